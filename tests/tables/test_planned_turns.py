"""Planned turns of real games: each move is judged, by what it takes and whether the game ends."""

from collections.abc import Sequence
from typing import Any, get_args

import pytest

from core.decktet import ACES, card_name
from core.game import Seat
from core.texts import Text, text
from core.thinking_ahead import Guard
from games.ruta.game import RUTA
from games.ruta.moves import DrawPile, DrawSlot
from games.ruta.view import Options as RutaOptions
from games.strada_romana.board import wagon_name
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.view import Options as StradaRomanaOptions
from model import game_json
from model.game_json import AnyGame
from model.table import MoveRecord
from model.thinking_ahead import PlannedTurn
from tables.ahead.judging import covers_part, judged, usual_guard
from tests.games.strada_romana import positions
from tests.games.whole_games import seed_from
from tests.tables.sample_tables import changed

every_guard = pytest.mark.parametrize("guard", get_args(Guard))


def planned(
    game: AnyGame, state: Any, seat: Seat, *moves: str, guard: Guard, after: Sequence[str] = ()
) -> PlannedTurn:
    """A turn for the view that a seat has of this state."""
    raw = game_json.raw(game.view_for(state, seat))
    return PlannedTurn(moves, guard, raw, after=tuple(after))


def played(game: AnyGame, state: Any, seat: Seat, *moves: str) -> Any:
    """The state after these moves."""
    for move in moves:
        state = game.apply(state, seat, game.read_back(game.view_for(state, seat), move)).state
    return state


def lines(seat: Seat, *moves: str) -> list[MoveRecord]:
    """A log of these moves of one seat."""
    return [MoveRecord(n, seat, None, None, move, "", 0) for n, move in enumerate(moves, 1)]


def what(reason: PlannedTurn | Text) -> object:
    """What happened, as the reason for which a turn was set aside says."""
    assert isinstance(reason, Text)
    assert reason.key == "planned-gone-changed"
    return reason.values["what"]


# --- what a later move takes ---------------------------------------------------------------------


def with_an_ace() -> tuple[Any, Seat, Seat]:
    """A game of Ruta that begins with an Ace in the first slot; who waits, and who is to move."""
    deals = (RUTA.initial_state(2, RutaOptions(), seed_from(number)).state for number in range(99))
    state = next(one for one in deals if [slot in ACES for slot in one.supply.draft] == [1, 0])
    return state, Seat(1 - state.turn), Seat(state.turn)


def slot_now(state: Any, slot: int) -> Text:
    """What is said of a slot in which another card lies than was expected."""
    return text("ruta-changed-slot", slot=slot + 1, card=card_name(state.supply.draft[slot]))


@every_guard
def test_a_later_move_that_would_take_another_card_sets_its_turn_aside(guard: Guard) -> None:
    state, me, rival = with_an_ace()
    turn = planned(RUTA, state, me, "keep ace 1", "draw 2", guard=guard)
    after = played(RUTA, state, rival, "draw 2")
    found = judged(RUTA, after, me, (turn,), list)
    assert what(found) == slot_now(after, 1)


@pytest.mark.parametrize("guard", ["legal", "undisturbed"])
def test_a_turn_whose_cards_all_lie_there_is_played(guard: Guard) -> None:
    state, me, rival = with_an_ace()
    turn = planned(RUTA, state, me, "keep ace 1", "draw 2", guard=guard)
    assert judged(RUTA, played(RUTA, state, rival, "draw pile"), me, (turn,), list) == turn


def test_what_lies_there_now_is_told_rather_than_what_the_rules_say_of_it() -> None:
    state, me, rival = with_an_ace()
    turn = planned(RUTA, state, me, "keep ace 1", guard="legal")
    after = played(RUTA, state, rival, "keep ace 1", "draw pile")
    assert what(judged(RUTA, after, me, (turn,), list)) == slot_now(after, 0)


@pytest.mark.parametrize(("moves", "more"), [(("keep ace 1",), True), (("draw pile",), False)])
def test_a_plan_knows_whether_its_turn_is_more_than_it(moves: tuple[str, ...], more: bool) -> None:
    state, me, _ = with_an_ace()
    turn = planned(RUTA, state, me, *moves, guard="legal")
    assert covers_part(RUTA, me, (turn,)) == more
    assert covers_part(RUTA, me, (changed(turn, moves=("draw pile",), then=(turn,)),)) == more


def test_a_turn_has_the_strictest_of_the_guards_that_are_usual_for_its_moves() -> None:
    pile, slot = DrawPile(), DrawSlot(1)
    assert usual_guard(RUTA, (pile,)) == "legal"
    assert usual_guard(RUTA, (pile, slot)) == usual_guard(RUTA, (slot,)) == "undisturbed"


# --- what the other has to do before -------------------------------------------------------------


@pytest.mark.parametrize(
    ("done", "chosen"), [("draw 2", "draw pile"), ("draw pile", None), ("keep ace 1", None)]
)
def test_a_branch_is_played_in_its_own_case_alone(done: str, chosen: str | None) -> None:
    state, me, rival = with_an_ace()
    branches = (
        planned(RUTA, state, me, "draw pile", guard="legal", after=("draw 2",)),
        planned(RUTA, state, me, "draw 2", guard="legal", after=("keep ace 1", "draw 1")),
    )
    moves = (done, "draw pile") if done.startswith("keep") else (done,)
    found = judged(
        RUTA, played(RUTA, state, rival, *moves), me, branches, lambda: lines(rival, *moves)
    )
    if chosen is None:
        assert found == text("planned-gone-otherwise")
    else:
        assert isinstance(found, PlannedTurn)
        assert found.moves == (chosen,)


def test_a_branch_that_is_for_all_else_is_played_where_no_other_is_meant() -> None:
    state, me, rival = with_an_ace()
    one = planned(RUTA, state, me, "draw 2", guard="legal", after=("draw pile",))
    other = planned(RUTA, state, me, "draw pile", guard="legal")
    after = played(RUTA, state, rival, "draw 2")
    assert judged(RUTA, after, me, (one, other), lambda: lines(rival, "draw 2")) == other
    after = played(RUTA, state, rival, "draw pile")
    assert judged(RUTA, after, me, (one, other), lambda: lines(rival, "draw pile")) == one


# --- how the game ends ---------------------------------------------------------------------------

ME, RIVAL = positions.ME, positions.RIVAL


def at(arrived: str, *, points: tuple[int, int] = (0, 0), **squares: str) -> Any:
    """A game of Strada Romana with wagons on squares and arrived; mine to move."""
    state = STRADA_ROMANA.initial_state(2, StradaRomanaOptions(), seed_from(1)).state
    road = positions.world(at=squares, arrived=arrived)
    return changed(state, where=road.where, arrivals=road.arrivals, points=points, turn=ME)


def left(state: Any, *moves: str, guard: Guard = "legal") -> PlannedTurn:
    """A turn of mine, planned while the rival is to move."""
    return planned(STRADA_ROMANA, changed(state, turn=RIVAL), ME, *moves, guard=guard)


@every_guard
def test_a_turn_that_has_come_to_end_the_game_is_set_aside(guard: Guard) -> None:
    before = at("pseudolus curculio", plotus="12L", ballio="12H")
    turn = left(before, "run plotus arrives", guard=guard)
    after = at("pseudolus curculio ballio", plotus="12L")
    said = judged(STRADA_ROMANA, after, ME, (turn,), list)
    assert said == text("planned-gone-ends", before="went-on")
    assert judged(STRADA_ROMANA, before, ME, (turn,), list) == turn


@pytest.mark.parametrize(("rival", "ends"), [(30, True), (1, False)])
def test_a_turn_that_ends_the_game_does_so_for_no_worse_place(rival: int, ends: bool) -> None:
    arrived = "pseudolus curculio demetrius"
    turn = left(at(arrived, points=(20, 0), plotus="12L"), "run plotus arrives")
    after = at(arrived, points=(20, rival), plotus="12L")
    found = judged(STRADA_ROMANA, after, ME, (turn,), list)
    assert found == (text("planned-gone-ends", before="ended") if ends else turn)


def test_the_same_words_that_would_move_a_wagon_another_way_are_another_move() -> None:
    turn = left(at("", plotus="4H"), "run plotus 5h")
    found = judged(STRADA_ROMANA, at("", plotus="3H"), ME, (turn,), list)
    plotus, now = wagon_name(positions.wagon("plotus")), "3H"
    assert what(found) == text("strada-romana-changed-wagon", wagon=plotus, square=now)
