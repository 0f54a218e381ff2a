"""The layout of Jacynth's picture, in board units."""

from typing import Final

from games.jacynth.board import SIDE
from rendering.decktet.cards import CardSize
from rendering.scene.shapes import MARGIN, TEXT, Box, around

WIDTH: Final = 1200

CITY: Final = CardSize(176, 156, 42, 1.04, (TEXT, 29, 29))
"""Cards of the city; those of the hand are larger."""

_HEADER: Final = 120
_PILE_WIDTH: Final = 148
PILE: Final = Box(WIDTH - MARGIN - _PILE_WIDTH, MARGIN, _PILE_WIDTH, _HEADER)

_GAP: Final = 12
_RULER: Final = 44
"""The strip left of and below the cards with the numbers of rows and the letters of columns."""

_FRAME: Final = 14
_HEIGHT: Final = SIDE * CITY.height + (SIDE - 1) * _GAP
LAND: Final = Box(MARGIN, PILE.bottom + MARGIN, WIDTH - 2 * MARGIN, _FRAME + _HEIGHT + _RULER)

PUBLIC_HEIGHT: Final = LAND.bottom + MARGIN

_HAND_AIR: Final = 14
HAND_SCALE: Final = 1.25
"""How much larger the cards of a hand are than those of the city."""

_HAND_CARD: Final = (round(CITY.width * HAND_SCALE), round(CITY.height * HAND_SCALE))
_HAND_HEIGHT: Final = _HAND_CARD[1] + 2 * _HAND_AIR


def seat_boxes(count: int) -> tuple[Box, ...]:
    """Return the panels of this many seats, side by side, left of the pile."""
    width = (PILE.x - MARGIN) // count - MARGIN
    return tuple(
        Box(MARGIN + seat * (width + MARGIN), MARGIN, width, _HEADER) for seat in range(count)
    )


def place_box(place: int) -> Box:
    """Return the box of a place of the city; row 1 is at the bottom."""
    row, column = divmod(place, SIDE)
    x = LAND.x + _RULER + column * (CITY.width + _GAP)
    y = LAND.y + _FRAME + (SIDE - 1 - row) * (CITY.height + _GAP)
    return Box(x, y, CITY.width, CITY.height)


def block(column: int, row: int, columns: int, rows: int) -> Box:
    """Return the box round so many columns and rows, from this column and this row upwards."""
    corners = [
        place_box(SIDE * y + x) for x, y in ((column, row), (column + columns - 1, row + rows - 1))
    ]
    return around(corners, _GAP)


def row_mark(row: int) -> tuple[float, float]:
    """Return the middle of a row's number."""
    return LAND.x + _RULER / 2, place_box(row * SIDE).y + CITY.height / 2


def column_mark(column: int) -> tuple[float, float]:
    """Return the middle of a column's letter."""
    return place_box(column).x + CITY.width / 2, LAND.bottom - _RULER / 2


def hand_box(line: int) -> Box:
    """Return the panel of a hand below the public picture; several stand one below the other."""
    top = PUBLIC_HEIGHT + line * (_HAND_HEIGHT + MARGIN)
    return Box(MARGIN, top, WIDTH - 2 * MARGIN, _HAND_HEIGHT)


def hand_card(box: Box, number: int, count: int) -> Box:
    """Return the box of a card of a hand, of which there are ``count``, at the right."""
    left = box.right - _HAND_AIR + _GAP - (count - number) * (_HAND_CARD[0] + _GAP)
    return Box(left, box.y + _HAND_AIR, *_HAND_CARD)
