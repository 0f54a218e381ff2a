"""Drawings beside the road: trees, fields, villas, an aqueduct; a harbour and the great city.

Every drawing stands with its foot at (x, y).
"""

from collections.abc import Iterator
from math import sin
from typing import Final

from rendering.scene import curves
from rendering.scene.colours_and_sizes import INK
from rendering.scene.shapes import Circle, Colour, Path, Polygon, Rectangle, Shape

_TRUNK: Final = "#5A4128"
_LEAF: Final = "#3E6B3A"
_LIT: Final = "#54874B"
_WALL: Final = "#F3E6C8"
_SHADE: Final = "#D8C49A"
_ROOF: Final = "#B5543A"
_ROOF_DARK: Final = "#8E3D2A"
_STONE: Final = "#E6DCC6"
_STONE_SHADE: Final = "#C3B393"
_HOLLOW: Final = "#7C6C52"


def pine(x: float, y: float, part: float = 1) -> Iterator[Shape]:
    """Draw an umbrella pine."""
    top = y - 30 * part
    yield Path(((x, y), (x - 1, top)), _TRUNK, 4 * part)
    yield Path(((x - 1, y - 16 * part), (x + 8 * part, top)), _TRUNK, 2.6 * part)
    for across, up, wide in ((-9, 0, 12), (10, 0, 12), (0, -5, 15)):
        crown = curves.ellipse(x + across * part, top + up * part, wide * part, 8.5 * part)
        yield Polygon(crown, _LEAF)
    for across, up, wide in ((-8, -3, 8), (8, -3, 8), (0, -8, 10)):
        crown = curves.ellipse(x + across * part, top + up * part, wide * part, 4.6 * part)
        yield Polygon(crown, _LIT)


def cypress(x: float, y: float, part: float = 1) -> Iterator[Shape]:
    """Draw a cypress."""
    yield Path(((x, y), (x, y - 6 * part)), _TRUNK, 4 * part)
    left = curves.bezier((x, y - 44 * part), (x - 7 * part, y - 26 * part), (x - 9 * part, y - 4))
    yield Polygon((*left, *curves.mirrored(left, x)), _LEAF)
    lit = curves.bezier((x, y - 42 * part), (x - 6 * part, y - 24 * part), (x - 7 * part, y - 6))
    yield Polygon((*lit, (x - 1, y - 5)), _LIT)


def villa(x: float, y: float, part: float = 1) -> Iterator[Shape]:
    """Draw a country house with a red roof."""
    wide, high = 23 * part, 20 * part
    yield Rectangle(x - wide - 1.5, y - high - 1.5, 2 * wide + 3, high + 3, INK)
    yield Rectangle(x - wide, y - high, 2 * wide, high, _WALL)
    yield Rectangle(x + wide * 0.3, y - high, wide * 0.7, high, _SHADE)
    eaves, ridge = y - high + 1, y - high - 13 * part
    roof = (
        *((x - wide - 4 * part, eaves), (x - wide + 7 * part, ridge)),
        *((x + wide - 7 * part, ridge), (x + wide + 4 * part, eaves)),
    )
    yield Polygon(roof, _ROOF, INK, 2)
    for i in (-0.6, -0.2, 0.2, 0.6):
        foot, top = (x + wide * i * 1.1, eaves - 2), (x + wide * i * 0.8, ridge + 3)
        yield Path((foot, top), _ROOF_DARK, 1.6)
    yield Rectangle(x - 4 * part, y - 12 * part, 8 * part, 12 * part, _HOLLOW, 2)
    for window in (-14.0, 12.0):
        yield Rectangle(x + (window - 2) * part, y - 14 * part, 5 * part, 7 * part, _HOLLOW, 1)


def furrows(x: float, y: float, wide: float, rows: int, colour: Colour) -> Iterator[Shape]:
    """Draw a field with its upper left corner at (x, y)."""
    for row in range(rows):
        down = y + 9 * row
        line = tuple((x + wide * i / 8, down + 2 * sin(i + row)) for i in range(9))
        yield Path(line, colour, 3)


def aqueduct(x: float, y: float, arches: int) -> Iterator[Shape]:
    """Draw arches that run to the right from x."""
    wide = 24
    yield Rectangle(x - 2, y - 42, wide * arches + 4, 44, INK)
    yield Rectangle(x, y - 40, wide * arches, 40, _STONE)
    yield Rectangle(x, y - 40, wide * arches, 6, _STONE_SHADE)
    for arch in range(arches):
        middle = x + wide * (arch + 0.5)
        around = (*curves.arc(middle, y - 20, 8.5, 0.5, 1), (middle + 8.5, y), (middle - 8.5, y))
        yield Polygon(around, _HOLLOW)


def lighthouse(x: float, y: float) -> Iterator[Shape]:
    """Draw the lighthouse of the harbour: three storeys and a fire."""
    for wide, low, high in ((38, 0, 34), (28, 34, 60), (16, 60, 80)):
        yield Rectangle(x - wide / 2 - 2, y - high - 2, wide + 4, high - low + 2, INK)
        yield Rectangle(x - wide / 2, y - high, wide, high - low, _WALL)
        yield Rectangle(x + wide / 6, y - high, wide / 3, high - low, _SHADE)
    for across, up in ((-10, 20), (-1, 20), (-6, 48)):
        yield Rectangle(x + across, y - up, 5, 10, _HOLLOW, 2)
    flame = curves.bezier((x - 7, y - 82), (x - 11, y - 93), (x, y - 98), (x + 1, y - 106))
    yield Polygon((*flame, *curves.mirrored(flame, x)), "#F08A24", INK, 2)
    yield Polygon(curves.ellipse(x, y - 87, 3.6, 6), "#FBDD77")


def ship(x: float, y: float) -> Iterator[Shape]:
    """Draw a merchant ship under sail; y is the water line."""
    yield Path(((x, y - 4), (x, y - 56)), _TRUNK, 3.4)
    sail = (
        *curves.bezier((x - 22, y - 50), (x - 14, y - 34), (x - 22, y - 18)),
        *curves.bezier((x + 22, y - 18), (x + 30, y - 34), (x + 22, y - 50)),
    )
    yield Polygon(sail, "#F4E9CF", INK, 2)
    yield Path(((x - 18, y - 34), (x + 25, y - 34)), "#B8433A", 6)
    hull = curves.bezier((x - 36, y - 14), (x - 26, y + 9), (x + 22, y + 10), (x + 38, y - 18))
    yield Polygon(hull, "#8A5A2E", INK, 2)
    yield Path(((x - 31, y - 8), (x + 32, y - 9)), "#C08A4E", 2.6)


def waves(x: float, y: float, count: int, colour: Colour) -> Iterator[Shape]:
    """Draw a row of waves that runs to the right."""
    for i in range(count):
        yield Path(curves.arc(x + 17 * i, y, 7, 0.06, 0.44, 0.6, 8), colour, 2.2)


def arena(x: float, y: float) -> Iterator[Shape]:
    """Draw the great amphitheatre: three rows of arches, broken on the right."""
    outline = (
        *((x - 42, y), (x - 42, y - 58), (x + 10, y - 58), (x + 10, y - 42)),
        *((x + 42, y - 42), (x + 42, y)),
    )
    yield Polygon(outline, _STONE, INK, 3)
    for row, last in ((0, 42), (19, 42), (38, 10)):
        yield Path(((x - 40, y - row - 18), (x + last - 2, y - row - 18)), _STONE_SHADE, 2.4)
        for i in range(7):
            middle = x - 36 + 12 * i
            if middle + 4 < x + last:
                foot = y - row - 2
                top = curves.arc(middle, foot - 8, 3.6, 0.5, 1, 1, 10)
                yield Polygon((*top, (middle + 3.6, foot), (middle - 3.6, foot)), _HOLLOW)


def temple(x: float, y: float) -> Iterator[Shape]:
    """Draw a temple with six columns."""
    yield Rectangle(x - 42, y - 9, 84, 10, INK)
    yield Rectangle(x - 40, y - 7, 80, 6, _STONE)
    yield Rectangle(x - 34, y - 50, 68, 42, _HOLLOW)
    for i in range(6):
        across = x - 31 + 12.4 * i
        yield Rectangle(across - 4, y - 50, 8, 43, INK)
        yield Rectangle(across - 2.6, y - 50, 5.2, 43, _WALL)
    yield Rectangle(x - 41, y - 58, 82, 10, INK)
    yield Rectangle(x - 39, y - 56, 78, 6, _STONE)
    yield Polygon(((x - 43, y - 57), (x, y - 82), (x + 43, y - 57)), _ROOF, INK, 3)
    yield Polygon(((x - 29, y - 61), (x, y - 76), (x + 29, y - 61)), _WALL)
    yield Circle(x, y - 66, 4, _ROOF_DARK)
