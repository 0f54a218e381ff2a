"""Charts: seats' values over time, and rankings.

May import: `rendering.scene`, `core`.
"""

from collections.abc import Iterator, Sequence
from itertools import count, pairwise
from math import ceil, floor, hypot
from typing import Final

import msgspec

from core.texts import Say, Text, Verbatim, text
from rendering.scene.marks import SEAT_MARKS, token
from rendering.scene.shapes import (
    CANVAS,
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
    Base,
    Box,
    Circle,
    Lettering,
    Path,
    Point,
    Rectangle,
    Scene,
    SeatLabel,
    Shape,
    centred,
)
from rendering.scene.text import fitted, seat_name, typeface

# What all charts share: their width, their colours, the panels they stand on.

PALETTE: Final = "charts"

WIDTH: Final = 1200

HEADING: Final = 84
"""Height from the top of a panel to what stands below its title."""


def chart_scene(shapes: Sequence[Shape], height: int) -> Scene:
    """Return the picture of a chart: it is drawn as a whole, as nothing of it changes."""
    base = Base("", WIDTH, height, CANVAS, tuple(shapes))
    return Scene(WIDTH, height, base, (), PALETTE)


# What is plotted: the values of seats over moves or games; and the same in words.

MOVES: Final = text("chart-moves")
"""The unit of the horizontal axis in charts of games."""


class Series(msgspec.Struct, frozen=True):
    """The values of one seat, or of somebody drawn with this seat's colour and form."""

    seat: int
    label: SeatLabel
    values: tuple[float, ...]


class Plot(msgspec.Struct, frozen=True):
    """A title and series of equal length.

    ``from_zero``: the scale includes zero, as suits counts.
    """

    title: Text
    series: tuple[Series, ...]
    from_zero: bool = True


def in_words(plots: Sequence[Plot], across: Text, say: Say, first: int = 0) -> str:
    """Return the alt text of ``lines``: each series at its beginning, maximum and end."""
    said = []
    for plot in plots:
        last = first + len(plot.series[0].values) - 1
        said.append(text("chart-alt", title=plot.title, across=across, start=first, end=last))
        said += [
            text(
                "chart-alt-series",
                name=Verbatim(series.label.name),
                start=round(series.values[0]),
                most=round(max(series.values)),
                end=round(series.values[-1]),
            )
            for series in plot.series
        ]
    return " ".join(map(say, said))


# Where values lie on an axis, and the round numbers beside it.

_MOST_TICKS: Final = 5


class Scale(msgspec.Struct, frozen=True):
    """Maps values to board units: ``low`` to ``start``, ``high`` to ``end``."""

    low: float
    high: float
    start: float
    end: float
    ticks: tuple[int, ...]

    def at(self, value: float) -> float:
        """Return where a value lies."""
        return self.start + (self.end - self.start) * (value - self.low) / (self.high - self.low)


def ticks(low: int, high: int) -> tuple[int, ...]:
    """Return the round numbers from ``low`` to ``high``, both included."""
    step = round_step(low, high)
    return tuple(range(-(-low // step) * step, high + 1, step))


def round_step(low: int, high: int) -> int:
    """Return the smallest of 1, 2, 5, 10, 20 ... that needs at most _MOST_TICKS ticks."""
    steps = (digit * int(10**power) for power in count() for digit in (1, 2, 5))
    return next(step for step in steps if (high - low) / step < _MOST_TICKS)


def number(value: int) -> str:
    """Return a number with a true minus sign."""
    return f"{value}".replace("-", "−")


# The line of a seat: its colour with a white rim, and the seat's form along the way.
#
# Lines of equal values lie side by side, so that each is visible.

_SMALL_TOKEN: Final = 26
_SIDE_BY_SIDE: Final = 8.0
"""Distance between lines of equal values."""

_STATIONS: Final = 2
"""How often a line bears its seat's form before its end."""

_DOT_PITCH: Final = 22.0


def seat_lines(plot: Plot, ways: Sequence[Sequence[Point]]) -> Iterator[Shape]:
    """Draw the lines of a plot; ``ways``: their points (``line_points``)."""
    for series, way in zip(plot.series, ways, strict=True):
        yield from _line(series.seat, _bends(way))
    for place, (series, way) in enumerate(zip(plot.series, ways, strict=True)):
        for at in _stations(place, len(ways), len(way)):
            yield centred(token(series.seat, _SMALL_TOKEN), *way[at])


def line_points(plot: Plot, place: int, first: int, counts: Scale, scale: Scale) -> list[Point]:
    """Return the points of one series, shifted where other series have the same value."""
    way = []
    values = plot.series[place].values
    for at, value in enumerate(values):
        same = [n for n, other in enumerate(plot.series) if other.values[at] == value]
        aside = (same.index(place) - (len(same) - 1) / 2) * _SIDE_BY_SIDE
        way.append((counts.at(first + at), scale.at(value) + aside))
    return way


def _bends(way: Sequence[Point]) -> tuple[Point, ...]:
    """Return the points of a line without those in the middle of a level stretch."""
    inner = (
        here
        for before, here, after in zip(way, way[1:], way[2:], strict=False)
        if not before[1] == here[1] == after[1]
    )
    return (way[0], *inner, way[-1])


def _line(seat: int, way: tuple[Point, ...]) -> Iterator[Shape]:
    """Draw a seat's line: its colour between white rims, dotted if the seat's roads are."""
    mark = SEAT_MARKS[seat]
    yield Path(way, INK, 13)
    yield Path(way, WHITE, 11)
    yield Path(way, mark.colour, 7)
    if mark.dotted:
        yield from (Circle(x, y, 1.8, WHITE) for x, y in _dots(way))


def _dots(way: Sequence[Point]) -> Iterator[Point]:
    """Yield evenly spaced points along a line, from its beginning."""
    left = 0.0
    for (x, y), (to_x, to_y) in pairwise(way):
        long = hypot(to_x - x, to_y - y)
        along = left
        while along < long:
            yield x + (to_x - x) * along / long, y + (to_y - y) * along / long
            along += _DOT_PITCH
        left = along - long


def _stations(place: int, series: int, values: int) -> Iterator[int]:
    """Yield the indices of values at which a line bears its form, different for each line."""
    for stretch in range(_STATIONS):
        yield round((stretch + (place + 0.5) / series) / _STATIONS * (values - 1))


# A plot on a panel: title, scales, lines, and at their ends seats and values.

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


# Line charts: seats' values over time, one plot by itself or several below a board.

_HIGH, _LOW = 590, 200
"""How high the lines of a plot are: by itself, and below a board."""

_WHOLE: Final = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEADING + _HIGH + AXIS)
"""The panel of a plot by itself."""


def lines(plot: Plot, across: Text, say: Say, first: int = 0) -> Scene:
    """A plot over counts of moves, or games; names stand at the ends of its lines.

    ``across``: what is counted from left to right, beginning with ``first``.
    """
    shapes = tuple(plot_panel(plot, _WHOLE, across, say, first, named=True))
    return chart_scene(shapes, _WHOLE.bottom + MARGIN)


def frame_of_lines() -> tuple[float, float, float, float]:
    """Return left, right, top and bottom of where ``lines`` draws, from the first count on."""
    left, right = _WHOLE.x + LEFT, _WHOLE.right - NAMED
    return left, right, _WHOLE.y + HEADING, _WHOLE.bottom - AXIS


def strip(plots: Sequence[Plot], across: Text, say: Say) -> Scene:
    """Plots side by side, low enough to stand below a board without making it smaller on a phone.

    The board says which form is whose: at the ends of lines are only forms and values.
    """
    wide = (WIDTH - MARGIN) // len(plots) - MARGIN
    shapes: list[Shape] = []
    for number, plot in enumerate(plots):
        left = MARGIN + number * (wide + MARGIN)
        box = Box(left, MARGIN, wide, HEADING + _LOW + AXIS)
        shapes += plot_panel(plot, box, across, say, named=False)
    return chart_scene(shapes, HEADING + _LOW + AXIS + 2 * MARGIN)


# Rankings: names, best first, each with its value also as a point on a scale.

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


__all__ = [
    "MOVES",
    "PALETTE",
    "ChartLine",
    "Plot",
    "Series",
    "frame_of_lines",
    "in_words",
    "lines",
    "ranking",
    "strip",
]
