"""The board for three, laid flat: a grid of squares on a cone, opened to three equal thirds.

The grid of one sector is the part below a castle of four by four; beside it lies the same grid
turned by a quarter, but there are only three quarters. No flat drawing can have squares everywhere;
in this one all sides and angles are distorted a little, and lines stay smooth.
"""

from collections.abc import Iterator
from typing import Final

from rendering.scene import curves
from rendering.scene.shapes import Point

SECTORS: Final = 3

CASTLE: Final = 1.6
"""The radius of the castle, in sides of a space."""

Corner = tuple[int, int]
"""A corner of the grid: to the right of the castle's middle, and down from it."""

_FILES: Final = "abcdefghijklmnopqrstu"
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


def quads() -> Iterator[tuple[str, curves.Points]]:
    """Yield each space outside the castle and its four corners, relative to the castle's middle.

    The corners go to the right from the one that the sector's player sees on the left and nearest
    to the castle.
    """
    for sector in range(SECTORS):
        for distance in range(1, _LAST + 1):
            for file in range(1, 6) if distance == 1 else range(_FILES_EACH):
                left, near = file - 4, distance + 1
                grid = ((left, near), (left + 1, near), (left + 1, near + 1), (left, near + 1))
                name = f"{_FILES[_FILES_EACH * sector + file]}{distance}"
                yield name, tuple(_corner(sector, *at) for at in grid)


def _corner(sector: int, right: int, down: int) -> Point:
    """Return a grid corner of a sector; those at a joint belong to the sector on its left."""
    if -right >= down and down < 4:
        return _corner(sector + 1, down, -right)
    return curves.turned((_CORNERS[right, down],), sector / SECTORS)[0]
