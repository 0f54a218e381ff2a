"""Those who do not search: greedy, and greedy but for so many moves at random."""

from collections.abc import Callable, Sequence
from typing import Generic

from ai.base import Agent, Budget, E, M, O, S, V
from core.game import Game
from core.rng import Rng


class Greedy(Generic[M, V]):
    """Plays what looks best without looking ahead."""

    iterations = 0

    def __init__(self, best: Callable[[V, Sequence[M]], M]) -> None:
        self._best = best

    def choose(
        self, game: Game[S, M, E, V, O], view: V, legal: Sequence[M], rng: Rng, budget: Budget
    ) -> M:
        """The move that looks best."""
        return self._best(view, legal)


class Distracted(Generic[M, V]):
    """Plays like another agent, but takes any legal move in so many decisions of a hundred."""

    def __init__(self, agent: Agent[M, V], percent: int) -> None:
        self._agent = agent
        self._percent = percent
        self.iterations = agent.iterations

    def choose(
        self, game: Game[S, M, E, V, O], view: V, legal: Sequence[M], rng: Rng, budget: Budget
    ) -> M:
        """What the other agent would play, or a move at random."""
        drawn, rng = rng.below(100)
        if drawn >= self._percent:
            return self._agent.choose(game, view, legal, rng, budget)
        number, _ = rng.below(len(legal))
        return legal[number]
