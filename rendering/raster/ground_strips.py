"""The ground of a picture in strips, which are drawn, kept and cached one by one.

A whole ground takes nine megabytes as pixels. A picture that changes another needs few of its
strips, and one that is painted whole needs one after the other: so no process must have all of a
ground in memory at once.
"""

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from PIL import Image

from rendering.raster.canvas import CanvasGround, ColourTable, Corners, Ground
from rendering.raster.shape_drawing import LARGER, draw_all, reaches
from rendering.scene.shapes import Base

STRIP: Final = 240
"""Rows of a strip; at four times its size it takes twenty megabytes while it is drawn."""

_See: TypeAlias = Callable[[CanvasGround, Corners], Image.Image]


class StripedGround(Ground):
    """A base in strips, in the form that a canvas needs."""

    def __init__(self, height: int, strip: Callable[[int], CanvasGround]) -> None:
        """``strip``: returns the strip of a number, drawn now or earlier."""
        self._last = number_of_strips(height) - 1
        self._strip = strip

    def drawn_in(self, box: Corners) -> Image.Image:
        """Return a new image of a box, which may reach beyond the base, in full colour."""
        return self._joined(box, CanvasGround.drawn_in)

    def places_in(self, box: Corners) -> Image.Image:
        """Return a new image of a box, which may reach beyond the base, as indices."""
        return self._joined(box, CanvasGround.places_in)

    def steps(self, height: int) -> Iterator[tuple[int, int]]:
        """Yield the rows of each strip; the last one has also what is below the base."""
        for number in range(self._last + 1):
            end = height if number == self._last else min(height, (number + 1) * STRIP)
            if number * STRIP < end:
                yield number * STRIP, end

    def pieces(self, box: Corners) -> Iterator[object]:
        """Yield the strips of a box."""
        return (self._strip(start // STRIP) for start, end in self.steps(box[3]) if end > box[1])

    def _joined(self, box: Corners, see: _See) -> Image.Image:
        """Return what is seen of the strips in a box; the part of a single strip without a copy."""
        left, top, right, bottom = box
        joined: Image.Image | None = None
        for start, end in self.steps(bottom):
            if end <= top:
                continue
            upper = max(top, start)
            strip = self._strip(start // STRIP)
            seen = see(strip, (left, upper - start, right, end - start))
            if seen.height == bottom - top:
                return seen
            if joined is None:
                joined = Image.new(seen.mode, (right - left, bottom - top))
            joined.im.paste(seen.im, (0, upper - top, seen.width, end - top))
        assert joined is not None, "a box has rows"
        return joined


def number_of_strips(height: int) -> int:
    """Return how many strips a base of this height has."""
    return -(-height // STRIP)


def drawn_strip(base: Base, number: int, table: ColourTable) -> CanvasGround:
    """Draw a strip of the base: all of it at four times its size would take a hundred megabytes."""
    top = number * STRIP
    height = min(STRIP, base.height - top)
    large = Image.new("RGB", (base.width * LARGER, height * LARGER), base.background)
    draw_all((s for s in base.shapes if reaches(s, top, top + height)), large, 0, -top)
    return CanvasGround(large.reduce(LARGER), base.background, table)
