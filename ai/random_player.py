"""Players that leave moves to chance: the yardstick, and the way to play less well."""

from collections.abc import Sequence
from typing import Generic

from ai.base import Agent, Budget, E, M, O, S, V
from core.game import Game
from core.rng import Rng


class RandomPlayer(Generic[M, V]):
    """Takes any legal move, each equally likely."""

    iterations = 0

    def choose(
        self, game: Game[S, M, E, V, O], view: V, legal: Sequence[M], rng: Rng, budget: Budget
    ) -> M:
        """A move at random."""
        number, _ = rng.below(len(legal))
        return legal[number]


class Distracted(Generic[M, V]):
    """Plays like another agent, but takes any legal move in so many decisions of a hundred."""

    def __init__(self, agent: Agent[M, V], percent: int) -> None:
        self._agent = agent
        self._percent = percent
        self._random = RandomPlayer[M, V]()
        self.iterations = agent.iterations

    def choose(
        self, game: Game[S, M, E, V, O], view: V, legal: Sequence[M], rng: Rng, budget: Budget
    ) -> M:
        """What the other agent would play, or a move at random."""
        drawn, rng = rng.below(100)
        agent = self._random if drawn < self._percent else self._agent
        return agent.choose(game, view, legal, rng, budget)
