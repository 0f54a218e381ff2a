"""Parts of Jacynth's picture worth a closer look: the last card, and the quarters of the city."""

from typing import Final

from games.jacynth.board import SIDE, Place
from games.jacynth.view import View
from rendering.boards.jacynth.layout import LAND, block
from rendering.scene.shapes import Box

_SEEN: Final = 3
"""Columns and rows of a closer look: whole cards only."""


def regions(view: View) -> dict[str, Box]:
    """Return the box round the last card and its neighbours, and the quarters of the city."""
    shown = {} if view.last_place is None else {"last": _round(view.last_place)}
    return shown | _QUARTERS


def _round(place: Place) -> Box:
    """Return the box of a place and its neighbours, moved to whole columns and rows."""
    row, column = divmod(place, SIDE)
    return block(_first(column), _first(row), _SEEN, _SEEN)


def _first(middle: int) -> int:
    return min(max(0, middle - 1), SIDE - _SEEN)


def _quarters() -> dict[str, Box]:
    """Return the quarters, all as large as the lower left one with its letters and numbers."""
    inner = block(0, 0, _SEEN, _SEEN)
    width, height = inner.right - LAND.x, LAND.bottom - inner.y
    right, low = LAND.right - width, LAND.bottom - height
    return {
        f"{row}{column}": Box(x, y, width, height)
        for row, y in (("upper", LAND.y), ("lower", low))
        for column, x in (("left", LAND.x), ("right", right))
    }


_QUARTERS: Final = _quarters()
