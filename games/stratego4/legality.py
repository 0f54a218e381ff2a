"""Which moves of Stratego 4 are legal. Rules: R-2 to R-7, R-9. Reasons: see ``refusals``."""

from collections.abc import Collection, Iterator, Sequence
from itertools import compress
from typing import Final

from core.game import Seat
from games.stratego4.board import CANNON, CAPTAIN, MOST_RETURNS, RANKS, SCOUT, SLOW_ROUNDS, Space
from games.stratego4.moves import (
    SPACES,
    BeReady,
    FireCannon,
    Move,
    MovePiece,
    Reach,
    Recruit,
    reach_for,
)
from games.stratego4.state import (
    NOBODY,
    OWN,
    State,
    board_of,
    flag_borne_on,
    friends_of,
)

READY: Final = BeReady()
_RECRUITS: Final = {rank: Recruit(rank) for rank in RANKS}
_NIMBLE: Final = (SCOUT, CAPTAIN, CANNON)


def to_act(state: State) -> frozenset[Seat]:
    """Return the seats that must act."""
    if state.ended:
        return frozenset()
    if state.recruiter != NOBODY:
        return frozenset((Seat(state.recruiter),))
    if state.round:
        return frozenset((Seat(state.turn),))
    return frozenset(map(Seat, waiting(state)))


def waiting(state: State) -> list[int]:
    """Return the seats that are still deploying, ascending."""
    return [s for s, ready in enumerate(state.ready) if not ready and s not in state.out]


# -- Listing -----------------------------------------------------------------------------------


def legal_moves(state: State, seat: int) -> Iterator[Move]:
    """Iterate over the seat's moves by piece: its moves, those without its flag, its shots.

    While deploying only being ready is listed; there are too many formations and swaps.
    """
    if state.round and state.turn == seat and state.recruiter == NOBODY and not state.ended:
        return iter(battle_moves(state, seat))
    if seat not in to_act(state):
        return iter(())
    if state.round:
        return iter([_RECRUITS[rank] for rank in RANKS if rank in state.lost[seat]])
    return iter((READY,))


def battle_moves(state: State, seat: int) -> list[Move]:
    """Return what this seat could do if it were its turn now."""
    seats, cells = len(state.flags), state.cells
    reach, friends = reach_for(seats), cells.translate(friends_of(seats, state.options.teams, seat))
    found: list[Move] = []
    for start in compress(SPACES, cells.translate(OWN[seat])):
        found += _moves_from(state, reach, friends, start)
    return found


def can_move(state: State, seat: int) -> bool:
    """Whether this seat could do anything if it were its turn now. Rule: R-3.14."""
    seats, cells = len(state.flags), state.cells
    reach, friends = reach_for(seats), cells.translate(friends_of(seats, state.options.teams, seat))
    return any(
        _moves_from(state, reach, friends, start)
        for start in compress(SPACES, cells.translate(OWN[seat]))
    )


def _moves_from(state: State, reach: Reach, friends: bytes, start: Space) -> list[Move]:
    """Return all moves of a piece, in fixed order. ``friends``: 1 where its side stands."""
    found: list[Move]
    rank = state.cells[start] & 15
    if start in state.flags and flag_borne_on(state, start) != NOBODY:
        found = _moves_of_bearer(state, reach, friends, start)
    elif rank in _NIMBLE:
        moves = reach.moves[start]
        found = [moves[to] for to in _targets(state, reach, friends, start)]
        if rank == CANNON:
            found += _shots(state, reach, friends, start)
    else:
        found = [move for to, move in reach.steps[start] if not friends[to]]
    if state.returns[start] == MOST_RETURNS:
        return [move for move in found if not is_sixth_return(state, move)]
    return found


def _targets(state: State, reach: Reach, friends: bytes, start: Space) -> Sequence[Space]:
    """Return where a piece without a flag can go by its rank, ascending by space."""
    rank = state.cells[start] & 15
    if rank == SCOUT:
        return sorted(_run_targets(state.cells, reach, friends, start))
    near = [to for to, _ in reach.steps[start] if not friends[to]]
    if rank == CAPTAIN:
        return sorted([*near, *_stride_targets(state, reach, friends, start)])
    return near


def _run_targets(cells: bytes, reach: Reach, friends: bytes, start: Space) -> Iterator[Space]:
    """Iterate over a scout's targets. Rules: R-3.10, R-3.11."""
    for line in reach.runs[start]:
        for to in line:
            if cells[to]:
                if not friends[to]:
                    yield to
                break
            yield to


def _stride_targets(state: State, reach: Reach, friends: bytes, start: Space) -> list[Space]:
    """Return a captain's targets two steps away. Rules: R-3.8, R-3.9."""
    cells = state.cells
    free = {over for over, _ in reach.steps[start] if not cells[over]}
    if not free:
        return []
    free.difference_update(lying(state))
    return [
        to
        for to, ways in reach.strides[start].items()
        if not friends[to] and not free.isdisjoint(ways)
    ]


def lying(state: State) -> Collection[int]:
    """Return the spaces on which flags lie."""
    return [at for at, by in zip(state.flags, state.bearers, strict=True) if by == NOBODY]


def _shots(state: State, reach: Reach, friends: bytes, start: Space) -> list[Move]:
    """Return a cannon's shots. Rule: R-5."""
    cells = state.cells
    return [
        shot
        for one, two, shot in reach.shots[start]
        if cells[shot.target] and not friends[shot.target] and not cells[one] and not cells[two]
    ]


def _moves_of_bearer(state: State, reach: Reach, friends: bytes, start: Space) -> list[Move]:
    """Return a bearer's moves: a step with the flag, or any without it. R-3.12, R-6.2, R-9.3."""
    closed = reach.board.ring if is_too_early(state) else NOBODY
    found: list[Move] = [
        move for to, move in reach.steps[start] if not friends[to] and to != closed
    ]
    leaving = reach.leaving[start]
    found += [leaving[to] for to in _targets(state, reach, friends, start)]
    if state.cells[start] & 15 == CANNON:
        found += _shots(state, reach, friends, start)
    return found


def is_too_early(state: State) -> bool:
    """Whether flags may not enter the ring yet. Rule: R-9.3."""
    return state.options.slow_start and state.round <= SLOW_ROUNDS


def is_sixth_return(state: State, move: Move) -> bool:
    """Whether the piece would go straight back for the sixth time in a row. Rule: R-3.13."""
    return (
        isinstance(move, MovePiece)
        and state.returns[move.start] == MOST_RETURNS
        and state.came_from[move.start] == move.to + 1
        and not state.cells[move.to]
    )


def fallback_move(state: State, seat: int) -> Move:
    """Be ready; recruit the highest rank; make a step without flag or attack.

    If there is no such step, return the least bold move.
    """
    moves = list(legal_moves(state, seat))
    return min(moves, key=lambda move: _boldness(state, move))


def _boldness(state: State, move: Move) -> tuple[bool, bool, bool, bool]:
    """Return a move's difference from a plain step, as a sort key; equal moves keep their order."""
    if isinstance(move, FireCannon):
        return True, True, True, True
    if not isinstance(move, MovePiece):
        return False, False, False, False
    bears = flag_borne_on(state, move.start) != NOBODY
    far = move.to not in board_of(state).beside[move.start]
    return bool(state.cells[move.to]), move.leave_flag, bears, far
