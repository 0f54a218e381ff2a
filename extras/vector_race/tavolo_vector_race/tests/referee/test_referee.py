"""The referee by itself, on cases worked out from the rule page."""

from collections import Counter
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tavolo_vector_race.tests.referee.geometry import contact, crossings
from tavolo_vector_race.tests.referee.quick_checks import agreed, setting
from tavolo_vector_race.tests.referee.quiet_move import kings_steps, quiet_keys, road
from tavolo_vector_race.tests.referee.referee import (
    ACCELERATION,
    ALL,
    STILL,
    Agreed,
    Car,
    Line,
    Referee,
)
from tavolo_vector_race.tests.referee.tracks import TRACKS, Point, points_in

HALF = Fraction(1, 2)
CORNERS = (
    "chose",
    "moved",
    "crashed",
    "finished",
    "scraped",
    "resigned",
    "ended: finish",
    "ended: resigned",
    "ended: rounds",
    "driven back",
)

SHORTEST_LAP = points_in(
    "(18,3) (19,2) (20,1) (22,1) (25,1) (29,2) (32,3) (34,5) (35,8) (35,12) (34,16) (32,19) "
    "(29,21) (25,22) (20,22) (15,21) (11,19) (8,18) (6,16) (5,13) (5,9) (6,6) (8,4) (11,2) (15,1) "
    "(19,0)"
)


def _race(*cars: Car, **options: Any) -> Referee:
    """A race that has come as far as these cars, its first round not called yet."""
    referee = Referee(Agreed(**options), TRACKS["oval"].starts[: len(cars)])
    referee.cars = list(cars)
    return referee


def _call(referee: Referee, *keys: int) -> list[Line]:
    """All who have a choice choose, in the order of seats; what is told at the call."""
    for seat, key in zip(referee.turn, keys, strict=True):
        referee.play(seat, ("steer", key))
    return referee.story[1:]


def _places(referee: Referee) -> list[int]:
    outcome = referee.outcome()
    assert outcome is not None
    return [place for _, place, *_ in sorted(outcome["standings"])]


def _keys(way: tuple[Point, ...]) -> list[int]:
    """R-6: the keys that lead this way from rest."""
    moves = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(way)]
    changed = [(w[0] - v[0], w[1] - v[1]) for v, w in pairwise([STILL, *moves])]
    return [{a: key for key, a in ACCELERATION.items()}[change] for change in changed]


# --- track and gates -------------------------------------------------------------


@pytest.mark.parametrize("track", TRACKS)
def test_the_road_has_the_points_of_the_table_and_all_lead_to_each_gate(track: str) -> None:
    assert len(road(track)) == TRACKS[track].road
    for gate in range(len(TRACKS[track].gates)):
        assert set(kings_steps(track, gate)) == road(track)


@pytest.mark.parametrize(
    ("a", "b", "t"),
    [
        ((18, 3), (18, 3), None),  # standing still
        ((18, 3), (34, 5), None),
        ((18, 3), (18, 0), 1),  # ends on the wall
        ((18, 1), (18, -1), HALF),  # through it
        ((15, 1), (19, 0), 1),
        ((7, 4), (9, 6), 1),  # ends on a corner of the inner wall
        ((8, 5), (10, 7), HALF),  # over the corner (9, 6) of the inner wall
        ((7, 6), (15, 6), Fraction(2, 8)),  # along an edge, from its left
        ((33, 6), (25, 6), Fraction(2, 8)),  # from its right
        ((7, 5), (15, 5), None),  # beside it
    ],
)
def test_contacts_of_moves_with_walls(a: Point, b: Point, t: Fraction | None) -> None:
    assert contact("oval", a, b) == t


def test_a_gate_is_crossed_between_its_bounds_alone() -> None:
    ((t, gate, forwards),) = crossings("oval", (16, 3), (21, 3))
    assert (t, gate, forwards) == (HALF, 0, True)
    assert crossings("oval", (21, 3), (16, 3)) == ((HALF, 0, False),)
    assert crossings("oval", (16, 3), (18, 3)) == ()
    ((_, gate, forwards),) = crossings("oval", (18, 20), (21, 20))
    assert (gate, forwards) == (2, False)  # the other branch of the road


# --- laps ------------------------------------------------------------------------------


def test_the_shortest_lap_of_the_page_finishes_in_round_25_before_it_meets_the_wall() -> None:
    referee = Referee(Agreed(), TRACKS["oval"].starts[:2])
    keys = _keys(SHORTEST_LAP)
    assert len(keys) == TRACKS["oval"].par
    for key in keys[:-1]:
        assert _call(referee, key, 5) == [("moved", 0, key, ALL), ("moved", 1, 5, ALL)]
    assert (referee.cars[0].c, referee.outcome()) == (4, None)
    *_, end = _call(referee, keys[-1], 5)
    assert end == ("ended", "finish", ALL)
    assert referee.cars[0].time == (25, Fraction(7, 8))
    assert contact("oval", *SHORTEST_LAP[-2:]) == 1
    assert referee.outcome() == {"reason": "finish", "standings": [(0, 1, 0, ()), (1, 2, 0, ())]}
    assert (referee.turn, referee.refuses(1, ("steer", 5))) == ([], "the race is over")


def test_of_two_laps_the_first_does_not_finish() -> None:
    referee = _race(Car((16, 3), (5, 0), c=4), Car((18, 2)), laps=2)
    assert _call(referee, 5, 5)[0] == ("moved", 0, 5, ALL)
    assert (referee.cars[0].c, referee.cars[0].point, referee.outcome()) == (5, (21, 3), None)


def test_driving_back_over_the_line_takes_the_gate_back() -> None:
    referee = Referee(Agreed(), ((18, 3), (18, 1)))
    seen = []
    for key in (6, 4, 4, 6, 6, 5):  # over the line, back, and over it again
        _call(referee, key, 5)
        seen.append((referee.cars[0].point[0], referee.cars[0].c, referee.cars[0].time))
    assert seen == [
        (19, 1, (1, HALF)),
        (19, 1, (1, HALF)),
        (18, 0, (3, HALF)),
        (18, 0, (3, HALF)),
        (19, 1, (5, HALF)),
        (20, 1, (5, HALF)),
    ]


def test_a_car_that_goes_back_from_the_start_falls_below_0_and_gains_nothing_from_g0() -> None:
    back_over_g3 = _race(Car((3, 12), (0, 1)), Car((18, 1)))
    _call(back_over_g3, 5, 5)
    assert (back_over_g3.cars[0].c, back_over_g3.cars[0].time) == (-1, (1, HALF))
    over_g0 = _race(Car((18, 3), (1, 0), c=-1), Car((18, 1)))
    _call(over_g0, 5, 5)
    assert (over_g0.cars[0].c, over_g0.cars[0].time) == (-1, None)


# --- the order of finishing ----------------------------------------------------------------


def test_in_a_photo_finish_the_moment_decides_and_equal_moments_share_the_place() -> None:
    cars = (
        Car((15, 3), (6, 0), c=4),  # t = 7/12
        Car((16, 2), (5, 0), c=4),  # t = 5/10
        Car((18, 5)),
        Car((15, 4), (7, 0), c=4),  # t = 7/14
    )
    referee = _race(*cars)
    _call(referee, 5, 5, 5, 5)
    assert [car.time for car in cars] == [(1, Fraction(7, 12)), (1, HALF), None, (1, HALF)]
    assert _places(referee) == [3, 1, 4, 1]


def test_until_all_the_race_goes_on_without_those_that_finished() -> None:
    ready = Car((16, 2), (5, 0), c=4)
    referee = _race(Car((18, 5)), ready, Car((16, 3), (2, 0), c=4), until="all")
    assert _call(referee, 5, 5, 5)[1] == ("finished", 1, 5, ALL)
    assert (referee.outcome(), referee.turn) == (None, [0, 2])
    assert referee.refuses(1, ("steer", 5)) == "has finished"
    with pytest.raises(ValueError, match="not in the race"):
        referee.resign(1)
    assert _call(referee, 5, 5)[-2:] == [("finished", 2, 5, ALL), ("ended", "finish", ALL)]
    assert _places(referee) == [3, 1, 2]


# --- crash ----------------------------------------------------------------------------------


@pytest.mark.parametrize("pause", [1, 2, 3])
def test_who_crashes_stays_at_rest_and_sits_out(pause: int) -> None:
    referee = Referee(Agreed(pause=pause), ((18, 1), (18, 3)))
    told = _call(referee, 8, 5)
    assert told == [("crashed", 0, 8, ALL), ("moved", 1, 5, ALL)]
    for _ in range(pause):
        assert referee.turn == [1]
        assert list(referee.legal_moves(0)) == []
        assert referee.refuses(0, ("steer", 5)) == "sits out"
        assert _call(referee, 5) == [("moved", 1, 5, ALL)]
    assert referee.turn == [0, 1]
    assert (referee.cars[0].point, referee.cars[0].velocity) == ((18, 1), STILL)


def test_crossings_of_a_crash_do_not_count_but_a_finish_before_the_wall_does() -> None:
    # From (18, 2) to (19, 0): the line at t = 1/2, the wall at t = 1.
    referee = _race(Car((18, 2), (1, -2), c=0), Car((18, 5)))
    assert _call(referee, 5, 5)[0] == ("crashed", 0, 5, ALL)
    assert (referee.cars[0].c, referee.cars[0].time) == (0, None)
    referee = _race(Car((18, 2), (1, -2), c=4), Car((18, 5)))
    assert _call(referee, 5, 5)[0] == ("finished", 0, 5, ALL)


def test_a_wall_before_the_line_keeps_a_car_from_finishing() -> None:
    referee = _race(Car((16, 1), (3, -2), c=4), Car((18, 5)))  # wall at 1/2, line at 5/6
    assert _call(referee, 5, 5)[0] == ("crashed", 0, 5, ALL)


def test_rounds_in_which_all_sit_out_are_called_at_once() -> None:
    referee = Referee(Agreed(pause=3), ((18, 1), (18, 5)))
    assert _call(referee, 8, 2) == [("crashed", 0, 8, ALL), ("crashed", 1, 2, ALL)]
    assert (referee.rounds_called, referee.turn) == (4, [0, 1])


# --- contact --------------------------------------------------------------------------------


def test_cars_on_one_point_scrape_unless_they_are_at_rest() -> None:
    referee = _race(Car((20, 4), (3, -1)), Car((23, 3)), Car((24, 3), (-1, 0)), Car((2, 10)))
    told = _call(referee, 5, 5, 5, 6)
    assert told[4:] == [("scraped", (23, 3), (0, 2), ALL)]
    assert [car.velocity for car in referee.cars] == [(2, 0), STILL, STILL, (1, 0)]
    assert {car.point for car in referee.cars[:3]} == {(23, 3)}


def test_contacts_are_told_in_the_order_of_their_points() -> None:
    cars = (Car((30, 2), (1, 0)), Car((31, 2)), Car((22, 4), (1, 1)), Car((23, 5), (0, 1)))
    told = _call(_race(*cars), 5, 5, 5, 8)
    assert told[4:] == [("scraped", (23, 5), (2,), ALL), ("scraped", (31, 2), (0,), ALL)]


def test_without_contact_nobody_scrapes() -> None:
    referee = _race(Car((20, 4), (3, -1)), Car((23, 3)), contact="none")
    assert len(_call(referee, 5, 5)) == 2
    assert referee.cars[0].velocity == (3, -1)


def test_a_car_that_crashes_is_still_there_to_be_met() -> None:
    referee = _race(Car((23, 1)), Car((22, 1), (1, 0)))
    assert _call(referee, 8, 5)[-1] == ("scraped", (23, 1), (1,), ALL)


# --- to R-13 ---------------------------------------------------------------------------


def test_a_choice_is_one_of_the_keys_and_is_made_once() -> None:
    referee = Referee(Agreed(choices="five"), ((18, 1), (18, 3)))
    assert {key for _, key in referee.legal_moves(0)} == {5, 8, 4, 6, 2}
    assert referee.refuses(0, ("steer", 7)) == "not one of the five"
    assert referee.refuses(0, ("steer", 0)) == "no such key"
    referee.play(0, ("steer", 6))
    assert referee.story == [("chose", 0, 6, 0)]
    assert (referee.refuses(0, ("steer", 6)), referee.turn) == ("has chosen", [1])
    assert [referee.view(viewer)["choice"] for viewer in (None, 0, 1)] == [None, 6, None]


def test_cars_on_the_road_stand_by_gates_then_by_time_and_without_a_gate_alike() -> None:
    cars = (
        Car((18, 2), time=(9, HALF)),  # came back: c = 0
        Car((18, 3)),
        Car((25, 2), c=1, time=(3, HALF)),
        Car((25, 3), c=1, time=(3, Fraction(1, 3))),
        Car((2, 14), c=-1, time=(1, HALF)),
    )
    referee = _race(*cars)
    referee.rounds_called = referee.longest() - 1
    assert _call(referee, 5, 5, 5, 5, 5)[-1] == ("ended", "rounds", ALL)
    assert _places(referee) == [3, 3, 2, 1, 5]


def test_the_longest_race_of_two_laps_on_the_oval_has_160_rounds() -> None:
    referee = Referee(Agreed(laps=2, until="all"), ((18, 1), (18, 3)))
    while referee.turn:
        _call(referee, 5, 5)
    assert referee.rounds_called == 3 * 25 * 2 + 10
    assert referee.outcome() == {"reason": "rounds", "standings": [(0, 1, 0, ()), (1, 1, 0, ())]}


def test_who_resigns_is_taken_off_with_the_choice_and_the_round_is_called() -> None:
    referee = Referee(Agreed(), ((18, 1), (18, 2), (18, 3)))
    referee.play(0, ("steer", 6))
    referee.play(1, ("steer", 6))
    referee.resign(0)
    assert (referee.story, referee.turn) == ([("resigned", 0, ALL)], [2])
    referee.play(2, ("steer", 5))
    assert referee.story[1:] == [("moved", 1, 6, ALL), ("moved", 2, 5, ALL)]
    assert (referee.resigned, referee.refuses(0, ("steer", 5))) == ({0: 1}, "has resigned")
    referee.resign(2)
    assert referee.story == [("resigned", 2, ALL), ("ended", "resigned", ALL)]
    assert referee.rounds_called == 1  # none is called for the last car
    assert _places(referee) == [3, 1, 2]  # who held out longer is ahead


def test_the_last_who_was_waited_for_resigns_and_two_of_one_round_share_the_place() -> None:
    referee = Referee(Agreed(), ((18, 1), (18, 2), (18, 3), (18, 4)))
    for seat in (0, 1):
        referee.play(seat, ("steer", 6))
    referee.resign(2)
    referee.resign(3)
    assert referee.story == [
        ("resigned", 3, ALL),
        ("moved", 0, 6, ALL),
        ("moved", 1, 6, ALL),
    ]
    referee.resign(0)
    assert _places(referee) == [2, 1, 3, 3]


# --- the quiet move ------------------------------------------------------------------------


def test_the_quiet_move_finishes_as_early_as_it_can() -> None:
    referee = _race(Car((16, 3), (3, 0), c=4), Car((18, 5)))  # 9, 6 and 3 go fastest
    assert quiet_keys(referee, 0) == {9, 6, 3}


def test_the_quiet_move_goes_on_by_the_shortest_way_or_one_step_more() -> None:
    referee = Referee(Agreed(), ((18, 3), (18, 1)))
    assert quiet_keys(referee, 0) == {9, 6, 3}  # over the line: c = 1
    assert quiet_keys(referee, 1) == {6, 3}  # 9 would crash


def test_the_quiet_move_is_at_most_2_fast_in_each_direction() -> None:
    referee = _race(Car((24, 3), (3, 0), c=1), Car((18, 1)))
    assert quiet_keys(referee, 0) == {7, 4, 1}


def test_where_no_choice_is_safe_the_crash_comes_late_and_where_none_is_clean_5_is_left() -> None:
    late = _race(Car((18, 4), (0, -4)), Car((18, 5)))
    assert quiet_keys(late, 0) == {1, 2, 3}  # to y = 1 with (., -3); all others to y <= 0
    hopeless = _race(Car((18, 3), (0, -4)), Car((18, 5)))
    assert quiet_keys(hopeless, 0) == {5}


# --- whole races ---------------------------------------------------------------------------------


@pytest.mark.long
def test_the_players_reach_every_corner() -> None:
    happened: Counter[str] = Counter()
    for number in range(16):
        happened += _whole_race(number)
    assert [corner for corner in CORNERS if not happened[corner]] == []


def _whole_race(number: int) -> Counter[str]:
    chance = Random(number)
    race, terms = setting(number), agreed(number)
    starts = list(TRACKS[terms.track].starts)
    chance.shuffle(starts)
    referee = Referee(terms, starts[: race.seats])
    happened: Counter[str] = Counter()
    while referee.turn:
        if referee.moves_made in race.resign_at and len(referee.resigned) < len(race.resign_at):
            referee.resign(chance.choice(referee.on_road()))
        else:
            seat = chance.choice(referee.turn)
            player = race.players[seat % len(race.players)]
            referee.play(seat, player(referee, seat, list(referee.legal_moves(seat)), chance))
        happened.update(line[0] for line in referee.story)
        happened["driven back"] += any(car.c < 0 for car in referee.cars)
    happened[f"ended: {referee.ended()}"] += 1
    return happened


def test_32_races_agree_on_every_combination() -> None:
    terms = [agreed(number) for number in range(32)]
    assert len({(each.track, each.choices, each.contact, each.until) for each in terms}) == 32
    assert {each.laps for each in terms} == {each.pause for each in terms} == {1, 2, 3}
