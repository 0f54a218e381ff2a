"""Strada Romana's drawings: the country, goods, and wagons."""

from collections.abc import Iterator
from functools import lru_cache
from math import sin
from typing import Final, Literal

import msgspec

from games.strada_romana.board import WAGONS, Destination, Wagon, short_name
from rendering.scene import curves
from rendering.scene.shapes import (
    GOLD,
    INK,
    PANEL_EDGE,
    WHITE,
    Circle,
    Colour,
    Lettering,
    Path,
    Polygon,
    Rectangle,
    Shape,
    Symbol,
    placed,
    resized,
)

# Drawings beside the road: trees, fields, villas, an aqueduct; a harbour and the great city.
#
# Every drawing stands with its foot at (x, y).

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


# Drawings of goods: six emblems, cubes and ware tiles. A good has a colour and an emblem.


class Paint(msgspec.Struct, frozen=True):
    """The colours of a good: its own, a cube's top and side, and the letters on it."""

    own: Colour
    lit: Colour
    shade: Colour
    ink: Colour


PAINTS: Final = (
    Paint("#F2C12E", "#FBDD77", "#C7951A", INK),
    Paint("#8E1238", "#B8385C", "#650A26", WHITE),
    Paint("#57A54C", "#86C87A", "#3B7A32", INK),
    Paint("#7FB0F0", "#AFCFF8", "#5286C8", INK),
    Paint("#935929", "#B98048", "#6B3D18", WHITE),
    Paint("#F6F3EC", "#FFFFFF", "#C9C5BA", INK),
)
"""Indexed by good."""

FRONT: Final = 38
_DEPTH: Final = 9
_TILE: Final = 68


# --- emblems -------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def emblem(good: int) -> tuple[Shape, ...]:
    """Draw the emblem of a good round (0, 0), 34 wide and high, in the good's ink."""
    paint = PAINTS[good]
    return tuple(_DRAWN[good](paint.ink, paint.own))


def _wheat(ink: Colour, _: Colour) -> Iterator[Shape]:
    """Draw an ear of wheat."""
    yield Path(((0, 16), (0, -8)), ink, 2.6)
    for y in (-6, 1, 8):
        for lean in (-1, 1):
            grain = curves.ellipse(lean * 6, y, 3.6, 6.4)
            yield Polygon(curves.turned(grain, lean * 0.1, lean * 6, y), ink)
    yield Polygon(curves.ellipse(0, -12, 3.4, 5.6), ink)


def _wine(ink: Colour, _: Colour) -> Iterator[Shape]:
    """Draw grapes below a leaf."""
    yield Path(((0, -8), (2, -16)), ink, 3)
    yield Polygon(((1, -10), (6, -17), (15, -15), (12, -8)), ink)
    for row, count in enumerate((3, 2, 1)):
        for i in range(count):
            yield Circle(10 * (i - (count - 1) / 2), -4 + 8.6 * row, 4.7, ink)


def _oil(ink: Colour, own: Colour) -> Iterator[Shape]:
    """Draw a jar with two handles."""
    for lean in (-1, 1):
        yield Path(curves.bezier((4 * lean, -13), (15 * lean, -14), (9 * lean, -2)), ink, 3)
    left = curves.bezier((-4, -11), (-13, -4), (-10, 8), (-2, 16))
    yield Polygon((*left, *curves.mirrored(left)), ink)
    yield Rectangle(-6.5, -16.5, 13, 5, ink, 2)
    yield Path(((-7, -1), (7, -1)), own, 2.4)


def _metal(ink: Colour, _: Colour) -> Iterator[Shape]:
    """Draw three bars."""
    for x, y in ((0, -11), (-9, 3), (9, 3)):
        yield Polygon(((x - 5.5, y), (x + 5.5, y), (x + 8.4, y + 11), (x - 8.4, y + 11)), ink)


def _hides(ink: Colour, own: Colour) -> Iterator[Shape]:
    """Draw a spread-out hide."""
    left = (
        *((0, -17), (-5, -12), (-15, -16), (-13, -7), (-9, -2)),
        *((-10, 4), (-14, 9), (-16, 16), (-7, 14), (0, 17)),
    )
    yield Polygon((*left, *curves.mirrored(left)), ink)
    for x, y in ((-4, -4), (5, -1), (-2, 7)):
        yield Circle(x, y, 2.4, own)


def _marble(ink: Colour, own: Colour) -> Iterator[Shape]:
    """Draw a column."""
    yield Rectangle(-14, -16, 28, 5.5, ink, 1.5)
    yield Circle(-11, -9, 4.4, ink)
    yield Circle(11, -9, 4.4, ink)
    yield Rectangle(-9, -11, 18, 23, ink)
    for x in (-4.5, 0, 4.5):
        yield Path(((x, -6), (x, 9)), own, 1.8)
    yield Rectangle(-14, 11, 28, 5.5, ink, 1.5)


_DRAWN: Final = (_wheat, _wine, _oil, _metal, _hides, _marble)

# --- pieces --------------------------------------------------------------------------------------


def _cube(good: int) -> tuple[Shape, ...]:
    """Draw a cube with its upper left corner at (0, 0): front with emblem, top and right side."""
    paint, far, edge = PAINTS[good], FRONT + _DEPTH, 2.0
    low, out = far + 2 * edge, edge
    outline = (
        *((0, _DEPTH), (_DEPTH + out, 0), (low, 0)),
        *((low, FRONT + out), (FRONT + 2 * out, low), (0, low)),
    )
    top = ((out, out + _DEPTH), (out + _DEPTH, out), (out + far, out), (out + FRONT, out + _DEPTH))
    side = (
        *((out + FRONT, out + _DEPTH), (out + far, out)),
        *((out + far, out + FRONT), (out + FRONT, out + far)),
    )
    middle = (out + FRONT / 2, out + _DEPTH + FRONT / 2)
    return (
        Polygon(outline, INK),
        Polygon(top, paint.lit),
        Polygon(side, paint.shade),
        Rectangle(out, out + _DEPTH, FRONT, FRONT, paint.own),
        Path(((out, out + _DEPTH), (out + FRONT, out + _DEPTH), (out + FRONT, out + far)), INK, 1),
        *(placed(resized(shape, 0.9), *middle) for shape in emblem(good)),
    )


@lru_cache(maxsize=8)
def cube(good: int) -> Symbol:
    """Draw a goods cube."""
    box = FRONT + _DEPTH + 4
    return Symbol(f"strada-romana-cube/{good}", box, box, _cube(good))


@lru_cache(maxsize=64)
def small_cube(good: int, size: int) -> Symbol:
    """Draw a cube of another size."""
    part = size / (FRONT + _DEPTH + 4)
    shapes = tuple(resized(shape, part) for shape in _cube(good))
    return Symbol(f"strada-romana-small-cube/{good}/{size}", size, size, shapes)


def octagon(size: float, inset: float = 0) -> curves.Points:
    """Return the outline of a ware tile, ``size`` wide, with its upper left corner at (0, 0)."""
    low, high, cut = inset, size - inset, size * 0.24 + inset * 0.41
    return (
        *((cut, low), (size - cut, low), (high, cut), (high, size - cut)),
        *((size - cut, high), (cut, high), (low, size - cut), (low, cut)),
    )


def ware_tile(good: int) -> Symbol:
    """Draw a ware tile on its plate."""
    return small_tile(good, _TILE)


@lru_cache(maxsize=64)
def small_tile(good: int, size: int, bears: str = "") -> Symbol:
    """Draw a ware tile with its emblem, or with these words instead."""
    paint, middle = PAINTS[good], size / 2
    shapes = [*_plain_tile(good, size)]
    if bears:
        shapes.append(
            Lettering(middle, middle, bears, round(size * 0.7), paint.ink, "bold", "centre")
        )
    else:
        shapes += (placed(resized(s, size / 46), middle, middle) for s in emblem(good))
    return Symbol(f"strada-romana-small-tile/{good}/{size}/{bears}", size, size, tuple(shapes))


def _plain_tile(good: int, size: float) -> tuple[Shape, ...]:
    paint = PAINTS[good]
    return (
        Polygon(octagon(size), INK),
        Polygon(octagon(size, 2), paint.lit),
        Polygon(octagon(size, size * 0.06 + 1), paint.own),
    )


@lru_cache(maxsize=64)
def coin(size: int, bears: str = "") -> Symbol:
    """Draw a coin with a star, or with this number instead."""
    middle = size / 2
    shapes: list[Shape] = [
        Circle(middle, middle, middle, INK),
        Circle(middle, middle, middle - 2, "#E4E6EA"),
        Circle(middle, middle, middle - 2, None, "#A3A8B0", size * 0.07),
    ]
    if bears:
        shapes.append(Lettering(middle, middle, bears, round(size * 0.8), INK, "bold", "centre"))
    else:
        star = curves.star(middle, middle, size * 0.27, size * 0.11, 5)
        shapes.append(Polygon(star, "#5F646C"))
    return Symbol(f"strada-romana-coin/{size}/{bears}", size, size, tuple(shapes))


# Reflection of shapes.


def reflected(shape: Shape, axis: float) -> Shape:
    """Return the shape reflected in the vertical line at ``axis``."""
    if isinstance(shape, Polygon | Path):
        return msgspec.structs.replace(shape, points=curves.mirrored(shape.points, axis))
    across = 2 * axis - shape.x - getattr(shape, "width", 0)
    return msgspec.structs.replace(shape, x=across)


# Wagons: carts whose board is an arrow towards the destination and bears the name.
#
# Those to Rome point to the right and are purple with white letters; those to Ostia-Portus point to
# the left and are pale with dark letters: form, place and lightness say the same.

Halo = Literal["plain", "last", "planned"]


class Livery(msgspec.Struct, frozen=True):
    """The colours of wagons with one destination: the board, its edge, the letters on it."""

    board: Colour
    edge: Colour
    ink: Colour


LIVERIES: Final[dict[Destination, Livery]] = {
    "rome": Livery("#5A2A87", "#8B5FB8", WHITE),
    "ostia": Livery("#CDEBE6", "#8FC7BF", INK),
}

SIZE: Final = (76, 66)
"""Width and height of a wagon's symbol, halo included."""

_WHEEL: Final = "#8A5A2E"
_HALO: Final[dict[Halo, Colour]] = {"last": GOLD, "planned": WHITE}


@lru_cache(maxsize=64)
def wagon(number: Wagon, to: Destination, halo: Halo = "plain") -> Symbol:
    """Draw a wagon on the road."""
    middle = SIZE[0] / 2
    shapes: list[Shape] = []
    if halo != "plain":
        shapes += (_hull(15, INK), _hull(12, _HALO[halo]))
    shapes += (_hull(5, INK), *_cart(LIVERIES[to]))
    if to == "ostia":
        shapes = [reflected(shape, middle) for shape in shapes]
    lean = -4 if to == "rome" else 4
    name = Lettering(middle + lean, 27, short_name(number), 29, LIVERIES[to].ink, "bold", "centre")
    key = f"strada-romana-wagon/{WAGONS[number]}/{to}/{halo}"
    return Symbol(key, *SIZE, (*shapes, name))


@lru_cache(maxsize=2)
def plain_wagon(to: Destination) -> Symbol:
    """Draw a wagon without a name: it stands for the direction."""
    shapes: list[Shape] = [_hull(5, INK), *_cart(LIVERIES[to])]
    if to == "ostia":
        shapes = [reflected(shape, SIZE[0] / 2) for shape in shapes]
    return Symbol(f"strada-romana-plain-wagon/{to}", *SIZE, tuple(shapes))


_BOARD: Final = ((8, 9), (56, 9), (70, 27), (56, 45), (8, 45))
_WHEELS: Final = ((21, 49), (48, 49))


def _hull(grown: float, colour: Colour) -> Shape:
    """Draw the silhouette of a wagon, ``grown`` larger."""
    around = ((8, 9), (56, 9), (70, 27), (58, 56), (12, 56))
    return Polygon(around, colour, colour, grown)


def _cart(livery: Livery) -> Iterator[Shape]:
    for x, y in _WHEELS:
        yield Circle(x, y, 10, INK)
        yield Circle(x, y, 8, _WHEEL)
        for way in (0.0, 1 / 3, 2 / 3):
            spoke = curves.arc(x, y, 7, way, way + 0.5, 1, 1)
            yield Path(spoke, "#F3DFB8", 1.8)
        yield Circle(x, y, 3, "#F3DFB8")
    yield Polygon(_BOARD, INK, INK, 5)
    yield Polygon(_BOARD, livery.edge, livery.edge, 1)
    inner = ((10.5, 11.5), (54.8, 11.5), (66.6, 27), (54.8, 42.5), (10.5, 42.5))
    yield Polygon(inner, livery.board)


@lru_cache(maxsize=16)
def small_wagon(number: Wagon, to: Destination, arrived: bool) -> Symbol:
    """Draw a wagon's board without wheels, for tables; in white if it has arrived."""
    livery = LIVERIES[to]
    edge = WHITE if arrived else livery.edge
    board = ((5, 5), (51, 5), (63, 21), (51, 37), (5, 37))
    shapes: list[Shape] = [
        Polygon(board, INK, INK, 9),
        Polygon(board, edge, edge, 5),
        Polygon(board, livery.board),
    ]
    if to == "ostia":
        shapes = [reflected(shape, 34) for shape in shapes]
    name = Lettering(
        31 if to == "rome" else 37, 21, short_name(number), 29, livery.ink, "bold", "centre"
    )
    key = f"strada-romana-small-wagon/{WAGONS[number]}/{to}/{arrived}"
    return Symbol(key, 68, 42, (*shapes, name))


@lru_cache(maxsize=1)
def tile_back() -> Symbol:
    """Draw the back of a wagon tile: a wheel."""
    shapes: list[Shape] = [
        Rectangle(0, 0, 36, 36, INK, 8),
        Rectangle(2, 2, 32, 32, "#8E2A2A", 6),
        Circle(18, 18, 12.5, "#F3DFB8"),
        Circle(18, 18, 9.5, "#8E2A2A"),
    ]
    shapes += (
        Path(curves.arc(18, 18, 10, way, way + 0.5, 1, 1), "#F3DFB8", 2)
        for way in (0.0, 0.25, 0.125, 0.375)
    )
    shapes.append(Circle(18, 18, 3.4, "#F3DFB8"))
    return Symbol("strada-romana-tile-back", 36, 36, tuple(shapes))


@lru_cache(maxsize=1)
def no_wagon() -> Symbol:
    """Draw the place of a missing wagon."""
    board = ((4, 5), (64, 5), (64, 37), (4, 37))
    shapes = (Polygon(board, PANEL_EDGE, PANEL_EDGE, 5), Polygon(board, "#1E1F22"))
    return Symbol("strada-romana-no-wagon", 68, 42, shapes)
