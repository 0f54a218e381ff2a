"""Two pictures in one: a file of its own would be cut to a square beside another.

Discord's clients show two pictures of a message side by side, each cropped to a square
(https://github.com/Tanza3D/discord-no-mosaic/issues/3); one alone is shown whole.
"""

from typing import Final

from rendering.scene.shapes import Base, Rectangle, Scene, placed, resized

_BETWEEN: Final = 16


def below(upper: Scene, lower: Scene) -> Scene:
    """The upper scene with the lower one below it, as wide, in the colours of the upper one."""
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
