"""Moves on the paper: the trail of a car, and its last move as a bold arrow."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final

from rendering.scene.marks import SEAT_MARKS
from rendering.scene.shapes import (
    INK,
    WHITE,
    Circle,
    Path,
    Point,
    Polygon,
    Shape,
    Stamp,
    Symbol,
    centred,
)
from tavolo_vector_race.geometry import Vector
from tavolo_vector_race.painter.colours import faded, faded_ink
from tavolo_vector_race.painter.grid_scale import GridScale

_PALEST: Final = 3
"""The part of a trail that was driven so many moves ago, and older ones, are the palest."""

_SHORTEST, _STEP, _LONGEST, _HEAD = 22, 7, 56, 17
"""The length of an arrow of velocity, by speed, and of its head, in board units."""

_AIR: Final = 14
"""Room round a line in its symbol."""


def trail(points: Sequence[Point], seat: int, scale: GridScale) -> Iterator[Stamp]:
    """Draw the way of a car before its last move: every point a dot, old parts paler."""
    steps = [*pairwise(points)]
    for number, (one, other) in enumerate(steps):
        age = min(len(steps) - number, _PALEST)
        if one != other:
            (x, y), (right, low) = scale.at(one), scale.at(other)
            line = _thin(right - x, low - y, seat, age, scale.pitch)
            yield centred(line, (x + right) / 2, (y + low) / 2)
        yield centred(_dot(seat, age, scale.pitch), *scale.at(one))


def arrow(start: Point, end: Point, seat: int, scale: GridScale, gap: float) -> Iterator[Stamp]:
    """Draw a move as a bold arrow, whose tip is ``gap`` before the middle of its end."""
    yield centred(_dot(seat, 0, scale.pitch), *scale.at(start))
    (x, y), (right, low) = scale.at(start), scale.at(end)
    if (x, y) != (right, low):
        bold = _bold(right - x, low - y, seat, scale.pitch, gap)
        yield centred(bold, (x + right) / 2, (y + low) / 2)


@lru_cache(maxsize=256)
def speed(velocity: Vector) -> Symbol:
    """Draw a velocity as a white arrow, the longer the faster; a dot for a car that stands."""
    long, middle = hypot(*velocity), _LONGEST / 2 + 6
    shapes: tuple[Shape, ...] = (Circle(middle, middle, 5, WHITE),)
    if long:
        part = min(_LONGEST, _SHORTEST + _STEP * (long - 1)) / long / 2
        (x, y) = (part * each for each in velocity)
        start, end = (middle - x, middle - y), (middle + x, middle + y)
        head = head_before(start, end, 0, _HEAD)
        shapes = (Path((start, _foot(head)), WHITE, 6), Polygon(head, WHITE))
    return Symbol(f"vector-race-speed/{velocity}", round(2 * middle), round(2 * middle), shapes)


def _foot(head: tuple[Point, Point, Point]) -> Point:
    """Return the middle of the foot of the head of an arrow."""
    return (head[1][0] + head[2][0]) / 2, (head[1][1] + head[2][1]) / 2


@lru_cache(maxsize=1024)
def _thin(dx: int, dy: int, seat: int, age: int, pitch: int) -> Symbol:
    """Draw a line of a trail that spans ``dx`` to the right and ``dy`` down."""
    ends, wide, high = _spanned(dx, dy)
    shapes = (
        Path(ends, faded_ink(age), pitch * 0.24),
        Path(ends, faded(seat, age), pitch * 0.13),
    )
    return Symbol(f"vector-race-thin/{dx}/{dy}/{seat}/{age}/{pitch}", wide, high, shapes)


@lru_cache(maxsize=64)
def _dot(seat: int, age: int, pitch: int) -> Symbol:
    """Draw the point where a move ended."""
    middle = round(pitch * 0.25) + 1
    shapes = (
        Circle(middle, middle, pitch * 0.22, faded_ink(age)),
        Circle(middle, middle, pitch * 0.15, faded(seat, age)),
    )
    return Symbol(f"vector-race-dot/{seat}/{age}/{pitch}", 2 * middle, 2 * middle, shapes)


@lru_cache(maxsize=1024)
def _bold(dx: int, dy: int, seat: int, pitch: int, gap: float) -> Symbol:
    (start, end), wide, high = _spanned(dx, dy)
    head = head_before(start, end, gap, pitch * 0.5)
    neck = _foot(head)
    shapes: list[Shape] = []
    if hypot(dx, dy) > gap + pitch * 0.5:
        shapes += (
            Path((start, neck), INK, pitch * 0.36),
            Path((start, neck), SEAT_MARKS[seat].colour, pitch * 0.2),
        )
    shapes += (Polygon(head, INK, INK, pitch * 0.16), Polygon(head, SEAT_MARKS[seat].colour))
    return Symbol(f"vector-race-bold/{dx}/{dy}/{seat}/{pitch}/{gap}", wide, high, tuple(shapes))


def head_before(start: Point, end: Point, gap: float, size: float) -> tuple[Point, Point, Point]:
    """Return the head of an arrow, the tip first, ``gap`` before the end of its line."""
    long = hypot(end[0] - start[0], end[1] - start[1])
    across, down = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    tip = (end[0] - across * gap, end[1] - down * gap)
    foot = (tip[0] - across * size, tip[1] - down * size)
    half = size * 0.6
    return (
        tip,
        (foot[0] - down * half, foot[1] + across * half),
        (foot[0] + down * half, foot[1] - across * half),
    )


def _spanned(dx: int, dy: int) -> tuple[tuple[Point, Point], int, int]:
    """Return the ends of a line in the middle of its symbol, and the size of this."""
    wide, high = abs(dx) + 2 * _AIR, abs(dy) + 2 * _AIR
    x, y = wide / 2, high / 2
    return ((x - dx / 2, y - dy / 2), (x + dx / 2, y + dy / 2)), wide, high
