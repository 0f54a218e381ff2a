"""The whole truth of a game of La Strada, secrets included; stored, never shown.

Settlements are numbered by hex (games.la_strada.board.Ground.spots); sets of them are bitmasks.
"""

import msgspec

from core.rng import Rng
from games.la_strada.board import CUBES, NO_HEX, Laid
from games.la_strada.view import Options, Road

NOBODY = -1
"""Stands in stored states where no seat or road is meant."""

CUT_OFF = "cut-off"
OCCUPIED = "occupied"
STALLED = "stalled"
RESIGNED = "resigned"

IDLE_ROUNDS = 2
"""So many rounds without a link end the game. Rule: R-8.4."""

Row = tuple[int, ...]
"""One number for each seat, or one for each terrain."""


class State(msgspec.Struct, frozen=True):
    """A position. ``kinds``: of each settlement, an index of KINDS. ``revealed``: face up.

    ``order``: of turns, first turn first. ``placing``: the seats that still place a workshop, in
    order. ``turn``: the seat to act while ``ended`` is empty. For each seat: ``workshops``,
    ``days``, ``tiles`` left by terrain, ``cubes``: the settlements its cubes lie on, ``linked``:
    these and those it passed in transit. ``links``: built in this turn. ``idle``: turns in a row
    without a link. ``last_*``: what was last put on the board. ``resigned``: who gave up, in order.
    """

    options: Options
    rng: Rng
    laid: Laid
    kinds: Row
    revealed: bool
    order: Row
    placing: Row
    turn: int
    workshops: tuple[Row, ...]
    days: Row
    tiles: tuple[Row, ...]
    cubes: Row
    linked: Row
    roads: tuple[Road, ...] = ()
    round: int = 0
    links: int = 0
    idle: int = 0
    move_number: int = 0
    last_seat: int = NOBODY
    last_workshop: int = NO_HEX
    last_road: int = NOBODY
    resigned: Row = ()
    ended: str = ""


def seats_of(state: State) -> int:
    """How many seats the game was set up for."""
    return len(state.order)


def for_two(state: State) -> bool:
    """Whether the rules for two players hold. Rule: R-10."""
    return len(state.order) == 2


def cubes_left(state: State, seat: int) -> int:
    """How many cubes this seat still holds."""
    return CUBES - state.cubes[seat].bit_count()


def occupied(state: State) -> int:
    """The settlements on which any cube lies."""
    found = 0
    for cubes in state.cubes:
        found |= cubes
    return found


def idle_turns_to_end(state: State) -> int:
    """So many turns in a row without a link end the game. Rule: R-8.4."""
    return IDLE_ROUNDS * (len(state.order) - len(state.resigned))


def changed(row: Row, seat: int, number: int) -> Row:
    """The row with this seat's number replaced."""
    return (*row[:seat], number, *row[seat + 1 :])
