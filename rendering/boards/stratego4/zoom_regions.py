"""Parts of Stratego 4's picture worth a closer look."""

from typing import Final

from games.stratego4.view import View
from rendering.boards.stratego4.last_move import course
from rendering.boards.stratego4.layout import SHEETS, WIDTH
from rendering.boards.stratego4.space_positions import Ground, ground_of
from rendering.boards.stratego4.zones import zone_of
from rendering.scene.shapes import Box
from rendering.scene.zoom import box_round

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
