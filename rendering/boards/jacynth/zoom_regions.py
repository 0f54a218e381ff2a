"""Parts of Jacynth's picture worth a closer look: the last card, and the quarters of the city."""

from typing import Final

from games.jacynth.view import View
from rendering.boards.jacynth.layout import LAND, place_box
from rendering.scene.overlapping_halves import quarters
from rendering.scene.shapes import Box
from rendering.scene.zoom import box_round

_REACH: Final = 270
"""Distance from the middle of a place that covers its neighbours."""


def regions(view: View) -> dict[str, Box]:
    """Return the box round the last card and token, and the quarters of the city."""
    last = [place for place in (view.last_place,) if place is not None]
    shown = {"last": box_round(map(_middle, last), _REACH, LAND)} if last else {}
    return shown | quarters(LAND)


def _middle(place: int) -> tuple[float, float]:
    box = place_box(place)
    return box.x + box.width / 2, box.y + box.height / 2
