"""The Decktet and the map: cards, suits, places and the 22 routes, as constant tables.

A card is an index of ``CARDS``, a route an index of ``ROUTES``; a set of cards is a bit set with
bit ``card``. Notation and texts use their names instead.
"""

from collections.abc import Collection
from functools import lru_cache
from typing import Final, Literal, NewType

import msgspec

from core.translatable_text import Text, text

Card = NewType("Card", int)
"""An index of CARDS."""

Route = NewType("Route", int)
"""An index of ROUTES."""

Suit = Literal["moons", "suns", "waves", "leaves", "wyrms", "knots"]
SUITS: Final[tuple[Suit, ...]] = ("moons", "suns", "waves", "leaves", "wyrms", "knots")


def in_order(suits: Collection[Suit]) -> tuple[Suit, ...]:
    """Return these suits in their fixed order."""
    return tuple(suit for suit in SUITS if suit in suits)


class CardFace(msgspec.Struct, frozen=True):
    """The print on a card. ``rank``: "ace", "2".."9", "pawn", "court", "crown", "excuse"."""

    key: str
    rank: str
    value: int
    suits: tuple[Suit, ...]


_M, _S, _W, _L, _Y, _K = SUITS

# Rule: R-1 (docs/rules/ruta.md). Aces, the two-suit cards by rank, Crowns, Pawns, Courts, and the
# Excuse. Never change this order: stored states depend on it.
CARDS: Final[tuple[CardFace, ...]] = (
    *(CardFace(f"ace-{suit}", "ace", 1, (suit,)) for suit in SUITS),
    CardFace("author", "2", 2, (_M, _K)),
    CardFace("desert", "2", 2, (_S, _Y)),
    CardFace("origin", "2", 2, (_W, _L)),
    CardFace("journey", "3", 3, (_M, _W)),
    CardFace("painter", "3", 3, (_S, _K)),
    CardFace("savage", "3", 3, (_L, _Y)),
    CardFace("mountain", "4", 4, (_M, _S)),
    CardFace("sailor", "4", 4, (_W, _L)),
    CardFace("battle", "4", 4, (_Y, _K)),
    CardFace("forest", "5", 5, (_M, _L)),
    CardFace("discovery", "5", 5, (_S, _W)),
    CardFace("soldier", "5", 5, (_Y, _K)),
    CardFace("lunatic", "6", 6, (_M, _W)),
    CardFace("penitent", "6", 6, (_S, _Y)),
    CardFace("market", "6", 6, (_L, _K)),
    CardFace("chance-meeting", "7", 7, (_M, _L)),
    CardFace("castle", "7", 7, (_S, _K)),
    CardFace("cave", "7", 7, (_W, _Y)),
    CardFace("diplomat", "8", 8, (_M, _S)),
    CardFace("mill", "8", 8, (_W, _L)),
    CardFace("betrayal", "8", 8, (_Y, _K)),
    CardFace("pact", "9", 9, (_M, _S)),
    CardFace("darkness", "9", 9, (_W, _Y)),
    CardFace("merchant", "9", 9, (_L, _K)),
    CardFace("huntress", "crown", 10, (_M,)),
    CardFace("bard", "crown", 10, (_S,)),
    CardFace("sea", "crown", 10, (_W,)),
    CardFace("end", "crown", 10, (_L,)),
    CardFace("calamity", "crown", 10, (_Y,)),
    CardFace("windfall", "crown", 10, (_K,)),
    CardFace("harvest", "pawn", 10, (_M, _S, _L)),
    CardFace("watchman", "pawn", 10, (_M, _Y, _K)),
    CardFace("light-keeper", "pawn", 10, (_S, _W, _K)),
    CardFace("borderland", "pawn", 10, (_W, _L, _Y)),
    CardFace("consul", "court", 10, (_M, _W, _K)),
    CardFace("rite", "court", 10, (_M, _L, _Y)),
    CardFace("island", "court", 10, (_S, _W, _Y)),
    CardFace("window", "court", 10, (_S, _L, _K)),
    CardFace("excuse", "excuse", 0, ()),
)

CARD_BY_KEY: Final[dict[str, Card]] = {face.key: Card(i) for i, face in enumerate(CARDS)}

# Rule: R-2. Three rows of five, in the printed order.
MAP_COLUMNS: Final = 5
PLACES: Final[tuple[Card, ...]] = tuple(
    CARD_BY_KEY[key]
    for key in (
        *("sailor", "forest", "mountain", "diplomat", "penitent"),
        *("mill", "harvest", "castle", "watchman", "desert"),
        *("light-keeper", "consul", "market", "borderland", "island"),
    )
)
"""The fifteen cards of the map, row by row, left to right: place ``row * 5 + column``."""


class RouteFace(msgspec.Struct, frozen=True):
    """A route between two neighbouring places. ``ends``: places (0..14), ascending."""

    key: str
    ends: tuple[int, int]
    price: int
    suits: tuple[Suit, ...]


def _route(one: int, other: int) -> RouteFace:
    a, b = CARDS[PLACES[one]], CARDS[PLACES[other]]
    common = in_order(set(a.suits) & set(b.suits))
    return RouteFace(f"{a.key}/{b.key}", (one, other), a.value + b.value, common)


def _other_processes() -> tuple[tuple[int, int], ...]:
    across = [(p, p + 1) for p in range(15) if p % MAP_COLUMNS < MAP_COLUMNS - 1]
    down = [(p, p + MAP_COLUMNS) for p in range(10)]
    return tuple(sorted(across + down))


# Rule: R-3. The 22 routes, ordered by their ends.
ROUTES: Final[tuple[RouteFace, ...]] = tuple(_route(*ends) for ends in _other_processes())
ROUTE_BY_KEY: Final[dict[str, Route]] = {face.key: Route(i) for i, face in enumerate(ROUTES)}


NO_CARD: Final = -1
"""Marks an empty place in stored states."""

ACES: Final[tuple[Card, ...]] = tuple(Card(i) for i, c in enumerate(CARDS) if c.rank == "ace")
EXCUSE: Final[Card] = CARD_BY_KEY["excuse"]
VALUES: Final[tuple[int, ...]] = tuple(face.value for face in CARDS)


def mask_of(cards: tuple[Card, ...]) -> int:
    """Return the bit set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


@lru_cache(maxsize=4096)
def cards_of(mask: int) -> tuple[Card, ...]:
    """Return the cards of a bit set, ascending."""
    cards = []
    while mask:
        lowest = mask & -mask
        cards.append(_SINGLE_CARDS[lowest])
        mask ^= lowest
    return tuple(cards)


_SINGLE_CARDS: Final[dict[int, Card]] = {1 << i: Card(i) for i in range(len(CARDS))}

ACE_MASK: Final = mask_of(ACES)
EXCUSE_MASK: Final = mask_of((EXCUSE,))
PAYING_MASK: Final = mask_of(tuple(Card(i) for i, face in enumerate(CARDS) if face.value))
"""All cards that can pay: all but the Excuse. Rule: R-9.6."""

ROUTE_CARDS: Final[tuple[int, ...]] = tuple(
    mask_of(tuple(Card(i) for i, face in enumerate(CARDS) if set(face.suits) & set(route.suits)))
    for route in ROUTES
)
"""For each route the set of cards that have one of its suits."""


def deck_mask(*, excuse: bool, joker_aces: bool) -> int:
    """Return the cards in play: all but those of the map and those that the options remove."""
    taken_out = mask_of(PLACES)
    if not excuse:
        taken_out |= 1 << EXCUSE
    if joker_aces:
        taken_out |= ACE_MASK
    return ((1 << len(CARDS)) - 1) & ~taken_out


def card_name(card: int) -> Text:
    """Return the name of a card."""
    return text(f"ruta-card-{CARDS[card].key}")


def suit_name(suit: Suit) -> Text:
    """Return the name of a suit."""
    return text(f"ruta-suit-{suit}")


def route_name(route: int) -> Text:
    """Return the name of a route, made from the two places it joins."""
    one, other = ROUTES[route].ends
    return text("ruta-route", one=card_name(PLACES[one]), other=card_name(PLACES[other]))
