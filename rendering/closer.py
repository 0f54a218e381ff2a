"""A closer look: parts of a picture painted anew, larger, as sharp as the whole."""

from collections.abc import Sequence
from typing import Final

from rendering.scene import Base, Box, Scene, Shape, Window, bounds, placed, resized

WIDTH: Final = 1000
"""How wide a closer look is unless told: as many pixels as a phone has across a chat."""

_BETWEEN: Final = 10
"""Between two parts, one below the other."""

_CORNER: Final = 14

_LEAST: Final = 480
"""Parts are not made larger than one so wide would be: they would not be clearer."""


def closer(scene: Scene, box: Box, alt: str, width: int = WIDTH) -> Scene:
    """The part of a scene that lies in a box, ``width`` wide; lines and lettering grow with it.

    What reaches over the edge of the box is cut off there. ``alt`` describes the part. Its base is
    of this picture only, and nothing of it stays on the shelves of what is drawn often.
    """
    factor = width / box.width
    height = round(box.height * factor)
    base = Base("", width, height, scene.base.background, _larger(scene, box, factor))
    return Scene(width, height, base, (), scene.palette, alt)


def strips(scene: Scene, boxes: Sequence[Box], alt: str, width: int = WIDTH) -> Scene:
    """Several parts of a scene, one below the other, all in one scale and in the middle."""
    factor, top = width / max(_LEAST, *(box.width for box in boxes)), 0
    shown: list[Window] = []
    for box in boxes:
        wide, high = round(box.width * factor), round(box.height * factor)
        left, shapes = (width - wide) // 2, _larger(scene, box, factor)
        ground = scene.base.background
        shown.append(Window(left, top, wide, high, _CORNER, ground, left, top, shapes))
        top += high + _BETWEEN
    height = top - _BETWEEN
    base = Base("", width, height, scene.base.background, tuple(shown))
    return Scene(width, height, base, (), scene.palette, alt)


def _larger(scene: Scene, box: Box, factor: float) -> tuple[Shape, ...]:
    shapes = (*scene.base.shapes, *scene.live)
    return tuple(
        resized(placed(shape, -box.x, -box.y), factor) for shape in shapes if _meets(shape, box)
    )


def _meets(shape: Shape, box: Box) -> bool:
    left, top, right, bottom = bounds(shape)
    return left < box.right and right > box.x and top < box.bottom and bottom > box.y
