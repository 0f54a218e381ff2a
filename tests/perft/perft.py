"""Counts lines of play from a position (perft): a change of any rule changes the numbers."""

from pathlib import Path
from typing import Any

import msgspec

from core.game import Game
from tests.game_data import data_of


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a recorded game (tests/replays) and its lines of one, two, … moves."""

    replay: str
    after_moves: int
    lines: tuple[int, ...]


def path_of(key: str) -> Path:
    """Where the counts of a game are kept."""
    return data_of(key).perft


def positions(key: str) -> tuple[Position, ...]:
    """The positions counted for a game; none where it has no file."""
    path = path_of(key)
    if not path.exists():
        return ()
    return msgspec.json.decode(path.read_bytes(), type=tuple[Position, ...])


def perft(game: Game[Any, Any, Any, Any, Any], state: Any, depth: int) -> int:
    """How many lines of so many listed moves there are; shorter ones count when the game ends."""
    seats = sorted(game.to_act(state))
    if depth == 0 or not seats:
        return 1
    return sum(
        perft(game, game.apply(state, seat, move).state, depth - 1)
        for seat in seats
        for move in game.legal_moves(state, seat)
    )
