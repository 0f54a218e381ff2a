"""Exchanging ranks that a viewer does not know changes nothing of what they receive.

The twin of a position deals the unknown ranks of each army anew, whatever their moves may prove:
drawing conclusions is the game (R-10.2), and the engine draws none.
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, ClassVar, NamedTuple

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from core.game import Seat, Step, Viewer
from games.stratego4.game import STRATEGO4
from games.stratego4.moves import FireCannon, GameEnded, Move, MovePiece, TurnSkipped
from games.stratego4.state import State, cell_of, rank_in, seat_in
from games.stratego4.view import Options
from tests.referee.lockstep import Setting
from tests.referee.stratego4.lockstep import Lockstep
from tests.referee.stratego4.players import PLAYERS, hunter, leaver_of_flags, reach_for, shooter
from tests.referee.stratego4.random_positions import play_on, scattered

TABLES = 40
SETTINGS = (
    Setting(21, 3, Options(), (hunter, leaver_of_flags, shooter), most_moves=120),
    Setting(22, 4, Options(memory=True), PLAYERS[:4], most_moves=120),
    Setting(23, 4, Options(teams=True), PLAYERS[4:8], most_moves=120),
)


class Moment(NamedTuple):
    """A position, what was done in it, and what somebody else tried to do."""

    state: State
    seat: Seat
    move: Move
    tried: Move


class Travelled(Lockstep):
    """A game that records its moments together with those of all others, and compares nothing."""

    moments: ClassVar[list[Moment]] = []

    def agree_on_position(self) -> dict[Seat, list[Any]]:
        return {seat: list(self.moves_of(seat)) for seat in self.acting()}

    def make(self, seat: Seat, move: Any) -> None:
        tried = reach_for(self.referee, seat, [move], self.slips)
        moment = (self.words.engine_move(move), self.words.engine_move(tried))
        self.moments.append(Moment(self.state, seat, *moment))
        super().make(seat, move)


@cache
def _moments() -> tuple[Moment, ...]:
    for setting in SETTINGS:
        Travelled.whole_game(STRATEGO4, setting)
    for number in range(TABLES):
        play_on(scattered(STRATEGO4, number, Travelled))
    return tuple(Travelled.moments)


def _viewers(moment: Moment) -> list[Viewer]:
    return [None, *map(Seat, range(len(moment.state.flags)))]


def _twin(state: State, viewer: Viewer, chance: Random, shown: tuple[int, ...] = ()) -> State:
    """The unknown ranks of each army dealt anew, but for those of pieces that are about to tell."""
    seen = STRATEGO4.view_for(state, viewer)
    known = {piece.space for piece in seen.pieces if piece.rank is not None}
    cells = bytearray(state.cells)
    for seat in range(len(state.flags)):
        hidden = [
            space
            for space, cell in enumerate(cells)
            if seat_in(cell) == seat and space not in known and space not in shown
        ]
        ranks = [rank_in(cells[space]) for space in hidden]
        for space, rank in zip(hidden, chance.sample(ranks, len(ranks)), strict=True):
            cells[space] = cell_of(seat, rank)
    return replace(state, cells=bytes(cells))


def _twins() -> Iterator[tuple[Moment, Viewer, Random]]:
    for number, moment in enumerate(_moments()):
        for viewer in _viewers(moment):
            yield moment, viewer, Random(f"{number} {viewer}")


@pytest.mark.long
def test_what_a_viewer_sees_does_not_depend_on_ranks_they_do_not_know() -> None:
    differing = 0
    for moment, viewer, chance in _twins():
        twin = _twin(moment.state, viewer, chance)
        differing += twin != moment.state
        seen = STRATEGO4.view_for(moment.state, viewer)
        assert encode(STRATEGO4.view_for(twin, viewer)) == encode(seen)
        assert STRATEGO4.to_act(twin) == STRATEGO4.to_act(moment.state)
    assert differing > 1000


def test_what_a_seat_may_do_does_not_depend_on_ranks_it_does_not_know() -> None:
    for moment, viewer, chance in _twins():
        if viewer is None:
            continue
        twin = _twin(moment.state, viewer, chance)
        moves = list(STRATEGO4.legal_moves(moment.state, viewer))
        assert list(STRATEGO4.legal_moves(twin, viewer)) == moves
        if moves:
            fallback = STRATEGO4.fallback_move(moment.state, viewer)
            assert STRATEGO4.fallback_move(twin, viewer) == fallback
        for move in (moment.move, moment.tried):
            refusal = STRATEGO4.check(moment.state, viewer, move)
            assert encode(STRATEGO4.check(twin, viewer, move)) == encode(refusal)


def test_what_a_viewer_is_told_does_not_depend_on_ranks_nobody_told() -> None:
    compared = 0
    for moment, viewer, chance in _twins():
        twin = _twin(moment.state, viewer, chance, _shown(moment.move))
        step = STRATEGO4.apply(moment.state, moment.seat, moment.move)
        other = STRATEGO4.apply(twin, moment.seat, moment.move)
        if _tells_more(step) or _tells_more(other):
            continue
        assert _heard(other, viewer) == _heard(step, viewer)
        seen = STRATEGO4.view_for(step.state, viewer)
        assert encode(STRATEGO4.view_for(other.state, viewer)) == encode(seen)
        compared += twin != moment.state
    assert compared > 1000


def test_what_a_viewer_is_told_of_giving_up_does_not_depend_on_ranks_nobody_told() -> None:
    for moment, viewer, chance in _twins():
        twin = _twin(moment.state, viewer, chance)
        seat = moment.seat
        step, other = (STRATEGO4.withdraw(state, seat) for state in (moment.state, twin))
        if not _tells_more(step) and not _tells_more(other):
            assert _heard(other, viewer) == _heard(step, viewer)
            seen = STRATEGO4.view_for(step.state, viewer)
            assert encode(STRATEGO4.view_for(other.state, viewer)) == encode(seen)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_view_that_told_a_hidden_rank_would_be_found_out(viewer: int | None) -> None:
    """The test of these tests: what a rival sees differs between the twins."""
    eyes = None if viewer is None else Seat(viewer)
    rival = Seat(2 if viewer != 2 else 0)
    found_out = 0
    for number, moment in enumerate(_moments()):
        twin = _twin(moment.state, eyes, Random(number))
        seen = STRATEGO4.view_for(moment.state, rival)
        found_out += STRATEGO4.view_for(twin, rival) != seen
    assert found_out > 100


def _shown(move: Move) -> tuple[int, ...]:
    match move:
        case MovePiece():
            return (move.start, move.to)
        case FireCannon():
            return (move.start, move.target)
    return ()


def _tells_more(step: Step[State, Any]) -> bool:
    """That somebody is passed over may tell ranks, and the end tells all."""
    return any(isinstance(told.event, (TurnSkipped, GameEnded)) for told in step.told)


def _heard(step: Step[State, Any], viewer: Viewer) -> bytes:
    return encode([told.event for told in step.told if told.reaches(viewer)])
