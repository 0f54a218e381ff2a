"""Charts in the house's look: how seats' values went, and who stands where in a list.

A seat's line has its colour and its form, drawn at the line's end and along it, and a white rim;
the values of lines that meet are drawn side by side, so that each of them is seen.
"""

from collections.abc import Iterator, Sequence
from itertools import count, pairwise
from math import ceil, floor, hypot
from typing import Final

import msgspec

from core.text import Say, Text, Verbatim, text
from rendering.scene.lettering import fitted
from rendering.scene.seat_labels import seat_name
from rendering.scene.seat_marks import token
from rendering.scene.shapes import (
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
from rendering.scene.style import (
    CANVAS,
    CORNER,
    GOLD,
    INK,
    MARGIN,
    PALE,
    PANEL,
    PANEL_EDGE,
    SEAT_MARKS,
    TEXT,
    TITLE,
    WHITE,
)
from rendering.scene.typeface import typeface

PALETTE: Final = "charts"

WIDTH: Final = 1200

MOVES: Final = text("chart-moves")
"""What the charts of games count from left to right."""

_HEADING: Final = 84
"""From the top of a plot's panel to its first line."""

_LEFT: Final = 114
"""From the edge of a panel to where its lines begin."""

_NAMED, _UNNAMED = 358, 190
"""From where lines end to the edge of their panel: with names beside them, and without."""

_AXIS: Final = 66
"""What the numbers below a plot take."""

_HIGH, _LOW = 590, 200
"""How high the lines of a plot are: by itself, and below a board."""

_MOST_TICKS: Final = 5
_PITCH: Final = 48
"""From one name at the lines' ends to the next."""

_TOKEN: Final = 36
_SMALL_TOKEN: Final = 26
_SIDE_BY_SIDE: Final = 8.0
"""How far apart lines of equal values are drawn."""

_STATIONS: Final = 2
"""How often a line bears its form before its end."""

_DOT_PITCH: Final = 22.0

_ROW: Final = 66
_TRACK: Final = (470, 860)
"""Where the points of a list lie."""


class Series(msgspec.Struct, frozen=True):
    """The values of one seat, or of somebody drawn with this seat's colour and form."""

    seat: int
    label: SeatLabel
    values: tuple[float, ...]


class Plot(msgspec.Struct, frozen=True):
    """What is counted, and the values of each; all series are equally long.

    ``from_zero``: the lowest line is nought, as suits what is counted from nothing.
    """

    title: Text
    series: tuple[Series, ...]
    from_zero: bool = True


class ChartLine(msgspec.Struct, frozen=True):
    """A line of a list: rank (0: none so far), name, the value its bar shows, and a remark."""

    rank: int
    label: SeatLabel
    value: int
    remark: str = ""


class _Scale(msgspec.Struct, frozen=True):
    """From values to board units: ``low`` lies at ``start``, ``high`` at ``end``."""

    low: float
    high: float
    start: float
    end: float
    ticks: tuple[int, ...]

    def at(self, value: float) -> float:
        """Where a value lies."""
        return self.start + (self.end - self.start) * (value - self.low) / (self.high - self.low)


# --- lines ---------------------------------------------------------------------------------------


def lines(plot: Plot, across: Text, say: Say, first: int = 0) -> Scene:
    """A plot over counts of moves, or games; names stand at the ends of its lines.

    ``across``: what is counted from left to right, beginning with ``first``.
    """
    box = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, _HEADING + _HIGH + _AXIS)
    return _picture(tuple(_plot(plot, box, across, say, first, named=True)), box.bottom + MARGIN)


def strip(plots: Sequence[Plot], across: Text, say: Say) -> Scene:
    """Plots side by side, low enough to stand below a board without making it smaller on a phone.

    The board says which form is whose: at the ends of lines are only forms and values.
    """
    wide = (WIDTH - MARGIN) // len(plots) - MARGIN
    shapes: list[Shape] = []
    for number, plot in enumerate(plots):
        left = MARGIN + number * (wide + MARGIN)
        box = Box(left, MARGIN, wide, _HEADING + _LOW + _AXIS)
        shapes += _plot(plot, box, across, say, named=False)
    return _picture(shapes, _HEADING + _LOW + _AXIS + 2 * MARGIN)


def in_words(plots: Sequence[Plot], across: Text, say: Say, first: int = 0) -> str:
    """The same for those who do not see it: what each had at first, at most and at the end."""
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


def _plot(
    plot: Plot, box: Box, across: Text, say: Say, first: int = 0, *, named: bool
) -> Iterator[Shape]:
    """One panel; ``named``: with names at the ends of its lines."""
    last = first + len(plot.series[0].values) - 1
    start, end = box.x + _LEFT, box.right - (_NAMED if named else _UNNAMED)
    counts = _Scale(min(first, last - 1), last, start, end, _ticks(first, last))
    ground = box.bottom - _AXIS
    yield Rectangle(box.x, box.y, box.width, box.height, PANEL, CORNER, PANEL_EDGE, 2)
    room = box.width - 40
    yield fitted(say(plot.title), box.x + 20, box.y + 38, room, (TITLE, TEXT), WHITE)
    scale = _heights(plot, ground, box.y + _HEADING)
    for tick in scale.ticks:
        y = scale.at(tick)
        yield Path(((start, y), (end, y)), PANEL_EDGE, 2)
        yield Lettering(start - 20, y, _number(tick), TEXT, PALE, "medium", "right")
    ways = [_way(plot, place, counts, scale) for place in range(len(plot.series))]
    for series, way in zip(plot.series, ways, strict=True):
        yield from _line(series.seat, _bends(way))
    for place, (series, way) in enumerate(zip(plot.series, ways, strict=True)):
        for at in _stations(place, len(ways), len(way)):
            yield centred(token(series.seat, _SMALL_TOKEN), *way[at])
    yield from _ends(plot, ways, Box(box.x, box.y, box.width, ground - box.y), say, named)
    yield from _below(counts, ground + 36, across, box.right - end - 58, say)


def _heights(plot: Plot, ground: float, top: float) -> _Scale:
    """The scale of a plot's values, with round numbers at both ends."""
    values = [value for series in plot.series for value in series.values]
    low, high = floor(min(values)), ceil(max(values))
    if plot.from_zero:
        low, high = min(low, 0), max(high, 0)
    step = _step(low, high)
    low, high = low // step * step, -(-high // step) * step
    high = max(high, low + step)
    return _Scale(low, high, ground, top, tuple(range(low, high + 1, step)))


def _ticks(low: int, high: int) -> tuple[int, ...]:
    """The round numbers between these, both included."""
    step = _step(low, high)
    return tuple(range(-(-low // step) * step, high + 1, step))


def _step(low: int, high: int) -> int:
    """The smallest of 1, 2, 5, 10, 20 ... that needs no more than the most ticks."""
    steps = (digit * int(10**power) for power in count() for digit in (1, 2, 5))
    return next(step for step in steps if (high - low) / step < _MOST_TICKS)


def _way(plot: Plot, place: int, counts: _Scale, scale: _Scale) -> list[Point]:
    """The points of one series; beside those of others that have the same value there."""
    way = []
    values = plot.series[place].values
    first = counts.high - len(values) + 1
    for at, value in enumerate(values):
        same = [n for n, other in enumerate(plot.series) if other.values[at] == value]
        aside = (same.index(place) - (len(same) - 1) / 2) * _SIDE_BY_SIDE
        way.append((counts.at(first + at), scale.at(value) + aside))
    return way


def _bends(way: Sequence[Point]) -> tuple[Point, ...]:
    """The points of a line without those in the middle of a level stretch."""
    inner = (
        here
        for before, here, after in zip(way, way[1:], way[2:], strict=False)
        if not before[1] == here[1] == after[1]
    )
    return (way[0], *inner, way[-1])


def _line(seat: int, way: tuple[Point, ...]) -> Iterator[Shape]:
    """A seat's line: its colour between white rims, with dots where its roads have them."""
    mark = SEAT_MARKS[seat]
    yield Path(way, INK, 13)
    yield Path(way, WHITE, 11)
    yield Path(way, mark.colour, 7)
    if mark.dotted:
        yield from (Circle(x, y, 1.8, WHITE) for x, y in _dots(way))


def _dots(way: Sequence[Point]) -> Iterator[Point]:
    """Points along a line, evenly spaced from its beginning."""
    left = 0.0
    for (x, y), (to_x, to_y) in pairwise(way):
        long = hypot(to_x - x, to_y - y)
        along = left
        while along < long:
            yield x + (to_x - x) * along / long, y + (to_y - y) * along / long
            along += _DOT_PITCH
        left = along - long


def _stations(place: int, series: int, values: int) -> Iterator[int]:
    """Which values of a line bear its form: each line's in places of its own."""
    for stretch in range(_STATIONS):
        yield round((stretch + (place + 0.5) / series) / _STATIONS * (values - 1))


def _ends(
    plot: Plot, ways: Sequence[Sequence[Point]], box: Box, say: Say, named: bool
) -> Iterator[Shape]:
    """At the end of each line whose it is and the value; apart where the lines end together."""
    heights = _spread([way[-1][1] for way in ways], box.y + _PITCH, box.bottom)
    right = box.right - 22
    for series, way, y in zip(plot.series, ways, heights, strict=True):
        x, value = way[-1][0] + 56, _number(round(series.values[-1]))
        yield Path((way[-1], (x, y)), PALE, 2)
        yield centred(token(series.seat, _TOKEN), x, y)
        yield Lettering(right, y, value, TITLE, WHITE, "bold", "right")
        if named:
            left, wide = x + 30, typeface("bold").width(value, TITLE)
            room = right - wide - 14 - left
            yield from seat_name(series.label, series.seat, say, (left, y), room, WHITE).shapes


def _spread(heights: Sequence[float], top: float, bottom: float) -> list[float]:
    """The heights, moved apart as far as lettering needs, between these two."""
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


def _below(counts: _Scale, y: float, across: Text, room: float, say: Say) -> Iterator[Shape]:
    """The round numbers below the lines, and what they count."""
    for tick in counts.ticks:
        yield Lettering(counts.at(tick), y, _number(tick), TEXT, PALE, "medium", "centre")
    yield fitted(say(across), counts.end + 38, y, room, (TEXT,), PALE, face="medium")


# --- lists ---------------------------------------------------------------------------------------


def ranking(title: Text, standing: Sequence[ChartLine], say: Say) -> Scene:
    """A list of who stands where, the first one first, each value also as a point on a scale."""
    top, high = MARGIN + _HEADING, MARGIN + _HEADING + _ROW * len(standing) + 16
    wide = WIDTH - 2 * MARGIN
    shapes: list[Shape] = [
        Rectangle(MARGIN, MARGIN, wide, high - MARGIN, PANEL, CORNER, PANEL_EDGE, 2),
        fitted(say(title), MARGIN + 20, MARGIN + 42, wide - 40, (TITLE, TEXT), WHITE),
    ]
    values = [line.value for line in standing]
    low, top_value = min(values), max(values)
    step = _step(low, max(top_value, low + 1))
    scale = _Scale(low // step * step, max(top_value, low + step), *_TRACK, ())
    for place, line in enumerate(standing):
        shapes += _row(line, place, top + _ROW * (place + 0.5), scale, say)
    return _picture(shapes, high + MARGIN)


def _row(line: ChartLine, place: int, y: float, scale: _Scale, say: Say) -> Iterator[Shape]:
    ink = GOLD if line.rank == 1 else WHITE
    yield Lettering(84, y, f"{line.rank or '–'}", TITLE, ink, "bold", "right")
    yield from seat_name(line.label, place, say, (108, y), _TRACK[0] - 150, ink).shapes
    yield Path(((_TRACK[0], y), (_TRACK[1], y)), PANEL_EDGE, 4)
    yield Circle(scale.at(line.value), y, 13, ink, INK, 2)
    value = _number(line.value) if line.rank else f"≈ {_number(line.value)}"
    yield Lettering(_TRACK[1] + 128, y, value, TITLE, ink, "bold", "right")
    left = _TRACK[1] + 150
    room = WIDTH - MARGIN - 20 - left
    yield fitted(line.remark, left, y, room, (TEXT,), PALE, face="medium")


# --- both ----------------------------------------------------------------------------------------


def _number(value: int) -> str:
    return f"{value}".replace("-", "−")


def _picture(shapes: Sequence[Shape], height: int) -> Scene:
    base = Base("", WIDTH, height, CANVAS, tuple(shapes))
    return Scene(WIDTH, height, base, (), PALETTE)


def rehearse(say: Say) -> tuple[Scene, ...]:
    """Pictures that between them use all that charts share."""
    seats = range(len(SEAT_MARKS))
    series = tuple(
        Series(seat, SeatLabel(str(seat + 1), computer=seat == 1), (0, seat + 1, seat, seat * 7))
        for seat in seats
    )
    title = text("board-player", number=1)
    standing = [ChartLine(n, SeatLabel(str(n)), 100 - n, str(n)) for n in (1, 2)]
    plot = Plot(title, series)
    return lines(plot, title, say), strip((plot, plot), title, say), ranking(title, standing, say)
