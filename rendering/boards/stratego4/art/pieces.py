"""Pieces: a body in colour and form of its seat, with a point towards the castle.

The sign on the body shows what is known: a tower for a rank unknown to the viewer, the digit alone
for a known one, the digit on a pale disc for a rank that all were told.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal

from rendering.boards.stratego4.art.colours import BURST
from rendering.scene import curves
from rendering.scene.colours_and_sizes import INK, PAPER, TEXT, WHITE, mixed
from rendering.scene.seat_marks import SEAT_MARKS, Form
from rendering.scene.shapes import (
    Circle,
    Colour,
    Lettering,
    Path,
    Point,
    Polygon,
    Shape,
    Symbol,
    resized,
)

Side = Literal["back", "known", "told"]

_BOX: Final = 84
_MIDDLE: Final = _BOX / 2
DIGIT: Final = 42
TOLD_DIGIT: Final = 34

_BODIES: Final[dict[Form, tuple[Point, ...]]] = {
    "circle": (
        *((0, -34), (13.5, -20.4)),
        *curves.arc(0, 1.5, 25.8, -0.14, 0.64, 1, 30),
        (-13.5, -20.4),
    ),
    "square": ((0, -33), (23.5, -13), (23.5, 25), (-23.5, 25), (-23.5, -13)),
    "triangle": ((0, -38), (30.5, 21), (28, 26), (0, 17.5), (-28, 26), (-30.5, 21)),
    "diamond": ((0, -37), (28, 3), (0, 30), (-28, 3)),
    "pentagon": curves.regular(0, 0, 30, 5),
}
"""The coloured part of a piece that points upward, round the middle of its space."""

_HEARTS: Final[dict[Form, Point]] = {
    "circle": (0, 1),
    "square": (0, 3),
    "triangle": (0, 4),
    "diamond": (0, 1),
    "pentagon": (0, 0),
}
"""The middle of the digit of a piece that points upward."""


def heart(seat: int, inward: float, factor: float = 1) -> Point:
    """Return the offset from the middle of a space to the digit of a piece on it."""
    ((x, y),) = curves.turned((_HEARTS[SEAT_MARKS[seat].form],), inward)
    return x * factor, y * factor


def digit_ink(seat: int, side: Side) -> Colour:
    """Return the colour of the digit."""
    return INK if side == "told" else SEAT_MARKS[seat].ink


@lru_cache(maxsize=128)
def body(seat: int, inward: float, side: Side) -> Symbol:
    """Draw a piece without its digit; ``inward`` in clockwise turns from upward."""
    mark = SEAT_MARKS[seat]
    outline = curves.turned(curves.moved(_BODIES[mark.form], _MIDDLE, _MIDDLE), inward, *_both())
    shapes: list[Shape] = [
        Polygon(outline, INK, INK, 10),
        Polygon(outline, WHITE, WHITE, 6),
        Polygon(outline, mark.colour, mark.colour, 1),
    ]
    x, y = heart(seat, inward)
    if side == "back":
        shapes += _tower(_MIDDLE + x, _MIDDLE + y, mixed(mark.colour, mark.ink, 0.62))
    elif side == "told":
        shapes += _disc(_MIDDLE + x, _MIDDLE + y, 19.5)
    key = f"stratego4-piece/{seat}/{inward:.3f}/{side}"
    return Symbol(key, _BOX, _BOX, tuple(shapes))


def _both() -> Point:
    return _MIDDLE, _MIDDLE


def _disc(x: float, y: float, radius: float) -> tuple[Shape, ...]:
    return Circle(x, y, radius, INK), Circle(x, y, radius - 2.2, PAPER)


def _tower(x: float, y: float, colour: Colour) -> tuple[Shape, ...]:
    """Draw a battlemented tower, as on the backs of the game's pieces; always upright."""
    points = (
        *((-11, -13), (-6, -13), (-6, -9), (-2.5, -9), (-2.5, -13), (2.5, -13), (2.5, -9)),
        *((6, -9), (6, -13), (11, -13), (11, -3.5), (7.5, -0.5), (7.5, 8), (10.5, 12.5)),
        *((-10.5, 12.5), (-7.5, 8), (-7.5, -0.5), (-11, -3.5)),
    )
    return (Polygon(curves.moved(points, x, y), colour),)


@lru_cache(maxsize=64)
def small(seat: int, rank: int, *, beaten: bool) -> Symbol:
    """Draw a piece of a fight with its rank: half as large, upright, struck out if beaten."""
    mark = SEAT_MARKS[seat]
    box, middle, factor = 52, 26, 0.62
    outline = curves.moved(curves.scaled(_BODIES[mark.form], factor), middle, middle + 1)
    fill = mixed(mark.colour, "#6A6A6E", 0.5) if beaten else mark.colour
    x, y = _HEARTS[mark.form]
    shapes: list[Shape] = [
        Polygon(outline, INK, INK, 8),
        Polygon(outline, WHITE, WHITE, 4.5),
        Polygon(outline, fill, fill, 1),
    ]
    at = (middle + x, middle + 1 + y * factor)
    shapes.append(Lettering(*at, str(rank), TEXT, mark.ink, "bold", "centre"))
    if beaten:
        shapes += _struck(41, 41)
    return Symbol(f"stratego4-small/{seat}/{rank}/{beaten}", box, box, tuple(shapes))


def _struck(x: float, y: float) -> Iterator[Shape]:
    """Draw a red cross."""
    yield Circle(x, y, 11, INK)
    yield Circle(x, y, 9.2, BURST)
    for way in (1, -1):
        yield Path(((x - 4, y - 4 * way), (x + 4, y + 4 * way)), WHITE, 3.2)


@lru_cache(maxsize=1)
def told_sample() -> Symbol:
    """Draw a sample of a told rank, for the legend."""
    digit = Lettering(22, 22, "7", 32, INK, "bold", "centre")
    return Symbol("stratego4-told", 44, 44, (*_disc(22, 22, 19.5), digit))


@lru_cache(maxsize=16)
def rank_disc(rank: int) -> Symbol:
    """Draw a told rank, by itself."""
    digit = Lettering(22, 22, str(rank), 36, INK, "bold", "centre")
    return Symbol(f"stratego4-rank/{rank}", 44, 44, (*_disc(22, 22, 19.5), digit))


@lru_cache(maxsize=1)
def unknown_disc() -> Symbol:
    """Draw an unknown rank, by itself: the tower of a piece's back."""
    return Symbol("stratego4-unknown-rank", 44, 44, (*_disc(22, 22, 19.5), *_tower(22, 22, INK)))


@lru_cache(maxsize=1)
def back_sample() -> Symbol:
    """Draw a sample of an unknown rank, for the legend."""
    tower = _tower(20, 22, "#C9CBD1")
    return Symbol("stratego4-unknown", 40, 44, tuple(resized(shape, 1) for shape in tower))
