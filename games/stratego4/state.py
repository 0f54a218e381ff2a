"""The whole truth of a game of Stratego 4, secrets included; stored, never shown.

What stands on the board is kept by space, so that no piece has a name that could tell its rank.
"""

from functools import lru_cache
from typing import Final

import msgspec

from core.rng import Rng
from games.stratego4.board import PIECES, Board, Rank, Space, board_for
from games.stratego4.view import LastAction, Options, Phase

NOBODY: Final = -1
"""Stands in stored states where no seat is meant."""

TOLD: Final = 128
TURNED: Final = 64
LONGEST: Final = 63
"""Parts of a byte of ``State.proofs``: two marks and a number."""

RANK: Final = 15
"""The part of a byte of ``State.cells`` that is the rank."""

Row = tuple[int, ...]
"""One number for each seat, or several ranks or seats."""


class State(msgspec.Struct, frozen=True):
    """A position.

    By space: ``cells``: who stands there, 0 for nobody, else see ``cell_of``. Of that piece since
    it came on the board: ``proofs``: how it moved, see LONGEST, TURNED and TOLD. ``came_from``:
    where it stood before its last move, plus one; 0 when that does not matter. ``returns``: how
    often in a row it has gone straight back.

    By seat: ``flags``: where the flag is. ``bearers``: whose piece bears it, NOBODY when it lies.
    ``last_bearers``: whose piece bore it last. ``sliders``. ``lost``: ranks of the beaten, highest
    first. ``ready``: 1 for who has deployed.

    ``turn``: whose turn it is, also while another recruits; NOBODY before and after the battle.
    ``first``: who began. ``recruiter``: who must choose a beaten piece, for the reason ``cause``.
    ``round``: from 1. ``quiet``: turns since a piece was beaten or somebody gave up.
    ``move_number``: moves made so far; rearrangements count, so no view has it. ``out``: who
    has no piece any more or gave up; ``resigned``: who gave up, in that order. ``ended``: why,
    empty while it goes on; then ``placed``: who share the first place.
    """

    options: Options
    rng: Rng
    cells: bytes
    proofs: bytes
    came_from: bytes
    returns: bytes
    flags: Row
    bearers: Row
    last_bearers: Row
    sliders: Row
    lost: tuple[Row, ...]
    ready: Row
    turn: int = NOBODY
    first: int = NOBODY
    recruiter: int = NOBODY
    cause: str = ""
    round: int = 0
    quiet: int = 0
    move_number: int = 0
    last: LastAction | None = None
    out: Row = ()
    resigned: Row = ()
    ended: str = ""
    placed: Row = ()


# -- Who stands where --------------------------------------------------------------------------


def cell_of(seat: int, rank: int) -> int:
    """How a piece of this seat and rank is written in ``State.cells``."""
    return seat + 1 << 4 | rank


def seat_in(cell: int) -> int:
    """Whose piece it is; NOBODY's when none stands there."""
    return (cell >> 4) - 1


def rank_in(cell: int) -> Rank:
    """The rank of the piece."""
    return Rank(cell & RANK)


def board_of(state: State) -> Board:
    """The side of the board that is played on."""
    return board_for(len(state.flags))


def side_of(options: Options, seat: int) -> int:
    """Who wins together has the same side. Rule: R-9.1."""
    return seat & 1 if options.teams else seat


@lru_cache(maxsize=64)
def friends_of(seats: int, teams: bool, seat: int) -> bytes:
    """For ``bytes.translate`` of the cells: 1 where a piece of this seat's side stands."""
    mates = [s for s in range(seats) if s == seat or (teams and (s - seat) % 2 == 0)]
    return bytes(seat_in(cell) in mates for cell in range(256))


OWN: Final = tuple(bytes(seat_in(cell) == seat for cell in range(256)) for seat in range(4))
"""For each seat, for ``bytes.translate`` of the cells: 1 where a piece of its own stands."""


def flag_borne_on(state: State, space: int) -> int:
    """The army whose flag the piece there bears, or NOBODY."""
    if space in state.flags:
        for flag, where in enumerate(state.flags):
            if where == space and state.bearers[flag] != NOBODY:
                return flag
    return NOBODY


def flags_lying_on(state: State, space: int) -> list[int]:
    """The armies whose flags lie there."""
    return [
        flag
        for flag, where in enumerate(state.flags)
        if where == space and state.bearers[flag] == NOBODY
    ]


def pieces_of(state: State, seat: int) -> int:
    """How many pieces of a seat are on the board."""
    return PIECES - len(state.lost[seat])


# -- Where the game stands ---------------------------------------------------------------------


def phase_of(state: State) -> Phase:
    """What the game is about now."""
    if state.ended:
        return "over"
    if not state.round:
        return "deploying"
    return "battle" if state.recruiter == NOBODY else "recruiting"


def in_game(state: State) -> list[int]:
    """The armies still in the game, ascending."""
    return [seat for seat in range(len(state.flags)) if seat not in state.out]


def quiet_turns_to_end(state: State) -> int:
    """So many turns without a beaten piece are a draw. Rule: R-8.5."""
    return state.options.quiet_rounds * len(in_game(state))


# -- Changing ----------------------------------------------------------------------------------


def changed(row: Row, place: int, number: int) -> Row:
    """The row with the number at this place replaced."""
    return (*row[:place], number, *row[place + 1 :])


def with_byte(row: bytes, place: int, number: int) -> bytes:
    """The same for what is kept by space."""
    copy = bytearray(row)
    copy[place] = number
    return bytes(copy)


def carried(row: bytes, start: Space, to: Space, number: int) -> bytes:
    """The row when nobody is on ``start`` any more, and this number stands at ``to``."""
    copy = bytearray(row)
    copy[start] = 0
    copy[to] = number
    return bytes(copy)
