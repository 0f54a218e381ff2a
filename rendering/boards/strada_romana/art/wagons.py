"""Wagons: carts whose board is an arrow towards the destination and bears the name.

Those to Rome point to the right and are purple with white letters; those to Ostia-Portus point to
the left and are pale with dark letters: form, place and lightness say the same.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal

import msgspec

from games.strada_romana.board import WAGONS, Destination, Wagon, short_name
from rendering.boards.strada_romana.art.reflection import reflected
from rendering.scene import curves
from rendering.scene.colours_and_sizes import GOLD, INK, PANEL_EDGE, WHITE
from rendering.scene.shapes import (
    Circle,
    Colour,
    Lettering,
    Path,
    Polygon,
    Rectangle,
    Shape,
    Symbol,
)

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
