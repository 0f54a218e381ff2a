"""The entries of texts: the folders they are in, how they are read, and the host's names of
games.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, TypeAlias

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Message,
    MessageReference,
    Pattern,
    Resource,
    Term,
    TermReference,
    TextElement,
)
from fluent.syntax.stream import FluentParserStream
from fluent.syntax.visitor import Visitor

from core.texts import LOCALES, Locale

# The folders of texts: that of the house, and those of the games in packages that are loaded.

HOUSE: Final = Path(__file__).parent.parent / "locales"

_folders: list[Path] = [HOUSE]


def text_folders() -> tuple[Path, ...]:
    """Return all folders; each has a subfolder for every language. A text of the first counts."""
    return tuple(_folders)


def add_text_folder(folder: Path) -> None:
    """Let translators that are made from now on know these texts as well."""
    if folder not in _folders:
        _folders.append(folder)


# The names that the host gives games, which all texts say instead of the usual ones.
#
# They are texts like those in the files: a game's name, and the name of its command made from it.

GameNames: TypeAlias = Mapping[str, tuple[str, ...]]
"""Names by the keys of games; each has one name for every language, in the order of LOCALES."""

_NO_PART_OF_A_COMMAND: Final = re.compile(r"[^\w]+")

_given: dict[str, tuple[str, ...]] = {}


def name_games(names: GameNames) -> None:
    """Let translators that are made from now on say these names; games left out keep theirs."""
    _given.clear()
    _given.update(names)


def given_names() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the names that are in force, by the keys of games."""
    return tuple(_given.items())


def given_texts(locale: Locale) -> str:
    """Return the names in force as a Fluent file, whose texts go before those of the games."""
    return "".join(f"{key} = {said}\n" for key, said in _texts(LOCALES.index(locale)))


def command_of(name: str) -> str:
    """Return the name of the command for a game of this name: ``castle-war`` for Castle War."""
    small = unicodedata.normalize("NFC", name.lower())
    plain = "".join(letter for letter in small if not unicodedata.combining(letter))  # of İ
    return _NO_PART_OF_A_COMMAND.sub("-", plain).strip("-")


def _texts(language: int) -> Iterator[tuple[str, str]]:
    for game, names in _given.items():
        yield f"{game}-name", names[language]
        yield f"command-{game}-name", command_of(names[language])


# The texts of one language, each parsed when it is first wanted.
#
# Parsing all texts of all languages takes a second and twenty megabytes, and in most hours few of
# them are said. An entry of a Fluent file begins at the start of a line, and none of its other
# lines begins with a letter, "-" or "#": so a file is cut into entries without being parsed (Fluent
# syntax 1.0, EBNF of Resource; parsers find the next entry after a fault in the same way).

_ENTRY: Final = re.compile(
    r"^(?P<name>-?[A-Za-z][\w-]*) *=.*\n?(?:^(?![A-Za-z#-]).*(?:\n|\Z))*", re.MULTILINE | re.ASCII
)
_PLAIN: Final = re.compile(
    r"[A-Za-z][\w-]* *= *(?P<text>[^\s{}](?:[^{}\n]*[^\s{}])?) *\n*", re.ASCII
)
_END_OF_TEXT: Final = re.compile(r"[{}\n]|\r\n|\Z")


class Entries:
    """The entries of some Fluent files, by name; the name of a term begins with "-".

    If a name occurs twice, the first entry counts, as in Fluent's own bundles.
    """

    def __init__(self, files: Iterable[str]) -> None:
        self._written: dict[str, str] = {}
        self._parsed: dict[str, _Entry | None] = {}
        for written in files:
            for entry in _ENTRY.finditer(written):
                self._written.setdefault(entry["name"], entry[0])

    def has(self, name: str) -> bool:
        """Whether there is a message of this name without a syntax error."""
        return isinstance(self._entry(name), str | Message)

    def plain(self, name: str) -> str | None:
        """Return the text of the message of this name if it is one line without placeables."""
        found = self._entry(name)
        return found if isinstance(found, str) else None

    def message(self, name: str) -> Message | None:
        """Return the message of this name; None if there is none, or if it has a syntax error."""
        found = _as_node(name, self._entry(name))
        return found if isinstance(found, Message) else None

    def messages(self) -> Mapping[str, Message]:
        """Return all messages by name; this parses everything."""
        names = [name for name in (*self._written, *self._parsed) if not name.startswith("-")]
        return {name: found for name in names if (found := self.message(name)) is not None}

    def needed_by(self, name: str) -> list[Message | Term]:
        """Return the message of this name, and all messages and terms that it refers to."""
        found: dict[str, Message | Term] = {}
        wanted = [name]
        while wanted:
            key = wanted.pop()
            entry = _as_node(key, self._entry(key))
            if entry is not None and key not in found:
                found[key] = entry
                wanted += _references_in(entry)
        return list(found.values())

    def _entry(self, name: str) -> "_Entry | None":
        if name not in self._parsed:
            if (written := self._written.get(name)) is None:
                return self._parsed.get(name)  # another thread may have parsed it meanwhile
            self._parsed[name] = _parsed(written)
            self._written.pop(name, None)
        return self._parsed[name]


_Entry: TypeAlias = str | Message | Term
"""A message of one line without placeables, as most are, is only its text: it needs no parser."""


def _parsed(written: str) -> _Entry | None:
    """Parse one entry; None if it has a syntax error."""
    if (plain := _PLAIN.fullmatch(written)) is not None:
        return plain["text"]
    found = _Parser(with_spans=False).parse_entry(written)
    return found if isinstance(found, Message | Term) else None


def _as_node(name: str, entry: _Entry | None) -> Message | Term | None:
    """Return an entry as the library's parser makes it."""
    if isinstance(entry, str):
        return Message(Identifier(name), Pattern([TextElement(entry)]))
    return entry


def _references_in(entry: Message | Term) -> list[str]:
    references = _References()
    references.visit(entry)
    return references.found


class _References(Visitor):
    """Collects the names of the messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.found.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)  # its arguments


class _Parser(FluentParser):
    """Reads the text between placeables at once: by characters it is half of the parsing time."""

    def get_text_element(self, ps: FluentParserStream) -> TextElement:
        begin, end = ps.index, _END_OF_TEXT.search(ps.string, ps.index)
        assert end is not None, "at the latest the end of the file"
        ps.index, ps.peek_offset = end.start(), 0
        return TextElement(ps.string[begin : ps.index])


def resource_of(entries: Iterable[Message | Term]) -> Resource:
    """Return these entries as a resource for a bundle."""
    return Resource(list(entries))
