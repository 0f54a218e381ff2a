"""Marks that several games draw: panels, signs and rings of seats, arrows, and icons."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import pairwise
from math import dist, hypot
from typing import Final, Literal, Protocol

import msgspec

from core.game import Outcome, Seat
from rendering.scene import curves
from rendering.scene.shapes import (
    GOLD,
    INK,
    PANEL_EDGE,
    PAPER,
    WHITE,
    Box,
    Circle,
    Colour,
    Point,
    Polygon,
    Rectangle,
    Shape,
    Stamp,
    Symbol,
    centred,
    placed,
    resized,
)

# The parts of seats' panels that all games share.


class Played(Protocol):
    """The part of a view that all panels need: whose turn it is, and how the game ended."""

    @property
    def turn(self) -> Seat | None:
        """The seat to act, None if no single seat is."""

    @property
    def outcome(self) -> Outcome | None:
        """The end, None before it."""


def stands_out(view: Played, seat: int) -> bool:
    """Whether the panel has a gold frame: the seat on turn, or at the end the winners."""
    if view.outcome is not None:
        return seat in view.outcome.winners
    return view.turn == seat


def final_points(view: Played, seat: int, so_far: int) -> int:
    """Return the seat's final points if the game is over, else ``so_far``."""
    if view.outcome is None:
        return so_far
    return next(one.points for one in view.outcome.standings if one.seat == seat)


def outline(*, gold: bool) -> tuple[Colour, int]:
    """Return the colour and width of a panel's outline."""
    return (GOLD, 6) if gold else (PANEL_EDGE, 2)


# The marks of seats: colour and form of each, and its tokens, with a white rim and a hairline.

Form = Literal["circle", "square", "triangle", "diamond", "pentagon"]


class SeatMark(msgspec.Struct, frozen=True):
    """The marks that distinguish a seat: colour, form, the ink on it, a dotted middle line."""

    form: Form
    colour: Colour
    ink: Colour
    dotted: bool


SEAT_MARKS: Final[tuple[SeatMark, ...]] = (
    SeatMark("circle", "#0072B2", WHITE, dotted=False),
    SeatMark("square", "#D55E00", WHITE, dotted=True),
    SeatMark("triangle", "#CC99FF", INK, dotted=False),
    SeatMark("diamond", "#101014", WHITE, dotted=True),
    SeatMark("pentagon", "#66FFB2", INK, dotted=False),
)

_HAIRLINE: Final = 2.0

RING: Final = 9
"""How far a ring extends beyond what it frames."""

# Scale of each form, so that all look equally large.
_REACH: Final[dict[Form, float]] = {
    "circle": 1.0,
    "square": 0.9,
    "triangle": 1.16,
    "diamond": 1.1,
    "pentagon": 1.06,
}


@lru_cache(maxsize=256)
def token(seat: int, size: int) -> Symbol:
    """Draw a seat's token, ``size`` wide with its rim and hairline."""
    mark = SEAT_MARKS[seat]
    rim = max(2.5, size * 0.085)
    box = size + 8
    middle = box / 2
    radius = size / 2
    shapes = (
        _form(mark.form, middle, radius, INK),
        _form(mark.form, middle, radius - _HAIRLINE, WHITE),
        _form(mark.form, middle, radius - _HAIRLINE - rim, mark.colour),
    )
    return Symbol(f"token/{seat}/{size}", box, box, shapes)


@lru_cache(maxsize=64)
def spent_token(seat: int, size: int) -> Symbol:
    """Draw the outline of a token that is no longer there."""
    form = SEAT_MARKS[seat].form
    box = size + 8
    middle = box / 2
    return Symbol(
        f"spent/{seat}/{size}",
        box,
        box,
        (
            _form(form, middle, size / 2 - 1, PANEL_EDGE),
            _form(form, middle, size / 2 - 4, "#1E1F22"),
        ),
    )


@lru_cache(maxsize=64)
def ring(width: int, height: int, colour: Colour = GOLD, radius: float = 14) -> Symbol:
    """Draw a frame to lay round something of this size, with a dark hairline on both sides.

    The symbol is 2 * RING wider and higher than what it frames; ``radius``: of its corners.
    """
    wide, high = width + 2 * RING, height + 2 * RING
    shapes = (
        Rectangle(0, 0, wide, high, None, radius + RING, INK, RING + 1),
        Rectangle(2, 2, wide - 4, high - 4, None, radius + RING - 2, colour, RING - 3),
    )
    return Symbol(f"ring/{width}x{height}/{colour}/{radius}", wide, high, shapes)


def ringed(box: Box, colour: Colour = GOLD, radius: float = 14) -> Stamp:
    """Return the ring round a box: gold for the last move, white for a choice."""
    return Stamp(ring(box.width, box.height, colour, radius), box.x - RING, box.y - RING)


def ringed_choices(places: Mapping[str, Box], choices: Iterable[str]) -> Iterator[Stamp]:
    """Draw a white ring round each choice that has a place."""
    for name in choices:
        if (box := places.get(name)) is not None:
            yield ringed(box, WHITE)


@lru_cache(maxsize=1)
def laurel() -> Symbol:
    """Draw the winner's wreath."""
    shapes: list[Shape] = []
    for i, (x, y) in enumerate(curves.arc(28, 25, 20, 0.31, 0.62, 1, 5)):
        leaf = curves.turned(curves.ellipse(x, y, 4.2, 8), 0.37 + i * 0.062, x, y)
        shapes += (Polygon(leaf, GOLD), Polygon(curves.mirrored(leaf, 28), GOLD))
    shapes.append(Polygon(curves.star(28, 26, 10, 4.2, 5), GOLD))
    return Symbol("laurel", 56, 52, tuple(shapes))


def _form(form: Form, middle: float, radius: float, fill: Colour) -> Shape:
    if form == "circle":
        return Circle(middle, middle, radius, fill)
    reach = radius * _REACH[form]
    if form == "square":
        return Rectangle(middle - reach, middle - reach, 2 * reach, 2 * reach, fill, 2.5)
    return Polygon(_corners(form, middle, reach), fill)


def _corners(form: Form, middle: float, reach: float) -> tuple[Point, ...]:
    if form == "triangle":
        return curves.regular(middle, middle + reach * 0.15, reach, 3)
    if form == "diamond":
        return curves.regular(middle, middle, reach, 4)
    return curves.regular(middle, middle, reach, 5)


# Arrows along a line of points: their bars, where their head begins, and the head.
#
# They consist of few different symbols, so that each is drawn once and cached.


class ArrowHead(msgspec.Struct, frozen=True):
    """The form of a head. ``key``: begins the keys of its symbols.

    ``spread``: distance from the line to its corners. ``rim``: width of its outline.
    """

    key: str
    length: int
    spread: int
    rim: int


def before_end(start: Point, end: Point, gap: float) -> Point:
    """Return the point ``gap`` before the end of a line, though not before its start."""
    part = min(1.0, gap / max(1.0, dist(start, end)))
    return end[0] - (end[0] - start[0]) * part, end[1] - (end[1] - start[1]) * part


def bars(points: Sequence[Point], bar: Callable[[int, int], Symbol]) -> Iterator[Stamp]:
    """Draw the lines from each point to the next; ``bar``: draws one of this width and height."""
    for one, other in pairwise(points):
        middle = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
        yield centred(bar(round(other[0] - one[0]), round(other[1] - one[1])), *middle)


def head_at(tip: Point, before: Point, head: ArrowHead, style: str, fill: Colour) -> Stamp:
    """Draw the head of an arrow that comes from ``before``. ``style``: what its key ends with."""
    long = max(1.0, dist(before, tip))
    way = (round((tip[0] - before[0]) / long, 1), round((tip[1] - before[1]) / long, 1))
    return centred(_head(way, head, style, fill), *tip)


@lru_cache(maxsize=320)
def _head(way: tuple[float, float], head: ArrowHead, style: str, fill: Colour) -> Symbol:
    """Draw a head that points this way, its tip in the middle of the symbol."""
    middle = head.length + 8
    long = hypot(*way) or 1.0
    across, down = way[0] / long, way[1] / long
    foot = (middle - across * head.length, middle - down * head.length)
    corners = (
        (middle, middle),
        (foot[0] - down * head.spread, foot[1] + across * head.spread),
        (foot[0] + down * head.spread, foot[1] - across * head.spread),
    )
    shapes = (Polygon(corners, INK, INK, head.rim), Polygon(corners, fill))
    return Symbol(f"{head.key}/{across:.2f}/{down:.2f}/{style}", 2 * middle, 2 * middle, shapes)


# Icons: small drawings beside choices in menus and on buttons, as data.
#
# ``rendering/boards/<key>/icons.py`` lists those of a game; ``raster.icon_file`` draws them.

SIDE: Final = 128
"""Pixels: the size at which Discord stores an emoji."""

_DRAWN: Final = "1"
"""Raise this when the same shapes are drawn differently: all icons are then new."""


def fingerprint(icon: Symbol) -> str:
    """Return a hash that identifies an icon's look, without drawing it."""
    return sha256(_DRAWN.encode() + msgspec.json.encode(icon.shapes)).hexdigest()


def fitted(icon: Symbol) -> tuple[Shape, ...]:
    """Return a drawing's shapes, scaled to fit an icon and centred."""
    factor = SIDE / max(icon.width, icon.height)
    x, y = (SIDE - icon.width * factor) / 2, (SIDE - icon.height * factor) / 2
    return tuple(placed(resized(shape, factor), x, y) for shape in icon.shapes)


def on_paper(key: str, shapes: tuple[Shape, ...]) -> Symbol:
    """Return an icon on a tile of paper, visible on light and on dark ground."""
    paper = Rectangle(2, 2, SIDE - 4, SIDE - 4, PAPER, 26, INK, 5)
    return Symbol(key, SIDE, SIDE, (paper, *shapes))
