"""How far it is to each gate on the road of each track, in king's steps; for computer players.

The tables are computed when this module is imported, as a thought has no time for it. They are
estimates: a step between two points of the road counts as clean.
"""

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from tavolo_vector_race.board import TRACKS, Gate, Track, TrackName
from tavolo_vector_race.geometry import Point
from tavolo_vector_race.moves import ACCELERATIONS

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
