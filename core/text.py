"""Something to say, not yet in any language.

Rules, tables and pictures speak in ``Text``: a key and values. ``i18n`` turns it into words of one
language, for one reader. Values that are names of things are themselves ``Text``; a player is named
by seat, so that each place (channel, picture, alt text) can write people its own way.
"""

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias, get_args

import msgspec

Locale: TypeAlias = Literal["en", "fr", "it"]
LOCALES: tuple[Locale, ...] = get_args(Locale)


class Player(msgspec.Struct, frozen=True, omit_defaults=True, tag="player"):
    """The person (or computer) in this seat.

    ``name``: what whoever sat there then was called, where somebody else sits there now.
    """

    seat: int
    name: "Verbatim | Text | None" = None


class Guest(msgspec.Struct, frozen=True, tag="guest"):
    """Somebody without a seat to be named by, such as who is invited: a Discord id."""

    player: int


class Place(msgspec.Struct, frozen=True, tag="place"):
    """A channel or thread, by its Discord id; each place of reading writes it its own way."""

    id: int


class Verbatim(msgspec.Struct, frozen=True, tag="verbatim"):
    """Words a person wrote. Escaped wherever they are shown, never read as markup."""

    words: str


class Moment(msgspec.Struct, frozen=True, tag="moment"):
    """An instant, in Unix milliseconds UTC; each place writes it its own way."""

    at: int


class CommandName(msgspec.Struct, frozen=True, tag="command"):
    """A command of ours, by the key of its texts ("table-cancel"); each place writes it its way."""

    path: str


class Text(msgspec.Struct, frozen=True, tag="text"):
    """A key of the texts and the values of its variables."""

    key: str
    values: dict[str, "Value"] = {}


class Listing(msgspec.Struct, frozen=True, tag="listing"):
    """Several things, joined the way the language joins them.

    ``joined``: "and" ("a, b and c"), "or" ("a, b or c"), "comma" ("a, b, c"), or "row": side by
    side, with nothing between them ("a b c").
    """

    items: tuple["Value", ...]
    joined: Literal["and", "or", "comma", "row"] = "and"


Value: TypeAlias = (
    int | str | Text | Listing | Player | Guest | Place | Verbatim | Moment | CommandName
)
"""A plain ``str`` is a word the text selects by (a suit's key, a status), never prose."""


def text(key: str, /, **values: Value) -> Text:
    """A text with its values named; hyphens in keys, underscores in names of variables."""
    return Text(key, values)


def with_names(said: Text, names: Mapping[int, "Verbatim | Text"]) -> Text:
    """The text with the people in these seats called so, wherever it names them."""
    return Text(said.key, {key: _with_names(v, names) for key, v in said.values.items()})


def _with_names(value: Value, names: Mapping[int, "Verbatim | Text"]) -> Value:
    match value:
        case Player() if value.seat in names:
            return Player(value.seat, names[value.seat])
        case Text():
            return with_names(value, names)
        case Listing():
            items = tuple(_with_names(item, names) for item in value.items)
            return Listing(items, value.joined)
        case _:
            return value


Say: TypeAlias = Callable[[Text], str]
"""Says texts in somebody's language."""
