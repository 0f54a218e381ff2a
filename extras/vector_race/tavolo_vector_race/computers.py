"""Computer players of Vector Race: they search for the fastest way, and keep clear of others.

They see what everybody sees, points and velocities, so nothing is imagined. Levels differ in how
many rounds they look ahead, and in whether they expect where the others will be.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias, TypeVar

from ai.base import Agent, Budget, seat_of
from core.game import Game, Level
from core.rng import Rng
from tavolo_vector_race.cars import Car
from tavolo_vector_race.driving import clean_rounds, run
from tavolo_vector_race.geometry import Point, Vector
from tavolo_vector_race.lap_search import (
    Course,
    Depth,
    OutOfTime,
    Position,
    Prospect,
    WayOn,
    prospect_of,
    ways_on,
)
from tavolo_vector_race.moves import ACCELERATIONS, KEEP, Key, Move
from tavolo_vector_race.rule_numbers import ROUNDS_AHEAD
from tavolo_vector_race.view import View

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
