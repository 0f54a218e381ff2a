"""Roads: smooth bands from hex to hex, assembled from pieces without a visible seam.

A piece crosses one hex, from the middle of one side to the middle of another (straight or gently
bent), or runs from a side to the middle, where a settlement or a workshop hides its end.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import dist, hypot
from typing import Final, Literal

from games.la_strada.board import Hex, direction
from games.la_strada.view import View
from rendering.boards.la_strada.layout import CENTRES, SIDES
from rendering.scene import curves
from rendering.scene.colours_and_sizes import GOLD, INK, WHITE
from rendering.scene.seat_marks import SEAT_MARKS
from rendering.scene.shapes import Circle, Colour, Point, Polygon, Shape, Stamp, Symbol, centred

LineStyle = Literal["laid", "last", "planned"]

CORE: Final = 13
"""The width of a road's coloured part."""

_BANDS: Final[dict[LineStyle, tuple[tuple[int, Colour], ...]]] = {
    "laid": ((23, INK), (19, WHITE)),
    "last": ((31, INK), (27, GOLD), (18, INK)),
    "planned": ((25, INK), (21, WHITE)),
}
"""Width and colour of the bands below the coloured part, widest first."""

MIDDLE: Final = -1
"""Replaces a side where a piece begins or ends in the middle of its hex."""

_BOX: Final = (112, 128)

Points = curves.Points


@lru_cache(maxsize=64)
def centreline(one: int, other: int) -> Points:
    """Return a road's middle line from side to side of a hex round (0, 0), slightly overlapping."""
    if MIDDLE in (one, other):
        x, y = SIDES[max(one, other)]
        return ((x * 1.02, y * 1.02), (x / 2, y / 2), (0, 0))
    (ax, ay), (bx, by) = SIDES[one], SIDES[other]
    # The control points give a sixth of a circle for a gentle bend, and a line for a straight.
    bent = curves.bezier((ax, ay), (ax * 0.382, ay * 0.382), (bx * 0.382, by * 0.382), (bx, by))
    return ((ax * 1.02, ay * 1.02), *bent, (bx * 1.02, by * 1.02))


@lru_cache(maxsize=512)
def piece(seat: int, one: int, other: int, style: LineStyle) -> Symbol:
    """Draw the road of a seat over one hex; ``one`` and ``other`` are its sides, or MIDDLE."""
    middle = (_BOX[0] / 2, _BOX[1] / 2)
    line = curves.moved(centreline(one, other), *middle)
    mark = SEAT_MARKS[seat]
    bands = (*_BANDS[style], (CORE, mark.colour))
    shapes: list[Shape] = []
    if style == "planned":
        for dash in _dashes(line):
            shapes += (Polygon(band(part, w), c) for part, (w, c) in zip(dash, bands, strict=True))
    else:
        shapes += (Polygon(band(line, width), colour) for width, colour in bands)
        if mark.dotted:
            shapes += (Circle(x, y, 2.6, WHITE) for x, y in _spaced(line, 14))
    return Symbol(f"la-strada-road/{seat}/{one}/{other}/{style}", *_BOX, tuple(shapes))


def band(line: Sequence[Point], width: float) -> Points:
    """Return the outline of a strip along a line, with square ends."""
    one, other = [], []
    for i, (x, y) in enumerate(line):
        (px, py), (qx, qy) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        long = hypot(qx - px, qy - py)
        across, down = (py - qy) / long * width / 2, (qx - px) / long * width / 2
        one.append((x + across, y + down))
        other.append((x - across, y - down))
    return (*one, *reversed(other))


def _spaced(line: Points, pitch: float) -> Iterator[Point]:
    """Yield points along a line, half a pitch from its ends: the next piece continues them."""
    count = round(_length(line) / pitch)
    for i in range(count):
        yield _along(line, (i + 0.5) / count)


def _dashes(line: Points) -> Iterator[tuple[Points, ...]]:
    """Yield each dash of a line as one part for each band of the road; inner parts are shorter."""
    long = _length(line)
    count = round(long / 22)
    for i in range(count):
        middle = (i + 0.5) / count
        yield tuple(
            tuple(_along(line, middle + half * step / 2 / long) for step in (-2, -1, 0, 1, 2))
            for half in (9.5, 7.5, 5)
        )


def _length(line: Points) -> float:
    return sum(dist(a, b) for a, b in pairwise(line))


def _along(line: Points, part: float) -> Point:
    """Return the point at this fraction of the line's length."""
    left = part * _length(line)
    for a, b in pairwise(line):
        step = dist(a, b)
        if left <= step:
            return a[0] + (b[0] - a[0]) * left / step, a[1] + (b[1] - a[1]) * left / step
        left -= step
    return line[-1]


# --- a whole road --------------------------------------------------------------------------------


def crossings(view: View, path: tuple[Hex, ...]) -> Iterator[tuple[Hex, int, int]]:
    """Yield each piece of a road: its hex and its two sides, the lower first.

    Where a road begins, ends, or passes a settlement, pieces meet in the middle of the hex.
    """
    for i, at in enumerate(path):
        came = direction(at, path[i - 1]) if i else None
        goes = direction(at, path[i + 1]) if i + 1 < len(path) else None
        if came is not None and goes is not None and view.terrain[at] is not None:
            yield at, min(came, goes), max(came, goes)
            continue
        for side in (came, goes):
            if side is not None:
                yield at, MIDDLE, side


def tiled(view: View, path: tuple[Hex, ...]) -> Iterator[tuple[Hex, int, int]]:
    """Yield each tile of a road: its hex and the two sides that it joins."""
    for at, one, other in crossings(view, path):
        if MIDDLE not in (one, other):
            yield at, one, other


def laid_road(view: View, seat: int, path: tuple[Hex, ...], style: LineStyle) -> Iterator[Stamp]:
    """Draw all pieces of a road."""
    for at, one, other in crossings(view, path):
        yield centred(piece(seat, one, other, style), *CENTRES[at])


def all_roads(view: View) -> Iterator[Stamp]:
    """Draw every road, the newest one above the others."""
    for number, road in enumerate(view.roads):
        if number != view.last_road:
            yield from laid_road(view, road.seat, road.path, "laid")
    if view.last_road is not None:
        road = view.roads[view.last_road]
        yield from laid_road(view, road.seat, road.path, "last")
