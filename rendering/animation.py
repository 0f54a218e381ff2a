"""Makes an animated GIF of a game's scenes; each frame holds only changes.

A frame is cropped to the box of its changes; unchanged pixels inside it have the transparent
colour. Pillow deflates; the rest of the file is written here, since Pillow itself would compare and
copy whole pictures.
"""

import struct
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import Final

from PIL import GifImagePlugin, Image, ImageChops

from rendering.rasterizer import Raster, palette_named
from rendering.replay import Film, Shot, TooLarge

PIXELS: Final = 300_000
"""Pixels of a frame: as much as a phone shows, and few enough for a small file."""

HOLD: Final = 300
"""How long the last frame stays, in hundredths of a second."""

_LONGEST, _SHORTEST, _WHOLE = 150, 50, 9_000
"""Hundredths of a second: a frame's longest and shortest time, and the total aimed at."""

_TABLE: Final = 256
"""Colours in the table of a file; the last one is transparent."""

CLEAR: Final = _TABLE - 1

_KEEP: Final = 1 << 2
"""Disposal method: each frame stays under the next."""

_FOR_EVER: Final = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_END: Final = b";"
_HEADER: Final = struct.Struct("<6sHHBBB")
_CONTROL: Final = struct.Struct("<3sBHBB")
"""The control extension before each frame: its duration, and the transparent colour, if any."""

_ONE_TABLE: Final = 0b1_111_0_111
"""One table of 256 colours for all frames."""

_AROUND: Final = _HEADER.size + len(_FOR_EVER) + len(_END)

_ANY: Final = [0] + [255] * 255
"""Every difference counts, however small."""


def film(
    shots: Sequence[Shot],
    most: int,
    raster: Raster,
    shown: Callable[[int], object] = lambda _: None,
) -> Film:
    """Return a film of at most ``most`` bytes; drop whole turns if it would be larger.

    All shots have the same size and palette. ``shown`` is called with the number of shots done.
    Raises TooLarge.
    """
    for every, kept in _ever_fewer(shots):
        data = _developed(shots, kept, most, raster, shown)
        if data is not None:
            return Film(data, len(kept), every)
    raise TooLarge


def _ever_fewer(shots: Sequence[Shot]) -> Iterator[tuple[int, Sequence[int]]]:
    """Yield all shots; then ends of all turns, of each second, fourth ..., with first and last."""
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
    """Return the file of these shots, None if it is larger than ``most`` bytes."""
    scene = shots[0].scene
    size = _smaller(scene.width, scene.height)
    animation = Animation(palette_named(scene.palette))
    wait = max(_SHORTEST, min(_WHOLE // len(kept), _LONGEST))
    for n in kept:
        animation.add(raster.indexed(shots[n].scene, size), wait)
        if animation.size > most:
            return None
        shown(n + 1)
    return animation.file(HOLD)


def _smaller(width: int, height: int) -> tuple[int, int]:
    """Return the size of a picture of at most PIXELS, in the same proportions."""
    factor = min(1.0, sqrt(PIXELS / (width * height)))
    return int(width * factor), int(height * factor)


class Animation:
    """An animated GIF, made frame by frame."""

    def __init__(self, table: bytes) -> None:
        """``table``: three bytes for each colour, at most 255. Raises ValueError for more."""
        if len(table) > 3 * CLEAR:
            raise ValueError("no colour is left to let the frame before show through")
        self._table = table.ljust(3 * _TABLE, b"\0")
        self._last: Image.Image | None = None
        self._frames: list[bytes] = []
        self._waits: list[int] = []
        self._size = len(self._table) + _AROUND

    @property
    def size(self) -> int:
        """The size of the file so far, in bytes."""
        return self._size

    def add(self, picture: Image.Image, wait: int) -> None:
        """Add a frame (mode P), shown for ``wait`` hundredths of a second.

        All have the same size. One without changes only prolongs the frame before.
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
        """Return the changes, transparent elsewhere, and their box, or None if nothing changed."""
        if self._last is None:
            return indices, (0, 0, *indices.size)
        differs = ImageChops.difference(indices, self._last).point(_ANY)
        change = Image.new("L", indices.size, CLEAR)
        change.paste(indices, mask=differs)
        return change, differs.getbbox()

    def file(self, hold: int) -> bytes:
        """Return the file; the last frame stays ``hold`` hundredths of a second, then it loops."""
        assert self._last is not None, "an animation has a picture"
        header = _HEADER.pack(b"GIF89a", *self._last.size, _ONE_TABLE, 0, 0)
        frames = (
            _CONTROL.pack(b"!\xf9\x04", _KEEP | bool(number), wait, CLEAR, 0) + frame
            for number, (wait, frame) in enumerate(
                zip((*self._waits[:-1], hold), self._frames, strict=True)
            )
        )
        return b"".join((header, self._table, _FOR_EVER, *frames, _END))
