"""Says texts to a reader; each text is parsed when it is first said.

A text names one of our commands with its own variable, ``{ $command_table_end }``: callers do
not pass it.
"""

import logging
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone, FluentType, fluent_number
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

from core.spelling import Spellings, without_turns
from core.texts import (
    LOCALES,
    ORIGINAL,
    CommandName,
    Guest,
    Listing,
    Locale,
    Moment,
    Names,
    Place,
    Player,
    Text,
    Value,
    Verbatim,
    language_of,
    text,
)
from i18n.entries import HOUSE, Entries, given_names, given_texts, resource_of, text_folders
from i18n.grammar import Said, dialect_of, functions_of, listed

_log = logging.getLogger(__name__)

FOLDER = HOUSE
_ARTICLE = "the"
_COMMAND = "command_"
"""Prefix of variables that name a command."""

_GROUPED_FROM: Final = 10_000
"""From this number on digits are grouped in threes."""
_HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")
"""A hyphen before a number, but not inside a range."""


class MissingText(Exception):
    """A text cannot be formatted: its key is unknown, or one of its variables is missing."""


FluentValue: TypeAlias = str | int
"""A value as Fluent takes it; a ``Said`` is a ``str``."""

_REMEMBERED: Final = 16_384
"""LRU cache size of said texts (some 10 MB): each keystroke needs the labels of all moves, each
picture its alt text, and with two hundred tables nearly all repeats."""

WriteCommand: TypeAlias = Callable[[str, str], str]
"""Writes a command, given its name in English and in the text's language."""


def plain_command(_english: str, here: str) -> str:
    """Return a command as it is typed."""
    return f"/{here}"


class Translator:
    """All texts in all languages.

    A faulty text (unknown key, missing variable) raises MissingText if ``strict``; else it is said
    in English, at worst as its key in brackets, and the fault is logged once.

    ``folders``: each has a subfolder of texts for every language; without any, those of the house
    and of the loaded games. A folder that lacks a language, as that of a game in a package may, is
    said in English; that is no fault. The names that the host gives games go before theirs.
    ``command`` writes the commands that texts name.
    """

    def __init__(
        self,
        *folders: Path,
        strict: bool = False,
        command: WriteCommand = plain_command,
    ) -> None:
        folders, names = folders or text_folders(), {code: given_texts(code) for code in LOCALES}
        self._entries = cache(lambda locale: _entries(folders, locale, names[locale]))
        """Return the texts of a language, which are read when it is first spoken."""
        self._untranslated = cache(
            lambda locale: _entries(_lacking(folders, locale), ORIGINAL, names[ORIGINAL])
        )
        self._bundles: dict[Locale, FluentBundle] = {}
        self._commands: dict[str, Mapping[str, str]] = {}
        self._write_command = command
        self._strict = strict
        self._remembered = lru_cache(maxsize=_REMEMBERED)(self._said)
        self._constant: dict[tuple[Locale, str], Said] = {}

    def has(self, key: str, locale: Locale = ORIGINAL) -> bool:
        """Whether this language has a text with this key."""
        return self._entries(locale).has(key)

    def keys(self, locale: Locale = ORIGINAL) -> frozenset[str]:
        """Return the keys of all texts of this language."""
        return frozenset(self._entries(locale).messages())

    def attribute(self, key: str, name: str) -> str | None:
        """Return the attribute ``name`` of the English text with this key; None if it has none."""
        bundle = self._bundle_with(ORIGINAL, key)
        if not bundle.has_message(key) or name not in bundle.get_message(key).attributes:
            return None
        noted, _ = bundle.format_pattern(bundle.get_message(key).attributes[name])
        return str(noted)

    def voice(
        self,
        locale: Locale,
        *,
        people: Callable[[int], str] = str,
        named: Callable[[int, str], str] = lambda _seat, name: without_turns(name),
        guest: Callable[[int], str] = str,
        place: Callable[[int], str] = str,
        quote: Callable[[str], str] = without_turns,
        moment: Callable[[int], str] = str,
    ) -> "Voice":
        """Return a voice in this language; the functions write people, foreign words and times.

        A language that is not in the table any more is answered in the original.
        ``named``: writes the person who held a seat earlier, by the name they had then.
        """
        return Voice(self, language_of(locale).code, people, named, guest, place, quote, moment)

    def spellings(self, names: Names) -> Spellings:
        """Return the spellings of these names in all languages together, whatever the reader's."""
        return Spellings(
            (self.voice(locale).say(name), key) for locale in LOCALES for name, key in names
        )

    def command(self, locale: Locale, path: str) -> str:
        """Return the command with this key ("table-end") as it is written in this language."""
        return self._write_command(self._name(ORIGINAL, path), self._name(locale, path))

    def _name(self, locale: Locale, path: str) -> str:
        """Return what is typed after the slash: the names of the command's groups, and its own.

        Commands that every game has are named once, under the key "game".
        """
        parts = path.split("-")
        beginnings = ("-".join(parts[:n]) for n in range(1, len(parts)))
        groups = [g for g in beginnings if self.has(f"command-{g}-name")]
        own = path if self.has(f"command-{path}-name") else f"game-{parts[-1]}"
        names = (self.format(locale, f"command-{key}-name", {}) for key in (*groups, own))
        return " ".join(names)

    def commands_in(self, key: str) -> Mapping[str, str]:
        """Return the variables by which a text names commands, with the commands' keys.

        Only the English text is searched: a translation has the variables of the original.
        """
        if key not in self._commands:
            self._commands[key] = _commands_in(self._entries(ORIGINAL), key)
        return self._commands[key]

    def constant(self, locale: Locale, key: str) -> Said:
        """Return the text of this key, which takes no values, and cache it.

        A text with commands is not cached: once they can be linked they are written differently.
        """
        said = self._constant.get((locale, key))
        if said is None:
            commands = self.commands_in(key).items()
            values = {name: self.command(locale, path) for name, path in commands}
            said = self.format(locale, key, values)
            if self.has(key) and not values:
                self._constant[locale, key] = said
        return said

    def format(self, locale: Locale, key: str, values: Mapping[str, FluentValue]) -> Said:
        """Return the text of this key with its values, from the cache if it was said lately."""
        given: list[FluentValue | None] = []
        for name, value in values.items():
            given += (name, value, value.own_definite if type(value) is Said else None)
        return self._remembered(locale, key, *given)

    def _said(self, locale: Locale, key: str, *given: FluentValue | None) -> Said:
        """Say it anew. ``given``: for each value its name, itself, and its words with their article
        if it has some: equal words may have different ones. As one row they take less memory.
        """
        values = cast("dict[str, FluentValue]", dict(zip(given[::3], given[1::3], strict=True)))
        for candidate in self._languages_for(locale, key):
            if (plain := self._entries(candidate).plain(key)) is not None:
                return Said(_with_minus(plain, values))
            try:
                bundle = self._bundle_with(candidate, key)
                return _formatted(bundle, candidate, key, values)
            except MissingText as fault:
                if self._strict:
                    raise
                _report(str(fault))
        return Said(f"[{key}]")

    def _languages_for(self, locale: Locale, key: str) -> tuple[Locale, ...]:
        """Return the languages to say this text in: the first that has it without a fault."""
        if locale == ORIGINAL:
            return (ORIGINAL,)
        if not self._entries(locale).has(key) and self._untranslated(locale).has(key):
            return (ORIGINAL,)
        return locale, ORIGINAL

    def _bundle_with(self, locale: Locale, key: str) -> FluentBundle:
        """Return the bundle of this language, with what the text of this key needs."""
        bundle = self._bundles.get(locale)
        if bundle is None:
            bundle = self._bundles.setdefault(locale, _bundle(locale))
        if not bundle.has_message(key):
            bundle.add_resource(resource_of(self._entries(locale).needed_by(key)))
        return bundle


class Voice:
    """Says texts in one language, for one medium (Discord, a picture, plain text)."""

    def __init__(
        self,
        translator: Translator,
        locale: Locale,
        people: Callable[[int], str],
        named: Callable[[int, str], str],
        guest: Callable[[int], str],
        place: Callable[[int], str],
        quote: Callable[[str], str],
        moment: Callable[[int], str],
    ) -> None:
        self.locale = locale
        self._translator = translator
        self._people = people
        self._named = named
        self._guest = guest
        self._place = place
        self._quote = quote
        self._moment = moment

    def say(self, text: Text) -> str:
        """Return the text in words."""
        return str(self._said(text))

    def _said(self, text: Text) -> Said:
        if not text.values:
            return self._translator.constant(self.locale, text.key)
        values = {name: self._words(value) for name, value in text.values.items()}
        for name, path in self._translator.commands_in(text.key).items():
            values[name] = self._translator.command(self.locale, path)
        return self._translator.format(self.locale, text.key, values)

    def _words(self, value: Value) -> FluentValue:
        """Return a value as Fluent takes it: a number or a selector as it is, all else in words."""
        write = _WRITERS.get(type(value))
        return cast(FluentValue, value) if write is None else write(self, value)

    def _listing(self, listing: Listing) -> str:
        words = (self._words(item) for item in listing.items)
        items = [str(w).replace("-", "−") if isinstance(w, int) else str(w) for w in words]
        if (between := _BETWEEN.get(listing.joined)) is not None:
            return between.join(items)
        return listed(items, self.locale, listing.joined)

    def _person(self, player: Player) -> str:
        match player.name:
            case None | Guest():
                return self._people(player.seat)
            case Verbatim(words=name):
                return self._named(player.seat, name)
            case Text() as name:
                return self._named(player.seat, str(self._said(name)))

    def _somebody(self, guest: Guest) -> FluentValue:
        return self._guest(guest.player) if guest.name is None else self._words(guest.name)


def _formatted(
    bundle: FluentBundle, locale: Locale, key: str, values: Mapping[str, FluentValue]
) -> Said:
    """Return the text in exactly this language. Raises MissingText if it has a fault."""
    if not bundle.has_message(key) or (pattern := bundle.get_message(key).value) is None:
        raise MissingText(f"{locale}: no text {key}")
    attributes = bundle.get_message(key).attributes
    given = {name: _written(value) for name, value in values.items()}
    plain, errors = bundle.format_pattern(pattern, given)
    definite = None
    if _ARTICLE in attributes:
        definite, more = bundle.format_pattern(attributes[_ARTICLE], given)
        errors += more
    if errors:
        raise MissingText(f"{locale}: {key}: {errors}")
    plain = _with_minus(str(plain), values)
    return Said(plain, None if definite is None else str(definite))


class _Digits(FluentInt):
    """A number that every language writes as its bare digits."""

    def format(self, _locale: object) -> str:
        """Return the digits, without Babel's patterns."""
        return str(int(self))


def _written(value: FluentValue) -> FluentValue | FluentType:
    """Write numbers of four digits as in pictures, 1500; longer ones in groups, 10,000."""
    if not isinstance(value, int):
        return value
    if 0 <= value < _GROUPED_FROM:
        return _Digits(value)
    return fluent_number(value, useGrouping=abs(value) >= _GROUPED_FROM)


def _with_minus(said: str, values: Mapping[str, FluentValue]) -> str:
    """Write a minus sign, as in pictures, before negative values.

    Babel writes a hyphen there in English and Italian.
    """
    if any(isinstance(value, int) and value < 0 for value in values.values()):
        return _HYPHEN.sub("−", said)
    return said


@cache
def _report(fault: str) -> None:
    """Log each fault once: a text is said often."""
    _log.error("a text cannot be said: %s", fault)


def _lacking(folders: Iterable[Path], locale: Locale) -> tuple[Path, ...]:
    """Return those of the folders that have no texts in this language."""
    return tuple(folder for folder in folders if not (folder / locale).is_dir())


@cache
def _entries(folders: tuple[Path, ...], locale: Locale, names: str) -> Entries:
    """Return the entries of these names and of the files in these folders, read once in a process.

    All translators share what is parsed.
    """
    paths = (path for folder in folders for path in sorted((folder / locale).glob("*.ftl")))
    return Entries((names, *(path.read_text(encoding="utf-8") for path in paths)))


_BETWEEN: Final = {"row": " ", "comma": ", "}
"""Separators of listings that are the same in every language."""

_Writer: TypeAlias = Callable[[Voice, Any], FluentValue]

_WRITERS: Final[Mapping[type, _Writer]] = {
    Text: lambda voice, text: voice._said(text),
    Listing: lambda voice, listing: voice._listing(listing),
    Player: lambda voice, player: voice._person(player),
    Guest: lambda voice, guest: voice._somebody(guest),
    Place: lambda voice, place: voice._place(place.id),
    Verbatim: lambda voice, verbatim: voice._quote(verbatim.words),
    Moment: lambda voice, moment: voice._moment(moment.at),
    CommandName: lambda voice, name: voice._translator.command(voice.locale, name.path),
}
"""How a voice writes each kind of value that has no words yet."""


def _commands_in(entries: Entries, key: str) -> Mapping[str, str]:
    if entries.plain(key) is not None or (message := entries.message(key)) is None:
        return {}
    found = _CommandsNamed()
    found.visit(message)
    return found.found


class _CommandsNamed(Visitor):
    """Collects the variables that name commands, and the commands' keys."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        if node.id.name.startswith(_COMMAND):
            self.found[node.id.name] = node.id.name.removeprefix(_COMMAND).replace("_", "-")


class _Bundle(FluentBundle):
    """A bundle whose numbers write themselves: Fluent would replace ``_Digits`` by its own."""

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        """Return the pattern with these values, all of them Fluent's, and what was wrong."""
        errors: list[Exception] = []
        given = CurrentEnvironment(args=args or {})
        try:
            return pattern(ResolverEnvironment(self, errors, current=given)), errors
        except ValueError as fault:
            return "{???}", [*errors, fault]


def _bundle(locale: Locale) -> FluentBundle:
    return _Bundle([str(dialect_of(locale))], functions=functions_of(locale), use_isolating=False)


# Names and descriptions of commands, for Discord's command list.


def _translator() -> Translator:
    return _translator_of(text_folders(), given_names())


@cache
def _translator_of(folders: tuple[Path, ...], _names: object) -> Translator:
    return Translator(*folders)


def command_text(key: str, locale: Locale) -> str:
    """Return the command text of this key. Raises MissingText if there is none."""
    translator = _translator()
    if not translator.has(key):
        raise MissingText(f"{key} is missing in locales/en: Discord would show it as a command")
    return translator.voice(locale).say(text(key))
