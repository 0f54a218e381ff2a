"""What computer players of Stratego 4 infer about hidden pieces, and do in simple positions."""

from typing import Any

import pytest
from msgspec.structs import replace

from ai.stratego4 import ExpertSense, Judgement, Stratego4Sense, greedy_move
from ai.stratego4_estimates import (
    Beliefs,
)
from core.game import Seat
from games.stratego4.board import (
    CAPTAIN,
    MARSHAL,
    RANKS,
    SCOUT,
    Rank,
)
from games.stratego4.game import STRATEGO4
from games.stratego4.moves import BeReady, Move, MovePiece
from games.stratego4.state import TOLD, State
from games.stratego4.view import Options, PieceView, View
from tests.games.stratego4.positions import ME, RIVAL, THIRD, begun, space, world


def _seen(state: State) -> View:
    return STRATEGO4.view_for(state, ME)


def _plays(state: State) -> Move:
    return greedy_move(_seen(state), list(STRATEGO4.legal_moves(state, ME)))


def _step(start: str, to: str) -> MovePiece:
    return MovePiece(space(start), space(to))


def _piece(view: View, at: str) -> PieceView:
    return next(piece for piece in view.pieces if piece.space == space(at))


def _believed(view: View, piece: PieceView) -> dict[Rank, float]:
    chances = Beliefs(view).chances(piece)
    return {rank: chance for rank, chance in zip(RANKS, chances, strict=True) if chance}


# --- beliefs -------------------------------------------------------------------------------------


def test_what_is_beaten_or_told_is_none_of_the_unknown() -> None:
    view = _seen(world({ME: "9g1", RIVAL: "3c5 9c6"}))
    believed = _believed(view, _piece(view, "c5"))
    assert believed == {SCOUT: pytest.approx(0.5), MARSHAL: pytest.approx(0.5)}


@pytest.mark.parametrize(
    ("seen", "ranks"),
    [
        ({"turned": True, "longest": 1}, {CAPTAIN}),
        ({"longest": 4}, {SCOUT}),
        ({"longest": 2}, {CAPTAIN, SCOUT}),
    ],
)
def test_how_a_piece_moved_says_what_it_is(seen: dict[str, Any], ranks: set[Rank]) -> None:
    view = _seen(world({ME: "9g1", RIVAL: "9c10"}, whole=(RIVAL,)))
    piece = replace(_piece(view, "c5"), moved=True, **seen)
    assert set(_believed(view, piece)) == ranks


# --- play ----------------------------------------------------------------------------------------


def test_a_flag_beside_the_turret_goes_in() -> None:
    state = world({ME: "5ring 9g3", RIVAL: "9e7"}, whole=(RIVAL,), flags={ME: "ring"})
    first = Stratego4Sense().candidates(_seen(state), list(STRATEGO4.legal_moves(state, ME)))[0]
    assert first == _plays(state) == _step("ring", "turret")


def test_the_last_who_can_stop_a_flag_does() -> None:
    armies = {ME: "7f5", RIVAL: "5ring 5c4"}
    assert _plays(world(armies, flags={RIVAL: "ring"})) == _step("f5", "ring")


def test_the_flag_does_not_walk_into_a_stronger_piece() -> None:
    armies = {ME: "3g5 4d1", RIVAL: "9g13 4e5", THIRD: "9e7"}
    state = world(armies, flags={ME: "g5"})
    assert _plays(state) != _step("g5", "ring")


def test_a_lost_flag_is_taken_back() -> None:
    armies = {ME: "6d4 5j1", RIVAL: "5c4"}
    state = world(armies, flags={ME: "d5"}, lying=(ME,), taken=(ME,))
    assert _plays(state) == _step("d4", "d5")


def test_a_captured_flag_is_not_dropped_to_beat_a_scout() -> None:
    armies = {ME: "6d5 5g1", RIVAL: "3e6 9b10"}
    state = world(armies, flags={ME: "g1", RIVAL: "d5"}, taken=(RIVAL,))
    judgement = Judgement(_seen(state))
    dropping = [MovePiece(space("d5"), space(to), leave_flag=True) for to in ("e6", "d4", "c6")]
    assert set(dropping) <= set(STRATEGO4.legal_moves(state, ME))
    assert all(judgement.value(move) < 0 for move in dropping)


def test_when_nothing_has_happened_for_long_an_attack_is_dared() -> None:
    armies = {ME: "8d5 4g2 5g1", RIVAL: "5c5"}

    def gained(quiet: int) -> float:
        state = world(armies, flags={ME: "g1"}, whole=(RIVAL,), quiet=quiet)
        return Judgement(_seen(state)).value(_step("d5", "c5"))

    assert gained(0) < gained(2) < gained(4) == gained(40)


def test_the_spy_goes_for_a_marshal_that_showed_itself() -> None:
    state = world({ME: "2e4 5g1", RIVAL: "9d9 4c5"}, flags={ME: "g1"})
    shown = bytearray(state.proofs)
    shown[space("d9")] = TOLD
    nearer = _step("e4", "e5")
    hidden, told = (
        Judgement(_seen(each)).value(nearer)
        for each in (state, replace(state, proofs=bytes(shown)))
    )
    assert told > hidden


def test_a_computer_is_ready_at_once() -> None:
    assert _plays(begun()) == BeReady()


def test_partners_race_together() -> None:
    options = Options(teams=True)
    state = world({ME: "5g3", THIRD: "5ring"}, flags={THIRD: "ring"}, options=options)
    promise, expert = (
        [sense.promise(lambda seat: STRATEGO4.view_for(state, seat), s) for s in _ALL]
        for sense in (Stratego4Sense(), ExpertSense())
    )
    assert promise[ME] == pytest.approx(promise[THIRD])
    assert promise[ME] > 0.5 > promise[RIVAL]
    assert expert == promise, "what was fitted to four alone misleads partners"


_ALL = tuple(map(Seat, range(4)))
