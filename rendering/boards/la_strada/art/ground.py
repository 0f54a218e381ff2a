"""Drawings of the ground: wheat on plains, trees in forests, mounds on hills.

The middle of the hex is (0, 0); they stay in its upper two thirds.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from rendering.boards.la_strada.layout import HALF, LONG, hexagon
from rendering.scene import curves
from rendering.scene.shapes import Colour, Path, Polygon, Shape, Symbol, placed, resized


class Paint(msgspec.Struct, frozen=True):
    """The colours of a terrain: without a road, and with a road on it; names that nobody needs."""

    ground: Colour
    paved: Colour
    faint: Colour


PAINTS: Final = (
    Paint("#E5DB9B", "#EDE7BD", "#736E52"),
    Paint("#739F5E", "#97BA84", "#384733"),
    Paint("#DBA779", "#EDCBAA", "#5C4936"),
)
"""Indexed by terrain."""

_BLADE: Final = "#B9A655"
_TRUNK: Final = "#4B3A22"
_LEAF: Final = "#275C36"
_LIT: Final = "#3F7F48"
_MOUND: Final = "#A0692F"

_SLOPE: Final = "#C08648"
_CREST: Final = "#7F4E24"

_SPROUTS: Final = ((-20, -4), (2, -20), (20, 2))
_TREES: Final = ((-11, -7, 1.0), (14, -5, 0.95), (-24, 10, 0.9), (1, 13, 1.05), (25, 11, 0.9))
_MOUNDS: Final = ((9, 4, 22, 26), (-13, 13, 21, 21), (21, 14, 16, 14))


def art(terrain: int) -> tuple[Shape, ...]:
    """Return what grows or rises on this terrain."""
    if terrain == 0:
        return tuple(s for x, y in _SPROUTS for s in _sprout(x, y))
    if terrain == 1:
        return tuple(s for x, y, part in _TREES for s in _tree(x, y, part))
    return tuple(s for x, y, wide, high in _MOUNDS for s in _mound(x, y, wide, high))


def _sprout(x: float, y: float) -> Iterator[Shape]:
    """Draw three stalks of wheat that grow from (x, y)."""
    for lean, tall in ((-8, 11), (0, 16), (8, 11)):
        tip = (x + lean, y - tall)
        yield Path(((x, y), tip), _BLADE, 2.4)
        ear = curves.ellipse(tip[0], tip[1] - 2, 3, 6)
        yield Polygon(curves.turned(ear, lean / 70, *tip), _BLADE)


def _tree(x: float, y: float, part: float) -> Iterator[Shape]:
    """Draw a fir whose trunk stands at (x, y); its left side is in the light."""
    yield Path(((x, y - 3), (x, y + 3 * part)), _TRUNK, 4 * part)
    for up, wide, high in ((-2.0, 13.5, 19.0), (-16.0, 10.5, 19.0)):
        foot, top = y + up * part, y + (up - high) * part
        reach = wide * part
        yield Polygon(((x, top), (x + reach, foot), (x, foot)), _LEAF)
        yield Polygon(((x, top), (x, foot), (x - reach, foot)), _LIT)


def _mound(x: float, y: float, wide: float, high: float) -> Iterator[Shape]:
    """Draw a round hill on a foot ``2 * wide`` long round (x, y), lit from the left."""
    yield Polygon(curves.arc(x, y, wide + 2, 0.5, 1, (high + 2) / (wide + 2)), _CREST)
    yield Polygon(curves.arc(x, y, wide, 0.5, 1, high / wide), _MOUND)
    left = curves.arc(x - wide * 0.16, y, wide * 0.82, 0.5, 1, high * 0.92 / (wide * 0.82))
    yield Polygon(left, _SLOPE)


@lru_cache(maxsize=4)
def ground(terrain: int) -> Symbol:
    """Return a hex of ground with what grows on it; the board's grid shows round it."""
    shapes = (*_ground(PAINTS[terrain].ground), *_middled(art(terrain)))
    return _hex_symbol(f"la-strada-ground/{terrain}", shapes)


@lru_cache(maxsize=4)
def paved(terrain: int) -> Symbol:
    """Return a hex of ground under a road tile: plain and pale, so that the road stands out."""
    return _hex_symbol(f"la-strada-paved/{terrain}", _ground(PAINTS[terrain].paved))


@lru_cache(maxsize=4)
def sample(terrain: int) -> Symbol:
    """Return a small hex of ground, for the legend and the stores of tiles."""
    part = 0.4
    shapes = (*_ground(PAINTS[terrain].ground), *_middled(art(terrain)))
    drawn = tuple(resized(shape, part) for shape in shapes)
    size = (round(_BOX[0] * part), round(_BOX[1] * part))
    return Symbol(f"la-strada-sample/{terrain}", *size, drawn)


_BOX: Final = (2 * HALF, 2 * round(LONG) + 2)


def _ground(fill: Colour) -> tuple[Shape, ...]:
    x, y = _BOX[0] / 2, _BOX[1] / 2
    return (Polygon(hexagon(x, y, 0.965), fill),)


def _middled(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    return tuple(placed(shape, _BOX[0] / 2, _BOX[1] / 2 - 3) for shape in shapes)


def _hex_symbol(key: str, shapes: tuple[Shape, ...]) -> Symbol:
    return Symbol(key, *_BOX, shapes)
