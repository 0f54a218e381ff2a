"""The painter of La Strada: makes a scene of a view, and says where its parts lie."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import ceil
from typing import Final

from core.texts import Say
from games.la_strada.board import HEX_BY_NAME, HEX_NAMES, KINDS, Hex
from games.la_strada.view import View, cost_of
from rendering.boards.la_strada.art import all_roads, building
from rendering.boards.la_strada.board_map import (
    Plan,
    grounds,
    names,
    plain_land,
    planned_costs,
    planned_roads,
    planner,
    settlements,
    workshops,
)
from rendering.boards.la_strada.layout import (
    CENTRES,
    COIN,
    HALF,
    HEIGHT,
    LEGEND,
    LONG,
    PANELS,
    WIDTH,
    hexagon,
)
from rendering.boards.la_strada.panels import KIND_WIDTH, KINDS_X, legend, seat_panel
from rendering.scene.marks import SIDE, on_paper
from rendering.scene.shapes import (
    CANVAS,
    INK,
    WHITE,
    Base,
    Box,
    Polygon,
    Scene,
    SeatLabel,
    Shape,
    Stamp,
    Symbol,
    around,
    centred,
    placed,
    resized,
)
from rendering.scene.zoom import box_round, quarters, with_room

PALETTE: Final = "la-strada"


def compose(
    view: View,
    seats: Sequence[SeatLabel],
    say: Say,
    plan: Plan | None = None,
    choices: Sequence[str] = (),
) -> Scene:
    """Return the scene of a view of La Strada, in the language of ``say``.

    ``plan``: roads that the viewer (in the public picture: the seat on turn) considers building,
    each by all its hexes, as in BuildLink; drawn dashed, each with its cost. One hex alone: a
    workshop. They need not be legal. ``choices``: the places that may be chosen now.
    """
    plan = plan or ()
    live: list[Shape] = [legend(len(view.seats), say)]
    for seat, label in enumerate(seats):
        planned = sum(cost_of(view, way) for way in plan) if seat == planner(view) else 0
        live += seat_panel(view, seat, label, say, planned)
    live += (*grounds(view), *all_roads(view))
    live += planned_roads(view, plan)
    chosen = hexes_among(choices)
    live += marked(chosen)
    live += settlements(view, (*chosen, *(way[-1] for way in plan)))
    live += (*workshops(view, plan), *names(view, plan, chosen))
    live += planned_costs(view, plan)
    return Scene(WIDTH, HEIGHT, _base(), tuple(live), PALETTE)


@lru_cache(maxsize=1)
def _base() -> Base:
    """Return the base, plain ground everywhere, that the maps of all tables share.

    Forests, hills and settlements differ from table to table and are live shapes, so that one
    cached base serves all tables in all languages.
    """
    return Base(PALETTE, WIDTH, HEIGHT, CANVAS, plain_land())


_LARGER = 1.75


def icons() -> Mapping[str, Symbol]:
    """Return an icon of each kind of settlement, by its name."""
    return {name: _icon(kind, name) for kind, name in enumerate(KINDS)}


def _icon(kind: int, name: str) -> Symbol:
    drawn = (resized(shape, _LARGER) for shape in building(kind))
    middled = tuple(placed(shape, SIDE / 2, SIDE / 2 + 12) for shape in drawn)
    return on_paper(f"la-strada-icon/{name}", middled)


# Boxes of the places on La Strada's picture that a choice can name, and their marking.
#
# A hex is called "hex F3", as in guided play (core.guided_play.Option.at).

_HEXES: Final = {
    f"hex {name}": Box(x - HALF, y - round(LONG), 2 * HALF, 2 * round(LONG))
    for name, (x, y) in zip(HEX_NAMES, CENTRES, strict=True)
}


def places(_view: View) -> dict[str, Box]:
    """Return the box of every hex."""
    return _HEXES


def hexes_among(choices: Iterable[str]) -> tuple[Hex, ...]:
    """Return the hexes among the choices."""
    names = (choice.removeprefix("hex ") for choice in choices if choice in _HEXES)
    return tuple(HEX_BY_NAME[name] for name in names)


def marked(hexes: Iterable[Hex]) -> Iterator[Stamp]:
    """Draw a white rim inside each of these hexes; a settlement covers it."""
    for at in hexes:
        yield centred(_rim(), *CENTRES[at])


@lru_cache(maxsize=1)
def _rim() -> Symbol:
    wide, high = 2 * HALF + 8, 2 * round(LONG) + 8
    inner = hexagon(wide / 2, high / 2, 0.9)
    shapes = (Polygon(inner, None, INK, 10), Polygon(inner, None, WHITE, 6))
    return Symbol("la-strada-choice", wide, high, shapes)


# Parts of La Strada's picture that can be shown alone.

_ALL: Final = Box(0, 0, WIDTH, HEIGHT)
_AIR: Final = 4
_COIN_RADIUS: Final = 22


def framed(view: View, frame: Sequence[str]) -> tuple[Box, ...]:
    """Return the boxes of the named parts, from top to bottom.

    Names: hexes, which share a box; "seat": the viewer's panel; "costs" and "worth": the two parts
    of the legend.
    """
    return tuple(_boxes(view, frame))


def _boxes(view: View, frame: Sequence[str]) -> Iterator[Box]:
    if "seat" in frame and view.viewer is not None:
        yield PANELS[view.viewer]
    hexes = [HEX_BY_NAME[name.upper()] for name in frame if name.upper() in HEX_BY_NAME]
    if hexes:
        yield with_room(around([_with_its_coin(at) for at in hexes], _AIR), _ALL)
    if "costs" in frame:
        yield _of_legend(0, KINDS_X)
    if "worth" in frame:
        half = len(KINDS) // 2 * KIND_WIDTH
        yield _of_legend(KINDS_X, KINDS_X + half)
        yield _of_legend(KINDS_X + half, KINDS_X + 2 * half)


def _of_legend(left: int, right: int) -> Box:
    return Box(LEGEND.x + left, LEGEND.y, right - left, LEGEND.height)


def _with_its_coin(at: int) -> Box:
    """Return the box of a hex, with the settlement's value that sticks out above it."""
    x, y = CENTRES[at]
    top = y + COIN[1] - _COIN_RADIUS
    return Box(x - HALF, top, 2 * HALF, ceil(y + LONG) - top)


# Parts of La Strada's picture worth a closer look.

_MAP = Box(0, 0, WIDTH, LEGEND.y)
_REACH = 105
"""Distance from the middle of a hex that covers its neighbours."""


def regions(view: View) -> dict[str, Box]:
    """Return the box round the last move, and the quarters of the map with the seats' panels."""
    last = _last(view)
    shown = {"last": box_round([CENTRES[at] for at in last], _REACH, _MAP)} if last else {}
    return shown | quarters(_MAP)


def _last(view: View) -> tuple[Hex, ...]:
    if view.last_road is not None:
        return view.roads[view.last_road].path
    return () if view.last_workshop is None else (view.last_workshop,)
