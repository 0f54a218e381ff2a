"""The layout of Strada Romana's picture, in board units."""

from typing import Final

from games.strada_romana.board import (
    AREAS,
    BOXES,
    COLUMNS,
    COLUMNS_OF_A_PART,
    GOODS,
    HEIGHTS,
    Destination,
)
from rendering.scene.shapes import MARGIN, Box, Colour

WIDTH: Final = 1200


BOARD: Final = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, 632)

# --- the road ------------------------------------------------------------------------------------

PITCH: Final = 82
"""Distance from one column to the next."""

ROW: Final = 109
"""Distance from one square down to the next of its column."""

SQUARE: Final = (73, 99)

MIDDLE: Final = BOARD.y + BOARD.height // 2
"""The middle of the road's height."""

COLUMN_X: Final[tuple[int, ...]] = tuple(
    round(WIDTH / 2 + PITCH * (column - (COLUMNS - 1) / 2)) for column in range(COLUMNS)
)

ROAD_ENDS: Final = (COLUMN_X[0] - 44, COLUMN_X[-1] + 44)

SQUARES: Final[tuple[tuple[int, int], ...]] = tuple(
    (COLUMN_X[column], MIDDLE + round(ROW * (place - (len(heights) - 1) / 2)))
    for column, heights in enumerate(HEIGHTS)
    for place in range(len(heights))
)
"""The middle of each square."""

KERB: Final = 10
"""Distance from the outer side of a square to the edge of the road."""

WAGON_UP: Final = 18
"""How far above the middle of its square a wagon stands, so that the name stays free."""

NAME: Final = 29
NAME_DOWN: Final = 32
"""Distance from the middle of a square down to its name."""


def road_half(column: int) -> float:
    """Return the distance from the road's middle to its edge at the column with this index."""
    return (ROW * (len(HEIGHTS[column]) - 1) + SQUARE[1]) / 2 + KERB


# --- beside the road -----------------------------------------------------------------------------

STALL: Final = (66, 62)


def stall_y(column: int, above: bool) -> int:
    """Return the middle of the market beside a column, above or below the road."""
    away = road_half(column) + STALL[1] / 2 - 2
    return round(MIDDLE - away if above else MIDDLE + away)


PLATE: Final = (196, 76)
"""Size of an area's plate: its number, its ware tile and that tile's value in coins."""


def _plate(area: int) -> tuple[int, int]:
    first = area // 2 * COLUMNS_OF_A_PART
    across = (COLUMN_X[first] + COLUMN_X[first + COLUMNS_OF_A_PART - 1]) // 2
    down = BOARD.bottom - 42 if area % 2 else BOARD.y + 42
    return across, down


PLATES: Final[tuple[tuple[int, int], ...]] = tuple(_plate(area) for area in range(len(AREAS)))
"""The middle of each area's plate."""

_BOX_PITCH: Final = 64
BOX: Final = (82, 60)
CITY_WIDTH: Final = ROAD_ENDS[0] - BOARD.x

BOX_X: Final[dict[Destination, int]] = {
    "rome": BOARD.x + CITY_WIDTH // 2,
    "ostia": BOARD.right - CITY_WIDTH // 2,
}
"""The middle of the start boxes of wagons to this destination."""

BOX_Y: Final[tuple[int, ...]] = tuple(
    round(MIDDLE + _BOX_PITCH * (box - (BOXES - 1) / 2)) for box in range(BOXES)
)

# --- the table of seats --------------------------------------------------------------------------

HEADER: Final = Box(MARGIN, BOARD.bottom + MARGIN, WIDTH - 2 * MARGIN, 108)

CELL: Final = 108
CELLS_X: Final = 338
"""Where the columns of goods begin."""

SCORE_X: Final = CELLS_X + CELL * len(GOODS)

_ROW_HEIGHTS: Final = {2: 92, 3: 88, 4: 84, 5: 78}
ROW_GAP: Final = 8


def cell_x(good: int) -> int:
    """Return the middle of the column of a good."""
    return CELLS_X + CELL * good + CELL // 2


def seat_box(seat: int, seats: int) -> Box:
    """Return the box of a seat's row."""
    high = _ROW_HEIGHTS[seats]
    top = HEADER.bottom + ROW_GAP + seat * (high + ROW_GAP)
    return Box(MARGIN, top, WIDTH - 2 * MARGIN, high)


def table_bottom(seats: int) -> int:
    """Return where the rows end."""
    return seat_box(seats - 1, seats).bottom + MARGIN


# The colours of Strada Romana's board; those of wagons and goods stand in ``art.py``.

GROUNDS: Final[tuple[Colour, ...]] = ("#8FAE63", "#A9AD62", "#C4A973")
"""Ground colours of the three parts: farmland, the way into Rome, the imperial city."""

FURROWS: Final[tuple[Colour, ...]] = ("#7F9E55", "#989C54", "#B39864")
ROAD: Final[Colour] = "#7D766B"
COBBLE: Final[Colour] = "#8A8377"
CURB: Final[Colour] = "#CFC4AB"
STONE: Final[Colour] = "#E3DAC6"
FAINT: Final[Colour] = ROAD
"""Names of squares that cannot be chosen."""

LINE: Final[Colour] = "#FFF3C9"
SEA: Final[Colour] = "#3F86A8"
FOAM: Final[Colour] = "#8CC3DA"
PAVING: Final[Colour] = "#B79C78"
WALL: Final[Colour] = "#6E5A45"
BOX_GROUND: Final[Colour] = "#8C7354"
BANNER: Final[Colour] = "#7A1F24"
