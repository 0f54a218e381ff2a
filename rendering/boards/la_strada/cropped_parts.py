"""Parts of La Strada's picture that can be shown alone."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final

from games.la_strada.board import HEX_BY_NAME, KINDS
from games.la_strada.view import View
from rendering.boards.la_strada.layout import (
    CENTRES,
    COIN,
    HALF,
    HEIGHT,
    LEGEND,
    LONG,
    PANELS,
    WIDTH,
)
from rendering.boards.la_strada.legend import KIND_WIDTH, KINDS_X
from rendering.scene.shapes import Box, around
from rendering.scene.zoom import with_room

_ALL: Final = Box(0, 0, WIDTH, HEIGHT)
_AIR: Final = 4
_COIN_RADIUS: Final = 22


def framed(view: View, frame: Sequence[str]) -> tuple[Box, ...]:
    """Return the boxes of the named parts, from top to bottom.

    Names: hexes, which share a box; "seat": the viewer's panel; "costs" and "worth": the two parts
    of the legend.
    """
    return tuple(_boxes(view, frame))


def _boxes(view: View, frame: Sequence[str]) -> Iterator[Box]:
    if "seat" in frame and view.viewer is not None:
        yield PANELS[view.viewer]
    hexes = [HEX_BY_NAME[name.upper()] for name in frame if name.upper() in HEX_BY_NAME]
    if hexes:
        yield with_room(around([_with_its_coin(at) for at in hexes], _AIR), _ALL)
    if "costs" in frame:
        yield _of_legend(0, KINDS_X)
    if "worth" in frame:
        half = len(KINDS) // 2 * KIND_WIDTH
        yield _of_legend(KINDS_X, KINDS_X + half)
        yield _of_legend(KINDS_X + half, KINDS_X + 2 * half)


def _of_legend(left: int, right: int) -> Box:
    return Box(LEGEND.x + left, LEGEND.y, right - left, LEGEND.height)


def _with_its_coin(at: int) -> Box:
    """Return the box of a hex, with the settlement's value that sticks out above it."""
    x, y = CENTRES[at]
    top = y + COIN[1] - _COIN_RADIUS
    return Box(x - HALF, top, 2 * HALF, ceil(y + LONG) - top)
