"""The layout of Stratego 4's picture: panels, the projection of the board, and where spaces lie."""

from collections.abc import Iterator
from functools import lru_cache
from math import dist
from typing import Final

import msgspec

from games.stratego4.board import CROSS, THREEFOLD, Board, BoardName, Space
from games.stratego4.view import View
from rendering.scene import curves
from rendering.scene.shapes import MARGIN, Box, Point

# The layout of Stratego 4's pictures, in board units.

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


# The board for three, laid flat: a grid of squares on a cone, opened to three equal thirds.
#
# The grid of one sector is the part below a castle of four by four; beside it lies the same grid
# turned by a quarter, but there are only three quarters. No flat drawing can have squares
# everywhere; in this one all sides and angles are distorted a little, and lines stay smooth.

SECTORS: Final = 3

CASTLE: Final = 1.6
"""The radius of the castle, in sides of a space."""

Corner = tuple[int, int]
"""A corner of the grid: to the right of the castle's middle, and down from it."""

_CONE_FILES: Final = "abcdefghijklmnopqrstu"
_FILES_EACH: Final = 7
_LAST: Final = 5

# Found by relaxation: each side pulls towards length 1, each diagonal towards the root of 2, with
# the corners on the castle fixed; then turned so that the last row of the first sector is level.
# One row of corners after the other, from left to right.
_ROWS: Final[dict[int, tuple[int, tuple[Point, ...]]]] = {
    2: (-1, ((-0.665, 1.455), (0.151, 1.593), (0.928, 1.304), (1.455, 0.665))),
    3: (
        -2,
        (
            *((-1.646, 1.994), (-0.738, 2.348), (0.251, 2.437)),
            *((1.203, 2.164), (2.020, 1.653), (2.944, 1.340)),
        ),
    ),
    4: (
        -4,
        (
            *((-3.649, 2.797), (-2.664, 2.902), (-1.678, 3.040), (-0.686, 3.254)),
            *((0.345, 3.291), (1.355, 3.063), (2.306, 2.674), (3.278, 2.332)),
        ),
    ),
    5: (
        -4,
        (
            *((-3.632, 3.868), (-2.638, 3.932), (-1.639, 4.053), (-0.624, 4.189)),
            *((0.412, 4.193), (1.432, 4.002), (2.413, 3.696), (3.380, 3.455)),
        ),
    ),
    6: (
        -4,
        (
            *((-3.615, 4.897), (-2.613, 4.950), (-1.600, 5.054), (-0.570, 5.151)),
            *((0.474, 5.137), (1.503, 4.968), (2.499, 4.711), (3.484, 4.505)),
        ),
    ),
    7: (
        -4,
        (
            *((-3.641, 5.901), (-2.638, 5.953), (-1.613, 6.049), (-0.549, 6.129)),
            *((0.545, 6.106), (1.620, 5.943), (2.642, 5.703), (3.633, 5.505)),
        ),
    ),
}
_CORNERS: Final[dict[Corner, Point]] = {
    (first + i, row): point
    for row, (first, points) in _ROWS.items()
    for i, point in enumerate(points)
}


def cone_quads() -> Iterator[tuple[str, curves.Points]]:
    """Yield each space outside the castle and its four corners, relative to the castle's middle.

    The corners go to the right from the one that the sector's player sees on the left and nearest
    to the castle.
    """
    for sector in range(SECTORS):
        for distance in range(1, _LAST + 1):
            for file in range(1, 6) if distance == 1 else range(_FILES_EACH):
                left, near = file - 4, distance + 1
                grid = ((left, near), (left + 1, near), (left + 1, near + 1), (left, near + 1))
                name = f"{_CONE_FILES[_FILES_EACH * sector + file]}{distance}"
                yield name, tuple(_corner(sector, *at) for at in grid)


def _corner(sector: int, right: int, down: int) -> Point:
    """Return a grid corner of a sector; those at a joint belong to the sector on its left."""
    if -right >= down and down < 4:
        return _corner(sector + 1, down, -right)
    return curves.turned((_CORNERS[right, down],), sector / SECTORS)[0]


# Positions of the spaces of both boards, for each seat at the bottom.

BOARDS: Final[dict[BoardName, Board]] = {"cross": CROSS, "threefold": THREEFOLD}
_FILES: Final = "abcdefghijklm"


class Ground(msgspec.Struct, frozen=True):
    """A board as it lies in a picture.

    ``bottom``: the seat whose zone is at the bottom. ``quads``: the corners of each space outside
    the castle. ``centres``: where pieces stand, also on ring and turret. ``castle``: its outline.
    """

    board: Board
    bottom: int
    middle: tuple[int, int]
    side: float
    quads: dict[Space, curves.Points]
    centres: dict[Space, tuple[int, int]]
    castle: curves.Points

    def place(self, seat: int) -> int:
        """Return where a seat's zone lies: 0 at the bottom, then clockwise."""
        return (seat - self.bottom) % self.board.seats

    def inward(self, seat: int) -> float:
        """Return the direction from a seat's zone to the castle, in clockwise turns from upward."""
        return self.place(seat) / self.board.seats

    def gate(self, space: Space) -> Point:
        """Return the middle of the side that a space shares with the ring."""
        x, y = self.middle
        one, other = sorted(self.quads[space], key=lambda p: dist(p, (x, y)))[:2]
        return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def ground_of(view: View) -> Ground:
    """Return the board as this viewer sees it; spectators see the first seat at the bottom."""
    return ground(view.board, view.viewer or 0)


@lru_cache(maxsize=16)
def ground(name: BoardName, bottom: int) -> Ground:
    """Return a board turned so that this seat's zone lies at the bottom."""
    board, side, (x, y) = BOARDS[name], SIDE[name], MIDDLE[name]
    turns = -bottom / board.seats
    quads = {
        board.space(spelled): curves.turned(curves.scaled(quad, side, x, y), turns, x, y)
        for spelled, quad in (_squares() if name == "cross" else cone_quads())
    }
    centres = {space: _middle(quad) for space, quad in quads.items()}
    edge = _castle(name, side)
    centres[board.ring] = (x, y + round(edge * (0.66 if name == "cross" else 0.63)))
    centres[board.turret] = (x, y)
    return Ground(board, bottom, (x, y), side, quads, centres, _outline(name, x, y, edge))


def _squares() -> Iterator[tuple[str, curves.Points]]:
    """Yield each space of the cross outside the castle; unit: a side of a space; origin: middle."""
    for column, letter in enumerate(_FILES):
        for row in range(len(_FILES)):
            arms = 3 <= column <= 9 or 3 <= row <= 9
            castle = 5 <= column <= 7 and 5 <= row <= 7
            if arms and not castle:
                left, top = column - 6.5, 5.5 - row
                right, low = left + 1, top + 1
                yield f"{letter}{row + 1}", ((left, top), (right, top), (right, low), (left, low))


def _middle(quad: curves.Points) -> tuple[int, int]:
    return round(sum(x for x, _ in quad) / 4), round(sum(y for _, y in quad) / 4)


def _castle(name: BoardName, side: float) -> float:
    """Return the distance from the middle of the castle to its edge."""
    return side * (1.5 if name == "cross" else CASTLE)


def _outline(name: BoardName, x: int, y: int, edge: float) -> curves.Points:
    if name == "cross":
        return (
            (x - edge, y - edge),
            (x + edge, y - edge),
            (x + edge, y + edge),
            (x - edge, y + edge),
        )
    return curves.arc(x, y, edge, 0, 1, 1, 72)[:-1]
