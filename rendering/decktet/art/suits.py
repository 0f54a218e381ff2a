"""The six suits, each with its own shape and colour, as small symbols in any size."""

from collections.abc import Callable
from functools import lru_cache
from math import pi, sin
from typing import Final

from core.decktet import Suit
from rendering.scene import curves
from rendering.scene.shapes import Circle, Colour, Path, Point, Polygon, Rectangle, Shape, Symbol

COLOURS: Final[dict[Suit, Colour]] = {
    "moons": "#5A4FB3",
    "suns": "#F0A30A",
    "waves": "#2A9FCC",
    "leaves": "#579F2B",
    "wyrms": "#9E1B38",
    "knots": "#8A6240",
}
EDGES: Final[dict[Suit, Colour]] = {
    "moons": "#2E2775",
    "suns": "#8A5200",
    "waves": "#0B5468",
    "leaves": "#1E5717",
    "wyrms": "#5E0B1C",
    "knots": "#482E19",
}


@lru_cache(maxsize=64)
def suit_symbol(suit: Suit, size: int) -> Symbol:
    """Return a suit's symbol, a square of this size."""
    return Symbol(f"suit/{suit}/{size}", size, size, suit_shapes(suit, size / 2, size / 2, size))


def suit_shapes(suit: Suit, x: float, y: float, size: float) -> tuple[Shape, ...]:
    """Return a suit's shapes in a square of this size round (x, y)."""

    def at(points: tuple[Point, ...]) -> tuple[Point, ...]:
        return curves.scaled(points, size, x, y)

    return _DRAWN[suit](at, size, COLOURS[suit], EDGES[suit])


_At = Callable[[tuple[Point, ...]], tuple[Point, ...]]
_Drawn = Callable[[_At, float, Colour, Colour], tuple[Shape, ...]]


def _moon(at: _At, size: float, colour: Colour, edge: Colour) -> tuple[Shape, ...]:
    outside = curves.arc(0.02, 0, 0.44, 0.13, 0.87)
    inside = curves.arc(0.19, 0, 0.34, 0.804, 0.196)
    return (Polygon(at(outside + inside), colour, edge, size * 0.06),)


def _sun(at: _At, size: float, colour: Colour, edge: Colour) -> tuple[Shape, ...]:
    (x, y), *_ = at(((0, 0),))
    return (
        Polygon(at(curves.star(0, 0, 0.47, 0.3, 8)), colour, edge, size * 0.06),
        Circle(x, y, size * 0.2, None, edge, size * 0.06),
    )


def _wave(at: _At, size: float, colour: Colour, edge: Colour) -> tuple[Shape, ...]:
    rows = []
    for ink, width in ((edge, 0.25), (colour, 0.145)):
        for down in (-0.2, 0.2):
            line = tuple(
                (-0.37 + 0.74 * i / 24, down - 0.1 * sin(3 * pi * i / 24)) for i in range(25)
            )
            rows.append(Path(at(line), ink, size * width))
    return tuple(rows)


def _leaf(at: _At, size: float, colour: Colour, edge: Colour) -> tuple[Shape, ...]:
    tip, base = (0.42, -0.44), (-0.3, 0.3)
    one = curves.bezier(base, (-0.62, -0.3), (-0.05, -0.5), tip)
    other = curves.bezier(tip, (0.5, 0.1), (0.26, 0.6), base)
    return (
        Path(at((base, (-0.43, 0.43))), edge, size * 0.1),
        Polygon(at(one + other), colour, edge, size * 0.06),
        Path(at((base, (0.2, -0.2))), edge, size * 0.06),
    )


def _wyrm(at: _At, size: float, colour: Colour, edge: Colour) -> tuple[Shape, ...]:
    neck = curves.bezier((0.12, -0.28), (-0.46, -0.42), (-0.44, 0.02), (0.0, 0.03))
    belly = curves.bezier((0.0, 0.03), (0.44, 0.04), (0.4, 0.4), (0.02, 0.38))
    tail = curves.bezier((0.02, 0.38), (-0.2, 0.37), (-0.34, 0.36), (-0.4, 0.2))
    body = neck + belly + tail
    head = ((0.06, -0.43), (0.26, -0.42), (0.44, -0.26), (0.26, -0.13), (0.06, -0.14))
    (x, y), *_ = at(((0.22, -0.3),))
    return (
        Path(at(body), edge, size * 0.24),
        Polygon(at(head), colour, edge, size * 0.11),
        Path(at(body), colour, size * 0.13),
        Polygon(at(head), colour),
        Circle(x, y, size * 0.05, edge),
    )


def _knot(at: _At, size: float, colour: Colour, edge: Colour) -> tuple[Shape, ...]:
    shapes: list[Shape] = []
    for ink, thick in ((edge, 0.19), (colour, 0.105)):
        for x in (-0.26, 0.26):
            for y in (-0.26, 0.26):
                (cx, cy), *_ = at(((x, y),))
                radius = size * (0.135 + thick / 2)
                shapes.append(Circle(cx, cy, radius, None, ink, size * thick))
        (left, top), (right, _) = at(
            ((-0.125 - thick / 2, -0.125 - thick / 2), (0.125 + thick / 2, 0))
        )
        side = right - left
        shapes.append(Rectangle(left, top, side, side, None, 0, ink, size * thick))
    return tuple(shapes)


_DRAWN: Final[dict[Suit, _Drawn]] = {
    "moons": _moon,
    "suns": _sun,
    "waves": _wave,
    "leaves": _leaf,
    "wyrms": _wyrm,
    "knots": _knot,
}
