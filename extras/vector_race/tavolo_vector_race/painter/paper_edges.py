"""The numbers at the edges of the squared paper, every five points."""

from collections.abc import Iterator
from typing import Final

from rendering.scene.shapes import PALE, TEXT, Lettering
from tavolo_vector_race.board import Track
from tavolo_vector_race.painter.grid_scale import GridScale
from tavolo_vector_race.painter.track_map import extent

_EVERY: Final = 5
_BEYOND: Final = 32
"""From the edge of the paper to the middle of a number above it."""


def edge_numbers(track: Track, scale: GridScale) -> Iterator[Lettering]:
    """Draw x above the paper and y left of it."""
    wide, high = extent(track)
    for x in range(0, wide + 1, _EVERY):
        left, top = scale.at((x, 0))
        yield Lettering(left, top - _BEYOND, str(x), TEXT, PALE, "bold", "centre")
    for y in range(0, high + 1, _EVERY):
        left, top = scale.at((0, y))
        yield Lettering(left - 20, top, str(y), TEXT, PALE, "bold", "right")
