"""What the try board asks of Stratego 4: steps, and shots of possible cannons.

Every piece may make a step, whatever its rank. Runs of scouts, strides of captains and moves that
leave a flag behind are not listed: who can make one can make a step as well, unless that would be
its sixth return (R-3.13).
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from core.game import Seat
from core.rng import Rng
from games.stratego4.board import CANNON, COUNTS, Space
from games.stratego4.legality import READY, is_sixth_return, is_too_early, legal_moves
from games.stratego4.moves import FireCannon, Move, MovePiece
from games.stratego4.reach_tables import SPACES, STRIDE, Reach, reach_for
from games.stratego4.redact import imagine
from games.stratego4.refusals import check
from games.stratego4.state import (
    NOBODY,
    State,
    flag_borne_on,
    friends_of,
    rank_in,
    seat_in,
    with_byte,
)
from games.stratego4.view import PieceView, View

MOST: Final = 25
"""The most moves that are listed; then one step of each piece, an attack before others."""


# -- What is possible --------------------------------------------------------------------------


def possible(view: View, seat: Seat) -> Iterator[Move]:
    """Iterate over the seat's steps and shots, its recruits, or that it is ready."""
    if view.phase == "deploying":
        if not view.seats[seat].ready and not view.seats[seat].out:
            yield READY
        return
    if view.turn != seat:
        return
    world = imagine(view, Rng(bytes(32)))
    if view.phase == "recruiting":
        yield from legal_moves(world, seat)
        return
    steps, shots = list(_steps(world, seat)), list(_shots(view, world, seat))
    if len(steps) + len(shots) > MOST:
        steps = _one_of_each(world, steps)
    found: list[MovePiece | FireCannon] = [*steps, *shots[: MOST - len(steps)]]
    yield from sorted(found, key=_order)


def _order(move: MovePiece | FireCannon) -> tuple[int, bool, int]:
    is_shot = isinstance(move, FireCannon)
    return move.start, is_shot, move.target if isinstance(move, FireCannon) else move.to


def _steps(state: State, seat: int) -> Iterator[MovePiece]:
    """Iterate over the moves of one step, which any rank may make. Rules: R-3.2, R-3.12."""
    reach, friends = _reach_and_friends(state, seat)
    for start in SPACES:
        if seat_in(state.cells[start]) != seat:
            continue
        bears = flag_borne_on(state, start) != NOBODY
        closed = reach.board.ring if bears and is_too_early(state) else NOBODY
        for to, move in reach.steps[start]:
            if not friends[to] and to != closed and not is_sixth_return(state, move):
                yield move


def _reach_and_friends(state: State, seat: int) -> tuple[Reach, bytes]:
    seats = len(state.flags)
    friends = state.cells.translate(friends_of(seats, state.options.teams, seat))
    return reach_for(seats), friends


def _shots(view: View, state: State, seat: int) -> Iterator[FireCannon]:
    """Iterate over the shots of pieces that may be cannons. Rule: R-5."""
    reach, friends = _reach_and_friends(state, seat)
    hidden = _hidden_cannons(view, seat)
    for piece in view.pieces:
        if piece.seat != seat or not _may_be_cannon(piece, hidden):
            continue
        for one, two, shot in reach.shots[piece.space]:
            is_aimed = state.cells[shot.target] and not friends[shot.target]
            if is_aimed and not state.cells[one] and not state.cells[two]:
                yield shot


def _hidden_cannons(view: View, seat: int) -> int:
    """Return how many cannons of a seat stand among the pieces whose rank the viewer lacks."""
    known = sum(piece.rank == CANNON for piece in view.pieces if piece.seat == seat)
    return COUNTS[CANNON] - known - view.seats[seat].lost.count(CANNON)


def _may_be_cannon(piece: PieceView, hidden: int) -> bool:
    if piece.rank is not None:
        return piece.rank == CANNON
    return hidden > 0 and not piece.turned and piece.longest < STRIDE


def _one_of_each(state: State, steps: Sequence[MovePiece]) -> list[MovePiece]:
    """Return one step of each piece: an attack, if it can attack."""
    attacks = [move for move in steps if state.cells[move.to]]
    return list({move.start: move for move in (*reversed(steps), *reversed(attacks))}.values())


# -- A world in which it is made ---------------------------------------------------------------


def fitting(view: View, seat: Seat, move: Move, rng: Rng) -> State | None:
    """Return a random state in which the seat may make the move; None if there is none."""
    state = imagine(view, rng)
    if isinstance(move, FireCannon):
        state = _with_cannon(view, state, seat, move.start, rng)
    return None if check(state, seat, move) is not None else state


def _with_cannon(view: View, state: State, seat: Seat, start: Space, rng: Rng) -> State:
    """Return the state with a cannon on a space where one may stand, its piece in its place.

    The hidden cannons have not moved more than a step at a time, so any rank may stand there.
    """
    pieces = [piece for piece in view.pieces if piece.seat == seat and piece.rank is None]
    cannons = [piece.space for piece in pieces if rank_in(state.cells[piece.space]) == CANNON]
    may = any(piece.space == start and _may_be_cannon(piece, len(cannons)) for piece in pieces)
    if not may or start in cannons:
        return state
    place, _ = rng.aside(0).below(len(cannons))
    other = cannons[place]
    here, there = state.cells[start], state.cells[other]
    return replace(state, cells=with_byte(with_byte(state.cells, start, there), other, here))


def passed(state: State, seat: Seat) -> State | None:
    """Return the position with the turn given to the next army that can make a step.

    None while anybody deploys or recruits, or where it depends on hidden ranks who can move.
    """
    if state.ended or not state.round or state.recruiter != NOBODY or state.turn != seat:
        return None
    turn, number, seats = state.turn, state.round, len(state.flags)
    for _ in range(seats - 1):
        turn = (turn + 1) % seats
        number += turn == state.first
        if turn not in state.out:
            after = replace(state, turn=turn, round=number)
            return after if any(_steps(after, turn)) else None
    return None


def left_open(_state: State, _seat: Seat, _move: Move) -> None:
    """Return None: nothing that a move shows could stay as it was."""
