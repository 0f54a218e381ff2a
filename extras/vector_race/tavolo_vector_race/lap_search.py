"""A search for the fastest way on, over point, velocity and gates, one round after the other.

It drives one car alone, by the whole-number geometry of the board. Of the positions that it can
reach in a round it follows the most promising ones (a beam search), and only those from which the
car can stop in time.
"""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from heapq import nsmallest
from typing import Final, NamedTuple, TypeAlias

from tavolo_vector_race.board import TrackName
from tavolo_vector_race.driving import can_stop, last_gate, run
from tavolo_vector_race.geometry import Point, Vector
from tavolo_vector_race.moves import ACCELERATIONS, KEEP, Choices, Key, keys_of
from tavolo_vector_race.road_steps import SECTORS, STEPS


class Course(NamedTuple):
    """The race that is driven: the track, its laps, and which keys there are."""

    track: TrackName
    laps: int
    choices: Choices


class Position(NamedTuple):
    """A car under way: what decides about all that it can still do."""

    point: Point
    velocity: Vector
    progress: int


class WayOn(NamedTuple):
    """What a key leads to: a new position, or the finish so far along the move (``finished``)."""

    key: Key
    to: Position
    finished: Fraction | None


class Prospect(NamedTuple):
    """How fast a car gets on; smaller is better.

    ``steps``: what `steps_to_finish` leaves after ``rounds``, 0 if the car finishes; ``part``: how
    far along its last move it does.
    """

    steps: int
    rounds: int
    part: Fraction


class Depth(NamedTuple):
    """How far a search looks: so many rounds, following so many positions in each (``width``)."""

    rounds: int
    width: int


OutOfTime: TypeAlias = Callable[[], bool]

_NO_PART: Final = Fraction(0)
_UNKNOWN: Final = 1000
"""Steps from a point from which no step leads to the gate."""


@lru_cache(maxsize=1 << 16)
def ways_on(course: Course, car: Position) -> tuple[WayOn, ...]:
    """Return what the keys lead to that finish, or after which the car can still stop."""
    return tuple(_ways_on(course, car))


def _ways_on(course: Course, car: Position) -> Iterator[WayOn]:
    for key in keys_of(course.choices):
        one = run(course.track, course.laps, *car, ACCELERATIONS[key])
        after = Position(one.end, one.velocity, one.progress)
        if one.finished is not None:
            yield WayOn(key, after, one.finished)
        elif not one.crashes and can_stop(course.track, one.end, one.velocity, course.choices):
            yield WayOn(key, after, None)


def prospect_of(course: Course, way: WayOn, depth: Depth, out_of_time: OutOfTime) -> Prospect:
    """Return how fast the car gets on after this move, which takes a round itself."""
    if way.finished is not None:
        return Prospect(0, 0, way.finished)
    return prospect(course, way.to, depth, out_of_time)


def prospect(course: Course, car: Position, depth: Depth, out_of_time: OutOfTime) -> Prospect:
    """Return how fast this car can get on. Out of time: as far as the search has come."""
    beam: Sequence[Position] = [car]
    for number in range(1, depth.rounds + 1):
        ahead = _ahead(course, beam, out_of_time)
        parts = [way.finished for way in ahead if way.finished is not None]
        if parts:
            return Prospect(0, number, min(parts))
        reached = dict.fromkeys(way.to for way in ahead)
        beam = nsmallest(depth.width, reached, key=lambda to: steps_to_finish(course, to)) or beam
    steps = min(steps_to_finish(course, one) for one in beam)
    return Prospect(steps, depth.rounds, _NO_PART)


def _ahead(course: Course, beam: Sequence[Position], out_of_time: OutOfTime) -> Sequence[WayOn]:
    """Return the ways on from these positions, none once time is out."""
    ahead = list[WayOn]()
    for one in beam:
        if out_of_time():
            break
        ahead += ways_on(course, one)
    return ahead


def steps_to_finish(course: Course, car: Position) -> int:
    """Return about how many steps are left, from here and from where the car comes if it keeps on.

    Both are added, so of two cars on one point the faster one is ahead.
    """
    return _steps(course, car) + _steps(course, _coasting(course, car))


@lru_cache(maxsize=1 << 16)
def _coasting(course: Course, car: Position) -> Position:
    """Return where the car is after a round with its velocity; the same if it crashes."""
    one = run(course.track, course.laps, *car, ACCELERATIONS[KEEP])
    return car if one.crashes else Position(one.end, one.velocity, one.progress)


def _steps(course: Course, car: Position) -> int:
    """Return how many steps lead to the next gate, and from there through all others."""
    tables, sectors = STEPS[course.track], SECTORS[course.track]
    gates = len(tables)
    later = range(car.progress + 1, last_gate(course.track, course.laps))
    next_steps = tables[car.progress % gates].get(car.point, _UNKNOWN)
    return next_steps + sum(sectors[gate % gates] for gate in later)
