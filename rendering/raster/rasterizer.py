"""Rasterizes a scene to a picture file.

Bases and symbols are drawn once, at four times their size, reduced, and cached. A move then copies
the base, pastes symbols, draws a few live words, looks colours up in a fixed table and deflates.
Thread-safe.
"""

import threading
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import lru_cache
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image, ImageColor, ImageDraw

from rendering.raster import png
from rendering.raster.canvas import (
    CanvasGround,
    ColourTable,
    Sprite,
    silhouette,
    sprite_of,
)
from rendering.raster.drawing_cache import (
    GROUNDS,
    SPRITES,
    TILES,
    DrawingCache,
    Drawings,
)
from rendering.raster.enlarged import (
    EnlargedGround,
    Lens,
    MeasuredShapes,
    Place,
    Tile,
    drawn_tile,
)
from rendering.raster.ground_strips import StripedGround, drawn_strip
from rendering.raster.incremental import (
    MOST_KEPT,
    LastPictures,
    Layout,
    PaintedPicture,
    PlacedShape,
)
from rendering.raster.palette_files import palette_named
from rendering.raster.shape_drawing import ANCHORS, LARGER, LETTERING, draw_all, font_of
from rendering.raster.tall_rectangles import with_middle_row_repeated, without_alike_rows
from rendering.scene import typeface
from rendering.scene.icons import SIDE, fitted
from rendering.scene.shapes import (
    Base,
    Colour,
    Lettering,
    Scene,
    Shape,
    Stamp,
    Symbol,
    bounds,
    resized,
    resized_symbol,
)

GREYS: Final = bytes(level for level in range(256) for _ in range(3))
"""A colour table for pictures that are drawn in full colour only, as while a table is learnt."""

_ROWS: Final = 32
"""Rows of a symbol that are reduced at once."""

_CLEAR = (0, 0, 0, 0)
_NONE: Final[Mapping[Shape, PlacedShape]] = {}


class Room(NamedTuple):
    """How many bytes the caches of a raster may take. ``tiles``: of enlarged grounds, deflated.

    Sprites that recent pictures show are counted twice, as sprites and with the last pictures.
    """

    grounds: int
    sprites: int
    words: int
    enlarged: int
    tiles: int
    last_pictures: int

    @classmethod
    def of(cls, most: int) -> "Room":
        """Divide so many bytes among the caches."""
        return cls(*(most * percent // 100 for percent in (26, 22, 3, 4, 5, 50)))


AMPLE: Final = Room.of(192_000_000)
"""Room for all that the pictures of a benchmark or a test show."""


class Raster:
    """Renders scenes to PNG files, with caches."""

    def __init__(
        self,
        most_kept: int = MOST_KEPT,
        room: Room = AMPLE,
        drawings: Drawings | None = None,
        read_palette: Callable[[str], bytes] = palette_named,
    ) -> None:
        """``most_kept``: how many pictures are kept to make others from.

        ``drawings``: where rehearsed drawings are kept, and found. ``read_palette``: returns the
        colour table of a name, three bytes for each colour.
        """
        self.drawings = Drawings() if drawings is None else drawings
        self._grounds = DrawingCache[Hashable, CanvasGround](room.grounds, GROUNDS, self.drawings)
        self._sprites = DrawingCache[Hashable, Sprite](room.sprites, SPRITES, self.drawings)
        self._words = DrawingCache[Hashable, Sprite](room.words, SPRITES)
        self._enlarged = DrawingCache[Hashable, Sprite](room.enlarged, SPRITES, self.drawings)
        self._tiles = DrawingCache[Hashable, Tile](room.tiles, TILES, self.drawings)
        self._last = LastPictures(most_kept, room.last_pictures)
        self._own = threading.local()
        self._read_palette = read_palette

    def put_away(self) -> None:
        """Free the memory of all drawings and pictures; rehearsed ones stay, deflated."""
        for cache in (self._grounds, self._sprites, self._words, self._enlarged):
            cache.clear()
        self._tiles.clear()
        self._last.clear()

    def rehearse(self, scene: Scene) -> Iterator[None]:
        """Cache what the scene is made of, one piece at each step, and at last the whole.

        Not the whole of a closer look: a rehearsal may show all of a map at its scale.
        """
        table = self._table(scene.palette)
        yield from self._rehearsed_ground(scene, table)
        for shape in scene.live:
            self._sprite(shape, scene.palette, table, Lens.of(scene).factor, ahead=True)
            yield
        if scene.part is None:
            self.indexed(scene)
            yield

    def _rehearsed_ground(self, scene: Scene, table: ColourTable) -> Iterator[None]:
        ground = self._seen_ground(scene, table, ahead=True)
        for _ in ground.pieces((0, 0, scene.width, scene.height)):
            yield

    def render(self, scene: Scene) -> bytes:
        """Return the scene as a PNG file of at most 256 colours."""
        kind = (scene.base.key, scene.palette, scene.width, scene.height, scene.part)
        layout = self._layout(scene, self._last.placed(kind))
        picture = PaintedPicture(kind, layout.parts, layout.bands(self._last.likest(layout.parts)))
        file = png.file_of(*layout.size, picture.bands, layout.table.colours)
        if scene.base.key:
            self._last.keep(picture)
        return file

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
        table, lens = self._table(scene.palette), Lens.of(scene)
        ground = self._seen_ground(scene, table)
        parts = [
            placed.get(shape) or self._placed(shape, scene.palette, table, lens)
            for shape in scene.live
        ]
        return Layout(ground, table, (scene.width, scene.height), parts)

    def _placed(self, shape: Shape, palette: str, table: ColourTable, lens: Lens) -> PlacedShape:
        sprite, x, y = self._sprite(shape, palette, table, lens.factor), 0, 0
        if isinstance(shape, Stamp | Lettering):
            x, y = round(shape.x * lens.factor), round(shape.y * lens.factor)
        return PlacedShape(shape, sprite, x - lens.left, y - lens.top)

    def _seen_ground(
        self, scene: Scene, table: ColourTable, *, ahead: bool = False
    ) -> StripedGround | EnlargedGround:
        """Return what lies below the live shapes: the base, or the enlarged part of it."""
        if scene.part is None:
            return self._ground(scene.base, scene.palette, table, ahead=ahead)
        base, lens = scene.base, Lens.of(scene)
        shapes = MeasuredShapes(base)
        get = self._tiles.rehearse if ahead else self._tiles.get

        def tile(place: Place) -> Tile:
            of = (shapes, lens.factor, place, table)
            if not base.key:
                return drawn_tile(*of)
            return get((base.key, scene.palette, lens.factor, place), drawn_tile, *of)

        return EnlargedGround(lens, tile)

    def _ground(
        self, base: Base, palette: str, table: ColourTable, *, ahead: bool = False
    ) -> StripedGround:
        """Return the base; ``ahead``: and keep its strips deflated for later.

        Those of a base for one picture only are drawn once and not cached.
        """
        get = self._grounds.rehearse if ahead else self._grounds.get

        def strip(number: int) -> CanvasGround:
            return get((base.key, palette, number), drawn_strip, base, number, table)

        def strip_of_one_picture(number: int) -> CanvasGround:
            return drawn_strip(base, number, table)

        return StripedGround(
            base.height, strip if base.key else lru_cache(None)(strip_of_one_picture)
        )

    def _sprite(
        self, shape: Shape, palette: str, table: ColourTable, factor: float, *, ahead: bool = False
    ) -> Sprite:
        """Return a shape's sprite, enlarged by a factor; ``ahead``: and keep it deflated for later.

        It is relative to a stamp's or words' own place, else to (0, 0).
        """
        cache = self._sprites if factor == 1 else self._enlarged
        get = cache.rehearse if ahead else cache.get
        if isinstance(shape, Stamp):
            key = (shape.symbol.key, palette, factor)
            return get(key, _symbol, shape.symbol, table, factor)
        if isinstance(shape, Lettering):
            size = round(shape.size * factor)
            words = (shape.words, size, shape.colour, shape.face, shape.align)
            return self._words.get(words, _live_words, shape, size)
        return get((shape, palette, factor), _single, shape, table, factor)

    def _table(self, name: str) -> ColourTable:
        """Return the colour table of this name; one for each thread, as Pillow writes into it."""
        tables: dict[str, ColourTable] = self._own.__dict__.setdefault("tables", {})
        if name not in tables:
            colours = self._read_palette(name)
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
    raster = Raster(read_palette=lambda _: GREYS)
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
    draw_all(fitted(icon), large, 0, 0)
    file = BytesIO()
    large.reduce(LARGER).save(file, "PNG", optimize=True)
    return file.getvalue()


# --- drawing large -------------------------------------------------------------------------------


def _symbol(symbol: Symbol, table: ColourTable, factor: float) -> Sprite:
    if factor != 1:
        symbol = resized_symbol(symbol, factor)
    size = (symbol.width * LARGER, symbol.height * LARGER)
    large = Image.new("RGBA", size, _CLEAR)
    draw_all(symbol.shapes, large, 0, 0)
    return _cropped(_reduced(large), 0, 0, table)


def _single(shape: Shape, table: ColourTable, factor: float) -> Sprite:
    """Return the sprite of a live shape that is neither stamp nor words."""
    if factor != 1:
        shape = resized(shape, factor)
    left, top, right, bottom = (round(edge) for edge in bounds(shape))
    left, top, right, bottom = left - 2, top - 2, right + 2, bottom + 2
    lower, alike = without_alike_rows(shape)
    large = Image.new("RGBA", ((right - left) * LARGER, (bottom - top - alike) * LARGER), _CLEAR)
    draw_all((lower,), large, -left, -top)
    return _cropped(with_middle_row_repeated(_reduced(large), alike), left, top, table)


def _reduced(large: Image.Image) -> Image.Image:
    """Return a drawing (mode RGBA) at its real size.

    Pillow would first copy all of it, with each colour multiplied by its opacity; for a path across
    a map that is eighteen megabytes more. So it reduces some rows at a time.
    """
    small = Image.new("RGBA", (large.width // LARGER, large.height // LARGER))
    for top in range(0, small.height, _ROWS):
        end = min(top + _ROWS, small.height)
        rows = large.crop((0, top * LARGER, large.width, end * LARGER))
        small.paste(rows.reduce(LARGER), (0, top))
    return small


def _cropped(drawn: Image.Image, left: int, top: int, table: ColourTable) -> Sprite:
    """Crop to the part with anything in it: a paste costs time for each pixel of its box."""
    mask = drawn.getchannel("A")
    box = mask.getbbox() or (0, 0, 1, 1)
    ink = drawn.convert("RGB").crop(box)
    return sprite_of(ink, mask.crop(box), left + box[0], top + box[1], table)


def _live_words(shape: Lettering, size: int) -> Sprite:
    """Draw words at their real size, as a mask for their colour, relative to their anchor."""
    font, anchor = font_of(shape.face, size), ANCHORS[shape.align]
    with LETTERING:
        left, top, right, bottom = (round(e) for e in font.getbbox(shape.words, anchor=anchor))
        mask = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
        ImageDraw.Draw(mask).text((-left, -top), shape.words, 255, font, anchor)
    baseline = round(typeface.CAP_HEIGHT * size / 2)
    return silhouette(ImageColor.getrgb(shape.colour), mask, left, top + baseline)
