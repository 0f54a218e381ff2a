"""Points, lines and where they meet, in whole numbers and exact fractions. Rules: R-1, R-2."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple, TypeAlias


class Point(NamedTuple):
    """A point of the squared paper; x grows to the right, y downwards."""

    x: int
    y: int


class Vector(NamedTuple):
    """A difference of two points: a velocity or an acceleration."""

    x: int
    y: int


STANDING = Vector(0, 0)
"""The velocity of a car that stands still."""

Line: TypeAlias = tuple[Point, Point]
"""A straight line between two points, both included."""

Polygon: TypeAlias = tuple[Point, ...]
"""A closed wall by its corners; the last joins the first."""


def moved(point: Point, by: Vector) -> Point:
    """Return the point to which this vector leads."""
    return Point(point.x + by.x, point.y + by.y)


def changed(velocity: Vector, by: Vector) -> Vector:
    """Return the sum of two vectors."""
    return Vector(velocity.x + by.x, velocity.y + by.y)


def between(start: Point, end: Point) -> Vector:
    """Return the vector from one point to another."""
    return Vector(end.x - start.x, end.y - start.y)


def edges(polygon: Polygon) -> Iterator[Line]:
    """Iterate over the edges of a wall."""
    return pairwise((*polygon, polygon[0]))


def meet(one: Line, other: Line) -> bool:
    """Whether two lines have a point in common; touching counts. Rule: R-2.2."""
    return (
        _boxes_overlap(one, other)
        and not _lies_on_one_side(one, other)
        and not _lies_on_one_side(other, one)
    )


def contact_time(line: Line, edge: Line) -> Fraction:
    """Return how far along a line it first touches an edge that it meets, 0 to 1. Rule: R-2.3."""
    way, along = between(*line), between(*edge)
    to_edge = between(line[0], edge[0])
    if (turn := _cross(way, along)) != 0:
        return Fraction(_cross(to_edge, along), turn)
    ends = (_dot(between(line[0], end), way) for end in edge)
    return Fraction(min(ends), _dot(way, way))


def first_contact(line: Line, walls: Sequence[Line]) -> Fraction | None:
    """Return how far along a move it first touches a wall; None if it is clean. Rule: R-2.3."""
    if line[0] == line[1]:
        return None
    return min((contact_time(line, edge) for edge in walls if meet(line, edge)), default=None)


def is_inside(point: Point, polygon: Polygon) -> bool:
    """Whether a point that is on none of the edges lies inside a wall.

    It counts the edges that a ray to the right crosses: an odd number means inside.
    """
    crossed = 0
    for start, end in edges(polygon):
        if (start.y > point.y) == (end.y > point.y):
            continue
        side = _cross(between(start, end), between(start, point))
        crossed += (side > 0) == (end.y > start.y)
    return crossed % 2 == 1


def _boxes_overlap(one: Line, other: Line) -> bool:
    (start, end), (first, last) = one, other
    return (
        max(min(start.x, end.x), min(first.x, last.x))
        <= min(max(start.x, end.x), max(first.x, last.x))
    ) and (
        max(min(start.y, end.y), min(first.y, last.y))
        <= min(max(start.y, end.y), max(first.y, last.y))
    )


def _lies_on_one_side(line: Line, of: Line) -> bool:
    """Whether both ends of a line lie strictly on the same side of another."""
    way = between(*of)
    first, second = line
    return _cross(way, between(of[0], first)) * _cross(way, between(of[0], second)) > 0


def _cross(one: Vector, other: Vector) -> int:
    return one.x * other.y - one.y * other.x


def _dot(one: Vector, other: Vector) -> int:
    return one.x * other.x + one.y * other.y
