"""Special movement. Rule: R-5."""

from itertools import pairwise

import pytest

from games.strada_romana.board import Special, coins_text
from games.strada_romana.moves import SpecialBought
from tests.games.strada_romana.positions import (
    END,
    JAM,
    ME,
    RIVAL,
    buy,
    code,
    events,
    is_allowed,
    legal,
    play,
    refusal,
    run,
    runs_of,
    stands,
    tile,
    view,
    world,
)

RICH = (4, 4)


@pytest.mark.parametrize(
    ("special", "price"), [("lateral", 1), ("diagonal", 2), ("extra", 3), ("stacking", 4)]
)
def test_r_5_1_special_movement_is_paid_for_before_the_first_step(
    special: Special, price: int
) -> None:
    state = world(coins=(price, 0))
    assert events(state, buy(special)) == [SpecialBought(ME, special, price, 0)]
    poor = refusal(world(coins=(price - 1, 0)), buy(special))
    assert poor.code.endswith("too-few-coins")
    assert poor.values == {"special": special, "price": coins_text(price), "coins": price - 1}
    assert code(play(state, run("ballio", "1C")), buy(special)) == "buy-first"


def test_r_5_1_once_in_a_turn_and_for_all_wagons_in_it() -> None:
    state = play(world(at={"ballio": "2H", "sosia": "10H"}, coins=RICH), buy("lateral"))
    assert refusal(state, buy("diagonal")).values == {"special": "lateral"}
    assert code(state, buy("diagonal")) == "already-bought"
    after = play(state, run("ballio", "2C"), run("sosia", "10C 10L"))
    assert (stands(after, "ballio"), stands(after, "sosia")) == ("2C", "10L")
    assert play(after, tile("VI")).special == 0


def test_r_5_1_it_is_over_with_the_turn() -> None:
    state = play(world(at={"ballio": "2H"}, coins=RICH), buy("lateral"), run("ballio", "2C 2L 3L"))
    state = play(state, END)
    assert state.turn == RIVAL
    assert code(state, run("ballio", "3C")) == "needs-lateral"


def test_r_5_2_lateral_movement_leads_to_the_next_height_of_the_column() -> None:
    state = world(at={"ballio": "2H"}, coins=(1, 0))
    found = refusal(state, run("ballio", "2C"))
    assert found.code.endswith("needs-lateral")
    assert (found.values["here"], found.values["square"]) == ("2H", "2C")
    bought = play(state, buy("lateral"))
    assert is_allowed(bought, run("ballio", "2C"))
    assert code(bought, run("ballio", "2L")) == "not-joined"
    narrow = play(world(at={"ballio": "6H"}, coins=RICH), buy("lateral"))
    assert is_allowed(narrow, run("ballio", "6L"))
    assert not is_allowed(bought, run("ballio", "3C")), "diagonal costs more"


def test_r_5_2_it_may_be_repeated_and_lead_back() -> None:
    state = play(world(at={"ballio": "3H", "sosia": "5H"}, coins=RICH), buy("lateral"))
    back = play(state, run("ballio", "3C 3H"))
    assert stands(back, "ballio") == "3H"
    running = view(back).running
    assert running is not None
    assert running.points_left == 1
    assert is_allowed(back, tile("I"))


def test_r_5_2_it_obliges_too() -> None:
    """No wagon can go forward, but some can go aside: so all three points must be used."""
    at = {**JAM, "ballio": "6H", "tranio": "7C", "palaestrio": "8H", "stichus": "4H"}
    state = world(at=at, coins=RICH)
    assert runs_of(state, "ballio") == []
    bought = play(state, buy("lateral"))
    aside = play(bought, run("ballio", "6L"))
    assert code(aside, END) == "points-left"
    assert stands(play(aside, run("ballio", "6H 6L")), "ballio") == "6L"


@pytest.mark.parametrize(
    ("wagon", "start", "steps"),
    [
        ("ballio", "2C", "3H 3C 3L 2H 2L"),
        ("ballio", "9H", "10H 10C 9C"),
        ("ballio", "11H", "12H 12L 11L"),
        ("ballio", "3H", "4H 3C"),
        ("sosia", "12L", "11H 11L 12H"),
        ("sosia", "11H", "10H 10C 11L"),
        ("sosia", "2L", "1C 1L 2C"),
    ],
)
def test_r_5_3_diagonal_movement_leads_forward_to_the_next_height(
    wagon: str, start: str, steps: str
) -> None:
    state = play(world(at={wagon: start}, coins=RICH), buy("diagonal"))
    single = {path for path in runs_of(state, wagon) if " " not in path}
    assert single == set(steps.split())


def test_r_5_3_without_it_there_is_no_such_step() -> None:
    state = play(world(at={"ballio": "2H"}, coins=RICH), buy("lateral"))
    found = refusal(state, run("ballio", "3C"))
    assert found.code.endswith("needs-diagonal")
    assert (found.values["here"], found.values["square"]) == ("2H", "3C")


def test_r_5_4_extra_movement_is_a_fourth_point_that_need_not_be_used() -> None:
    state = play(world(at={"ballio": "5H"}, coins=RICH), buy("extra"))
    assert stands(play(state, run("ballio", "6H 7C 8H 9H")), "ballio") == "9H"
    three = play(state, run("ballio", "6H 7C 8H"))
    assert is_allowed(three, END)
    assert is_allowed(three, run("sosia", "12H"))
    assert code(play(state, run("ballio", "6H 7C")), END) == "points-left"


def test_r_5_4_the_rulebooks_example_of_four_steps() -> None:
    """Straight on, diagonally, straight on, and diagonally again, for three coins."""
    state = play(world(at={"sosia": "12H"}, coins=RICH), buy("extra"))
    after = play(state, run("sosia", "11L 10L 9C 8H"))
    assert stands(after, "sosia") == "8H"
    slanting = play(world(at={"pseudolus": "1C"}, coins=RICH), buy("extra"))
    assert stands(play(slanting, run("pseudolus", "2C 3L 4L 5C")), "pseudolus") == "5C"


def test_r_5_5_stacking_leads_over_occupied_squares_to_a_free_one() -> None:
    at = {"ballio": "5C", "sosia": "6H", "tranio": "6L", "stichus": "7C"}
    state = world(at=at, coins=RICH)
    assert runs_of(state, "ballio") == []
    bought = play(state, buy("stacking"))
    found = refusal(bought, run("ballio", "6H 7C"))
    assert found.code.endswith("stop-taken")
    assert found.values["square"] == "7C"
    assert "6H 7C 8H" in runs_of(bought, "ballio")
    after = play(bought, run("ballio", "6L 7C 8L 9L"))
    assert stands(after, "ballio") == "9L"


def test_r_5_5_stacking_leads_over_the_last_square_into_the_destination() -> None:
    state = play(world(at={"ballio": "11H", "sosia": "12H"}, coins=RICH), buy("stacking"))
    assert stands(play(state, run("ballio", "12H", arrives=True)), "ballio") == "arrived"


def test_r_5_6_each_includes_the_cheaper_ones() -> None:
    at = {"ballio": "1C"}
    found = []
    for special in ("lateral", "diagonal", "extra", "stacking"):
        state = play(world(at=at, coins=RICH), buy(special))
        found.append(set(runs_of(state, "ballio")))
    plain = set(runs_of(world(at=at), "ballio"))
    ends = [{(p.split()[-1], len(p.split())) for p in paths} for paths in (plain, *found)]
    for cheaper, dearer in pairwise(ends):
        assert cheaper <= dearer
    assert ends[0] < ends[1] < ends[2] < ends[3]


def test_r_5_7_what_would_move_no_wagon_is_not_sold() -> None:
    state = world(at=JAM, coins=RICH)
    assert refusal(state, buy("extra")).values == {"special": "extra"}
    assert [move for move in legal(state) if move == buy("extra")] == []
    assert is_allowed(state, buy("stacking"))
