"""Paints a scene: pastes what it shows over its ground, looks the colours up, writes a PNG file.

What many pictures share (strips of the ground, symbols, words) is drawn once, at four times its
size, reduced, and kept within a bound of bytes.
"""

import threading
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import cache, partial
from io import BytesIO
from math import ceil
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from PIL import Image, ImageColor, ImageDraw

from rendering.raster.palette_files import palette_named
from rendering.raster.png import png_file
from rendering.raster.shape_drawing import ANCHORS, LARGER, draw_all, font_of, reaches
from rendering.scene import typeface
from rendering.scene.icons import SIDE, fitted
from rendering.scene.shapes import (
    Base,
    Lettering,
    Scene,
    Shape,
    Stamp,
    Symbol,
    bounds,
    resized,
    resized_symbol,
)

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
    top += round(typeface.CAP_HEIGHT * size / 2)
    box = (left, top, left + mask.width, top + mask.height)
    return (Piece(ImageColor.getrgb(shape.colour), (mask.im,), box),)
