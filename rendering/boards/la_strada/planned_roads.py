"""Roads that a viewer considers building: dashed, each with its cost."""

from collections.abc import Iterator
from functools import lru_cache

from games.la_strada.board import Hex
from games.la_strada.view import View, cost_of
from rendering.boards.la_strada.hex_names import name_spot
from rendering.boards.la_strada.layout import CENTRES
from rendering.boards.la_strada.roads import laid_road, tiled
from rendering.scene.colours_and_sizes import INK, WHITE
from rendering.scene.shapes import Circle, Lettering, Stamp, Symbol, centred

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
