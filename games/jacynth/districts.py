"""The districts of a city and who controls them. Rules: R-6, R-8."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

import msgspec

from core.decktet import CARDS, NO_CARD, SUITS, Suit
from core.game import Seat
from games.jacynth.board import NEIGHBOURS, NOBODY, PLACES, Place, bears_tokens

Grid: TypeAlias = tuple[int, ...]
"""The card of each place, NO_CARD where there is none."""

Tokens: TypeAlias = tuple[int, ...]
"""The seat of the token on each place, NOBODY where there is none."""


class District(msgspec.Struct, frozen=True, gc=False):
    """A district. ``places``: ascending. ``owner``: who controls it, None for nobody.

    ``decided_by``: the place of the token that decides the control, None without one.
    """

    suit: Suit
    places: tuple[Place, ...]
    owner: Seat | None
    decided_by: Place | None


@lru_cache(maxsize=1 << 12)
def districts_of(grid: Grid, tokens: Tokens) -> tuple[District, ...]:
    """Return all districts: by suit, in each suit by their first place."""
    return tuple(
        _controlled(suit, places, grid, tokens) for suit, places in _connected_groups(grid)
    )


@lru_cache(maxsize=1 << 12)
def _connected_groups(grid: Grid) -> tuple[tuple[Suit, tuple[Place, ...]], ...]:
    """Return the suit and the places of every district. Rule: R-6.1."""
    return tuple((suit, group) for suit in SUITS for group in _groups(suit, grid))


def _groups(suit: Suit, grid: Grid) -> Iterator[tuple[Place, ...]]:
    """Iterate over the groups of connected places with this suit, by their first place."""
    left = {place for place in PLACES if bears(suit, grid[place])}
    for place in PLACES:
        if place in left:
            group = _reached_from(place, left)
            left -= group
            yield tuple(sorted(group))


def bears(suit: Suit, card: int) -> bool:
    """Whether this card, or NO_CARD, bears the suit."""
    return card != NO_CARD and suit in CARDS[card].suits


def _reached_from(start: Place, allowed: set[Place]) -> set[Place]:
    """Return the places that hang together with this one within ``allowed``."""
    reached, to_visit = {start}, [start]
    while to_visit:
        for place in NEIGHBOURS[to_visit.pop()]:
            if place in allowed and place not in reached:
                reached.add(place)
                to_visit.append(place)
    return reached


def _controlled(suit: Suit, places: tuple[Place, ...], grid: Grid, tokens: Tokens) -> District:
    """Return the district with the owner of its highest card that bears a token. Rule: R-8.2."""
    claimed = [place for place in places if tokens[place] != NOBODY]
    if not claimed:
        return District(suit, places, None, None)
    decisive = max(claimed, key=lambda place: CARDS[grid[place]].value)
    return District(suit, places, Seat(tokens[decisive]), decisive)


def points(districts: tuple[District, ...], seats: int) -> tuple[int, ...]:
    """Return each seat's points: the sizes of the districts that it controls. Rule: R-10.2."""
    return tuple(sum(len(d.places) for d in districts if d.owner == seat) for seat in range(seats))


def playable_places(grid: Grid) -> tuple[Place, ...]:
    """Return the empty places that are adjacent to a card, ascending. Rule: R-5.1."""
    return tuple(
        place
        for place in PLACES
        if grid[place] == NO_CARD and any(grid[other] != NO_CARD for other in NEIGHBOURS[place])
    )


def claimable_places(grid: Grid, tokens: Tokens, seat: int) -> tuple[Place, ...]:
    """Return the places of cards on which this seat may place a token. Rules: R-7.2 to R-7.8."""
    foreign = {
        place
        for district in districts_of(grid, tokens)
        if district.owner not in (None, seat)
        for place in district.places
    }
    return tuple(
        place
        for place in PLACES
        if grid[place] != NO_CARD
        and bears_tokens(grid[place])
        and tokens[place] == NOBODY
        and place not in foreign
    )


def with_entry(entries: tuple[int, ...], place: int, entry: int) -> tuple[int, ...]:
    """Return a grid or tokens with the entry of this place replaced."""
    return (*entries[:place], entry, *entries[place + 1 :])
