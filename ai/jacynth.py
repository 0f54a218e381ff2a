"""Computer players of Jacynth: the agents of each level."""

from collections.abc import Mapping, Sequence
from math import exp
from types import MappingProxyType
from typing import Final, TypeAlias

from ai.base import Agent, Budget, E, Greedy, O, S
from ai.flat_search import Chance, Glance, Search
from ai.jacynth_values import WEIGHTS, DistrictWeights, Judgement, standing
from ai.weaker_player import NextBest
from core.game import Game, Level, Seat
from core.rng import Rng
from games.jacynth.board import FEWEST_SEATS, MOST_SEATS
from games.jacynth.moves import Move
from games.jacynth.view import View

JacynthAgent: TypeAlias = Agent[Move, View]

_TRIED: Final = 8
"""How many moves the search tries."""

_DOUBT: Final = 5.0
"""A lead of so many points multiplies the odds of victory by e, half way through a game."""


def greedy_move(view: View, legal: Sequence[Move], weights: DistrictWeights = WEIGHTS) -> Move:
    """Return the move with the highest value."""
    return max(legal, key=Judgement(view, weights).worth)


class JacynthSense:
    """Candidates, habit and promise for the search."""

    def candidates(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        """Return the best moves."""
        return sorted(legal, key=Judgement(view).worth, reverse=True)[:_TRIED]

    def habit(self, view: View, legal: Sequence[Move], chance: Chance) -> Move:
        """Return the greedy move, which everybody is assumed to play."""
        return greedy_move(view, legal)

    def promise(self, look: Glance[View], seat: Seat) -> float:
        """Return the probability that the seat wins, from the worth of all districts."""
        return 1 / (1 + exp(-standing(look(seat)) / _DOUBT))


class RoundSearch:
    """A search whose playouts end with the searcher's next move: after as many moves as seats."""

    def __init__(self, iterations: int) -> None:
        self.iterations = iterations
        self._for_seats = {
            seats: Search(JacynthSense(), iterations, depth=seats)
            for seats in range(FEWEST_SEATS, MOST_SEATS + 1)
        }

    def choose(
        self,
        game: Game[S, Move, E, View, O],
        view: View,
        legal: Sequence[Move],
        rng: Rng,
        budget: Budget,
    ) -> Move:
        """Return the best candidate."""
        return self._for_seats[len(view.seats)].choose(game, view, legal, rng, budget)


AGENTS: Final[Mapping[Level, JacynthAgent]] = MappingProxyType(
    {
        "easy": NextBest(JacynthSense(), (30, 20, 15, 10, 10, 5, 5, 5)),
        "normal": Greedy(greedy_move),
        "hard": RoundSearch(96),
    }
)
"""The agent of each level."""
