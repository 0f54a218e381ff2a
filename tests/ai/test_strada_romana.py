"""How computer players of Strada Romana rate wagon tiles, jams and rivals' wagons."""

from typing import Any

import pytest

from ai.strada_romana import Prospects, StradaRomanaSense, greedy_move
from core.game import Seat
from games.strada_romana.board import MARKETS, SQUARE_NAMES
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.moves import Move, RunWagon
from games.strada_romana.state import STALLED, State
from games.strada_romana.view import Options
from tests.games.strada_romana.positions import (
    ME,
    RIVAL,
    legal,
    run,
    wagon,
    world,
)

NO_MARKETS = {SQUARE_NAMES[square]: "-" for square in MARKETS}
NOTHING: Any = {"areas": "- - - - - -", "markets": NO_MARKETS, "empty_bag": True}
"""No goods anywhere."""

FULL_HAND = [(ME, "stichus"), (ME, "epidicus"), (ME, "sosia")]
"""No more wagon tiles for ME."""


def _plays(state: State) -> Move:
    return greedy_move(STRADA_ROMANA.view_for(state, ME), legal(state))


def _tries(state: State) -> list[Move]:
    return list(StradaRomanaSense().candidates(STRADA_ROMANA.view_for(state, ME), legal(state)))


# --- wagon tiles ---------------------------------------------------------------------------------


def test_a_wagon_that_may_be_a_rivals_is_not_driven_home_for_nothing() -> None:
    kept = [(RIVAL, "pseudolus"), *FULL_HAND]
    at = {"pseudolus": "11H", "plotus": "6H", "ballio": "11L"}
    state = world(at=at, arrived="stichus epidicus sosia", kept=kept, **NOTHING)
    move = _plays(state)
    assert isinstance(move, RunWagon)
    assert move.wagon != wagon("pseudolus")


# --- prospects -----------------------------------------------------------------------------------


def _promise(state: State, prospects: Prospects, seat: Seat = ME) -> float:
    sense = StradaRomanaSense(prospects={len(state.order): prospects})
    return sense.promise(lambda one: STRADA_ROMANA.view_for(state, one), seat)


# --- jams ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "arrives"), [((0, 18), False), ((18, 0), True)])
def test_the_last_wagon_is_not_brought_home_to_lose(points: tuple[int, int], arrives: bool) -> None:
    state = world(
        at={"stichus": "1C"},
        arrived="plotus curculio pseudolus",
        points=points,
        kept=[(ME, name) for name in ("stichus", "plotus", "curculio")],
        **NOTHING,
    )
    move = _plays(state)
    assert run("stichus", arrives=True) in legal(state)
    assert (isinstance(move, RunWagon) and move.arrives) is arrives


def test_a_lost_game_is_ended_where_nothing_else_is_possible() -> None:
    state = world(at={"stichus": "1C"}, arrived="plotus curculio pseudolus", points=(0, 18))
    view, only = STRADA_ROMANA.view_for(state, ME), run("stichus", arrives=True)
    assert greedy_move(view, [only]) == only


def test_games_do_not_end_by_idling() -> None:
    """One in seven did with five players, before what a special movement brings was asked."""
    for number in range(8):
        state = STRADA_ROMANA.initial_state(5, Options(), bytes([number]) * 32).state
        while acting := STRADA_ROMANA.to_act(state):
            seat = min(acting)
            move = greedy_move(STRADA_ROMANA.view_for(state, seat), legal(state))
            state = STRADA_ROMANA.apply(state, seat, move).state
        assert state.ended != STALLED
