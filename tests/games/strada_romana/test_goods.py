"""Coins and goods. Rules: R-3.2, R-6."""

import pytest

from games.strada_romana.moves import CoinsChanged, CubeTaken, TileTaken
from games.strada_romana.state import State
from tests.games.strada_romana.positions import (
    END,
    ME,
    PASS,
    RIVAL,
    code,
    cube,
    events,
    good,
    goods,
    is_allowed,
    legal,
    play,
    refusal,
    run,
    tile,
    view,
    world,
)


def _at_9h(**what: object) -> State:
    """Ballio has run to 9H, beside a market, in area V; one point is left."""
    return play(world(at={"ballio": "8H"}, **what), run("ballio", "9H"))  # type: ignore[arg-type]


def test_r_3_2_five_coins_are_changed_into_a_victory_point_at_once() -> None:
    told = events(world(coins=(4, 0)), PASS)
    assert told[1] == CoinsChanged(ME, 1, 0, 19)
    state = play(world(coins=(4, 0)), PASS)
    assert (state.coins, state.points) == ((0, 0), (1, 0))
    assert play(world(coins=(3, 0)), PASS).coins == (4, 0)


def test_r_3_2_and_again_while_there_are_five() -> None:
    hides = dict.fromkeys(("1H", "1L", "2L", "3H", "4L", "5H"), "hides")
    others = {"6L": "wheat", "7C": "oil", "8L": "wine", "10L": "marble"}
    state = _at_9h(coins=(4, 0), markets={**hides, **others})
    assert state.market_cubes.count(good("hides")) == 6
    told = events(state, tile("V"))
    assert told[1] == CoinsChanged(ME, 2, 0, 18)


def test_r_6_1_a_tile_is_taken_where_the_run_ended() -> None:
    state = _at_9h()
    assert is_allowed(state, tile("V"))
    found = refusal(state, tile("I"))
    assert found.code.endswith("wrong-area")
    assert (found.values["square"], found.values["area"]) == ("9H", "I")
    assert code(state, tile("VI")) == "wrong-area"


@pytest.mark.parametrize(
    ("stop", "areas"), [("9C", "V VI"), ("9H", "V"), ("9L", "VI"), ("7C", "III IV")]
)
def test_r_6_1_on_a_central_square_there_is_a_choice_of_two(stop: str, areas: str) -> None:
    start = {"9C": "8L", "9H": "8H", "9L": "8L", "7C": "6H"}[stop]
    state = play(world(at={"ballio": start}), run("ballio", stop))
    assert [move for move in map(tile, areas.split()) if is_allowed(state, move)] == [
        tile(area) for area in areas.split()
    ]
    others = {"I", "II", "III", "IV", "V", "VI"} - set(areas.split())
    assert not any(is_allowed(state, tile(area)) for area in others)


def test_r_6_1_nothing_is_taken_before_a_run() -> None:
    state = world(at={"ballio": "9H"})
    assert code(state, tile("V")) == code(state, cube("9H")) == "run-first"


def test_r_6_2_a_tile_brings_a_coin_for_each_cube_of_its_good_in_the_markets() -> None:
    state = _at_9h(next_tile="wine")
    wanted = state.market_cubes.count(good("hides"))
    assert wanted == 2
    assert events(state, tile("V"))[0] == TileTaken(
        ME, tile("V").area, good("hides"), wanted, good("wine")
    )
    after = play(state, tile("V"))
    assert after.coins[ME] == 2
    assert after.tiles[ME] == goods("hides")
    assert view(after).area_tiles[4] == good("wine")


def test_r_6_2_cubes_taken_before_are_replaced_before_they_are_counted() -> None:
    state = play(
        world(seats=4, at={"ballio": "8H"}, markets={"9H": "hides"}, next_cube="hides"),
        run("ballio", "9H"),
    )
    before = state.market_cubes.count(good("hides"))
    replaced = play(state, cube("9H"))
    assert replaced.market_cubes.count(good("hides")) == before
    assert play(replaced, tile("V")).coins[ME] == before


def test_r_6_3_a_cube_is_taken_from_the_market_beside_and_brings_no_coin() -> None:
    state = _at_9h(next_cube="wine")
    lying = good("metal")
    assert events(state, cube("9H")) == [CubeTaken(ME, cube("9H").market, lying, good("wine"))]
    after = play(state, cube("9H"))
    assert (after.coins[ME], after.cubes[ME]) == (0, goods("metal"))
    assert view(after).market_cubes[cube("9H").market] == good("wine")
    assert refusal(state, cube("5H")).values["market"] == "5H"
    assert code(state, cube("5H")) == "wrong-market"


def test_r_6_3_not_every_square_has_a_market() -> None:
    state = play(world(at={"ballio": "9H"}), run("ballio", "10H"))
    assert code(state, cube("9H")) == "no-market"
    assert refusal(state, cube("9H")).values["square"] == "10H"


@pytest.mark.parametrize("seats", [2, 3])
def test_r_6_4_with_two_or_three_players_a_turn_allows_one_good(seats: int) -> None:
    state = _at_9h(seats=seats)
    for first, second in ((tile("V"), cube("9H")), (cube("9H"), tile("V"))):
        taken = play(state, first)
        assert code(taken, second) == "one-good"
        assert code(play(taken, run("sosia", "12H")), cube("12H")) == "one-good"


@pytest.mark.parametrize("seats", [4, 5])
def test_r_6_4_with_four_or_five_it_allows_a_tile_and_a_cube(seats: int) -> None:
    state = _at_9h(seats=seats)
    for first, second in ((tile("V"), cube("9H")), (cube("9H"), tile("V"))):
        both = play(state, first, second)
        assert sum(both.tiles[ME]) == sum(both.cubes[ME]) == 1
        for again, form in ((tile("V"), "tile"), (cube("9H"), "cube")):
            assert code(both, again) == "one-of-each"
            assert refusal(both, again).values == {"taken": form}


def test_r_6_4_they_may_come_from_two_wagons() -> None:
    state = play(_at_9h(seats=4), tile("V"), run("sosia", "12H"), cube("12H"))
    assert sum(state.tiles[ME]) == sum(state.cubes[ME]) == 1
    other = play(_at_9h(seats=4), cube("9H"), run("sosia", "12H"))
    assert code(other, cube("12H")) == "one-of-each"
    assert is_allowed(other, tile("V"))


def test_r_6_4_in_the_next_turn_goods_are_taken_anew() -> None:
    state = play(_at_9h(), tile("V"), run("sosia", "12H"), run("tranio", "12L"))
    assert state.turn == RIVAL
    assert is_allowed(play(state, run("ballio", "10H")), tile("V"))


def test_r_6_5_a_place_stays_empty_when_the_bag_has_nothing_left() -> None:
    state = _at_9h(seats=4, empty_bag=True)
    after = play(state, tile("V"), cube("9H"))
    assert view(after).area_tiles[4] is None
    assert view(after).market_cubes[cube("9H").market] is None
    assert events(state, tile("V"))[0].follows is None  # type: ignore[union-attr]
    again = play(after, run("sosia", "12H"), run("tranio", "12L"), run("ballio", "10H"))
    assert code(again, tile("V")) == "area-empty"
    gone = play(world(at={"sosia": "10H"}, markets={"9H": "-"}, empty_bag=True), run("sosia", "9H"))
    assert code(gone, cube("9H")) == "market-empty"


def test_r_6_6_a_wagon_that_has_arrived_brings_nothing() -> None:
    state = play(world(at={"ballio": "12H"}), run("ballio", arrives=True))
    assert code(state, tile("V")) == code(state, cube("12H")) == "run-first"


def test_r_6_7_taking_goods_is_never_compulsory() -> None:
    state = play(world(at={"ballio": "9H"}), run("ballio", "10H 11H 12H"))
    assert END in legal(state)
    after = play(state, END)
    assert (after.turn, after.tiles[ME], after.cubes[ME]) == (RIVAL, goods(""), goods(""))
