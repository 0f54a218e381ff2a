"""The rules of Vector Race, each by its number in ``rules.md``."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from core.errors import IllegalMove
from core.game import EVERYONE, Outcome, Seat, Step, Told, only
from core.rng import Rng
from tavolo_vector_race.board import (
    HEIGHT,
    STANDING,
    TRACKS,
    WIDTH,
    Gate,
    Point,
    TrackName,
    Vector,
    crossing,
    crossings_of,
    edges,
    first_contact,
    is_clean,
    longest_race,
    moved,
)
from tavolo_vector_race.driving import Run, can_stop, clean_rounds, progress_after, steps_to_gate
from tavolo_vector_race.game import VECTOR_RACE
from tavolo_vector_race.legality import quiet_keys
from tavolo_vector_race.moves import (
    ACCELERATIONS,
    FIVE,
    KEEP,
    NINE,
    NO_KEY,
    Car,
    CarCrashed,
    CarFinished,
    CarMoved,
    CarsLinedUp,
    CarsScraped,
    Chosen,
    Event,
    Key,
    RaceEnded,
    Resigned,
    Status,
    Steer,
    Time,
    Trace,
    time_of,
)
from tavolo_vector_race.rules import places
from tavolo_vector_race.state import State
from tavolo_vector_race.view import Options, run_of

ADA, BRUNO, CHLOE = map(Seat, range(3))
RIGHT, LEFT, UP, DOWN = (Key(6), Key(4), Key(8), Key(2))


def car(
    x: int,
    y: int,
    velocity: tuple[int, int] = (0, 0),
    progress: int = 1,
    time: Time | None = None,
    pause: int = 0,
) -> Car:
    point = Point(x, y)
    way = (Trace("start", point, point),)
    return Car(point, Vector(*velocity), progress, time, pause, trail=way)


def race(*cars: Car, options: Options | None = None, round_: int = 5) -> State:
    """A race of these cars on the Oval, unless said otherwise."""
    return State(options or Options(), Rng(bytes(32)), round_, cars, (NO_KEY,) * len(cars))


def steer(state: State, *keys: int) -> Step[State, Event]:
    """All seats choose, in this order of seats; 0 for one that does not."""
    step = Step[State, Event](state, ())
    for seat, key in enumerate(keys):
        if key:
            step = VECTOR_RACE.apply(step.state, Seat(seat), Steer(Key(key)))
    return step


def events(step: Step[State, Event]) -> list[Event]:
    return [told.event for told in step.told]


def outcome(state: State) -> Outcome:
    found = VECTOR_RACE.outcome(state)
    assert found is not None
    return found


def ranks(state: State) -> dict[int, int]:
    return {standing.seat: standing.rank for standing in outcome(state).standings}


def run(one: Car, key: Key, options: Options | None = None) -> Run:
    return run_of(options or Options(), one, key)


FAR = car(20, 21, (-1, 0), 2)
"""A car on the other straight of the Oval, in nobody's way."""


# -- grid and track ------------------------------------------------------------------


def test_r_1_1_all_corners_and_starts_are_points_of_the_grid() -> None:
    for track in TRACKS.values():
        for x, y in (*track.outer, *track.inner, *track.starts):
            assert 0 <= x <= WIDTH == 40
            assert 0 <= y <= HEIGHT == 30


def test_r_1_1_y_grows_downwards() -> None:
    assert moved(Point(3, 3), ACCELERATIONS[DOWN]) == (3, 4)


def test_r_1_2_times_are_exact_fractions() -> None:
    third = crossing((Point(18, 3), Point(21, 3)), Gate(0, 38, 0, 6, 1))
    assert third == Fraction(1, 3)
    assert time_of(7, Fraction(1, 3)).exact * 3 == 22


def test_r_2_1_the_road_is_strictly_between_the_walls() -> None:
    oval = TRACKS["oval"]
    assert Point(20, 1) in oval.road
    assert Point(20, 0) not in oval.road, "on the outer wall"
    assert Point(20, 6) not in oval.road, "on the inner wall"
    assert Point(20, 12) not in oval.road, "inside the inner wall"
    assert Point(1, 1) not in oval.road, "outside the outer wall"


@pytest.mark.parametrize(
    ("start", "end", "clean"),
    [
        ((20, 3), (24, 1), True),
        ((20, 3), (20, 0), False),
        ((28, 4), (32, 7), False),
        ((30, 5), (32, 7), False),
        ((20, 5), (24, 5), True),
    ],
    ids=["on the road", "ends on a wall", "through a corner", "touches a corner", "beside a wall"],
)
def test_r_2_2_a_clean_move_touches_no_wall(
    start: tuple[int, int], end: tuple[int, int], clean: bool
) -> None:
    assert is_clean("oval", (Point(*start), Point(*end))) == clean


def test_r_2_2_standing_still_is_clean() -> None:
    assert is_clean("oval", (Point(20, 1), Point(20, 1)))


def test_r_2_3_the_contact_is_the_first_point_on_a_wall() -> None:
    walls = [*edges(TRACKS["oval"].outer), *edges(TRACKS["oval"].inner)]
    assert first_contact((Point(20, 3), Point(20, -3)), walls) == Fraction(1, 2)
    assert first_contact((Point(20, 3), Point(20, 24)), walls) == Fraction(3, 21)


def test_r_2_3_along_a_wall_the_nearer_end_counts() -> None:
    edge = (Point(4, 0), Point(8, 0))
    assert first_contact((Point(0, 0), Point(10, 0)), [edge]) == Fraction(4, 10)


# -- gates and progress --------------------------------------------------------------


def test_r_3_1_no_gate_lies_on_a_point() -> None:
    assert all(gate.twice % 2 == 1 for track in TRACKS.values() for gate in track.gates)


def test_r_3_2_the_direction_says_which_way_is_forwards() -> None:
    (there,) = crossings_of("oval", (Point(18, 3), Point(20, 3)))
    (back,) = crossings_of("oval", (Point(20, 3), Point(18, 3)))
    assert (there.gate, there.forwards, back.gate, back.forwards) == (0, True, 0, False)


def test_r_3_2_the_bounds_say_which_branch_is_meant() -> None:
    assert crossings_of("oval", (Point(18, 21), Point(19, 21))) == ()


def test_r_3_3_the_time_of_a_crossing_is_the_part_of_the_move() -> None:
    line = TRACKS["oval"].gates[0]
    assert crossing((Point(16, 3), Point(21, 3)), line) == Fraction(1, 2)
    assert crossing((Point(15, 3), Point(21, 3)), line) == Fraction(7, 12)
    assert crossing((Point(19, 3), Point(21, 3)), line) is None


def test_r_4_1_all_cars_begin_before_the_first_gate() -> None:
    state = VECTOR_RACE.initial_state(5, Options(), bytes(32)).state
    assert [one.progress for one in state.cars] == [0] * 5


def test_r_4_2_the_next_gate_forwards_and_the_last_one_backwards_count() -> None:
    line = (Point(18, 3), Point(20, 3))
    (there,), (back,) = crossings_of("oval", line), crossings_of("oval", line[::-1])
    assert [progress_after("oval", c, there) for c in (0, 1, 4)] == [1, 1, 5]
    assert [progress_after("oval", c, back) for c in (1, 5, 0)] == [0, 4, 0]


def test_r_4_2_driving_over_the_line_and_back_gains_nothing() -> None:
    back = steer(race(car(19, 3, (-1, 0)), FAR), KEEP, KEEP).state
    assert back.cars[ADA].progress == 0
    assert steer(steer(back, RIGHT, KEEP).state, RIGHT, KEEP).state.cars[ADA].progress == 1


def test_r_4_3_a_crossing_sets_the_time() -> None:
    state = steer(race(car(17, 3, (2, 0), 0), FAR), RIGHT, KEEP).state
    assert (state.cars[ADA].progress, state.cars[ADA].time) == (1, Time(5, 1, 2))
    later = steer(state, KEEP, KEEP).state
    assert later.cars[ADA].time == Time(5, 1, 2), "without a crossing it stays"


@pytest.mark.parametrize(("laps", "is_over"), [(1, True), (2, False)])
def test_r_4_4_the_line_must_be_crossed_once_more_than_there_are_laps(
    laps: int, is_over: bool
) -> None:
    state = steer(race(car(17, 3, (2, 0), 4), FAR, options=Options(laps=laps)), 5, 5).state
    assert state.cars[ADA].progress == 5
    assert bool(state.ended) == is_over


# -- start and choice ----------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 6])
def test_r_5_1_two_to_five_play(seats: int) -> None:
    with pytest.raises(ValueError, match="two to five"):
        VECTOR_RACE.initial_state(seats, Options(), bytes(32))


def test_r_5_2_the_starting_points_are_drawn_and_told_to_all() -> None:
    drawn = set()
    for number in range(20):
        step = VECTOR_RACE.initial_state(3, Options(), bytes([number]) * 32)
        points = tuple(one.point for one in step.state.cars)
        assert step.told == (Told(CarsLinedUp(points), EVERYONE, shows=EVERYONE),)
        assert set(points) < set(TRACKS["oval"].starts)
        drawn.add(points)
    assert len(drawn) > 10


def test_r_5_3_all_cars_stand_still_at_the_start() -> None:
    state = VECTOR_RACE.initial_state(5, Options(), bytes(32)).state
    assert {one.velocity for one in state.cars} == {STANDING}


def test_r_6_1_all_owe_a_choice_at_once_except_who_sits_out() -> None:
    state = race(car(20, 3), car(22, 3, pause=1), car(24, 3))
    assert VECTOR_RACE.to_act(state) == {ADA, CHLOE}
    assert [move.key for move in VECTOR_RACE.legal_moves(state, ADA)] == list(NINE)
    assert VECTOR_RACE.to_act(steer(state, 0, 0, 5).state) == {ADA}


def test_r_6_2_the_choice_changes_the_velocity_and_the_velocity_the_point() -> None:
    state = steer(race(car(22, 3, (3, 1)), FAR), 7, 5).state
    assert (state.cars[ADA].point, state.cars[ADA].velocity) == ((24, 3), (2, 0))


def test_r_6_2_a_car_may_stand_still() -> None:
    state = steer(race(car(22, 3), FAR), 5, 5).state
    assert state.cars[ADA].point == (22, 3)
    assert state.cars[ADA].trail[-1].mark == "moved"


def test_r_6_3_the_keys_lie_as_on_a_calculator() -> None:
    assert ACCELERATIONS == {
        7: (-1, -1),
        8: (0, -1),
        9: (1, -1),
        4: (-1, 0),
        5: (0, 0),
        6: (1, 0),
        1: (-1, 1),
        2: (0, 1),
        3: (1, 1),
    }
    view = VECTOR_RACE.view_for(race(car(20, 3), FAR), ADA)
    assert VECTOR_RACE.notate(Steer(Key(7))) == "steer 7"
    for written in ("steer 7", "7", "-1 -1", "steer −1 −1"):
        assert VECTOR_RACE.parse(view, written) == Steer(Key(7)), written


def test_r_6_4_a_choice_that_crashes_is_legal_and_nobody_chooses_twice() -> None:
    state = race(car(20, 1, (0, -1)), FAR)
    assert run(state.cars[ADA], KEEP).crashes
    assert VECTOR_RACE.check(state, ADA, Steer(KEEP)) is None
    with pytest.raises(IllegalMove):
        steer(steer(state, 5).state, 6)


def test_r_6_5_without_diagonals_there_are_five_keys() -> None:
    state = race(car(20, 3), FAR, options=Options(choices="five"))
    assert (
        [move.key for move in VECTOR_RACE.legal_moves(state, ADA)] == list(FIVE) == [2, 4, 5, 6, 8]
    )
    refusal = VECTOR_RACE.check(state, ADA, Steer(Key(7)))
    assert refusal is not None
    assert refusal.code == "vector-race-refusal-five-keys"


# -- the call -----------------------------------------------------------------------------


def test_r_7_1_the_last_choice_calls_the_round_in_whatever_order() -> None:
    state = race(car(20, 3, (1, 0)), car(24, 4, (2, 0)), car(28, 2, (0, 1)))
    assert steer(state, 6, 5).state.round == 5
    one = steer(state, 6, 5, 4).state
    other = steer(steer(state, 0, 5, 4).state, 6).state
    assert one == other
    assert one.round == 6
    assert one.choices == (NO_KEY,) * 3


def test_r_7_2_who_is_over_the_line_before_the_wall_has_finished() -> None:
    before_the_wall = car(15, 1, (4, -1), 4)
    one = run(before_the_wall, KEEP)
    assert (one.contact, one.finished, one.crashes) == (Fraction(1), Fraction(7, 8), False)
    state = steer(race(before_the_wall, FAR), KEEP, KEEP).state
    assert state.cars[ADA].status == "finished"
    assert state.cars[ADA].time == Time(5, 7, 8)


def test_r_7_2_a_line_behind_the_wall_does_not_count() -> None:
    one = run(car(17, 1, (2, -2), 4), KEEP)
    assert (one.contact, one.finished, one.progress) == (Fraction(1, 2), None, 4)
    assert one.crashes


def test_r_7_3_a_clean_move_counts_all_its_gates() -> None:
    state = steer(race(car(17, 3, (3, 0), 0), FAR), KEEP, KEEP).state
    moved_car = state.cars[ADA]
    assert (moved_car.point, moved_car.velocity, moved_car.progress) == ((20, 3), (3, 0), 1)


def test_r_7_4_contacts_come_after_all_moves() -> None:
    state = steer(race(car(20, 3, (2, 0)), car(22, 3, (2, 0))), KEEP, KEEP)
    assert not any(isinstance(event, CarsScraped) for event in events(state))


def test_r_7_5_a_round_in_which_all_sit_out_is_called_at_once() -> None:
    wall = car(20, 1, (0, -1))
    step = steer(race(wall, car(24, 1, (0, -1)), options=Options(pause=2)), KEEP, KEEP)
    assert step.state.round == 5 + 3
    assert [trace.mark for trace in step.state.cars[ADA].trail[1:]] == ["crashed", *["paused"] * 2]
    assert VECTOR_RACE.to_act(step.state) == {ADA, BRUNO}


# -- crash and contact ---------------------------------------------------------------


def test_r_8_1_a_crashed_car_stays_where_it_was_and_has_no_speed() -> None:
    state = steer(race(car(17, 1, (2, -1), 0), FAR), KEEP, KEEP).state
    crashed = state.cars[ADA]
    assert (crashed.point, crashed.velocity, crashed.progress) == ((17, 1), STANDING, 0)
    assert crashed.time is None
    assert crashed.trail[-1] == Trace("crashed", Point(17, 1), Point(19, 0))


@pytest.mark.parametrize("pause", [1, 2, 3])
def test_r_8_2_a_crashed_car_sits_out(pause: int) -> None:
    state = race(car(20, 1, (0, -1)), FAR, options=Options(pause=pause))
    state = steer(state, KEEP, KEEP).state
    for _ in range(pause):
        assert VECTOR_RACE.to_act(state) == {BRUNO}
        with pytest.raises(IllegalMove):
            steer(state, KEEP)
        state = steer(state, 0, KEEP).state
    assert VECTOR_RACE.to_act(state) == {ADA, BRUNO}


def test_r_9_1_cars_pass_each_other_freely() -> None:
    step = steer(race(car(20, 3, (4, 0)), car(22, 3)), KEEP, KEEP)
    assert step.state.cars[ADA].point == (24, 3)
    assert not any(isinstance(event, CarsScraped) for event in events(step))


def test_r_9_2_cars_that_end_on_one_point_scrape() -> None:
    one, other, standing = car(20, 4, (3, -1)), car(24, 3, (-1, 0)), car(23, 3, pause=2)
    step = steer(race(one, other, standing), KEEP, KEEP)
    assert [each.velocity for each in step.state.cars] == [(2, 0), (0, 0), (0, 0)]
    assert [each.point for each in step.state.cars] == [(23, 3)] * 3
    assert CarsScraped((ADA, BRUNO), Point(23, 3)) in events(step)
    assert step.state.cars[ADA].trail[-1].mark == "scraped"


def test_r_9_3_the_table_may_agree_that_nobody_scrapes() -> None:
    cars = car(20, 3, (3, 0)), car(23, 3)
    step = steer(race(*cars, options=Options(contact="none")), KEEP, KEEP)
    assert step.state.cars[ADA].velocity == (3, 0)
    assert len(events(step)) == 3


# -- order and end ---------------------------------------------------------------


def test_r_10_1_in_one_round_the_smaller_part_of_the_move_is_ahead() -> None:
    state = steer(race(car(16, 3, (5, 0), 4), car(15, 4, (6, 0), 4)), KEEP, KEEP).state
    assert [one.time for one in state.cars] == [Time(5, 1, 2), Time(5, 7, 12)]
    assert ranks(state) == {ADA: 1, BRUNO: 2}


def test_r_10_2_equal_times_share_the_place() -> None:
    cars = car(16, 3, (5, 0), 4), car(15, 4, (7, 0), 4), car(17, 2, (1, 0), 4)
    state = steer(race(*cars), KEEP, KEEP, KEEP).state
    assert ranks(state) == {ADA: 1, BRUNO: 1, CHLOE: 3}
    assert outcome(state).winners == (ADA, BRUNO)


def test_r_11_1_the_race_ends_with_the_round_of_the_first_finish() -> None:
    step = steer(race(car(17, 3, (2, 0), 4), FAR), KEEP, KEEP)
    assert events(step)[-1] == RaceEnded("finish")
    assert VECTOR_RACE.to_act(step.state) == frozenset()


def test_r_11_2_the_others_are_ordered_by_gates_and_then_by_time() -> None:
    early, late, behind = (
        car(20, 3, progress=3, time=Time(4, 1, 3)),
        car(30, 3, progress=3, time=Time(4, 1, 2)),
        car(35, 9, progress=2, time=Time(1, 1, 2)),
    )
    assert places((late, behind, early)) == (2, 3, 1)
    assert places((early, early)) == (1, 1)


def test_r_11_2_cars_before_the_line_share_a_place() -> None:
    assert places((car(18, 3, progress=0, time=Time(3, 1, 2)), car(17, 3, progress=0))) == (1, 1)


def test_r_11_3_the_race_may_go_on_until_one_car_is_left() -> None:
    cars = car(17, 3, (2, 0), 4), car(14, 4, (1, 0), 4), FAR
    state = steer(race(*cars, options=Options(until="all")), KEEP, KEEP, KEEP).state
    assert not state.ended
    assert VECTOR_RACE.to_act(state) == {BRUNO, CHLOE}
    assert VECTOR_RACE.beaten(state) == {ADA}
    second = replace(state.cars[BRUNO], point=Point(18, 4))
    step = steer(replace(state, cars=(state.cars[ADA], second, FAR)), 0, KEEP, KEEP)
    assert ranks(step.state) == {ADA: 1, BRUNO: 2, CHLOE: 3}


def test_r_12_1_a_race_that_takes_too_long_ends() -> None:
    assert longest_race(TRACKS["oval"].par, 2) == 3 * 25 * 2 + 10
    step = steer(race(car(20, 3, progress=2), FAR, round_=85), KEEP, KEEP)
    assert events(step)[-1] == RaceEnded("rounds")
    assert not steer(race(car(20, 3), FAR, round_=84), KEEP, KEEP).state.ended


def test_r_13_1_who_resigns_is_taken_off_with_the_choice() -> None:
    state = steer(race(car(20, 3), car(21, 3, (-1, 0)), FAR), 8).state
    step = VECTOR_RACE.withdraw(state, ADA)
    assert events(step) == [Resigned(ADA)]
    assert step.state.choices[ADA] == NO_KEY
    called = steer(step.state, 0, KEEP, KEEP)
    assert not any(isinstance(event, CarsScraped) for event in events(called)), "the point is free"


def test_r_13_1_when_the_last_that_owed_resigns_the_round_is_called() -> None:
    step = VECTOR_RACE.withdraw(steer(race(car(20, 3), FAR, car(24, 3)), 6, 5).state, CHLOE)
    assert [type(event) for event in events(step)] == [Resigned, CarMoved, CarMoved]


def test_r_13_1_who_has_finished_keeps_the_place_and_nobody_resigns_twice() -> None:
    cars = car(17, 3, (2, 0), 4), FAR, car(30, 3)
    state = steer(race(*cars, options=Options(until="all")), KEEP, KEEP, KEEP).state
    gone = VECTOR_RACE.withdraw(state, ADA).state
    assert places(gone.cars)[ADA] == 1
    with pytest.raises(IllegalMove):
        VECTOR_RACE.withdraw(gone, ADA)


def test_r_13_2_who_held_out_longer_is_ahead() -> None:
    def resigned(round_: int) -> Car:
        status: Status = "resigned"
        return replace(car(20, 3, progress=4), status=status, resigned_in=round_)

    assert places((resigned(3), resigned(7), car(18, 3, progress=0), resigned(3))) == (3, 2, 1, 3)


def test_r_13_3_who_stays_alone_has_won_and_no_round_is_called() -> None:
    step = VECTOR_RACE.withdraw(steer(race(car(20, 3), FAR), 6).state, BRUNO)
    assert events(step) == [Resigned(BRUNO), RaceEnded("resigned")]
    assert step.state.round == 5
    assert outcome(step.state).winners == (ADA,)


# -- the quiet move ----------------------------------------------------------------------


def quiet(one: Car, options: Options | None = None) -> list[int]:
    return sorted(quiet_keys(race(one, FAR, options=options), ADA))


def test_r_14_1_it_finishes_if_it_can_as_early_as_it_can() -> None:
    assert quiet(car(15, 3, (4, 0), 4)) == [3, 6, 9]


def test_r_14_2_it_takes_only_choices_after_which_the_car_can_stop() -> None:
    fast = car(29, 2, (4, 0))
    assert not can_stop("oval", Point(33, 2), Vector(4, 0))
    assert can_stop("oval", Point(32, 3), Vector(3, 1))
    for key in quiet(fast):
        one = run(fast, Key(key))
        assert can_stop("oval", one.end, one.velocity)


def test_r_14_3_it_drives_slowly() -> None:
    assert all(
        max(map(abs, run(car(20, 3, (2, 0)), Key(k)).velocity)) <= 2
        for k in quiet(car(20, 3, (2, 0)))
    )
    assert {run(car(20, 3, (5, 0)), Key(k)).velocity.x for k in quiet(car(20, 3, (5, 0)))} == {4}


def test_r_14_4_it_goes_on_towards_the_next_gate() -> None:
    assert quiet(car(18, 3, progress=0)) == [3, 6, 9], "over the line"
    steps = steps_to_gate("oval", 1)
    ends = {key: run(car(20, 3), Key(key)).end for key in NINE}
    nearest = min(steps[end] for end in ends.values())
    assert quiet(car(20, 3)) == [key for key in NINE if steps[ends[key]] <= nearest + 1]


def test_r_14_4_king_steps_count_to_the_crossing() -> None:
    assert steps_to_gate("oval", 0)[Point(18, 3)] == 1
    assert steps_to_gate("oval", 0)[Point(10, 3)] == 9


def test_r_14_5_where_nothing_is_safe_it_drives_on_as_long_as_it_can() -> None:
    lost = car(31, 3, (5, 0))
    clean = {key: run(lost, key) for key in NINE if not run(lost, key).crashes}
    assert clean
    assert not any(can_stop("oval", one.end, one.velocity) for one in clean.values())
    rounds = {k: clean_rounds("oval", r.end, r.velocity, "nine", 6) for k, r in clean.items()}
    assert quiet(lost) == [key for key in rounds if rounds[key] == max(rounds.values())]


def test_r_14_5_where_all_crash_it_keeps_the_velocity() -> None:
    assert quiet(car(20, 1, (0, -5))) == [KEEP]


def test_r_14_6_it_is_drawn_by_lot_and_changes_no_other_draw() -> None:
    drawn = set()
    for number in range(40):
        state = replace(race(car(20, 3), FAR), rng=Rng(bytes([number]) * 32))
        move = VECTOR_RACE.fallback_move(state, ADA)
        drawn.add(move.key)
        assert VECTOR_RACE.apply(state, ADA, move).state.rng == state.rng
    assert drawn == set(quiet(car(20, 3)))


# -- R-15 to R-17 ------------------------------------------------------------------------------


def test_r_15_1_the_usual_race_is_one_lap_of_the_oval() -> None:
    assert Options() == Options("oval", 1, "nine", 1, "scrape", "first")


def test_r_16_1_everybody_sees_the_cars_and_who_has_chosen() -> None:
    state = steer(race(car(20, 3), FAR, car(24, 3)), 6).state
    for viewer in (None, ADA, BRUNO):
        view = VECTOR_RACE.view_for(state, viewer)
        assert [seat.car for seat in view.seats] == list(state.cars)
        assert [seat.has_chosen for seat in view.seats] == [True, False, False]
        assert [seat.owes for seat in view.seats] == [False, True, True]


def test_r_16_2_a_choice_is_known_to_its_player_alone() -> None:
    state = steer(race(car(20, 3), FAR, car(24, 3)), 6).state
    assert VECTOR_RACE.view_for(state, ADA).choice == 6
    other = steer(race(car(20, 3), FAR, car(24, 3)), 9).state
    for viewer in (None, BRUNO):
        assert VECTOR_RACE.view_for(state, viewer) == VECTOR_RACE.view_for(other, viewer)


def test_r_16_3_a_choice_is_told_to_its_player_and_the_call_to_all() -> None:
    state = race(car(17, 3, (2, 0), 4), car(20, 1, (0, -1)), car(24, 3))
    step = steer(state, 6)
    assert step.told == (Told(Chosen(ADA, RIGHT), only(ADA)),)
    called = steer(step.state, 0, KEEP, DOWN)
    assert events(called)[1:] == [
        CarFinished(ADA, RIGHT, Point(17, 3), Point(20, 3), Time(5, 1, 2)),
        CarCrashed(BRUNO, KEEP, Point(20, 1), Point(20, 0), 1),
        CarMoved(CHLOE, DOWN, Point(24, 3), Point(24, 4), Vector(0, 1), 0),
        RaceEnded("finish"),
    ]
    assert all(told.to == EVERYONE for told in called.told[1:])


def test_r_16_4_each_end_has_its_name() -> None:
    alone = VECTOR_RACE.withdraw(race(car(20, 3), FAR), ADA).state
    finished = steer(race(car(17, 3, (2, 0), 4), FAR, options=Options(until="all")), 5, 5).state
    late = steer(race(car(20, 3), FAR, round_=85), 5, 5).state
    assert [state.ended for state in (alone, finished, late)] == ["resigned", "finish", "rounds"]


@pytest.mark.parametrize(
    ("name", "par", "points", "corners", "gates"),
    [
        ("oval", 25, 484, 16, 4),
        ("elbow", 30, 565, 17, 6),
        ("waist", 36, 580, 26, 8),
        ("horseshoe", 41, 639, 16, 6),
    ],
)
def test_r_17_1_there_are_four_tracks(
    name: TrackName, par: int, points: int, corners: int, gates: int
) -> None:
    track = TRACKS[name]
    assert (track.par, len(track.road)) == (par, points)
    assert (len(track.walls), len(track.gates), len(track.starts)) == (corners, gates, 5)
