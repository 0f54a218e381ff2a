"""The colours of Ruta's map, hand and marks; those of the emblems stand in ``art/``."""

from typing import Final

from rendering.scene.shapes import Colour

GROUND: Final[Colour] = "#2C5A52"
GROUND_EDGE: Final[Colour] = "#173630"
TRAIL: Final[Colour] = "#A9C2A6"
ORNAMENT: Final[Colour] = "#366A60"
PRICE: Final[Colour] = "#AEBBA6"
"""The ground of prices, duller than roads and than the prices that the viewer can pay."""
