"""Boxes on Ruta's picture: places that can be chosen, and parts that are cropped."""

from collections.abc import Iterator, Sequence
from typing import Final

from core.decktet import CARDS
from games.ruta.board import DRAFT_SLOTS, PLACES, ROUTES
from games.ruta.view import View
from rendering.boards.ruta.board_map import plate
from rendering.boards.ruta.layout import (
    DISCARD_END,
    DISCARD_X,
    HAND,
    LAND,
    PILE_X,
    PLACE,
    SEATS,
    SLOTS_X,
    SUPPLY,
    SUPPLY_CARD,
    SUPPLY_Y,
    hand_layout,
    place_corner,
    route_middle,
)
from rendering.decktet.cards import CardSize
from rendering.scene.marks import RING
from rendering.scene.shapes import Box, around
from rendering.scene.zoom import with_room

# Boxes of the places on Ruta's picture that a choice can name.
#
# Guided play calls them "route sailor/forest", "slot 0", "pile" and "card pact"
# (core.guided_play.Option.at); cards are those of the viewer's hand.


def places(view: View) -> dict[str, Box]:
    """Return the boxes of every route, the face-up slots, the pile and the viewer's cards."""
    hand = view.hand or ()
    corners = zip(hand, hand_layout(len(hand)).corners, strict=True)
    cards = {f"card {CARDS[c].key}": Box(x, y, HAND.width, HAND.height) for c, (x, y) in corners}
    return _PLACES | cards


def _route(route: int) -> Box:
    """Return a plate's box, reduced by the width of the ring laid round it."""
    x, y = route_middle(route)
    drawn = plate(route)
    wide, high = drawn.width - 2 * RING, drawn.height - 2 * RING
    return Box(x - wide // 2, y - high // 2, wide, high)


def _card(x: int, size: CardSize) -> Box:
    return Box(x, SUPPLY_Y, size.width, size.height)


_PLACES: Final = {
    **{f"route {route.key}": _route(number) for number, route in enumerate(ROUTES)},
    **{f"slot {slot}": _card(SLOTS_X[slot], SUPPLY_CARD) for slot in range(DRAFT_SLOTS)},
    "pile": _card(PILE_X, HAND),
}


# Parts of Ruta's picture that can be shown alone.

_AIR: Final = 12
_LESS_AIR: Final = 4
"""A small margin: the sums of the suits stand just above a hand."""


def framed(view: View, frame: Sequence[str]) -> tuple[Box, ...]:
    """Return the boxes of the named parts, from top to bottom.

    Names: places of the map by their keys, which share a box; "map": all of them; "seat": the
    viewer's panel; "slots" (the pile and the face-up cards) and "discard", which share a box;
    "hand": the viewer's cards.
    """
    return tuple(_boxes(view, frame))


def _boxes(view: View, frame: Sequence[str]) -> Iterator[Box]:
    if "seat" in frame and view.viewer is not None:
        yield SEATS[view.viewer]
    if "map" in frame:
        yield LAND
    corners = [place_corner(place) for place, card in enumerate(PLACES) if CARDS[card].key in frame]
    if corners:
        places = [Box(x, y, PLACE.width, PLACE.height) for x, y in corners]
        yield with_room(around(places, _AIR), LAND)
    if supply := [box for name, box in _SUPPLY.items() if name in frame]:
        yield around(supply)
    if "hand" in frame and view.hand:
        spread = hand_layout(len(view.hand)).corners
        cards = [Box(x, y, HAND.width, HAND.height) for x, y in spread]
        yield around(cards, _LESS_AIR)


def _of_supply(left: int, right: int) -> Box:
    return Box(left - _AIR, SUPPLY.y, right - left + 2 * _AIR, SUPPLY.height)


_SUPPLY: Final = {
    "slots": _of_supply(PILE_X, SLOTS_X[-1] + SUPPLY_CARD.width),
    "discard": _of_supply(DISCARD_X, DISCARD_END),
}


# Ruta's picture has no part that needs a closer look: its cards are large.


def regions(_view: View) -> dict[str, Box]:
    """Return no regions."""
    return {}
