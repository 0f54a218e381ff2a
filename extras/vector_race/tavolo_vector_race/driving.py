"""How a car drives, for everybody who sees the road: no secret is needed for any of it.

Rules: R-4 (progress), R-7 (one car's move), R-14.2, R-14.4, R-14.5 (what lies ahead).
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from tavolo_vector_race.board import (
    STANDING,
    TRACKS,
    Crossing,
    Line,
    Point,
    TrackName,
    Vector,
    changed,
    contact_of,
    crossings_of,
    is_clean,
    moved,
)
from tavolo_vector_race.moves import ACCELERATIONS, NINE, Choices, keys_of


class Run(NamedTuple):
    """What one car's move comes to, before contacts with others.

    ``end``: the point aimed at. ``velocity``: towards it. ``contact``: how far along the move it
    touches a wall, None if it is clean. ``progress``: the car's counter after the crossings that
    count. ``passed``: how far along the counter last changed; None if it did not. ``finished``:
    how far along the last lap was completed; None if it was not.
    """

    start: Point
    end: Point
    velocity: Vector
    contact: Fraction | None
    progress: int
    passed: Fraction | None
    finished: Fraction | None

    @property
    def crashes(self) -> bool:
        """Whether the car hits a wall before it has finished. Rules: R-7.2, R-7.4."""
        return self.contact is not None and self.finished is None


def last_gate(track: TrackName, laps: int) -> int:
    """Return the counter with which a car has finished. Rule: R-4.4."""
    return laps * len(TRACKS[track].gates) + 1


def progress_after(track: TrackName, progress: int, one: Crossing) -> int:
    """Return a car's counter after one crossing. Rule: R-4.2."""
    gates = len(TRACKS[track].gates)
    if one.forwards:
        return progress + (one.gate == progress % gates)
    return progress - (one.gate == (progress - 1) % gates)


def run(
    track: TrackName, laps: int, point: Point, velocity: Vector, progress: int, by: Vector
) -> Run:
    """Drive one car for one round. Rules: R-7.2, R-7.3. ``by``: the acceleration."""
    faster = changed(velocity, by)
    line = (point, moved(point, faster))
    contact = contact_of(track, line)
    passed = finished = None
    for one in crossings_of(track, line):
        if contact is not None and one.time >= contact:
            break
        after = progress_after(track, progress, one)
        if after != progress:
            progress, passed = after, one.time
        if progress == last_gate(track, laps):
            finished = one.time
            break
    return Run(point, line[1], faster, contact, progress, passed, finished)


def clean_ends(
    track: TrackName, point: Point, velocity: Vector, choices: Choices
) -> Iterator[tuple[Point, Vector]]:
    """Iterate over the points and velocities to which clean moves lead."""
    for key in keys_of(choices):
        faster = changed(velocity, ACCELERATIONS[key])
        end = moved(point, faster)
        if is_clean(track, (point, end)):
            yield end, faster


@lru_cache(maxsize=1 << 16)
def can_stop(track: TrackName, point: Point, velocity: Vector, choices: Choices = "nine") -> bool:
    """Whether the car can stop by clean moves, each of them slower. Rule: R-14.2."""
    return velocity == STANDING or any(
        _speed(slower) < _speed(velocity) and can_stop(track, end, slower, choices)
        for end, slower in clean_ends(track, point, velocity, choices)
    )


@lru_cache(maxsize=1 << 16)
def clean_rounds(
    track: TrackName, point: Point, velocity: Vector, choices: Choices, most: int
) -> int:
    """Return the most clean moves the car can make in a row, ``most`` at most. Rule: R-14.5."""
    best = 0
    if most:
        for end, faster in clean_ends(track, point, velocity, choices):
            best = max(best, 1 + clean_rounds(track, end, faster, choices, most - 1))
            if best == most:
                break
    return best


@lru_cache(maxsize=64)
def steps_to_gate(track: TrackName, gate: int) -> Mapping[Point, int]:
    """Return for each point how many king's steps cross this gate forwards. Rule: R-14.4."""
    road = TRACKS[track].road
    nearest = [p for p in road if any(_crosses(track, step, gate) for step in _steps(track, p))]
    steps, found = 1, dict.fromkeys(nearest, 1)
    while nearest:
        steps += 1
        farther = {end for point in nearest for _, end in _steps(track, point)} - found.keys()
        found |= dict.fromkeys(farther, steps)
        nearest = list(farther)
    return found


def _steps(track: TrackName, point: Point) -> Iterator[Line]:
    """Iterate over the clean steps to the neighbours of a point."""
    for key in NINE:
        line = (point, moved(point, ACCELERATIONS[key]))
        if is_clean(track, line):
            yield line


def _crosses(track: TrackName, step: Line, gate: int) -> bool:
    return any(one.gate == gate and one.forwards for one in crossings_of(track, step))


def _speed(velocity: Vector) -> int:
    return abs(velocity.x) + abs(velocity.y)
