"""Computer players of Ruta: the value of moves, and the agents of each level."""

from collections.abc import Iterable, Mapping, Sequence
from math import exp, inf
from operator import mul, sub
from types import MappingProxyType
from typing import Final, TypeAlias

from ai.base import Agent, Greedy, seat_of
from ai.flat_search import Chance, Glance, Search
from ai.ruta_values import VALUES_IN_USE, Values, growths, lateness, places_linked
from ai.weaker_player import NextBest
from core.decktet import EXCUSE_MASK, mask_of
from core.game import Level, Seat
from games.ruta.board import ROUTES, TOKENS, Route
from games.ruta.moves import ClaimRoute, DrawPile, DrawSlot, GiveAce, KeepAce, Move, PlayExcuse
from games.ruta.payments import payable_routes, worth
from games.ruta.view import View

RutaAgent: TypeAlias = Agent[Move, View]

_JOKER: Final = 0.5
"""Value of an Ace laid aside as a joker."""

_ACE: Final = 100.0
"""Keeping an Ace comes before everything but victory: it is free, and the draw is still owed."""

_PAYMENTS_WEIGHED: Final = 1
"""Payments for a route that the greedy player compares, cheapest first; four won no more games."""

_PAYMENTS_TRIED: Final = 2
_TRIED: Final = 8
"""Limits of the search: payments for one route, and moves."""


def _claimed(view: View) -> list[int]:
    """Return the routes of each seat, as bit sets."""
    claimed = [0, 0]
    for route, owner in enumerate(view.owners):
        if owner is not None:
            claimed[owner] |= 1 << route
    return claimed


class Judgement:
    """The value of moves to the seat of a view, with these ``values``."""

    __slots__ = ("_each", "_hand", "_mine", "_now", "_theirs", "_values", "_view")

    def __init__(self, view: View, values: Values = VALUES_IN_USE) -> None:
        seat, claimed = seat_of(view), _claimed(view)
        self._values = values
        self._view = view
        self._mine, self._theirs = claimed[seat], claimed[1 - seat]
        self._each = view.options.each_scores_longest
        self._hand = mask_of(view.hand or ())
        self._now = values.of_hand(self._hand, self._mine, self._theirs)

    def worth(self, move: Move) -> float:
        """Return how good this move looks."""
        match move:
            case ClaimRoute():
                return self._claim(move)
            case KeepAce():
                return _ACE
            case GiveAce():
                return -inf
            case DrawSlot():
                return self._slot(move)
            case PlayExcuse():
                return self._with(self._hand & ~EXCUSE_MASK | 1 << move.card)
            case DrawPile():
                return self._pile()
            case _:
                return 0.0

    def _slot(self, draw: DrawSlot) -> float:
        card = self._view.draft[draw.slot]
        if card is None:
            return 0.0
        return self._with(self._hand | 1 << card) - self._values.weights.turned_up

    def _pile(self) -> float:
        by = self._values.weights
        mean = self._values.with_a_card(self._hand, self._mine, self._theirs)
        return by.unseen * by.held * (mean - self._now)

    def _with(self, hand: int) -> float:
        """Return the gain of holding these cards instead of the present hand."""
        values = self._values
        return values.weights.held * (values.of_hand(hand, self._mine, self._theirs) - self._now)

    def _claim(self, claim: ClaimRoute) -> float:
        """Return the route's value minus the payment; infinite for a claim that wins or loses."""
        mine, hand = self._mine | 1 << claim.route, self._hand & ~mask_of(claim.payment)
        exact = worth(claim.payment) == ROUTES[claim.route].price
        placed = mine.bit_count()
        if placed == TOKENS:
            return inf if self._wins(mine) else -inf
        if exact and placed == TOKENS - 1 and self._may_finish(mine, hand):
            return inf
        by = self._values.weights
        left = by.held * (self._values.of_hand(hand, mine, self._theirs) - self._now)
        route = self._values.appeals(self._mine, self._theirs)[claim.route]
        return route + left + by.exact * exact - _JOKER * (claim.joker is not None)

    def _may_finish(self, mine: int, hand: int) -> bool:
        """Whether these cards can pay for a last route that wins."""
        routes = payable_routes(hand, mine | self._theirs)
        return any(self._wins(mine | 1 << route) for route in routes)

    def _wins(self, mine: int) -> bool:
        """Whether the game is won if it ends with these routes. Rules: R-11, R-13."""
        own, rivals = places_linked(mine), places_linked(self._theirs)
        ahead = mine.bit_count() - self._theirs.bit_count()
        if self._each:
            ahead += own - rivals
        elif own != rivals:
            ahead += own if own > rivals else -rivals
        return (ahead, own) > (0, rivals)


def _few_payments(legal: Iterable[Move], most: int) -> list[Move]:
    """Return the moves with at most ``most`` claims per route, the cheapest ones."""
    counts: dict[Route, int] = {}
    kept: list[Move] = []
    for move in legal:
        if isinstance(move, ClaimRoute):
            counts[move.route] = counts.get(move.route, 0) + 1
            if counts[move.route] > most:
                continue
        kept.append(move)
    return kept


def greedy_move(view: View, legal: Sequence[Move], values: Values = VALUES_IN_USE) -> Move:
    """Return the move with the highest value; an Ace is kept at once."""
    return max(_few_payments(legal, _PAYMENTS_WEIGHED), key=Judgement(view, values).worth)


WEIGHTS: Final[Mapping[Level, Sequence[float]]] = MappingProxyType(
    {
        "hard": (0.745, 0.232, 0.033, 0, 0.086, 0, 0, 1.172, 0.19, 0.302, 0),
        "expert": (0.753, 0.229, 0.032, 0.191, -0.071, -0.216, 0.429, 1.248, 0.18, 0.111, 0.36),
    }
)
"""Weights of the `prospects` in the logarithm of the odds of victory.

Fitted (`docs/decisions/computer-strength.md`) to how games went on: for `hard` games between greedy
players, for `expert` games that `hard` played against itself.
"""


class RutaSense:
    """Candidates, habit and promise for the search. ``promises``: weights of the prospects."""

    def __init__(self, promises: Sequence[float] = WEIGHTS["hard"]) -> None:
        self._promises = promises

    def candidates(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        """Return the best moves, with several payments per route; without giving an Ace away."""
        moves = [move for move in legal if not isinstance(move, GiveAce)]
        few = _few_payments(moves, _PAYMENTS_TRIED)
        return sorted(few, key=Judgement(view).worth, reverse=True)[:_TRIED]

    def habit(self, view: View, legal: Sequence[Move], chance: Chance) -> Move:
        """Return the greedy move, which everybody is assumed to play."""
        return greedy_move(view, legal)

    def promise(self, look: Glance[View], seat: Seat) -> float:
        """Return the probability that the seat wins, from both sides' routes and hands."""
        ahead = sum(map(mul, self._promises, lead(look(seat), look(Seat(1 - seat)))))
        return 1 / (1 + exp(-ahead))


def lead(own: View, rivals: View) -> tuple[float, ...]:
    """Return the prospects of one seat minus those of the other."""
    return tuple(map(sub, prospects(own), prospects(rivals)))


def prospects(view: View) -> tuple[float, ...]:
    """Return the features that tell how well the viewer of this stands.

    Tokens placed, whose turn, the value of the hand, its number of cards, and its promise
    (`Values.of_hand`); then, each times the lateness: cards and promise again, places of the
    longest route, free routes that extend it, the places by which a payable route extends it, and
    those by which any free route does.
    """
    seat, claimed = seat_of(view), _claimed(view)
    own, rivals, hand = claimed[seat], claimed[1 - seat], view.hand or ()
    cards, late = mask_of(hand), lateness(own, rivals)
    openings, growth, most = _ways_on(own, rivals, cards)
    promised = VALUES_IN_USE.of_hand(cards, own, rivals)
    return (
        own.bit_count(),
        view.turn == seat,
        worth(hand),
        len(hand),
        promised,
        late * len(hand),
        late * promised,
        late * places_linked(own),
        late * openings,
        late * growth,
        late * most,
    )


def _ways_on(own: int, rivals: int, hand: int) -> tuple[int, int, int]:
    """Return how many free routes extend the longest route, and two gains in places.

    The gains: the largest by a route that can be paid now, and the largest by any free route.
    """
    grown = growths(own)
    free = [growth for route, growth in enumerate(grown) if not rivals >> route & 1]
    payable = payable_routes(hand, own | rivals)
    now = max([grown[route] for route in payable], default=0)
    return sum([growth > 0 for growth in free]), now, max(free, default=0)


AGENTS: Final[Mapping[Level, RutaAgent]] = MappingProxyType(
    {
        "easy": NextBest(RutaSense(), (65, 25, 10)),
        "normal": Greedy(greedy_move),
        "hard": Search(RutaSense(), iterations=400, depth=12),
        "expert": Search(RutaSense(WEIGHTS["expert"]), iterations=1600, depth=12),
    }
)
"""The agent of each level."""
