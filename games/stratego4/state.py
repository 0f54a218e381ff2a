"""The whole state of a game of Stratego 4, with what is secret, and its deal."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from core.game import EVERYONE, Step, Told
from core.rng import Rng
from games.stratego4.armies import Army, drawn, drawn_in_version_1
from games.stratego4.board import PIECES, SPACE_NAMES, Board, Rank, Space, board_for
from games.stratego4.moves import DeploymentBegan, Event
from games.stratego4.view import LastAction, Options, Phase

# The complete state of a game of Stratego 4, secrets included; stored, never shown.
#
# Pieces are stored by space, so that no piece has an identity that could reveal its rank.

NOBODY: Final = -1
"""Marks the absence of a seat in stored states."""

TOLD: Final = 128
TURNED: Final = 64
LONGEST: Final = 63
"""Parts of a byte of ``State.proofs``: two flags and a number."""

RANK: Final = 15
"""The bits of a byte of ``State.cells`` that hold the rank."""

Row = tuple[int, ...]
"""One number for each seat, or several ranks or seats."""


class State(msgspec.Struct, frozen=True):
    """A position.

    By space: ``cells``: the piece there, 0 for none, see ``cell_of``. Of that piece since it came
    on the board: ``proofs``: how it moved, see LONGEST, TURNED and TOLD. ``came_from``: its space
    before its last move, plus one; 0 when that does not matter. ``returns``: how often in a row it
    has gone straight back.

    By seat: ``flags``: the space of the flag. ``bearers``: the seat whose piece bears it, NOBODY if
    it lies. ``last_bearers``: the seat whose piece bore it last. ``sliders``. ``lost``: ranks of
    beaten pieces, highest first. ``ready``: 1 for seats that have deployed.

    ``turn``: the seat on turn, also while another recruits; NOBODY before and after the battle.
    ``first``: the seat that began. ``recruiter``: the seat that must choose a beaten piece, because
    of ``cause``. ``round``: from 1. ``quiet``: turns since a piece was beaten or a seat resigned.
    ``move_number``: moves made so far; no view has it, because it counts deployments. ``out``:
    seats without pieces or resigned; ``resigned``: in that order. ``ended``: the reason, empty
    while the game goes on; then ``placed``: the seats that share the first place.
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


# -- Pieces ------------------------------------------------------------------------------------


def cell_of(seat: int, rank: int) -> int:
    """Return the byte for a piece of this seat and rank in ``State.cells``."""
    return seat + 1 << 4 | rank


def seat_in(cell: int) -> int:
    """Return the seat of the piece; NOBODY if there is none."""
    return (cell >> 4) - 1


def rank_in(cell: int) -> Rank:
    """Return the rank of the piece."""
    return Rank(cell & RANK)


def board_of(state: State) -> Board:
    """Return the side of the board in use."""
    return board_for(len(state.flags))


def side_of(options: Options, seat: int) -> int:
    """Return the seat's side; seats that win together share one. Rule: R-9.1."""
    return seat & 1 if options.teams else seat


@lru_cache(maxsize=64)
def friends_of(seats: int, teams: bool, seat: int) -> bytes:
    """Return a table for ``bytes.translate`` of the cells: 1 where this seat's side stands."""
    mates = [s for s in range(seats) if s == seat or (teams and (s - seat) % 2 == 0)]
    return bytes(seat_in(cell) in mates for cell in range(256))


OWN: Final = tuple(bytes(seat_in(cell) == seat for cell in range(256)) for seat in range(4))
"""For each seat a table for ``bytes.translate`` of the cells: 1 where its pieces stand."""


def flag_borne_on(state: State, space: int) -> int:
    """Return the army whose flag the piece there bears, or NOBODY."""
    if space in state.flags:
        for flag, where in enumerate(state.flags):
            if where == space and state.bearers[flag] != NOBODY:
                return flag
    return NOBODY


def flags_lying_on(state: State, space: int) -> list[int]:
    """Return the armies whose flags lie there."""
    return [
        flag
        for flag, where in enumerate(state.flags)
        if where == space and state.bearers[flag] == NOBODY
    ]


def pieces_of(state: State, seat: int) -> int:
    """Return how many pieces of a seat are on the board."""
    return PIECES - len(state.lost[seat])


# -- Progress ----------------------------------------------------------------------------------


def phase_of(state: State) -> Phase:
    """Return the phase of the game."""
    if state.ended:
        return "over"
    if not state.round:
        return "deploying"
    return "battle" if state.recruiter == NOBODY else "recruiting"


def in_game(state: State) -> list[int]:
    """Return the armies still in the game, ascending."""
    return [seat for seat in range(len(state.flags)) if seat not in state.out]


def quiet_turns_to_end(state: State) -> int:
    """Return how many turns without a beaten piece make a draw. Rule: R-8.5."""
    return state.options.quiet_rounds * len(in_game(state))


# -- Copies with changes -----------------------------------------------------------------------


def changed(row: Row, place: int, number: int) -> Row:
    """Return the row with the number at this place replaced."""
    return (*row[:place], number, *row[place + 1 :])


def with_byte(row: bytes, place: int, number: int) -> bytes:
    """Return the bytes with the one at this place replaced."""
    copy = bytearray(row)
    copy[place] = number
    return bytes(copy)


def carried(row: bytes, start: Space, to: Space, number: int) -> bytes:
    """Return the bytes with 0 at ``start`` and this number at ``to``."""
    copy = bytearray(row)
    copy[start] = 0
    copy[to] = number
    return bytes(copy)


def partners(state: State, seat: int) -> Row:
    """Return all seats that win together with this one, itself included."""
    options = state.options
    seats = range(len(state.flags))
    return tuple(s for s in seats if side_of(options, s) == side_of(options, seat))


# The set-up of a game of Stratego 4. Rule: R-2.

FEWEST_SEATS = 3
MOST_SEATS = 4
SEED_BYTES = 32

Drawing: TypeAlias = Callable[[Board, Rng], tuple[Army, Rng]]
"""Draws a random army."""


def initial_state(seats: int, options: Options, seed: bytes) -> Step[State, Event]:
    """Give every seat a random army; only four players make teams. Rules: R-2.3, R-9.1.

    Raises ValueError for a wrong number of seats, seed length or option.
    """
    return _dealt(seats, options, seed, drawn)


def initial_state_in_version_1(seats: int, options: Options, seed: bytes) -> Step[State, Event]:
    """Set a game up as version 1 of the rules did."""
    return _dealt(seats, options, seed, drawn_in_version_1)


def _dealt(seats: int, options: Options, seed: bytes, draw: Drawing) -> Step[State, Event]:
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise ValueError("Stratego 4 is a game for three or four")
    if len(seed) != SEED_BYTES:
        raise ValueError(f"the seed has {SEED_BYTES} bytes")
    if options.quiet_rounds < 1:
        raise ValueError("a game cannot end before it begins")
    board, rng = board_for(seats), Rng(seed)
    armies = []
    for _ in range(seats):
        army, rng = draw(board, rng)
        armies.append(army)
    blank = bytes(len(SPACE_NAMES))
    state = State(
        options=replace(options, teams=options.teams and seats == MOST_SEATS),
        rng=rng,
        cells=deployed(board, armies),
        proofs=blank,
        came_from=blank,
        returns=blank,
        flags=board.flags,
        bearers=(NOBODY,) * seats,
        last_bearers=tuple(range(seats)),
        sliders=(0,) * seats,
        lost=((),) * seats,
        ready=(0,) * seats,
    )
    return Step(state, (Told(DeploymentBegan(), EVERYONE),))


def deployed(board: Board, armies: Sequence[Sequence[int]]) -> bytes:
    """Return cells with these armies in their zones; an empty army leaves its zone empty."""
    cells = bytearray(len(SPACE_NAMES))
    for seat, army in enumerate(armies):
        for space, rank in zip(board.zones[seat], army, strict=False):
            cells[space] = cell_of(seat, rank)
    return bytes(cells)
