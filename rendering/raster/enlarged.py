"""The enlarged ground of closer looks, drawn in tiles that are kept deflated.

A closer look shows a box of the whole picture at a larger scale. All boxes of the same width have
one scale, so looks at different boxes of one map share its tiles. A tile is drawn when a look first
needs it. Deflated, it takes a few kilobytes; inflating it takes a fiftieth of the time of drawing.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from PIL import Image

from rendering.raster import png
from rendering.raster.canvas import ColourTable, Corners, Ground, shifted
from rendering.raster.shape_drawing import LARGER, draw_all
from rendering.scene.shapes import Base, Box, Scene, Shape, bounds, resized

SIDE: Final = 256
"""Pixels of a tile's side."""

Place: TypeAlias = tuple[int, int]
"""Column and row of a tile; the one at (0, 0) begins at the upper left corner of the picture."""

Bounds: TypeAlias = tuple[float, float, float, float]


class Lens(NamedTuple):
    """How a scene is seen: everything ``factor`` times as large, from (left, top) on, in pixels."""

    factor: float = 1
    left: int = 0
    top: int = 0

    @classmethod
    def of(cls, scene: Scene) -> "Lens":
        """Return how the scene is to be seen: enlarged if it shows only a part."""
        part = scene.part
        return PLAIN if part is None else cls.on(part, scene.width / part.width)

    @classmethod
    def on(cls, part: Box, factor: float) -> "Lens":
        """Return the lens whose upper left corner is that of a part."""
        return cls(factor, round(part.x * factor), round(part.y * factor))


PLAIN: Final = Lens()


class Tile(NamedTuple):
    """A square of an enlarged ground: deflated colours (three bytes a pixel) and indices."""

    colours: bytes
    places: bytes

    @classmethod
    def of(cls, drawn: Image.Image, table: ColourTable) -> "Tile":
        """Return a drawn square as a tile."""
        places = table.places(drawn)
        return cls(png.deflated(drawn.tobytes()), png.deflated(places.tobytes()))


class EnlargedGround(Ground):
    """A base seen through a lens, in the form that a canvas needs."""

    def __init__(self, lens: Lens, tile: Callable[[Place], Tile]) -> None:
        """``tile``: returns the tile at a place, drawn now or earlier."""
        self._lens = lens
        self._tile = tile

    def drawn_in(self, box: Corners) -> Image.Image:
        """Return a new image of a box of what is seen in full colour."""
        return self._joined(box, "RGB", lambda tile: tile.colours)

    def places_in(self, box: Corners) -> Image.Image:
        """Return a new image of a box of what is seen as indices."""
        return self._joined(box, "P", lambda tile: tile.places)

    def _joined(self, box: Corners, mode: str, data: Callable[[Tile], bytes]) -> Image.Image:
        joined = Image.new(mode, (box[2] - box[0], box[3] - box[1]))
        for tile, x, y in self.tiles(box):
            piece = Image.frombytes(mode, (SIDE, SIDE), png.inflated(data(tile)))
            joined.paste(piece, (x - box[0], y - box[1]))
        return joined

    def pieces(self, box: Corners) -> Iterator[object]:
        """Yield the tiles of a box."""
        return self.tiles(box)

    def tiles(self, box: Corners) -> Iterator[tuple[Tile, int, int]]:
        """Yield the tiles that together cover a box of what is seen, and where they lie."""
        left, top, right, bottom = shifted(box, self._lens.left, self._lens.top)
        for row in range(top // SIDE, -(-bottom // SIDE)):
            for column in range(left // SIDE, -(-right // SIDE)):
                x, y = column * SIDE - self._lens.left, row * SIDE - self._lens.top
                yield self._tile((column, row)), x, y


class MeasuredShapes:
    """The shapes of a base with their bounds, looked at when the first tile is drawn."""

    def __init__(self, base: Base) -> None:
        self._base = base
        self.background = base.background

    @cached_property
    def _measured(self) -> Sequence[tuple[Shape, Bounds]]:
        return [(shape, bounds(shape)) for shape in self._base.shapes]

    def reaching(self, factor: float, left: int, top: int) -> Iterator[Shape]:
        """Yield the shapes, enlarged, that may show on the tile at (left, top)."""
        right, bottom = (left + SIDE + 1) / factor, (top + SIDE + 1) / factor
        before, above = (left - 1) / factor, (top - 1) / factor
        for shape, (start, upper, end, lower) in self._measured:
            if start < right and end > before and upper < bottom and lower > above:
                yield resized(shape, factor)


def drawn_tile(shapes: MeasuredShapes, factor: float, place: Place, table: ColourTable) -> Tile:
    """Draw a tile of the enlarged base."""
    left, top = place[0] * SIDE, place[1] * SIDE
    large = Image.new("RGB", (SIDE * LARGER, SIDE * LARGER), shapes.background)
    draw_all(shapes.reaching(factor, left, top), large, -left, -top)
    return Tile.of(large.reduce(LARGER), table)
