"""The painter of Strada Romana: makes a scene of a view, and says where its parts lie."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from core.texts import Say
from games.strada_romana.board import COLUMNS, GOODS, SQUARE_NAMES, WAGONS
from games.strada_romana.view import Run, View
from rendering.boards.strada_romana.art import plain_wagon, small_tile
from rendering.boards.strada_romana.board_map import BANNER_Y, CITIES, land
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
from rendering.boards.strada_romana.panels import (
    own_tiles,
    own_tiles_height,
    seat_row,
    table_head,
    tile_boxes,
)
from rendering.boards.strada_romana.pieces import (
    box_place,
    cities,
    course_of,
    cubes,
    last_runs,
    names,
    planned_run,
    stand,
    taken_at,
    tiles,
    wagons,
)
from rendering.scene.marks import ringed_choices
from rendering.scene.shapes import (
    CANVAS,
    MARGIN,
    Base,
    Box,
    Scene,
    SeatLabel,
    Shape,
    Symbol,
    around,
)
from rendering.scene.zoom import box_round, halves, with_room

PALETTE: Final = "strada-romana"


def compose(
    view: View,
    seats: Sequence[SeatLabel],
    say: Say,
    plan: Run | None = None,
    choices: Sequence[str] = (),
) -> Scene:
    """Return the scene of a view of Strada Romana, in the language of ``say``.

    ``plan``: a run that the viewer (in the public picture: the seat on turn) considers, as in the
    move RunWagon; drawn dashed. Without a square it marks the wagon alone. It need not be legal.
    ``choices``: the places that may be chosen now.
    """
    live: list[Shape] = [*cities(say), *cubes(view), *tiles(view)]
    live += last_runs(view)
    if plan is not None:
        live += planned_run(view, plan)
    live += (*names(view, plan, choices), *wagons(view, plan), *taken_at(view))
    live += ringed_choices(places(view), choices)
    live += table_head(view, say)
    for seat, label in enumerate(seats):
        live += seat_row(view, seat, label, say)
    bottom = table_bottom(len(view.seats))
    live += own_tiles(view, bottom, say)
    height = bottom + own_tiles_height(view)
    return Scene(WIDTH, height, _base(), tuple(live), PALETTE)


@lru_cache(maxsize=1)
def _base() -> Base:
    """Return the board, the same for all tables in all languages."""
    return Base(PALETTE, WIDTH, BOARD.bottom, CANVAS, land())


_TILE: Final = 92


def icons() -> Mapping[str, Symbol]:
    """Return an icon of a ware tile for each good, and of a wagon for each destination."""
    goods = {name: small_tile(good, _TILE) for good, name in enumerate(GOODS)}
    return {**goods, "to-rome": plain_wagon("rome"), "to-ostia": plain_wagon("ostia")}


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
