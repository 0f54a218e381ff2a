"""Encode and strictly decode the states, options, views, moves and events of any game as JSON."""

from functools import cache
from typing import Any

import msgspec

from core.game import Game
from model.refusals import UnreadableTable
from model.table import Table

AnyGame = Game[Any, Any, Any, Any, Any]
"""A game whose own types are unknown here; its values are only passed on to the game."""

_ENCODER = msgspec.json.Encoder(order="deterministic")


def encode(value: object) -> bytes:
    """Encode as JSON; equal values give equal bytes."""
    return _ENCODER.encode(value)


def raw(value: object) -> msgspec.Raw:
    """Encode as JSON to be embedded in a larger message."""
    return msgspec.Raw(_ENCODER.encode(value))


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def decode_state(game: AnyGame, data: bytes) -> Any:
    """Decode a stored state of this game. Raises msgspec.DecodeError if it is none."""
    return _decoder(game.manifest.state).decode(data)


def state_of(game: AnyGame, table: Table) -> Any:
    """Decode a table's secret state. Raises UnreadableTable, or ValueError before the game."""
    if table.state is None:
        raise ValueError("a table that plays has a state")
    try:
        return decode_state(game, table.state)
    except msgspec.DecodeError as fault:
        raise UnreadableTable(table.code) from fault


def decode_options(game: AnyGame, data: bytes | msgspec.Raw) -> Any:
    """Decode a table's options. Raises msgspec.DecodeError if they do not fit the game."""
    return _decoder(game.manifest.options).decode(data)


def decode_view(game: AnyGame, data: bytes | msgspec.Raw) -> Any:
    """Decode a view from a letter."""
    return _decoder(game.manifest.view).decode(data)


def decode_moves(game: AnyGame, data: bytes | msgspec.Raw) -> tuple[Any, ...]:
    """Decode the legal moves from a letter."""
    moves: tuple[Any, ...] = _decoder(tuple[game.manifest.move, ...]).decode(data)  # type: ignore[name-defined]
    return moves


def decode_event(game: AnyGame, data: bytes | msgspec.Raw) -> Any:
    """Decode an event from a letter or the log."""
    return _decoder(game.manifest.event).decode(data)
