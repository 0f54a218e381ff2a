"""The colours of the emblems, and drawings that several emblems share."""

from typing import Final

import msgspec

from rendering.scene import curves
from rendering.scene.shapes import Circle, Colour, Path, Point, Polygon, Rectangle, Shape

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
