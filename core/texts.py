"""Texts, independent of the language: keys with values, the languages, and the texts of a game."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import IntEnum, auto
from typing import Any, Final, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

# The languages that the bot speaks: one table, which everything reads.
#
# ``locales/README.md`` says how to add a language. No other file of the product names one
# (``tests/house/test_languages.py``).

Locale: TypeAlias = str
"""The code of a language. A stored one may have left the table: see ``language_of``."""


class Language(NamedTuple):
    """A language. ``code``: its folder in ``locales/``. ``name``: what it calls itself.

    ``at_discord``: the locales of Discord's clients that are answered in it. ``dialect``: whose
    plurals, numbers and lists it has, as Babel writes it; "": those of ``code``. ``zones``: where
    most of its readers live, suggested first. ``articles``: how a name with its article begins; if
    there are any, texts have the attribute ``.the``. ``little_words``: words without accents that
    may stand anywhere in a typed move. ``euphony``: words of lists that change before the first
    letter of a name, each with these letters and its other form.
    """

    code: Locale
    name: str
    at_discord: tuple[str, ...]
    dialect: str = ""
    zones: tuple[str, ...] = ()
    articles: tuple[str, ...] = ()
    little_words: str = ""
    euphony: tuple[tuple[str, str, str], ...] = ()


LANGUAGES: Final = (
    Language(
        "en",
        "English",
        ("en-GB", "en-US"),
        dialect="en_GB",
        zones=("Europe/London", "America/New_York", "America/Los_Angeles"),
        little_words="the a an of and to from",
    ),
    Language(
        "fr",
        "Français",
        ("fr",),
        zones=("Europe/Paris", "America/Toronto", "Europe/Brussels"),
        articles=("le ", "la ", "l’", "les "),
        little_words="le la les l un une des du de d et a au aux",
    ),
    Language(
        "it",
        "Italiano",
        ("it",),
        zones=("Europe/Rome", "Europe/Zurich", "Europe/London"),
        articles=("il ", "lo ", "la ", "l’", "i ", "gli ", "le "),
        little_words="il lo la l i gli le un uno una di del dello della dei degli delle dell e ed "
        "a al allo alla ai agli alle all da dal dallo dalla dai dagli dalle dall",
        euphony=(("e", "e", "ed"),),
    ),
)
"""All languages. The first is the original: the others are translated from it, and what they lack
is said in it."""

LOCALES: Final[tuple[Locale, ...]] = tuple(language.code for language in LANGUAGES)
ORIGINAL: Final[Locale] = LOCALES[0]

_BY_CODE: Final = {language.code: language for language in LANGUAGES}


def language_of(locale: Locale) -> Language:
    """Return the language with this code; the original if it is not in the table any more."""
    return _BY_CODE.get(locale, LANGUAGES[0])


def locale_of(code: str) -> Locale:
    """Return the language that answers this locale of a client, or that has this code.

    Of a locale that no language names ("fr-CA") only the part before the hyphen counts; the
    original if that is no language of the table either.
    """
    for language in LANGUAGES:
        if code in (language.code, *language.at_discord):
            return language.code
    return language_of(code.partition("-")[0]).code


# Texts that are not yet in any language.
#
# Rules, tables and pictures produce a ``Text``: a key and values. ``i18n`` translates it into the
# language of one reader. Names of things among the values are ``Text`` themselves; a player is
# given by seat, so that each output (channel, picture, alt text) can write people in its own way.


class Player(msgspec.Struct, frozen=True, omit_defaults=True, tag="player"):
    """The person or computer in this seat.

    ``name``: the name of the occupant at that time, if somebody else sits there now. In a line of
    the log, where no name stands, it is the person's id (``Guest``).
    """

    seat: int
    name: "Verbatim | Text | Guest | None" = None


class Guest(msgspec.Struct, frozen=True, omit_defaults=True, tag="guest"):
    """A person by their Discord id, such as an invited one.

    ``name``: the name to write; without one, each output writes the person in its own way.
    """

    player: int
    name: "Verbatim | Text | None" = None


class Place(msgspec.Struct, frozen=True, tag="place"):
    """A channel or thread, by its Discord id; each output writes it in its own way."""

    id: int


class Verbatim(msgspec.Struct, frozen=True, tag="verbatim"):
    """Words that a person wrote. Output escapes them and never reads them as markup."""

    words: str


class Moment(msgspec.Struct, frozen=True, tag="moment"):
    """An instant, in Unix milliseconds UTC; each output writes it in its own way."""

    at: int


class CommandName(msgspec.Struct, frozen=True, tag="command"):
    """A command of the bot, by the key of its texts ("table-end"); each output formats it."""

    path: str


class Text(msgspec.Struct, frozen=True, tag="text"):
    """A translation key and the values of its variables."""

    key: str
    values: dict[str, "Value"] = {}


class Listing(msgspec.Struct, frozen=True, tag="listing"):
    """Several values, joined by the rules of the language.

    ``joined``: "and" ("a, b and c"), "or" ("a, b or c"), "comma" ("a, b, c"), or "row": side by
    side with nothing between ("a b c").
    """

    items: tuple["Value", ...]
    joined: Literal["and", "or", "comma", "row"] = "and"


Value: TypeAlias = (
    int | str | Text | Listing | Player | Guest | Place | Verbatim | Moment | CommandName
)
"""A plain ``str`` is a selector of the translation (a suit's key, a status), never prose."""


def text(key: str, /, **values: Value) -> Text:
    """Return a text with these values; keys have hyphens, names of variables underscores."""
    return Text(key, values)


def with_names(said: Text, names: Mapping[int, "Verbatim | Text"]) -> Text:
    """Return the text with these names for the players in these seats who have none in it."""

    def named(value: Value) -> Value:
        match value:
            case Player(seat=seat, name=None) if seat in names:
                return Player(seat, names[seat])
        return value

    return replaced(said, named)


def replaced(said: Text, instead: Callable[[Value], Value]) -> Text:
    """Return the text with each value, those in lists and inner texts too, replaced by another."""
    return Text(said.key, {key: _replaced(v, instead) for key, v in said.values.items()})


def _replaced(value: Value, instead: Callable[[Value], Value]) -> Value:
    match instead(value):
        case Text() as inner:
            return replaced(inner, instead)
        case Listing(items=items, joined=joined):
            return Listing(tuple(_replaced(item, instead) for item in items), joined)
        case other:
            return other


Say: TypeAlias = Callable[[Text], str]
"""Translates a text into one language."""


# The texts of a game: made from moves, events and views, independent of the language.

Facts: TypeAlias = Mapping[str, Value]
"""Values for texts that are the same in all matches of a game."""

Names: TypeAlias = tuple[tuple[Text, str], ...]
"""Names that people may type in a move, each with its word in the notation.

A text may list several spellings, separated by commas; a name with an empty word is ignored.
"""


class Importance(IntEnum):
    """The topic of a line, most important first: where space is short, the last ones are cut."""

    TURN = auto()
    """Whose turn it is and what they have to do, or that the game is over and who has won."""
    PLAN = auto()
    """The move that the viewer is planning."""
    SCORE = auto()
    """The standing of each seat."""
    HAND = auto()
    """What the viewer alone sees."""
    LAST = auto()
    """The last move."""
    BOARD = auto()
    """What lies where on the board."""
    REST = auto()
    """What hardly changes, or follows from the rest."""


class Line(msgspec.Struct, frozen=True):
    """One line of a view's description: one or more whole sentences."""

    text: Text
    importance: Importance = Importance.BOARD


def lines(importance: Importance, texts: Iterable[Text]) -> Iterator[Line]:
    """Iterate over these texts as lines of one importance."""
    return (Line(said, importance) for said in texts)


M = TypeVar("M", contravariant=True)
E = TypeVar("E", contravariant=True)
V = TypeVar("V", contravariant=True)


class Words(Protocol[M, E, V]):
    """The texts of one game; ``games/<key>/texts.py`` provides them as plain functions.

    Keys begin with the game's key and stand in ``locales/*/<key>.ftl``. Scores need no function:
    the text of part ``name`` is ``<key>-score-<name>``. The last event of a game says how it ended.
    ``NAMES``: what people may type besides the words of the notation. ``FACTS``: values about cards
    and board for the chapters of the rules, by the names of the variables there.
    """

    NAMES: Names
    FACTS: Facts

    def event_text(self, event: E) -> Text:
        """Return one sentence that tells an event, in the past tense, naming who did it."""
        ...

    def move_text(self, view: V, move: M) -> Text:
        """Return a short label of a move for a menu (at most 100 characters).

        It calls things on the board what the game's own buttons call them.
        """
        ...

    def prompt_text(self, view: V) -> Text:
        """Return what the seat to act may do now, as a request ("Draw a card or …")."""
        ...

    def progress_text(self, view: V) -> Text | None:
        """Return how far the game has come, in a short public sentence.

        It counts what ends the game, or the rounds. None if there is nothing to count.
        """
        ...

    def board_text(self, view: V) -> tuple[Line, ...]:
        """Return a description of everything public, complete enough to play without a picture.

        The game says whose turn it is, in a line of importance ``TURN``; the caller says who won.
        """
        ...

    def hand_text(self, view: V) -> tuple[Line, ...]:
        """Return a description of what only this viewer sees; empty for the public.

        The first line must be enough by itself where only one is shown.
        """
        ...

    def plan_text(self, view: V, plan: Any) -> Text:
        """Return a description of the viewer's plan, in the format of the game's painter."""
        ...
