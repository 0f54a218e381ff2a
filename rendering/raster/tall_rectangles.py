"""Makes a tall rectangle low for drawing, and its drawing high again: rows in its middle are equal.

A panel across a picture would take up to sixty megabytes at four times its size.
"""

from math import ceil
from typing import Final

import msgspec
from PIL import Image

from rendering.raster.shape_drawing import LARGER
from rendering.scene.shapes import Rectangle, Shape

_LEFT: Final = 8
"""Rows in the middle that are drawn in any case."""


def without_alike_rows(shape: Shape) -> tuple[Shape, int]:
    """Return the shape without rows from its middle that look alike, and how many these are.

    Only a rectangle between rows that are drawn exactly: a fraction may round to another row.
    """
    if not isinstance(shape, Rectangle) or not _is_exact(shape.y) or not _is_exact(shape.height):
        return shape, 0
    edges = 2 * ceil(shape.radius + shape.stroke)
    alike = int(shape.height) - edges - _LEFT
    if alike <= 0:
        return shape, 0
    return msgspec.structs.replace(shape, height=shape.height - alike), alike


def _is_exact(length: float) -> bool:
    return float(length * LARGER).is_integer()


def with_middle_row_repeated(drawn: Image.Image, times: int) -> Image.Image:
    """Return the drawing with so many more rows in its middle, equal to the one there."""
    if not times:
        return drawn
    width, middle = drawn.width, drawn.height // 2
    whole = Image.new(drawn.mode, (width, drawn.height + times))
    whole.paste(drawn.crop((0, 0, width, middle)), (0, 0))
    row = drawn.crop((0, middle, width, middle + 1))
    whole.paste(row.resize((width, times), Image.Resampling.NEAREST), (0, middle))
    whole.paste(drawn.crop((0, middle, width, drawn.height)), (0, middle + times))
    return whole
