"""From a scene to a PNG file: shapes are drawn with Pillow, and encoded with a game's palette."""

import struct
import threading
import zlib
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import cache, lru_cache, partial
from io import BytesIO
from math import ceil
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from PIL import Image, ImageColor, ImageDraw, ImageFont

from core.game_places import PALETTE, places_of
from rendering.scene import text
from rendering.scene.marks import SIDE, fitted
from rendering.scene.shapes import (
    Align,
    Base,
    Circle,
    Colour,
    Face,
    Lettering,
    Polygon,
    Rectangle,
    Scene,
    Shape,
    Stamp,
    Symbol,
    Window,
    bounds,
    resized,
    resized_symbol,
)
from rendering.scene.text import ASSETS

# The files of colour tables: three bytes for each colour of the pictures of one game.

PALETTES: Final = ASSETS / "palettes"
"""The tables of the games of the house, and that of charts."""

CHARTS: Final = "charts"


@cache
def palette_named(name: str) -> bytes:
    """Return the colour table of this name: a game's key, or "charts".

    Raises FileNotFoundError if it was never learnt, PackageFault if there is no such game.
    """
    return palette_file(name).read_bytes()


def palette_file(name: str) -> Path:
    """Return the file of a colour table: among those of the house, or in the game's package."""
    if name == CHARTS or (places := places_of(name)).package is None:
        return PALETTES / f"{name}.rgb"
    return Path(str(places.file(PALETTE)))


# Writes a picture of at most 256 colours as a PNG file.
#
# Format (PNG specification, third edition): a signature, a header, the colour table, the deflated
# rows, each after a zero byte for "no filter" (filters make flat art larger), and an end. ISA-L
# takes a fifth of zlib-ng's time for a file that is a quarter larger; Pillow twice as long as zlib-
# ng for a file of the same size.


try:
    from isal import isal_zlib
    from zlib_ng import zlib_ng

    _quickly, _harder = partial(isal_zlib.compress, level=2), partial(zlib_ng.compress, level=5)
except ImportError:  # no wheels for this machine
    _quickly, _harder = partial(zlib.compress, level=3), partial(zlib.compress, level=6)

_LARGE: Final = 169_000
"""Above this size in bytes, pixels are deflated again, harder: seven milliseconds, a fifth
smaller."""

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_INDEXED: Final = 3
_HEADER: Final = struct.Struct(">IIBBBBB")
_NUMBER: Final = struct.Struct(">I")


def png_file(picture: Image.Image, table: bytes) -> bytes:
    """Return the file of a picture (mode P); ``table`` has three bytes for each colour."""
    header = _HEADER.pack(*picture.size, 8, _INDEXED, 0, 0, 0)
    with_filters = Image.new("L", (picture.width + 1, picture.height))
    with_filters.im.paste(picture.im, (1, 0, *with_filters.size))
    rows = with_filters.tobytes()
    if len(data := _quickly(rows)) > _LARGE:
        data = _harder(rows)
    parts = ((b"IHDR", header), (b"PLTE", table), (b"IDAT", data), (b"IEND", b""))
    return b"".join((_SIGNATURE, *(_chunk(name, data) for name, data in parts)))


def _chunk(name: bytes, data: bytes) -> bytes:
    named = name + data
    return b"".join((_NUMBER.pack(len(data)), named, _NUMBER.pack(zlib.crc32(named))))


# Draws shapes at four times their size; reduced afterwards, their edges are smooth.

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
    baseline = shape.y + dy + text.CAP_HEIGHT * shape.size / 2
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
    path = str(text.FILES[face])
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


def reaches(shape: Shape, top: float, bottom: float) -> bool:
    """Whether any of the shape may lie between these heights."""
    _, upper, _, lower = bounds(shape)
    return upper - 1 < bottom and lower + 1 > top


# Paints a scene: pastes what it shows over its ground, looks the colours up, writes a PNG file.
#
# What many pictures share (strips of the ground, symbols, words) is drawn once, at four times its
# size, reduced, and kept within a bound of bytes.

ROOM: Final = 96_000_000
"""Bytes for what is kept: about all that pictures of five games show in one language."""

STRIP: Final = 96
"""Rows that are drawn at once: a whole board at four times its size would take a hundred MB."""

Core: TypeAlias = Any
"""Pillow's internal image: pasting it takes a third of the time of Image.paste, and a picture has
hundreds of parts."""

Corners: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom; the last two are exclusive."""

_LEAST_MIDDLE: Final = 400
"""Pixels; below it four more pastes take longer than they save."""

_CLEAR: Final = (0, 0, 0, 0)

_PAINTING: Final = threading.Lock()
"""Held while anything is painted: neither a font nor a colour table bears two threads at once."""

D = TypeVar("D")


class Piece(NamedTuple):
    """What is pasted in one call. ``ink``: an image, or the one colour of all pixels.

    ``masks``: how opaque each pixel is; empty: all of them hide what is below. ``box``: relative to
    the place of the shape.
    """

    ink: Core
    masks: tuple[Core, ...]
    box: Corners

    @property
    def bytes(self) -> int:
        """What it takes in memory."""
        left, top, right, bottom = self.box
        of_a_pixel = 4 * (not isinstance(self.ink, tuple)) + len(self.masks)
        return (right - left) * (bottom - top) * of_a_pixel


Sprite: TypeAlias = tuple[Piece, ...]
"""A drawn shape: all of it, or its middle and its four edges."""


class Seen(NamedTuple):
    """How a scene is seen: everything ``factor`` times as large, from (left, top) on, in pixels."""

    factor: float
    left: int
    top: int

    @classmethod
    def of(cls, scene: Scene) -> "Seen":
        """Return how the scene is to be seen: enlarged if it shows only a part."""
        if (part := scene.part) is None:
            return cls(1, 0, 0)
        factor = scene.width / part.width
        return cls(factor, round(part.x * factor), round(part.y * factor))


class KeptDrawings:
    """The drawings used last, within a bound of bytes."""

    def __init__(self, room: int) -> None:
        """``room``: bytes; the drawing used last is kept even if it is larger."""
        self._room = room
        self._drawings: dict[Hashable, tuple[Any, int]] = {}
        self.bytes = 0

    def get(self, key: Hashable, draw: Callable[[], D], size: Callable[[D], int]) -> D:
        """Return the drawing of this key; draw it if it is not there."""
        if (found := self._drawings.pop(key, None)) is None:
            drawn = draw()
            found = drawn, size(drawn)
            self.bytes += found[1]
        self._drawings[key] = found
        while self.bytes > self._room and len(self._drawings) > 1:
            _, oldest = self._drawings.pop(next(iter(self._drawings)))
            self.bytes -= oldest
        drawing: D = found[0]
        return drawing


class Raster:
    """Paints scenes, one at a time, and keeps what they share. Thread-safe."""

    def __init__(self, room: int = ROOM) -> None:
        """``room``: bytes for the drawings that are kept."""
        self.kept = KeptDrawings(room)

    def render(self, scene: Scene) -> bytes:
        """Return the scene as a PNG file of at most 256 colours."""
        return png_file(self.indexed(scene), palette_named(scene.palette))

    def indexed(self, scene: Scene, size: tuple[int, int] | None = None) -> Image.Image:
        """Return the scene as indices into its colour table (mode P), scaled to ``size``."""
        drawn = self.draw(scene)
        if size is not None and size != drawn.size:
            drawn = drawn.resize(size, Image.Resampling.BOX)
        with _PAINTING:
            return _looked_up(drawn, scene.palette)

    def draw(self, scene: Scene) -> Image.Image:
        """Return the scene in full colour."""
        seen = Seen.of(scene)
        with _PAINTING:
            picture = self._ground(scene, seen)
            paste = picture.im.paste
            for shape in scene.live:
                x, y = -seen.left, -seen.top
                if isinstance(shape, Stamp | Lettering):
                    x, y = x + round(shape.x * seen.factor), y + round(shape.y * seen.factor)
                for ink, masks, (left, top, right, bottom) in self._sprite(shape, seen.factor):
                    paste(ink, (x + left, y + top, x + right, y + bottom), *masks)
        return picture

    def _ground(self, scene: Scene, seen: Seen) -> Image.Image:
        """Return what lies below the live shapes."""
        base, bottom = scene.base, seen.top + scene.height
        picture = Image.new("RGB", (scene.width, scene.height), base.background)
        last = ceil(min(bottom, base.height * seen.factor) / STRIP)
        for number in range(seen.top // STRIP, last):
            strip = self._strip(base, scene.palette, seen.factor, number)
            picture.paste(strip, (-seen.left, number * STRIP - seen.top))
        return picture

    def _strip(self, base: Base, palette: str, factor: float, number: int) -> Image.Image:
        """Return a strip of the base; kept as indices, which take a quarter of the memory."""
        if not base.key:
            return _drawn_strip(base, factor, number)

        def draw() -> Image.Image:
            return _looked_up(_drawn_strip(base, factor, number), palette)

        key = (base.key, palette, factor, number)
        return self.kept.get(key, draw, _pixels).convert("RGB")

    def _sprite(self, shape: Shape, factor: float) -> Sprite:
        """Return a shape's sprite, relative to the place of a stamp or of words, else to (0, 0)."""
        key: Hashable = (shape, factor)
        draw = partial(_single, shape, factor)
        if isinstance(shape, Stamp):
            key = (shape.symbol.key, factor)
            draw = partial(_symbol, shape.symbol, factor)
        elif isinstance(shape, Lettering):
            size = round(shape.size * factor)
            key = (shape.words, size, shape.colour, shape.face, shape.align)
            draw = partial(_words, shape, size)
        sprite: Sprite = self.kept.get(key, draw, _bytes)
        return sprite


def icon_file(icon: Symbol) -> bytes:
    """Return an icon as a PNG file, transparent where nothing is drawn."""
    file = BytesIO()
    with _PAINTING:
        drawn = _drawn(fitted(icon), (0, 0, SIDE, SIDE))
    drawn.save(file, "PNG", optimize=True)
    return file.getvalue()


# --- colours -------------------------------------------------------------------------------------


def palette_image(colours: bytes) -> Image.Image:
    """Return an image with a colour table (three bytes for each colour), ready for lookups.

    Without ``load`` Pillow's lookup does not find the table.
    """
    image = Image.new("P", (1, 1))
    image.putpalette(colours)
    image.load()
    return image


@cache
def _table(name: str) -> Image.Image:
    return palette_image(palette_named(name))


def _looked_up(drawn: Image.Image, palette: str) -> Image.Image:
    """Return an image with each pixel as its index in the colour table (mode P)."""
    return drawn.quantize(palette=_table(palette), dither=Image.Dither.NONE)


def _pixels(image: Image.Image) -> int:
    return image.width * image.height


# --- drawing large -------------------------------------------------------------------------------


def _drawn(shapes: Iterable[Shape], box: Corners, background: str | None = None) -> Image.Image:
    """Return a box of what these shapes show, over the background or over nothing (mode RGBA)."""
    left, top, right, bottom = box
    mode, below = ("RGBA", _CLEAR) if background is None else ("RGB", background)
    shapes, small = tuple(shapes), Image.new(mode, (right - left, bottom - top))
    for start in range(top, bottom, STRIP):
        end = min(start + STRIP, bottom)
        large = Image.new(mode, (small.width * LARGER, (end - start) * LARGER), below)
        draw_all((s for s in shapes if reaches(s, start, end)), large, -left, -start)
        small.paste(large.reduce(LARGER), (0, start - top))
    return small


def _drawn_strip(base: Base, factor: float, number: int) -> Image.Image:
    """Draw a strip of the base, as wide as all of it."""
    width, height = round(base.width * factor), round(base.height * factor)
    top, bottom = number * STRIP, min((number + 1) * STRIP, height)
    return _drawn(_enlarged(base, factor, top, bottom), (0, top, width, bottom), base.background)


def _enlarged(base: Base, factor: float, top: int, bottom: int) -> Iterator[Shape]:
    """Yield the shapes of a base, enlarged, that may show between these rows."""
    for shape in base.shapes:
        if factor == 1:
            yield shape
        elif reaches(shape, top / factor, bottom / factor):
            yield resized(shape, factor)


def _symbol(symbol: Symbol, factor: float) -> Sprite:
    if factor != 1:
        symbol = resized_symbol(symbol, factor)
    return _cropped(_drawn(symbol.shapes, (0, 0, symbol.width, symbol.height)), 0, 0)


def _single(shape: Shape, factor: float) -> Sprite:
    """Return the sprite of a live shape that is neither stamp nor words."""
    if factor != 1:
        shape = resized(shape, factor)
    left, top, right, bottom = (round(edge) for edge in bounds(shape))
    return _cropped(_drawn((shape,), (left - 2, top - 2, right + 2, bottom + 2)), left - 2, top - 2)


def _cropped(drawn: Image.Image, left: int, top: int) -> Sprite:
    """Return what has anything in it, its middle apart: a paste takes time for each pixel.

    A middle that hides all below it is pasted in a tenth of the time, one that shows nothing is
    left out: cards are almost all middle.
    """
    box = drawn.getchannel("A").getbbox() or (0, 0, 1, 1)
    drawn, left, top = drawn.crop(box), left + box[0], top + box[1]
    opaque, (wide, high) = drawn.getchannel("A"), drawn.size
    middle = _middle(opaque)
    if middle is None:
        return (_piece(drawn, (0, 0, wide, high), left, top),)
    west, north, east, south = middle
    edges = (
        (0, 0, wide, north),
        (0, south, wide, high),
        (0, north, west, south),
        (east, north, wide, south),
    )
    pieces = tuple(_piece(drawn, edge, left, top) for edge in edges)
    if opaque.getpixel((west, north)) == 0:
        return pieces
    return *pieces, _piece(drawn, middle, left, top)._replace(masks=())


def _middle(opaque: Image.Image) -> Corners | None:
    """Return the largest box as far from all edges that is all opaque (255) or all clear (0).

    None: there is none that is large enough to be worth four more pastes.
    """
    wide, high = opaque.size
    for edge in range(1, min(wide, high) // 2):
        box = (edge, edge, wide - edge, high - edge)
        if (wide - 2 * edge) * (high - 2 * edge) <= _LEAST_MIDDLE:
            return None
        if opaque.crop(box).getextrema() in ((0, 0), (255, 255)):
            return box
    return None


def _piece(drawn: Image.Image, box: Corners, left: int, top: int) -> Piece:
    part = drawn.crop(box)
    place = (left + box[0], top + box[1], left + box[2], top + box[3])
    return Piece(part.convert("RGB").im, (part.getchannel("A").im,), place)


def _bytes(sprite: Sprite) -> int:
    return sum(piece.bytes for piece in sprite)


def _words(shape: Lettering, size: int) -> Sprite:
    """Draw words at their real size, as a mask for their colour, relative to their anchor."""
    font, anchor = font_of(shape.face, size), ANCHORS[shape.align]
    left, top, right, bottom = (round(edge) for edge in font.getbbox(shape.words, anchor=anchor))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
    ImageDraw.Draw(mask).text((-left, -top), shape.words, 255, font, anchor)
    top += round(text.CAP_HEIGHT * size / 2)
    box = (left, top, left + mask.width, top + mask.height)
    return (Piece(ImageColor.getrgb(shape.colour), (mask.im,), box),)
