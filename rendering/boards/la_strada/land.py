"""The map: ground, settlements with their value and cubes, workshops, names of hexes."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Final

from core.text import Text
from games.la_strada.board import (
    HEX_NAMES,
    KINDS,
    NEIGHBOURS,
    NO_HEX,
    PLAIN,
    TERRAINS,
    Hex,
    kind_name,
)
from games.la_strada.view import View
from rendering import curves
from rendering.boards.la_strada.art.buildings import building
from rendering.boards.la_strada.art.ground import ground, paved, placed
from rendering.boards.la_strada.layout import CENTRES, COIN, CUBES, HALF, LABEL, LONG, hexagon
from rendering.boards.la_strada.roads import label_place, tiled
from rendering.lettering import legible
from rendering.marks import token
from rendering.scene import (
    Circle,
    Colour,
    Polygon,
    Rectangle,
    Shape,
    Stamp,
    Symbol,
    Words,
    centred,
    resized,
)
from rendering.style import BACK, BACK_PATTERN, GOLD, INK, PAPER, SEAT_MARKS, WHITE
from rendering.typeface import typeface

GRID: Final[Colour] = "#6E6440"
SITE: Final[Colour] = PAPER
SITE_EDGE: Final[Colour] = INK

Say = Callable[[Text], str]

PLATE: Final = 36
"""From the middle of a settlement down to its name plate."""

NAME: Final = 28
"""The size of the names of hexes."""

_CUBE: Final = 30
_WORKSHOP: Final = 46
_COIN: Final = 20
_ASIDE: Final = 5


def plain_land() -> tuple[Shape, ...]:
    """What every map shares: the board's edge, its grid, and plain ground everywhere."""
    edge = (Polygon(hexagon(x, y, 1.16), INK) for x, y in CENTRES)
    grid = (Polygon(hexagon(x, y, 1.01), GRID) for x, y in CENTRES)
    plains = (centred(ground(PLAIN), *CENTRES[at]) for at in range(len(CENTRES)))
    return (*edge, *grid, *plains)


def grounds(view: View) -> Iterator[Stamp]:
    """Forests and hills, and pale ground wherever a tile lies."""
    sides = _sides(view, (road.path for road in view.roads))
    for at, terrain in enumerate(view.terrain):
        if terrain is None:
            continue
        kind = TERRAINS.index(terrain)
        if at in sides:
            yield centred(paved(kind), *CENTRES[at])
        elif kind != PLAIN:
            yield centred(ground(kind), *CENTRES[at])


def _sides(view: View, roads: Iterable[tuple[Hex, ...]]) -> dict[int, tuple[int, int]]:
    """The hexes that get a tile of these roads, and the sides of each that its road joins."""
    return {at: (one, other) for path in roads for at, one, other in tiled(view, path)}


def names(view: View, plan: tuple[Hex, ...] | None) -> Iterator[Words]:
    """The names of all hexes of ground, clear of the roads."""
    paths = [road.path for road in view.roads]
    sides = _sides(view, paths if plan is None else [*paths, plan])
    workshops = {at for seat in view.seats for at in seat.workshops}
    for at, terrain in enumerate(view.terrain):
        if terrain is not None and at not in workshops:
            x, y = label_place(*sides[at]) if at in sides else _beside_coins(view, at)
            cx, cy = CENTRES[at]
            yield Words(cx + x, cy + y, HEX_NAMES[at], NAME, INK, "bold", "centre")


def _beside_coins(view: View, at: int) -> tuple[int, int]:
    """Where the name of a hex stays clear of the coin of a settlement to its south-east or west."""
    x, y = LABEL
    _, east, west, *_ = NEIGHBOURS[at]
    if east != NO_HEX and view.terrain[east] is None:
        return x - _ASIDE, y
    if west != NO_HEX and view.terrain[west] is None:
        return x + _ASIDE, y
    return x, y


@lru_cache(maxsize=128)
def name_plate(at: int) -> Symbol:
    """The name of a hex with something built on it: white on a dark plate."""
    wide = round(typeface("bold").width(HEX_NAMES[at], NAME)) + 14
    words = Words(wide / 2, 15, HEX_NAMES[at], NAME, WHITE, "bold", "centre")
    plate = Rectangle(0, 0, wide, 30, INK, 9)
    return Symbol(f"la-strada-name/{HEX_NAMES[at]}", wide, 30, (plate, words))


# --- settlements ---------------------------------------------------------------------------------


def settlements(view: View, plan: tuple[Hex, ...] | None, say: Say) -> Iterator[Stamp]:
    """Each settlement's drawing, name, value and cubes.

    The one linked last has a gold rim, the one that a planned road would reach a white one.
    """
    rims: dict[Hex, Colour] = {}
    if view.last_road is not None:
        rims[view.roads[view.last_road].path[-1]] = GOLD
    if plan is not None:
        rims[plan[-1]] = WHITE
    letters = tuple(legible(say(kind_name(kind)))[:1].upper() for kind in range(len(KINDS)))
    for settlement in view.settlements:
        x, y = CENTRES[settlement.hex]
        kind = None if settlement.kind is None else KINDS.index(settlement.kind)
        letter = "" if kind is None else letters[kind]
        yield centred(site(kind, letter, rims.get(settlement.hex)), x, y)
        yield centred(name_plate(settlement.hex), x, y + PLATE)
        if settlement.gold is not None:
            yield centred(coin(settlement.gold, bool(settlement.cubes)), x + COIN[0], y + COIN[1])
        for seat in settlement.cubes:
            yield centred(token(seat, _CUBE), x + CUBES[seat][0], y + CUBES[seat][1])


_SITE: Final = (2 * HALF + 16, 2 * round(LONG) + 18)


@lru_cache(maxsize=16)
def site(kind: int | None, letter: str, rim: Colour | None) -> Symbol:
    """The hex of a settlement: what stands there and its initial, or a question while face down."""
    x, y = _SITE[0] / 2, _SITE[1] / 2
    shapes: list[Shape] = []
    if rim is not None:
        shapes += (Polygon(hexagon(x, y, 1.16), INK), Polygon(hexagon(x, y, 1.11), rim))
    fill = BACK if kind is None else SITE
    shapes += (Polygon(hexagon(x, y, 0.99), INK), Polygon(hexagon(x, y, 0.9), fill))
    if kind is None:
        shapes.append(Polygon(hexagon(x, y, 0.78), None, BACK_PATTERN, 3))
        shapes.append(Words(x, y - 6, "?", 56, WHITE, "bold", "centre"))
    else:
        shapes += (placed(resized(shape, 0.9), x + 9, y - 4) for shape in building(kind))
        shapes.append(Words(x - 29, y, letter, 26, INK, "bold", "centre"))
    return Symbol(f"la-strada-site/{kind}/{letter}/{rim}", *_SITE, tuple(shapes))


@lru_cache(maxsize=16)
def coin(gold: int, taken: bool) -> Symbol:
    """What a cube on a settlement is worth: gold with a cube on it, pale while there is none."""
    box, middle = 2 * _COIN + 4, _COIN + 2
    fill = "#D5D2C8" if not gold else GOLD if taken else "#FFF3B0"
    shapes = (
        Circle(middle, middle, _COIN, INK),
        Circle(middle, middle, _COIN - 3, fill),
        Words(middle, middle, str(gold), 30, INK, "bold", "centre"),
    )
    return Symbol(f"la-strada-coin/{gold}/{taken}", box, box, shapes)


# --- workshops -----------------------------------------------------------------------------------


def workshops(view: View) -> Iterator[Stamp]:
    """Where the roads of each seat begin."""
    for seat, own in enumerate(view.seats):
        for at in own.workshops:
            x, y = CENTRES[at]
            yield centred(workshop(seat, at == view.last_workshop), x, y - 10)
            yield centred(name_plate(at), x, y + 26)


@lru_cache(maxsize=16)
def workshop(seat: int, last: bool) -> Symbol:
    """A house in the colour of its seat, with the seat's form on its front."""
    box, middle = 96, 48
    mark = SEAT_MARKS[seat]
    shapes: list[Shape] = []
    rims: tuple[tuple[float, Colour], ...] = ((8, INK), (4, WHITE))
    if last:
        rims = ((20, INK), (16, GOLD), (8, INK), (4, WHITE))
    for grown, colour in rims:
        shapes.append(Polygon(_gable(middle), colour, colour, grown))
    shapes.append(Polygon(_gable(middle), mark.colour))
    shapes += (placed(shape, middle - 21, middle - 16) for shape in token(seat, 34).shapes)
    return Symbol(f"la-strada-workshop/{seat}/{last}", box, box, tuple(shapes))


def _gable(middle: float) -> curves.Points:
    """A house seen from its gable: roof, walls, foot."""
    half = _WORKSHOP / 2 - 3
    return (
        *((middle, middle - 30), (middle + half + 5, middle - 8), (middle + half, middle - 8)),
        *((middle + half, middle + 26), (middle - half, middle + 26)),
        *((middle - half, middle - 8), (middle - half - 5, middle - 8)),
    )
