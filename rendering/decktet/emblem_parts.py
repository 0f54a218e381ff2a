"""The suits of the Decktet, and the colours and parts of which its emblems are drawn."""

from collections.abc import Callable
from functools import lru_cache
from math import pi, sin
from typing import Final

import msgspec

from core.decktet import Suit
from rendering.scene import curves
from rendering.scene.shapes import Circle, Colour, Path, Point, Polygon, Rectangle, Shape, Symbol

# The six suits, each with its own shape and colour, as small symbols in any size.

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


# The colours of the emblems, and drawings that several emblems share.

DAY: Final[Colour] = "#BFDDEB"
DAWN: Final[Colour] = "#F6DDA6"
DUSK: Final[Colour] = "#EDB183"
NIGHT: Final[Colour] = "#2F3A66"
GLOOM: Final[Colour] = "#4C4668"
MIST: Final[Colour] = "#D5E3CF"
ROSE: Final[Colour] = "#E6C3BE"

SEA: Final[Colour] = "#3F8FB0"
DEEP: Final[Colour] = "#286A88"
FOAM: Final[Colour] = "#EAF5F4"
GRASS: Final[Colour] = "#93B86C"
MEADOW: Final[Colour] = "#6E9C55"
PINE: Final[Colour] = "#2F5E43"
FIR: Final[Colour] = "#447A55"
SAND: Final[Colour] = "#EBD199"
DUNE: Final[Colour] = "#D2A45E"
EARTH: Final[Colour] = "#8A6240"
BARK: Final[Colour] = "#5A402D"
STONE: Final[Colour] = "#C2BDB2"
ROCK: Final[Colour] = "#8B8783"
SLATE: Final[Colour] = "#55565F"
SNOW: Final[Colour] = "#FBFAF5"
LINEN: Final[Colour] = "#F3E7CE"
WHEAT: Final[Colour] = "#E8B53C"
STRAW: Final[Colour] = "#B9821F"
BRICK: Final[Colour] = "#C0523B"
ROOF: Final[Colour] = "#8E3A30"
WINE: Final[Colour] = "#7C2E4C"
LAMP: Final[Colour] = "#FFE58A"
FLAME: Final[Colour] = "#F08A24"
SHADE: Final[Colour] = "#25242E"


class Emblem(msgspec.Struct, frozen=True):
    """A small scene on a card. Its origin is the middle of the lower edge; up is negative.

    It fits an opening 152 wide and 126 high; narrower ones crop its sides. What matters lies
    between -46 and 46 across, and below -82, where rank and suits do not cover it.
    """

    sky: Colour
    shapes: tuple[Shape, ...]


def ground(colour: Colour, left: float, middle: float, right: float) -> Polygon:
    """Draw land that is this high at the left edge, in the middle and at the right edge."""
    crest = curves.bezier(
        (-80, -left), (0, left + right - 2 * middle - (left + right) / 2), (80, -right)
    )
    return Polygon((*crest, (80, 2), (-80, 2)), colour)


def flat(colour: Colour, height: float) -> Rectangle:
    """Draw level land or water of this height."""
    return Rectangle(-80, -height, 160, height + 2, colour)


def pine(x: float, foot: float, height: float, colour: Colour) -> tuple[Shape, ...]:
    """Draw a conifer of three tiers standing at (x, foot)."""
    wide = height * 0.3
    storeys = tuple(
        Polygon(
            (
                (x, foot - height * top),
                (x + wide * part, foot - height * bottom),
                (x - wide * part, foot - height * bottom),
            ),
            colour,
        )
        for top, bottom, part in ((1.0, 0.6, 0.62), (0.78, 0.36, 0.84), (0.54, 0.12, 1.0))
    )
    trunk = Rectangle(x - height * 0.05, foot - height * 0.14, height * 0.1, height * 0.14, BARK)
    return (trunk, *storeys)


def cloud(x: float, y: float, size: float, colour: Colour = SNOW) -> tuple[Shape, ...]:
    """Draw a flat-bottomed cloud about 3.2 sizes wide."""
    return (
        Circle(x - size * 0.8, y, size * 0.55, colour),
        Circle(x, y - size * 0.3, size * 0.8, colour),
        Circle(x + size * 0.9, y, size * 0.6, colour),
        Rectangle(x - size * 1.35, y - size * 0.1, size * 2.85, size * 0.65, colour, size * 0.3),
    )


def ripple(x: float, y: float, length: float, colour: Colour = FOAM) -> Path:
    """Draw a short line of foam."""
    return Path(
        curves.bezier(
            (x, y), (x + length / 3, y - 5), (x + 2 * length / 3, y + 5), (x + length, y)
        ),
        colour,
        2.5,
    )


def stars(*places: Point) -> tuple[Shape, ...]:
    """Draw small stars."""
    return tuple(Circle(x, y, 1.8, LAMP) for x, y in places)


def block(x: float, y: float, width: float, height: float, colour: Colour) -> Rectangle:
    """Draw a plain box with the middle of its foot at (x, y)."""
    return Rectangle(x - width / 2, y - height, width, height, colour)
