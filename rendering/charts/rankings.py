"""Rankings: names, best first, each with its value also as a point on a scale."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from core.translatable_text import Say, Text
from rendering.charts.layout import HEADING, WIDTH, chart_scene
from rendering.charts.scales import Scale, number, round_step
from rendering.scene.colours_and_sizes import (
    CORNER,
    GOLD,
    INK,
    MARGIN,
    PALE,
    PANEL,
    PANEL_EDGE,
    TEXT,
    TITLE,
    WHITE,
)
from rendering.scene.seat_labels import seat_name
from rendering.scene.shapes import Circle, Lettering, Path, Rectangle, Scene, SeatLabel, Shape
from rendering.scene.text_fitting import fitted

_ROW: Final = 66
_TRACK: Final = (470, 860)
"""Left and right end of the scale in a ranking."""


class ChartLine(msgspec.Struct, frozen=True):
    """A line of a ranking: rank (0: unranked), name, value, and a remark."""

    rank: int
    label: SeatLabel
    value: int
    remark: str = ""


def ranking(title: Text, standing: Sequence[ChartLine], say: Say) -> Scene:
    """Return a ranking, best first, with each value also as a point on a scale."""
    top, high = MARGIN + HEADING, MARGIN + HEADING + _ROW * len(standing) + 16
    wide = WIDTH - 2 * MARGIN
    shapes: list[Shape] = [
        Rectangle(MARGIN, MARGIN, wide, high - MARGIN, PANEL, CORNER, PANEL_EDGE, 2),
        fitted(say(title), MARGIN + 20, MARGIN + 42, wide - 40, (TITLE, TEXT), WHITE),
    ]
    values = [line.value for line in standing]
    low, top_value = min(values), max(values)
    step = round_step(low, max(top_value, low + 1))
    scale = Scale(low // step * step, max(top_value, low + step), *_TRACK, ())
    for place, line in enumerate(standing):
        shapes += _row(line, place, top + _ROW * (place + 0.5), scale, say)
    return chart_scene(shapes, high + MARGIN)


def _row(line: ChartLine, place: int, y: float, scale: Scale, say: Say) -> Iterator[Shape]:
    ink = GOLD if line.rank == 1 else WHITE
    yield Lettering(84, y, f"{line.rank or '–'}", TITLE, ink, "bold", "right")
    yield from seat_name(line.label, place, say, (108, y), _TRACK[0] - 150, ink).shapes
    yield Path(((_TRACK[0], y), (_TRACK[1], y)), PANEL_EDGE, 4)
    yield Circle(scale.at(line.value), y, 13, ink, INK, 2)
    value = number(line.value) if line.rank else f"≈ {number(line.value)}"
    yield Lettering(_TRACK[1] + 128, y, value, TITLE, ink, "bold", "right")
    left = _TRACK[1] + 150
    room = WIDTH - MARGIN - 20 - left
    yield fitted(line.remark, left, y, room, (TEXT,), PALE, face="medium")
