"""The colours of Ruta's map, hand and marks; those of the emblems stand in ``art/``."""

from typing import Final

from rendering.scene.shapes import Colour

GROUND: Final[Colour] = "#2C5A52"
GROUND_EDGE: Final[Colour] = "#173630"
TRAIL: Final[Colour] = "#A9C2A6"
ORNAMENT: Final[Colour] = "#366A60"
LIT: Final[Colour] = "#FFE9A8"
"""The rim of roads that belong to a seat's longest trail."""

PAYABLE: Final[Colour] = "#57D163"
"""The frame of a price that the hand of the viewer can pay."""
