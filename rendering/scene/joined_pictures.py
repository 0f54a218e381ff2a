"""Joins two pictures in one file, because Discord crops two pictures of a message.

Its clients show them side by side, each cropped to a square
(https://github.com/Tanza3D/discord-no-mosaic/issues/3); a single one is shown whole.
"""

from typing import Final

from rendering.scene.shapes import Base, Rectangle, Scene, placed, resized

_BETWEEN: Final = 16


def below(upper: Scene, lower: Scene) -> Scene:
    """Return the upper scene with the lower below it, equally wide, in the upper one's palette."""
    factor = upper.width / lower.width
    top = upper.height + _BETWEEN
    height = top + round(lower.height * factor)
    ground = Rectangle(0, upper.height, upper.width, height - upper.height, lower.base.background)
    shapes = (
        *upper.base.shapes,
        *upper.live,
        ground,
        *(placed(resized(shape, factor), 0, top) for shape in (*lower.base.shapes, *lower.live)),
    )
    base = Base("", upper.width, height, upper.base.background, shapes)
    return Scene(upper.width, height, base, (), upper.palette)
