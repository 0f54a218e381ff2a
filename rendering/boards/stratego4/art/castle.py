"""The castle in the middle: a paved ring behind a wall with twelve gates, and a turret on it."""

from collections.abc import Iterator
from math import atan2, cos, hypot, pi, sin
from typing import Final

from rendering.boards.stratego4.art.colours import JOINT, SHADE, STONE, TOP, WALL
from rendering.scene import curves
from rendering.scene.colours_and_sizes import INK
from rendering.scene.shapes import Circle, Path, Point, Polygon, Shape

TURRET: Final = 51
"""The radius of the turret, battlements included."""

_MERLONS: Final = 22
_PITCH: Final = 13
"""Distance from one block of a wall to the next."""

Gates = tuple[Point, ...]


def castle(outline: curves.Points, gates: Gates, middle: Point) -> Iterator[Shape]:
    """Draw ring, wall and turret. Four corners mean straight walls, any other outline is round."""
    yield Polygon(outline, INK, INK, 16)
    yield Polygon(outline, WALL, WALL, 11)
    yield Polygon(_part(outline, middle, 0.955), STONE)
    yield from _paving(outline, middle)
    yield from _battlements(outline, gates, middle)
    for gate in gates:
        yield from _gate(*gate, _outward(gate, middle, straight=len(outline) == 4))
    yield from _turret(*middle)


def _part(outline: curves.Points, middle: Point, part: float) -> curves.Points:
    """Return the outline, scaled down about the middle."""
    x, y = middle
    return tuple((x + (px - x) * part, y + (py - y) * part) for px, py in outline)


def _outward(at: Point, middle: Point, *, straight: bool) -> Point:
    """Return the unit vector out of a wall; straight walls run along columns and rows."""
    dx, dy = at[0] - middle[0], at[1] - middle[1]
    if straight:
        dx, dy = (dx, 0) if abs(dx) > abs(dy) else (0, dy)
    return dx / hypot(dx, dy), dy / hypot(dx, dy)


def _paving(outline: curves.Points, middle: Point) -> Iterator[Shape]:
    """Draw courses of stones along the outline, with joints across them."""
    for part in (0.8, 0.6):
        course = _part(outline, middle, part)
        yield Path((*course, course[0]), JOINT, 1.6)
    for i, at in enumerate(_along(outline, _PITCH * 3)):
        near, far = (0.6, 0.8) if i % 2 else (0.8, 0.95)
        yield Path((*_part((at,), middle, near), *_part((at,), middle, far)), JOINT, 1.6)


def _battlements(outline: curves.Points, gates: Gates, middle: Point) -> Iterator[Shape]:
    """Draw blocks on the wall, but not at the gates."""
    for at in _along(outline, _PITCH):
        if min(hypot(at[0] - x, at[1] - y) for x, y in gates) > 15:
            block = _block(at, _outward(at, middle, straight=len(outline) == 4), 5.4)
            yield Polygon(block, INK, INK, 3)
            yield Polygon(block, TOP)


def _along(outline: curves.Points, pitch: float) -> Iterator[Point]:
    """Yield points along a closed line, about ``pitch`` apart."""
    around = (*outline, outline[0])
    left = 0.0
    for start, end in zip(outline, around[1:], strict=True):
        long = hypot(end[0] - start[0], end[1] - start[1])
        while left < long - 0.01:
            yield (
                start[0] + (end[0] - start[0]) * left / long,
                start[1] + (end[1] - start[1]) * left / long,
            )
            left += pitch
        left -= long


def _block(at: Point, outward: Point, half: float) -> curves.Points:
    square = ((-half, -half), (half, -half), (half, half), (-half, half))
    return curves.moved(curves.turned(square, atan2(outward[1], outward[0]) / 2 / pi), *at)


def _gate(x: float, y: float, outward: Point) -> Iterator[Shape]:
    """Draw an opening in the wall, with a post on each side."""
    dx, dy = outward
    floor = _rotated(((-9, -9.5), (8.6, -9.5), (8.6, 9.5), (-9, 9.5)), outward)
    yield Polygon(curves.moved(floor, x, y), STONE)
    for side in (-1, 1):
        ends = _rotated(((-8, side * 10.5), (7, side * 10.5)), outward)
        yield Path(curves.moved(ends, x, y), INK, 5)
        yield Path(curves.moved(ends, x, y), TOP, 2)
    step = _rotated(((5, -7), (5, 7)), (dx, dy))
    yield Path(curves.moved(step, x, y), JOINT, 2)


def _rotated(points: curves.Points, outward: Point) -> curves.Points:
    return curves.turned(points, atan2(outward[1], outward[0]) / 2 / pi)


def _turret(x: float, y: float) -> Iterator[Shape]:
    """Draw the upper level, with its shadow on the lower."""
    yield Circle(x + 5, y + 7, TURRET + 3, SHADE)
    yield Circle(x, y, TURRET, INK)
    yield Circle(x, y, TURRET - 2.5, WALL)
    for i in range(_MERLONS):
        outward = (cos(2 * pi * i / _MERLONS), sin(2 * pi * i / _MERLONS))
        at = (x + outward[0] * (TURRET - 6), y + outward[1] * (TURRET - 6))
        yield Polygon(_block(at, outward, 4.2), INK, INK, 2)
        yield Polygon(_block(at, outward, 4.2), TOP)
    yield Circle(x, y, TURRET - 11.5, INK)
    yield Circle(x, y, TURRET - 13.5, TOP)
