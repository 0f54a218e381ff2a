"""The city of Jacynth with its districts, and the numbers of the rules."""

from functools import lru_cache
from itertools import chain
from operator import itemgetter
from typing import Final, Literal, NewType, TypeAlias, get_args

import msgspec

from core.decktet import CARDS, NO_CARD, SUITS, Card, Suit, mask_of
from core.game import Seat

# The numbers of Jacynth's rules: seats, cards dealt, tokens.

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 3

FIRST_HAND: Final = 3
"""Cards dealt to each seat. Rule: R-3.3."""

TOKENS: Final = 4
"""Influence tokens of each seat. Rule: R-1.6."""


# The city of Jacynth: its 36 places, the starting layouts and the decks, as constant tables.
#
# A place is an index of ``PLACE_NAMES``; cards are those of core.decktet. A grid is a tuple with
# the card of every place, a tuple of tokens one with the seat of every place; ``NO_CARD`` and
# ``NOBODY`` stand for none.

Place = NewType("Place", int)
"""An index of PLACE_NAMES."""

Layout: TypeAlias = Literal["razeway", "towers", "oldcity"]
LAYOUTS: Final[tuple[Layout, ...]] = get_args(Layout)

NOBODY: Final = -1
"""Marks a place without a token, and the absence of a seat or place, in stored states."""

COLUMNS: Final = "abcdef"
ROWS: Final = "123456"
SIDE: Final = len(COLUMNS)

# Rules. Never change this order: stored states depend on it.
PLACE_NAMES: Final[tuple[str, ...]] = tuple(column + row for row in ROWS for column in COLUMNS)
PLACE_BY_NAME: Final[dict[str, Place]] = {name: Place(i) for i, name in enumerate(PLACE_NAMES)}
PLACES: Final[tuple[Place, ...]] = tuple(PLACE_BY_NAME.values())


def _neighbours(place: int) -> tuple[Place, ...]:
    """Return the adjacent places, ascending. Rule: R-2.2."""
    row, column = divmod(place, SIDE)
    return tuple(
        Place(other)
        for other in range(SIDE * SIDE)
        if abs(other // SIDE - row) + abs(other % SIDE - column) == 1
    )


NEIGHBOURS: Final[tuple[tuple[Place, ...], ...]] = tuple(map(_neighbours, PLACES))


def _places(names: str) -> tuple[Place, ...]:
    return tuple(PLACE_BY_NAME[name] for name in names.split())


# Rule. The starting places, in the order in which cards are laid on them.
STARTING_PLACES: Final[dict[Layout, tuple[Place, ...]]] = {
    "razeway": _places("a6 b5 c4 d3 e2 f1"),
    "towers": _places("b5 e5 b2 e2"),
    "oldcity": _places("c6 e5 a4 f3 b2 d1"),
}

UNRANKED: Final = ("pawn", "court", "excuse")
"""The ranks, in the names of CardFace, of cards that never bear a token. Rules: R-1.3, R-7.8."""

BASIC_DECK: Final[tuple[Card, ...]] = tuple(
    Card(i) for i, face in enumerate(CARDS) if face.rank not in UNRANKED
)
EXTENDED_DECK: Final[tuple[Card, ...]] = tuple(Card(i) for i in range(len(CARDS)))


def deck(*, extended: bool) -> tuple[Card, ...]:
    """Return the cards of this deck, in order. Rules: R-1.1, R-1.2."""
    return EXTENDED_DECK if extended else BASIC_DECK


DECK_MASKS: Final[dict[bool, int]] = {
    extended: mask_of(deck(extended=extended)) for extended in (False, True)
}
"""The set of cards of the basic (False) and the extended deck."""


def bears_tokens(card: int) -> bool:
    """Whether a token may ever lie on this card. Rule: R-7.8."""
    return CARDS[card].rank not in UNRANKED


def playing_order(card: int) -> tuple[int, int]:
    """Return the sort key of cards by rank, then in the order of the deck. Rule: R-12.1."""
    return CARDS[card].value, card


# The districts of a city and who controls them. Rules.

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
