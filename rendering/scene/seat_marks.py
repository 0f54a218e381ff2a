"""The marks of seats: colour and form of each, and its tokens, with a white rim and a hairline."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final, Literal

import msgspec

from rendering.scene import curves
from rendering.scene.colours_and_sizes import GOLD, INK, PANEL_EDGE, WHITE
from rendering.scene.shapes import (
    Box,
    Circle,
    Colour,
    Point,
    Polygon,
    Rectangle,
    Shape,
    Stamp,
    Symbol,
)

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
