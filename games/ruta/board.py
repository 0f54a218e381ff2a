"""The board of Ruta, and the numbers of the rules: what never changes in a game."""

from typing import Final, NewType

import msgspec

from core.decktet import (
    ACE_MASK,
    CARD_BY_KEY,
    CARDS,
    EXCUSE,
    Card,
    Suit,
    card_name,
    in_order,
    mask_of,
)
from core.texts import Text, text

# The numbers of Ruta's rules: cards dealt, tokens, passes.

FIRST_HAND: Final = 2
"""Cards dealt to each seat. Rule: R-4.1."""

DRAFT_SLOTS: Final = 2
"""Cards that lie face up. Rule: R-4.1."""

TOKENS: Final = 10
"""Tokens of each seat, one for each route it claims. Rule: R-1.4."""

PASSES_TO_END: Final = 2
"""Passes in a row that end the game. Rule: R-12.3."""


# The map: places and the 22 routes between them, as constant tables; the cards in play.
#
# A route is an index of ``ROUTES``; cards are those of core.decktet. Notation and texts use their
# names instead.

Route = NewType("Route", int)
"""An index of ROUTES."""

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


def route_name(route: int) -> Text:
    """Return the name of a route, made from the two places it joins."""
    one, other = ROUTES[route].ends
    return text("ruta-route", one=card_name(PLACES[one]), other=card_name(PLACES[other]))
