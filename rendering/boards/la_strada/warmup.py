"""Views that together show every piece, to fill the caches in advance."""

from typing import Final

from core.game import Seat
from games.la_strada.board import (
    HEX_NAMES,
    KINDS,
    NEIGHBOURS,
    NO_HEX,
    SPOT,
    TERRAINS,
    TURNS,
    Hex,
    ground_of,
)
from games.la_strada.rule_numbers import CUBES, GOLD, TILES
from games.la_strada.view import Options, Road, SeatView, SettlementView, View

_LAID: Final = tuple(TURNS * piece for piece in range(6))
"""The map pieces in their order, unturned."""


def rehearsal_views() -> tuple[View, ...]:
    """Return one artificial view for each number of seats; no real game looks like these."""
    return tuple(_view(seats) for seats in (2, 3, 4))


def rehearsal_plan(view: View) -> tuple[tuple[Hex, ...], ...]:
    """Return a planned road over some hexes of that map."""
    return (_crooked(Hex(len(HEX_NAMES) // 2 + len(view.seats)), 4),)


def _view(seats: int) -> View:
    ground = ground_of(_LAID)
    terrain = tuple(None if found == SPOT else TERRAINS[found] for found in ground.terrain)
    settlements = tuple(_settlement(at, i, seats) for i, at in enumerate(ground.spots))
    roads = tuple(
        Road(Seat(at % seats), _crooked(Hex(at), 1 + at // 20), 5)
        for at in range(3, len(HEX_NAMES), 9)
    )
    plains = [Hex(at) for at, found in enumerate(ground.terrain) if found == 0]
    own = tuple(_seat((plains[5 + 9 * seat],)) for seat in range(seats))
    return View(
        viewer=None,
        options=Options(),
        phase="roads",
        turn=Seat(0),
        placing=(),
        order=tuple(Seat(seat) for seat in range(seats)),
        round=4,
        laid=_LAID,
        terrain=terrain,
        settlements=settlements,
        roads=roads,
        seats=own,
        links_this_turn=1,
        idle_turns=0,
        idle_turns_to_end=2 * seats,
        move_number=30,
        last_seat=Seat(0),
        last_workshop=own[0].workshops[0],
        last_road=len(roads) - 1,
        resigned=(),
        outcome=None,
    )


def _settlement(at: Hex, number: int, seats: int) -> SettlementView:
    kind = number % (len(KINDS) + 1)
    if kind == len(KINDS):
        return SettlementView(at, None, (), None, None)
    cubes = tuple(Seat(seat) for seat in range(number // 4 % (seats + 1)))
    gold = GOLD[kind][max(0, len(cubes) - 1)]
    return SettlementView(at, KINDS[kind], cubes, gold, None)


def _seat(workshops: tuple[Hex, ...]) -> SeatView:
    return SeatView(workshops, 7, TILES, CUBES, workshops, (), 11, (0,) * len(KINDS), False)


def _crooked(at: Hex, turn: int) -> tuple[Hex, ...]:
    """Return a road of up to six hexes that bends both ways, cut at the board's edge."""
    path, heading = [at], turn % 6
    for bend in (0, 1, 0, -1, 0):
        heading = (heading + bend) % 6
        at = Hex(NEIGHBOURS[at][heading])
        if at == NO_HEX:
            break
        path.append(at)
    return tuple(path) if len(path) > 1 else (path[0], Hex(max(NEIGHBOURS[path[0]])))
