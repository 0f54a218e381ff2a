"""Texts that are not yet in any language.

Rules, tables and pictures produce a ``Text``: a key and values. ``i18n`` translates it into the
language of one reader. Names of things among the values are ``Text`` themselves; a player is given
by seat, so that each output (channel, picture, alt text) can write people in its own way.
"""

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

import msgspec

from core.languages import LOCALES as LOCALES
from core.languages import Locale as Locale


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
