"""The colours of Jacynth's city; those of suits and emblems stand in ``rendering/decktet``."""

from typing import Final

from rendering.scene.shapes import Colour

GROUND: Final[Colour] = "#4A3F5F"
GROUND_EDGE: Final[Colour] = "#2A2338"
PLOT: Final[Colour] = "#3B314E"
"""An empty place."""

PLOT_NAME: Final[Colour] = "#877CA0"
OPEN_NAME: Final[Colour] = "#C9BEDC"
"""The names of empty places: on which no card may be laid yet, and on which one may."""

OPEN: Final[Colour] = "#BFB0DA"
"""The dashes round a place on which a card may be laid."""
