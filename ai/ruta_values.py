"""What routes and hands of Ruta are worth, as tables and caches over sets of cards and routes.

The scale is that of points: a token placed on a route that makes nobody's longest route longer is
worth one. The weights, and those of `ai.ruta.Judgement`, were found together, by fifteen steps of
evolution: the weights a little off against those in use, seventy thousand games a step.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import exp
from operator import getitem, mul
from typing import Final

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

_GROWTH: Final = 1.2
_RIVALS_GROWTH: Final = 0.45
"""A place by which a route makes the own longest route longer, or the rival's if the rival gets it,
when `_EARLY` and `_LATER` times the lateness come to one."""

_EARLY: Final = 0.37
_LATER: Final = 1.2

_PATIENCE: Final = 3.56
"""A hand is worth a third of a route for which it lacks so many points."""

_FOLLOWING: Final = (0.6, 0.46, 0.25, 0.18)
"""What the second best route of a hand counts for, the third, and so on: not all will be had."""

_READY: Final = tuple(exp(min(0, scale - PAID) / _PATIENCE) for scale in range(256))
"""How ready a hand is to pay for a route whose scale (`progress`) stands so."""

_DECK: Final = cards_of(deck_mask(excuse=False, joker_aces=False))

_READIER: Final = tuple(
    tuple(
        sum(
            _READY[min(scale + VALUES[card] * (payers >> card & 1), len(_READY) - 1)]
            for card in _DECK
        )
        / len(_DECK)
        for scale in range(len(_READY))
    )
    for payers in ROUTE_CARDS
)
"""For each route the same with one card more, the mean over the deck."""

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


@lru_cache(maxsize=1 << 14)
def appeals(mine: int, theirs: int) -> tuple[float, ...]:
    """What each route is worth to whoever has claimed ``mine``; nothing when it is taken."""
    taken, weight = mine | theirs, _EARLY + _LATER * lateness(mine, theirs)
    return tuple(
        [
            0.0 if taken >> route & 1 else 1 + weight * (_GROWTH * own + _RIVALS_GROWTH * rivals)
            for route, (own, rivals) in enumerate(zip(growths(mine), growths(theirs), strict=True))
        ]
    )


@lru_cache(maxsize=1 << 16)
def hand_value(hand: int, mine: int, theirs: int) -> float:
    """What this set of cards promises to whoever has claimed ``mine``."""
    ready = map(_READY.__getitem__, progress(hand))
    return _best_of(map(mul, appeals(mine, theirs), ready))


@lru_cache(maxsize=1 << 15)
def value_with_a_card(hand: int, mine: int, theirs: int) -> float:
    """What this set of cards and one nobody has seen promise; a little less than the mean."""
    ready = map(getitem, _READIER, progress(hand))
    return _best_of(map(mul, appeals(mine, theirs), ready))


def _best_of(routes: Iterable[float]) -> float:
    """What these routes come to, of which only the best can be had in time."""
    *_, fifth, fourth, third, second, first = sorted(routes)
    b, c, d, e = _FOLLOWING
    return first + b * second + c * third + d * fourth + e * fifth
