"""Line charts: seats' values over time, one plot by itself or several below a board."""

from collections.abc import Sequence
from typing import Final

from core.translatable_text import Say, Text
from rendering.charts.layout import HEADING, WIDTH, chart_scene
from rendering.charts.plot_panel import AXIS, LEFT, NAMED, plot_panel
from rendering.charts.plots import Plot
from rendering.scene.colours_and_sizes import MARGIN
from rendering.scene.shapes import Box, Scene, Shape

_HIGH, _LOW = 590, 200
"""How high the lines of a plot are: by itself, and below a board."""

_WHOLE: Final = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEADING + _HIGH + AXIS)
"""The panel of a plot by itself."""


def lines(plot: Plot, across: Text, say: Say, first: int = 0) -> Scene:
    """A plot over counts of moves, or games; names stand at the ends of its lines.

    ``across``: what is counted from left to right, beginning with ``first``.
    """
    shapes = tuple(plot_panel(plot, _WHOLE, across, say, first, named=True))
    return chart_scene(shapes, _WHOLE.bottom + MARGIN)


def frame_of_lines() -> tuple[float, float, float, float]:
    """Return left, right, top and bottom of where ``lines`` draws, from the first count on."""
    left, right = _WHOLE.x + LEFT, _WHOLE.right - NAMED
    return left, right, _WHOLE.y + HEADING, _WHOLE.bottom - AXIS


def strip(plots: Sequence[Plot], across: Text, say: Say) -> Scene:
    """Plots side by side, low enough to stand below a board without making it smaller on a phone.

    The board says which form is whose: at the ends of lines are only forms and values.
    """
    wide = (WIDTH - MARGIN) // len(plots) - MARGIN
    shapes: list[Shape] = []
    for number, plot in enumerate(plots):
        left = MARGIN + number * (wide + MARGIN)
        box = Box(left, MARGIN, wide, HEADING + _LOW + AXIS)
        shapes += plot_panel(plot, box, across, say, named=False)
    return chart_scene(shapes, HEADING + _LOW + AXIS + 2 * MARGIN)
