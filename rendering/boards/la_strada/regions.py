"""The parts of La Strada's picture that are worth a closer look."""

from games.la_strada.board import Hex
from games.la_strada.view import View
from rendering.boards.la_strada.layout import CENTRES, LEGEND, WIDTH
from rendering.scene.shapes import Box
from rendering.scene.zoom import box_round, quarters

_MAP = Box(0, 0, WIDTH, LEGEND.y)
_REACH = 105
"""From the middle of a hex over the whole of its neighbours."""


def regions(view: View) -> dict[str, Box]:
    """Where the last move was, and the quarters of the map with the seats in their corners."""
    last = _last(view)
    shown = {"last": box_round([CENTRES[at] for at in last], _REACH, _MAP)} if last else {}
    return shown | quarters(_MAP)


def _last(view: View) -> tuple[Hex, ...]:
    if view.last_road is not None:
        return view.roads[view.last_road].path
    return () if view.last_workshop is None else (view.last_workshop,)
