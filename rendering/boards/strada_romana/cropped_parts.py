"""Parts of Strada Romana's picture that can be shown alone."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.strada_romana.board import COLUMNS, GOODS
from games.strada_romana.view import View
from rendering.boards.strada_romana.hand import own_tiles_height, tile_boxes
from rendering.boards.strada_romana.layout import (
    BOARD,
    CELL,
    CELLS_X,
    COLUMN_X,
    HEADER,
    PITCH,
    ROW_GAP,
    SCORE_X,
    WIDTH,
    seat_box,
    table_bottom,
)
from rendering.scene.colours_and_sizes import MARGIN
from rendering.scene.shapes import Box, around
from rendering.scene.zoom import with_room

_FRAME: Final = 8
_HALF_THE_GOODS: Final = len(GOODS) // 2


def framed(view: View, frame: Sequence[str]) -> tuple[Box, ...]:
    """Return the boxes of the named parts, from top to bottom.

    Names: columns of the road by their numbers, which share a box; of the viewer "purse" (name and
    coins), "goods" (in two halves), "score", and "hand" and "stack" (wagon tiles). "turn": strips
    with the road, the supply, the viewer's row and wagon tiles, without the others' rows.
    """
    return tuple(_boxes(view, frame))


def _boxes(view: View, frame: Sequence[str]) -> Iterator[Box]:
    columns = [column for column in range(COLUMNS) if str(column + 1) in frame]
    if columns:
        yield with_room(around([_column(column) for column in columns]), BOARD)
    if view.viewer is not None:
        yield from _own(seat_box(view.viewer, len(view.seats)), frame)
        if "turn" in frame:
            yield from _turn(view, seat_box(view.viewer, len(view.seats)))
    for name in ("hand", "stack"):
        if name in frame:
            yield from tile_boxes(view, name)


def _column(column: int) -> Box:
    return Box(COLUMN_X[column] - PITCH // 2, BOARD.y, PITCH, BOARD.height)


def _turn(view: View, row: Box) -> Iterator[Box]:
    bottom = table_bottom(len(view.seats)) - MARGIN
    yield Box(0, 0, WIDTH, HEADER.bottom)
    yield Box(0, row.y - ROW_GAP, WIDTH, row.height + ROW_GAP)
    yield Box(0, bottom, WIDTH, MARGIN + own_tiles_height(view))


def _own(row: Box, frame: Sequence[str]) -> Iterator[Box]:
    """Yield parts of the viewer's row, inside its frame."""
    half = _HALF_THE_GOODS * CELL
    parts = {
        "purse": ((row.x, CELLS_X),),
        "goods": ((CELLS_X, CELLS_X + half), (CELLS_X + half, SCORE_X)),
        "score": ((SCORE_X, row.right),),
    }
    for name, sides in parts.items():
        if name in frame:
            for left, right in sides:
                width = right - left - 2 * _FRAME
                yield Box(left + _FRAME, row.y + _FRAME, width, row.height - 2 * _FRAME)
