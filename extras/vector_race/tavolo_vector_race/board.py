"""The tracks of Vector Race, points and lines on their paper, and the numbers of the rules."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

import msgspec

# The numbers of Vector Race's rules: seats, and the length of the longest race.

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5
"""How many can play. Rule: R-5.1."""

PARS_TO_END: Final = 3
ROUNDS_MORE: Final = 10
"""The race ends after so many pars for each lap, and so many rounds more. Rule: R-12.1."""

QUIET_SPEED: Final = 2
"""The house drives no faster in either direction, if it can. Rule: R-14.3."""

ROUNDS_AHEAD: Final = 6
"""So many rounds the house looks ahead where no choice is safe. Rule: R-14.5."""


def longest_race(par: int, laps: int) -> int:
    """Return the number of rounds after which a race ends. Rule: R-12.1."""
    return PARS_TO_END * par * laps + ROUNDS_MORE


# Points, lines and where they meet, in whole numbers and exact fractions. Rules.


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


# The four tracks: walls, gates, starting points and par, as constant tables. Rules.

WIDTH: Final = 40
HEIGHT: Final = 30
"""The largest x and y of a point. Rule: R-1.1."""

TrackName: TypeAlias = Literal["oval", "elbow", "waist", "horseshoe"]
TRACK_NAMES: Final[tuple[TrackName, ...]] = get_args(TrackName)


class Gate(NamedTuple):
    """A line across the road between two points. Rule: R-3.2.

    ``axis``: 0 for a line x = ``twice`` / 2, 1 for y = ``twice`` / 2. ``low``, ``high``: the bounds
    of the other coordinate. ``direction``: the sign of the axis's change when driven forwards.
    """

    axis: int
    twice: int
    low: int
    high: int
    direction: int

    @property
    def ends(self) -> tuple[tuple[Fraction, Fraction], tuple[Fraction, Fraction]]:
        """The two ends of the gate, each as x and y."""
        at = Fraction(self.twice, 2)
        low, high = Fraction(self.low), Fraction(self.high)
        return ((at, low), (at, high)) if self.axis == 0 else ((low, at), (high, at))


class Crossing(NamedTuple):
    """A move crosses a gate: how far along the move, the gate's number, and whether forwards."""

    time: Fraction
    gate: int
    forwards: bool


class Track(msgspec.Struct, frozen=True, dict=True):
    """A track. ``par``: rounds of the shortest lap. ``starts``: the five starting points."""

    name: TrackName
    par: int
    outer: Polygon
    inner: Polygon
    gates: tuple[Gate, ...]
    starts: tuple[Point, ...]

    @cached_property
    def walls(self) -> tuple[Line, ...]:
        """The edges of both walls."""
        return (*edges(self.outer), *edges(self.inner))

    @cached_property
    def road(self) -> frozenset[Point]:
        """All points of the road. Rule: R-2.1."""
        every = (Point(x, y) for x in range(WIDTH + 1) for y in range(HEIGHT + 1))
        return frozenset(point for point in every if self._is_on_road(point))

    def _is_on_road(self, point: Point) -> bool:
        return (
            not any(meet((point, point), edge) for edge in self.walls)
            and is_inside(point, self.outer)
            and not is_inside(point, self.inner)
        )


def crossing(line: Line, gate: Gate) -> Fraction | None:
    """Return how far along a move it crosses a gate; None if it does not. Rule: R-3.3."""
    start, way = line[0], between(*line)
    here, there = 2 * start[gate.axis], 2 * line[1][gate.axis]
    if not min(here, there) < gate.twice < max(here, there):
        return None
    time = Fraction(gate.twice - here, there - here)
    other = start[1 - gate.axis] + time * way[1 - gate.axis]
    return time if gate.low <= other <= gate.high else None


@lru_cache(maxsize=1 << 15)
def contact_of(track: TrackName, line: Line) -> Fraction | None:
    """Return how far along a move it first touches a wall of the track; None if it is clean."""
    return first_contact(line, TRACKS[track].walls)


@lru_cache(maxsize=1 << 15)
def crossings_of(track: TrackName, line: Line) -> tuple[Crossing, ...]:
    """Return the crossings of a move in their order, whatever it touches. Rule: R-3.3."""
    found = []
    for number, gate in enumerate(TRACKS[track].gates):
        if (time := crossing(line, gate)) is not None:
            forwards = (line[1][gate.axis] > line[0][gate.axis]) == (gate.direction > 0)
            found.append(Crossing(time, number, forwards))
    return tuple(sorted(found))


def is_clean(track: TrackName, line: Line) -> bool:
    """Whether a move touches no wall. Rule: R-2.2."""
    return contact_of(track, line) is None


def _points(*numbers: tuple[int, int]) -> tuple[Point, ...]:
    return tuple(Point(x, y) for x, y in numbers)


_X, _Y = 0, 1

_OVAL = Track(
    name="oval",
    par=25,
    outer=_points((6, 0), (34, 0), (40, 6), (40, 18), (34, 24), (6, 24), (0, 18), (0, 6)),
    inner=_points((9, 6), (31, 6), (34, 9), (34, 15), (31, 18), (9, 18), (6, 15), (6, 9)),
    gates=(
        Gate(_X, 37, 0, 6, 1),
        Gate(_Y, 23, 34, 40, 1),
        Gate(_X, 39, 18, 24, -1),
        Gate(_Y, 25, 0, 6, -1),
    ),
    starts=_points((18, 3), (18, 2), (18, 4), (18, 1), (18, 5)),
)

_ELBOW = Track(
    name="elbow",
    par=30,
    outer=_points(
        *((3, 0), (37, 0), (40, 3), (40, 13), (37, 16), (22, 16)),
        *((22, 27), (19, 30), (3, 30), (0, 27), (0, 3)),
    ),
    inner=_points((6, 6), (34, 6), (34, 10), (16, 10), (16, 24), (6, 24)),
    gates=(
        Gate(_X, 25, 0, 6, 1),
        Gate(_Y, 17, 34, 40, 1),
        Gate(_X, 61, 10, 16, -1),
        Gate(_Y, 39, 16, 22, 1),
        Gate(_X, 23, 24, 30, -1),
        Gate(_Y, 35, 0, 6, -1),
    ),
    starts=_points((12, 3), (12, 2), (12, 4), (12, 1), (12, 5)),
)

_WAIST = Track(
    name="waist",
    par=36,
    outer=_points(
        *((0, 3), (3, 0), (14, 0), (20, 8), (26, 0), (37, 0), (40, 3)),
        *((40, 25), (37, 28), (26, 28), (20, 20), (14, 28), (3, 28), (0, 25)),
    ),
    inner=_points(
        *((6, 6), (12, 6), (18, 12), (22, 12), (28, 6), (34, 6)),
        *((34, 22), (28, 22), (22, 16), (18, 16), (12, 22), (6, 22)),
    ),
    gates=(
        Gate(_Y, 29, 0, 6, -1),
        Gate(_X, 17, 0, 8, 1),
        Gate(_X, 41, 5, 13, 1),
        Gate(_X, 63, 0, 6, 1),
        Gate(_Y, 29, 34, 40, 1),
        Gate(_X, 63, 22, 28, -1),
        Gate(_X, 41, 15, 23, -1),
        Gate(_X, 17, 20, 28, -1),
    ),
    starts=_points((3, 15), (2, 15), (4, 15), (1, 15), (5, 15)),
)

_HORSESHOE = Track(
    name="horseshoe",
    par=41,
    outer=_points(
        *((0, 0), (13, 0), (13, 16), (27, 16), (27, 0), (40, 0), (40, 30), (0, 30)),
    ),
    inner=_points(
        *((5, 5), (8, 5), (8, 21), (32, 21), (32, 5), (35, 5), (35, 24), (5, 24)),
    ),
    gates=(
        Gate(_X, 39, 24, 30, -1),
        Gate(_Y, 29, 0, 5, -1),
        Gate(_Y, 19, 8, 13, 1),
        Gate(_X, 41, 16, 21, 1),
        Gate(_Y, 19, 27, 32, -1),
        Gate(_Y, 29, 35, 40, 1),
    ),
    starts=_points((20, 27), (20, 26), (20, 28), (20, 25), (20, 29)),
)

TRACKS: Final[Mapping[TrackName, Track]] = {
    track.name: track for track in (_OVAL, _ELBOW, _WAIST, _HORSESHOE)
}
"""The tracks by name. Rule: R-17.1."""
