"""The line of a seat: its colour with a white rim, and the seat's form along the way.

Lines of equal values lie side by side, so that each is visible.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Final

from rendering.charts.plots import Plot
from rendering.charts.scales import Scale
from rendering.scene.colours_and_sizes import INK, WHITE
from rendering.scene.seat_marks import SEAT_MARKS, token
from rendering.scene.shapes import Circle, Path, Point, Shape, centred

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
