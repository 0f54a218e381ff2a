"""Closer looks: parts of a picture drawn anew at a larger scale, as sharp as the whole."""

from collections.abc import Iterable, Sequence
from typing import Final

from rendering.scene.shapes import Base, Box, Point, Scene, Shape, Window, bounds, placed, resized

WIDTH: Final = 1000
"""Default width of a closer look, in pixels: the width of a chat on a phone."""

_BETWEEN: Final = 10
"""Gap between two parts."""

_HIGHEST: Final = 900
"""Height of several parts at the default width: on a phone the words fit on the screen with it."""

_CORNER: Final = 14

_NEAR: Final = 80
"""How much is seen round what is marked."""

_LEAST: Final = 480
"""Parts narrower than this are not enlarged further: they would not be clearer."""

_MARKED: Final = 800
"""Width of what is seen round marks: much less would fill a phone with a single space."""


def closer(scene: Scene, box: Box, width: int = WIDTH) -> Scene:
    """Return the part of a scene in a box, ``width`` wide; lines and lettering scale with it.

    It is cropped at the edge of the box. The rasterizer enlarges: looks at boxes of one width share
    what it keeps of the map and of its pieces.
    """
    height = round(box.height * width / box.width)
    live = tuple(shape for shape in scene.live if meets(shape, box))
    return Scene(width, height, scene.base, live, scene.palette, box)


def arranged(scene: Scene, boxes: Sequence[Box], width: int = WIDTH) -> Scene:
    """Return parts of a scene, all at the same scale: one below the other, or the others beside
    the first if that shows them larger. Together they are at most ``_HIGHEST`` high.
    """
    ways = ([boxes], [boxes[:1], boxes[1:]]) if boxes[1:] else ([_filling(scene, boxes[0])],)
    columns = max(ways, key=lambda columns: _factor(columns, width))
    factor = _factor(columns, width)
    left = (width - round(sum(map(_widest, columns)) * factor) - _BETWEEN * (len(columns) - 1)) // 2
    shown: list[Window] = []
    for column in columns:
        across, top = round(_widest(column) * factor), 0
        for box in column:
            wide, high = round(box.width * factor), round(box.height * factor)
            x, shapes = left + (across - wide) // 2, _larger(scene, box, factor)
            ground = scene.base.background
            shown.append(Window(x, top, wide, high, _CORNER, ground, x, top, shapes))
            top += high + _BETWEEN
        left += across + _BETWEEN
    height = round(max(window.y + window.height for window in shown))
    base = Base("", width, height, scene.base.background, tuple(shown))
    return Scene(width, height, base, (), scene.palette)


def _factor(columns: Sequence[Sequence[Box]], width: int) -> float:
    """Return how much larger these columns can be shown side by side."""
    gaps = _BETWEEN * (len(columns) - 1)
    across = (width - gaps) / max(_LEAST, sum(map(_widest, columns)))
    most = _HIGHEST * width / WIDTH
    down = min(
        (most - _BETWEEN * (len(column) - 1)) / sum(box.height for box in column)
        for column in columns
    )
    return min(across, down)


def _filling(scene: Scene, box: Box) -> Sequence[Box]:
    """Return a part that is shown alone, so wide that nothing beside it stays empty."""
    whole = Box(0, 0, scene.width, scene.height)
    return (with_room(box, whole, round(box.height * WIDTH / _HIGHEST)),)


def _widest(column: Sequence[Box]) -> int:
    return max(box.width for box in column)


def marked_part(marked: Scene, plain: Scene) -> Scene:
    """Return a closer look at what the plain scene has not, such as what a plan marks.

    Returns the scene itself if there is nothing.
    """
    new = {*marked.live}.difference(plain.live)
    if not new:
        return marked
    edges = [bounds(shape) for shape in new]
    left, top = (round(max(0, min(edge[i] for edge in edges) - _NEAR)) for i in (0, 1))
    right = round(min(marked.width, max(edge[2] for edge in edges) + _NEAR))
    bottom = round(min(marked.height, max(edge[3] for edge in edges) + _NEAR))
    whole, box = Box(0, 0, marked.width, marked.height), Box(left, top, right - left, bottom - top)
    # Two widths, and so two scales, share what the rasterizer keeps.
    small = max(box.width, box.height) <= _MARKED
    return closer(marked, with_room(box, whole, _MARKED if small else whole.width))


def folded(scene: Scene, strips: Sequence[Box]) -> Scene:
    """Return the scene with only these strips of its whole width, moved up to each other.

    The first holds all of the base, which stays the same and is drawn only once.
    """
    live: list[Shape] = []
    height = strips[0].y
    for strip in strips:
        within = (shape for shape in scene.live if strip.y <= _middle(shape) < strip.bottom)
        live += (placed(shape, 0, height - strip.y) for shape in within)
        height += strip.height
    return Scene(scene.width, height, scene.base, tuple(live), scene.palette)


def _middle(shape: Shape) -> float:
    """Return the height of a shape's middle."""
    _, top, _, bottom = bounds(shape)
    return (top + bottom) / 2


def with_room(box: Box, within: Box, least: int = _LEAST) -> Box:
    """Widen the box on both sides to the width of strips, inside ``within``."""
    width = max(box.width, min(least, within.width))
    left = box.x - (width - box.width) // 2
    return Box(max(within.x, min(left, within.right - width)), box.y, width, box.height)


def _larger(scene: Scene, box: Box, factor: float) -> tuple[Shape, ...]:
    shapes = (*scene.base.shapes, *scene.live)
    return tuple(
        resized(placed(shape, -box.x, -box.y), factor) for shape in shapes if meets(shape, box)
    )


def meets(shape: Shape, box: Box) -> bool:
    """Whether any of a shape may lie in a box."""
    left, top, right, bottom = bounds(shape)
    return left < box.right and right > box.x and top < box.bottom and bottom > box.y


def box_round(places: Iterable[Point], reach: int, picture: Box, least: int = 440) -> Box:
    """Return a box that shows these places and everything within ``reach`` of them.

    It is at least ``least`` wide and high, so that neighbours are seen too, and lies inside
    ``picture``.
    """
    across, down = zip(*places, strict=True)
    left, width = _span(min(across) - reach, max(across) + reach, least, picture.x, picture.right)
    top, height = _span(min(down) - reach, max(down) + reach, least, picture.y, picture.bottom)
    return Box(left, top, width, height)


def _span(start: float, end: float, least: int, first: int, last: int) -> tuple[int, int]:
    """Return start and length of a side: grown about its middle, then moved inside."""
    long = min(max(round(end - start), least), last - first)
    begin = round((start + end - long) / 2)
    return min(max(begin, first), last - long), long


# The halves and quarters of a picture for closer looks; they overlap in the middle.

_HALF: Final = 0.54
"""The fraction of a side that a half shows: things on the dividing line are whole in one half."""


def halves(picture: Box) -> dict[str, Box]:
    """Return the left and the right half of a picture, which overlap in the middle."""
    wide = round(picture.width * _HALF)
    return {
        "left": Box(picture.x, picture.y, wide, picture.height),
        "right": Box(picture.right - wide, picture.y, wide, picture.height),
    }


def quarters(picture: Box) -> dict[str, Box]:
    """Return the quarters of a picture, which overlap in the middle."""
    high = round(picture.height * _HALF)
    low = picture.bottom - high
    return {
        f"{row}{column}": Box(box.x, top, box.width, high)
        for row, top in (("upper", picture.y), ("lower", low))
        for column, box in halves(picture).items()
    }
