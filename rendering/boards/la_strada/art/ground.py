"""The ground: wheat on plains, trees in forests, mounds on hills, each in three ways.

Drawings lie round (0, 0), the middle of their hex, and keep to its upper two thirds.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from rendering import curves
from rendering.boards.la_strada.layout import HALF, LONG, hexagon
from rendering.scene import Circle, Colour, Path, Polygon, Shape, Symbol, resized

WAYS: Final = 3
"""In how many ways each kind of ground is drawn."""


class Paint(msgspec.Struct, frozen=True):
    """The colours of a kind of ground: its own, of its rim, where a road has been laid."""

    ground: Colour
    rim: Colour
    paved: Colour


PAINTS: Final = (
    Paint("#E2D894", "#CFC277", "#EBE4B4"),
    Paint("#86AE6F", "#6F9A5A", "#A3C291"),
    Paint("#D6A272", "#C28B58", "#E2BB96"),
)
"""By terrain."""

_BLADE: Final = "#A8963F"
_EAR: Final = "#C2A93F"
_TRUNK: Final = "#4B3A22"
_LEAVES: Final = ("#2F6B3C", "#3F8049", "#255831")
_LIT: Final = "#5C9A58"
_MOUND: Final = "#AD733F"
_MOUND_BACK: Final = "#BD8550"
_SLOPE: Final = "#C8935F"
_CREST: Final = "#7F4E24"

_SPROUTS: Final = (
    ((-20, -12), (16, -20), (2, 8)),
    ((-14, -24), (22, -6), (-16, 8)),
    ((-2, -22), (-24, 0), (20, 4)),
)
_TREES: Final = (
    ((0, -9, 1.0), (-21, 7, 1.0), (20, 8, 1.0), (-1, 15, 0.9)),
    ((-12, -8, 1.0), (13, -6, 0.95), (-25, 10, 0.9), (1, 14, 1.05), (25, 12, 0.9)),
    ((11, -10, 1.0), (-13, -4, 1.0), (24, 9, 1.0), (-1, 15, 1.0), (-25, 13, 0.85)),
)
_MOUNDS: Final = (
    ((9, 4, 22, 26), (-13, 13, 21, 21), (21, 14, 16, 14)),
    ((-10, 4, 22, 26), (15, 13, 21, 20), (-24, 14, 13, 12)),
    ((0, -2, 20, 22), (-18, 13, 18, 20), (17, 13, 20, 17)),
)


def art(terrain: int, way: int) -> tuple[Shape, ...]:
    """What grows or rises on this kind of ground."""
    if terrain == 0:
        return tuple(s for x, y in _SPROUTS[way] for s in _sprout(x, y))
    if terrain == 1:
        return tuple(s for x, y, part in _TREES[way] for s in _tree(x, y, part))
    return tuple(s for x, y, wide, high in _MOUNDS[way] for s in _mound(x, y, wide, high))


def _sprout(x: float, y: float) -> Iterator[Shape]:
    """Three stalks of wheat that grow from (x, y)."""
    for lean, tall in ((-9, 13), (0, 18), (9, 13)):
        tip = (x + lean, y - tall)
        yield Path(curves.bezier((x, y), (x + lean * 0.2, y - tall * 0.6), tip), _BLADE, 2.2)
        ear = curves.ellipse(tip[0], tip[1], 2.6, 5.2)
        yield Polygon(curves.turned(ear, lean / 90, *tip), _EAR)


def _tree(x: float, y: float, part: float) -> Iterator[Shape]:
    """A fir whose trunk stands at (x, y); its left side is in the light."""
    yield Path(((x, y - 3), (x, y + 3 * part)), _TRUNK, 4 * part)
    for up, wide, high in ((-2.0, 12.5, 17.0), (-12.0, 10.0, 15.0), (-21.0, 7.0, 12.0)):
        foot, top = y + up * part, y + (up - high) * part
        reach = wide * part
        yield Polygon(((x, top - 2), (x + reach + 1.6, foot + 1), (x - reach - 1.6, foot + 1)), _DARK)
        yield Polygon(((x, top), (x + reach, foot), (x - reach, foot)), _LEAVES[0])
        yield Polygon(((x, top), (x - reach * 0.1, foot), (x - reach, foot)), _LIT)


_DARK: Final = "#1F4A2A"


def _mound(x: float, y: float, wide: float, high: float) -> Iterator[Shape]:
    """A round hill on a foot of twice ``wide`` round (x, y), lit from the left."""
    yield Polygon(curves.arc(x, y, wide + 2, 0.5, 1, (high + 2) / (wide + 2)), _CREST)
    yield Polygon(curves.arc(x, y, wide, 0.5, 1, high / wide), _MOUND)
    left = curves.arc(x - wide * 0.16, y, wide * 0.82, 0.5, 1, high * 0.92 / (wide * 0.82))
    yield Polygon(left, _SLOPE)
    yield Circle(x - wide * 0.3, y - high * 0.52, wide * 0.16, "#DDB085")


@lru_cache(maxsize=16)
def ground(terrain: int, way: int) -> Symbol:
    """A hex of ground with what grows on it, in the thin lines of the board's grid."""
    shapes = (*_ground(PAINTS[terrain].ground, PAINTS[terrain].rim), *_middled(art(terrain, way)))
    return _hex_symbol(f"la-strada-ground/{terrain}/{way}", shapes)


@lru_cache(maxsize=4)
def paved(terrain: int) -> Symbol:
    """A hex of ground where a tile lies: plain and pale, so that the road stands out."""
    return _hex_symbol(
        f"la-strada-paved/{terrain}", _ground(PAINTS[terrain].paved, PAINTS[terrain].rim)
    )


@lru_cache(maxsize=4)
def sample(terrain: int) -> Symbol:
    """A small hex of ground, for legends and stores."""
    part = 0.4
    shapes = (*_ground(PAINTS[terrain].ground, PAINTS[terrain].rim), *_middled(art(terrain, 0)))
    drawn = tuple(resized(shape, part) for shape in shapes)
    size = (round(_BOX[0] * part), round(_BOX[1] * part))
    return Symbol(f"la-strada-sample/{terrain}", *size, drawn)


_BOX: Final = (2 * HALF, 2 * round(LONG) + 2)


def _ground(fill: Colour, rim: Colour) -> tuple[Shape, ...]:
    x, y = _BOX[0] / 2, _BOX[1] / 2
    return (Polygon(hexagon(x, y, 0.972), rim), Polygon(hexagon(x, y, 0.92), fill))


def _middled(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    return tuple(placed(shape, _BOX[0] / 2, _BOX[1] / 2) for shape in shapes)


def placed(shape: Shape, x: float, y: float) -> Shape:
    """The shape shifted by (x, y)."""
    if isinstance(shape, Polygon | Path):
        return msgspec.structs.replace(shape, points=curves.moved(shape.points, x, y))
    return msgspec.structs.replace(shape, x=shape.x + x, y=shape.y + y)


def _hex_symbol(key: str, shapes: tuple[Shape, ...]) -> Symbol:
    return Symbol(key, *_BOX, shapes)
