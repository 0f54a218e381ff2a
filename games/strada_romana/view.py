"""A viewer's view of a game of Strada Romana."""

from typing import Annotated, Literal, Protocol

import msgspec

from core.game import Outcome, Seat
from games.strada_romana.board import Destination, Good, Special, Square, Wagon


class Options(msgspec.Struct, frozen=True):
    """The options of a table.

    ``idle_rounds``: the number of idle turns per player that end the game. A turn is idle if it
    moves wagons, but none nearer to its destination, and takes no good (R-9.4).
    """

    idle_rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3


class WagonView(msgspec.Struct, frozen=True):
    """A wagon. ``box``: its place 0..4 among the start boxes of its side, from the top.

    ``square``: its place, None in its start box and after its arrival.
    """

    to: Destination
    box: int
    square: Square | None
    arrived: bool


class SeatView(msgspec.Struct, frozen=True):
    """The public facts of a seat.

    ``cubes``, ``tiles``: the number of each good, in the order of GOODS. ``contracts``: pairs of
    both, likewise. ``singles``: goods without a partner. ``points``: victory points.
    ``wagon_tiles``: their number; ``shown``: which, ascending, empty before the end of the game.
    ``score``: without the wagon tiles until these are shown, then in all.
    """

    coins: int
    points: int
    cubes: tuple[int, ...]
    tiles: tuple[int, ...]
    contracts: tuple[int, ...]
    singles: int
    wagon_tiles: int
    shown: tuple[Wagon, ...]
    score: int
    resigned: bool


class Running(msgspec.Struct, frozen=True):
    """The current turn of a seat that moves wagons.

    ``special``: what was bought, if anything. ``points_left``: of movement, the fourth included.
    ``finished``: wagons that run no more in this turn, in the order they ran. ``just_ran``: the
    wagon on the road that ran last, whose goods may be taken now; it may go on unless it is
    finished, which it is once goods were taken from it. ``may_take_tile``, ``may_take_cube``:
    whether the turn still allows one (R-6.4), wherever the wagon stands. ``must_go_on``: the turn
    may not be ended yet, because a point can be used (R-4.6).
    """

    special: Special | None
    points_left: int
    finished: tuple[Wagon, ...]
    just_ran: Wagon | None
    may_take_tile: bool
    may_take_cube: bool
    must_go_on: bool


class LastRun(msgspec.Struct, frozen=True):
    """A run of the last turn that moved wagons; fields as in WagonRan."""

    wagon: Wagon
    start: Square | None
    path: tuple[Square, ...]
    arrives: bool


class Run(Protocol):
    """A run: the move RunWagon, or one of a view's last runs."""

    @property
    def wagon(self) -> Wagon:
        """The wagon that runs."""

    @property
    def path(self) -> tuple[Square, ...]:
        """The squares of the run, without the one it leaves."""

    @property
    def arrives(self) -> bool:
        """Whether the wagon goes on into its destination."""


class LastTaken(msgspec.Struct, frozen=True):
    """A good taken in that turn: a tile of the Area ``place`` or a cube of the Market."""

    kind: Literal["tile", "cube"]
    place: int
    good: Good


class View(msgspec.Struct, frozen=True):
    """What one viewer may know.

    ``turn``: the seat to act, None when the game is over. ``order``: the turn order. ``looking``:
    the seat to act looks through the stack. ``running``: its turn so far, None before it bought or
    moved anything. ``wagons``: in the order of WAGONS. ``arrivals``: wagons in order of arrival.
    ``area_tiles``, ``market_cubes``: what lies there now, None where the bag was empty.
    ``bag_tiles``, ``bag_cubes``: the number of each good in the bag (all other goods are open).
    ``points_left``: victory points that no seat has. ``stack_count``: wagon tiles in the stack.
    ``keepers``: the seats that kept a wagon tile, in that order; this is public. ``played``: the
    seats that have had a turn, by their last turn, latest last. ``resigned``: the seats that
    resigned, in that order.

    Of the viewer alone: ``hand``: its own wagon tiles in the order it kept them; None for the
    public. ``remembered``: for each tile of the hand what it left in the stack when it kept that
    one, ascending. ``stack``: the stack while the viewer looks through it, ascending, else None.

    ``idle_turns``: since anything was gained; at ``idle_turns_to_end`` the game is over.
    ``last_seat``, ``last_runs``, ``last_taken``: the last turn that moved wagons, the current one
    included: its seat, its runs and what was taken, for highlighting. ``removed``: the wagon tile
    that took no part, shown at the end.
    """

    viewer: Seat | None
    options: Options
    turn: Seat | None
    order: tuple[Seat, ...]
    looking: bool
    running: Running | None
    wagons: tuple[WagonView, ...]
    arrivals: tuple[Wagon, ...]
    area_tiles: tuple[Good | None, ...]
    market_cubes: tuple[Good | None, ...]
    bag_tiles: tuple[int, ...]
    bag_cubes: tuple[int, ...]
    points_left: int
    stack_count: int
    keepers: tuple[Seat, ...]
    played: tuple[Seat, ...]
    resigned: tuple[Seat, ...]
    seats: tuple[SeatView, ...]
    hand: tuple[Wagon, ...] | None
    remembered: tuple[tuple[Wagon, ...], ...]
    stack: tuple[Wagon, ...] | None
    idle_turns: int
    idle_turns_to_end: int
    move_number: int
    last_seat: Seat | None
    last_runs: tuple[LastRun, ...]
    last_taken: tuple[LastTaken, ...]
    removed: Wagon | None
    outcome: Outcome | None
