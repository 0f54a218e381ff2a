"""What only the viewer sees: their wagon tiles, and the stack while they look through it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from core.translatable_text import Say, Text, text
from games.strada_romana.board import Destination, Wagon, wagon_name
from games.strada_romana.view import View
from rendering.boards.strada_romana.art.reflection import reflected
from rendering.boards.strada_romana.art.wagons import LIVERIES
from rendering.boards.strada_romana.layout import CELLS_X, WIDTH, table_bottom
from rendering.scene.colours_and_sizes import (
    CORNER,
    INK,
    MARGIN,
    PANEL,
    PANEL_EDGE,
    TEXT,
    WHITE,
)
from rendering.scene.drawable_characters import legible
from rendering.scene.seat_marks import token
from rendering.scene.shapes import Box, Polygon, Rectangle, Shape, Stamp, Symbol, centred
from rendering.scene.text_fitting import label

_ROW: Final = 62
_STEP: Final = 170
_IN_ROW: Final = 5
_GAP: Final = 8
_SIZES: Final = (34, 32, TEXT, TEXT, TEXT)
_NAMES: Final = (TEXT, 29, 29)


def own_tiles_height(view: View) -> int:
    """Return the extra height of the picture for what only the viewer sees."""
    blocks = _blocks(view)
    return sum(_height(tiles) + _GAP for _, _, tiles in blocks) + (4 if blocks else 0)


def tile_boxes(view: View, wanted: str) -> Iterator[Box]:
    """Yield the boxes of the tiles in the "hand" or the "stack", half a row in each."""
    top, half = table_bottom(len(view.seats)) - 4, -(-_IN_ROW // 2)
    for name, _, tiles in _blocks(view):
        for i in range(0, len(tiles), _IN_ROW) if name == wanted else ():
            in_row = min(_IN_ROW, len(tiles) - i)
            for first in range(0, in_row, half):
                width = _STEP * min(half, in_row - first)
                y = top + 6 + _ROW * (i // _IN_ROW)
                yield Box(CELLS_X + _STEP * first, y, width, _ROW)
        top += _height(tiles) + _GAP


def own_tiles(view: View, top: int, say: Say) -> Iterator[Shape]:
    """Draw a panel for the hand and one for the stack, below the public picture."""
    for _, caption, tiles in _blocks(view):
        box = Box(MARGIN, top - 4, WIDTH - 2 * MARGIN, _height(tiles))
        yield Stamp(_ground(box.width, box.height), box.x, box.y)
        line = box.y + box.height // 2
        if view.viewer is not None:
            yield centred(token(view.viewer, 40), box.x + 32, line)
        room = CELLS_X - box.x - 70
        yield from label(say(caption), box.x + 58, line, room, _SIZES, WHITE, align="left")
        for i, wagon in enumerate(tiles):
            row, column = divmod(i, _IN_ROW)
            x = CELLS_X + _STEP * column + _STEP // 2
            y = box.y + 6 + _ROW * row + _ROW // 2
            own = view.wagons[wagon]
            name = legible(say(wagon_name(wagon)))
            yield centred(_plate(own.to, own.arrived), x, y)
            lean = -5 if own.to == "rome" else 5
            ink = LIVERIES[own.to].ink
            yield from label(name, x + lean, y, _STEP - 44, _NAMES, ink)
        top += box.height + _GAP


@lru_cache(maxsize=4)
def _ground(width: int, height: int) -> Symbol:
    """Draw the background of a panel."""
    ground = Rectangle(0, 0, width, height, PANEL, CORNER, PANEL_EDGE, 2)
    return Symbol(f"strada-romana-hand/{width}x{height}", width, height, (ground,))


def _height(tiles: tuple[Wagon, ...]) -> int:
    rows = max(1, -(-len(tiles) // _IN_ROW))
    return 12 + _ROW * rows


def _blocks(view: View) -> tuple[tuple[str, Text, tuple[Wagon, ...]], ...]:
    """Return each panel's name, caption and tiles; none at the end: then rows show all hands."""
    if view.hand is None or view.outcome is not None:
        return ()
    hand = ("hand", text("board-strada-romana-hand", count=len(view.hand)), view.hand)
    stack = view.stack or ()
    looked_at = ("stack", text("board-strada-romana-stack", count=len(stack)), stack)
    return tuple(block for block in (hand, looked_at) if block[2])


@lru_cache(maxsize=4)
def _plate(to: Destination, arrived: bool) -> Symbol:
    """Draw the board of a wagon with room for its whole name; a white edge if it has arrived."""
    livery = LIVERIES[to]
    board = ((6, 6), (136, 6), (152, 27), (136, 48), (6, 48))
    edge = WHITE if arrived else livery.edge
    shapes: list[Shape] = [
        Polygon(board, INK, INK, 11),
        Polygon(board, edge, edge, 7),
        Polygon(board, livery.board),
    ]
    if to == "ostia":
        shapes = [reflected(shape, 79) for shape in shapes]
    return Symbol(f"strada-romana-name-plate/{to}/{arrived}", 158, 54, tuple(shapes))
