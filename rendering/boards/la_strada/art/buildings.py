"""Drawings of settlements (four kinds and a hidden one's back) and workshops.

They are centred on x = 0 and stand at y = FOOT; the kinds differ in size, in the number of their
roofs and in what surrounds them.
"""

from collections.abc import Iterator
from typing import Final

from rendering.scene import curves
from rendering.scene.colours_and_sizes import INK
from rendering.scene.shapes import Circle, Colour, Path, Polygon, Rectangle, Shape

FOOT: Final = 17

_WALL: Final = "#FFF9EA"
_SHADE: Final = "#DCCFB0"
_THATCH: Final = "#C8963C"
_TILES: Final = "#A8442F"
_TILES_DARK: Final = "#86321F"
_STONE: Final = "#AEB3BC"
_STONE_DARK: Final = "#868C97"
_WOOD: Final = "#8A5A2E"
_LEAF: Final = "#5C9A58"
_LINE: Final = 2.0


def building(kind: int) -> tuple[Shape, ...]:
    """Draw a kind of settlement: one roof, three roofs, a palisade, a walled city."""
    return tuple(_DRAWN[kind]())


def _hamlet() -> Iterator[Shape]:
    """Draw one thatched house and a tree."""
    yield Path(((19, FOOT - 1), (19, 6)), _WOOD, 3.5)
    yield Circle(19, 1, 9, INK)
    yield Circle(19, 1, 7, _LEAF)
    yield from _house(-6, 26, 15, 15, _THATCH)
    yield Path(((-27, FOOT - 1), (27, FOOT - 1)), INK, 2.4)


def _village() -> Iterator[Shape]:
    """Draw three houses with red roofs."""
    yield from _house(1, 20, 20, 15, _TILES_DARK, foot=9)
    yield from _house(-15, 22, 14, 13, _TILES)
    yield from _house(15, 24, 14, 14, _TILES)
    yield Path(((-29, FOOT - 1), (29, FOOT - 1)), INK, 2.4)


def _town() -> Iterator[Shape]:
    """Draw roofs and a steeple behind a palisade of stakes."""
    yield from _house(-15, 20, 15, 12, _TILES, foot=6)
    yield from _house(15, 20, 14, 12, _TILES, foot=6)
    yield from _house(0, 14, 24, 14, _TILES_DARK, foot=8)
    for i in range(9):
        x = -28 + 7 * i
        stake = ((x - 3.5, FOOT), (x - 3.5, 3), (x, -2), (x + 3.5, 3), (x + 3.5, FOOT))
        yield Polygon(stake, _WOOD, INK, 1.6)
    yield Path(((-31, FOOT - 1), (31, FOOT - 1)), INK, 2.4)


def _city() -> Iterator[Shape]:
    """Draw a keep with a banner between two towers, behind a wall with battlements and a gate."""
    yield from _tower(0, 18, 32, 12, foot=6)
    yield from _house(-12, 14, 12, 10, _TILES_DARK, foot=2)
    yield from _house(12, 14, 12, 10, _TILES_DARK, foot=2)
    yield from _tower(-24, 14, 24, 11)
    yield from _tower(24, 14, 24, 11)
    yield from _battlements(-17, 17, 0)
    yield Polygon((*curves.arc(0, 9, 5.5, 0.5, 1), (5.5, FOOT), (-5.5, FOOT)), INK)
    yield Path(((-33, FOOT - 1), (33, FOOT - 1)), INK, 2.4)


_DRAWN: Final = (_hamlet, _village, _town, _city)


def _house(
    x: float, wide: float, high: float, roof: float, colour: Colour, foot: float = FOOT
) -> Iterator[Shape]:
    """Draw a house, gable to the viewer, its middle at ``x``; a wide one has a door."""
    half, eaves = wide / 2, foot - high
    walls = ((x - half, foot), (x - half, eaves), (x + half, eaves), (x + half, foot))
    yield Polygon(walls, _WALL, INK, _LINE)
    gable = ((x - half - 3, eaves + 1), (x, eaves - roof), (x + half + 3, eaves + 1))
    yield Polygon(gable, colour, INK, _LINE)
    if wide > 16 and foot == FOOT:
        yield Rectangle(x - 3, foot - 9, 6, 9, INK)


def _tower(x: float, wide: float, high: float, roof: float, foot: float = FOOT) -> Iterator[Shape]:
    """Draw a round tower under a pointed roof."""
    half, eaves = wide / 2, foot - high
    walls = ((x - half, foot), (x - half, eaves), (x + half, eaves), (x + half, foot))
    yield Polygon(walls, _STONE, INK, _LINE)
    yield Rectangle(x + half * 0.2, eaves + 1, half * 0.65, high - 2, _STONE_DARK)
    point = ((x - half - 2.5, eaves + 1), (x, eaves - roof), (x + half + 2.5, eaves + 1))
    yield Polygon(point, _TILES, INK, _LINE)
    yield Rectangle(x - 1.5, eaves + 5, 3, 6, INK)


def _battlements(left: float, right: float, top: float) -> Iterator[Shape]:
    """Draw a wall with battlements."""
    teeth: list[tuple[float, float]] = []
    step = (right - left) / 7
    for i in range(7):
        edge = top if i % 2 == 0 else top + 5
        teeth += [(left + step * i, edge), (left + step * (i + 1), edge)]
    yield Polygon((*teeth, (right, FOOT), (left, FOOT)), _STONE, INK, _LINE)
