"""How computer players of Strada Romana rate wagon tiles, jams and rivals' wagons."""

from random import Random
from typing import Any

import pytest

from ai.strada_romana import Prospects, StradaRomanaSense, greedy_move, kept_by_rivals
from core.game import Seat
from games.strada_romana.board import MARKETS, SQUARE_NAMES, WAGONS, Special
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.moves import BuySpecial, EndTurn, LookAtStack, Move, Pass, RunWagon
from games.strada_romana.state import STALLED, State
from games.strada_romana.view import Options
from tests.games.strada_romana.positions import (
    JAM,
    LOOK,
    ME,
    RIVAL,
    buy,
    cube,
    legal,
    play,
    run,
    tile,
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


@pytest.mark.parametrize(("seats", "looks"), [(2, True), (3, True), (4, False), (5, False)])
def test_where_a_turn_brings_two_goods_one_step_of_a_wagon_is_no_reason_to_look(
    seats: int, looks: bool
) -> None:
    state = world(seats=seats, at={"curculio": "2C"}, areas="- - - - - -", empty_bag=True)
    assert isinstance(_plays(state), LookAtStack) is looks


def test_a_rival_has_what_is_gone_from_the_stack_and_may_have_what_it_could_choose_since() -> None:
    hand = (wagon("stichus"),)
    left = tuple(wagon(name) for name in WAGONS[:5])
    keepers = (RIVAL, ME, RIVAL)
    chances = kept_by_rivals(ME, keepers, hand, left)
    assert chances == pytest.approx([1 / 5] * 5 + [0.0] + [1 / 4] * 4)
    assert sum(chances) == pytest.approx(2), "a rival has two tiles; one tile takes no part"


def test_before_any_tile_is_kept_nobody_is_feared() -> None:
    everything = tuple(wagon(name) for name in WAGONS)
    assert kept_by_rivals(Seat(1), (), (), everything) == (0.0,) * len(WAGONS)


def test_a_wagon_that_may_be_a_rivals_is_not_driven_home_for_nothing() -> None:
    kept = [(RIVAL, "pseudolus"), *FULL_HAND]
    at = {"pseudolus": "11H", "plotus": "6H", "ballio": "11L"}
    state = world(at=at, arrived="stichus epidicus sosia", kept=kept, **NOTHING)
    move = _plays(state)
    assert isinstance(move, RunWagon)
    assert move.wagon != wagon("pseudolus")


# --- goods ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("arrived", "takes"), [("", True), ("stichus epidicus sosia", False)])
def test_a_good_without_a_partner_is_taken_only_while_one_may_come(
    arrived: str, takes: bool
) -> None:
    state = world(
        at={"pseudolus": "9H", "curculio": "12H"},
        arrived=arrived,
        tiles={ME: "wine wine"},
        cubes={ME: "wine wine"},
        areas="- - - - wheat -",
        markets=NO_MARKETS,
        empty_bag=True,
    )
    assert (_plays(play(state, run("pseudolus", "10H"))) == tile("V")) is takes


# --- runs ----------------------------------------------------------------------------------------


def test_a_run_that_takes_nothing_is_told_in_one_piece() -> None:
    move = _plays(world(at={"pseudolus": "2C"}, kept=FULL_HAND, **NOTHING))
    assert isinstance(move, RunWagon)
    assert len(move.path) + move.arrives == 3


def test_a_wagon_that_took_nothing_goes_on_only_where_no_other_can() -> None:
    state = play(world(at={"pseudolus": "2C"}), run("pseudolus", "3C"))
    assert wagon("pseudolus") not in {m.wagon for m in _tries(state) if isinstance(m, RunWagon)}
    alone = play(world(at=JAM | {"palaestrio": "10H"}), run("palaestrio", "9H"))
    assert {m.wagon for m in _tries(alone) if isinstance(m, RunWagon)} == {wagon("palaestrio")}


# --- prospects -----------------------------------------------------------------------------------


def _promise(state: State, prospects: Prospects, seat: Seat = ME) -> float:
    sense = StradaRomanaSense(prospects={len(state.order): prospects})
    return sense.promise(lambda one: STRADA_ROMANA.view_for(state, one), seat)


def test_a_lead_is_worth_less_the_more_is_still_to_come() -> None:
    near = world(at={"pseudolus": "12H"}, arrived="stichus epidicus sosia", coins=(4, 0))
    far = world(coins=(4, 0))
    steady, fading = Prospects(coin=1.0), Prospects(coin=1.0, lead_per_column=1.0)
    assert _promise(near, steady) == pytest.approx(_promise(far, steady))
    assert _promise(near, fading) > _promise(far, fading) > 0.5


def test_two_seats_of_whom_one_wins_share_what_is_promised() -> None:
    state = world(at={"pseudolus": "2C"}, coins=(3, 1), kept=[(RIVAL, "pseudolus")])
    fitted = Prospects(half=0.7, coin=0.5, tile=0.8, behind=0.5, lead=2.0, lead_per_column=0.1)
    assert _promise(state, fitted, ME) + _promise(state, fitted, RIVAL) == pytest.approx(1)


# --- jams ----------------------------------------------------------------------------------------


def test_in_a_jam_coins_are_saved_when_no_special_movement_brings_anything() -> None:
    state = world(at=JAM, coins=(4, 0), kept=FULL_HAND, **NOTHING)
    assert any(isinstance(move, BuySpecial) for move in legal(state))
    assert isinstance(_plays(state), Pass)


def test_in_a_jam_the_special_movement_is_bought_whose_run_brings_most() -> None:
    state = world(
        at=JAM,
        coins=(4, 0),
        kept=FULL_HAND,
        tiles={ME: "wheat wheat wine"},
        cubes={ME: "wheat wine"},
        markets=NO_MARKETS | {"8L": "wheat"},
        areas="- - - - - -",
        empty_bag=True,
    )
    assert _plays(state) == buy("stacking")
    sequel = play(state, buy("stacking"))
    ran = _plays(sequel)
    assert isinstance(ran, RunWagon)
    assert _plays(play(sequel, ran)) == cube("8L")


@pytest.mark.parametrize("special", ["extra", "stacking"])
def test_the_search_tries_the_dear_special_movements_too(special: Special) -> None:
    tried = _tries(world(at={"pseudolus": "2C"}, coins=(4, 0)))
    assert buy(special) in tried
    assert LOOK in tried


def test_points_are_spent_to_and_fro_only_where_all_of_them_must_be_used() -> None:
    """A wagon that goes aside and back is the harmless way of using them. Rule: R-4.6."""
    found = 0
    for number in range(12):
        chance = Random(number)
        state = STRADA_ROMANA.initial_state(3, Options(), chance.randbytes(32)).state
        while not state.ended:
            (seat,) = STRADA_ROMANA.to_act(state)
            moves = list(STRADA_ROMANA.legal_moves(state, seat))
            bought = [move for move in moves if isinstance(move, BuySpecial)]
            chosen = greedy_move(STRADA_ROMANA.view_for(state, seat), moves)
            move = chance.choice(bought) if bought and chance.random() < 0.3 else chosen
            if isinstance(move, RunWagon) and len({*move.path}) < len(move.path):
                found += 1
                assert not any(isinstance(other, EndTurn) for other in moves)
                for steps in range(1, len(move.path)):
                    part = RunWagon(move.wagon, move.path[:steps], arrives=False)
                    if STRADA_ROMANA.check(state, seat, part) is None:
                        after = STRADA_ROMANA.apply(state, seat, part).state
                        assert STRADA_ROMANA.check(after, seat, EndTurn()) is not None
            state = STRADA_ROMANA.apply(state, seat, move).state
    assert found


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
