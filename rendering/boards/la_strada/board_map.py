"""La Strada's map: hexes with their names, settlements and workshops, roads and planned roads."""

from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import product
from math import hypot
from typing import Final

from games.la_strada.board import (
    HEX_NAMES,
    KINDS,
    NEIGHBOURS,
    NO_HEX,
    PLAIN,
    TERRAINS,
    Hex,
    Terrain,
)
from games.la_strada.view import View, cost_of
from rendering.boards.la_strada.art import (
    CORE,
    PAINTS,
    building,
    centreline,
    ground,
    laid_road,
    paved,
    tiled,
)
from rendering.boards.la_strada.layout import CENTRES, COIN, CUBES, HALF, LONG, SIDES, hexagon
from rendering.scene import curves
from rendering.scene.marks import SEAT_MARKS, token
from rendering.scene.shapes import (
    BACK,
    BACK_PATTERN,
    GOLD,
    INK,
    PAPER,
    WHITE,
    Circle,
    Colour,
    Lettering,
    Polygon,
    Rectangle,
    Shape,
    Stamp,
    Symbol,
    centred,
    placed,
    resized,
)
from rendering.scene.text import typeface

# Places the names of hexes, clear of roads, coins and cubes as far as possible.

SIZE: Final = 29
LARGE: Final = 38
"""The size of the names of hexes that can be chosen."""

LABEL: Final = (0, 25)
"""Offset from the middle of a hex to its name, where nothing is in the way."""

Sides = tuple[int, int]
"""The two sides of a hex that a road joins."""

Spot = tuple[int, int]

Thing = tuple[float, float, float]
"""An obstacle: its middle and its radius."""

_WIDTHS: Final = (37, 49)
"""The width of names of two characters and of three."""

_HIGH: Final = 21
_ROAD: Final = CORE / 2 + 6
_COIN_REACH: Final = 21
_CUBE_REACH: Final = 15
_FAR: Final = 70
_OVER: Final = 3
"""How far a name may reach over the edge of its hex."""


def names(
    view: View, plan: tuple[tuple[Hex, ...], ...], chosen: Collection[Hex]
) -> Iterator[Lettering | Stamp]:
    """Draw the names of all hexes without settlement or workshop, faint but for chosen ones.

    At the end nobody needs them any more, and there are none.
    """
    if view.outcome is not None:
        return
    crossed = {at: sides for road in view.roads for at, sides in _sides(view, road.path)}
    ahead = {at: sides for way in plan for at, sides in _sides(view, way)}
    workshops = {at for seat in view.seats for at in seat.workshops}
    workshops.update(way[0] for way in plan if len(way) == 1)
    sites = _sites_beside(view.terrain)
    for at, terrain in enumerate(view.terrain):
        if terrain is None or at in workshops:
            continue
        cx, cy = CENTRES[at]
        paint = PAINTS[TERRAINS.index(terrain)]
        if at in chosen:
            yield centred(_haloed(HEX_NAMES[at], LARGE, INK, paint.ground), cx, cy + 16)
            continue
        sides = crossed.get(Hex(at)) or ahead.get(Hex(at))
        (x, y), clear = _spot(sides, sites[at], len(HEX_NAMES[at]) > 2)
        ink = INK if at in ahead else paint.faint
        if clear:
            yield Lettering(cx + x, cy + y, HEX_NAMES[at], SIZE, ink, "bold", "centre")
        else:
            halo = paint.paved if at in crossed else paint.ground
            yield centred(_haloed(HEX_NAMES[at], SIZE, ink, halo), cx + x, cy + y)


def name_spot(view: View, at: Hex, sides: Sides | None) -> Spot:
    """Return the offset of a hex's name from its middle, given the road across it."""
    return _spot(sides, _sites_beside(view.terrain)[at], len(HEX_NAMES[at]) > 2)[0]


@lru_cache(maxsize=512)
def _sites_beside(terrain: tuple[Terrain | None, ...]) -> tuple[tuple[int, ...], ...]:
    """Return for each hex the directions of adjacent settlements; constant during a game."""
    return tuple(
        tuple(way for way, near in enumerate(beside) if near != NO_HEX and not terrain[near])
        for beside in NEIGHBOURS
    )


def _sides(view: View, path: tuple[Hex, ...]) -> Iterator[tuple[Hex, Sides]]:
    return ((at, (one, other)) for at, one, other in tiled(view, path))


@lru_cache(maxsize=128)
def name_plate(at: int, chosen: bool) -> Symbol:
    """Draw the name of a hex with something built on it: on a plate, white if it can be chosen."""
    size = LARGE if chosen else SIZE
    wide, high = round(typeface("bold").width(HEX_NAMES[at], size)) + 14, size + 2
    ink, plate = (INK, WHITE) if chosen else (WHITE, INK)
    shapes = (
        Rectangle(0, 0, wide, high, plate, 9, INK, 2),
        Lettering(wide / 2, high / 2, HEX_NAMES[at], size, ink, "bold", "centre"),
    )
    return Symbol(f"la-strada-name/{HEX_NAMES[at]}/{chosen}", wide, high, shapes)


@lru_cache(maxsize=256)
def _haloed(name: str, size: int, ink: Colour, halo: Colour) -> Symbol:
    """Draw a name that touches a road or can be chosen, in a halo of the ground's colour."""
    wide, high = 2 * size + 8, size + 8
    x, y = wide / 2, high / 2
    around = tuple(
        Lettering(x + dx, y + dy, name, size, halo, "bold", "centre")
        for dx, dy in product((-2.5, 0, 2.5), repeat=2)
        if dx or dy
    )
    words = Lettering(x, y, name, size, ink, "bold", "centre")
    return Symbol(f"la-strada-haloed/{name}/{size}/{ink}/{halo}", wide, high, (*around, words))


# --- where there is room -------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def _spot(sides: Sides | None, sites: tuple[int, ...], long: bool) -> tuple[Spot, bool]:
    """Return the free place nearest to LABEL and True, or the roomiest one and False."""
    wide = _WIDTHS[long]
    things = _in_the_way(sides, sites)
    best, most = LABEL, float("-inf")
    for x, y in _PLACES[long]:
        room = _room(x, y, wide / 2, things, most)
        if room >= 0:
            return (x, y), True
        if room > most:
            best, most = (x, y), room
    return best, False


def _in_the_way(sides: Sides | None, sites: tuple[int, ...]) -> list[Thing]:
    """Return the road and the coins and cubes of adjacent settlements that come near a hex."""
    things = [(x, y, _ROAD) for x, y in centreline(*sides)] if sides else []
    for way in sites:
        mx, my = 2 * SIDES[way][0], 2 * SIDES[way][1]
        around = [(*COIN, _COIN_REACH), *((x, y, _CUBE_REACH) for x, y in CUBES)]
        things += ((mx + x, my + y, radius) for x, y, radius in around)
    return [thing for thing in things if abs(thing[0]) < _FAR and abs(thing[1]) < _FAR]


def _room(x: int, y: int, half: float, things: list[Thing], least: float) -> float:
    """Return how far a name at (x, y) is from the nearest obstacle; negative if it touches one.

    The search ends as soon as the distance is not more than ``least``.
    """
    room = float("inf")
    for tx, ty, radius in things:
        across, down = max(0.0, abs(tx - x) - half), max(0.0, abs(ty - y) - _HIGH / 2)
        room = min(room, hypot(across, down) - radius)
        if room <= least:
            break
    return room


def _inside(x: int, y: int, wide: int) -> bool:
    """Whether a name at (x, y) lies in its hex."""
    across, down = abs(x) + wide / 2 - _OVER, abs(y) + _HIGH / 2 - _OVER
    return across <= SIDES[0][0] and down <= LONG - across * LONG / 2 / SIDES[0][0]


def _spots(wide: int) -> tuple[Spot, ...]:
    """Return all places inside a hex, nearest to LABEL first."""
    found = [p for p in product(range(-26, 27, 3), range(-27, 28, 3)) if _inside(*p, wide)]
    found.append(LABEL)
    return tuple(sorted(found, key=lambda p: (abs(p[0]) + 2 * abs(p[1] - LABEL[1]), p)))


_PLACES: Final = tuple(_spots(wide) for wide in _WIDTHS)


# Roads that a viewer considers building: dashed, each with its cost.

Way = tuple[Hex, ...]
Plan = tuple[Way, ...]


def planner(view: View) -> int:
    """Return the seat that would build: the viewer's; in the public picture the seat on turn."""
    if view.viewer is not None:
        return view.viewer
    return 0 if view.turn is None else view.turn


def planned_roads(view: View, plan: Plan) -> Iterator[Stamp]:
    """Draw the planned roads, below settlements and names."""
    for way in plan:
        yield from laid_road(view, planner(view), way, "planned")


def planned_costs(view: View, plan: Plan) -> Iterator[Stamp]:
    """Draw the cost of each planned road."""
    for way in plan:
        yield from _cost(view, way)


def _cost(view: View, way: Way) -> Iterator[Stamp]:
    """Draw a road's cost beside its middle tile, opposite the name of the hex."""
    tiles = [(at, name_spot(view, at, (one, other))) for at, one, other in tiled(view, way)]
    if tiles:
        at, (x, y) = tiles[len(tiles) // 2]
        cx, cy = CENTRES[at]
        yield centred(_price(cost_of(view, way)), cx - x, cy - y - 2)


@lru_cache(maxsize=16)
def _price(days: int) -> Symbol:
    """Draw a number of days on a white disc."""
    shapes = (
        Circle(26, 26, 25, INK),
        Circle(26, 26, 22, WHITE),
        Lettering(26, 26, str(days), 36, INK, "bold", "centre"),
    )
    return Symbol(f"la-strada-price/{days}", 52, 52, shapes)


# The map: ground, settlements with their value and cubes, workshops, names of hexes.

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
