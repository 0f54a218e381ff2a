"""The layout of La Strada's picture, in board units."""

from typing import Final

from games.la_strada.board import AXIAL, SIDE
from rendering.scene.shapes import MARGIN, Box, Point

WIDTH: Final = 1200

HALF: Final = 44
"""Distance from a hex's middle to its left and right sides; whole, so that hexes look alike."""

PITCH: Final = 76
"""Distance from one row of hexes down to the next."""

LONG: Final = PITCH / 1.5
"""Distance from the middle of a hex to its upper and lower corner."""

BOARD_TOP: Final = 46
_MIDDLE: Final = (WIDTH // 2, round(BOARD_TOP + LONG) + (SIDE - 1) * PITCH)
BOARD_BOTTOM: Final = round(_MIDDLE[1] + (SIDE - 1) * PITCH + LONG)

CENTRES: Final[tuple[tuple[int, int], ...]] = tuple(
    (_MIDDLE[0] + HALF * (2 * q + r), _MIDDLE[1] + PITCH * r) for q, r in AXIAL
)
"""The middle of each hex."""

SIDES: Final[tuple[Point, ...]] = (
    *((HALF, 0), (HALF / 2, PITCH / 2), (-HALF / 2, PITCH / 2)),
    *((-HALF, 0), (-HALF / 2, -PITCH / 2), (HALF / 2, -PITCH / 2)),
)
"""Offset from the middle of a hex to the middle of its side in each direction."""


def hexagon(x: float, y: float, part: float = 1) -> tuple[Point, ...]:
    """Return the outline of a hex round (x, y), scaled by ``part``."""
    wide, long, short = HALF * part, LONG * part, LONG * part / 2
    return (
        *((x, y - long), (x + wide, y - short), (x + wide, y + short)),
        *((x, y + long), (x - wide, y + short), (x - wide, y - short)),
    )


_PANEL: Final = (228, 190)
_RIGHT: Final = WIDTH - MARGIN - _PANEL[0]
_LOW: Final = BOARD_BOTTOM - 158

PANELS: Final = (
    Box(MARGIN, MARGIN, *_PANEL),
    Box(_RIGHT, MARGIN, *_PANEL),
    Box(_RIGHT, _LOW, *_PANEL),
    Box(MARGIN, _LOW, *_PANEL),
)
"""The corner panel of each seat, clockwise, as people would sit."""

LEGEND: Final = Box(MARGIN, PANELS[2].bottom + MARGIN, WIDTH - 2 * MARGIN, 78)
HEIGHT: Final = LEGEND.bottom + MARGIN

CUBES: Final[tuple[tuple[int, int], ...]] = (
    *((-HALF + 2, -25), (HALF - 2, -25)),
    *((HALF - 2, 25), (-HALF + 2, 25)),
)
"""Offset from the middle of a settlement to each seat's cube, towards the seat's panel.

Roads cross the sides of a hex and never its corners, so no cube lies on a road.
"""

COIN: Final = (0, -48)
"""Offset from the middle of a settlement to its value."""
