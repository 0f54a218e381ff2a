"""The computer players of Vector Race: how fast they drive alone, and what they do near others."""

import pytest

from ai.base import unhurried
from core.game import Level, Seat
from core.rng import Rng
from tavolo_vector_race.board import TRACKS, Point, TrackName, Vector
from tavolo_vector_race.computers import AGENTS, SECTORS, STEPS
from tavolo_vector_race.driving import steps_to_gate
from tavolo_vector_race.game import VECTOR_RACE
from tavolo_vector_race.moves import ACCELERATIONS, KEEP, NINE, NO_KEY, Car, Key, Steer, Trace
from tavolo_vector_race.state import State, owing
from tavolo_vector_race.view import Options, run_of

FIRST = Seat(0)


def car(x: int, y: int, velocity: Vector, progress: int = 1, pause: int = 0) -> Car:
    point = Point(x, y)
    return Car(point, velocity, progress, pause=pause, trail=(Trace("start", point, point),))


def race(*cars: Car, options: Options | None = None) -> State:
    return State(options or Options(), Rng(bytes(32)), 1, cars, (NO_KEY,) * len(cars))


def chosen(level: Level, state: State, seat: Seat = FIRST, chance: int = 0) -> Key:
    view, legal = VECTOR_RACE.view_for(state, seat), list(VECTOR_RACE.legal_moves(state, seat))
    rng = Rng(bytes([chance]) * 32)
    return AGENTS[level].choose(VECTOR_RACE, view, legal, rng, unhurried(0)).key


def alone(level: Level, track: TrackName) -> State:
    """A finished race against a car that never leaves its starting point."""
    starts = TRACKS[track].starts
    parked = car(*starts[1], Vector(0, 0), 0, pause=1000)
    state = race(car(*starts[0], Vector(0, 0), 0), parked, options=Options(track))
    while not state.ended:
        (seat,) = owing(state)
        key = chosen(level, state, seat, chance=state.round)
        state = VECTOR_RACE.apply(state, seat, Steer(key)).state
    return state


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize(("level", "more"), [("hard", 1), ("normal", 6), ("easy", 25)])
def test_a_level_drives_a_lap_in_so_many_rounds_more_than_par_without_a_crash(
    track: TrackName, level: Level, more: int
) -> None:
    end = alone(level, track)
    assert end.ended == "finish"
    assert end.round <= TRACKS[track].par + more
    assert all(trace.mark != "crashed" for trace in end.cars[FIRST].trail)


def test_the_easy_level_never_drives_faster_than_three_unless_it_must() -> None:
    fast = race(car(20, 3, Vector(5, 0)), car(18, 2, Vector(0, 0)))
    assert chosen("easy", fast) in (Key(1), Key(4), Key(7))
    slow = race(car(20, 3, Vector(3, 0)), car(18, 2, Vector(0, 0)))
    assert chosen("easy", slow) not in (Key(3), Key(6), Key(9))


def test_the_hard_level_keeps_clear_of_a_car_that_sits_out_on_its_way() -> None:
    away = car(30, 23, Vector(0, 0))
    own = car(20, 2, Vector(3, 0))
    liked = chosen("hard", race(own, away))
    by = ACCELERATIONS[liked]
    parked = car(23 + by.x, 2 + by.y, Vector(0, 0), pause=1)
    assert chosen("hard", race(own, parked)) != liked


def test_a_car_that_can_no_longer_stop_crashes_as_late_as_it_can() -> None:
    doomed = race(car(30, 3, Vector(7, 0)), car(18, 2, Vector(0, 0)))
    key = chosen("hard", doomed)
    ways = {key: run_of(doomed.options, doomed.cars[FIRST], key) for key in NINE}
    assert not ways[key].crashes
    assert any(one.crashes for one in ways.values())


def test_where_every_key_crashes_the_car_keeps_its_velocity() -> None:
    lost = race(car(38, 12, Vector(5, 0)), car(18, 2, Vector(0, 0)))
    assert all(run_of(lost.options, lost.cars[FIRST], key).crashes for key in NINE)
    assert chosen("hard", lost) == KEEP


@pytest.mark.parametrize("track", TRACKS)
def test_the_steps_to_the_next_gate_are_nearly_those_of_the_rules(track: TrackName) -> None:
    """They count steps that cut a corner; and behind a gate they do not lead back over it."""
    for gate, steps in enumerate(STEPS[track]):
        by_rule = steps_to_gate(track, gate)
        ahead = [point for point, number in steps.items() if number <= SECTORS[track][gate]]
        assert len(ahead) > 20
        assert all(0 <= by_rule[point] - steps[point] <= 2 for point in ahead)


@pytest.mark.parametrize("track", TRACKS)
def test_all_sectors_together_are_a_lap(track: TrackName) -> None:
    start = TRACKS[track].starts[0]
    assert STEPS[track][0][start] == 1
    assert abs(sum(SECTORS[track]) - STEPS[track][0][moved_over(start, track)]) <= 8


def moved_over(start: Point, track: TrackName) -> Point:
    """The point just behind the start line."""
    line = TRACKS[track].gates[0]
    way = (line.direction, 0) if line.axis == 0 else (0, line.direction)
    return Point(start.x + way[0], start.y + way[1])
