"""A game's values as JSON: states, options, views and events of any game, both ways, strictly."""

from functools import cache
from typing import Any

import msgspec

from core.game import Game
from tables.model.refusals import UnreadableTable
from tables.model.table import Table

AnyGame = Game[Any, Any, Any, Any, Any]
"""A game whose own types the house does not know; they never leave through this door unread."""

_ENCODER = msgspec.json.Encoder(order="deterministic")


def encode(value: object) -> bytes:
    """JSON, the same bytes for equal values."""
    return _ENCODER.encode(value)


def raw(value: object) -> msgspec.Raw:
    """JSON to be put into a larger message unread."""
    return msgspec.Raw(_ENCODER.encode(value))


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def decode_state(game: AnyGame, data: bytes) -> Any:
    """A stored state of this game. Raises msgspec.DecodeError when it is not one."""
    return _decoder(game.manifest.state).decode(data)


def state_of(game: AnyGame, table: Table) -> Any:
    """The secret state of a table whose game has begun. Raises UnreadableTable."""
    if table.state is None:
        raise ValueError("a table that plays has a state")
    try:
        return decode_state(game, table.state)
    except msgspec.DecodeError as fault:
        raise UnreadableTable(table.code) from fault


def decode_options(game: AnyGame, data: bytes | msgspec.Raw) -> Any:
    """The options a table agreed on."""
    return _decoder(game.manifest.options).decode(data)


def decode_view(game: AnyGame, data: bytes | msgspec.Raw) -> Any:
    """A view that travelled in a letter."""
    return _decoder(game.manifest.view).decode(data)


def decode_moves(game: AnyGame, data: bytes | msgspec.Raw) -> tuple[Any, ...]:
    """Moves that somebody may choose from."""
    moves: tuple[Any, ...] = _decoder(tuple[game.manifest.move, ...]).decode(data)  # type: ignore[name-defined]
    return moves


def decode_event(game: AnyGame, data: bytes | msgspec.Raw) -> Any:
    """An event that travelled in a letter or stands in the log."""
    return _decoder(game.manifest.event).decode(data)
