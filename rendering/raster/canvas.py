"""A canvas kept both in full colour and as indices into the colour table.

Colour lookup costs time for each pixel, so it runs only where something was blended: the ground and
the solid parts of sprites are looked up once for all pictures. The result equals, pixel by pixel, a
lookup of the whole picture at the end.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple, TypeAlias

from PIL import Image

Core: TypeAlias = Any
"""Pillow's internal image: pasting it takes a third of the time of Image.paste, and a picture has
hundreds of parts."""

Corners = tuple[int, int, int, int]
"""Left, top, right, bottom; the last two are exclusive."""

_CELL: Final = 32
"""Boxes are merged in cells of this many pixels: one lookup call costs as much as a cell."""

_MUCH: Final = 0.3
"""If more than this fraction of a picture was blended, all of it is looked up: that is faster than
finding the parts."""

_INSETS: Final = (0, 3, 6, 10, 16, 24, 32)
_WORTH_IT: Final = 1200
"""As many pixels can be blended in the time that pasting one extra part takes."""


class ColourTable(NamedTuple):
    """A colour table: three bytes for each colour, and the image Pillow looks colours up in."""

    colours: bytes
    image: Image.Image

    def places(self, drawn: Image.Image) -> Image.Image:
        """Return the image with each pixel as its index in the table (mode P)."""
        return drawn.quantize(palette=self.image, dither=Image.Dither.NONE)


class Ground(ABC):
    """What lies below all sprites of a picture."""

    @abstractmethod
    def drawn_in(self, box: Corners) -> Image.Image:
        """Return a new image of a box of it in full colour."""

    @abstractmethod
    def places_in(self, box: Corners) -> Image.Image:
        """Return a new image of a box of it as indices."""

    def steps(self, height: int) -> Iterator[tuple[int, int]]:
        """Yield the rows (first, exclusive end) in which a picture of it is best painted."""
        yield 0, height


class CanvasGround(Ground):
    """The base of all pictures of a kind, and the colour around it."""

    def __init__(self, drawn: Image.Image, background: str, table: ColourTable) -> None:
        self.drawn, self.places = drawn, table.places(drawn)
        pixel = table.places(Image.new("RGB", (1, 1), background))
        self.background, self.background_place = background, pixel.tobytes()[0]

    @classmethod
    def known(
        cls, drawn: Image.Image, places: Image.Image, background: str, background_place: int
    ) -> "CanvasGround":
        """Return a base whose colours were looked up earlier."""
        ground = cls.__new__(cls)
        ground.drawn, ground.places = drawn, places
        ground.background, ground.background_place = background, background_place
        return ground

    def drawn_in(self, box: Corners) -> Image.Image:
        """Return a new image of a box, which may reach beyond the base, in full colour."""
        return _cropped(self.drawn, box, self.background)

    def places_in(self, box: Corners) -> Image.Image:
        """Return a new image of a box, which may reach beyond the base, as indices."""
        return _cropped(self.places, box, self.background_place)


def _cropped(image: Image.Image, box: Corners, around: str | int) -> Image.Image:
    """Return a new image of a box; beyond the edges of the image it has the colour around."""
    seen = image.crop(box)
    left, top, right, bottom = box
    if right > image.width or bottom > image.height:
        wide, high = max(0, image.width - left), max(0, image.height - top)
        for beyond in ((wide, 0, seen.width, min(high, seen.height)), (0, high, *seen.size)):
            if _is_any(beyond):
                seen.paste(around, beyond)
    return seen


class CanvasPart(NamedTuple):
    """Pixels that are pasted in one call; ``box``: relative to the sprite's position.

    They are either blended through a mask, or solid and looked up in advance. ``ink``: an image, or
    the one colour of all pixels (red, green, blue), which takes a fifth of the memory.
    """

    ink: Core
    mask_or_places: Core
    is_solid: bool
    box: Corners


class Sprite(NamedTuple):
    """Pixels in parts that do not overlap; ``box`` contains all of them."""

    parts: tuple[CanvasPart, ...]
    box: Corners


_BYTES: Final = {"RGB": 4, "RGBA": 4}
"""Bytes of a pixel in Pillow's memory; one in all other modes used here."""


def bytes_of(core: Core) -> int:
    """Return how many bytes an image takes in memory."""
    width, height = core.size
    return int(width * height * _BYTES.get(core.mode, 1))


def size_of(sprite: Sprite) -> int:
    """Return how many bytes a sprite takes in memory."""
    return sum(_bytes_of_ink(part.ink) + bytes_of(part.mask_or_places) for part in sprite.parts)


def _bytes_of_ink(ink: Core) -> int:
    return 0 if isinstance(ink, tuple) else bytes_of(ink)


class Canvas:
    """A picture being painted, or a part of one."""

    def __init__(self, ground: Ground, box: Corners, table: ColourTable, blended: int) -> None:
        """``box``: the part of the whole picture to paint.

        ``blended``: how many pixels will be blended in it. If these are many, the ground's indices
        are not needed.
        """
        self._table = table
        self._left, self._top, _, _ = box
        self.drawn = ground.drawn_in(box)
        self._drawn = self.drawn.im
        self._blended: list[Corners] = []
        self._indexed = None if blended > _MUCH * pixels(box) else ground.places_in(box)
        self._places: Core = None if self._indexed is None else self._indexed.im

    def put(self, sprite: Sprite, x: int, y: int) -> None:
        """Paint a sprite over what is there; (x, y) is in the whole picture."""
        x, y = x - self._left, y - self._top
        wide, high = self.drawn.size
        drawn, places, blended = self._drawn, self._places, self._blended
        for ink, mask_or_places, is_solid, (left, top, right, bottom) in sprite.parts:
            box = (x + left, y + top, x + right, y + bottom)
            if box[2] <= 0 or box[3] <= 0 or box[0] >= wide or box[1] >= high:
                continue
            if not is_solid:
                drawn.paste(ink, box, mask_or_places)
                blended.append(box)
            else:
                drawn.paste(ink, box)
                if places is not None:
                    places.paste(mask_or_places, box)

    def finished(self) -> Image.Image:
        """Return the picture with each pixel as its index in the table (mode P)."""
        if self._indexed is None:
            return self._table.places(self.drawn)
        self._look_up_blended()
        return self._indexed

    def finished_core(self) -> Core:
        """Return the same as Pillow's internal image, which takes less time."""
        if self._indexed is None:
            return self._drawn.convert("P", Image.Dither.NONE, self._table.image.im)
        self._look_up_blended()
        return self._places

    def _look_up_blended(self) -> None:
        table, places = self._table.image.im, self._places
        for box in joined(self._blended, *self.drawn.size):
            places.paste(self._drawn.crop(box).convert("P", Image.Dither.NONE, table), box)


def pixels(box: Corners) -> int:
    """Return the number of pixels in a box."""
    return (box[2] - box[0]) * (box[3] - box[1])


def _is_any(box: Corners) -> bool:
    return box[0] < box[2] and box[1] < box[3]


def joined(boxes: Iterable[Corners], width: int, height: int) -> Iterator[Corners]:
    """Yield boxes inside a picture that do not overlap and together contain all of these."""
    rows = [0] * -(-height // _CELL)
    for left, top, right, bottom in boxes:
        first, last = max(0, left) // _CELL, (min(right, width) - 1) // _CELL
        cells = (2 << last) - (1 << first) if last >= first else 0
        for row in range(max(0, top) // _CELL, -(-min(bottom, height) // _CELL)):
            rows[row] |= cells
    row = 0
    for cells, alike in groupby(rows):
        end = row + len(list(alike))
        for first, last in _runs(cells):
            right, bottom = min(last * _CELL, width), min(end * _CELL, height)
            yield first * _CELL, row * _CELL, right, bottom
        row = end


def _runs(cells: int) -> Iterator[tuple[int, int]]:
    """Yield start and exclusive end of each run of set bits; gaps of one bit are filled."""
    cells |= (cells << 1) & (cells >> 1)
    while cells:
        first = (cells & -cells).bit_length() - 1
        carried = cells + (1 << first)
        last = (carried & ~cells).bit_length() - 1
        yield first, last
        cells &= carried


# --- solid parts ---------------------------------------------------------------------------------


def sprite_of(
    ink: Image.Image, mask: Image.Image, left: int, top: int, table: ColourTable
) -> Sprite:
    """Return the sprite of an image at (left, top); a large solid rectangle is its own part."""
    whole = (0, 0, *mask.size)
    solid = _solid(mask)
    rest = [whole] if solid is None else [*filter(_is_any, _around(whole, solid))]
    parts = [_part(ink, mask, box, left, top) for box in rest]
    if solid is not None:
        inside = ink.crop(solid)
        places = table.places(inside)
        parts.append(CanvasPart(inside.im, places.im, True, shifted(solid, left, top)))
    return Sprite(tuple(parts), shifted(whole, left, top))


def _part(ink: Image.Image, mask: Image.Image, box: Corners, left: int, top: int) -> CanvasPart:
    inside = ink.crop(box), mask.crop(box)
    return CanvasPart(inside[0].im, inside[1].im, False, shifted(box, left, top))


def silhouette(colour: tuple[int, ...], mask: Image.Image, left: int, top: int) -> Sprite:
    """Return a sprite of one colour, blended, with its upper left corner at (left, top)."""
    box = (left, top, left + mask.width, top + mask.height)
    return Sprite((CanvasPart(colour, mask.im, False, box),), box)


def shifted(box: Corners, x: int, y: int) -> Corners:
    """Return the box moved right by ``x`` and down by ``y``."""
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


def _solid(mask: Image.Image) -> Corners | None:
    """Return the largest fully opaque centred rectangle, None if it is too small to pay."""
    wide, high = mask.size
    boxes = ((x, y, wide - x, high - y) for x in _INSETS for y in _INSETS)
    for box in sorted(filter(_is_any, boxes), key=pixels, reverse=True):
        if pixels(box) < _WORTH_IT:
            return None
        if mask.crop(box).getextrema() == (255, 255):
            return box
    return None


def _around(whole: Corners, hole: Corners) -> Sequence[Corners]:
    """Return what is left of a box without another inside it: above, below, left and right."""
    left, top, right, bottom = hole
    return (
        (whole[0], whole[1], whole[2], top),
        (whole[0], bottom, whole[2], whole[3]),
        (whole[0], top, left, bottom),
        (right, top, whole[2], bottom),
    )
