"""The set-up of a game of Stratego 4. Rule: R-2."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from core.game import EVERYONE, Step, Told
from core.rng import Rng
from games.stratego4.board import SPACE_NAMES, Board, board_for
from games.stratego4.events import DeploymentBegan, Event
from games.stratego4.random_armies import Army, drawn
from games.stratego4.ready_made_armies import drawn_in_version_1
from games.stratego4.state import NOBODY, State, cell_of
from games.stratego4.view import Options

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
