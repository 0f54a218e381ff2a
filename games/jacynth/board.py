"""The city of Jacynth: its 36 places, the starting layouts and the decks, as constant tables.

A place is an index of ``PLACE_NAMES``; cards are those of core.decktet. A grid is a tuple with the
card of every place, a tuple of tokens one with the seat of every place; ``NO_CARD`` and ``NOBODY``
stand for none.
"""

from typing import Final, Literal, NewType, TypeAlias, get_args

from core.decktet import CARDS, Card, mask_of

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
