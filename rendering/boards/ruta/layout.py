"""The layout of Ruta's picture, in board units."""

from typing import Final

import msgspec

from games.ruta.board import MAP_COLUMNS, ROUTES
from rendering.boards.ruta.cards import HAND, PLACE, SUPPLY_CARD
from rendering.scene.colours_and_sizes import MARGIN
from rendering.scene.shapes import Box

WIDTH: Final = 1200


_SEAT_WIDTH: Final = (WIDTH - 3 * MARGIN) // 2
SEATS: Final = tuple(
    Box(MARGIN + seat * (_SEAT_WIDTH + MARGIN), MARGIN, _SEAT_WIDTH, 172) for seat in (0, 1)
)

GAP_ACROSS: Final = 76
GAP_DOWN: Final = 60
_PITCH: Final = PLACE.width + GAP_ACROSS
_FRAME: Final = 16
LAND: Final = Box(
    MARGIN, SEATS[0].bottom + MARGIN, WIDTH - 2 * MARGIN, 3 * PLACE.height + 2 * GAP_DOWN + 32
)

SUPPLY: Final = Box(MARGIN, LAND.bottom + MARGIN, WIDTH - 2 * MARGIN, 240)
CAPTION_Y: Final = SUPPLY.y + 29
SUPPLY_Y: Final = SUPPLY.y + 52
PILE_X: Final = SUPPLY.x + 22
SLOTS_X: Final = (SUPPLY.x + 224, SUPPLY.x + 224 + SUPPLY_CARD.width + 20)
DISCARD_X: Final = SLOTS_X[1] + SUPPLY_CARD.width + 48
DISCARD_END: Final = DISCARD_X + SUPPLY_CARD.width + 120
"""Where the number of the cards below the top of the discard pile ends."""

PUBLIC_HEIGHT: Final = SUPPLY.bottom + MARGIN

_HAND_HEADER: Final = 56
_ROW_PITCH: Final = HAND.height + 10


def place_corner(place: int) -> tuple[int, int]:
    """Return the upper left corner of a place's card."""
    row, column = divmod(place, MAP_COLUMNS)
    return (
        LAND.x + _FRAME + column * _PITCH,
        LAND.y + _FRAME + row * (PLACE.height + GAP_DOWN),
    )


def goes_across(route: int) -> bool:
    """Whether the route joins a card with the one to its right, rather than the one below."""
    one, other = ROUTES[route].ends
    return other - one == 1


def route_middle(route: int) -> tuple[int, int]:
    """Return the middle of the gap that the route bridges."""
    x, y = place_corner(ROUTES[route].ends[0])
    if goes_across(route):
        return x + PLACE.width + GAP_ACROSS // 2, y + PLACE.height // 2
    return x + PLACE.width // 2, y + PLACE.height + GAP_DOWN // 2


class HandLayout(msgspec.Struct, frozen=True):
    """The layout of a hand; ``corners``: the upper left corner of each card."""

    box: Box
    corners: tuple[tuple[int, int], ...]


def hand_layout(count: int) -> HandLayout:
    """Lay out a hand below the public picture, in equal rows of at most seven cards.

    The box grows with the rows; an empty hand has one.
    """
    rows = max(1, -(-count // 7))
    in_row = max(1, -(-count // rows))
    top = PUBLIC_HEIGHT
    height = _HAND_HEADER + rows * _ROW_PITCH + 6
    box = Box(MARGIN, top, WIDTH - 2 * MARGIN, height)
    step = min(HAND.width + 8, (box.width - 24) // in_row)
    left = box.x + (box.width - (in_row - 1) * step - HAND.width) // 2
    corners = tuple(
        (left + i % in_row * step, top + _HAND_HEADER + i // in_row * _ROW_PITCH)
        for i in range(count)
    )
    return HandLayout(box, corners)
