"""The complete state of a game of La Strada, secrets included; stored, never shown.

Settlements are numbered by hex (games.la_strada.board.Ground.spots); sets of them are bit sets.
"""

import msgspec

from core.rng import Rng
from games.la_strada.board import NO_HEX, Laid
from games.la_strada.rule_numbers import CUBES, IDLE_ROUNDS
from games.la_strada.view import Options, Road

NOBODY = -1
"""Marks the absence of a seat or road in stored states."""

CUT_OFF = "cut-off"
OCCUPIED = "occupied"
STALLED = "stalled"
RESIGNED = "resigned"

Row = tuple[int, ...]
"""One number for each seat, or one for each terrain."""


class State(msgspec.Struct, frozen=True):
    """A position. ``kinds``: of each settlement, an index of KINDS. ``revealed``: face up.

    ``order``: the turn order. ``placing``: the seats that still place a workshop, in order.
    ``turn``: the seat to act while ``ended`` is empty. For each seat: ``workshops``, ``days``,
    ``tiles`` left by terrain, ``cubes``: the settlements with its cubes, ``linked``: these and
    those it passed in transit. ``links``: built in this turn. ``idle``: consecutive turns without a
    link. ``last_*``: what was last put on the board. ``resigned``: seats that resigned, in order.
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
    """Return the number of seats of the game."""
    return len(state.order)


def for_two(state: State) -> bool:
    """Whether the rules for two players apply. Rule: R-10."""
    return len(state.order) == 2


def cubes_left(state: State, seat: int) -> int:
    """Return how many cubes this seat still holds."""
    return CUBES - state.cubes[seat].bit_count()


def occupied(state: State) -> int:
    """Return the settlements with any cube, as a bit set."""
    found = 0
    for cubes in state.cubes:
        found |= cubes
    return found


def idle_turns_to_end(state: State) -> int:
    """Return the number of consecutive turns without a link that end the game. Rule: R-8.4."""
    return IDLE_ROUNDS * (len(state.order) - len(state.resigned))


def changed(row: Row, seat: int, number: int) -> Row:
    """Return the row with this seat's number replaced."""
    return (*row[:seat], number, *row[seat + 1 :])
