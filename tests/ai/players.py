"""The computer players that the common tests of agents run: those of every game offered."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ai.base import Agent, unhurried
from core.game import Level, Seat
from core.rng import Rng
from tests.games.catalogue import EVERY_GAME
from tests.games.subjects import subject_of
from tests.games.whole_games import MOST_MOVES_LISTED, Stop, some_stops

AGENTS: Mapping[str, Mapping[Level, Agent[Any, Any]]] = {
    key: entry.agents for key, entry in EVERY_GAME.items()
}

PLAYERS = tuple((key, level) for key, entry in EVERY_GAME.items() for level in entry.levels)
"""Every level of every game."""

ITERATIONS = 16
"""For tests: enough that a search tries every candidate, few enough to be quick."""


def choice(
    key: str, level: Level, view: Any, legal: Sequence[Any], number: int, iterations: int
) -> Any:
    """What this player does, with its chance from a number."""
    rng = Rng(bytes([number % 256]) * 32)
    budget = unhurried(iterations)
    return AGENTS[key][level].choose(subject_of(key).game, view, legal, rng, budget)


def question(key: str, state: Any, seat: Seat) -> tuple[Any, list[Any]]:
    """All that a player is told: its view and its legal moves."""
    game = subject_of(key).game
    return game.view_for(state, seat), list(game.legal_moves(state, seat))


@cache
def decisions(key: str, most: int) -> tuple[Stop, ...]:
    """Stops at which there is something to decide, from games of all habits and options.

    They are found once for all levels: to list the moves at each takes longer than some levels do.
    """
    found = []
    for _, stop in some_stops(key, most):
        legal = list(subject_of(key).game.legal_moves(stop.state, stop.seat))
        if 1 < len(legal) <= MOST_MOVES_LISTED:
            found.append(stop)
    return tuple(found)
