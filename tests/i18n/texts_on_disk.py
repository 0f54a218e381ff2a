"""Reads the locale files directly, without Tavolo's own loader."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from core.texts import LOCALES, ORIGINAL, Locale
from i18n.translator import FOLDER
from tests.games.catalogue import FOLDERS

OTHERS: tuple[Locale, ...] = tuple(locale for locale in LOCALES if locale != ORIGINAL)


def path_of(locale: Locale, file: str) -> Path:
    """Where a file of a language is: among the texts of the house, or of a game of the tests."""
    return next(path for folder in FOLDERS if (path := folder / locale / file).exists())


@cache
def resource(locale: Locale, file: str) -> ast.Resource:
    """One file of a language, parsed."""
    return FluentParser().parse(path_of(locale, file).read_text(encoding="utf-8"))


def files(locale: Locale, folders: Sequence[Path] = FOLDERS) -> list[str]:
    """The names of a language's files, in all folders."""
    return sorted(path.name for folder in folders for path in (folder / locale).glob("*.ftl"))


def entries(locale: Locale, folders: Sequence[Path] = FOLDERS) -> Iterator[tuple[str, ast.Message]]:
    """Every text of a language with the file it stands in."""
    for file in files(locale, folders):
        for entry in resource(locale, file).body:
            if isinstance(entry, ast.Message):
                yield file, entry


def folders_of(locale: Locale) -> tuple[Path, ...]:
    """The folders that have texts in this language: that of a game in a package may lack some."""
    return tuple(folder for folder in FOLDERS if (folder / locale).is_dir())


@cache
def messages(locale: Locale) -> dict[str, ast.Message]:
    """Every text of a language by its key."""
    return {entry.id.name: entry for _, entry in entries(locale)}


def language_of(key: str, locale: Locale) -> Locale:
    """The language in which whoever reads this one is told a text: English where it lacks."""
    return locale if key in messages(locale) else ORIGINAL


@cache
def originals(locale: Locale) -> dict[str, ast.Message]:
    """The English texts by key, of the folders that are translated into this language."""
    found = entries(ORIGINAL, folders_of(locale))
    return {entry.id.name: entry for _, entry in found}


@cache
def told_in(locale: Locale) -> dict[str, ast.Message]:
    """The texts that a reader of this language gets, by key: English where there is no other."""
    return {**messages(ORIGINAL), **messages(locale)}


def command_paths() -> set[str]:
    """The keys of all commands of the house that have texts, such as "table-end"."""
    names = [message.id.name for _, message in entries(ORIGINAL, (FOLDER,))]
    keys = {m[1] for key in names if (m := re.fullmatch(r"command-([a-z0-9-]+)-name", key))}
    groups = {group for group in keys if any(key.startswith(f"{group}-") for key in keys)}
    own = {key for key in keys - groups if any(key.startswith(f"{group}-") for group in groups)}
    of_games = {key for key in keys if key.startswith("game-")}
    games = keys - groups - own - of_games
    return own | {key.replace("game", game, 1) for key in of_games for game in games}


@cache
def noted(locale: Locale, note: str) -> frozenset[str]:
    """The keys of the texts of a language that have this note over them."""
    return frozenset(
        key
        for key, message in messages(locale).items()
        if message.comment is not None and note in (message.comment.content or "").splitlines()
    )


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.counted: set[str] = set()
        self.words: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            for variant in node.variants:
                if isinstance(variant.key, ast.NumberLiteral) or variant.key.name in PLURALS:
                    self.counted.add(name)
                else:
                    self.words.setdefault(name, set()).add(variant.key.name)
        self.generic_visit(node)


PLURALS = frozenset({"zero", "one", "two", "few", "many"})
"""Forms of plurals; ``other`` is also the usual name of a default."""


def variables(message: ast.Message) -> set[str]:
    """The names of a text's variables."""
    found = _Variables()
    found.visit(message)
    return found.names


def counted(message: ast.Message) -> set[str]:
    """The variables that select by number."""
    found = _Variables()
    found.visit(message)
    return found.counted


def selected_words(message: ast.Message) -> dict[str, set[str]]:
    """The variables that select by word, with the words that are told apart."""
    found = _Variables()
    found.visit(message)
    return {name: words for name, words in found.words.items() if name not in found.counted}


class _Selections(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)


def selections(message: ast.Message) -> list[ast.SelectExpression]:
    """Every choice between variants in a text, outer before inner."""
    found = _Selections()
    found.visit(message)
    return found.found


def key_of(variant: ast.Variant) -> str:
    """What a variant is chosen by: "one", "-1", "yes"."""
    key = variant.key
    return key.value if isinstance(key, ast.NumberLiteral) else key.name


def prints(variant: ast.Variant, selection: ast.SelectExpression) -> bool:
    """Whether the words of a variant hold the value that chose it."""
    chosen_by, held = _Variables(), _Variables()
    chosen_by.visit(selection.selector)
    held.visit(variant.value)
    return chosen_by.names <= held.names


class _Prose(Visitor):
    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.pieces.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        self.pieces.append("\N{OBJECT REPLACEMENT CHARACTER}")
        self.generic_visit(node)


def prose(message: ast.Message) -> str:
    """All the words of a text, of every variant and attribute, with a sign for each value."""
    found = _Prose()
    found.visit(message)
    return "".join(found.pieces)


def plain(message: ast.Message) -> str:
    """The same without its attributes, which say the words again with an article."""
    return prose(ast.Message(message.id, message.value))
