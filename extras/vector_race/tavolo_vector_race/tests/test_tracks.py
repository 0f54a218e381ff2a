"""The tracks are sound: their walls, their gates, their starting points, their par."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, count, pairwise
from typing import Final, TypeAlias

import pytest

from tavolo_vector_race import driving
from tavolo_vector_race.board import (
    STANDING,
    TRACK_NAMES,
    TRACKS,
    WIDTH,
    Gate,
    Line,
    Point,
    TrackName,
    Vector,
    between,
    changed,
    crossings_of,
    edges,
    is_clean,
    is_inside,
    meet,
    moved,
)
from tavolo_vector_race.driving import last_gate, run
from tavolo_vector_race.moves import ACCELERATIONS, NINE, Choices, keys_of
from tests.game_data import data_of
from tests.games.rulebook import table

every_track = pytest.mark.parametrize("name", TRACK_NAMES)

Place: TypeAlias = tuple[Vector, int]
"""A velocity and a counter of gates, with which cars stand on some points."""

LAPS: Final = 3
"""The most laps of which the rule page says how long they take."""

PARS = {
    "oval": (25, 47, 69),
    "elbow": (30, 57, 84),
    "waist": (36, 70, 104),
    "horseshoe": (41, 79, 117),
}
"""Of each track the rounds of one, two and three laps."""

PARS_WITH_FIVE = {
    "oval": (26, 26, 26, 27, 28),
    "elbow": (35, 35, 35, 35, 35),
    "waist": (43, 43, 44, 44, 44),
    "horseshoe": (50, 50, 51, 51, 51),
}
"""Of each track the rounds of one lap with five choices, from each starting point, ascending."""

SHORTEST_LAP = """
    18,3 19,2 20,1 22,1 25,1 29,2 32,3 34,5 35,8 35,12 34,16 32,19 29,21 25,22 20,22 15,21 11,19
    8,18 6,16 5,13 5,9 6,6 8,4 11,2 15,1 19,0
"""
"""The example at the end of the rule page."""


@every_track
def test_each_wall_is_a_simple_polygon(name: TrackName) -> None:
    for wall in (TRACKS[name].outer, TRACKS[name].inner):
        lines = list(edges(wall))
        for one, other in combinations(range(len(lines)), 2):
            is_next = other - one in (1, len(lines) - 1)
            shared = set(lines[one]) & set(lines[other])
            assert len(shared) == is_next
            assert is_next or not meet(lines[one], lines[other])


@every_track
def test_the_inner_wall_lies_strictly_inside_the_outer(name: TrackName) -> None:
    track = TRACKS[name]
    assert not any(meet(one, other) for one in edges(track.outer) for other in edges(track.inner))
    assert all(is_inside(corner, track.outer) for corner in track.inner)


@every_track
def test_the_road_is_one_piece(name: TrackName) -> None:
    road = TRACKS[name].road
    reached = _reached(name, TRACKS[name].starts[0])
    assert reached == road


def _reached(name: TrackName, start: Point) -> set[Point]:
    """The points to which a king walks without touching a wall."""
    reached, border = {start}, [start]
    while border:
        point = border.pop()
        for key in NINE:
            end = moved(point, ACCELERATIONS[key])
            if end not in reached and is_clean(name, (point, end)):
                reached.add(end)
                border.append(end)
    return reached


@every_track
def test_each_gate_cuts_the_ring_in_one_place(name: TrackName) -> None:
    """It leads through one edge of each wall, so whoever drives around must cross it."""
    track = TRACKS[name]
    for gate in track.gates:
        line = _doubled(gate.ends)
        for wall in (track.outer, track.inner):
            assert sum(meet(line, _doubled(edge)) for edge in edges(wall)) == 1


def _doubled(line: Sequence[tuple[int | Fraction, int | Fraction]]) -> Line:
    """A line with all numbers doubled, so that halves are whole."""
    start, end = (Point(int(2 * x), int(2 * y)) for x, y in line)
    return start, end


@every_track
def test_the_cars_start_on_the_road_just_before_the_line(name: TrackName) -> None:
    track = TRACKS[name]
    line = track.gates[0]
    assert len(set(track.starts)) == 5
    for start in track.starts:
        assert start in track.road
        assert abs(2 * start[line.axis] - line.twice) == 1
        ahead = (start, moved(start, _step(line.axis, line.direction)))
        assert [(one.gate, one.forwards) for one in crossings_of(name, ahead)] == [(0, True)]


def _step(axis: int, direction: int) -> Vector:
    return Vector(direction, 0) if axis == 0 else Vector(0, direction)


@every_track
def test_the_rule_page_has_the_same_tables(name: TrackName) -> None:
    page, track = data_of("vector-race").rules.read_text(encoding="utf-8"), TRACKS[name]
    rows = {row[0]: row[1:] for row in table(page, "Wall")}
    assert rows[f"{name}` outer"] == [_listed(track.outer)]
    assert rows[f"{name}` inner"] == [_listed(track.inner)]
    starts, gates = (dict(table(page, head))[name] for head in ("Start", "Gates"))
    assert starts == _listed(track.starts)
    assert gates == " ".join(map(_written, track.gates))
    par, two, three = map(str, PARS[name])
    five = ", ".join(map(str, PARS_WITH_FIVE[name]))
    (of_track,) = (row for row in table(page, "Track") if row[0] == name)
    assert of_track[1:] == [par, f"{two}, {three}", five, str(len(track.road))]


def _listed(points: Sequence[Point]) -> str:
    return " ".join(f"({x},{y})" for x, y in points)


def _written(gate: Gate) -> str:
    sign = "+" if gate.direction > 0 else "-"
    return f"({'xy'[gate.axis]},{gate.twice},{gate.low},{gate.high},{sign})"


def test_the_example_is_a_lap_of_par_rounds() -> None:
    points = [Point(*map(int, point.split(","))) for point in SHORTEST_LAP.split()]
    velocity, progress = STANDING, 0
    for round_, (start, end) in enumerate(pairwise(points), 1):
        way = between(start, end)
        by = Vector(way.x - velocity.x, way.y - velocity.y)
        one = run("oval", 1, start, velocity, progress, by)
        assert not one.crashes
        velocity, progress = one.velocity, one.progress
        assert (one.finished is not None) == (round_ == TRACKS["oval"].par)


# -- Par ---------------------------------------------------------------------------------------

COLUMNS = WIDTH + 1


class Moves:
    """The moves on a track, each driven by the rules when a search first meets it.

    Sets of points are whole numbers: a bit for each point, so that a search drives all cars of one
    velocity and counter at once. A move over no gate leads to the same at any counter.
    """

    def __init__(self, name: TrackName) -> None:
        self._name = name
        self._met: dict[Vector, int] = defaultdict(int)
        self._clean: dict[Vector, int] = defaultdict(int)
        self._over_gates: dict[Vector, int] = defaultdict(int)
        self._run: dict[tuple[Point, Vector, int], driving.Run] = {}

    def clean_over_no_gate(self, velocity: Vector, points: int) -> int:
        """Those of the points from which this velocity crosses no gate and touches no wall."""
        self._meet(velocity, points)
        return points & self._clean[velocity]

    def over_gates(self, velocity: Vector, points: int, progress: int) -> Iterator[driving.Run]:
        """The moves with this velocity from these points that cross gates, whatever they touch."""
        self._meet(velocity, points)
        for point in _points_of(points & self._over_gates[velocity]):
            move = (point, velocity, progress)
            if move not in self._run:
                self._run[move] = driving.run(self._name, LAPS, *move, STANDING)
            yield self._run[move]

    def _meet(self, velocity: Vector, points: int) -> None:
        for point in _points_of(points & ~self._met[velocity]):
            line, bit = (point, moved(point, velocity)), _bit(point)
            if crossings_of(self._name, line):
                self._over_gates[velocity] |= bit
            elif is_clean(self._name, line):
                self._clean[velocity] |= bit
        self._met[velocity] |= points


moves_on = cache(Moves)
"""The moves of a track, the same for all its searches."""


def _bit(point: Point) -> int:
    return 1 << (point.y * COLUMNS + point.x)


def _points_of(bits: int) -> Iterator[Point]:
    while bits:
        lowest = bits & -bits
        y, x = divmod(lowest.bit_length() - 1, COLUMNS)
        yield Point(x, y)
        bits ^= lowest


def _shifted(points: int, by: Vector) -> int:
    """The points to which this vector leads; all of them are on the paper."""
    places = by.y * COLUMNS + by.x
    return points << places if places >= 0 else points >> -places


@pytest.mark.long
@every_track
def test_par_is_the_shortest_lap_from_each_starting_point(name: TrackName) -> None:
    for start in TRACKS[name].starts:
        assert shortest_races(name, start, 1, "nine") == (TRACKS[name].par,) == PARS[name][:1]


@pytest.mark.long
@every_track
def test_the_other_pars_of_the_rule_page_are_right(name: TrackName) -> None:
    start = TRACKS[name].starts[0]
    assert shortest_races(name, start, LAPS, "nine") == PARS[name]
    five = [shortest_races(name, start, 1, "five") for start in TRACKS[name].starts]
    assert sorted(rounds for (rounds,) in five) == [*PARS_WITH_FIVE[name]]


def shortest_races(name: TrackName, start: Point, laps: int, choices: Choices) -> tuple[int, ...]:
    """The rounds of the fastest races of one car over one lap, over two and so on.

    A search over all its moves: a round later it is where the moves of this round lead.
    """
    found, seen = list[int](), defaultdict[Place, int](int)
    places: dict[Place, int] = {(STANDING, 0): _bit(start)}
    for round_ in count(1):
        farthest, places = _a_round_later(moves_on(name), places, choices)
        found += [round_ for lap in range(len(found), laps) if farthest >= last_gate(name, lap + 1)]
        if len(found) == laps:
            break
        places = {place: new for place, at in places.items() if (new := at & ~seen[place])}
        assert places, "no car comes around"
        for place, new in places.items():
            seen[place] |= new
    return tuple(found)


def _a_round_later(
    moves: Moves, places: Mapping[Place, int], choices: Choices
) -> tuple[int, dict[Place, int]]:
    """The highest counter that a move of this round comes to, and where all cars are after it."""
    reached, farthest = defaultdict[Place, int](int), 0
    for (velocity, progress), points in _about_to_move(places, choices).items():
        clean = moves.clean_over_no_gate(velocity, points)
        reached[velocity, progress] |= _shifted(clean, velocity)
        for one in moves.over_gates(velocity, points, progress):
            farthest = max(farthest, one.progress)
            if one.contact is None:
                reached[velocity, one.progress] |= _bit(one.end)
    return farthest, reached


def _about_to_move(places: Mapping[Place, int], choices: Choices) -> Mapping[Place, int]:
    """The points of all cars by the velocity with which they are about to move."""
    moving = defaultdict[Place, int](int)
    for (velocity, progress), points in places.items():
        for key in keys_of(choices):
            moving[changed(velocity, ACCELERATIONS[key]), progress] |= points
    return moving
