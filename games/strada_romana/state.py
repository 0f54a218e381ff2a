"""The whole state of a game of Strada Romana, with what is secret, and its deal."""

from functools import lru_cache
from typing import Final

import msgspec

from core.game import EVERYONE, Seat, Step, Told
from core.rng import Rng
from games.strada_romana.board import (
    BOXES,
    CUBES_OF_A_GOOD,
    FIRST_COINS,
    GOODS,
    IN_BOX,
    MARKETS,
    MOVEMENT,
    MOVEMENT_WITH_EXTRA,
    SPECIALS,
    SQUARE_NAMES,
    TILES_OF_A_GOOD,
    VICTORY_POINTS,
    WAGONS,
    Destination,
)
from games.strada_romana.moves import Event, GameBegan
from games.strada_romana.view import LastRun, LastTaken, Options

# The complete state of a game of Strada Romana, secrets included; stored, never shown.

NOBODY = -1
"""Marks the absence of a seat, wagon or good in stored states."""

ARRIVED = len(SQUARE_NAMES)
"""The place of a wagon that has reached its destination."""

ARRIVALS: Final = "arrivals"
POINTS: Final = "points"
STALLED: Final = "stalled"
RESIGNED: Final = "resigned"

EXTRA = SPECIALS.index("extra")

Row = tuple[int, ...]
"""One number for each seat, wagon, place or good."""


class State(msgspec.Struct, frozen=True):
    """A position.

    ``order``: the turn order. ``boxes``: the start box of each wagon, those of Ostia-Portus first.
    ``removed``: the wagon tile out of the game. ``where``: each wagon's square, IN_BOX or ARRIVED.
    ``area_tiles``, ``market_cubes``: goods, NOBODY where empty. ``tile_bag``, ``cube_bag``: the
    draw order, the next one last. For each seat: ``coins``, victory ``points``, ``tiles`` and
    ``cubes`` of each good. ``turn``: the seat to act while ``ended`` is empty. ``kept``,
    ``keepers``: wagon tiles in the order they were kept, and the seats that kept them; all others
    but the removed one are the stack. ``looking``: whether the seat to act looks through it.

    Of the current turn: ``special``: bought, an index of SPECIALS; ``used``: points of movement;
    ``finished``: wagons that run no more; ``just_ran``: the wagon on the road that ran last;
    ``tile_taken``, ``cube_taken``.

    ``arrivals``: wagons in order of arrival. ``played``: seats by their last turn, latest last.
    ``idle``: idle turns (R-9.4). ``last_*``: of the last turn that moved wagons. ``resigned``:
    seats that resigned, in order.
    """

    options: Options
    rng: Rng
    order: Row
    boxes: Row
    removed: int
    where: Row
    area_tiles: Row
    market_cubes: Row
    tile_bag: Row
    cube_bag: Row
    coins: Row
    points: Row
    tiles: tuple[Row, ...]
    cubes: tuple[Row, ...]
    turn: int
    kept: Row = ()
    keepers: Row = ()
    looking: bool = False
    special: int = 0
    used: int = 0
    finished: Row = ()
    just_ran: int = NOBODY
    tile_taken: bool = False
    cube_taken: bool = False
    arrivals: Row = ()
    played: Row = ()
    idle: int = 0
    move_number: int = 0
    last_seat: int = NOBODY
    last_runs: tuple[LastRun, ...] = ()
    last_taken: tuple[LastTaken, ...] = ()
    resigned: Row = ()
    ended: str = ""


def destination(state: State, wagon: int) -> Destination:
    """Return a wagon's destination, opposite its start box."""
    return "rome" if state.boxes[wagon] < BOXES else "ostia"


@lru_cache(maxsize=1024)
def squares_of(where: Row) -> int:
    """Return the set of squares with wagons."""
    found = 0
    for square in where:
        if 0 <= square < ARRIVED:
            found |= 1 << square
    return found


def movement(special: int) -> int:
    """Return the points of movement of a turn. Rules: R-4.1, R-5.4."""
    return MOVEMENT_WITH_EXTRA if special >= EXTRA else MOVEMENT


def has_begun(state: State) -> bool:
    """Whether the seat to act has bought or moved anything in this turn."""
    return bool(state.special or state.used)


def stack(state: State) -> Row:
    """Return the wagon tiles in the stack, ascending, as their order does not matter."""
    return tuple(w for w in range(len(WAGONS)) if w != state.removed and w not in state.kept)


def hand(state: State, seat: int) -> Row:
    """Return the wagon tiles of a seat, in the order it kept them."""
    if seat not in state.keepers:
        return ()
    return tuple([w for w, by in zip(state.kept, state.keepers, strict=True) if by == seat])


def points_left(state: State) -> int:
    """Return the victory points that no seat has yet."""
    return VICTORY_POINTS - sum(state.points)


def idle_turns_to_end(state: State) -> int:
    """Return the number of idle turns that end the game. Rule: R-9.4."""
    return state.options.idle_rounds * (len(state.order) - len(state.resigned))


def changed(row: Row, place: int, number: int) -> Row:
    """Return the row with the number at this place replaced."""
    return (*row[:place], number, *row[place + 1 :])


# The set-up of a game of Strada Romana. Rule: R-2.

FEWEST_SEATS = 2
MOST_SEATS = 5
SEED_BYTES = 32


def initial_state(seats: int, options: Options, seed: bytes) -> Step[State, Event]:
    """Set up the game at random. Raises ValueError for wrong seats, seed length or options."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise ValueError("Strada Romana is a game for two to five")
    if len(seed) != SEED_BYTES:
        raise ValueError(f"the seed has {SEED_BYTES} bytes")
    if options.idle_rounds < 1:
        raise ValueError("a game cannot end before it begins")
    boxes, rng = Rng(seed).shuffled(range(len(WAGONS)))
    area_tiles, rng = rng.shuffled(range(len(GOODS)))
    tile_bag, rng = rng.shuffled(_of_each(TILES_OF_A_GOOD - 1))
    cubes, rng = rng.shuffled(_of_each(CUBES_OF_A_GOOD))
    removed, rng = rng.below(len(WAGONS))
    first, rng = rng.below(seats)
    order = tuple((first + later) % seats for later in range(seats))
    state = State(
        options=options,
        rng=rng,
        order=order,
        boxes=boxes,
        removed=removed,
        where=(IN_BOX,) * len(WAGONS),
        area_tiles=area_tiles,
        market_cubes=cubes[-len(MARKETS) :],
        tile_bag=tile_bag,
        cube_bag=cubes[: -len(MARKETS)],
        coins=tuple(FIRST_COINS[order.index(seat)] for seat in range(seats)),
        points=(0,) * seats,
        tiles=((0,) * len(GOODS),) * seats,
        cubes=((0,) * len(GOODS),) * seats,
        turn=first,
    )
    began = GameBegan(tuple(map(Seat, order)), FIRST_COINS[:seats])
    return Step(state, (Told(began, EVERYONE),))


def _of_each(count: int) -> Row:
    """Return so many pieces of each good, in the order of GOODS."""
    return tuple(good for good in range(len(GOODS)) for _ in range(count))
