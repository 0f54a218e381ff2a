"""Drawings of goods: six emblems, cubes and ware tiles. A good has a colour and an emblem."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from rendering.scene import curves
from rendering.scene.colours_and_sizes import INK, WHITE
from rendering.scene.shapes import (
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
