"""The districts of a city and who controls them. Rules: R-6, R-8."""

from functools import lru_cache
from itertools import chain
from operator import itemgetter
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


@lru_cache(maxsize=1 << 9)
def districts_of(grid: Grid, tokens: Tokens) -> tuple[District, ...]:
    """Return all districts: by suit, in each suit by their first place."""
    claims = tuple(
        (place, CARDS[grid[place]].value, Seat(seat))
        for place, seat in enumerate(tokens)
        if seat != NOBODY
    )
    borne = _places_by_suit(grid)
    return tuple(chain.from_iterable(_districts_in(suit, borne[suit], claims) for suit in SUITS))


def _places_by_suit(grid: Grid) -> dict[Suit, int]:
    """Return for each suit the set of places whose card bears it, as a bit set."""
    places = dict.fromkeys(SUITS, 0)
    for place, card in enumerate(grid):
        if card != NO_CARD:
            for suit in CARDS[card].suits:
                places[suit] |= 1 << place
    return places


Claim: TypeAlias = tuple[int, int, Seat]
"""A token: its place, the value of the card there, and its seat."""


@lru_cache(maxsize=1 << 11)
def _districts_in(suit: Suit, borne: int, claims: tuple[Claim, ...]) -> tuple[District, ...]:
    """Return the districts of a suit, which is borne by the cards of these places."""
    return tuple(_controlled(suit, group, claims) for group in _groups(borne))


@lru_cache(maxsize=1 << 11)
def _groups(borne: int) -> tuple[tuple[Place, ...], ...]:
    """Return the groups of connected places in a bit set, by their first place. Rule: R-6.1."""
    left = {place for place in PLACES if borne >> place & 1}
    groups: list[tuple[Place, ...]] = []
    for place in PLACES:
        if place in left:
            group = _reached_from(place, left)
            left -= group
            groups.append(tuple(sorted(group)))
    return tuple(groups)


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


def _controlled(suit: Suit, places: tuple[Place, ...], claims: tuple[Claim, ...]) -> District:
    """Return the district with the owner of its highest card that bears a token. Rule: R-8.2."""
    inside = [claim for claim in claims if claim[0] in places]
    if not inside:
        return District(suit, places, None, None)
    place, _, owner = max(inside, key=itemgetter(1))
    return District(suit, places, owner, Place(place))


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
