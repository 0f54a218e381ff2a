"""The value of routes and hands of Ruta, as cached tables over bit sets of cards and routes.

The unit is a point: a token on a route that extends nobody's longest route is worth one.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import exp
from operator import getitem, mul
from typing import Final

import msgspec

from core.decktet import VALUES, cards_of
from games.ruta.board import PLACES, ROUTE_CARDS, ROUTES, TOKENS, deck_mask
from games.ruta.payments import PAID, progress

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
    """The weights of the evaluation, in points (`docs/decisions/computer-strength.md`).

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
