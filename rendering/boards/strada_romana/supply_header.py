"""The head of the table of seats: the common supply, arrivals, the goods and their bag."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from core.translatable_text import Say, Text, text
from games.strada_romana.board import GOODS, Good, good_name
from games.strada_romana.rule_numbers import ARRIVALS_TO_END
from games.strada_romana.view import View
from rendering.boards.strada_romana.art.goods import small_cube, small_tile
from rendering.boards.strada_romana.art.wagons import no_wagon, small_wagon, tile_back
from rendering.boards.strada_romana.layout import CELL, CELLS_X, HEADER, SCORE_X, cell_x
from rendering.scene import curves
from rendering.scene.colours_and_sizes import (
    CORNER,
    GOLD,
    INK,
    PALE,
    PANEL,
    PANEL_EDGE,
    TEXT,
    WHITE,
)
from rendering.scene.shapes import (
    Circle,
    Lettering,
    Path,
    Polygon,
    Rectangle,
    Shape,
    Stamp,
    Symbol,
    centred,
    placed,
    resized,
)
from rendering.scene.text_fitting import fitted

UPPER: Final = HEADER.y + 31
LOWER: Final = HEADER.y + 78
_UP: Final = UPPER - HEADER.y

CAPTIONS: Final = (
    *(good_name(Good(good)) for good in range(len(GOODS))),
    text("board-strada-romana-score"),
    text("board-strada-romana-arrived"),
)
"""All texts in the head of the table."""

_SIZES: Final = (TEXT, 29, 28)
_HIDES: Final = GOODS.index("hides")
_MARBLE: Final = GOODS.index("marble")
_SLOTS_X: Final = (56, 128, 200, 272)


def table_head(view: View, say: Say) -> Iterator[Shape]:
    """Draw the head with all its numbers."""
    yield Stamp(_captions(tuple(say(words) for words in CAPTIONS)), HEADER.x, HEADER.y)
    yield centred(_sum(view.outcome is not None), (SCORE_X + HEADER.right) / 2, LOWER)
    yield centred(_sack(), CELLS_X - 12, LOWER)
    yield from _supply(view)
    yield from _arrivals(view)
    for good in range(len(GOODS)):
        x = cell_x(good)
        yield centred(small_cube(good, 28), x - 38, LOWER)
        yield Lettering(x - 22, LOWER, str(view.bag_cubes[good]), TEXT, PALE)
        yield centred(small_tile(good, 30), x + 11, LOWER)
        yield Lettering(x + 29, LOWER, str(view.bag_tiles[good]), TEXT, PALE)


@lru_cache(maxsize=8)
def _captions(language: tuple[str, ...]) -> Symbol:
    """Draw the head's captions, cached for each language."""

    def said(words: Text) -> str:
        return language[CAPTIONS.index(words)]

    shapes: list[Shape] = [
        Rectangle(0, 0, HEADER.width, HEADER.height, PANEL, CORNER, PANEL_EDGE, 2)
    ]
    for good in range(len(GOODS)):
        x, name = cell_x(good) - HEADER.x, said(good_name(Good(good)))
        shapes.append(fitted(name, x, _UP, CELL - 6, _SIZES, WHITE, align="centre"))
    arrived = said(text("board-strada-romana-arrived"))
    shapes.append(fitted(arrived, 312, _UP, 110, _SIZES, PALE, align="right"))
    middle, room = (SCORE_X + HEADER.right) / 2 - HEADER.x, HEADER.right - SCORE_X - 10
    score = said(text("board-strada-romana-score"))
    shapes.append(fitted(score, middle, _UP, room, _SIZES, PALE, align="centre"))
    whole = f"strada-romana-captions/{'|'.join(language)}"
    return Symbol(whole, HEADER.width, HEADER.height, tuple(shapes))


@lru_cache(maxsize=2)
def _sum(ended: bool) -> Symbol:
    """Draw what the terms of a score stand for, in the order of the seats' sums.

    Victory points, the most contracts in one good by the number of goods with contracts, single
    goods; at the end the seats' wagon tiles.
    """
    terms = (
        ("", tuple(resized(shape, 0.68) for shape in medal().shapes), 27),
        ("+", (*small_tile(_MARBLE, 27).shapes[:3], *_peak()), 27),
        ("×", tuple(placed(s, 8 * i, 2) for i in range(3) for s in small_tile(i, 23).shapes), 39),
        ("−", small_cube(_HIDES, 25).shapes, 25),
        ("+", tuple(resized(shape, 0.72) for shape in tile_back().shapes), 26),
    )
    shapes, x = list[Shape](), 0
    for sign, drawn, wide in terms if ended else terms[:-1]:
        if sign:
            shapes.append(Lettering(x + 7, 14, sign, TEXT, PALE, "bold", "centre"))
            x += 14
        shapes += (placed(shape, x, 1) for shape in drawn)
        x += wide
    return Symbol(f"strada-romana-sum/{ended}", x, 29, tuple(shapes))


def _peak() -> Iterator[Shape]:
    """Draw a column that is higher than those beside it: the most."""
    for x, high in ((6, 7), (11.5, 15), (17, 10)):
        yield Rectangle(x, 21 - high, 4.5, high, INK)


@lru_cache(maxsize=1)
def _sack() -> Symbol:
    """Draw the bag that goods are drawn from."""
    left = ((13, 11), (5, 20), (3, 28), (8, 33), (17, 33))
    neck = ((10, 3), (24, 3), (20, 10), (14, 10))
    shapes = (
        Polygon((*left, *curves.mirrored(left, 17)), "#B9925E", INK, 2),
        Polygon(neck, "#B9925E", INK, 2),
        Path(((12, 11), (22, 11)), "#5A3C1C", 3),
    )
    return Symbol("strada-romana-sack", 34, 36, shapes)


def _supply(view: View) -> Iterator[Shape]:
    """Draw the victory points left, and the number of wagon tiles in the stack."""
    x = HEADER.x
    yield centred(medal(), x + 34, UPPER)
    yield Lettering(x + 60, UPPER, str(view.points_left), 34, WHITE)
    if view.looking:
        yield centred(_looked_at(), x + 132, UPPER)
    yield centred(tile_back(), x + 132, UPPER)
    yield Lettering(x + 158, UPPER, str(view.stack_count), 34, WHITE)


def _arrivals(view: View) -> Iterator[Stamp]:
    """Draw a place for each wagon that may arrive until the game ends."""
    for place in range(ARRIVALS_TO_END):
        x = HEADER.x + _SLOTS_X[place] - 14
        if place < len(view.arrivals):
            number = view.arrivals[place]
            yield centred(small_wagon(number, view.wagons[number].to, arrived=True), x, LOWER)
        else:
            yield centred(no_wagon(), x, LOWER)


@lru_cache(maxsize=1)
def _looked_at() -> Symbol:
    """Draw a frame round the stack of wagon tiles while somebody looks through it."""
    return Symbol("strada-romana-looked-at", 48, 48, (Rectangle(0, 0, 48, 48, GOLD, 12),))


@lru_cache(maxsize=1)
def medal() -> Symbol:
    """Draw a victory point: a wreath with a star."""
    shapes: list[Shape] = [Circle(20, 20, 19, INK), Circle(20, 20, 17, "#8E2A2A")]
    for i in range(10):
        around = 0.31 + 0.88 * i / 9 - 0.25
        (x, y), *_ = curves.arc(20, 20, 13.4, around, around, 1, 1)
        leaf = curves.turned(curves.ellipse(x, y, 2.2, 4.2), around + 0.06, x, y)
        shapes.append(Polygon(leaf, "#F3DFB8"))
    shapes.append(Polygon(curves.star(20, 20.5, 9, 3.8, 5), "#F3DFB8"))
    return Symbol("strada-romana-medal", 40, 40, tuple(shapes))
