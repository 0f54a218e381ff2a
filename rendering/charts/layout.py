"""What all charts share: their width, their colours, the panels they stand on."""

from collections.abc import Sequence
from typing import Final

from rendering.scene.colours_and_sizes import CANVAS
from rendering.scene.shapes import Base, Scene, Shape

PALETTE: Final = "charts"

WIDTH: Final = 1200

HEADING: Final = 84
"""Height from the top of a panel to what stands below its title."""


def chart_scene(shapes: Sequence[Shape], height: int) -> Scene:
    """Return the picture of a chart: it is drawn as a whole, as nothing of it changes."""
    base = Base("", WIDTH, height, CANVAS, tuple(shapes))
    return Scene(WIDTH, height, base, (), PALETTE)
