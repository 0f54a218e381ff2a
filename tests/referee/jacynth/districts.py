"""Districts of a city, who controls them, and what they score (R-6, R-8, R-10)."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tests.referee.jacynth.printed_board import BESIDE, CARDS, PLACES, RANKS, SUITS

City = Mapping[str, str]
"""The card of each occupied place."""

Tokens = Mapping[str, int]
"""The seat whose token a card bears."""


class District(NamedTuple):
    """The cards of a district; those of one suit have no card in common."""

    suit: str
    cards: frozenset[str]


def districts(city: City) -> Iterator[District]:
    """R-6: all districts, by suit, then by their first place."""
    for suit in SUITS:
        unseen = [at for at in PLACES if at in city and suit in CARDS[city[at]].suits]
        while unseen:
            group = _hanging_together(unseen[0], set(unseen))
            unseen = [at for at in unseen if at not in group]
            yield District(suit, frozenset(city[at] for at in group))


def _hanging_together(start: str, among: set[str]) -> set[str]:
    """R-6.1: the places that are reached from this one by steps over edges."""
    reached: set[str] = set()
    edge = {start}
    while edge:
        reached |= edge
        edge = {near for at in edge for near in BESIDE[at] if near in among and near not in reached}
    return reached


def controller(district: District, tokens: Tokens) -> int | None:
    """R-8.1, R-8.2: whose token lies on the highest rank."""
    ranked = {RANKS.index(CARDS[card].rank): tokens[card] for card in district.cards & set(tokens)}
    return ranked[max(ranked)] if ranked else None


def points_by_suit(city: City, tokens: Tokens, seat: int) -> tuple[int, ...]:
    """R-10.2: the cards of the districts that the seat controls, added up for each suit."""
    points = dict.fromkeys(SUITS, 0)
    for district in districts(city):
        if controller(district, tokens) == seat:
            points[district.suit] += len(district.cards)
    return tuple(points.values())
