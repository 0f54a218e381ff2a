"""A viewer's view of a game of La Strada: everything on the table.

Players have no secrets, so all views are equal but for ``viewer``. While the settlements lie face
down (an option) nobody sees their kinds.
"""

from typing import Literal

import msgspec

from core.game import Outcome, Seat
from games.la_strada.board import COSTS, INCOME, MOST_DAYS, TERRAINS, Hex, Kind, Laid, Terrain


class Options(msgspec.Struct, frozen=True):
    """The options of a table.

    ``balanced_start``: workshops are placed in reverse turn order, and initial days make up for a
    late turn (R-11.1). ``late_reveal``: settlements are turned up after all workshops are placed
    (R-11.2). ``ten_kept``: ten days may be kept, and the six of the next turn are added (R-11.3);
    it came later, and is not written where it is not chosen, so that the states of games begun
    before stay the same to the letter.
    """

    balanced_start: bool = False
    late_reveal: bool = False
    ten_kept: bool | msgspec.UnsetType = msgspec.UNSET

    def __post_init__(self) -> None:
        """Forget a "no"."""
        if not self.ten_kept:
            msgspec.structs.force_setattr(self, "ten_kept", msgspec.UNSET)


def most_days(options: Options) -> int:
    """Return the most days that a seat can have in its turn. Rules: R-5.1, R-11.3."""
    return MOST_DAYS + INCOME if options.ten_kept else MOST_DAYS


class SettlementView(msgspec.Struct, frozen=True):
    """A settlement. ``kind``: None while it lies face down; then ``gold`` is None too.

    ``cubes``: the seats with a cube on it, ascending. ``gold``: the value of each cube on it now,
    or of a first one if there is none. ``gold_shared``: the value of each with one cube more; None
    while face down and if no cube can be added.
    """

    hex: Hex
    kind: Kind | None
    cubes: tuple[Seat, ...]
    gold: int | None
    gold_shared: int | None


class Road(msgspec.Struct, frozen=True):
    """A road that was built in one move.

    ``path``: as in BuildLink, both ends included; every hex except the first and settlements bears
    one tile of ``seat``. ``cost``: the days paid.
    """

    seat: Seat
    path: tuple[Hex, ...]
    cost: int


class SeatView(msgspec.Struct, frozen=True):
    """A seat. ``days``: what it may spend or has saved; below 0 before a first balanced turn.

    ``tiles``: left, in the order of TERRAINS. ``starts``: the hexes from which its next road may
    start, ascending: workshops, and linked settlements (transit included). ``settlements``: those
    with its cubes, ascending. ``gold``: if the game ended now; ``gold_by_kind``: its parts, in the
    order of KINDS (all 0 while face down). ``resigned``: whether it has resigned.
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
    """Everything on the table, as ``viewer`` sees it (None: the public).

    ``turn``: the seat to act, None when the game is over. ``placing``: the seats that still have to
    place a workshop, next first (the first of them is on turn), empty in phase "roads". ``order``:
    the turn order. ``round``: from 1; 0 before the first turn. ``laid``: the position and
    orientation of the map pieces (board.Laid). ``terrain``: the ground of each hex, None for a
    settlement. ``settlements``: nineteen, by hex ascending. ``roads``: in the order of building.
    ``links_this_turn``: built by the seat on turn. ``idle_turns``: consecutive turns without a
    link; at ``idle_turns_to_end`` the game is over (R-8.4). ``move_number``: moves made so far.
    ``last_seat``, ``last_workshop``, ``last_road``: what was last put on the board, and by whom, to
    highlight it; ``last_road`` is an index of ``roads``; ending a turn does not change them.
    ``resigned``: the seats that resigned, in order.
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
    """Return the days that a road along this path costs; its start and settlements are free."""
    grounds = (view.terrain[at] for at in path[1:])
    return sum(COSTS[TERRAINS.index(ground)] for ground in grounds if ground is not None)
