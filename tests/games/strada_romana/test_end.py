"""The end. Rule: R-9."""

import pytest

from core.game import Seat
from games.strada_romana.moves import CoinsChanged, GameEnded, Move, TilesShown, TurnEnded
from games.strada_romana.state import State
from games.strada_romana.view import Options
from tests.games.strada_romana.positions import (
    END,
    JAM,
    LOOK,
    ME,
    PASS,
    RIVAL,
    buy,
    choose,
    events,
    legal,
    play,
    run,
    stands,
    tile,
    view,
    wagon,
    world,
)

THREE = "pseudolus stichus epidicus"


def test_r_9_1_the_game_ends_when_the_fourth_wagon_arrives() -> None:
    state = world(at={"ballio": "12H", "sosia": "1C"}, arrived=THREE)
    assert events(state, run("ballio", arrives=True))[-1] == GameEnded("arrivals")
    assert play(state, run("sosia", arrives=True)).ended == "arrivals"
    fewer = world(at={"ballio": "12H"}, arrived="pseudolus stichus")
    assert not play(fewer, run("ballio", arrives=True)).ended


def test_r_9_2_the_game_ends_when_the_last_victory_point_is_given() -> None:
    state = world(points=(10, 9), coins=(4, 0))
    assert events(state, PASS)[1:] == [CoinsChanged(ME, 1, 0, 0), GameEnded("points")]
    assert not play(world(points=(10, 8), coins=(4, 0)), PASS).ended


def test_r_9_2_coins_for_which_no_point_is_left_are_lost() -> None:
    hides = dict.fromkeys(("1H", "1L", "2L", "3H", "4L", "5H"), "hides")
    others = {"6L": "wheat", "7C": "oil", "8L": "wine", "10L": "marble"}
    state = world(at={"ballio": "8H"}, points=(10, 9), coins=(4, 0), markets={**hides, **others})
    over = play(state, run("ballio", "9H"), tile("V"))
    assert (over.ended, over.points, over.coins) == ("points", (11, 9), (0, 0))


def test_r_9_3_the_turn_stops_and_nobody_has_another() -> None:
    state = world(at={"ballio": "12H", "sosia": "9C"}, arrived=THREE)
    over = play(state, run("ballio", arrives=True))
    assert legal(over) == []
    assert view(over).turn is None
    assert view(over).running is None
    kept = world(at={"ballio": "12H"}, arrived=THREE, kept=[(1, "ballio"), (1, "sosia")])
    told = events(kept, run("ballio", arrives=True))
    assert told[1:] == [
        TilesShown(RIVAL, (wagon("ballio"), wagon("sosia")), 3 - 1),
        GameEnded("arrivals"),
    ]
    shown = view(play(kept, run("ballio", arrives=True)))
    assert shown.seats[RIVAL].shown == (wagon("ballio"), wagon("sosia"))
    assert shown.removed == wagon("demetrius")


ASIDE = {**JAM, "ballio": "6H", "tranio": "7C", "palaestrio": "8H", "stichus": "4H"}
"""No wagon can go forward; Ballio can go aside, between 6H and 6L."""


def _idle_turn(state: State) -> State:
    """Buy lateral movement and move Ballio to and fro."""
    here = stands(state, "ballio")
    there = "6L" if here == "6H" else "6H"
    after = play(state, buy("lateral"), run("ballio", f"{there} {here} {there}"))
    return play(after, END)


def test_r_9_4_three_idle_turns_for_each_player_end_the_game() -> None:
    state = world(at=ASIDE, coins=(4, 4))
    for turns in range(1, 6):
        state = _idle_turn(state)
        assert (view(state).idle_turns, view(state).idle_turns_to_end) == (turns, 6)
    begun = play(state, buy("lateral"))
    last = play(begun, run("ballio", "6H 6L 6H"))
    told = events(last, END)
    assert told == [TurnEnded(Seat(state.turn), 0), GameEnded("stalled")]


def test_r_9_4_a_pass_neither_counts_nor_breaks_the_count() -> None:
    state = _idle_turn(world(at=ASIDE, coins=(4, 1)))
    assert play(state, PASS).idle == 1


GAINS: dict[str, tuple[Move, ...]] = {
    "column": (run("ballio", "10H 11H"), run("sosia", "12L"), END),
    "arrival": (run("plotus", arrives=True), run("ballio", "10H 11H"), END),
    "good": (buy("lateral"), run("ballio", "9C"), tile("V"), run("plotus", "12L 12H")),
    "wagon tile": (LOOK, choose("ballio")),
    "point": (PASS,),
}


@pytest.mark.parametrize("gain", GAINS)
def test_r_9_4_what_is_gained_breaks_the_count(gain: str) -> None:
    state = world(at={"ballio": "9H", "plotus": "12H"}, coins=(4, 0), idle=5)
    after = play(state, *GAINS[gain])
    assert (after.turn, after.idle) == (RIVAL, 0)


def test_r_9_5_the_number_of_idle_turns_is_an_option() -> None:
    state = world(at=ASIDE, coins=(4, 4), options=Options(idle_rounds=1))
    assert view(state).idle_turns_to_end == 2
    assert _idle_turn(_idle_turn(state)).ended == "stalled"
