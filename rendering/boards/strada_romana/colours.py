"""The colours of Strada Romana's board; those of wagons and goods stand in ``art/``."""

from typing import Final

from rendering.scene.shapes import Colour

GROUNDS: Final[tuple[Colour, ...]] = ("#8FAE63", "#A9AD62", "#C4A973")
"""Ground colours of the three parts: farmland, the way into Rome, the imperial city."""

FURROWS: Final[tuple[Colour, ...]] = ("#7F9E55", "#989C54", "#B39864")
ROAD: Final[Colour] = "#7D766B"
COBBLE: Final[Colour] = "#8A8377"
CURB: Final[Colour] = "#CFC4AB"
STONE: Final[Colour] = "#E3DAC6"
FAINT: Final[Colour] = ROAD
"""Names of squares that cannot be chosen."""

LINE: Final[Colour] = "#FFF3C9"
SEA: Final[Colour] = "#3F86A8"
FOAM: Final[Colour] = "#8CC3DA"
PAVING: Final[Colour] = "#B79C78"
WALL: Final[Colour] = "#6E5A45"
BOX_GROUND: Final[Colour] = "#8C7354"
BANNER: Final[Colour] = "#7A1F24"
