"""The whole state of a game of La Strada, with what is secret, and its deal."""

import msgspec

from core.game import EVERYONE, Seat, Step, Told
from core.rng import Rng
from games.la_strada.board import (
    CUBES,
    IDLE_ROUNDS,
    KINDS,
    NO_HEX,
    PIECES,
    SETTLEMENTS,
    START_PIECE,
    TILES,
    TURNS,
    Laid,
    ground_of,
    spots_touch,
)
from games.la_strada.moves import Event, GameBegan, SettlementsRevealed
from games.la_strada.view import Options, Road

# The complete state of a game of La Strada, secrets included; stored, never shown.
#
# Settlements are numbered by hex (games.la_strada.board.Ground.spots); sets of them are bit sets.

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


# The set-up of a game of La Strada. Rules.

FEWEST_SEATS = 2
MOST_SEATS = 4
SEED_BYTES = 32

# Rule. Initial days by turn order, for each number of players.
BALANCED_DAYS: dict[int, Row] = {2: (-3, 0), 3: (-2, 0, 1), 4: (-2, 0, 1, 2)}


def initial_state(seats: int, options: Options, seed: bytes) -> Step[State, Event]:
    """Set up the game. Raises ValueError for a wrong number of seats or length of the seed."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise ValueError("La Strada is a game for two, three or four")
    if len(seed) != SEED_BYTES:
        raise ValueError(f"the seed has {SEED_BYTES} bytes")
    laid, rng = lay_map(Rng(seed))
    kinds, rng = rng.shuffled(all_kinds())
    first, rng = rng.below(seats)
    order = tuple((first + later) % seats for later in range(seats))
    placing = placing_order(order, options)
    state = State(
        options=options,
        rng=rng,
        laid=laid,
        kinds=kinds,
        revealed=not options.late_reveal,
        order=order,
        placing=placing,
        turn=placing[0],
        workshops=((),) * seats,
        days=_days_at_first(order, options),
        tiles=(TILES,) * seats,
        cubes=(0,) * seats,
        linked=(0,) * seats,
    )
    return Step(state, _opening(state))


def lay_map(rng: Rng) -> tuple[Laid, Rng]:
    """Lay the start piece, then the others in random order and turn, until no settlements touch.

    Rules: R-2.1, R-2.3, R-2.4.
    """
    while True:
        laid = [START_PIECE * TURNS]
        pieces, rng = rng.shuffled(range(1, len(PIECES)))
        for piece in pieces:
            turned, rng = rng.below(TURNS)
            laid.append(piece * TURNS + turned)
        if not spots_touch(ground_of(tuple(laid))):
            return tuple(laid), rng


def all_kinds() -> Row:
    """Return the kinds of the nineteen settlements, ascending. Rule: R-2.5."""
    return tuple(kind for kind, count in enumerate(SETTLEMENTS) for _ in range(count))


def turn_order(state: State) -> Row:
    """Return the seats in the order of their turns; workshops are placed in another. Rule: R-3."""
    return state.order


def placing_order(order: Row, options: Options) -> Row:
    """Return the seats in the order of placing workshops. Rules: R-4.1, R-10.2, R-11.1."""
    backwards = tuple(reversed(order))
    if len(order) == FEWEST_SEATS:
        return backwards * 2
    return backwards if options.balanced_start else order


def _days_at_first(order: Row, options: Options) -> Row:
    """Return the days of each seat before its first turn. Rules: R-3.3, R-11.1."""
    if not options.balanced_start:
        return (0,) * len(order)
    by_turn = dict(zip(order, BALANCED_DAYS[len(order)], strict=True))
    return tuple(by_turn[seat] for seat in range(len(order)))


def revealed_event(state: State) -> SettlementsRevealed:
    """Return the event that shows the kinds of all settlements. Rules: R-2.5, R-11.2."""
    return SettlementsRevealed(tuple(KINDS[kind] for kind in state.kinds))


def _opening(state: State) -> tuple[Told[Event], ...]:
    placing, order = tuple(map(Seat, state.placing)), tuple(map(Seat, state.order))
    began = Told[Event](GameBegan(placing, order), EVERYONE)
    if not state.revealed:
        return (began,)
    return (began, Told(revealed_event(state), EVERYONE))
