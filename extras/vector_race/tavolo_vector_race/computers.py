"""Computer players of Vector Race: they search for the fastest way, and keep clear of others.

They see what everybody sees, points and velocities, so nothing is imagined. Levels differ in how
many rounds they look ahead, and in whether they expect where the others will be.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from heapq import nsmallest
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias, TypeVar

from ai.base import Agent, Budget, seat_of
from core.game import Game, Level
from core.rng import Rng
from tavolo_vector_race.board import ROUNDS_AHEAD, TRACKS, Gate, Point, Track, TrackName, Vector
from tavolo_vector_race.driving import can_stop, clean_rounds, last_gate, run
from tavolo_vector_race.moves import ACCELERATIONS, KEEP, Car, Choices, Key, Move, keys_of
from tavolo_vector_race.view import View

# How far it is to each gate on the road of each track, in king's steps; for computer players.
#
# The tables are computed when this module is imported, as a thought has no time for it. They are
# estimates: a step between two points of the road counts as clean.

Steps: TypeAlias = Mapping[Point, int]
"""For each point of the road: the steps until a gate is crossed forwards."""


def _steps_to(track: Track, gate: Gate) -> Steps:
    """Return the steps to a gate, by a search backwards from the points just before it."""
    nearest = list(_before(track, gate, gate.direction))
    steps = 1
    found = dict.fromkeys(nearest, steps)
    while nearest:
        steps += 1
        nearest = [
            point
            for one in nearest
            for point in _beside(track, gate, one)
            if found.setdefault(point, steps) == steps
        ]
        nearest = list(dict.fromkeys(nearest))
    return found


def _before(track: Track, gate: Gate, direction: int) -> Iterator[Point]:
    """Iterate over the points of the road next to a gate, on the side from which it is crossed."""
    line = (gate.twice - direction) // 2
    for point in track.road:
        if point[gate.axis] == line and gate.low <= point[1 - gate.axis] <= gate.high:
            yield point


def _beside(track: Track, gate: Gate, point: Point) -> Iterator[Point]:
    """Iterate over the neighbours of a point that do not lie on the other side of the gate."""
    for x, y in ACCELERATIONS.values():
        neighbour = Point(point.x + x, point.y + y)
        if neighbour in track.road and not _are_parted(gate, point, neighbour):
            yield neighbour


def _are_parted(gate: Gate, one: Point, other: Point) -> bool:
    """Whether a gate lies between two neighbours."""
    sides = 2 * one[gate.axis] - gate.twice, 2 * other[gate.axis] - gate.twice
    return sides[0] * sides[1] < 0 and gate.low <= one[1 - gate.axis] <= gate.high


def _sector(track: Track, number: int, steps: Steps) -> int:
    """Return the fewest steps to a gate from just behind the one before."""
    before = track.gates[number - 1]
    return min(steps[point] for point in _before(track, before, -before.direction))


STEPS: Final[Mapping[TrackName, tuple[Steps, ...]]] = {
    name: tuple(_steps_to(track, gate) for gate in track.gates) for name, track in TRACKS.items()
}
"""For each track the steps to each of its gates."""

SECTORS: Final[Mapping[TrackName, tuple[int, ...]]] = {
    name: tuple(_sector(TRACKS[name], number, steps) for number, steps in enumerate(tables))
    for name, tables in STEPS.items()
}
"""For each track the steps to each gate from the one before it."""


# A search for the fastest way on, over point, velocity and gates, one round after the other.
#
# It drives one car alone, by the whole-number geometry of the board. Of the positions that it can
# reach in a round it follows the most promising ones (a beam search), and only those from which the
# car can stop in time.


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


RaceAgent: TypeAlias = Agent[Move, View]

S = TypeVar("S")
E = TypeVar("E")
O = TypeVar("O")  # noqa: E741  (options)


class Driver:
    """Drives by the best prospect of its keys that leave it able to stop.

    ``depth``: how far it looks. ``fastest``: it goes no faster in either direction, if it can.
    ``rivals``: how far it looks for each rival, to expect where that one will be; None: it does
    not look at others.
    """

    iterations = 0

    def __init__(self, depth: Depth, fastest: int | None = None, rivals: Depth | None = None):
        self._depth = depth
        self._fastest = fastest
        self._rivals = rivals

    def choose(
        self,
        game: Game[S, Move, E, View, O],
        view: View,
        legal: Sequence[Move],
        rng: Rng,
        budget: Budget,
    ) -> Move:
        """Return the move with the best prospect; among equal ones chance decides."""
        course, car = course_of(view), position_of(view.seats[seat_of(view)].car)
        moves = {move.key: move for move in legal}
        ways = [way for way in ways_on(course, car) if way.key in moves]
        if not ways:
            return moves[_longest_on_the_road(course, car, tuple(moves))]
        occupied = self._occupied(view, budget.out_of_time)
        merits = {
            way.key: self._merit(course, way, occupied, budget.out_of_time)
            for way in self._slow_enough(ways)
        }
        best = [key for key, merit in merits.items() if merit == min(merits.values())]
        number, _ = rng.below(len(best))
        return moves[best[number]]

    def _slow_enough(self, ways: Sequence[WayOn]) -> Sequence[WayOn]:
        """Return the ways that are not too fast, or the slowest ones."""
        if self._fastest is None:
            return ways
        least = max(self._fastest, min(_speed(way) for way in ways))
        return [way for way in ways if _speed(way) <= least]

    def _merit(
        self, course: Course, way: WayOn, occupied: frozenset[Point], out_of_time: OutOfTime
    ) -> Prospect:
        """Return the prospect of a way; one that ends where another car will be goes on slower."""
        if way.finished is None and way.to.point in occupied:
            way = way._replace(to=way.to._replace(velocity=_slowed(way.to.velocity)))
        return prospect_of(course, way, self._depth, out_of_time)

    def _occupied(self, view: View, out_of_time: OutOfTime) -> frozenset[Point]:
        """Return the points on which other cars are expected to end the round."""
        if self._rivals is None or view.options.contact == "none":
            return frozenset()
        course, depth = course_of(view), self._rivals
        others = [
            seen.car
            for seat, seen in enumerate(view.seats)
            if seat != view.viewer and seen.car.status == "racing"
        ]
        return frozenset(_expected_at(course, car, depth, out_of_time) for car in others)


def course_of(view: View) -> Course:
    """Return what is driven in this race."""
    return Course(view.options.track, view.options.laps, view.options.choices)


def position_of(car: Car) -> Position:
    """Return what decides about a car's ways on."""
    return Position(car.point, car.velocity, car.progress)


def _expected_at(course: Course, car: Car, depth: Depth, out_of_time: OutOfTime) -> Point:
    """Return where a car will probably be after this round."""
    ways = ways_on(course, position_of(car)) if car.can_choose else ()
    if not ways:
        return car.point
    return min(ways, key=lambda way: prospect_of(course, way, depth, out_of_time)).to.point


def _speed(way: WayOn) -> int:
    return max(map(abs, way.to.velocity))


def _slowed(velocity: Vector) -> Vector:
    """Return the velocity of a car that scrapes. Rule: R-9.2."""
    return Vector(*(part - (part > 0) + (part < 0) for part in velocity))


def _longest_on_the_road(course: Course, car: Position, keys: Sequence[Key]) -> Key:
    """Return the key after which the car crashes as late as possible: it can no longer stop."""

    def rounds(key: Key) -> int:
        one = run(course.track, course.laps, *car, ACCELERATIONS[key])
        if one.crashes:
            return -1
        return clean_rounds(course.track, one.end, one.velocity, course.choices, ROUNDS_AHEAD)

    return max(keys, key=lambda key: (rounds(key), key == KEEP))


AGENTS: Final[Mapping[Level, RaceAgent]] = MappingProxyType(
    {
        "easy": Driver(Depth(1, 1), fastest=3),
        "normal": Driver(Depth(2, 20)),
        "hard": Driver(Depth(8, 40), rivals=Depth(4, 12)),
    }
)
"""The players by level."""
