"""The rows of the seats: name, coins, points, wagon tiles; contracts and singles by good."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from core.translatable_text import Say, text
from games.strada_romana.board import GOODS
from games.strada_romana.view import SeatView, View
from rendering.boards.strada_romana.art.goods import coin, small_cube, small_tile
from rendering.boards.strada_romana.art.wagons import small_wagon, tile_back
from rendering.boards.strada_romana.layout import CELL, SCORE_X, cell_x, seat_box
from rendering.boards.strada_romana.supply_header import medal
from rendering.scene import curves
from rendering.scene.colours_and_sizes import CORNER, MARGIN, PALE, PANEL, TEXT, WHITE
from rendering.scene.panels import outline, stands_out
from rendering.scene.seat_labels import seat_name
from rendering.scene.seat_marks import laurel, token
from rendering.scene.shapes import (
    Box,
    Circle,
    Lettering,
    Path,
    Polygon,
    Rectangle,
    SeatLabel,
    Shape,
    Stamp,
    Symbol,
    centred,
    placed,
)
from rendering.scene.text_fitting import fitted
from rendering.scene.typeface import typeface


def _double_arrow(turns: float) -> tuple[Shape, ...]:
    """Draw a double-headed arrow, turned clockwise from horizontal."""
    left = curves.turned(((-15, 0), (-6, -8), (-6, 8)), turns)
    right = curves.turned(((15, 0), (6, 8), (6, -8)), turns)
    shaft = curves.turned(((-7, 0), (7, 0)), turns)
    return Polygon(left, WHITE), Polygon(right, WHITE), Path(shaft, WHITE, 5)


_SPECIALS: Final[dict[str, tuple[Shape, ...]]] = {
    "lateral": _double_arrow(0.25),
    "diagonal": _double_arrow(0.125),
    "extra": (Lettering(0, 0, "+1", 32, WHITE, "bold", "centre"),),
    "stacking": (
        Rectangle(-13, -13, 18, 18, None, 4, WHITE, 3),
        Rectangle(-5, -5, 18, 18, PANEL, 4, WHITE, 3),
    ),
}
"""The sign of each special movement: sideways, diagonal, an extra point, over other wagons."""

_LEFT: Final = 318
"""Width of the part before the goods."""

_PAIR: Final = 52
_CELL_GROUND: Final = "#2B2D31"
_SINGLE: Final = 36


def seat_row(view: View, seat: int, label: SeatLabel, say: Say) -> Iterator[Shape]:
    """Draw the row of one seat."""
    box = seat_box(seat, len(view.seats))
    yield Stamp(_ground(box.width, box.height, stands_out(view, seat)), box.x, box.y)
    yield from _name(view, seat, label, box, say)
    yield from _belongings(view, seat, box)
    yield from _goods(view.seats[seat], box)
    yield from _score(view, seat, box, say)


@lru_cache(maxsize=16)
def _ground(width: int, height: int, gold: bool) -> Symbol:
    """Draw the background of a row; a gold frame marks the seat on turn or a winner."""
    edge, stroke = outline(gold=gold)
    shapes = [Rectangle(0, 0, width, height, PANEL, CORNER, edge, stroke)]
    for good in range(len(GOODS)):
        left = cell_x(good) - CELL / 2 + 4 - MARGIN
        shapes.append(Rectangle(left, 9, CELL - 8, height - 18, _CELL_GROUND, 12))
    key = f"strada-romana-row/{width}x{height}/{gold}"
    return Symbol(key, width, height, tuple(shapes))


def _lines(box: Box) -> tuple[int, int]:
    """Return the middle heights of the two lines of a row."""
    return box.y + round(box.height * 0.29), box.y + round(box.height * 0.71)


# --- name and belongings -------------------------------------------------------------------------


def _name(view: View, seat: int, label: SeatLabel, box: Box, say: Say) -> Iterator[Shape]:
    """Draw token and name, the name in the largest size that fits, and the movement left."""
    line, left = _lines(box)[0], box.x + 58
    room = _LEFT - 58
    drawn: Symbol | None = None
    if view.outcome is not None and seat in view.outcome.winners:
        drawn = laurel()
    elif view.running is not None and view.turn == seat:
        drawn = _movement(view.running.points_left, view.running.special)
    if drawn is not None:
        room -= drawn.width + 8
        yield centred(drawn, box.x + _LEFT - drawn.width / 2, line)
    yield centred(token(seat, 40), box.x + 32, line)
    colour = PALE if view.seats[seat].resigned else WHITE
    yield from seat_name(label, seat, say, (left, line), room, colour).shapes


@lru_cache(maxsize=32)
def _movement(points: int, special: str | None) -> Symbol:
    """Draw the movement points left, beside a wheel; before them the special movement bought."""
    shapes: list[Shape] = []
    if special is not None:
        shapes += (placed(shape, 18, 17) for shape in _SPECIALS[special])
    left = 0 if special is None else 42
    colour = WHITE if points else PALE
    shapes += (
        *(Circle(left + 17, 17, 14, colour), Circle(left + 17, 17, 10, PANEL)),
        *(Path(spoke, colour, 2.2) for spoke in _spokes(left + 17, 17, 11)),
        Circle(left + 17, 17, 4.5, colour),
        Lettering(left + 36, 17, str(points), 34, colour),
    )
    return Symbol(f"strada-romana-movement/{points}/{special}", left + 56, 34, tuple(shapes))


def _spokes(x: float, y: float, radius: float) -> Iterator[curves.Points]:
    for way in (0.0, 0.25, 0.125, 0.375):
        yield curves.arc(x, y, radius, way, way + 0.5, 1, 1)


def _belongings(view: View, seat: int, box: Box) -> Iterator[Shape]:
    """Draw coins, victory points, and the number of wagon tiles, or at the end these tiles."""
    line, own = _lines(box)[1], view.seats[seat]
    shown = own.shown
    step, gap = (66, 21) if shown else (100, 24)
    counts: tuple[tuple[Symbol, int], ...] = ((coin(34), own.coins), (medal(), own.points))
    if not shown:
        counts = (*counts, (tile_back(), own.wagon_tiles))
    for i, (symbol, count) in enumerate(counts):
        x = box.x + (26 if shown else 32) + step * i
        yield centred(symbol, x, line)
        yield Lettering(x + gap, line, str(count), 34, WHITE)
    for i, wagon in enumerate(shown):
        arrived = view.wagons[wagon].arrived
        drawn = small_wagon(wagon, view.wagons[wagon].to, arrived)
        yield centred(drawn, box.x + 175 + 59 * i, line)


# --- goods ---------------------------------------------------------------------------------------


def _goods(own: SeatView, box: Box) -> Iterator[Shape]:
    """Draw each good's contracts as a number on a tile, and its cube or tiles without a partner."""
    line = box.y + box.height // 2
    for good in range(len(GOODS)):
        x, pairs = cell_x(good), own.contracts[good]
        if pairs:
            yield centred(small_tile(good, _PAIR, str(pairs)), x - 23, line)
        spare_cubes, spare_tiles = own.cubes[good] - pairs, own.tiles[good] - pairs
        spare = spare_cubes + spare_tiles
        if not spare:
            continue
        draw = small_cube if spare_cubes else small_tile
        lift = 14 if spare > 1 else 0
        yield centred(draw(good, _SINGLE), x + 27, line - lift)
        if spare > 1:
            yield Lettering(x + 27, line + 22, f"×{spare}", TEXT, WHITE, "bold", "centre")


def _score(view: View, seat: int, box: Box, say: Say) -> Iterator[Shape]:
    """Draw the seat's score and its calculation, or that the seat has resigned."""
    own, middle = view.seats[seat], (SCORE_X + box.right) / 2
    upper, lower = _lines(box)
    score = str(own.score).replace("-", "−")
    yield Lettering(middle, upper + 2, score, 44, WHITE, "bold", "centre")
    room = box.right - SCORE_X - 10
    if own.resigned:
        word = say(text("board-strada-romana-resigned"))
        yield fitted(word, middle, lower, room, (TEXT,), PALE, align="centre")
    elif own.points or own.singles or any(own.contracts):
        reckoning = _reckoning(own)
        if typeface("bold").width(reckoning, TEXT) > room:
            reckoning = reckoning.replace(" ", "")
        yield Lettering(middle, lower, reckoning, TEXT, PALE, "bold", "centre")


def _reckoning(own: SeatView) -> str:
    """Return victory points + most contracts in one good × goods with contracts − singles.

    At the end also the value of the wagon tiles: all that the score holds besides.
    """
    most, kinds = max(own.contracts), sum(map(bool, own.contracts))
    reckoning = f"{own.points} + {most}×{kinds}"
    if own.singles:
        reckoning += f" − {own.singles}"
    wagons = own.score - (own.points + most * kinds - own.singles)
    if own.shown:
        reckoning += f" {'−' if wagons < 0 else '+'} {abs(wagons)}"
    return reckoning
