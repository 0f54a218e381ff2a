"""The four tracks: walls, gates, starting points and par, as constant tables. Rules: R-3, R-17."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

import msgspec

from tavolo_vector_race.geometry import (
    Line,
    Point,
    Polygon,
    between,
    edges,
    first_contact,
    is_inside,
    meet,
)

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
