"""Colours of the ground, the castle and the zones."""

from typing import Final

from rendering.scene.colours_and_sizes import INK, PAPER, mixed
from rendering.scene.seat_marks import SEAT_MARKS
from rendering.scene.shapes import Colour

SOIL: Final[Colour] = "#4C4A39"
"""The ground between the spaces."""

MEADOWS: Final[tuple[Colour, Colour]] = ("#C3CCA4", "#B6C195")
"""The two shades of spaces."""

WATER: Final[Colour] = "#4E93C4"
SHORE: Final[Colour] = "#8FA56D"
RIPPLE: Final[Colour] = "#A5CFE8"

STONE: Final[Colour] = "#C7BEAF"
WALL: Final[Colour] = "#8D8375"
TOP: Final[Colour] = "#E6DFD2"
JOINT: Final[Colour] = "#B3A998"
SHADE: Final[Colour] = "#9C9284"

BURST: Final[Colour] = "#F0482E"
WARNING: Final[Colour] = "#FF9A5C"
"""Of shots, and of an end that is near."""

ZONES: Final[tuple[tuple[Colour, Colour], ...]] = tuple(
    (mixed(PAPER, mark.colour, share), mixed(mixed(PAPER, mark.colour, share), INK, 0.06))
    for mark, share in zip(SEAT_MARKS, (0.42, 0.42, 0.4, 0.42, 0.4), strict=True)
)
"""The two shades of the spaces in each seat's zone."""


def lettering(ground: Colour) -> Colour:
    """Return the ink of names on a ground: legible, but no louder than needed."""
    return mixed(ground, INK, 0.7)


def emblem(seat: int) -> Colour:
    """Return the colour of the marks in a seat's zone."""
    return mixed(ZONES[seat][1], INK if seat == 2 else SEAT_MARKS[seat].colour, 0.5)
