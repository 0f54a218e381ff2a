"""The tracks are sound: their walls, their gates, their starting points, their par."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, pairwise
from typing import TypeAlias

import pytest

from tavolo_vector_race.board import TRACK_NAMES, TRACKS, Gate, TrackName, crossings_of, is_clean
from tavolo_vector_race.driving import run
from tavolo_vector_race.geometry import (
    STANDING,
    Line,
    Point,
    Vector,
    between,
    edges,
    is_inside,
    meet,
    moved,
)
from tavolo_vector_race.moves import ACCELERATIONS, NINE, Choices, keys_of
from tests.game_data import data_of
from tests.games.rulebook import table

every_track = pytest.mark.parametrize("name", TRACK_NAMES)

Place: TypeAlias = tuple[Point, Vector, int]
"""A car's point, velocity and counter of gates."""

PARS = {
    "oval": (25, 47, 69, 26),
    "elbow": (30, 57, 84, 35),
    "waist": (36, 70, 104, 44),
    "horseshoe": (41, 79, 117, 51),
}
"""Of each track the rounds of one, two and three laps, and of one lap with five choices."""

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
    par, two, three, five = map(str, PARS[name])
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


@pytest.mark.long
@every_track
def test_par_is_the_shortest_lap_from_each_starting_point(name: TrackName) -> None:
    for start in TRACKS[name].starts:
        assert shortest_race(name, start, 1, "nine") == TRACKS[name].par == PARS[name][0]


@pytest.mark.long
@every_track
def test_the_other_pars_of_the_rule_page_are_right(name: TrackName) -> None:
    start = TRACKS[name].starts[0]
    _, two, three, five = PARS[name]
    assert shortest_race(name, start, 2, "nine") == two
    assert shortest_race(name, start, 3, "nine") == three
    assert shortest_race(name, start, 1, "five") == five


def shortest_race(name: TrackName, start: Point, laps: int, choices: Choices) -> int:
    """The rounds of the fastest race of one car, by a search over all its moves."""
    rounds, border = 0, {(start, STANDING, 0)}
    seen = set(border)
    while border:
        rounds += 1
        ahead = set[Place]()
        for point, velocity, progress in border:
            for key in keys_of(choices):
                one = run(name, laps, point, velocity, progress, ACCELERATIONS[key])
                if one.finished is not None:
                    return rounds
                if not one.crashes:
                    ahead.add((one.end, one.velocity, one.progress))
        border = ahead - seen
        seen |= border
    raise AssertionError("no car comes around")
