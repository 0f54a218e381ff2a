"""A picture made from the one painted lately that is most like it.

A move changes little: what both show, at the same places and in the same order, is not put down,
looked up and deflated again. Only the boxes in which they differ are painted, and only the bands of
rows these lie in are deflated anew. The file is byte by byte the one of a picture painted whole.
"""

import threading
from collections import deque
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from typing import Final, NamedTuple, TypeAlias

from PIL import Image

from rendering.raster import png
from rendering.raster.canvas import (
    Canvas,
    CanvasGround,
    ColourTable,
    Corners,
    Sprite,
    joined,
    pixels,
    shifted,
)
from rendering.raster.png import BAND, Band, changed
from rendering.scene.shapes import Shape

MOST_KEPT: Final = 300
"""Pictures: each of two hundred tables comes again after some 260. They take 0.2 MB each; what one
has taken over from another is in memory once.
"""

_MUCH: Final = 0.5
"""Where more than this part of a picture has changed, painting it whole takes no longer."""

Kind: TypeAlias = Hashable
"""What pictures have in common that can be made from each other: ground, colour table and size."""


class PlacedShape:
    """A live shape in pixels where it stands; the same one in all pictures that are kept."""

    __slots__ = ("box", "newest", "shape", "sprite", "x", "y")

    def __init__(self, shape: Shape, sprite: Sprite, x: int, y: int) -> None:
        self.shape, self.sprite, self.x, self.y = shape, sprite, x, y
        self.box = shifted(sprite.box, x, y)
        self.newest: PaintedPicture | None = None
        """The newest picture kept that shows it."""


class PaintedPicture:
    """A picture as it was painted: what it shows, one over the other, and its rows."""

    __slots__ = ("bands", "kind", "parts", "shown")

    def __init__(self, kind: Kind, parts: Sequence[PlacedShape], bands: Sequence[Band]) -> None:
        self.kind, self.parts, self.bands = kind, parts, bands
        self.shown = frozenset(parts)


class LastPictures:
    """The pictures painted last. Safe to use from several threads at once."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._pictures: deque[PaintedPicture] = deque()
        self._placed: dict[Kind, dict[Shape, PlacedShape]] = {}
        self._lock = threading.Lock()

    def placed(self, kind: Kind) -> Mapping[Shape, PlacedShape]:
        """What pictures of this kind show, by its shape."""
        return self._placed.get(kind, {})

    def likest(self, parts: Sequence[PlacedShape]) -> PaintedPicture | None:
        """The one with the least differences, of those that are the newest to show some part."""
        shown = frozenset(parts)
        known = {part.newest for part in parts}
        with_some = (picture for picture in known if picture is not None)
        return min(with_some, key=lambda picture: len(picture.shown ^ shown), default=None)

    def keep(self, picture: PaintedPicture) -> None:
        """Keep a picture, in place of the oldest."""
        with self._lock:
            placed = self._placed.setdefault(picture.kind, {})
            for part in picture.parts:
                placed[part.shape] = part
                part.newest = picture
            self._pictures.append(picture)
            if len(self._pictures) > self._most:
                self._forget(self._pictures.popleft())

    def _forget(self, oldest: PaintedPicture) -> None:
        """With all that no newer one shows."""
        placed = self._placed.get(oldest.kind, {})
        for part in oldest.parts:
            if part.newest is oldest:
                part.newest = None
                placed.pop(part.shape, None)
        if not placed:
            self._placed.pop(oldest.kind, None)


class Layout(NamedTuple):
    """What a picture shows, one over the other, and what lies under it."""

    ground: CanvasGround
    table: ColourTable
    size: tuple[int, int]
    parts: Sequence[PlacedShape]

    def painted(self, box: Corners | None = None) -> Canvas:
        """The picture, or what lies in this box of it."""
        if box is None:
            box = (0, 0, *self.size)
        canvas = Canvas(self.ground, box, self.table)
        left, top, right, bottom = box
        for part in self.parts:
            across, above, past, below = part.box
            if across < right and left < past and above < bottom and top < below:
                canvas.put(part.sprite, part.x, part.y)
        return canvas

    def bands(self, before: PaintedPicture | None) -> Sequence[Band]:
        """The picture's rows; made from a picture of its kind where that serves."""
        boxes = None if before is None else self._changes(before)
        if before is None or boxes is None:
            return png.bands_of(self.painted().finished())
        pieces = [(self.painted(box).finished(), box) for box in boxes]
        return [*_retouched(before.bands, self.size[0], pieces)]

    def _changes(self, before: PaintedPicture) -> Sequence[Corners] | None:
        """Boxes outside of which this looks like a picture before; None where that is little."""
        differ = _differences(before, self.parts)
        boxes = [*joined((part.box for part in differ), *self.size)]
        return boxes if sum(map(pixels, boxes)) <= _MUCH * self.size[0] * self.size[1] else None


def _differences(before: PaintedPicture, parts: Sequence[PlacedShape]) -> Iterable[PlacedShape]:
    """What only one of them shows, or not in the order in which the other does."""
    shown = frozenset(parts)
    both = shown & before.shown
    was = [part for part in before.parts if part in both]
    now = [part for part in parts if part in both]
    yield from shown ^ before.shown
    if was != now:
        for what, start, end, new_start, new_end in SequenceMatcher(
            None, was, now, autojunk=False
        ).get_opcodes():
            if what != "equal":
                yield from was[start:end]
                yield from now[new_start:new_end]


def _retouched(
    bands: Sequence[Band], width: int, pieces: Sequence[tuple[Image.Image, Corners]]
) -> Iterator[Band]:
    """The bands of a picture so wide with these pieces put down at their boxes."""
    for number, band in enumerate(bands):
        top = number * BAND
        here = [
            (piece, left, above - top)
            for piece, (left, above, _, below) in pieces
            if above < top + BAND and top < below
        ]
        yield changed(band, width, here) if here else band
