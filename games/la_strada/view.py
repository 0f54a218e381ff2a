"""What one viewer may know of a game of La Strada: all that lies on the table.

Nobody has secrets of their own, so all viewers see the same; only ``viewer`` differs. While the
settlements lie face down (option) nobody sees their kinds.
"""

from typing import Literal

import msgspec

from core.game import Outcome, Seat
from games.la_strada.board import COSTS, TERRAINS, Hex, Kind, Laid, Terrain


class Options(msgspec.Struct, frozen=True):
    """What the table agreed on before the game.

    ``balanced_start``: workshops in reverse order of turns, and days to begin with that make up
    for a late turn (R-11.1). ``late_reveal``: settlements are turned up only when all workshops
    stand (R-11.2).
    """

    balanced_start: bool = False
    late_reveal: bool = False


class SettlementView(msgspec.Struct, frozen=True):
    """A settlement. ``kind``: None while it lies face down; then ``gold`` is None too.

    ``cubes``: the seats whose cube lies on it, ascending. ``gold``: what each cube on it is worth
    now; what a first one would be worth while there is none. ``gold_shared``: what each would be
    worth with one cube more; None while face down and when no cube can be added.
    """

    hex: Hex
    kind: Kind | None
    cubes: tuple[Seat, ...]
    gold: int | None
    gold_shared: int | None


class Road(msgspec.Struct, frozen=True):
    """A road as it was laid in one move.

    ``path``: as in BuildLink, both ends included; every hex of it that is neither its first nor a
    settlement bears one tile of ``seat``. ``cost``: the days paid.
    """

    seat: Seat
    path: tuple[Hex, ...]
    cost: int


class SeatView(msgspec.Struct, frozen=True):
    """A seat. ``days``: what it may spend now, or has saved; less than none before a first turn
    of a balanced start.

    ``tiles``: left, in the order of TERRAINS. ``starts``: the hexes its next road may start from,
    ascending: workshops, and settlements it has linked (also in transit). ``settlements``: where
    its cubes lie, ascending. ``gold``: as if the game ended now; ``gold_by_kind``: the parts of
    it, in the order of KINDS (all 0 while face down). ``resigned``: it gave up.
    """

    workshops: tuple[Hex, ...]
    days: int
    tiles: tuple[int, ...]
    cubes_left: int
    starts: tuple[Hex, ...]
    settlements: tuple[Hex, ...]
    gold: int
    gold_by_kind: tuple[int, ...]
    resigned: bool


Phase = Literal["workshops", "roads"]


class View(msgspec.Struct, frozen=True):
    """All that lies on the table, as ``viewer`` sees it (None: the public).

    ``turn``: the seat to act, None when the game is over. ``placing``: the seats that still have
    to place a workshop, next first (the first of them is on turn), empty in phase "roads".
    ``order``: the order of turns, first turn first. ``round``: of turns, from 1; 0 before.
    ``laid``: which map piece lies where, and how turned (board.Laid).
    ``terrain``: for each hex its ground, None where a settlement lies. ``settlements``: nineteen,
    by hex ascending. ``roads``: in the order they were laid. ``links_this_turn``: built by the
    seat on turn since its turn began. ``idle_turns``: turns in a row in which nothing was built;
    at ``idle_turns_to_end`` the game is over (R-8.4). ``move_number``: moves made so far.
    ``last_seat``, ``last_workshop``, ``last_road``: what the last move put on the
    board and whose it was, for marking; ``last_road`` is an index of ``roads``. A turn's end keeps
    what was marked. ``resigned``: the seats that gave up, in the order they did.
    """

    viewer: Seat | None
    options: Options
    phase: Phase
    turn: Seat | None
    placing: tuple[Seat, ...]
    order: tuple[Seat, ...]
    round: int
    laid: Laid
    terrain: tuple[Terrain | None, ...]
    settlements: tuple[SettlementView, ...]
    roads: tuple[Road, ...]
    seats: tuple[SeatView, ...]
    links_this_turn: int
    idle_turns: int
    idle_turns_to_end: int
    move_number: int
    last_seat: Seat | None
    last_workshop: Hex | None
    last_road: int | None
    resigned: tuple[Seat, ...]
    outcome: Outcome | None


def cost_of(view: View, path: tuple[Hex, ...]) -> int:
    """The days a road along this path costs: what its first hex and settlements are is free."""
    grounds = (view.terrain[at] for at in path[1:])
    return sum(COSTS[TERRAINS.index(ground)] for ground in grounds if ground is not None)
