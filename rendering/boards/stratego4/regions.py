"""Boxes on Stratego 4's picture: spaces to choose, parts that are cropped, closer looks."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from games.stratego4.view import Plan, View
from rendering.boards.stratego4.board_map import zone_of
from rendering.boards.stratego4.layout import SHEETS, WIDTH, Ground, ground_of
from rendering.boards.stratego4.moves import course
from rendering.scene.shapes import Box, around
from rendering.scene.zoom import box_round, with_room

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
