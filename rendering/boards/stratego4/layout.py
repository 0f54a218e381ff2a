"""The layout of Stratego 4's pictures, in board units."""

from typing import Final

import msgspec

from games.stratego4.board import BoardName
from rendering.scene.colours_and_sizes import MARGIN
from rendering.scene.shapes import Box

WIDTH: Final = 1200


LABELS: Final = 36
"""Width of the strip along the edges of a board for the names of files and ranks."""

SIDE: Final[dict[BoardName, float]] = {"cross": 80, "threefold": 82}
"""The side of a space; on the board for three that of an ordinary one."""

MIDDLE: Final[dict[BoardName, tuple[int, int]]] = {"cross": (600, 568), "threefold": (586, 554)}
"""The middle of the castle."""


class Sheet(msgspec.Struct, frozen=True):
    """The layout round a board.

    ``panels``: of the seats, clockwise from the bottom of the picture. ``foot``: the strip for
    round and legend, in ``lines`` lines.
    """

    height: int
    panels: tuple[Box, ...]
    foot: Box
    lines: int


_CORNER: Final = (266, 188)
_FAR: Final = WIDTH - MARGIN - _CORNER[0]
_LOW: Final = 934
_BLOCK: Final = (262, 188)
_RIGHT: Final = WIDTH - MARGIN - _BLOCK[0]

SHEETS: Final[dict[BoardName, Sheet]] = {
    "cross": Sheet(
        height=1200,
        panels=(
            Box(MARGIN, _LOW, *_CORNER),
            Box(MARGIN, MARGIN, *_CORNER),
            Box(_FAR, MARGIN, *_CORNER),
            Box(_FAR, _LOW, *_CORNER),
        ),
        foot=Box(MARGIN, 1134, WIDTH - 2 * MARGIN, 54),
        lines=1,
    ),
    "threefold": Sheet(
        height=1168,
        panels=(
            Box(MARGIN, 1168 - MARGIN - _BLOCK[1], *_BLOCK),
            Box(MARGIN, 1168 - 2 * MARGIN - 2 * _BLOCK[1], *_BLOCK),
            Box(_RIGHT, 1168 - 2 * MARGIN - 2 * _BLOCK[1], *_BLOCK),
        ),
        foot=Box(_RIGHT, 1168 - MARGIN - _BLOCK[1], *_BLOCK),
        lines=3,
    ),
}
