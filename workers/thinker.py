"""Chooses computers' moves, in another process: only this and the games' rules are loaded there.

The process gets only a seat's view and its legal moves, as JSON, and returns a move in notation."""

import time
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

import msgspec

from ai.base import Agent, Budget
from core.game import Level
from core.rng import Rng
from model import game_json
from model.game_json import AnyGame

LONGEST_THOUGHT: Final = 2.0
"""Seconds of processor time, whatever the machine: then the best move so far is played."""

CEILING_FACTOR: Final = 4
LOWEST_CEILING: Final = 0.5
"""The wall-clock ceiling of a thought: so many times its processor time, and at least so many
seconds. On a busy machine a thought takes longer by the clock instead of becoming weaker, until it
reaches this ceiling; such thoughts are counted."""


class Assignment(msgspec.Struct, frozen=True):
    """A request for a move: the game, the level, the view and the legal moves as JSON.

    ``seed``: fresh chance for its thoughts; nothing of the table's own. ``seconds``: of processor
    time; after so many the best move so far is played.
    """

    game: str
    level: Level
    view: bytes
    legal: bytes
    seed: bytes
    seconds: float = LONGEST_THOUGHT

    @property
    def ceiling(self) -> float:
        """The longest time for this thought in seconds by the clock, however busy the machine."""
        return max(LOWEST_CEILING, CEILING_FACTOR * self.seconds)


class Thought(msgspec.Struct, frozen=True):
    """A chosen move, in notation. ``starved``: the ceiling came before its processor time."""

    move: str
    starved: bool = False


Agents: TypeAlias = Mapping[Level, Agent[Any, Any]]
"""The agent of each level of a game."""

Decide: TypeAlias = Callable[[Assignment], Thought]
"""Answers an assignment; a function of a module, so it can be found."""

Now: TypeAlias = Callable[[], float]
"""A monotonic clock, in seconds from any origin."""


class _TimeLimit:
    """Says when a thought is over: its processor time is used up, or the ceiling is reached.

    ``spent``: the clock of the processor time of this process; ``now``: the clock on the wall.
    """

    def __init__(self, assignment: Assignment, spent: Now, now: Now) -> None:
        self._spent, self._now = spent, now
        self._used_up = spent() + assignment.seconds
        self._ceiling = now() + assignment.ceiling
        self.starved = False
        """Whether the ceiling came first."""

    def is_over(self) -> bool:
        if self._spent() > self._used_up:
            return True
        self.starved = self._now() > self._ceiling
        return self.starved


def decide(
    game: AnyGame,
    agents: Agents,
    assignment: Assignment,
    spent: Now = time.process_time,
    now: Now = time.monotonic,
) -> Thought:
    """Make up a computer's mind, in whatever process this runs."""
    limit = _TimeLimit(assignment, spent, now)
    view = game_json.decode_view(game, msgspec.Raw(assignment.view))
    legal = game_json.decode_moves(game, assignment.legal)
    agent = agents[assignment.level]
    budget = Budget(agent.iterations, limit.is_over)
    move = agent.choose(game, view, legal, Rng(assignment.seed), budget)
    return Thought(game.notate(move), limit.starved)
