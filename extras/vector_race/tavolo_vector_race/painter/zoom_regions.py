"""Parts of the picture of Vector Race worth a closer look."""

from typing import Final

from rendering.scene.shapes import Box, Point
from rendering.scene.zoom import box_round, quarters
from tavolo_vector_race.painter.layout import SHEET, layout_of_view
from tavolo_vector_race.painter.road_users import place_of
from tavolo_vector_race.view import View

_SIDE: Final = 560
"""Width and height of a look at a car: twenty squares."""


def regions(view: View) -> dict[str, Box]:
    """Return boxes of one's own car, or else the leading one, and of the track's quarters."""
    paper, own = layout_of_view(view).paper, view.own
    if own is None:
        leader = min(view.seats, key=lambda seat: seat.place)
        shown = {"last": _look_at(place_of(leader.car), paper)}
    else:
        shown = {"own": _look_at(place_of(own.car), paper)}
    return shown | quarters(paper)


def _look_at(point: Point, paper: Box) -> Box:
    """Return a box round a point of the paper, always of the same size."""
    return box_round([SHEET.at(point)], 0, paper, _SIDE)
