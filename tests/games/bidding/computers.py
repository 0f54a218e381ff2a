"""Computer players of Bidding: random, by the value of the prize, and by search."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from ai.base import Agent, Budget, seat_of
from ai.search import Chance, Glance, Search
from core.game import Game, Level, Seat
from core.rng import Rng
from tests.games.bidding.moves import Move
from tests.games.bidding.view import View

S = TypeVar("S")
E = TypeVar("E")
O = TypeVar("O")  # noqa: E741  (options)


class Careless:
    """Bids a random card."""

    iterations = 0

    def choose(
        self,
        game: Game[S, Move, E, View, O],
        view: View,
        legal: Sequence[Move],
        rng: Rng,
        budget: Budget,
    ) -> Move:
        """Any card."""
        number, _ = rng.below(len(legal))
        return legal[number]


class Matching:
    """Bids the value of the prize."""

    iterations = 0

    def choose(
        self,
        game: Game[S, Move, E, View, O],
        view: View,
        legal: Sequence[Move],
        rng: Rng,
        budget: Budget,
    ) -> Move:
        """The card nearest to the stake."""
        return min(legal, key=lambda move: abs(move.card - view.stake))


class BiddingSense:
    """What the search needs to know of Bidding."""

    def candidates(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        """All cards."""
        return legal

    def habit(self, view: View, legal: Sequence[Move], chance: Chance) -> Move:
        """Everybody bids by lot."""
        return legal[int(chance() * len(legal))]

    def promise(self, look: Glance[View], seat: Seat) -> float:
        """The share of the points that are taken."""
        view = look(seat)
        points = [seen.points for seen in view.seats]
        return points[seat_of(view)] / max(1, sum(points))


AGENTS: Final[Mapping[Level, Agent[Move, View]]] = {
    "easy": Careless(),
    "normal": Matching(),
    "hard": Search(BiddingSense(), iterations=200, depth=20),
}
