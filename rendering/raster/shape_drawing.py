"""Draws shapes at four times their size; reduced afterwards, their edges are smooth."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from rendering.scene import typeface
from rendering.scene.shapes import (
    Align,
    Circle,
    Colour,
    Face,
    Lettering,
    Polygon,
    Rectangle,
    Shape,
    Stamp,
    Window,
    bounds,
)

LARGER: Final = 4
"""Supersampling factor: drawings are this many times too large before they are reduced."""

ANCHORS: Final[dict[Align, str]] = {"left": "ls", "centre": "ms", "right": "rs"}


def draw_all(shapes: Iterable[Shape], large: Image.Image, dx: float, dy: float) -> None:
    """Draw shapes, shifted by (dx, dy) board units, on an image of LARGER times their size."""
    pen = ImageDraw.Draw(large)
    for shape in shapes:
        if isinstance(shape, Stamp):
            draw_all(shape.symbol.shapes, large, dx + shape.x, dy + shape.y)
        elif isinstance(shape, Window):
            _draw_window(shape, large, dx, dy)
        elif isinstance(shape, Lettering):
            _draw_words(shape, pen, dx, dy)
        elif isinstance(shape, Rectangle):
            _draw_rectangle(shape, pen, dx, dy)
        elif isinstance(shape, Circle):
            _draw_circle(shape, pen, dx, dy)
        elif isinstance(shape, Polygon):
            _draw_polygon(shape, pen, dx, dy)
        else:
            _draw_path(_large(shape.points, dx, dy), shape.colour, shape.width * LARGER, pen)


def _draw_rectangle(shape: Rectangle, pen: ImageDraw.ImageDraw, dx: float, dy: float) -> None:
    left, top = (shape.x + dx) * LARGER, (shape.y + dy) * LARGER
    # Pillow includes the last pixel.
    box = (left, top, left + shape.width * LARGER - 1, top + shape.height * LARGER - 1)
    radius, stroke = shape.radius * LARGER, round(shape.stroke * LARGER)
    pen.rounded_rectangle(box, radius, shape.fill, shape.outline, stroke)


def _draw_circle(shape: Circle, pen: ImageDraw.ImageDraw, dx: float, dy: float) -> None:
    x, y, radius = ((v * LARGER) for v in (shape.x + dx, shape.y + dy, shape.radius))
    box = (x - radius, y - radius, x + radius - 1, y + radius - 1)
    pen.ellipse(box, shape.fill, shape.outline, round(shape.stroke * LARGER))


def _draw_polygon(shape: Polygon, pen: ImageDraw.ImageDraw, dx: float, dy: float) -> None:
    points = _large(shape.points, dx, dy)
    if shape.fill is not None:
        pen.polygon(points, fill=shape.fill)
    if shape.outline is not None:
        _draw_path([*points, points[0]], shape.outline, shape.stroke * LARGER, pen)


def _draw_path(
    points: list[tuple[float, float]], colour: Colour, width: float, pen: ImageDraw.ImageDraw
) -> None:
    pen.line(points, fill=colour, width=round(width))
    radius = width / 2
    for x, y in points:
        pen.ellipse((x - radius, y - radius, x + radius - 1, y + radius - 1), fill=colour)


def _draw_words(shape: Lettering, pen: ImageDraw.ImageDraw, dx: float, dy: float) -> None:
    baseline = shape.y + dy + typeface.CAP_HEIGHT * shape.size / 2
    at = ((shape.x + dx) * LARGER, baseline * LARGER)
    font = font_of(shape.face, shape.size * LARGER)
    pen.text(at, shape.words, shape.colour, font, ANCHORS[shape.align])


def _draw_window(shape: Window, large: Image.Image, dx: float, dy: float) -> None:
    """Draw only the rows on this image: bases are drawn in strips."""
    wide, high = round(shape.width * LARGER), round(shape.height * LARGER)
    left, top = round((shape.x + dx) * LARGER), round((shape.y + dy) * LARGER)
    first, end = max(0, -top), min(high, large.height - top)
    if first >= end:
        return
    seen = Image.new("RGBA", (wide, end - first), shape.fill)
    across, down = shape.origin_x - shape.x, shape.origin_y - shape.y - first / LARGER
    inside = (s for s in shape.shapes if reaches(s, -down, seen.height / LARGER - down))
    draw_all(inside, seen, across, down)
    opening = Image.new("L", seen.size, 0)
    corners = (0, -first, wide - 1, high - 1 - first)
    ImageDraw.Draw(opening).rounded_rectangle(corners, shape.radius * LARGER, 255)
    large.paste(seen, (left, top + first), opening)


def _large(
    points: tuple[tuple[float, float], ...], dx: float, dy: float
) -> list[tuple[float, float]]:
    return [((x + dx) * LARGER, (y + dy) * LARGER) for x, y in points]


@lru_cache(maxsize=64)
def font_of(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Return a font, opened by path and with basic layout, independent of the host's libraries."""
    path = str(typeface.FILES[face])
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


def reaches(shape: Shape, top: float, bottom: float) -> bool:
    """Whether any of the shape may lie between these heights."""
    _, upper, _, lower = bounds(shape)
    return upper - 1 < bottom and lower + 1 > top
