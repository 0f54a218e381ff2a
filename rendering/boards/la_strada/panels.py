"""The corner panels of the seats, and the legend below the map."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from core.texts import Say, Text, text
from games.la_strada.board import COSTS, TERRAINS, kind_name, terrain_name
from games.la_strada.board import GOLD as GOLD_BY_KIND
from games.la_strada.view import SeatView, View, most_days
from rendering.boards.la_strada.art import building, sample
from rendering.boards.la_strada.layout import LEGEND, PANELS
from rendering.scene import curves
from rendering.scene.marks import final_points, laurel, outline, stands_out, token
from rendering.scene.shapes import (
    CORNER,
    INK,
    PALE,
    PANEL,
    PANEL_EDGE,
    PAPER,
    SMALL,
    TEXT,
    WHITE,
    Box,
    Circle,
    Lettering,
    Polygon,
    Rectangle,
    SeatLabel,
    Shape,
    Stamp,
    Symbol,
    centred,
    placed,
)
from rendering.scene.text import fitted, legible, seat_name, shortened

# The seats' panels: name, gold, cubes, days and tiles left.

_NUMBER: Final = 44
_ROWS: Final = (31, 79, 121, 161)
"""The middle of each row: name; gold and cubes; days; tiles."""

_STORES: Final = (15, 93, 159)
"""Where each kind of tile stands in its row; of plain ones there may be two digits."""


@lru_cache(maxsize=2)
def panel(width: int, height: int, gold: bool) -> Symbol:
    """Draw the background of a panel; a gold frame marks the seat on turn or the winner."""
    edge, stroke = outline(gold=gold)
    ground = Rectangle(0, 0, width, height, PANEL, CORNER, edge, stroke)
    return Symbol(f"la-strada-panel/{width}x{height}/{gold}", width, height, (ground,))


def seat_panel(view: View, seat: int, label: SeatLabel, say: Say, planned: int) -> Iterator[Shape]:
    """Draw one seat's panel; ``planned`` days are about to be spent."""
    box, own = PANELS[seat], view.seats[seat]
    yield Stamp(panel(box.width, box.height, stands_out(view, seat)), box.x, box.y)
    yield from _name(seat, label, box, say)
    yield from _gold_and_cubes(view, seat, box)
    if own.resigned:
        word = legible(say(text("board-la-strada-resigned")))
        word = shortened(word, TEXT, box.width - 32)
        yield Lettering(box.x + 16, box.y + _ROWS[2], word, TEXT, PALE)
    else:
        yield from _days(own, box, planned, most_days(view.options))
    yield from _tiles(own, box)


def _name(seat: int, label: SeatLabel, box: Box, say: Say) -> Iterator[Shape]:
    """Draw token and name, the name in the largest size that fits."""
    line, left = box.y + _ROWS[0], box.x + 60
    room = box.right - 12 - left
    yield centred(token(seat, 42), box.x + 33, line)
    yield from seat_name(label, seat, say, (left, line), room, WHITE).shapes


def _gold_and_cubes(view: View, seat: int, box: Box) -> Iterator[Shape]:
    """Draw the gold (beside a wreath for a winner) and the number of cubes left."""
    line, own = box.y + _ROWS[1], view.seats[seat]
    gold, sign = final_points(view, seat, own.gold), _coins()
    if view.outcome is not None and seat in view.outcome.winners:
        sign = laurel()
    yield centred(sign, box.x + 33, line)
    yield Lettering(box.x + 64, line, str(gold), _NUMBER, WHITE)
    yield centred(token(seat, 30), box.x + 152, line)
    yield Lettering(box.x + 172, line, f"×{own.cubes_left}", TEXT, WHITE)


@lru_cache(maxsize=1)
def _coins() -> Symbol:
    """Draw a pile of gold."""
    shapes: list[Shape] = []
    for x, y in ((22, 30), (22, 22), (22, 14)):
        shapes.append(Polygon(curves.ellipse(x, y, 19, 11), INK))
        shapes.append(Polygon(curves.ellipse(x, y, 17, 9), "#C98B4B"))
        shapes.append(Polygon(curves.ellipse(x, y, 11, 5), "#A0692F"))
    return Symbol("la-strada-coins", 44, 44, tuple(shapes))


def _days(own: SeatView, box: Box, planned: int, most: int) -> Iterator[Shape]:
    """Draw the number of days, and a bar of ``most`` that shows planned days as outlines."""
    line = box.y + _ROWS[2]
    number = str(own.days).replace("-", "−")
    yield centred(_sun(), box.x + 33, line)
    yield Lettering(box.x + 60, line, number, TEXT, WHITE)
    yield Stamp(_track(max(0, own.days), planned, most), box.x + 100, line - 13)


@lru_cache(maxsize=64)
def _track(days: int, planned: int, most: int) -> Symbol:
    shapes: list[Shape] = []
    room = 114 / most
    for i in range(most):
        x = room * i
        if i >= days:
            shapes.append(Rectangle(x, 0, room - 2, 26, "#3A3C43", 3))
        elif i >= days - planned:
            shapes.append(Rectangle(x, 0, room - 2, 26, None, 3, WHITE, 2))
        else:
            shapes.append(Rectangle(x, 0, room - 2, 26, WHITE, 3))
    return Symbol(f"la-strada-days/{days}/{planned}/{most}", 116, 26, tuple(shapes))


@lru_cache(maxsize=1)
def _sun() -> Symbol:
    """Draw the symbol of a day: a sun."""
    shapes = (
        Polygon(curves.star(18, 18, 17, 10.5, 10), WHITE),
        Circle(18, 18, 8, PANEL),
        Circle(18, 18, 6, WHITE),
    )
    return Symbol("la-strada-sun", 36, 36, shapes)


def _tiles(own: SeatView, box: Box) -> Iterator[Shape]:
    """Draw how many tiles of each terrain are left."""
    line = box.y + _ROWS[3]
    for kind in range(len(TERRAINS)):
        x = box.x + _STORES[kind]
        yield centred(sample(kind), x + 17, line)
        yield Lettering(x + 38, line, str(own.tiles[kind]), TEXT, WHITE)


# The legend: what tiles cost on each terrain and what settlements are worth.

LEGEND_TEXTS: Final = (
    *(terrain_name(terrain) for terrain in range(len(COSTS))),
    *(text("board-la-strada-cost", days=days) for days in COSTS),
    *(kind_name(kind) for kind in range(len(GOLD_BY_KIND))),
)
"""All texts in the legend."""

_SIZES: Final = (TEXT, 28, SMALL)
_TERRAIN: Final = 149
KIND_WIDTH: Final = 178
KINDS_X: Final = 12 + len(COSTS) * _TERRAIN
"""Where the kinds of settlements begin, from the left edge of the legend."""

_UPPER: Final = 24
_LOWER: Final = 55


def legend(seats: int, say: Say) -> Stamp:
    """Return the whole legend as one stamp."""
    drawn = _legend(seats, tuple(say(words) for words in LEGEND_TEXTS))
    return Stamp(drawn, LEGEND.x, LEGEND.y)


@lru_cache(maxsize=16)
def _legend(seats: int, language: tuple[str, ...]) -> Symbol:
    def say(words: Text) -> str:
        return language[LEGEND_TEXTS.index(words)]

    panel = Rectangle(0, 0, LEGEND.width, LEGEND.height, PANEL, CORNER, PANEL_EDGE, 2)
    shapes = (panel, *_terrains(say), *_kinds(seats, say))
    key = f"la-strada-legend/{seats}/{'|'.join(language)}"
    return Symbol(key, LEGEND.width, LEGEND.height, shapes)


def _terrains(say: Say) -> Iterator[Shape]:
    """Draw the cost of a tile on each terrain."""
    for terrain, days in enumerate(COSTS):
        x = 14 + _TERRAIN * terrain
        yield centred(sample(terrain), x + 22, LEGEND.height / 2)
        yield fitted(say(terrain_name(terrain)), x + 50, _UPPER, _TERRAIN - 54, _SIZES, WHITE)
        cost = say(text("board-la-strada-cost", days=days))
        yield fitted(cost, x + 50, _LOWER, _TERRAIN - 54, _SIZES, PALE)


def _kinds(seats: int, say: Say) -> Iterator[Shape]:
    """Draw a cube's worth by the number of cubes; with two players there is never more than one."""
    for kind, worth in enumerate(GOLD_BY_KIND):
        x = KINDS_X + KIND_WIDTH * kind
        yield centred(kind_sample(kind), x + 38, LEGEND.height / 2)
        yield fitted(say(kind_name(kind)), x + 78, _UPPER, KIND_WIDTH - 82, _SIZES, WHITE)
        shown = worth[: 1 if seats == 2 else seats]
        for i, gold in enumerate(shown):
            yield Lettering(x + 86 + 24 * i, _LOWER, str(gold), 30, WHITE, "bold", "centre")


@lru_cache(maxsize=4)
def kind_sample(kind: int) -> Symbol:
    """Return the drawing of a kind of settlement on a slip of paper."""
    shapes = (
        Rectangle(0, 0, 76, 64, INK, 10),
        Rectangle(2, 2, 72, 60, PAPER, 8),
        *(placed(shape, 38, 39) for shape in building(kind)),
    )
    return Symbol(f"la-strada-kind/{kind}", 76, 64, shapes)
