"""The rows of the seats: who, coins, points and wagon tiles; contracts and singles by good."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from core.text import Text, text
from games.strada_romana.board import GOODS
from games.strada_romana.view import SeatView, View
from rendering.boards.strada_romana.art.goods import coin, no_tile, small_cube, small_tile
from rendering.boards.strada_romana.art.wagons import small_wagon, tile_back
from rendering.boards.strada_romana.layout import SCORE_X, Box, cell_x, seat_box
from rendering.boards.strada_romana.table import medal
from rendering.lettering import clean_name, shortened
from rendering.marks import laurel, token
from rendering.scene import (
    Circle,
    Rectangle,
    SeatLabel,
    Shape,
    Stamp,
    Symbol,
    Words,
    centred,
)
from rendering.style import CORNER, GOLD, PALE, PANEL, PANEL_EDGE, SMALL, WHITE
from rendering.typeface import typeface

Say = Callable[[Text], str]

_NAME_SIZES: Final = (36, 32, 28)
_LEFT: Final = 318
"""How wide the part before the goods is."""

_PAIR: Final = 54
_SINGLE: Final = 36


def seat_row(view: View, seat: int, label: SeatLabel, say: Say) -> Iterator[Shape]:
    """The row of one seat."""
    box = seat_box(seat, len(view.seats))
    yield Stamp(_ground(box.width, box.height, _stands_out(view, seat)), box.x, box.y)
    yield from _name(view, seat, label, box, say)
    yield from _belongings(view, seat, box)
    yield from _goods(view.seats[seat], box)
    yield from _score(view, seat, box)


@lru_cache(maxsize=16)
def _ground(width: int, height: int, stands_out: bool) -> Symbol:
    """The ground of a row, in a gold frame for whoever is on turn or has won."""
    edge, stroke = (GOLD, 6) if stands_out else (PANEL_EDGE, 2)
    ground = Rectangle(0, 0, width, height, PANEL, CORNER, edge, stroke)
    return Symbol(f"strada-romana-row/{width}x{height}/{stands_out}", width, height, (ground,))


def _stands_out(view: View, seat: int) -> bool:
    if view.outcome is not None:
        return seat in view.outcome.winners
    return view.turn == seat


def _lines(box: Box) -> tuple[int, int]:
    """The middles of the two lines of a row."""
    return box.y + round(box.height * 0.3), box.y + round(box.height * 0.73)


# --- who, and what of it -------------------------------------------------------------------------


def _name(view: View, seat: int, label: SeatLabel, box: Box, say: Say) -> Iterator[Shape]:
    """Token and name, the name in the largest size that has room; the movement that is left."""
    line, left = _lines(box)[0], box.x + 58
    room = _LEFT - 58
    if view.running is not None and view.turn == seat:
        drawn = _movement(view.running.points_left)
        room -= drawn.width + 10
        yield centred(drawn, box.x + _LEFT - drawn.width / 2, line)
    yield centred(token(seat, 40), box.x + 32, line)
    fallback = say(text("board-player", number=seat + 1))
    whole = clean_name(label.name, fallback, 1, 1000)
    fit = (size for size in _NAME_SIZES if typeface("bold").width(whole, size) <= room)
    size = next(fit, _NAME_SIZES[-1])
    colour = PALE if view.seats[seat].resigned else WHITE
    yield Words(left, line, shortened(whole, size, room), size, colour)


@lru_cache(maxsize=8)
def _movement(points: int) -> Symbol:
    """A wheel for each point of movement that is left."""
    shapes: list[Shape] = []
    for i in range(max(points, 1)):
        x = 13 + 27 * i
        shapes.append(Circle(x, 13, 12, GOLD if points else PANEL_EDGE))
        shapes.append(Circle(x, 13, 8, PANEL))
        shapes.append(Circle(x, 13, 4, GOLD if points else PANEL_EDGE))
    width = 27 * max(points, 1)
    return Symbol(f"strada-romana-movement/{points}", width, 26, tuple(shapes))


def _belongings(view: View, seat: int, box: Box) -> Iterator[Shape]:
    """Coins, victory points, and how many wagon tiles; at the end these themselves."""
    line, own = _lines(box)[1], view.seats[seat]
    shown = own.shown
    step = 70 if shown else 100
    counts: tuple[tuple[Symbol, int], ...] = ((coin(34), own.coins), (medal(), own.points))
    if not shown:
        counts = (*counts, (tile_back(), own.wagon_tiles))
    for i, (symbol, count) in enumerate(counts):
        x = box.x + 32 + step * i
        yield centred(symbol, x, line)
        yield Words(x + 24, line, str(count), 34, WHITE)
    for i, wagon in enumerate(shown):
        arrived = view.wagons[wagon].arrived
        drawn = small_wagon(wagon, view.wagons[wagon].to, arrived)
        yield centred(drawn, box.x + 168 + 64 * i, line)


# --- goods ---------------------------------------------------------------------------------------


def _goods(own: SeatView, box: Box) -> Iterator[Shape]:
    """For each good its contracts as a number on a tile, and what has no partner yet."""
    line = box.y + box.height // 2
    for good in range(len(GOODS)):
        x, pairs = cell_x(good), own.contracts[good]
        if pairs:
            yield centred(small_tile(good, _PAIR, str(pairs)), x - 26, line)
        else:
            yield centred(no_tile(_PAIR), x - 26, line)
        spare_cubes, spare_tiles = own.cubes[good] - pairs, own.tiles[good] - pairs
        spare = spare_cubes + spare_tiles
        if not spare:
            continue
        draw = small_cube if spare_cubes else small_tile
        lift = 14 if spare > 1 else 0
        yield centred(draw(good, _SINGLE), x + 28, line - lift)
        if spare > 1:
            yield Words(x + 28, line + 22, f"×{spare}", SMALL, WHITE, "bold", "centre")


def _score(view: View, seat: int, box: Box) -> Iterator[Shape]:
    """What the seat has, and how its contracts come to count."""
    own, middle = view.seats[seat], (SCORE_X + box.right) / 2
    upper, lower = _lines(box)
    won = view.outcome is not None and seat in view.outcome.winners
    if won:
        yield centred(laurel(), middle + 48, upper + 2)
    score = str(own.score).replace("-", "−")
    yield Words(middle - (14 if won else 0), upper + 2, score, 44, WHITE, "bold", "centre")
    yield Words(middle, lower, _reckoning(own), SMALL, PALE, "bold", "centre")


def _reckoning(own: SeatView) -> str:
    """Victory points, most contracts in one good times goods with contracts, less the singles."""
    pairs = f"{own.points} + {max(own.contracts)}×{sum(map(bool, own.contracts))}"
    return f"{pairs} − {own.singles}" if own.singles else pairs
