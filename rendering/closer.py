"""A closer look: a part of a picture painted anew, larger, as sharp as the whole."""

from typing import Final

from rendering.scene import Base, Box, Scene, Shape, bounds, placed, resized

WIDTH: Final = 1000
"""How wide a closer look is unless told: as many pixels as a phone has across a chat."""


def closer(scene: Scene, box: Box, alt: str, width: int = WIDTH) -> Scene:
    """The part of a scene that lies in a box, ``width`` wide; lines and lettering grow with it.

    What reaches over the edge of the box is cut off there. ``alt`` describes the part. Its base is
    of this picture only, and nothing of it stays on the shelves of what is drawn often.
    """
    factor = width / box.width
    shapes = (*scene.base.shapes, *scene.live)
    shown = tuple(
        resized(placed(shape, -box.x, -box.y), factor) for shape in shapes if _meets(shape, box)
    )
    height = round(box.height * factor)
    base = Base("", width, height, scene.base.background, shown)
    return Scene(width, height, base, (), scene.palette, alt)


def _meets(shape: Shape, box: Box) -> bool:
    left, top, right, bottom = bounds(shape)
    return left < box.right and right > box.x and top < box.bottom and bottom > box.y
