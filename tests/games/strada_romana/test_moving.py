"""A turn, and moving wagons. Rules: R-3.1, R-4."""

from core.texts import text
from games.strada_romana.board import wagon_name
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.moves import Pass, RunWagon, TurnEnded, WagonRan
from tests.games.strada_romana.positions import (
    END,
    JAM,
    LOOK,
    ME,
    PASS,
    RIVAL,
    buy,
    code,
    cube,
    events,
    is_allowed,
    legal,
    play,
    refusal,
    run,
    runs_of,
    square,
    stands,
    tile,
    view,
    wagon,
    world,
)


def test_r_3_1_a_turn_is_movement_or_a_wagon_tile_or_a_pass() -> None:
    state = world(coins=(1, 0))
    kinds = [type(move).__name__ for move in legal(state)]
    assert list(dict.fromkeys(kinds)) == ["BuySpecial", "RunWagon", "LookAtStack", "Pass"]
    begun = play(state, run("ballio", "1C"))
    assert code(begun, PASS) == code(begun, LOOK) == "turn-begun"
    assert code(play(state, buy("lateral")), PASS) == "turn-begun"
    assert play(state, PASS).turn == RIVAL


def test_r_3_1_nobody_plays_out_of_turn_or_ends_what_has_not_begun() -> None:
    state = play(world(), PASS)
    assert code(state, END) == "nothing-begun"


def test_r_4_1_three_points_may_be_divided_among_wagons_of_both_directions() -> None:
    state = play(world(), run("ballio", "1C"), run("sosia", "12L"), run("tranio", "12H"))
    assert [stands(state, name) for name in ("ballio", "sosia", "tranio")] == ["1C", "12L", "12H"]
    state = world(at={"ballio": "3H", "sosia": "9C"})
    assert stands(play(state, run("ballio", "4H 5C 6L")), "ballio") == "6L"
    both = play(state, run("ballio", "4H"), run("sosia", "8H 7C"))
    assert (stands(both, "ballio"), stands(both, "sosia")) == ("4H", "7C")


def test_r_4_1_points_are_counted_down() -> None:
    state = world(at={"ballio": "3H", "sosia": "9C"})
    told = events(state, run("ballio", "4H 5C"))
    path = (square("4H"), square("5C"))
    assert told == [WagonRan(ME, wagon("ballio"), square("3H"), path, False, 1, 0)]
    after = play(state, run("ballio", "4H 5C"))
    found = refusal(after, run("sosia", "8H 7C"))
    assert found.code.endswith("too-far")
    assert found.values == {"needed": 2, "left": 1}
    spent = play(after, run("sosia", "8L"))
    assert refusal(spent, run("tranio", "12H")).values == {"points": 3}
    assert code(spent, run("tranio", "12H")) == "no-points"


def test_r_4_2_a_step_leads_along_a_line_to_a_free_square() -> None:
    state = world(at={"ballio": "3C", "sosia": "4H"})
    assert runs_of(state, "ballio") == ["4L", "4L 5C", "4L 5L", "4L 5C 6H", "4L 5C 6L"]
    found = refusal(state, run("ballio", "4H"))
    assert found.code.endswith("blocked")
    assert found.values == {
        "wagon": wagon_name(wagon("ballio")),
        "square": "4H",
        "other": text("strada-romana-wagon-sosia"),
    }
    assert refusal(state, run("ballio", "5C")).values["here"] == "3C"
    assert code(state, run("ballio", "5C")) == "not-joined"
    assert code(world(at={"ballio": "1H"}), run("ballio", "3L")) == "not-joined"


def test_r_4_2_no_wagon_goes_back() -> None:
    state = world(at={"ballio": "3H", "sosia": "9C"})
    assert refusal(state, run("ballio", "2H")).values == {
        "wagon": wagon_name(wagon("ballio")),
        "here": "3H",
        "square": "2H",
        "to": "rome",
    }
    assert code(state, run("ballio", "2H")) == "backwards"
    assert code(state, run("sosia", "10C")) == "backwards"
    assert code(state, run("ballio", "3H")) == "no-step"


def test_r_4_2_the_first_step_leads_to_any_first_square() -> None:
    state = world(at={"plotus": "1H"})
    assert runs_of(state, "ballio")[:2] == ["1C", "1L"]
    assert [path.split()[0] for path in runs_of(state, "sosia")][:2] == ["12H", "12L"]
    found = refusal(state, run("sosia", "1C"))
    assert found.code.endswith("not-first")
    assert str(found.values["squares"]).count("12") == 2


def test_r_4_3_no_wagon_passes_an_occupied_square() -> None:
    state = world(at={"ballio": "2H", "sosia": "3H"})
    assert runs_of(state, "ballio") == []
    assert code(state, run("ballio", "3H 4H")) == "blocked"
    assert runs_of(state, "sosia") == []


def test_r_4_4_a_run_is_finished_when_another_wagon_runs() -> None:
    state = play(world(at={"ballio": "3H"}), run("ballio", "4H"), run("sosia", "12H"))
    assert code(state, run("ballio", "5H")) == "wagon-finished"
    assert refusal(state, run("ballio", "5H")).values == {"wagon": wagon_name(wagon("ballio"))}
    running = view(state).running
    assert running is not None
    assert (running.finished, running.just_ran) == ((wagon("ballio"),), wagon("sosia"))


def test_r_4_4_a_run_is_finished_when_goods_are_taken_from_it() -> None:
    state = play(world(at={"ballio": "3H"}), run("ballio", "4H"), tile("I"))
    assert code(state, run("ballio", "5H")) == "wagon-finished"


def test_r_4_4_until_then_a_wagon_may_go_on() -> None:
    state = play(world(at={"ballio": "3H"}), run("ballio", "4H"), run("ballio", "5C"))
    assert stands(state, "ballio") == "5C"
    assert is_allowed(state, run("ballio", "6H"))
    (shown,) = view(state).last_runs
    assert (shown.start, shown.path) == (square("3H"), (square("4H"), square("5C")))


def test_r_4_5_the_step_into_the_destination_costs_a_point() -> None:
    state = world(at={"ballio": "11H", "sosia": "1C"}, arrived="tranio palaestrio")
    assert runs_of(state, "ballio") == ["12H", "12H arrives"]
    assert runs_of(state, "sosia") == ["arrives"]
    after = play(state, run("ballio", "12H", arrives=True))
    assert stands(after, "ballio") == "arrived"
    running = view(after).running
    assert running is not None
    assert (running.points_left, running.just_ran) == (1, None)
    assert code(after, run("ballio", "12H")) == "wagon-arrived"


def test_r_4_5_a_destination_is_reached_from_the_last_column_only() -> None:
    state = world(at={"ballio": "11H", "sosia": "2C"})
    assert refusal(state, run("ballio", "", arrives=True)).values["to"] == "rome"
    assert code(state, run("sosia", "", arrives=True)) == "not-there-yet"
    assert code(state, run("tranio", "", arrives=True)) == "not-there-yet"


def test_r_4_6_points_must_be_used_while_any_wagon_can_run() -> None:
    state = play(world(at={"ballio": "3H"}), run("ballio", "4H"))
    found = refusal(state, END)
    assert found.code.endswith("points-left")
    assert found.values == {"left": 2, "wagon": wagon_name(wagon("pseudolus"))}
    assert END not in legal(state)
    running = view(state).running
    assert running is not None
    assert running.must_go_on


ONLY_BALLIO = {**JAM, "ballio": "8H", "stichus": "4H", "tranio": "5H"}
"""A jam but for Ballio, who has left it."""


def test_r_4_6_the_wagon_that_has_just_run_must_go_on_if_no_other_can() -> None:
    state = play(world(at=ONLY_BALLIO), run("ballio", "9H"))
    assert code(state, END) == "points-left"
    assert runs_of(state, "ballio") == ["10H", "10H 11H"]


def test_r_4_6_a_run_that_leaves_nothing_to_run_is_allowed() -> None:
    """Once a good is taken from Ballio, nobody can use the two points that are left."""
    state = play(world(at=ONLY_BALLIO), run("ballio", "9H"))
    assert events(state, cube("9H"))[-1] == TurnEnded(ME, 2)
    assert play(state, tile("V")).turn == RIVAL


def test_r_4_7_in_a_jam_there_is_no_run() -> None:
    state = world(at=JAM, coins=(3, 4))
    assert [type(move).__name__ for move in legal(state)] == ["LookAtStack", "Pass"]
    assert code(state, buy("extra")) == "special-useless"
    rival = play(state, PASS)
    names = [type(move).__name__ for move in legal(rival)]
    assert names == ["BuySpecial", "LookAtStack", "Pass"]
    assert is_allowed(rival, buy("stacking"))


def test_r_4_8_a_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    state = world(at={"ballio": "9H", "sosia": "9C"}, areas="- - - - - -", empty_bag=True)
    told = events(state, run("ballio", "10H 11H 12H"))
    assert TurnEnded(ME, 0) not in told, "a cube lies beside 12H"
    told = events(state, run("sosia", "8H 7C 6H"))
    assert told[-1] == TurnEnded(ME, 0)
    assert play(state, run("sosia", "8H 7C 6H")).turn == RIVAL


def test_r_4_8_it_does_not_end_while_goods_may_be_taken() -> None:
    state = play(world(at={"ballio": "9H"}), run("ballio", "10H 11H 12H"))
    assert state.turn == ME
    assert legal(state) == [tile("V"), cube("12H"), END]
    assert play(state, END).turn == RIVAL


def test_a_late_player_passes_or_moves_as_little_as_possible() -> None:
    state = world(at={"ballio": "9H"})
    assert STRADA_ROMANA.fallback_move(state, ME) == Pass()
    begun = play(state, run("ballio", "10H"))
    move = STRADA_ROMANA.fallback_move(begun, ME)
    assert isinstance(move, RunWagon)
    assert len(move.path) == 1
    done = play(begun, run("ballio", "11H 12H"))
    assert STRADA_ROMANA.fallback_move(done, ME) == END
