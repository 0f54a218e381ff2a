"""Runs of wagons as arrows: those of the last turn in gold, a planned one dashed and white.

An arrow consists of bars from square to square, a bead on each square left or passed, and a head:
few different symbols, so that each is drawn once and cached.
"""

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Final, Literal

from games.strada_romana.board import Destination, Square
from games.strada_romana.view import Run, View
from rendering.boards.strada_romana.layout import BOX_X, BOX_Y, ROAD_ENDS, SQUARES, WAGON_UP
from rendering.scene import curves
from rendering.scene.arrows import ArrowHead, bars, before_end, head_at
from rendering.scene.colours_and_sizes import GOLD, INK, WHITE
from rendering.scene.shapes import (
    Circle,
    Colour,
    Path,
    Point,
    Shape,
    Stamp,
    Symbol,
    centred,
)

LineStyle = Literal["last", "planned"]

_COLOURS: Final[dict[LineStyle, Colour]] = {"last": GOLD, "planned": WHITE}
_CORE: Final = 9
_CASED: Final = 15
_BEAD: Final = 10
_HEAD: Final = ArrowHead("strada-romana-head", length=20, spread=14, rim=6)

_EDGE: Final = (37, 36)
"""Distances from the middle of a wagon to an arrow's tip: at its side, and above or below."""


def stand(square: Square) -> tuple[int, int]:
    """Return the middle of a wagon on this square."""
    x, y = SQUARES[square]
    return x, y - WAGON_UP


def box_place(to: Destination, box: int) -> tuple[int, int]:
    """Return the middle of a wagon in its start box."""
    return BOX_X[to], BOX_Y[box]


def last_runs(view: View) -> Iterator[Stamp]:
    """Draw the runs of the last turn; the head stops at the edge of a wagon on the last square."""
    for run in view.last_runs:
        course = course_of(view, run, run.start)
        yield from arrow(course, "last", stops=not run.arrives)


def planned_run(view: View, plan: Run) -> Iterator[Stamp]:
    """Draw the planned run, from where its wagon stands."""
    course = course_of(view, plan, view.wagons[plan.wagon].square)
    yield from arrow(course, "planned", stops=False)


def course_of(view: View, run: Run, start: Square | None) -> tuple[Point, ...]:
    """Return the points of a run, from its start to where the wagon stops or leaves the road."""
    own = view.wagons[run.wagon]
    points: list[Point] = [box_place(own.to, own.box) if start is None else stand(start)]
    points += (stand(square) for square in run.path)
    if run.arrives:
        out = ROAD_ENDS[1] + 16 if own.to == "rome" else ROAD_ENDS[0] - 16
        points.append((out, points[-1][1]))
    return tuple(points)


def arrow(course: tuple[Point, ...], style: LineStyle, *, stops: bool) -> Iterator[Stamp]:
    """Draw an arrow along these points; with ``stops`` it ends at the edge of the last wagon."""
    if len(course) < 2:
        return
    before, last = course[-2:]
    tip = _at_edge(before, last) if stops else last
    neck = before_end(before, tip, _HEAD.length - 5)
    yield from bars((*course[:-1], neck), partial(_bar, style))
    for number, point in enumerate(course[:-1]):
        yield centred(_bead(style, hollow=number == 0), *point)
    yield head_at(tip, before, _HEAD, style, _COLOURS[style])


def _at_edge(before: Point, last: Point) -> Point:
    """Return where a line to the middle of a wagon meets the wagon's edge."""
    dx, dy = last[0] - before[0], last[1] - before[1]
    across, down = _EDGE
    part = min(across / abs(dx) if dx else 1, down / abs(dy) if dy else 1, 1)
    return last[0] - dx * part, last[1] - dy * part


@lru_cache(maxsize=256)
def _bar(style: LineStyle, dx: int, dy: int) -> Symbol:
    """Draw a line that spans ``dx`` to the right and ``dy`` down; a planned one is dashed."""
    wide, high = abs(dx) + _CASED + 5, abs(dy) + _CASED + 5
    x, y = wide / 2, high / 2
    start, end = (x - dx / 2, y - dy / 2), (x + dx / 2, y + dy / 2)
    lines = [(start, end)]
    if style == "planned":
        stops = curves.dots(start, end, 11)
        lines = [(stops[i], stops[i + 1]) for i in range(0, len(stops) - 1, 2)]
    shapes: list[Shape] = []
    for width, colour in ((_CASED, INK), (_CORE, _COLOURS[style])):
        shapes += (Path(line, colour, width) for line in lines)
    return Symbol(f"strada-romana-bar/{dx}/{dy}/{style}", wide, high, tuple(shapes))


@lru_cache(maxsize=4)
def _bead(style: LineStyle, *, hollow: bool) -> Symbol:
    """Draw the bead on a square passed, or, hollow, on the square that a wagon leaves."""
    middle = _BEAD + 4
    shapes: list[Shape] = [
        Circle(middle, middle, _BEAD + 3, INK),
        Circle(middle, middle, _BEAD, _COLOURS[style]),
    ]
    if hollow:
        shapes.append(Circle(middle, middle, _BEAD - 5, INK))
    return Symbol(f"strada-romana-bead/{style}/{hollow}", 2 * middle, 2 * middle, tuple(shapes))
