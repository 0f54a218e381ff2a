"""Parts of the picture of Vector Race that can be shown alone."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from rendering.scene.shapes import Box, around
from rendering.scene.zoom import with_room
from tavolo_vector_race.painter.layout import SHEET, layout_of_view
from tavolo_vector_race.view import View

_POINT: Final = re.compile(r"(\d+),(\d+)")


def framed(view: View, frame: Sequence[str]) -> tuple[Box, ...]:
    """Return the boxes of the named parts, from top to bottom.

    Names: "track"; points of the paper like "18,3", which share a box with two squares round it;
    "seats": the cards; "own": the closer view with the keys.
    """
    return tuple(_boxes(view, frame))


def _boxes(view: View, frame: Sequence[str]) -> Iterator[Box]:
    layout = layout_of_view(view)
    points = [_at(name) for name in frame if _POINT.fullmatch(name)]
    if "track" in frame:
        yield layout.paper
    elif points:
        yield with_room(_inside(around(points, 2 * SHEET.pitch), layout.paper), layout.paper)
    if "seats" in frame:
        yield around(layout.cards)
    if "own" in frame and layout.close_up is not None:
        yield layout.close_up


def _at(name: str) -> Box:
    x, y = map(int, name.split(","))
    return Box(*SHEET.at((x, y)), 0, 0)


def _inside(box: Box, paper: Box) -> Box:
    """Return the part of a box that lies on the paper."""
    left, top = max(box.x, paper.x), max(box.y, paper.y)
    right, bottom = min(box.right, paper.right), min(box.bottom, paper.bottom)
    return Box(left, top, right - left, bottom - top)
