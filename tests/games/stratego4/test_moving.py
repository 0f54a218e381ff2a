"""R-3: turns and moves. R-3.1 to R-3.14."""

import pytest

from games.stratego4.game import STRATEGO4
from games.stratego4.moves import FireCannon, MovePiece, PieceMoved, TurnSkipped
from games.stratego4.state import State
from games.stratego4.view import Options
from tests.games.stratego4.positions import (
    FOURTH,
    ME,
    RIVAL,
    THIRD,
    code,
    events,
    fire,
    flag,
    goals,
    is_allowed,
    kinds,
    legal,
    move,
    play,
    refusal,
    seen,
    space,
    stands,
    view,
    world,
)


def test_r_3_1_a_turn_is_one_move_or_attack_or_shot() -> None:
    state = world({ME: "7g4 1e5", RIVAL: "3h5 3e8"})
    for made in (move("g4 g5"), fire("e5 e8")):
        assert view(play(state, made)).turn == RIVAL
    assert view(play(world({ME: "7g5", RIVAL: "3h5 3a9"}), move("g5 h5"))).turn == RIVAL


@pytest.mark.parametrize("rank", "987542")
def test_r_3_2_a_piece_moves_one_step(rank: str) -> None:
    state = world({ME: f"{rank}e5"})
    assert goals(state, "e5") == {"d5", "f5", "e4", "e6"}
    assert code(state, move("e5 e7")) == "goes-one"
    assert code(state, move("e5 d4")) == "goes-one"
    assert events(state, move("e5 f5"))[0] == PieceMoved(ME, space("e5"), space("f5"), None)


def test_r_3_3_there_is_one_piece_to_a_space_and_none_passes_over_another() -> None:
    state = world({ME: "6g4 5g5 3a9 5a8", RIVAL: "9c9"})
    assert code(state, move("g4 g5")) == "own-there"
    assert "ring" not in goals(state, "g4"), "its own lieutenant stands between"
    assert code(state, move("g4 ring")) == "captain-blocked"
    assert code(state, move("a9 d9")) == "scout-blocked"
    assert goals(state, "a9") >= {"b9", "c9", "a10"}


def test_r_3_4_no_piece_enters_or_passes_over_a_pond() -> None:
    state = world({ME: "6f3 3f2 3e6 6e8"})
    assert code(state, move("f3 f4")) == "pond"
    assert code(state, move("f4 f5")) == "pond"
    assert not goals(state, "f3") & {"f4", "f5"}
    assert code(state, move("f3 f5")) == "captain-far"
    assert goals(state, "e6") & {"d6", "c6"} == set()
    assert code(state, move("e6 c6")) == "scout-line"


def test_r_3_5_the_ring_is_entered_from_each_of_twelve_spaces_and_left_to_each() -> None:
    exits = {"f5", "g5", "h5", "f9", "g9", "h9", "e6", "e7", "e8", "i6", "i7", "i8"}
    assert goals(world({ME: "7ring"}), "ring") == {*exits, "turret"}
    for each in exits:
        state = world({ME: f"7{each}", RIVAL: "3ring 3a9"})
        assert stands(play(state, move(f"{each} ring")), "ring") == (ME, 7)


def test_r_3_5_on_the_board_for_three_likewise() -> None:
    exits = {f"{file}1" for file in "cdefjklmqrst"}
    assert goals(world({ME: "7ring"}, seats=3), "ring") == {*exits, "turret"}


def test_r_3_6_the_turret_is_next_to_the_ring_alone() -> None:
    assert goals(world({ME: "7turret 5g5"}), "turret") == {"ring"}
    assert code(world({ME: "5g5"}), move("g5 turret")) == "turret"
    state = world({ME: "7ring", RIVAL: "3turret 3a9"})
    assert stands(play(state, move("ring turret")), "turret") == (ME, 7)


def test_r_3_7_any_piece_may_stand_on_a_recruitment_space_or_in_any_zone() -> None:
    state = world({ME: "7b6 5g3"})
    assert {"b7", "a6"} <= goals(state, "b6")
    assert "g2" in goals(state, "g3")


def test_r_3_8_a_captain_goes_two_steps_and_may_turn() -> None:
    state = world({ME: "6e5"})
    straight = {"c5", "g5", "e3", "e7"}
    corners = {"d4", "f5", "d5", "e4", "e6", "ring"}
    assert straight | corners <= goals(state, "e5")
    assert "f4" not in goals(state, "e5")
    assert "h5" not in goals(state, "e5")
    assert code(state, move("e5 h5")) == "captain-far"


def test_r_3_8_a_captain_attacks_with_either_step_and_no_farther() -> None:
    state = world({ME: "6e5", RIVAL: "3f5 3g5 3c5 3a9"})
    assert {"f5", "c5"} <= goals(state, "e5")
    assert "g5" not in goals(state, "e5"), "the first attack ends the move"
    assert stands(play(state, move("e5 c5")), "c5") == (ME, 6)


def test_r_3_8_a_captain_may_cross_the_ring_and_reach_the_turret() -> None:
    state = world({ME: "6g5"})
    assert {"turret", "f9", "i7", "e6"} <= goals(state, "g5")
    state = world({ME: "6g5", RIVAL: "3ring 3a9"})
    assert not {"turret", "f9"} & goals(state, "g5")
    assert code(state, move("g5 turret")) == "captain-blocked"


def test_r_3_9_the_first_of_two_steps_needs_a_space_without_flag() -> None:
    state = world({ME: "6e5"}, flags={RIVAL: "e6"}, lying=[RIVAL])
    assert "e6" in goals(state, "e5")
    assert "e7" not in goals(state, "e5")
    assert code(state, move("e5 e7")) == "captain-blocked"
    state = world({ME: "6e5"}, flags={RIVAL: "e7"}, lying=[RIVAL])
    assert flag(play(state, move("e5 e7")), RIVAL) == ("e7", ME)


def test_r_3_10_a_scout_runs_straight_and_attacks_the_first_it_meets() -> None:
    state = world({ME: "3e4 5e12", RIVAL: "2e10 4d4"})
    assert goals(state, "e4") == {"d4", "e1", "e2", "e3", "e5", "e6", "e7", "e8", "e9", "e10"}
    assert code(state, move("e4 e11")) == "scout-blocked"
    assert code(state, move("e4 f5")) == "scout-line"
    assert stands(play(state, move("e4 e10")), "e10") == (ME, 3)


def test_r_3_10_a_scout_passes_over_flags_without_taking_them() -> None:
    state = world({ME: "3e4"}, flags={RIVAL: "e6"}, lying=[RIVAL])
    assert {"e6", "e9"} <= goals(state, "e4")
    assert flag(play(state, move("e4 e9")), RIVAL) == ("e6", None)
    assert flag(play(state, move("e4 e6")), RIVAL) == ("e6", ME)


def test_r_3_11_a_scout_stops_on_the_ring_and_leaves_it_straight_on() -> None:
    state = world({ME: "3g4"})
    assert "ring" in goals(state, "g4")
    assert not {"turret", "g9"} & goals(state, "g4")
    assert code(state, move("g4 turret")) == "turret"
    assert code(state, move("g4 g9")) == "scout-line"
    out = goals(world({ME: "3ring"}), "ring")
    assert {"turret", "g5", "g2", "g9", "g13", "e7", "a7", "f5", "i8"} <= out
    assert "f4" not in out, "a pond lies there"
    assert goals(world({ME: "3turret"}), "turret") == {"ring"}


@pytest.mark.parametrize("rank", "36719")
def test_r_3_12_a_bearer_goes_one_step_whatever_its_rank(rank: str) -> None:
    state = world({ME: f"{rank}e5"}, flags={ME: "e5"})
    assert goals(state, "e5") == {"d5", "f5", "e4", "e6"}
    assert code(state, move("e5 e7")) == "bearer-goes-one"


def _to_and_fro(state: State, times: int) -> State:
    """Piece on e5 goes to e6, then so many times straight back; the others walk about."""
    line = ["e5", "e6"]
    state = play(state, move("e5 e6"))
    for number in range(times):
        state = _others(state)
        state = play(state, move(f"{line[1 - number % 2]} {line[number % 2]}"))
    return _others(state)


def _others(state: State) -> State:
    while view(state).turn != ME:
        moves = [m for m in legal(state) if isinstance(m, MovePiece)]
        state = play(state, next(m for m in moves if m.to not in state.flags))
    return state


def test_r_3_13_after_five_returns_a_piece_may_not_return_again() -> None:
    state = _to_and_fro(world({ME: "5e5 7a6"}), 4)
    assert seen(state, "e6").returns == 4
    assert is_allowed(state, move("e6 e5"))
    state = _to_and_fro(world({ME: "5e5 7a6"}), 5)
    assert seen(state, "e5").returns == 5
    told = refusal(state, move("e5 e6"))
    assert (told.code, told.values["most"]) == ("stratego4-refusal-sixth-return", 5)
    assert goals(state, "e5") == {"d5", "f5", "e4"}


def test_r_3_13_another_move_or_an_attack_ends_the_count() -> None:
    state = _to_and_fro(world({ME: "5e5 7a6"}), 5)
    state = _others(play(state, move("a6 a5")))
    assert not is_allowed(state, move("e5 e6")), "what other pieces do does not count"
    state = _others(play(state, move("e5 e4")))
    assert seen(state, "e4").returns == 0
    assert is_allowed(state, move("e4 e5"))
    state = world({ME: "5e6", RIVAL: "3e5 3a9"}, came_from={"e6": "e5"}, returns={"e6": 5})
    after = play(state, move("e6 e5"))
    assert (seen(after, "e5").returns, seen(after, "e5").came_from) == (0, None)


def test_r_3_14_who_cannot_do_anything_is_passed_over() -> None:
    cornered = {ME: "5e5", FOURTH: "4a4", RIVAL: "9a5 8b4", THIRD: "4g13"}
    state = world(cornered, turn=THIRD)
    assert kinds(state, move("g13 g12")) == ["PieceMoved"], "it can attack"
    mates = world(cornered, turn=THIRD, options=Options(teams=True))
    assert events(mates, move("g13 g12"))[1] == TurnSkipped(FOURTH)
    assert view(play(mates, move("g13 g12"))).turn == ME


def test_the_fallback_steps_with_a_piece_that_risks_and_shows_least() -> None:
    state = world({ME: "1e5 5g1 6d5", RIVAL: "9e8 8c5 7d4"}, flags={ME: "g1"})
    made = STRATEGO4.fallback_move(state, ME)
    assert isinstance(made, MovePiece)
    assert stands(state, "e5") is not None
    assert not state.cells[made.to]
    assert not isinstance(made, FireCannon)
    assert made.start != space("g1")
    cornered = world({ME: "5a4", RIVAL: "9a5 8b4"})
    assert STRATEGO4.fallback_move(cornered, ME) == move("a4 a5")
    bearer = world({ME: "5e5"}, flags={ME: "e5"})
    assert STRATEGO4.fallback_move(bearer, ME) == move("e5 d5")
