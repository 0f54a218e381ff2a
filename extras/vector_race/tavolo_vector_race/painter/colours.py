"""The colours of the pictures of Vector Race, beside those that all games share."""

from typing import Final

from rendering.scene.marks import SEAT_MARKS
from rendering.scene.shapes import INK, PAPER, WHITE, Colour, mixed

ROAD: Final[Colour] = PAPER
ROAD_LINE: Final[Colour] = "#C3D0D6"
"""The squares printed on the road."""

GRASS: Final[Colour] = "#A9BC93"
GRASS_LINE: Final[Colour] = "#97AB82"
"""The ground outside the road, and its squares."""

WALL: Final[Colour] = INK
KERB: Final[Colour] = WHITE
GATE: Final[Colour] = "#566B79"
GATE_NUMBER: Final[Colour] = "#2F3D24"
GUIDE: Final[Colour] = "#7F939E"
"""Gates, their numbers on the grass, and the arrows on the road that show the direction."""

CRASH: Final[Colour] = "#C4161C"
SPARK: Final[Colour] = "#FFB000"
PACES: Final[dict[int, Colour]] = {-1: "#B9DDF5", 0: WHITE, 1: "#FFC98F"}
"""Of keys that slow a car down, keep its speed, and make it faster."""

_FADES: Final = (0.0, 0.25, 0.5, 0.7)
"""How much of the colour of the road is in a trail: in its newest part, and in older ones."""

_INK_FADES: Final = (0.0, 0.35, 0.6, 0.75)
"""The same for the hairline on both sides of it."""


def faded(seat: int, age: int) -> Colour:
    """Return the seat's colour as its trail has it, the paler the older: ``age`` from 0."""
    return mixed(SEAT_MARKS[seat].colour, ROAD, _FADES[age])


def faded_ink(age: int) -> Colour:
    """Return the colour of the hairline of a trail."""
    return mixed(INK, ROAD, _INK_FADES[age])
