"""Computer players of Ruta: the value of moves, and the agents of each level."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import exp, inf
from operator import getitem, mul, sub
from types import MappingProxyType
from typing import Final, TypeAlias

import msgspec

from ai.base import Agent, Greedy, seat_of
from ai.search import Chance, Glance, NextBest, Search
from core.decktet import EXCUSE_MASK, VALUES, cards_of, mask_of
from core.game import Level, Seat
from games.ruta.board import PLACES, ROUTE_CARDS, ROUTES, TOKENS, Route, deck_mask
from games.ruta.moves import (
    PAID,
    ClaimRoute,
    DrawPile,
    DrawSlot,
    GiveAce,
    KeepAce,
    Move,
    PlayExcuse,
    payable_routes,
    progress,
    worth,
)
from games.ruta.view import View

# The value of routes and hands of Ruta, as cached tables over bit sets of cards and routes.
#
# The unit is a point: a token on a route that extends nobody's longest route is worth one.

_SCALES: Final = range(256)
"""Possible positions of a route on the scale of `progress`."""

_DECK: Final = cards_of(deck_mask(excuse=False, joker_aces=False))

_ROUTES_AT: Final = tuple(
    tuple((1 << i, sum(face.ends) - place) for i, face in enumerate(ROUTES) if place in face.ends)
    for place in range(len(PLACES))
)
"""For each place: its routes as bits, each with the place at the other end."""


@lru_cache(maxsize=1 << 16)
def places_linked(claimed: int) -> int:
    """Return how many places the longest route over these routes links. Rule: R-11.2."""
    if not claimed:
        return 0
    return max(_most_places(start, claimed, 1 << start) for start in range(len(PLACES)))


def _most_places(place: int, unused: int, visited: int) -> int:
    most = visited.bit_count()
    for route, beyond in _ROUTES_AT[place]:
        if unused & route:
            most = max(most, _most_places(beyond, unused ^ route, visited | 1 << beyond))
    return most


@lru_cache(maxsize=1 << 14)
def growths(claimed: int) -> tuple[int, ...]:
    """Return for each route how many places it would add to the longest route."""
    linked = places_linked(claimed)
    return tuple([places_linked(claimed | 1 << route) - linked for route in range(len(ROUTES))])


def lateness(mine: int, theirs: int) -> float:
    """Return how much of the game is over, from 0 to 1: the leader's share of tokens placed."""
    return max(mine.bit_count(), theirs.bit_count()) / TOKENS


class Weights(msgspec.Struct, frozen=True):
    """The weights of the evaluation, in points (`docs/decisions/computer-players.md`).

    ``growth``, ``rivals_growth``: value of each place by which a route extends the own longest
    route, or the rival's if the rival gets it; multiplied by ``early`` + ``later`` * lateness.
    ``patience``: a hand that lacks this many points for a route is worth a third of it. ``second``
    to ``fifth``: the share that counts of a hand's second best route, the third, and so on, as not
    all can be claimed. ``held``: the share that counts of a hand's promise, compared with a route
    claimed now. ``exact``: value of the turn won by an exact payment. ``unseen``: factor that
    corrects `Values.with_a_card`, which underestimates the drawn card. ``turned_up``: cost of
    taking a card from the board, because the rival may choose its replacement.
    """

    growth: float = 1.2
    rivals_growth: float = 0.45
    early: float = 0.37
    later: float = 1.2
    patience: float = 3.56
    second: float = 0.6
    third: float = 0.46
    fourth: float = 0.25
    fifth: float = 0.18
    held: float = 0.71
    exact: float = 1.18
    unseen: float = 1.19
    turned_up: float = 0.17


class Values:
    """The value of routes and hands with these weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._following = (weights.second, weights.third, weights.fourth, weights.fifth)
        self._ready = tuple([exp(min(0, scale - PAID) / weights.patience) for scale in _SCALES])
        self._readier = tuple([self._with_any_card(payers) for payers in ROUTE_CARDS])
        self.appeals = lru_cache(maxsize=1 << 14)(self._appeals)
        self.of_hand = lru_cache(maxsize=1 << 16)(self._of_hand)
        self.with_a_card = lru_cache(maxsize=1 << 15)(self._with_a_card)

    def _with_any_card(self, payers: int) -> tuple[float, ...]:
        """Return how ready a hand plus one card (the deck's mean) is to pay for this route."""
        pays = [VALUES[card] * (payers >> card & 1) for card in _DECK]
        return tuple(
            sum([self._ready[min(scale + value, _SCALES[-1])] for value in pays]) / len(pays)
            for scale in _SCALES
        )

    def _appeals(self, mine: int, theirs: int) -> tuple[float, ...]:
        """Return the value of each route to the owner of ``mine``; 0 if it is taken."""
        by = self.weights
        taken, weight = mine | theirs, by.early + by.later * lateness(mine, theirs)
        grown = enumerate(zip(growths(mine), growths(theirs), strict=True))
        return tuple(
            [
                0.0
                if taken >> route & 1
                else 1 + weight * (by.growth * own + by.rivals_growth * rivals)
                for route, (own, rivals) in grown
            ]
        )

    def _of_hand(self, hand: int, mine: int, theirs: int) -> float:
        """Return the value of this hand to the owner of ``mine``."""
        ready = map(self._ready.__getitem__, progress(hand))
        return self._best_of(map(mul, self.appeals(mine, theirs), ready))

    def _with_a_card(self, hand: int, mine: int, theirs: int) -> float:
        """Return the value of this hand plus one unknown card; slightly less than the true mean."""
        ready = map(getitem, self._readier, progress(hand))
        return self._best_of(map(mul, self.appeals(mine, theirs), ready))

    def _best_of(self, routes: Iterable[float]) -> float:
        """Return the weighted sum of the five best routes; not all can be claimed in time."""
        *_, fifth, fourth, third, second, first = sorted(routes)
        b, c, d, e = self._following
        return first + b * second + c * third + d * fourth + e * fifth


VALUES_IN_USE: Final = Values(Weights())


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

Fitted (`docs/decisions/computer-players.md`) to how games went on: for `hard` games between greedy
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
