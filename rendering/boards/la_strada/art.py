"""What La Strada's map is drawn of: the ground of hexes, roads, and settlements."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import dist, hypot
from typing import Final, Literal

import msgspec

from games.la_strada.board import Hex, direction
from games.la_strada.view import View
from rendering.boards.la_strada.layout import CENTRES, HALF, LONG, SIDES, hexagon
from rendering.scene import curves
from rendering.scene.marks import SEAT_MARKS
from rendering.scene.shapes import (
    GOLD,
    INK,
    WHITE,
    Circle,
    Colour,
    Path,
    Point,
    Polygon,
    Rectangle,
    Shape,
    Stamp,
    Symbol,
    centred,
    placed,
    resized,
)

# Drawings of the ground: wheat on plains, trees in forests, mounds on hills.
#
# The middle of the hex is (0, 0); they stay in its upper two thirds.


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


# Roads: smooth bands from hex to hex, assembled from pieces without a visible seam.
#
# A piece crosses one hex, from the middle of one side to the middle of another (straight or gently
# bent), or runs from a side to the middle, where a settlement or a workshop hides its end.

LineStyle = Literal["laid", "last", "planned"]

CORE: Final = 13
"""The width of a road's coloured part."""

_BANDS: Final[dict[LineStyle, tuple[tuple[int, Colour], ...]]] = {
    "laid": ((23, INK), (19, WHITE)),
    "last": ((31, INK), (27, GOLD), (18, INK)),
    "planned": ((25, INK), (21, WHITE)),
}
"""Width and colour of the bands below the coloured part, widest first."""

MIDDLE: Final = -1
"""Replaces a side where a piece begins or ends in the middle of its hex."""

_ROAD_BOX: Final = (112, 128)

Points = curves.Points


@lru_cache(maxsize=64)
def centreline(one: int, other: int) -> Points:
    """Return a road's middle line from side to side of a hex round (0, 0), slightly overlapping."""
    if MIDDLE in (one, other):
        x, y = SIDES[max(one, other)]
        return ((x * 1.02, y * 1.02), (x / 2, y / 2), (0, 0))
    (ax, ay), (bx, by) = SIDES[one], SIDES[other]
    # The control points give a sixth of a circle for a gentle bend, and a line for a straight.
    bent = curves.bezier((ax, ay), (ax * 0.382, ay * 0.382), (bx * 0.382, by * 0.382), (bx, by))
    return ((ax * 1.02, ay * 1.02), *bent, (bx * 1.02, by * 1.02))


@lru_cache(maxsize=512)
def piece(seat: int, one: int, other: int, style: LineStyle) -> Symbol:
    """Draw the road of a seat over one hex; ``one`` and ``other`` are its sides, or MIDDLE."""
    middle = (_ROAD_BOX[0] / 2, _ROAD_BOX[1] / 2)
    line = curves.moved(centreline(one, other), *middle)
    mark = SEAT_MARKS[seat]
    bands = (*_BANDS[style], (CORE, mark.colour))
    shapes: list[Shape] = []
    if style == "planned":
        for dash in _dashes(line):
            shapes += (Polygon(band(part, w), c) for part, (w, c) in zip(dash, bands, strict=True))
    else:
        shapes += (Polygon(band(line, width), colour) for width, colour in bands)
        if mark.dotted:
            shapes += (Circle(x, y, 2.6, WHITE) for x, y in _spaced(line, 14))
    return Symbol(f"la-strada-road/{seat}/{one}/{other}/{style}", *_ROAD_BOX, tuple(shapes))


def band(line: Sequence[Point], width: float) -> Points:
    """Return the outline of a strip along a line, with square ends."""
    one, other = [], []
    for i, (x, y) in enumerate(line):
        (px, py), (qx, qy) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        long = hypot(qx - px, qy - py)
        across, down = (py - qy) / long * width / 2, (qx - px) / long * width / 2
        one.append((x + across, y + down))
        other.append((x - across, y - down))
    return (*one, *reversed(other))


def _spaced(line: Points, pitch: float) -> Iterator[Point]:
    """Yield points along a line, half a pitch from its ends: the next piece continues them."""
    count = round(_length(line) / pitch)
    for i in range(count):
        yield _along(line, (i + 0.5) / count)


def _dashes(line: Points) -> Iterator[tuple[Points, ...]]:
    """Yield each dash of a line as one part for each band of the road; inner parts are shorter."""
    long = _length(line)
    count = round(long / 22)
    for i in range(count):
        middle = (i + 0.5) / count
        yield tuple(
            tuple(_along(line, middle + half * step / 2 / long) for step in (-2, -1, 0, 1, 2))
            for half in (9.5, 7.5, 5)
        )


def _length(line: Points) -> float:
    return sum(dist(a, b) for a, b in pairwise(line))


def _along(line: Points, part: float) -> Point:
    """Return the point at this fraction of the line's length."""
    left = part * _length(line)
    for a, b in pairwise(line):
        step = dist(a, b)
        if left <= step:
            return a[0] + (b[0] - a[0]) * left / step, a[1] + (b[1] - a[1]) * left / step
        left -= step
    return line[-1]


# --- a whole road --------------------------------------------------------------------------------


def crossings(view: View, path: tuple[Hex, ...]) -> Iterator[tuple[Hex, int, int]]:
    """Yield each piece of a road: its hex and its two sides, the lower first.

    Where a road begins, ends, or passes a settlement, pieces meet in the middle of the hex.
    """
    for i, at in enumerate(path):
        came = direction(at, path[i - 1]) if i else None
        goes = direction(at, path[i + 1]) if i + 1 < len(path) else None
        if came is not None and goes is not None and view.terrain[at] is not None:
            yield at, min(came, goes), max(came, goes)
            continue
        for side in (came, goes):
            if side is not None:
                yield at, MIDDLE, side


def tiled(view: View, path: tuple[Hex, ...]) -> Iterator[tuple[Hex, int, int]]:
    """Yield each tile of a road: its hex and the two sides that it joins."""
    for at, one, other in crossings(view, path):
        if MIDDLE not in (one, other):
            yield at, one, other


def laid_road(view: View, seat: int, path: tuple[Hex, ...], style: LineStyle) -> Iterator[Stamp]:
    """Draw all pieces of a road."""
    for at, one, other in crossings(view, path):
        yield centred(piece(seat, one, other, style), *CENTRES[at])


def all_roads(view: View) -> Iterator[Stamp]:
    """Draw every road, the newest one above the others."""
    for number, road in enumerate(view.roads):
        if number != view.last_road:
            yield from laid_road(view, road.seat, road.path, "laid")
    if view.last_road is not None:
        road = view.roads[view.last_road]
        yield from laid_road(view, road.seat, road.path, "last")


# Drawings of settlements (four kinds and a hidden one's back) and workshops.
#
# They are centred on x = 0 and stand at y = FOOT; the kinds differ in size, in the number of their
# roofs and in what surrounds them.

FOOT: Final = 17

_WALL: Final = "#FFF9EA"
_SHADE: Final = "#DCCFB0"
_THATCH: Final = "#C8963C"
_TILES: Final = "#A8442F"
_TILES_DARK: Final = "#86321F"
_STONE: Final = "#AEB3BC"
_STONE_DARK: Final = "#868C97"
_WOOD: Final = "#8A5A2E"
_TREE: Final = "#5C9A58"
_LINE: Final = 2.0


def building(kind: int) -> tuple[Shape, ...]:
    """Draw a kind of settlement: one roof, three roofs, a palisade, a walled city."""
    return tuple(_DRAWN[kind]())


def _hamlet() -> Iterator[Shape]:
    """Draw one thatched house and a tree."""
    yield Path(((19, FOOT - 1), (19, 6)), _WOOD, 3.5)
    yield Circle(19, 1, 9, INK)
    yield Circle(19, 1, 7, _TREE)
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
