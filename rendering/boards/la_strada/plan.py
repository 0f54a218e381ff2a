"""A road that somebody thinks of building: dashed, with what it would cost."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from games.la_strada.board import Hex
from games.la_strada.view import View, cost_of
from rendering.boards.la_strada.layout import CENTRES, hexagon
from rendering.boards.la_strada.roads import laid_road
from rendering.scene import Circle, Polygon, Shape, Stamp, Symbol, Words, centred
from rendering.style import GOLD, INK, WHITE

Plan = tuple[Hex, ...]


def planner(view: View) -> int:
    """The seat that would build: the viewer's, in the public picture the one on turn."""
    if view.viewer is not None:
        return view.viewer
    return 0 if view.turn is None else view.turn


def planned_road(view: View, plan: Plan) -> Iterator[Stamp]:
    """The road as it would lie, below settlements and names."""
    yield from laid_road(view, planner(view), plan, "planned")


def planned_end(view: View, plan: Plan) -> Iterator[Stamp]:
    """A white rim round the settlement it would reach, and its cost on its middle tile."""
    yield centred(_rim(), *CENTRES[plan[-1]])
    tiles = [at for at in plan[1:-1] if view.terrain[at] is not None]
    if tiles:
        yield centred(_price(cost_of(view, plan)), *CENTRES[tiles[len(tiles) // 2]])


_RIM: Final = (112, 124)


@lru_cache(maxsize=1)
def _rim() -> Symbol:
    x, y = _RIM[0] / 2, _RIM[1] / 2
    shapes: tuple[Shape, ...] = (
        Polygon(hexagon(x, y, 1.05), None, INK, 10),
        Polygon(hexagon(x, y, 1.05), None, WHITE, 6),
    )
    return Symbol("la-strada-planned-end", *_RIM, shapes)


@lru_cache(maxsize=16)
def _price(days: int) -> Symbol:
    """The days on a sun-yellow disc."""
    shapes = (
        Circle(26, 26, 26, INK),
        Circle(26, 26, 23, GOLD),
        Words(26, 26, str(days), 36, INK, "bold", "centre"),
    )
    return Symbol(f"la-strada-price/{days}", 52, 52, shapes)
