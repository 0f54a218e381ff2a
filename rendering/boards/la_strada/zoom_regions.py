"""Parts of La Strada's picture worth a closer look."""

from games.la_strada.board import Hex
from games.la_strada.view import View
from rendering.boards.la_strada.layout import CENTRES, LEGEND, WIDTH
from rendering.scene.overlapping_halves import quarters
from rendering.scene.shapes import Box
from rendering.scene.zoom import box_round

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
