"""The painter of Stratego 4: makes a scene of a view, and says where its parts lie."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from core.texts import Say
from games.stratego4.board import RANKS, BoardName
from games.stratego4.view import Plan, View
from rendering.boards.stratego4.art import rank_disc, unknown_disc
from rendering.boards.stratego4.board_map import (
    castle_names,
    edge_names,
    land,
    marks,
    occupied,
    pieces,
    space_names,
    zone_of,
    zones,
)
from rendering.boards.stratego4.layout import SHEETS, WIDTH, Ground, ground_of
from rendering.boards.stratego4.moves import (
    clash,
    course,
    course_of,
    marks_below,
    plan_above,
    plan_below,
)
from rendering.boards.stratego4.panels import foot, seat_panel
from rendering.scene.shapes import CANVAS, Base, Box, Scene, SeatLabel, Shape, Symbol, around
from rendering.scene.zoom import box_round, with_room

PALETTE: Final = "stratego4"


def compose(
    view: View,
    seats: Sequence[SeatLabel],
    say: Say,
    plan: Plan | None = None,
    choices: Sequence[str] = (),
) -> Scene:
    """Return the scene of a view of Stratego 4, in the language of ``say``.

    Players see their own zone at the bottom, everybody else sees that of the first seat. ``plan``:
    the viewer's selected piece and where it can go; it need not be legal. ``choices``: the places
    that may be chosen now, marked like targets.
    """
    plan = with_choices(view, plan, choices)
    here, covered = ground_of(view), occupied(view)
    named = frozenset(() if plan is None else plan.targets) - covered
    marked = frozenset((*here.board.recruitment, *here.board.flags))
    live: list[Shape] = [*zones(here), *marks(here, covered | named), *edge_names(here)]
    live += marks_below(view, here)
    if plan is not None:
        live += plan_below(here, plan)
    live += (*space_names(here, covered | marked, named), *castle_names(here, covered, say))
    live += course_of(view, here)
    live += (*pieces(view, here), *clash(view, here))
    if plan is not None:
        live += plan_above(view, here, plan)
    for seat, label in enumerate(seats):
        live += seat_panel(view, here, seat, label, say)
    live += foot(view, say)
    height = SHEETS[view.board].height
    return Scene(WIDTH, height, _base(view.board), tuple(live), PALETTE)


@lru_cache(maxsize=2)
def _base(board: BoardName) -> Base:
    """Return a board without its zones: it looks the same from every side, in every language."""
    height = SHEETS[board].height
    return Base(f"stratego4/{board}", WIDTH, height, CANVAS, land(board))


def icons() -> Mapping[str, Symbol]:
    """Return an icon for each rank, by its number, without the owner's colour."""
    return {**{f"rank-{rank}": rank_disc(rank) for rank in RANKS}, "unknown": unknown_disc()}


# Boxes of the places on Stratego 4's picture that a choice can name.
#
# A space is called "space g2", as in guided play (core.guided_play.Option.at).


def places(view: View) -> dict[str, Box]:
    """Return the box of every space, ring and turret included."""
    here = ground_of(view)
    side = round(here.side)
    return {
        f"space {here.board.names[space]}": Box(x - side // 2, y - side // 2, side, side)
        for space, (x, y) in here.centres.items()
    }


def with_choices(view: View, plan: Plan | None, choices: Sequence[str]) -> Plan | None:
    """Return the plan with the choices added to its targets."""
    board, known = ground_of(view).board, places(view)
    spaces = [board.space(name.removeprefix("space ")) for name in choices if name in known]
    if not spaces:
        return plan
    plan = plan or Plan(None, ())
    return replace(plan, targets=tuple(dict.fromkeys((*plan.targets, *spaces))))


# Parts of Stratego 4's picture that can be shown alone.

_AIR: Final = 10


def framed(view: View, frame: Sequence[str]) -> tuple[Box, ...]:
    """Return the boxes of the named parts, from top to bottom.

    Names: spaces, which share a box; "seat": the viewer's panel.
    """
    return tuple(_boxes(view, frame))


def _boxes(view: View, frame: Sequence[str]) -> Iterator[Box]:
    sheet, known = SHEETS[view.board], places(view)
    spaces = [known[f"space {name}"] for name in frame if f"space {name}" in known]
    if spaces:
        yield with_room(around(spaces, _AIR), Box(0, 0, WIDTH, sheet.height))
    if "seat" in frame and view.viewer is not None:
        yield sheet.panels[ground_of(view).place(view.viewer)]


# Parts of Stratego 4's picture worth a closer look.

_REACH = 92
"""Distance from the middle of a space that covers its neighbours, or the letters at the edge."""

_ROUND_THE_CASTLE = 250
_LEAST_ZONE = 560
"""Least side of a zone's region, so that the spaces before the zone are seen as well."""

_SIDES: Final = {3: ("left", "right"), 4: ("left", "upper", "right")}
"""Where the other zones lie, clockwise from the bottom, by number of seats."""


def regions(view: View) -> dict[str, Box]:
    """Return boxes of the last move, the castle, and the zones: one's own first, then clockwise."""
    here, sheet = ground_of(view), SHEETS[view.board]
    whole = Box(0, 0, WIDTH, sheet.foot.y if sheet.lines == 1 else sheet.height)
    shown = {}
    if view.last is not None:
        shown["last"] = box_round(course(here, view.last.path), _REACH, whole)
    nearest = "lower" if view.viewer is None else "own"
    for place, name in enumerate((nearest, *_SIDES[here.board.seats])):
        shown[name] = _zone(here, place, whole)
    shown["middle"] = box_round([here.middle], _ROUND_THE_CASTLE, whole)
    return shown


def _zone(here: Ground, place: int, whole: Box) -> Box:
    """Return the box of the zone at this place and the spaces before it."""
    spaces = [space for space, seat in zone_of(here).items() if here.place(seat) == place]
    return box_round([here.centres[space] for space in spaces], _REACH, whole, _LEAST_ZONE)
