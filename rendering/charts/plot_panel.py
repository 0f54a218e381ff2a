"""A plot on a panel: title, scales, lines, and at their ends seats and values."""

from collections.abc import Iterator, Sequence
from math import ceil, floor
from typing import Final

from core.translatable_text import Say, Text
from rendering.charts.layout import HEADING
from rendering.charts.plots import Plot
from rendering.charts.scales import Scale, number, round_step, ticks
from rendering.charts.seat_lines import line_points, seat_lines
from rendering.scene.colours_and_sizes import CORNER, PALE, PANEL, PANEL_EDGE, TEXT, TITLE, WHITE
from rendering.scene.seat_labels import seat_name
from rendering.scene.seat_marks import token
from rendering.scene.shapes import Box, Lettering, Path, Point, Rectangle, Shape, centred
from rendering.scene.text_fitting import fitted
from rendering.scene.typeface import typeface

LEFT: Final = 114
"""From the edge of a panel to where its lines begin."""

NAMED, UNNAMED = 358, 190
"""From where lines end to the edge of their panel: with names beside them, and without."""

AXIS: Final = 66
"""What the numbers below a plot take."""

_PITCH: Final = 48
"""Distance between names at the ends of lines."""

_TOKEN: Final = 36


def plot_panel(
    plot: Plot, box: Box, across: Text, say: Say, first: int = 0, *, named: bool
) -> Iterator[Shape]:
    """One panel; ``named``: with names at the ends of its lines."""
    last = first + len(plot.series[0].values) - 1
    start, end = box.x + LEFT, box.right - (NAMED if named else UNNAMED)
    counts = Scale(min(first, last - 1), last, start, end, ticks(first, last))
    ground = box.bottom - AXIS
    yield Rectangle(box.x, box.y, box.width, box.height, PANEL, CORNER, PANEL_EDGE, 2)
    room = box.width - 40
    yield fitted(say(plot.title), box.x + 20, box.y + 38, room, (TITLE, TEXT), WHITE)
    scale = _heights(plot, ground, box.y + HEADING)
    for tick in scale.ticks:
        y = scale.at(tick)
        yield Path(((start, y), (end, y)), PANEL_EDGE, 2)
        yield Lettering(start - 20, y, number(tick), TEXT, PALE, "medium", "right")
    ways = [line_points(plot, place, first, counts, scale) for place in range(len(plot.series))]
    yield from seat_lines(plot, ways)
    yield from _ends(plot, ways, Box(box.x, box.y, box.width, ground - box.y), say, named)
    yield from _below(counts, ground + 36, across, box.right - end - 58, say)


def _heights(plot: Plot, ground: float, top: float) -> Scale:
    """Return the scale of a plot's values, with round numbers at both ends."""
    values = [value for series in plot.series for value in series.values]
    low, high = floor(min(values)), ceil(max(values))
    if plot.from_zero:
        low, high = min(low, 0), max(high, 0)
    step = round_step(low, high)
    low, high = low // step * step, -(-high // step) * step
    high = max(high, low + step)
    return Scale(low, high, ground, top, tuple(range(low, high + 1, step)))


def _ends(
    plot: Plot, ways: Sequence[Sequence[Point]], box: Box, say: Say, named: bool
) -> Iterator[Shape]:
    """Draw seat and value at the end of each line, spread where lines end close together."""
    heights = _spread([way[-1][1] for way in ways], box.y + _PITCH, box.bottom)
    right = box.right - 22
    for series, way, y in zip(plot.series, ways, heights, strict=True):
        x, value = way[-1][0] + 56, number(round(series.values[-1]))
        yield Path((way[-1], (x, y)), PALE, 2)
        yield centred(token(series.seat, _TOKEN), x, y)
        yield Lettering(right, y, value, TITLE, WHITE, "bold", "right")
        if named:
            left, wide = x + 30, typeface("bold").width(value, TITLE)
            room = right - wide - 14 - left
            yield from seat_name(series.label, series.seat, say, (left, y), room, WHITE).shapes


def _spread(heights: Sequence[float], top: float, bottom: float) -> list[float]:
    """Return the heights, moved apart for lettering, between ``top`` and ``bottom``."""
    order = sorted(range(len(heights)), key=lambda n: heights[n])
    placed: dict[int, float] = {}
    free = top
    for n in order:
        placed[n] = max(heights[n], free)
        free = placed[n] + _PITCH
    free = bottom
    for n in reversed(order):
        placed[n] = min(placed[n], free)
        free = placed[n] - _PITCH
    return [placed[n] for n in range(len(heights))]


def _below(counts: Scale, y: float, across: Text, room: float, say: Say) -> Iterator[Shape]:
    """The round numbers below the lines, and what they count."""
    for tick in counts.ticks:
        yield Lettering(counts.at(tick), y, number(tick), TEXT, PALE, "medium", "centre")
    yield fitted(say(across), counts.end + 38, y, room, (TEXT,), PALE, face="medium")
