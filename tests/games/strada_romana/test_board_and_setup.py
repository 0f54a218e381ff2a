"""The road, the goods and the setup. Rules: R-1, R-2."""

from collections import Counter

import pytest

from core.game import Seat
from games.strada_romana.board import (
    AHEAD,
    AREAS,
    AREAS_AT,
    FIRST_SQUARES,
    GOODS,
    LAST_SQUARES,
    MARKETS,
    SQUARE_NAMES,
    WAGONS,
    Square,
)
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.moves import GameBegan
from games.strada_romana.view import Options
from tests.games.strada_romana.positions import square, stands, view, world
from tests.games.whole_games import seed_from

MANY = [
    STRADA_ROMANA.initial_state(seats, Options(), seed_from(number)).state
    for number in range(150)
    for seats in (2 + number % 4,)
]


def _names(squares: tuple[Square, ...]) -> str:
    return " ".join(SQUARE_NAMES[each] for each in squares)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r_1_1_two_to_five_play(seats: int) -> None:
    state = STRADA_ROMANA.initial_state(seats, Options(), seed_from(seats)).state
    assert len(view(state).seats) == seats


def test_r_1_2_the_road_has_29_squares_in_twelve_columns() -> None:
    assert len(SQUARE_NAMES) == 29
    widths = Counter(int(name[:-1]) for name in SQUARE_NAMES)
    assert [widths[column] for column in range(1, 13)] == [3, 3, 3, 2, 3, 2, 1, 2, 3, 3, 2, 2]
    heights = {1: {"C"}, 2: {"H", "L"}, 3: {"H", "C", "L"}}
    for column, width in widths.items():
        found = {name[-1] for name in SQUARE_NAMES if int(name[:-1]) == column}
        assert found == heights[width]


@pytest.mark.parametrize(
    ("start", "to_rome", "to_ostia"),
    [
        ("2H", "3H", "1H"),
        ("3H", "4H", "2H"),
        ("3C", "4H 4L", "2C"),
        ("4H", "5H 5C", "3H 3C"),
        ("5C", "6H 6L", "4H 4L"),
        ("6L", "7C", "5C 5L"),
        ("7C", "8H 8L", "6H 6L"),
        ("8H", "9H 9C", "7C"),
        ("10C", "11H 11L", "9C"),
        ("11L", "12L", "10C 10L"),
        ("12H", "", "11H"),
    ],
)
def test_r_1_3_lines_join_squares_of_neighbouring_columns(
    start: str, to_rome: str, to_ostia: str
) -> None:
    assert _names(AHEAD["rome"][square(start)]) == to_rome
    assert _names(AHEAD["ostia"][square(start)]) == to_ostia


def test_r_1_3_lines_lead_both_ways() -> None:
    for one in map(Square, range(29)):
        for other in AHEAD["rome"][one]:
            assert one in AHEAD["ostia"][other]
    assert sum(map(len, AHEAD["rome"])) == sum(map(len, AHEAD["ostia"]))


@pytest.mark.parametrize(
    ("name", "areas"),
    [
        *(("1H", "I"), ("4L", "II"), ("3C", "I II"), ("5H", "III"), ("7C", "III IV")),
        *(("8L", "IV"), ("9H", "V"), ("10C", "V VI"), ("12L", "VI")),
    ],
)
def test_r_1_4_squares_belong_to_the_areas_above_or_below(name: str, areas: str) -> None:
    assert " ".join(AREAS[area] for area in AREAS_AT[square(name)]) == areas


def test_r_1_5_fourteen_markets_seven_on_either_side_of_the_parts() -> None:
    assert _names(MARKETS) == "1H 1L 2L 3H 4L 5H 6L 7C 8L 9H 10L 11H 11L 12H"
    parts = Counter((int(SQUARE_NAMES[beside][:-1]) - 1) // 4 for beside in MARKETS)
    assert parts == {0: 5, 1: 4, 2: 5}


def test_r_1_6_five_boxes_three_first_squares_from_ostia_and_two_from_rome() -> None:
    assert _names(FIRST_SQUARES["rome"]) == "1H 1C 1L"
    assert _names(FIRST_SQUARES["ostia"]) == "12H 12L"
    assert LAST_SQUARES["rome"] == set(FIRST_SQUARES["ostia"])
    assert LAST_SQUARES["ostia"] == set(FIRST_SQUARES["rome"])


def test_r_1_7_ten_wagons_whose_names_begin_differently() -> None:
    assert len(WAGONS) == 10
    assert len({name[:3] for name in WAGONS}) == 10


def test_r_1_8_six_goods_with_six_cubes_and_six_tiles_each() -> None:
    for state in MANY:
        assert Counter((*state.market_cubes, *state.cube_bag)) == dict.fromkeys(range(6), 6)
        assert Counter((*state.area_tiles, *state.tile_bag)) == dict.fromkeys(range(6), 6)


def test_r_1_9_twenty_victory_points() -> None:
    assert view(world()).points_left == 20
    assert view(world(points=(3, 4))).points_left == 13


def test_r_1_10_a_wagon_tile_for_each_wagon() -> None:
    for state in MANY:
        assert view(state).stack_count == 9


def test_r_1_11_secret_are_bag_removed_tile_and_kept_tiles() -> None:
    """Nobody's view tells two worlds apart that differ only in these."""
    state = world(seats=3, kept=[(1, "ballio"), (2, "sosia")])
    other = world(seats=3, kept=[(1, "tranio"), (2, "demetrius")], removed="sosia")
    assert view(other) == view(state)
    assert view(other, 0) == view(state, 0)
    assert view(other, 1) != view(state, 1)
    assert not hasattr(view(state, 1), "tile_bag")


def test_r_2_1_wagons_stand_in_the_boxes_at_random_and_go_to_the_other_end() -> None:
    seen = set()
    for state in MANY:
        wagons = view(state).wagons
        assert sorted((w.to, w.box) for w in wagons) == sorted(
            (to, box) for to in ("rome", "ostia") for box in range(5)
        )
        assert all(w.square is None and not w.arrived for w in wagons)
        seen |= {(n, w.to) for n, w in enumerate(wagons)}
    assert len(seen) == 20
    assert stands(world(), "ballio") == "box"


def test_r_2_2_one_tile_of_each_good_lies_on_the_areas_at_random() -> None:
    for state in MANY:
        assert sorted(state.area_tiles) == list(range(len(GOODS)))
    assert len({(place, t) for state in MANY for place, t in enumerate(state.area_tiles)}) == 36


def test_r_2_3_a_cube_lies_on_each_market_at_random() -> None:
    for state in MANY:
        assert len(state.market_cubes) == 14
    assert len({(place, c) for state in MANY for place, c in enumerate(state.market_cubes)}) == 84


def test_r_2_4_the_rest_is_in_the_bag_and_everybody_can_count_it() -> None:
    for state in MANY:
        assert len(state.tile_bag) == 30
        assert len(state.cube_bag) == 22
        assert view(state).bag_tiles == (5,) * 6
        assert view(state).bag_cubes == tuple(6 - state.market_cubes.count(n) for n in range(6))


def test_r_2_4_the_bag_is_shuffled() -> None:
    assert len({state.tile_bag for state in MANY}) == len(MANY)
    assert len({state.cube_bag for state in MANY}) == len(MANY)


def test_r_2_5_one_wagon_tile_is_removed_unseen() -> None:
    assert {state.removed for state in MANY} == set(range(10))
    assert all(view(state).removed is None for state in MANY)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r_2_6_the_order_is_clockwise_from_a_lot_and_late_seats_have_coins(seats: int) -> None:
    firsts = set()
    for number in range(60):
        step = STRADA_ROMANA.initial_state(seats, Options(), seed_from(number))
        order = view(step.state).order
        assert order == tuple((order[0] + n) % seats for n in range(seats))
        coins = (0, 1, 2, 3, 3)[:seats]
        assert [step.state.coins[seat] for seat in order] == list(coins)
        assert [told.event for told in step.told] == [GameBegan(order, coins)]
        assert STRADA_ROMANA.to_act(step.state) == {order[0]}
        firsts.add(order[0])
    assert firsts == set(map(Seat, range(seats)))
