"""A player that leaves some of its moves to chance: the way to play less well."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Generic

from ai.base import Budget, E, M, O, S, V, seat_of
from ai.search import Sense
from core.game import Game
from core.rng import Rng


class NextBest(Generic[M, V]):
    """Plays what looks best or next to it, and looks no further ahead than to a victory.

    ``sense``: a game's; the order of its candidates is the judgement. ``shares``: in how many
    decisions of a hundred the first of them is played, the second, and so on.
    """

    iterations = 0

    def __init__(self, sense: Sense[M, V], shares: Sequence[int]) -> None:
        self._sense = sense
        self._bounds = tuple(accumulate(shares))

    def choose(
        self, game: Game[S, M, E, V, O], view: V, legal: Sequence[M], rng: Rng, budget: Budget
    ) -> M:
        """The best candidate where it seems to win at once; else the one that chance picks."""
        candidates = self._sense.candidates(view, legal)
        drawn, rng = rng.below(self._bounds[-1])
        place = min(bisect_right(self._bounds, drawn), len(candidates) - 1)
        if place and _seems_to_win(game, view, candidates[0], rng):
            place = 0
        return candidates[place]


def _seems_to_win(game: Game[S, M, E, V, O], view: V, move: M, rng: Rng) -> bool:
    """Whether this move wins the game in a world that fits the view."""
    seat = seat_of(view)
    outcome = game.outcome(game.apply(game.imagine(view, rng), seat, move).state)
    return outcome is not None and seat in outcome.winners
