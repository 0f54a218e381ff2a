"""Reflection of shapes."""

import msgspec

from rendering.scene import curves
from rendering.scene.shapes import Path, Polygon, Shape


def reflected(shape: Shape, axis: float) -> Shape:
    """Return the shape reflected in the vertical line at ``axis``."""
    if isinstance(shape, Polygon | Path):
        return msgspec.structs.replace(shape, points=curves.mirrored(shape.points, axis))
    across = 2 * axis - shape.x - getattr(shape, "width", 0)
    return msgspec.structs.replace(shape, x=across)
