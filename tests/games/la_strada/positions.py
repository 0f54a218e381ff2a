"""Small positions of La Strada, on a map whose pieces lie unturned in their printed order.

The map, row by row (``.`` plain, ``f`` forest, ``h`` hill, ``o`` settlement):

    A        h . . . o . f
    B       f h o h f f f o
    C      h . . . . . f . f
    D     . o . f . f o . . .
    E    h . . . f o h . . . .
    F   f f o . f . . o h f h .
    G  f o . . h . o . . h f f h
    H   h . . f o f f o . o . f
    J    . . o f f . f . . h f
    K     h h . f o . f . . f
    L      . o . h h o . . o
    M       . . . h . . . .
    N        . . o . . f f
"""

from collections.abc import Mapping, Sequence

import pytest

from core.errors import IllegalMove, Refusal
from core.game import Seat, Step
from core.rng import Rng
from games.la_strada.board import (
    COSTS,
    HEX_BY_NAME,
    HEX_NAMES,
    KINDS,
    TERRAINS,
    TILES,
    Hex,
    Laid,
    ground_of,
)
from games.la_strada.game import LA_STRADA
from games.la_strada.moves import BuildLink, EndTurn, Event, Move, PlaceWorkshop
from games.la_strada.state import State, all_kinds
from games.la_strada.view import Options, Road, View

ME, RIVAL, THIRD = Seat(0), Seat(1), Seat(2)
UNTURNED: Laid = (0, 3, 6, 9, 12, 15)


def at(name: str) -> Hex:
    """The hex with this name."""
    return HEX_BY_NAME[name]


def path(names: str) -> tuple[Hex, ...]:
    """A path such as ``C3-D4-E4``."""
    return tuple(at(name) for name in names.split("-"))


def settlements(names: str, laid: Laid = UNTURNED) -> int:
    """The set of the settlements on these hexes, separated by spaces."""
    return sum(1 << ground_of(laid).spots.index(at(name)) for name in names.split())


def world(
    *,
    shops: Sequence[str] = ("G6", "C3", "L7"),
    roads: Sequence[tuple[int, str]] = (),
    cubes: Mapping[int, str] | None = None,
    passed: str = "",
    days: Sequence[int] = (),
    tiles: Sequence[int] = TILES,
    kinds: Mapping[str, str] | None = None,
    idle: int = 0,
    links: int = 0,
    options: Options | None = None,
    laid: Laid = UNTURNED,
) -> State:
    """A position in which all workshops stand and seat 0 (ME) is on turn, with six days.

    ``shops``: for each seat its workshops, separated by spaces. ``roads``: (seat, path); each puts
    a cube on its end. ``cubes``: further cubes by seat, as if they had come by themselves.
    ``passed``: settlements I linked in transit. ``days``: by seat. ``tiles``: mine. ``kinds``: of
    the settlements on these hexes; the others keep the order of the box.
    """
    seats = len(shops)
    on_board = [settlements((cubes or {}).get(seat, ""), laid) for seat in range(seats)]
    for seat, road in roads:
        on_board[seat] |= settlements(road.split("-")[-1], laid)
    linked = [on_board[0] | settlements(passed, laid), *on_board[1:]]
    return State(
        options=options or Options(),
        rng=Rng(bytes(32)),
        laid=laid,
        kinds=kinds_with(kinds or {}, laid),
        revealed=True,
        order=tuple(range(seats)),
        placing=(),
        turn=ME,
        workshops=tuple(tuple(at(name) for name in names.split()) for names in shops),
        days=tuple(days) if days else (6, *(0,) * (seats - 1)),
        tiles=(tuple(tiles), *(TILES,) * (seats - 1)),
        cubes=tuple(on_board),
        linked=tuple(linked),
        roads=tuple(Road(Seat(seat), path(road), cost(road, laid)) for seat, road in roads),
        round=1,
        idle=idle,
        links=links,
    )


def kinds_with(named: Mapping[str, str], laid: Laid = UNTURNED) -> tuple[int, ...]:
    """Kinds of settlements: those of the hexes named, and the box's order for the others."""
    kinds = list(all_kinds())
    for name, kind in named.items():
        kinds[ground_of(laid).spots.index(at(name))] = [*KINDS].index(kind)  # type: ignore[arg-type]
    return tuple(kinds)


def cost(road: str, laid: Laid = UNTURNED) -> int:
    """The days a road along this path costs."""
    grounds = [ground_of(laid).terrain[step] for step in path(road)[1:]]
    return sum(COSTS[found] for found in grounds if found < len(TERRAINS))


def placing_world(
    *,
    shops: Sequence[str],
    placing: Sequence[int],
    order: Sequence[int] | None = None,
    options: Options | None = None,
) -> State:
    """A position in which these seats still place a workshop, the first of them now."""
    seats = len(shops)
    chosen = options or Options()
    return State(
        options=chosen,
        rng=Rng(bytes(32)),
        laid=UNTURNED,
        kinds=all_kinds(),
        revealed=not chosen.late_reveal,
        order=tuple(order) if order else tuple(range(seats)),
        placing=tuple(placing),
        turn=placing[0],
        workshops=tuple(tuple(at(name) for name in names.split()) for names in shops),
        days=(0,) * seats,
        tiles=(TILES,) * seats,
        cubes=(0,) * seats,
        linked=(0,) * seats,
    )


def build(names: str) -> BuildLink:
    """The move that builds along this path."""
    return BuildLink(path(names))


def workshop(name: str) -> PlaceWorkshop:
    """The move that places a workshop on this hex."""
    return PlaceWorkshop(at(name))


END = EndTurn()


def step(state: State, move: Move) -> Step[State, Event]:
    """What this move of the seat to act gives."""
    return LA_STRADA.apply(state, Seat(state.turn), move)


def play(state: State, *moves: Move) -> State:
    """The state after these moves, each made by the seat that is to act."""
    for move in moves:
        state = step(state, move).state
    return state


def events(state: State, move: Move) -> list[Event]:
    """What happens at this move, in order."""
    return [told.event for told in step(state, move).told]


def roads_of(state: State) -> list[str]:
    """The links the seat to act may build, as paths such as ``C3-D4-E4``."""
    moves = LA_STRADA.legal_moves(state, Seat(state.turn))
    return [names(move.path) for move in moves if isinstance(move, BuildLink)]


def names(hexes: Sequence[int]) -> str:
    """A path in words."""
    return "-".join(HEX_NAMES[step] for step in hexes)


def is_allowed(state: State, move: Move) -> bool:
    """Whether the seat to act may do this."""
    return LA_STRADA.check(state, Seat(state.turn), move) is None


def refusal(state: State, move: Move) -> Refusal:
    """Why the seat to act may not do this; fails when it may."""
    found = LA_STRADA.check(state, Seat(state.turn), move)
    assert found is not None, f"{LA_STRADA.notate(move)} is allowed"
    with pytest.raises(IllegalMove) as caught:
        LA_STRADA.apply(state, Seat(state.turn), move)
    assert caught.value.refusal == found
    return found


def code(state: State, move: Move) -> str:
    """The last part of the code of a refusal."""
    return refusal(state, move).code.removeprefix("la-strada-refusal-")


def view(state: State) -> View:
    """What everybody sees."""
    return LA_STRADA.view_for(state, None)
