"""The legend: what tiles cost on each terrain and what settlements are worth."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from core.translatable_text import Say, Text, text
from games.la_strada.board import kind_name, terrain_name
from games.la_strada.rule_numbers import COSTS
from games.la_strada.rule_numbers import GOLD as GOLD_BY_KIND
from rendering.boards.la_strada.art.buildings import building
from rendering.boards.la_strada.art.ground import sample
from rendering.boards.la_strada.layout import LEGEND
from rendering.scene.colours_and_sizes import (
    CORNER,
    INK,
    PALE,
    PANEL,
    PANEL_EDGE,
    PAPER,
    SMALL,
    TEXT,
    WHITE,
)
from rendering.scene.shapes import Lettering, Rectangle, Shape, Stamp, Symbol, centred, placed
from rendering.scene.text_fitting import fitted

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
