"""R-2 to R-4: where a move meets walls and gates, in exact fractions."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from tavolo_vector_race.tests.referee.tracks import TRACKS, Edge, Gate, Point


class Crossing(NamedTuple):
    """A gate that a move crosses at the moment t."""

    t: Fraction
    gate: int
    forwards: bool


def plus(a: Point, b: Point) -> Point:
    """The sum of two pairs."""
    return a[0] + b[0], a[1] + b[1]


def minus(a: Point, b: Point) -> Point:
    """The way from b to a."""
    return a[0] - b[0], a[1] - b[1]


def cross(a: Point, b: Point) -> int:
    """0 if a and b lie in one direction."""
    return a[0] * b[1] - a[1] * b[0]


def dot(a: Point, b: Point) -> int:
    """0 if a and b are at right angles."""
    return a[0] * b[0] + a[1] * b[1]


@cache
def contact(track: str, a: Point, b: Point) -> Fraction | None:
    """R-2.2, R-2.3: the first moment at which a move from a to b touches a wall; None if clean."""
    if a == b:
        return None
    touched = (_touched(a, b, edge) for edge in TRACKS[track].edges)
    return min((t for t in touched if t is not None), default=None)


def _touched(a: Point, b: Point, edge: Edge) -> Fraction | None:
    """The first moment t of a move at which a + t * d = c + s * f, both t and s from 0 to 1."""
    c, e = edge
    if _apart(a, b, c, e):
        return None
    d, f, to_c = minus(b, a), minus(e, c), minus(c, a)
    if cross(d, f) == 0:
        return None if cross(to_c, d) else _touched_along(a, d, edge)
    t = Fraction(cross(to_c, f), cross(d, f))
    s = Fraction(cross(to_c, d), cross(d, f))
    return t if 0 <= t <= 1 and 0 <= s <= 1 else None


def _apart(a: Point, b: Point, c: Point, e: Point) -> bool:
    """Whether the boxes around two lines have no point in common: they need no fractions."""
    return (
        max(a[0], b[0]) < min(c[0], e[0])
        or max(c[0], e[0]) < min(a[0], b[0])
        or max(a[1], b[1]) < min(c[1], e[1])
        or max(c[1], e[1]) < min(a[1], b[1])
    )


def _touched_along(a: Point, d: Point, edge: Edge) -> Fraction | None:
    """The same where move and edge lie on one line."""
    first, last = sorted(Fraction(dot(minus(end, a), d), dot(d, d)) for end in edge)
    return first if first <= 1 and last >= 0 else None


@cache
def crossings(track: str, a: Point, b: Point) -> tuple[Crossing, ...]:
    """R-3.3: the gates that a move from a to b crosses, in the order of t."""
    return tuple(
        sorted(
            Crossing(t, number, (b[gate.axis] > a[gate.axis]) == (gate.direction > 0))
            for number, gate in enumerate(TRACKS[track].gates)
            if (t := _crossed(a, b, gate)) is not None
        )
    )


def _crossed(a: Point, b: Point, gate: Gate) -> Fraction | None:
    start, end = a[gate.axis], b[gate.axis]
    if start == end:
        return None
    t = Fraction(gate.m - 2 * start, 2 * end - 2 * start)
    other = 1 - gate.axis
    where = a[other] + t * (b[other] - a[other])
    return t if 0 < t < 1 and gate.lo <= where <= gate.hi else None


def changes(track: str, c: int, crossed: Iterable[Crossing]) -> Iterator[tuple[int, Fraction]]:
    """R-4.2: each new value of a car's counter that was c, and the t at which it is reached."""
    k = len(TRACKS[track].gates)
    for t, gate, forwards in crossed:
        if forwards and gate == c % k:
            c += 1
            yield c, t
        elif not forwards and gate == (c - 1) % k:
            c -= 1
            yield c, t


def finishing_time(track: str, laps: int, c: int, a: Point, b: Point) -> Fraction | None:
    """R-4.4, R-7.2: the t at which a move completes the last lap, before any contact."""
    wall = contact(track, a, b)
    crossed = [each for each in crossings(track, a, b) if wall is None or each.t < wall]
    goal = laps * len(TRACKS[track].gates) + 1
    return next((t for reached, t in changes(track, c, crossed) if reached == goal), None)
