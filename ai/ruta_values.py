"""What routes and hands of Ruta are worth, as tables and caches over sets of cards and routes.

The scale is that of points: a token placed on a route that makes nobody's longest route longer is
worth one.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import exp
from operator import getitem, mul
from typing import Final

import msgspec

from games.ruta.board import (
    PLACES,
    ROUTE_CARDS,
    ROUTES,
    TOKENS,
    VALUES,
    cards_of,
    deck_mask,
)
from games.ruta.payments import PAID, progress

_SCALES: Final = range(256)
"""Where the scale of a route (`progress`) can stand."""

_DECK: Final = cards_of(deck_mask(excuse=False, joker_aces=False))

_ROUTES_AT: Final = tuple(
    tuple((1 << i, sum(face.ends) - place) for i, face in enumerate(ROUTES) if place in face.ends)
    for place in range(len(PLACES))
)
"""For each place the routes there, as sets of one, and the place at their other end."""


@lru_cache(maxsize=1 << 16)
def places_linked(claimed: int) -> int:
    """How many places the longest route over these routes links. Rule: R-11.2."""
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
    """For each route how many places more the longest route links with it."""
    linked = places_linked(claimed)
    return tuple([places_linked(claimed | 1 << route) - linked for route in range(len(ROUTES))])


def lateness(mine: int, theirs: int) -> float:
    """How much of the game is over, from 0 to 1: the tokens that the leader has placed."""
    return max(mine.bit_count(), theirs.bit_count()) / TOKENS


class Weights(msgspec.Struct, frozen=True):
    """What counts how much, in points; how they were found: decision 0092.

    ``growth``, ``rivals_growth``: a place by which a route makes the own longest route longer, or
    the rival's if the rival gets it, when ``early`` and ``later`` times the lateness come to one.
    ``patience``: a hand is worth a third of a route for which it lacks so many points.
    ``second`` to ``fifth``: what the second best route of a hand counts for, the third, and so on:
    not all will be had. ``held``: what the promise of a hand counts for, beside a route that is
    claimed now. ``exact``: the turn an exact payment wins. ``unseen``: `Values.with_a_card` says a
    little too little of the card that is drawn. ``turned_up``: what it costs to take a card from
    the board, as the rival may choose the one that replaces it.
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
    """What routes and hands are worth by these weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._following = (weights.second, weights.third, weights.fourth, weights.fifth)
        self._ready = tuple([exp(min(0, scale - PAID) / weights.patience) for scale in _SCALES])
        self._readier = tuple([self._with_any_card(payers) for payers in ROUTE_CARDS])
        self.appeals = lru_cache(maxsize=1 << 14)(self._appeals)
        self.of_hand = lru_cache(maxsize=1 << 16)(self._of_hand)
        self.with_a_card = lru_cache(maxsize=1 << 15)(self._with_a_card)

    def _with_any_card(self, payers: int) -> tuple[float, ...]:
        """How ready a hand is to pay for this route with one card more, the mean over the deck."""
        pays = [VALUES[card] * (payers >> card & 1) for card in _DECK]
        return tuple(
            sum([self._ready[min(scale + value, _SCALES[-1])] for value in pays]) / len(pays)
            for scale in _SCALES
        )

    def _appeals(self, mine: int, theirs: int) -> tuple[float, ...]:
        """What each route is worth to whoever has claimed ``mine``; nothing when it is taken."""
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
        """What this set of cards promises to whoever has claimed ``mine``."""
        ready = map(self._ready.__getitem__, progress(hand))
        return self._best_of(map(mul, self.appeals(mine, theirs), ready))

    def _with_a_card(self, hand: int, mine: int, theirs: int) -> float:
        """What this set of cards and one nobody has seen promise; a little less than the mean."""
        ready = map(getitem, self._readier, progress(hand))
        return self._best_of(map(mul, self.appeals(mine, theirs), ready))

    def _best_of(self, routes: Iterable[float]) -> float:
        """What these routes come to, of which only the best can be had in time."""
        *_, fifth, fourth, third, second, first = sorted(routes)
        b, c, d, e = self._following
        return first + b * second + c * third + d * fourth + e * fifth


VALUES_IN_USE: Final = Values(Weights())
