"""Places the names of hexes, clear of roads, coins and cubes as far as possible."""

from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import product
from math import hypot
from typing import Final

from games.la_strada.board import HEX_NAMES, NEIGHBOURS, NO_HEX, TERRAINS, Hex, Terrain
from games.la_strada.view import View
from rendering.boards.la_strada.art.ground import PAINTS
from rendering.boards.la_strada.layout import CENTRES, COIN, CUBES, LONG, SIDES
from rendering.boards.la_strada.roads import CORE, centreline, tiled
from rendering.scene.colours_and_sizes import INK, WHITE
from rendering.scene.shapes import Colour, Lettering, Rectangle, Stamp, Symbol, centred
from rendering.scene.typeface import typeface

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
_COIN: Final = 21
_CUBE: Final = 15
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
        around = [(*COIN, _COIN), *((x, y, _CUBE) for x, y in CUBES)]
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
