"""Rasterizes a scene to a picture file.

Bases and symbols are drawn once, at four times their size, reduced, and cached. A move then copies
the base, pastes symbols, draws a few live words, looks colours up in a fixed table and deflates.
Thread-safe.
"""

import threading
from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import lru_cache
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image, ImageColor, ImageDraw, ImageFont

from rendering.raster import png
from rendering.raster.canvas import CanvasGround, ColourTable, Sprite, blended, sprite_of
from rendering.raster.drawings import GROUNDS, SPRITES, DrawingCache, Drawings
from rendering.raster.incremental import (
    MOST_KEPT,
    LastPictures,
    Layout,
    PaintedPicture,
    PlacedShape,
)
from rendering.scene import typeface
from rendering.scene.icons import SIDE, fitted
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
)

LARGER: Final = 4
"""Supersampling factor: drawings are this many times too large before they are reduced."""

PALETTES: Final = typeface.ASSETS / "palettes"

_STRIP = 240
_CLEAR = (0, 0, 0, 0)
_NONE: Final[Mapping[Shape, PlacedShape]] = {}
_ANCHORS: Final[dict[Align, str]] = {"left": "ls", "centre": "ms", "right": "rs"}

# A font may not be used by two threads at once, and Pillow draws letters outside the GIL.
_lettering = threading.Lock()


class Room(NamedTuple):
    """How many bytes the caches of a raster may take."""

    grounds: int
    sprites: int
    words: int
    last_pictures: int

    @classmethod
    def of(cls, most: int) -> "Room":
        """Divide so many bytes among the caches."""
        return cls(*(most * percent // 100 for percent in (48, 20, 4, 28)))


AMPLE: Final = Room.of(192_000_000)
"""Room for all that the pictures of a benchmark or a test show."""


class Raster:
    """Renders scenes to PNG files, with caches."""

    def __init__(
        self, most_kept: int = MOST_KEPT, room: Room = AMPLE, drawings: Drawings | None = None
    ) -> None:
        """``most_kept``: how many pictures are kept to make others from.

        ``drawings``: where rehearsed drawings are kept, and found.
        """
        self.drawings = Drawings() if drawings is None else drawings
        self._grounds = DrawingCache[Hashable, CanvasGround](room.grounds, GROUNDS, self.drawings)
        self._sprites = DrawingCache[Hashable, Sprite](room.sprites, SPRITES, self.drawings)
        self._words = DrawingCache[Hashable, Sprite](room.words, SPRITES)
        self._last = LastPictures(most_kept, room.last_pictures)
        self._own = threading.local()

    def put_away(self) -> None:
        """Free the memory of all drawings and pictures; rehearsed ones stay, deflated."""
        for cache in (self._grounds, self._sprites, self._words):
            cache.clear()
        self._last.clear()

    def rehearse(self, scene: Scene) -> Iterator[None]:
        """Cache what the scene is made of, one piece at each step, and at last the whole."""
        table = self._table(scene.palette)
        self._ground(scene.base, scene.palette, table, ahead=True)
        yield
        for shape in scene.live:
            self._sprite(shape, scene.palette, table, ahead=True)
            yield
        self.indexed(scene)
        yield

    def render(self, scene: Scene) -> bytes:
        """Return the scene as a PNG file of at most 256 colours."""
        kind = (scene.base.key, scene.palette, scene.width, scene.height)
        layout = self._layout(scene, self._last.placed(kind))
        picture = PaintedPicture(kind, layout.parts, layout.bands(self._last.likest(layout.parts)))
        if scene.base.key:
            self._last.keep(picture)
        return png.file_of(*layout.size, picture.bands, layout.table.colours)

    def indexed(self, scene: Scene, size: tuple[int, int] | None = None) -> Image.Image:
        """Return the scene as indices into its colour table (mode P), scaled to ``size``."""
        layout = self._layout(scene)
        canvas = layout.painted()
        if size is None or size == layout.size:
            return canvas.finished()
        return layout.table.places(canvas.drawn.resize(size, Image.Resampling.BOX))

    def draw(self, scene: Scene) -> Image.Image:
        """Return the scene in full colour."""
        return self._layout(scene).painted().drawn

    def _layout(self, scene: Scene, placed: Mapping[Shape, PlacedShape] = _NONE) -> Layout:
        """Return the scene's layout; ``placed``: its live shapes that are placed already."""
        table = self._table(scene.palette)
        ground = self._ground(scene.base, scene.palette, table)
        parts = [
            placed.get(shape) or self._placed(shape, scene.palette, table) for shape in scene.live
        ]
        return Layout(ground, table, (scene.width, scene.height), parts)

    def _placed(self, shape: Shape, palette: str, table: ColourTable) -> PlacedShape:
        sprite = self._sprite(shape, palette, table)
        if isinstance(shape, Stamp | Lettering):
            return PlacedShape(shape, sprite, round(shape.x), round(shape.y))
        return PlacedShape(shape, sprite, 0, 0)

    def _ground(
        self, base: Base, palette: str, table: ColourTable, *, ahead: bool = False
    ) -> CanvasGround:
        get = self._grounds.rehearse if ahead else self._grounds.get
        if base.key:
            return get((base.key, palette), _ground, base, table)
        return _ground(base, table)

    def _sprite(
        self, shape: Shape, palette: str, table: ColourTable, *, ahead: bool = False
    ) -> Sprite:
        """Return a shape's sprite, relative to a stamp's or words' own place, else to (0, 0)."""
        get = self._sprites.rehearse if ahead else self._sprites.get
        if isinstance(shape, Stamp):
            symbol = shape.symbol
            return get((symbol.key, palette), _symbol, symbol, table)
        if isinstance(shape, Lettering):
            key = (shape.words, shape.size, shape.colour, shape.face, shape.align)
            return self._words.get(key, _live_words, shape)
        return get((shape, palette), _single, shape, table)

    def _table(self, name: str) -> ColourTable:
        """Return the colour table of this name; one for each thread, as Pillow writes into it."""
        tables: dict[str, ColourTable] = self._own.__dict__.setdefault("tables", {})
        if name not in tables:
            colours = (PALETTES / f"{name}.rgb").read_bytes()
            tables[name] = ColourTable(colours, palette_image(colours))
        return tables[name]


def palette_image(table: bytes) -> Image.Image:
    """Return an image with a colour table (three bytes for each colour), ready for lookups.

    Without ``load`` Pillow's lookup does not find the table.
    """
    image = Image.new("P", (1, 1))
    image.putpalette(table)
    image.load()
    return image


def learn_palette(scenes: Iterable[Scene], flat: Iterable[Colour]) -> bytes:
    """Return the 256 colours that suit these scenes best; every flat colour is included exactly."""
    raster = Raster()
    pictures = [raster.draw(scene) for scene in scenes]
    width = max(p.width for p in pictures)
    sheet = Image.new("RGB", (width, sum(p.height for p in pictures)))
    top = 0
    for picture in pictures:
        sheet.paste(picture, (0, top))
        top += picture.height
    plain: list[tuple[int, ...]] = list(
        dict.fromkeys(ImageColor.getrgb(colour)[:3] for colour in flat)
    )
    mixed = sheet.quantize(256 - len(plain), method=Image.Quantize.MEDIANCUT, kmeans=4)
    table = mixed.getpalette() or []
    # Quantizing a scene of few colours may yield the same colour twice.
    learnt = dict.fromkeys(zip(table[::3], table[1::3], table[2::3], strict=True))
    colours = _without_thieves(plain, [colour for colour in learnt if colour not in plain])
    return bytes(part for colour in colours for part in colour)


def _without_thieves(
    plain: list[tuple[int, ...]], learnt: list[tuple[int, ...]]
) -> list[tuple[int, ...]]:
    """Return plain and learnt colours, without learnt ones that Pillow would match to a plain one.

    Pillow looks up whole cells of 4 by 4 by 4 colours at once, by their corner.
    """
    strip = Image.new("RGB", (len(plain), 1))
    for x, colour in enumerate(plain):
        strip.putpixel((x, 0), colour)
    while True:
        colours = plain + learnt
        table = palette_image(bytes(part for colour in colours for part in colour))
        found = strip.quantize(palette=table, dither=Image.Dither.NONE).tobytes()
        thieves = {index - len(plain) for index in found if index >= len(plain)}
        if not thieves:
            return colours
        learnt = [colour for i, colour in enumerate(learnt) if i not in thieves]


def icon_file(icon: Symbol) -> bytes:
    """Return an icon as a PNG file, transparent where nothing is drawn."""
    large = Image.new("RGBA", (SIDE * LARGER, SIDE * LARGER), _CLEAR)
    _draw_all(fitted(icon), large, 0, 0)
    file = BytesIO()
    large.reduce(LARGER).save(file, "PNG", optimize=True)
    return file.getvalue()


# --- drawing large -------------------------------------------------------------------------------


def _ground(base: Base, table: ColourTable) -> CanvasGround:
    drawn = _base(base)
    return CanvasGround(drawn, table.places(drawn), base.background)


def _base(base: Base) -> Image.Image:
    """Draw the base in strips: all of it at four times its size would take a hundred megabytes."""
    picture = Image.new("RGB", (base.width, base.height), base.background)
    for top in range(0, base.height, _STRIP):
        height = min(_STRIP, base.height - top)
        size = (base.width * LARGER, height * LARGER)
        large = Image.new("RGB", size, base.background)
        _draw_all((s for s in base.shapes if _reaches(s, top, top + height)), large, 0, -top)
        picture.paste(large.reduce(LARGER), (0, top))
    return picture


def _symbol(symbol: Symbol, table: ColourTable) -> Sprite:
    size = (symbol.width * LARGER, symbol.height * LARGER)
    large = Image.new("RGBA", size, _CLEAR)
    _draw_all(symbol.shapes, large, 0, 0)
    return _cropped(large.reduce(LARGER), 0, 0, table)


def _single(shape: Shape, table: ColourTable) -> Sprite:
    """Return the sprite of a live shape that is neither stamp nor words."""
    left, top, right, bottom = (round(edge) for edge in bounds(shape))
    left, top, right, bottom = left - 2, top - 2, right + 2, bottom + 2
    large = Image.new("RGBA", ((right - left) * LARGER, (bottom - top) * LARGER), _CLEAR)
    _draw_all((shape,), large, -left, -top)
    return _cropped(large.reduce(LARGER), left, top, table)


def _cropped(drawn: Image.Image, left: int, top: int, table: ColourTable) -> Sprite:
    """Crop to the part with anything in it: a paste costs time for each pixel of its box."""
    mask = drawn.getchannel("A")
    box = mask.getbbox() or (0, 0, 1, 1)
    ink = drawn.convert("RGB").crop(box)
    return sprite_of(ink, mask.crop(box), left + box[0], top + box[1], table)


def _draw_all(shapes: Iterable[Shape], large: Image.Image, dx: float, dy: float) -> None:
    """Draw shapes, shifted by (dx, dy) board units, on an image of LARGER times their size."""
    pen = ImageDraw.Draw(large)
    for shape in shapes:
        if isinstance(shape, Stamp):
            _draw_all(shape.symbol.shapes, large, dx + shape.x, dy + shape.y)
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
    font = _font(shape.face, shape.size * LARGER)
    with _lettering:
        pen.text(at, shape.words, shape.colour, font, _ANCHORS[shape.align])


def _draw_window(shape: Window, large: Image.Image, dx: float, dy: float) -> None:
    """Draw only the rows on this image: bases are drawn in strips."""
    wide, high = round(shape.width * LARGER), round(shape.height * LARGER)
    left, top = round((shape.x + dx) * LARGER), round((shape.y + dy) * LARGER)
    first, end = max(0, -top), min(high, large.height - top)
    if first >= end:
        return
    seen = Image.new("RGBA", (wide, end - first), shape.fill)
    across, down = shape.origin_x - shape.x, shape.origin_y - shape.y - first / LARGER
    inside = (s for s in shape.shapes if _reaches(s, -down, seen.height / LARGER - down))
    _draw_all(inside, seen, across, down)
    opening = Image.new("L", seen.size, 0)
    corners = (0, -first, wide - 1, high - 1 - first)
    ImageDraw.Draw(opening).rounded_rectangle(corners, shape.radius * LARGER, 255)
    large.paste(seen, (left, top + first), opening)


def _large(
    points: tuple[tuple[float, float], ...], dx: float, dy: float
) -> list[tuple[float, float]]:
    return [((x + dx) * LARGER, (y + dy) * LARGER) for x, y in points]


# --- lettering and measures ----------------------------------------------------------------------


@lru_cache(maxsize=64)
def _font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Return a font, opened by path and with basic layout, independent of the host's libraries."""
    path = str(typeface.FILES[face])
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


def _live_words(shape: Lettering) -> Sprite:
    """Draw words at their real size, as a mask for their colour, relative to their anchor."""
    font, anchor = _font(shape.face, shape.size), _ANCHORS[shape.align]
    with _lettering:
        left, top, right, bottom = (round(e) for e in font.getbbox(shape.words, anchor=anchor))
        mask = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
        ImageDraw.Draw(mask).text((-left, -top), shape.words, 255, font, anchor)
    baseline = round(typeface.CAP_HEIGHT * shape.size / 2)
    ink = Image.new("RGB", mask.size, shape.colour)
    return blended(ink, mask, left, top + baseline)


def _reaches(shape: Shape, top: float, bottom: float) -> bool:
    """Whether any of the shape may lie between these heights."""
    _, upper, _, lower = bounds(shape)
    return upper - 1 < bottom and lower + 1 > top
