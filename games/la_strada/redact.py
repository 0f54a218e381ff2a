"""La Strada: from a state to the view of one viewer, and from a view to a possible state.

Players have no secrets: hidden are only the random generator, and the kinds of settlements while
they lie face down. Rules: R-1.4, R-11.2.
"""

from functools import lru_cache

from msgspec.structs import replace

from core.game import Seat, Viewer
from core.rng import Rng
from games.la_strada.board import KINDS, NO_HEX, SPOT, TERRAINS, Hex, Laid, Terrain, ground_of
from games.la_strada.legality import starts
from games.la_strada.rules import cubes_on, gold_by_kind, gold_each, most_cubes, outcome
from games.la_strada.state import (
    NOBODY,
    Row,
    State,
    all_kinds,
    cubes_left,
    idle_turns_to_end,
    seats_of,
)
from games.la_strada.view import SeatView, SettlementView, View


def view_for(state: State, viewer: Viewer) -> View:
    """Return all that this viewer may know."""
    return View(
        viewer=viewer,
        options=state.options,
        phase="workshops" if state.placing else "roads",
        turn=None if state.ended else Seat(state.turn),
        placing=_seats(state.placing),
        order=_seats(state.order),
        round=state.round,
        laid=state.laid,
        terrain=_terrain(state.laid),
        settlements=_settlements(state),
        roads=state.roads,
        seats=tuple(_seat(state, seat) for seat in range(seats_of(state))),
        links_this_turn=state.links,
        idle_turns=state.idle,
        idle_turns_to_end=idle_turns_to_end(state),
        move_number=state.move_number,
        last_seat=None if state.last_seat == NOBODY else Seat(state.last_seat),
        last_workshop=None if state.last_workshop == NO_HEX else Hex(state.last_workshop),
        last_road=None if state.last_road == NOBODY else state.last_road,
        resigned=_seats(state.resigned),
        outcome=outcome(state),
    )


def reveal(state: State) -> View:
    """Return the public view with the settlements face up."""
    return view_for(replace(state, revealed=True), None)


def _seats(row: Row) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in row)


@lru_cache(maxsize=256)
def _terrain(laid: Laid) -> tuple[Terrain | None, ...]:
    return tuple(None if found == SPOT else TERRAINS[found] for found in ground_of(laid).terrain)


@lru_cache(maxsize=1 << 11)
def _settlement(at: Hex, kind: int | None, cubes: tuple[Seat, ...], most: int) -> SettlementView:
    """Return a settlement on which ``most`` cubes may lie; ``kind`` is None while face down."""
    if kind is None:
        return SettlementView(at, None, cubes, None, None)
    count = len(cubes)
    return SettlementView(
        hex=at,
        kind=KINDS[kind],
        cubes=cubes,
        gold=gold_each(kind, max(1, count)),
        gold_shared=gold_each(kind, count + 1) if count < most else None,
    )


def _settlements(state: State) -> tuple[SettlementView, ...]:
    kinds = state.kinds if state.revealed else (None,) * len(state.kinds)
    most = most_cubes(state)
    return tuple(
        [
            _settlement(at, kinds[number], cubes_on(state, number), most)
            for number, at in enumerate(ground_of(state.laid).spots)
        ]
    )


def _seat(state: State, seat: int) -> SeatView:
    spots, gold = ground_of(state.laid).spots, gold_by_kind(state, seat)
    return SeatView(
        workshops=tuple(map(Hex, state.workshops[seat])),
        days=state.days[seat],
        tiles=state.tiles[seat],
        cubes_left=cubes_left(state, seat),
        starts=tuple(starts(state, seat)),
        settlements=tuple(at for n, at in enumerate(spots) if state.cubes[seat] >> n & 1),
        gold=sum(gold),
        gold_by_kind=gold,
        resigned=seat in state.resigned,
    )


def imagine(view: View, rng: Rng) -> State:
    """Return a state that fits the view; each order of face-down settlements is equally likely."""
    spots = tuple(settlement.hex for settlement in view.settlements)
    seats = view.seats
    kinds = tuple(KINDS.index(s.kind) for s in view.settlements if s.kind is not None)
    revealed = bool(kinds)
    if not revealed:
        kinds, rng = rng.shuffled(all_kinds())
    return State(
        options=view.options,
        rng=rng,
        laid=view.laid,
        kinds=kinds,
        revealed=revealed,
        order=view.order,
        placing=view.placing,
        turn=NOBODY if view.turn is None else view.turn,
        workshops=tuple(seat.workshops for seat in seats),
        days=tuple(seat.days for seat in seats),
        tiles=tuple(seat.tiles for seat in seats),
        cubes=tuple(_numbers(spots, seat.settlements) for seat in seats),
        linked=tuple(_numbers(spots, seat.starts) for seat in seats),
        roads=view.roads,
        round=view.round,
        links=view.links_this_turn,
        idle=view.idle_turns,
        move_number=view.move_number,
        last_seat=NOBODY if view.last_seat is None else view.last_seat,
        last_workshop=NO_HEX if view.last_workshop is None else view.last_workshop,
        last_road=NOBODY if view.last_road is None else view.last_road,
        resigned=view.resigned,
        ended="" if view.outcome is None else view.outcome.reason,
    )


def _numbers(spots: tuple[Hex, ...], hexes: tuple[Hex, ...]) -> int:
    """Return the settlements on these hexes, as a bit set."""
    return sum(1 << number for number, at in enumerate(spots) if at in hexes)
