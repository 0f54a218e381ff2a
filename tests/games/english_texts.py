"""A strict loader of English texts: a missing key, variable or form is an error."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from core.texts import CommandName, Guest, Listing, Moment, Place, Player, Text, Value, Verbatim
from i18n.translator import FOLDER
from tests.games.catalogue import FOLDERS

SHARED = FOLDER / "en" / "decktet.ftl"
"""Texts that several games use."""


def file_of(game: str) -> Path:
    """Where the game's own English texts stand."""
    name = f"{game.replace('-', '_')}.ftl"
    (path,) = (each for folder in FOLDERS if (each := folder / "en" / name).exists())
    return path


@cache
def _bundle(game: str) -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    path = file_of(game)
    for each in (SHARED, path, *sorted(path.parent.glob(f"{path.stem}_*.ftl"))):
        bundle.add_resource(FluentResource(each.read_text("utf-8")))
    return bundle


def has_key(game: str, key: str) -> bool:
    """Whether the game's English texts say this key."""
    return bool(_bundle(game).has_message(key))


def say(game: str, said: Text) -> str:
    """The English words of a text; fails when they cannot be made in full."""
    bundle = _bundle(game)
    assert bundle.has_message(said.key), f"no English text for {said.key}"
    message = bundle.get_message(said.key)
    assert message.value is not None
    values = {name: _spoken(game, value) for name, value in said.values.items()}
    words, errors = bundle.format_pattern(message.value, values)
    assert not errors, f"{said.key}: {errors}"
    return str(words)


def _spoken(game: str, value: Value) -> str | int:
    match value:
        case Text():
            return say(game, value)
        case Listing():
            return ", ".join(str(_spoken(game, item)) for item in value.items)
        case Player():
            return f"Player {value.seat + 1}"
        case Guest():
            return f"somebody ({value.player})"
        case Place():
            return f"#{value.id}"
        case Verbatim():
            return value.words
        case Moment():
            return str(value.at)
        case CommandName():
            return f"/{value.path}"
        case _:
            return value
