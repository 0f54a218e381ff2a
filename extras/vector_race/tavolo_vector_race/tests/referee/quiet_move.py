"""R-14: among which keys the house draws for a player whose time is up."""

from fractions import Fraction
from functools import cache
from typing import NamedTuple

from tavolo_vector_race.tests.referee.geometry import (
    changes,
    contact,
    crossings,
    finishing_time,
    plus,
)
from tavolo_vector_race.tests.referee.referee import ACCELERATION, KEYS, STILL, Referee
from tavolo_vector_race.tests.referee.tracks import TRACKS, Point

KINGS_STEPS = tuple(step for step in ACCELERATION.values() if step != STILL)
MOST_MOVES_AHEAD = 6


class Motion(NamedTuple):
    """A car on its way, on this track, with these choices (``nine`` or ``five``)."""

    track: str
    choices: str
    point: Point
    velocity: Point

    def steered(self, key: int) -> "Motion":
        """After this choice, whatever stands in the way."""
        velocity = plus(self.velocity, ACCELERATION[key])
        return self._replace(point=plus(self.point, velocity), velocity=velocity)

    def clean(self) -> dict[int, "Motion"]:
        """R-2.2: the keys whose moves are clean, and where they lead."""
        after = {key: self.steered(key) for key in KEYS[self.choices]}
        return {
            key: then
            for key, then in after.items()
            if contact(self.track, self.point, then.point) is None
        }

    def fastest_part(self) -> int:
        """The larger of |vx| and |vy|."""
        return max(map(abs, self.velocity))


def quiet_keys(referee: Referee, seat: int) -> set[int]:
    """The keys of which the house chooses one by lot (R-14.6)."""
    car, agreed = referee.cars[seat], referee.agreed
    motion = Motion(agreed.track, agreed.choices, car.point, car.velocity)
    if finishing := _finishing(motion, agreed.laps, car.c):
        return {key for key, t in finishing.items() if t == min(finishing.values())}
    if safe := {key: after for key, after in motion.clean().items() if can_stop(after)}:
        return _forwards(motion, _slow(safe), car.c)
    return _longest(motion)


def _finishing(motion: Motion, laps: int, c: int) -> dict[int, Fraction]:
    """R-14.1: the keys that finish, and when."""
    track, start = motion.track, motion.point
    times = {
        key: finishing_time(track, laps, c, start, motion.steered(key).point)
        for key in KEYS[motion.choices]
    }
    return {key: t for key, t in times.items() if t is not None}


@cache
def can_stop(motion: Motion) -> bool:
    """R-14.2: at rest, or a clean choice lessens |vx| + |vy| and the car can stop after it."""
    if motion.velocity == STILL:
        return True
    return any(
        sum(map(abs, after.velocity)) < sum(map(abs, motion.velocity)) and can_stop(after)
        for after in motion.clean().values()
    )


def _slow(safe: dict[int, Motion]) -> dict[int, Motion]:
    """R-14.3: neither part above 2, else the larger part as small as can be."""
    limit = max(2, min(after.fastest_part() for after in safe.values()))
    return {key: after for key, after in safe.items() if after.fastest_part() <= limit}


def _forwards(motion: Motion, allowed: dict[int, Motion], c: int) -> set[int]:
    """R-14.4: the largest c, then the way to the next gate: the shortest, or one step more."""
    reached = {key: counter_after(motion, after, c) for key, after in allowed.items()}
    best = max(reached.values())
    gate = best % len(TRACKS[motion.track].gates)
    steps = {
        key: kings_steps(motion.track, gate)[allowed[key].point]
        for key in allowed
        if reached[key] == best
    }
    return {key for key, count in steps.items() if count <= min(steps.values()) + 1}


def counter_after(motion: Motion, after: Motion, c: int) -> int:
    """R-4.2: c after a clean move."""
    passed = crossings(motion.track, motion.point, after.point)
    return ([c] + [reached for reached, _ in changes(motion.track, c, passed)])[-1]


@cache
def neighbours(track: str, point: Point) -> tuple[Point, ...]:
    """Where a clean king's step leads."""
    around = (plus(point, step) for step in KINGS_STEPS)
    return tuple(there for there in around if contact(track, point, there) is None)


@cache
def road(track: str) -> frozenset[Point]:
    """R-2.1: all points that clean steps reach from a starting point."""
    reached = set(TRACKS[track].starts)
    edge = reached
    while edge:
        edge = {there for point in edge for there in neighbours(track, point)} - reached
        reached = reached | edge
    return frozenset(reached)


@cache
def kings_steps(track: str, gate: int, *, forwards: bool = True) -> dict[Point, int]:
    """How many king's steps it is from each point of the road until this gate is crossed."""
    edge = {point for point in road(track) if _one_step_before(track, gate, point, forwards)}
    steps = dict.fromkeys(edge, 1)
    count = 1
    while edge:
        count += 1
        edge = {there for point in edge for there in neighbours(track, point)} - set(steps)
        steps |= dict.fromkeys(edge, count)
    return steps


def _one_step_before(track: str, gate: int, point: Point, forwards: bool) -> bool:
    return any(
        (crossed.gate, crossed.forwards) == (gate, forwards)
        for there in neighbours(track, point)
        for crossed in crossings(track, point, there)
    )


def _longest(motion: Motion) -> set[int]:
    """R-14.5: the clean keys after which most clean moves can follow; 5 if none is clean."""
    ahead = {key: _moves_ahead(then, MOST_MOVES_AHEAD) for key, then in motion.clean().items()}
    return {key for key, moves in ahead.items() if moves == max(ahead.values())} or {5}


@cache
def _moves_ahead(motion: Motion, most: int) -> int:
    if most == 0:
        return 0
    return max((1 + _moves_ahead(after, most - 1) for after in motion.clean().values()), default=0)
