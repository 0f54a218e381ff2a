"""From scenes of one game to an animated GIF, each frame only what has changed.

A frame is cropped to the box of its changes; what stays inside it has the one colour that lets the
frame before show through. Deflating is Pillow's; everything round it is written here, as Pillow
itself would compare and copy whole pictures.
"""

import struct
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import Final

import msgspec
from PIL import GifImagePlugin, Image, ImageChops

from rendering.raster.rasterizer import PALETTES, Raster
from rendering.scene.shapes import Scene

PIXELS: Final = 300_000
"""How large a picture of a film is: what a phone shows of it, and what keeps the file small."""

HOLD: Final = 300
"""Hundredths of a second that the last picture stays."""

_LONGEST, _SHORTEST, _WHOLE = 150, 50, 9_000
"""Hundredths of a second: of one picture at most and at least, and of all together about."""

_TABLE: Final = 256
"""Colours the table of a file has; the last one lets the frame before show through."""

CLEAR: Final = _TABLE - 1

_KEEP: Final = 1 << 2
"""Each frame stays under the next."""

_FOR_EVER: Final = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_END: Final = b";"
_HEADER: Final = struct.Struct("<6sHHBBB")
_CONTROL: Final = struct.Struct("<3sBHBB")
"""What stands before each frame: how long it is shown, and which colour is clear, if any."""

_ONE_TABLE: Final = 0b1_111_0_111
"""One table of 256 colours for all frames."""

_AROUND: Final = _HEADER.size + len(_FOR_EVER) + len(_END)

_ANY: Final = [0] + [255] * 255
"""Every difference counts, however small."""


class Shot(msgspec.Struct, frozen=True):
    """A picture of a film. ``turn``: which turn it belongs to, counted from 0."""

    scene: Scene
    turn: int


class Film(msgspec.Struct, frozen=True):
    """An animated GIF of so many pictures. ``every``: 0 if it shows all shots, n if of the turns
    only the end of each nth.
    """

    data: bytes
    pictures: int
    every: int


class TooLarge(Exception):
    """Not even the beginning and the end have room."""


def film(
    shots: Sequence[Shot],
    most: int,
    raster: Raster,
    shown: Callable[[int], object] = lambda _: None,
) -> Film:
    """The shots one after the other, in at most so many bytes; thinned by whole turns if need be.

    All are of one size and palette. ``shown`` is told how many of all shots have been seen to.
    Raises TooLarge.
    """
    for every, kept in _ever_fewer(shots):
        data = _developed(shots, kept, most, raster, shown)
        if data is not None:
            return Film(data, len(kept), every)
    raise TooLarge


def _ever_fewer(shots: Sequence[Shot]) -> Iterator[tuple[int, Sequence[int]]]:
    """All shots; then the ends of all turns, of each second, fourth ... with the first and last."""
    kept, every = list(range(len(shots))), 0
    yield every, kept
    while len(kept) > 2:
        every = every * 2 or 1
        ends = [n for n, (one, other) in enumerate(pairwise(shots)) if one.turn != other.turn]
        fewer = sorted({0, *(n for n in ends if not shots[n].turn % every), len(shots) - 1})
        if len(fewer) < len(kept):
            kept = fewer
            yield every, kept


def _developed(
    shots: Sequence[Shot],
    kept: Sequence[int],
    most: int,
    raster: Raster,
    shown: Callable[[int], object],
) -> bytes | None:
    """The file of these shots, None where it would be too large."""
    scene = shots[0].scene
    size = _smaller(scene.width, scene.height)
    animation = Animation((PALETTES / f"{scene.palette}.rgb").read_bytes())
    wait = max(_SHORTEST, min(_WHOLE // len(kept), _LONGEST))
    for n in kept:
        animation.add(raster.indexed(shots[n].scene, size), wait)
        if animation.size > most:
            return None
        shown(n + 1)
    return animation.file(HOLD)


def _smaller(width: int, height: int) -> tuple[int, int]:
    """The size of a picture of at most PIXELS, in the same proportions."""
    factor = min(1.0, sqrt(PIXELS / (width * height)))
    return int(width * factor), int(height * factor)


class Animation:
    """An animated picture, made frame by frame."""

    def __init__(self, table: bytes) -> None:
        """``table``: three bytes a colour, at most 255 of them. Raises ValueError for more."""
        if len(table) > 3 * CLEAR:
            raise ValueError("no colour is left to let the frame before show through")
        self._table = table.ljust(3 * _TABLE, b"\0")
        self._last: Image.Image | None = None
        self._frames: list[bytes] = []
        self._waits: list[int] = []
        self._size = len(self._table) + _AROUND

    @property
    def size(self) -> int:
        """How many bytes the file would have now."""
        return self._size

    def add(self, picture: Image.Image, wait: int) -> None:
        """Add a picture of mode P, shown for so many hundredths of a second.

        All are equally large. One that changes nothing only prolongs the one before.
        """
        indices = Image.frombytes("L", picture.size, picture.tobytes())
        change, box = self._change(indices)
        self._last = indices
        if box is None:
            self._waits[-1] += wait
            return
        data = b"".join(GifImagePlugin.getdata(change.crop(box), box[:2]))
        self._frames.append(data)
        self._waits.append(wait)
        self._size += len(data) + _CONTROL.size

    def _change(self, indices: Image.Image) -> tuple[Image.Image, tuple[int, int, int, int] | None]:
        """What is new, with all else clear, and the box round it; None where nothing is."""
        if self._last is None:
            return indices, (0, 0, *indices.size)
        differs = ImageChops.difference(indices, self._last).point(_ANY)
        change = Image.new("L", indices.size, CLEAR)
        change.paste(indices, mask=differs)
        return change, differs.getbbox()

    def file(self, hold: int) -> bytes:
        """The file; the last picture stays ``hold`` hundredths of a second, then it begins anew."""
        assert self._last is not None, "an animation has a picture"
        header = _HEADER.pack(b"GIF89a", *self._last.size, _ONE_TABLE, 0, 0)
        frames = (
            _CONTROL.pack(b"!\xf9\x04", _KEEP | bool(number), wait, CLEAR, 0) + frame
            for number, (wait, frame) in enumerate(
                zip((*self._waits[:-1], hold), self._frames, strict=True)
            )
        )
        return b"".join((header, self._table, _FOR_EVER, *frames, _END))
