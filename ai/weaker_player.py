"""A weaker player: it chooses among its best candidates at random."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Generic

from ai.base import Budget, E, M, O, S, V, seat_of
from ai.flat_search import Sense
from core.game import Game
from core.rng import Rng


class NextBest(Generic[M, V]):
    """Plays one of the first candidates at random, but takes an immediate victory.

    ``sense``: orders the candidates. ``shares``: the percentage of decisions in which it plays the
    first of them, the second, and so on.
    """

    iterations = 0

    def __init__(self, sense: Sense[M, V], shares: Sequence[int]) -> None:
        self._sense = sense
        self._bounds = tuple(accumulate(shares))

    def choose(
        self, game: Game[S, M, E, V, O], view: V, legal: Sequence[M], rng: Rng, budget: Budget
    ) -> M:
        """Return the best candidate if it seems to win at once; otherwise a random one."""
        candidates = self._sense.candidates(view, legal)
        drawn, rng = rng.below(self._bounds[-1])
        place = min(bisect_right(self._bounds, drawn), len(candidates) - 1)
        if place and _seems_to_win(game, view, candidates[0], rng):
            place = 0
        return candidates[place]


def _seems_to_win(game: Game[S, M, E, V, O], view: V, move: M, rng: Rng) -> bool:
    """Whether this move wins the game in a random state that fits the view."""
    seat = seat_of(view)
    outcome = game.outcome(game.apply(game.imagine(view, rng), seat, move).state)
    return outcome is not None and seat in outcome.winners
