"""Parts of Ruta's picture that can be shown alone."""

from collections.abc import Iterator, Sequence
from typing import Final

from core.decktet import CARDS
from games.ruta.board import PLACES
from games.ruta.view import View
from rendering.boards.ruta.cards import HAND, PLACE, SUPPLY_CARD
from rendering.boards.ruta.layout import (
    DISCARD_END,
    DISCARD_X,
    LAND,
    PILE_X,
    SEATS,
    SLOTS_X,
    SUPPLY,
    hand_layout,
    place_corner,
)
from rendering.scene.shapes import Box, around
from rendering.scene.zoom import with_room

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
