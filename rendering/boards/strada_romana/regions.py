"""Boxes on Strada Romana's picture: places to choose, parts that are cropped, closer looks."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.strada_romana.board import COLUMNS, GOODS, SQUARE_NAMES, WAGONS
from games.strada_romana.view import View
from rendering.boards.strada_romana.board_map import BANNER_Y, CITIES
from rendering.boards.strada_romana.layout import (
    BOARD,
    CELL,
    CELLS_X,
    COLUMN_X,
    HEADER,
    PITCH,
    ROW_GAP,
    SCORE_X,
    SQUARE,
    SQUARES,
    WIDTH,
    seat_box,
    table_bottom,
)
from rendering.boards.strada_romana.panels import own_tiles_height, tile_boxes
from rendering.boards.strada_romana.pieces import box_place, course_of, stand
from rendering.scene.shapes import MARGIN, Box, around
from rendering.scene.zoom import box_round, halves, with_room

# Boxes of the places on Strada Romana's picture that a choice can name.
#
# Guided play calls them "square 5H", "wagon palaestrio" and "city rome"
# (core.guided_play.Option.at).

_WAGON: Final = (64, 54)
_BANNER: Final = (74, 46)


def places(view: View) -> dict[str, Box]:
    """Return the boxes of every square, both cities, and every wagon that has not arrived."""
    return _STANDING | {
        f"wagon {WAGONS[number]}": _round(
            box_place(own.to, own.box) if own.square is None else stand(own.square), _WAGON
        )
        for number, own in enumerate(view.wagons)
        if not own.arrived
    }


def _round(middle: tuple[int, int], size: tuple[int, int]) -> Box:
    return Box(middle[0] - size[0] // 2, middle[1] - size[1] // 2, *size)


_STANDING: Final = {
    **{
        f"square {name}": _round(middle, SQUARE)
        for name, middle in zip(SQUARE_NAMES, SQUARES, strict=True)
    },
    **{f"city {city}": _round((x, BANNER_Y), _BANNER) for city, x in CITIES.items()},
}


# Parts of Strada Romana's picture that can be shown alone.

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


# Parts of Strada Romana's picture worth a closer look.

_REACH = 110
"""Distance from the middle of a square that covers its neighbours and their markets."""


def regions(view: View) -> dict[str, Box]:
    """Return the box round the last run, and the two halves of the road."""
    shown = {}
    if view.last_runs:
        last = view.last_runs[-1]
        shown["last"] = box_round(course_of(view, last, last.start), _REACH, BOARD)
    return shown | halves(BOARD)
