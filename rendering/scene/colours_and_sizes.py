"""The common look: colours and sizes, the same for every game.

Sizes are board units on a canvas about 1200 wide, which a phone shows at two sevenths. SMALL, the
smallest size, is for names of places and things, which stay the same; what changes from move to
move is at least TEXT.
"""

from functools import lru_cache
from typing import Final

from rendering.scene.shapes import Colour

# The canvas merges with dark themes and is a clean card on light ones.
CANVAS: Final[Colour] = "#2B2D31"
PANEL: Final[Colour] = "#1E1F22"
PANEL_EDGE: Final[Colour] = "#45474E"
INK: Final[Colour] = "#18181C"
WHITE: Final[Colour] = "#FFFFFF"
PALE: Final[Colour] = "#C9CBD1"
GOLD: Final[Colour] = "#FFD60A"
PAPER: Final[Colour] = "#F7F1E1"
BACK: Final[Colour] = "#3C4477"
BACK_PATTERN: Final[Colour] = "#5963A6"

SMALL: Final = 26
TEXT: Final = 30
TITLE: Final = 38
SCORE: Final = 48

MARGIN: Final = 12
CORNER: Final = 16


@lru_cache(maxsize=512)
def mixed(one: Colour, other: Colour, part: float) -> Colour:
    """Mix two colours; ``part`` is the share of the other one (0 to 1)."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02X}" for a, b in pairs)
