"""Arrows along a line of points: their bars, where their head begins, and the head.

They consist of few different symbols, so that each is drawn once and cached.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import dist, hypot

import msgspec

from rendering.scene.colours_and_sizes import INK
from rendering.scene.shapes import Colour, Point, Polygon, Stamp, Symbol, centred


class ArrowHead(msgspec.Struct, frozen=True):
    """The form of a head. ``key``: begins the keys of its symbols.

    ``spread``: distance from the line to its corners. ``rim``: width of its outline.
    """

    key: str
    length: int
    spread: int
    rim: int


def before_end(start: Point, end: Point, gap: float) -> Point:
    """Return the point ``gap`` before the end of a line, though not before its start."""
    part = min(1.0, gap / max(1.0, dist(start, end)))
    return end[0] - (end[0] - start[0]) * part, end[1] - (end[1] - start[1]) * part


def bars(points: Sequence[Point], bar: Callable[[int, int], Symbol]) -> Iterator[Stamp]:
    """Draw the lines from each point to the next; ``bar``: draws one of this width and height."""
    for one, other in pairwise(points):
        middle = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
        yield centred(bar(round(other[0] - one[0]), round(other[1] - one[1])), *middle)


def head_at(tip: Point, before: Point, head: ArrowHead, style: str, fill: Colour) -> Stamp:
    """Draw the head of an arrow that comes from ``before``. ``style``: what its key ends with."""
    long = max(1.0, dist(before, tip))
    way = (round((tip[0] - before[0]) / long, 1), round((tip[1] - before[1]) / long, 1))
    return centred(_head(way, head, style, fill), *tip)


@lru_cache(maxsize=320)
def _head(way: tuple[float, float], head: ArrowHead, style: str, fill: Colour) -> Symbol:
    """Draw a head that points this way, its tip in the middle of the symbol."""
    middle = head.length + 8
    long = hypot(*way) or 1.0
    across, down = way[0] / long, way[1] / long
    foot = (middle - across * head.length, middle - down * head.length)
    corners = (
        (middle, middle),
        (foot[0] - down * head.spread, foot[1] + across * head.spread),
        (foot[0] + down * head.spread, foot[1] - across * head.spread),
    )
    shapes = (Polygon(corners, INK, INK, head.rim), Polygon(corners, fill))
    return Symbol(f"{head.key}/{across:.2f}/{down:.2f}/{style}", 2 * middle, 2 * middle, shapes)
