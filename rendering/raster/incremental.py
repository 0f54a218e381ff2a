"""Paints a picture by changing the most similar one painted lately.

A move changes little: shapes that both pictures show, at the same places and in the same order, are
not painted, looked up and deflated again. Only the boxes that differ are painted, and only the
bands of rows they lie in are deflated. The file is byte by byte that of a picture painted whole.
"""

import threading
from collections import deque
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from rendering.raster import png
from rendering.raster.canvas import (
    Canvas,
    ColourTable,
    Core,
    Corners,
    Ground,
    Sprite,
    joined,
    pixels,
    shifted,
    size_of,
)
from rendering.raster.png import BAND, Band, changed
from rendering.raster.shared_bytes import SharedBytes
from rendering.scene.shapes import Shape

MOST_KEPT: Final = 300
"""Pictures kept: with two hundred tables, each comes again after some 260. One takes 0.2 MB; what
it shares with another is in memory once."""

_MUCH: Final = 0.5
"""If more than this fraction of a picture has changed, it is painted whole, which is as fast."""

MOST_BYTES: Final = 50_000_000
"""Bytes of the rows and sprites of the pictures kept, unless somebody gives them less."""

Kind: TypeAlias = Hashable
"""Pictures can be made from each other if these are equal: ground, colour table, size and part."""


class PlacedShape:
    """A live shape as a sprite at its place; shared by all pictures that are kept."""

    __slots__ = ("blended", "box", "bytes", "newest", "shape", "sprite", "x", "y")

    def __init__(self, shape: Shape, sprite: Sprite, x: int, y: int) -> None:
        self.shape, self.sprite, self.x, self.y = shape, sprite, x, y
        self.box = shifted(sprite.box, x, y)
        self.blended = sum(pixels(part.box) for part in sprite.parts if not part.is_solid)
        self.bytes = size_of(sprite)
        self.newest: PaintedPicture | None = None
        """The newest picture kept that shows it."""


class PaintedPicture:
    """A painted picture: its shapes in order, and its rows."""

    __slots__ = ("bands", "kind", "parts", "shown")

    def __init__(self, kind: Kind, parts: Sequence[PlacedShape], bands: Sequence[Band]) -> None:
        self.kind, self.parts, self.bands = kind, parts, bands
        self.shown = frozenset(parts)


class LastPictures:
    """The most recently painted pictures. Thread-safe."""

    def __init__(self, most: int = MOST_KEPT, most_bytes: int = MOST_BYTES) -> None:
        """``most_bytes``: of their rows and sprites; what several of them share counts once."""
        self._most = most
        self._most_bytes = most_bytes
        self._shared = SharedBytes()
        """The bands of the pictures, and the sprites of the placed shapes."""
        self._pictures: deque[PaintedPicture] = deque()
        self._placed: dict[Kind, dict[Shape, PlacedShape]] = {}
        self._lock = threading.Lock()

    def placed(self, kind: Kind) -> Mapping[Shape, PlacedShape]:
        """Return the placed shapes in pictures of this kind, by shape."""
        return self._placed.get(kind, {})

    def likest(self, parts: Sequence[PlacedShape]) -> PaintedPicture | None:
        """Return the most similar picture, among the newest ones that show any of the parts."""
        shown = frozenset(parts)
        known = {part.newest for part in parts}
        with_some = (picture for picture in known if picture is not None)
        return min(with_some, key=lambda picture: len(picture.shown ^ shown), default=None)

    def keep(self, picture: PaintedPicture) -> None:
        """Keep a picture; drop the oldest if there are too many."""
        with self._lock:
            placed = self._placed.setdefault(picture.kind, {})
            for part in picture.parts:
                placed[part.shape] = part
                if part.newest is None:
                    self._shared.hold(part.sprite, part.bytes)
                part.newest = picture
            for band in picture.bands:
                self._shared.hold(band, band.bytes)
            self._pictures.append(picture)
            while len(self._pictures) > self._most or self._shared.total > self._most_bytes:
                self._forget(self._pictures.popleft())

    @property
    def bytes(self) -> int:
        """Return what rows and sprites of the pictures take."""
        return self._shared.total

    def clear(self) -> None:
        """Drop all pictures."""
        with self._lock:
            while self._pictures:
                self._forget(self._pictures.popleft())

    def _forget(self, oldest: PaintedPicture) -> None:
        """Drop a picture and the placed shapes that no newer one shows."""
        for band in oldest.bands:
            self._shared.release(band)
        placed = self._placed.get(oldest.kind, {})
        for part in oldest.parts:
            if part.newest is oldest:
                part.newest = None
                self._shared.release(part.sprite)
                if placed.get(part.shape) is part:
                    del placed[part.shape]
        if not placed:
            self._placed.pop(oldest.kind, None)


class Layout(NamedTuple):
    """The placed shapes of a picture, in order, and its base."""

    ground: Ground
    table: ColourTable
    size: tuple[int, int]
    parts: Sequence[PlacedShape]

    def painted(self, box: Corners | None = None) -> Canvas:
        """Paint the picture, or the part of it in this box."""
        if box is None:
            box = (0, 0, *self.size)
        inside = self._meeting(box)
        blended = sum(part.blended for part in inside)
        canvas = Canvas(self.ground, box, self.table, blended)
        for part in inside:
            canvas.put(part.sprite, part.x, part.y)
        return canvas

    def _meeting(self, box: Corners) -> Sequence[PlacedShape]:
        left, top, right, bottom = box
        return [
            part
            for part in self.parts
            if part.box[1] < bottom
            and top < part.box[3]
            and part.box[0] < right
            and left < part.box[2]
        ]

    def bands(self, before: PaintedPicture | None) -> Sequence[Band]:
        """Return the picture's rows, reusing those of ``before`` if few changed."""
        boxes = None if before is None else self._changes(before)
        if before is None or boxes is None:
            return png.bands_of(self._pieces(self._steps()), *self.size)
        return [*_retouched(before.bands, self.size[0], [*self._pieces(boxes)])]

    def _steps(self) -> Iterator[Corners]:
        """Yield the boxes in which all of it is painted."""
        for top, bottom in self.ground.steps(self.size[1]):
            yield 0, top, self.size[0], bottom

    def _pieces(self, boxes: Iterable[Corners]) -> Iterator[tuple[Core, Corners]]:
        """Yield what these boxes show; those at one height follow each other (as from joined)."""
        for (top, bottom), beside in groupby(boxes, key=itemgetter(1, 3)):
            row = self._replace(parts=self._meeting((0, top, self.size[0], bottom)))
            for box in beside:
                yield row.painted(box).finished_core(), box

    def _changes(self, before: PaintedPicture) -> Sequence[Corners] | None:
        """Return boxes that contain all changes since ``before``; None if they are too large."""
        differ = _differences(before, self.parts)
        boxes = [*joined((part.box for part in differ), *self.size)]
        return boxes if sum(map(pixels, boxes)) <= _MUCH * self.size[0] * self.size[1] else None


def _differences(before: PaintedPicture, parts: Sequence[PlacedShape]) -> Iterable[PlacedShape]:
    """Return the shapes that only one picture shows, or that differ in order."""
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
    bands: Sequence[Band], width: int, pieces: Sequence[tuple[Core, Corners]]
) -> Iterator[Band]:
    """Yield the bands of a picture of this width, with these pieces pasted at their boxes."""
    for number, band in enumerate(bands):
        top = number * BAND
        here = [
            (piece, (left, above - top, right, below - top))
            for piece, (left, above, right, below) in pieces
            if above < top + BAND and top < below
        ]
        yield changed(band, width, here) if here else band
