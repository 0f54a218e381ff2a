"""Parts of Strada Romana's picture worth a closer look."""

from games.strada_romana.view import View
from rendering.boards.strada_romana.layout import BOARD
from rendering.boards.strada_romana.run_arrows import course_of
from rendering.scene.overlapping_halves import halves
from rendering.scene.shapes import Box
from rendering.scene.zoom import box_round

_REACH = 110
"""Distance from the middle of a square that covers its neighbours and their markets."""


def regions(view: View) -> dict[str, Box]:
    """Return the box round the last run, and the two halves of the road."""
    shown = {}
    if view.last_runs:
        last = view.last_runs[-1]
        shown["last"] = box_round(course_of(view, last, last.start), _REACH, BOARD)
    return shown | halves(BOARD)
