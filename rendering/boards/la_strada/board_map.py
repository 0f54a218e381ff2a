"""The map: ground, settlements with their value and cubes, workshops, names of hexes."""

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Final

from games.la_strada.board import (
    KINDS,
    PLAIN,
    TERRAINS,
    Hex,
)
from games.la_strada.view import View
from rendering.boards.la_strada.art.buildings import building
from rendering.boards.la_strada.art.ground import ground, paved
from rendering.boards.la_strada.hex_names import name_plate
from rendering.boards.la_strada.layout import CENTRES, COIN, CUBES, HALF, LONG, hexagon
from rendering.boards.la_strada.planned_roads import planner
from rendering.boards.la_strada.roads import tiled
from rendering.scene import curves
from rendering.scene.colours_and_sizes import BACK, BACK_PATTERN, GOLD, INK, PAPER, WHITE
from rendering.scene.seat_marks import SEAT_MARKS, token
from rendering.scene.shapes import (
    Circle,
    Colour,
    Lettering,
    Polygon,
    Shape,
    Stamp,
    Symbol,
    centred,
    placed,
    resized,
)

GRID: Final[Colour] = "#6E6440"
SITE: Final[Colour] = PAPER

PLATE: Final = 36
"""Distance from the middle of a settlement down to its name plate."""

_CUBE: Final = 30
_WORKSHOP: Final = 46
_COIN: Final = 20


def plain_land() -> tuple[Shape, ...]:
    """Draw what every map shares: the board's edge, its grid, and plain ground everywhere."""
    edge = (Polygon(hexagon(x, y, 1.16), INK) for x, y in CENTRES)
    grid = (Polygon(hexagon(x, y, 1.01), GRID) for x, y in CENTRES)
    plains = (centred(ground(PLAIN), *CENTRES[at]) for at in range(len(CENTRES)))
    return (*edge, *grid, *plains)


def grounds(view: View) -> Iterator[Stamp]:
    """Draw forests and hills, and pale ground wherever a tile lies; at the end everywhere.

    So the networks of roads are what the last picture shows.
    """
    paved_over = {at for road in view.roads for at, _, _ in tiled(view, road.path)}
    for at, terrain in enumerate(view.terrain):
        if terrain is None:
            continue
        kind = TERRAINS.index(terrain)
        if at in paved_over or view.outcome is not None:
            yield centred(paved(kind), *CENTRES[at])
        elif kind != PLAIN:
            yield centred(ground(kind), *CENTRES[at])


# --- settlements ---------------------------------------------------------------------------------


def settlements(view: View, aimed_at: Collection[Hex]) -> Iterator[Stamp]:
    """Draw each settlement with its name, value and cubes.

    The one linked last has a gold rim. ``aimed_at``: settlements that may be chosen or that a
    planned road would reach; they have a white one.
    """
    rims: dict[Hex, Colour] = {}
    if view.last_road is not None:
        rims[view.roads[view.last_road].path[-1]] = GOLD
    rims |= dict.fromkeys(aimed_at, WHITE)
    for settlement in view.settlements:
        x, y = CENTRES[settlement.hex]
        kind = None if settlement.kind is None else KINDS.index(settlement.kind)
        yield centred(site(kind, rims.get(settlement.hex)), x, y)
        yield centred(name_plate(settlement.hex, settlement.hex in aimed_at), x, y + PLATE)
        if settlement.gold is not None:
            yield centred(coin(settlement.gold), x + COIN[0], y + COIN[1])
        for seat in settlement.cubes:
            yield centred(token(seat, _CUBE), x + CUBES[seat][0], y + CUBES[seat][1])


_SITE: Final = (2 * HALF + 16, 2 * round(LONG) + 18)


@lru_cache(maxsize=16)
def site(kind: int | None, rim: Colour | None) -> Symbol:
    """Draw a settlement's hex: its buildings, or a question mark while face down."""
    x, y = _SITE[0] / 2, _SITE[1] / 2
    shapes: list[Shape] = []
    if rim is not None:
        shapes += (Polygon(hexagon(x, y, 1.16), INK), Polygon(hexagon(x, y, 1.11), rim))
    fill = BACK if kind is None else SITE
    shapes += (Polygon(hexagon(x, y, 0.99), INK), Polygon(hexagon(x, y, 0.9), fill))
    if kind is None:
        shapes.append(Polygon(hexagon(x, y, 0.78), None, BACK_PATTERN, 3))
        shapes.append(Lettering(x, y - 6, "?", 56, WHITE, "bold", "centre"))
    else:
        shapes += (placed(resized(shape, 1.15), x, y - 2) for shape in building(kind))
    return Symbol(f"la-strada-site/{kind}/{rim}", *_SITE, tuple(shapes))


@lru_cache(maxsize=16)
def coin(gold: int) -> Symbol:
    """Draw a cube's value on a settlement: white, grey if it is nothing."""
    box, middle = 2 * _COIN + 4, _COIN + 2
    fill = WHITE if gold else "#C4C1B6"
    shapes = (
        Circle(middle, middle, _COIN, INK),
        Circle(middle, middle, _COIN - 3, fill),
        Lettering(middle, middle, str(gold), 30, INK, "bold", "centre"),
    )
    return Symbol(f"la-strada-coin/{gold}", box, box, shapes)


# --- workshops -----------------------------------------------------------------------------------


def workshops(view: View, plan: tuple[tuple[Hex, ...], ...]) -> Iterator[Stamp]:
    """Draw the workshops, where roads begin: the newest rimmed in gold, a planned one in white."""
    for seat, own in enumerate(view.seats):
        for at in own.workshops:
            yield from _standing(workshop(seat, GOLD if at == view.last_workshop else None), at)
    for way in plan:
        if len(way) == 1:
            yield from _standing(workshop(planner(view), WHITE), way[0])


def _standing(drawn: Symbol, at: Hex) -> Iterator[Stamp]:
    x, y = CENTRES[at]
    yield centred(drawn, x, y - 10)
    yield centred(name_plate(at, False), x, y + 26)


@lru_cache(maxsize=16)
def workshop(seat: int, rim: Colour | None) -> Symbol:
    """Draw a workshop in the colour of its seat, with the seat's form on its front."""
    box, middle = 96, 48
    mark = SEAT_MARKS[seat]
    shapes: list[Shape] = []
    rims: tuple[tuple[float, Colour], ...] = ((8, INK), (4, WHITE))
    if rim is not None:
        rims = ((20, INK), (16, rim), (8, INK), (4, WHITE))
    for grown, colour in rims:
        shapes.append(Polygon(_gable(middle), colour, colour, grown))
    shapes.append(Polygon(_gable(middle), mark.colour))
    shapes += (placed(shape, middle - 21, middle - 16) for shape in token(seat, 34).shapes)
    return Symbol(f"la-strada-workshop/{seat}/{rim}", box, box, tuple(shapes))


def _gable(middle: float) -> curves.Points:
    """Return the outline of a house seen from its gable."""
    half = _WORKSHOP / 2 - 3
    return (
        *((middle, middle - 30), (middle + half + 5, middle - 8), (middle + half, middle - 8)),
        *((middle + half, middle + 26), (middle - half, middle + 26)),
        *((middle - half, middle - 8), (middle - half - 5, middle - 8)),
    )
