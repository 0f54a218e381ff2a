"""Small positions of Strada Romana.

Pseudolus, Curculio, Plotus, Ballio and Demetrius go to Rome; Stichus, Epidicus, Sosia, Tranio and
Palaestrio to Ostia-Portus. Areas I to VI hold wheat, wine, oil, metal, hides and marble, and so do
the markets in their order, over and over, unless a test says otherwise.
"""

from collections.abc import Mapping, Sequence

import pytest

from core.errors import IllegalMove, Refusal
from core.game import Seat, Step
from core.rng import Rng
from games.strada_romana.board import (
    AREAS,
    GOODS,
    IN_BOX,
    MARKET_AT,
    MARKETS,
    SQUARE_BY_NAME,
    SQUARE_NAMES,
    WAGONS,
    Area,
    Good,
    Market,
    Special,
    Square,
    Wagon,
)
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.moves import (
    BuySpecial,
    ChooseWagonTile,
    EndTurn,
    Event,
    LookAtStack,
    Move,
    Pass,
    RunWagon,
    TakeCube,
    TakeTile,
)
from games.strada_romana.state import ARRIVED, NOBODY, State
from games.strada_romana.view import Options, View

ME, RIVAL, THIRD = Seat(0), Seat(1), Seat(2)
END, LOOK, PASS = EndTurn(), LookAtStack(), Pass()

JAM = {
    "pseudolus": "3H",
    "curculio": "3C",
    "plotus": "3L",
    "ballio": "4H",
    "demetrius": "4L",
    "stichus": "5H",
    "epidicus": "5C",
    "sosia": "5L",
    "tranio": "6H",
    "palaestrio": "6L",
}
"""All wagons on the road and none of them able to make a step of any kind."""


def wagon(name: str) -> Wagon:
    """The wagon with this name."""
    return Wagon(WAGONS.index(name))


def square(name: str) -> Square:
    """The square with this name."""
    return SQUARE_BY_NAME[name]


def good(name: str) -> Good:
    """The good with this name; NOBODY for a dash."""
    return Good(NOBODY if name == "-" else GOODS.index(name))


def goods(names: str) -> tuple[int, ...]:
    """How many there are of each good among these names: ``"wheat wheat oil"``."""
    found = names.split()
    return tuple(map(found.count, GOODS))


def world(
    *,
    seats: int = 2,
    at: Mapping[str, str] | None = None,
    arrived: str = "",
    coins: Sequence[int] = (),
    points: Sequence[int] = (),
    areas: str = "wheat wine oil metal hides marble",
    markets: Mapping[str, str] | None = None,
    tiles: Mapping[int, str] | None = None,
    cubes: Mapping[int, str] | None = None,
    next_tile: str = "",
    next_cube: str = "",
    empty_bag: bool = False,
    kept: Sequence[tuple[int, str]] = (),
    removed: str = "demetrius",
    idle: int = 0,
    options: Options | None = None,
) -> State:
    """A position in which seat 0 (ME) begins a turn.

    ``at``: wagons on the road; those that have not ``arrived`` wait in their boxes. ``markets``:
    goods by the square of the market. ``tiles``, ``cubes``: goods by seat. ``kept``: wagon tiles
    as (seat, wagon), in the order they were kept. With ``empty_bag`` goods may be missing.
    """
    lying = [good(GOODS[n % len(GOODS)]) for n in range(len(MARKETS))]
    for name, found in (markets or {}).items():
        lying[MARKET_AT[square(name)]] = good(found)
    area_tiles = tuple(good(name) for name in areas.split())
    own_tiles = tuple(goods((tiles or {}).get(seat, "")) for seat in range(seats))
    own_cubes = tuple(goods((cubes or {}).get(seat, "")) for seat in range(seats))
    return State(
        options=options or Options(),
        rng=Rng(bytes(32)),
        order=tuple(range(seats)),
        boxes=tuple(range(len(WAGONS))),
        removed=wagon(removed),
        where=_where(at or {}, arrived.split()),
        area_tiles=area_tiles,
        market_cubes=tuple(lying),
        tile_bag=() if empty_bag else _bag(area_tiles, own_tiles, next_tile),
        cube_bag=() if empty_bag else _bag(tuple(lying), own_cubes, next_cube),
        coins=tuple(coins) or (0,) * seats,
        points=tuple(points) or (0,) * seats,
        tiles=own_tiles,
        cubes=own_cubes,
        turn=ME,
        kept=tuple(wagon(name) for _, name in kept),
        keepers=tuple(seat for seat, _ in kept),
        arrivals=tuple(wagon(name) for name in arrived.split()),
        idle=idle,
    )


def _where(at: Mapping[str, str], arrived: Sequence[str]) -> tuple[int, ...]:
    places = dict.fromkeys(WAGONS, IN_BOX)
    places |= {name: square(stands) for name, stands in at.items()}
    places |= dict.fromkeys(arrived, ARRIVED)
    return tuple(places.values())


def _bag(
    lying: tuple[int, ...], held: tuple[tuple[int, ...], ...], following: str
) -> tuple[int, ...]:
    """What is left of six of each good, the piece that is to follow at the end."""
    left = [6 - lying.count(n) - sum(own[n] for own in held) for n in range(len(GOODS))]
    bag = [n for n, count in enumerate(left) for _ in range(count)]
    if following:
        bag.remove(good(following))
        bag.append(good(following))
    return tuple(bag)


# -- Moves -------------------------------------------------------------------------------------


def run(name: str, squares: str = "", *, arrives: bool = False) -> RunWagon:
    """The run of a wagon over these squares: ``run("ballio", "3H 4H")``."""
    return RunWagon(wagon(name), tuple(map(square, squares.split())), arrives)


def tile(area: str) -> TakeTile:
    """The move that takes the tile of this area."""
    return TakeTile(Area(AREAS.index(area)))


def cube(beside: str) -> TakeCube:
    """The move that takes the cube beside this square."""
    return TakeCube(Market(MARKET_AT[square(beside)]))


def buy(special: Special) -> BuySpecial:
    """The move that buys special movement."""
    return BuySpecial(special)


def choose(name: str) -> ChooseWagonTile:
    """The move that keeps this wagon's tile."""
    return ChooseWagonTile(wagon(name))


# -- What comes of them ------------------------------------------------------------------------


def step(state: State, move: Move) -> Step[State, Event]:
    """What this move of the seat to act gives."""
    return STRADA_ROMANA.apply(state, Seat(state.turn), move)


def play(state: State, *moves: Move) -> State:
    """The state after these moves, each made by the seat that is to act."""
    for move in moves:
        state = step(state, move).state
    return state


def events(state: State, move: Move) -> list[Event]:
    """What happens at this move, in order."""
    return [told.event for told in step(state, move).told]


def legal(state: State) -> list[Move]:
    """All listed moves of the seat to act."""
    return list(STRADA_ROMANA.legal_moves(state, Seat(state.turn)))


def runs_of(state: State, name: str) -> list[str]:
    """The listed runs of a wagon, as squares: ``"3H 4H"``; arrivals end with ``arrives``."""
    found = [move for move in legal(state) if isinstance(move, RunWagon)]
    return [
        " ".join([*(SQUARE_NAMES[s] for s in move.path), *["arrives"] * move.arrives])
        for move in found
        if move.wagon == wagon(name)
    ]


def stands(state: State, name: str) -> str:
    """The square of a wagon, "box" or "arrived"."""
    where = state.where[wagon(name)]
    return {IN_BOX: "box", ARRIVED: "arrived"}.get(where) or SQUARE_NAMES[where]


def is_allowed(state: State, move: Move) -> bool:
    """Whether the seat to act may do this."""
    return STRADA_ROMANA.check(state, Seat(state.turn), move) is None


def refusal(state: State, move: Move) -> Refusal:
    """Why the seat to act may not do this; fails when it may."""
    found = STRADA_ROMANA.check(state, Seat(state.turn), move)
    assert found is not None, f"{STRADA_ROMANA.notate(move)} is allowed"
    with pytest.raises(IllegalMove) as caught:
        STRADA_ROMANA.apply(state, Seat(state.turn), move)
    assert caught.value.refusal == found
    return found


def code(state: State, move: Move) -> str:
    """The last part of the code of a refusal."""
    return refusal(state, move).code.removeprefix("strada-romana-refusal-")


def view(state: State, viewer: int | None = None) -> View:
    """What this viewer sees; everybody, unless a seat is named."""
    return STRADA_ROMANA.view_for(state, None if viewer is None else Seat(viewer))
