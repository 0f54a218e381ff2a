"""The last move and a planned move, drawn on the board."""

from collections.abc import Iterator
from functools import lru_cache, partial
from math import dist
from typing import Final, Literal

from games.stratego4.board import Space
from games.stratego4.view import LastAction, Plan, View
from rendering.boards.stratego4.art import BURST, WARNING, small
from rendering.boards.stratego4.board_map import occupied, outline_of
from rendering.boards.stratego4.layout import Ground
from rendering.scene import curves
from rendering.scene.marks import ArrowHead, bars, before_end, head_at
from rendering.scene.shapes import (
    GOLD,
    INK,
    TEXT,
    WHITE,
    Circle,
    Colour,
    Lettering,
    Path,
    Point,
    Polygon,
    Rectangle,
    Shape,
    Stamp,
    Symbol,
    centred,
)

# The last move, attack or shot: its path, the clash, and both ranks.

LineStyle = Literal["move", "shot", "planned"]

_CORE: Final[dict[LineStyle, Colour]] = {"move": GOLD, "shot": WARNING, "planned": WHITE}
_HEAD: Final = ArrowHead("stratego4-head", length=22, spread=15, rim=7)
_STAND_OFF: Final = 30
"""Distance from the middle of a space to the tip of an arrow that stops at a piece on it."""


def marks_below(view: View, here: Ground) -> Iterator[Shape]:
    """Draw what lies under the pieces: frames of the start and end spaces, the flash of a clash."""
    if view.last is None:
        return
    path = view.last.path
    yield framed(here, path[0], GOLD, "#F6E58D")
    if view.last.kind == "move":
        yield framed(here, path[-1], GOLD, "#F6E58D")
    else:
        yield centred(burst(), *here.centres[path[-1]])


def course_of(view: View, here: Ground) -> Iterator[Stamp]:
    """Draw the arrow, under the pieces: it stops at the piece that it leads to."""
    last = view.last
    if last is not None:
        style: LineStyle = "shot" if last.kind == "shot" else "move"
        points, end = course(here, last.path), last.path[-1]
        stands = end in occupied(view) and points[-1] == here.centres[end]
        yield from arrow(points, style, stops=stands)


def clash(view: View, here: Ground) -> Iterator[Stamp]:
    """Draw attacker and defender."""
    last = view.last
    if last is not None and last.attacker is not None and last.defender is not None:
        yield from _duel(view, here, last)


def course(here: Ground, path: tuple[Space, ...]) -> tuple[Point, ...]:
    """Return the points of a path. It enters and leaves the ring through the gate it passes."""
    ring, turret = here.board.ring, here.board.turret
    points: list[Point] = []
    for number, space in enumerate(path):
        if space != ring:
            points.append(here.centres[space])
            continue
        beside = [path[i] for i in (number - 1, number + 1) if 0 <= i < len(path)]
        gates = [_within(here, here.gate(near)) for near in beside if near not in (ring, turret)]
        points += gates if gates and turret not in beside else [*gates, here.centres[ring]]
    return tuple(points)


def _within(here: Ground, gate: Point) -> Point:
    """Return a point a little way inside a gate."""
    x, y = here.middle
    part = 1 - 30 / dist(gate, (x, y))
    return x + (gate[0] - x) * part, y + (gate[1] - y) * part


# --- frames --------------------------------------------------------------------------------------


def framed(here: Ground, space: Space, edge: Colour, fill: Colour | None) -> Stamp:
    """Draw a frame round a space: of the ring its whole outline, of the turret a circle."""
    x, y = here.centres[space]
    if space == here.board.turret:
        return centred(_round_frame(edge), x, y)
    outline = outline_of(here, space) if space in here.quads else None
    if outline is None:
        fill, (x, y) = None, here.middle
        outline = tuple((round(px - x, 1), round(py - y, 1)) for px, py in here.castle)
    return centred(_frame(outline, edge, fill), x, y)


@lru_cache(maxsize=256)
def _frame(outline: curves.Points, edge: Colour, fill: Colour | None) -> Symbol:
    half = max(max(abs(x), abs(y)) for x, y in outline) + 8
    size = 2 * round(half)
    points = curves.moved(outline, size / 2, size / 2)
    shapes: list[Shape] = [] if fill is None else [Polygon(points, fill)]
    shapes += (Polygon(points, None, INK, 9), Polygon(points, None, edge, 5.5))
    key = f"stratego4-frame/{outline}/{edge}/{fill}"
    return Symbol(key, size, size, tuple(shapes))


@lru_cache(maxsize=4)
def _round_frame(edge: Colour) -> Symbol:
    shapes = (Circle(54, 54, 50, None, INK, 9), Circle(54, 54, 48.5, None, edge, 5.5))
    return Symbol(f"stratego4-round-frame/{edge}", 108, 108, shapes)


@lru_cache(maxsize=1)
def burst() -> Symbol:
    """Draw the flash of a clash; it extends a little over the edges of its space."""
    shapes = (
        Polygon(curves.star(58, 58, 54, 36, 14), INK, INK, 5),
        Polygon(curves.star(58, 58, 54, 36, 14), BURST),
        Polygon(curves.star(58, 58, 44, 31, 14), GOLD),
        Circle(58, 58, 27, "#FFF6C9"),
    )
    return Symbol("stratego4-burst", 116, 116, shapes)


# --- arrows --------------------------------------------------------------------------------------


def arrow(points: tuple[Point, ...], style: LineStyle, *, stops: bool) -> Iterator[Stamp]:
    """Draw an arrow along these points; with ``stops`` it ends before the piece on the last."""
    if len(points) < 2:
        return
    before, last = points[-2:]
    tip = before_end(before, last, _STAND_OFF) if stops else last
    neck = before_end(before, tip, _HEAD.length - 6)
    yield from bars((*points[:-1], neck), partial(_bar, style))
    if style != "planned":
        yield centred(_start(style), *points[0])
    yield head_at(tip, before, _HEAD, style, _CORE[style])


@lru_cache(maxsize=512)
def _bar(style: LineStyle, dx: int, dy: int) -> Symbol:
    """Draw a line that spans ``dx`` to the right and ``dy`` down, dotted unless a move's."""
    wide, high = abs(dx) + 22, abs(dy) + 22
    x, y = wide / 2, high / 2
    start, end = (x - dx / 2, y - dy / 2), (x + dx / 2, y + dy / 2)
    shapes: list[Shape] = []
    if style == "move":
        shapes = [Path((start, end), INK, 16), Path((start, end), GOLD, 9)]
    else:
        stops = curves.dots(start, end, 20)
        shapes += (Circle(px, py, 7, INK) for px, py in stops)
        shapes += (Circle(px, py, 4.5, _CORE[style]) for px, py in stops)
    return Symbol(f"stratego4-bar/{dx}/{dy}/{style}", wide, high, tuple(shapes))


@lru_cache(maxsize=4)
def _start(style: LineStyle) -> Symbol:
    """Draw the dot at which an arrow begins."""
    shapes = (Circle(15, 15, 14, INK), Circle(15, 15, 10.5, _CORE[style]), Circle(15, 15, 5, INK))
    return Symbol(f"stratego4-start/{style}", 30, 30, shapes)


# --- attacker and defender -----------------------------------------------------------------------


def _duel(view: View, here: Ground, last: LastAction) -> Iterator[Stamp]:
    """Draw both pieces with ranks, the beaten struck out, on the space the attacker last came from.

    That space is empty: the attacker left or crossed it. Only a recruit may have arrived since.
    """
    x, y = _meeting_place(view, here, last.path)
    won = last.winner
    met = (
        (last.seat, last.attacker or 1, won != "attacker" or last.kind == "shot"),
        (last.rival or 0, last.defender or 1, won != "defender"),
    )
    (x0, y0), (x1, y1) = course(here, last.path)[-2:]
    upright = abs(x1 - x0) > abs(y1 - y0)
    yield centred(_plate(upright=upright), x, y)
    for (seat, rank, beaten), off in zip(met, (-23, 23), strict=True):
        right, down = (0, off) if upright else (off, 0)
        yield centred(small(seat, rank, beaten=beaten), x + right, y + down)


def _meeting_place(view: View, here: Ground, path: tuple[Space, ...]) -> Point:
    free = [space for space in path[:-1] if space not in occupied(view)]
    if not free:
        x, y = here.centres[path[-2]]
        return x, y - here.side / 2
    if free[-1] == here.board.ring and path[-1] in here.quads:
        return _within(here, here.gate(path[-1]))
    return here.centres[free[-1]]


@lru_cache(maxsize=2)
def _plate(*, upright: bool) -> Symbol:
    """Draw the plate under the two, across the direction of the attack."""
    wide, high = (56, 104) if upright else (104, 56)
    shapes = (
        Rectangle(0, 0, wide, high, INK, 14),
        Rectangle(2.5, 2.5, wide - 5, high - 5, "#F2E9D2", 12),
    )
    return Symbol(f"stratego4-duel/{upright}", wide, high, shapes)


# The viewer's plan, in white: the selected piece and where it can go.

_LOW = 15
"""How far below the middle of its space a mark lies, so that the piece's owner stays visible."""


def plan_below(here: Ground, plan: Plan) -> Iterator[Shape]:
    """Draw the frame under the selected piece."""
    if plan.selected is not None:
        yield framed(here, plan.selected, WHITE, "#FFFFFF")


def plan_above(view: View, here: Ground, plan: Plan) -> Iterator[Stamp]:
    """Draw round each target a ring if it is free, corners if a piece stands there."""
    yield from _marks(here, plan)
    standing = {piece.space for piece in view.pieces}
    for target in plan.targets:
        look = _corners() if target in standing else _ring()
        yield centred(look, *here.centres[target])
    if plan.selected is not None and _swaps(view, plan):
        yield from _both_ways(here, plan.selected, plan.targets[0])


def _marks(here: Ground, plan: Plan) -> Iterator[Stamp]:
    """Draw on each marked piece the rank it is taken for, with a question mark."""
    for space, rank in plan.marks:
        x, y = here.centres[space]
        yield centred(_mark(rank), x, y + _LOW)


@lru_cache(maxsize=16)
def _mark(rank: int) -> Symbol:
    """Draw a white slip: white is for the viewer's own thoughts, never for what was told."""
    shapes = (
        Rectangle(0, 0, 44, 34, INK, 8),
        Rectangle(2.5, 2.5, 39, 29, WHITE, 6),
        Lettering(22, 17, f"{rank}?", TEXT, INK, "bold", "centre"),
    )
    return Symbol(f"stratego4-mark/{rank}", 44, 34, shapes)


def _swaps(view: View, plan: Plan) -> bool:
    return view.phase == "deploying" and len(plan.targets) == 1


def _both_ways(here: Ground, one: Space, other: Space) -> Iterator[Stamp]:
    """Draw a double-headed arrow from piece to piece."""
    there = (here.centres[one], here.centres[other])
    middle = ((there[0][0] + there[1][0]) / 2, (there[0][1] + there[1][1]) / 2)
    for end in there:
        yield from arrow((middle, end), "planned", stops=True)


@lru_cache(maxsize=1)
def _ring() -> Symbol:
    """Draw the ring on a free target; the name of the space is legible inside."""
    shapes = (Circle(38, 38, 33, None, INK, 10), Circle(38, 38, 31, None, WHITE, 5.5))
    return Symbol("stratego4-target", 76, 76, shapes)


@lru_cache(maxsize=1)
def _corners() -> Symbol:
    """Draw the corners round a piece that can be attacked, fired at, chosen or swapped."""
    shapes: list[Shape] = []
    for width, colour in ((11.0, INK), (6.0, WHITE)):
        for turns in (0, 0.25, 0.5, 0.75):
            corner = ((10.0, 28.0), (10.0, 10.0), (28.0, 10.0))
            shapes.append(Path(curves.turned(corner, turns, 45, 45), colour, width))
    return Symbol("stratego4-aimed-at", 90, 90, tuple(shapes))
