"""Resigning. Rule: R-11."""

import pytest

from core.errors import IllegalMove
from core.game import Outcome, Seat
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.moves import GameEnded, Resigned
from games.strada_romana.state import State
from tests.games.strada_romana.positions import (
    LOOK,
    ME,
    PASS,
    RIVAL,
    THIRD,
    code,
    cube,
    play,
    run,
    tile,
    view,
    world,
)


def _resign(state: State, *seats: int) -> State:
    for seat in seats:
        state = STRADA_ROMANA.withdraw(state, Seat(seat)).state
    return state


def _outcome(state: State) -> Outcome:
    outcome = STRADA_ROMANA.outcome(state)
    assert outcome is not None
    return outcome


def test_r_11_1_who_resigns_keeps_everything_and_has_no_more_turns() -> None:
    state = world(seats=3, coins=(1, 2, 3), kept=[(1, "ballio")], tiles={1: "wheat"})
    after = _resign(state, RIVAL)
    seat = view(after).seats[RIVAL]
    assert (seat.coins, seat.wagon_tiles, sum(seat.tiles), seat.resigned) == (2, 1, 1, True)
    assert play(after, PASS).turn == THIRD
    assert view(after).resigned == (RIVAL,)


def test_r_11_1_in_its_own_turn_the_next_one_plays() -> None:
    begun = play(world(seats=3, at={"ballio": "8H"}), run("ballio", "9H"))
    after = _resign(begun, ME)
    assert (after.turn, after.used, view(after).running) == (RIVAL, 0, None)
    looking = _resign(play(world(seats=3), LOOK), ME)
    assert (looking.turn, looking.looking) == (RIVAL, False)
    elsewhere = _resign(begun, THIRD)
    assert (elsewhere.turn, elsewhere.used) == (ME, 1)


def test_r_9_4_what_was_gained_in_a_turn_broken_off_counts() -> None:
    state = world(seats=3, at={"ballio": "8H"}, idle=3)
    assert _resign(play(state, run("ballio", "9H")), ME).idle == 0
    assert _resign(state, ME).idle == 3


def test_r_9_4_a_resignation_ends_no_game_as_idle() -> None:
    state = world(seats=3, at={"ballio": "8H"}, idle=7)
    left = _resign(state, RIVAL)
    assert (left.idle, view(left).idle_turns_to_end, left.ended) == (7, 6, "")
    assert play(left, PASS).ended == ""


def test_r_11_1_nobody_resigns_twice() -> None:
    with pytest.raises(IllegalMove) as caught:
        _resign(world(seats=3), RIVAL, RIVAL)
    assert caught.value.refusal.code == "strada-romana-refusal-already-resigned"


def test_r_11_2_the_rules_for_the_number_of_players_go_on() -> None:
    state = _resign(world(seats=4, at={"ballio": "8H"}), 1, 2)
    both = play(state, run("ballio", "9H"), tile("V"), cube("9H"))
    assert sum(both.tiles[ME]) == sum(both.cubes[ME]) == 1
    three = _resign(world(seats=3, at={"ballio": "8H"}), 1)
    assert code(play(three, run("ballio", "9H"), tile("V")), cube("9H")) == "one-good"
    assert view(three).idle_turns_to_end == 6


def test_r_11_3_who_resigned_is_ranked_behind_all_who_stayed() -> None:
    state = _resign(world(seats=4, points=(9, 8, 0, 1)), 0, 1)
    ranks = {s.seat: s.rank for s in _outcome(_resign(state, 2)).standings}
    assert ranks == {3: 1, 2: 2, 1: 3, 0: 4}


def test_r_11_3_also_when_the_others_play_on_to_the_end() -> None:
    at, arrived = {"ballio": "12H"}, "pseudolus stichus epidicus"
    state = _resign(world(seats=3, points=(0, 9, 0), at=at, arrived=arrived), RIVAL)
    over = play(state, run("ballio", arrives=True))
    assert [s.seat for s in _outcome(over).standings] == [2, 0, 1]


def test_r_11_4_when_all_but_one_have_resigned_the_game_is_over() -> None:
    last = STRADA_ROMANA.withdraw(_resign(world(seats=3), ME), RIVAL)
    assert [told.event for told in last.told] == [Resigned(RIVAL), GameEnded("resigned")]
    assert _outcome(last.state).winners == (THIRD,)
    assert view(last.state).turn is None
