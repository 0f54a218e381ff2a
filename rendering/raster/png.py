"""Writes a picture of at most 256 colours as a PNG file.

Format (PNG specification, third edition): a signature, a header, the colour table, the deflated
rows, each after a zero byte for "no filter" (filters make flat art larger), and an end. Pillow
would deflate with zlib, which takes five times as long. Rows are deflated in independent bands, so
that a band of another picture can be reused unchanged.
"""

import struct
import zlib
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from PIL import Image

from rendering.raster.canvas import Core, Corners

Deflate = Callable[[bytes | bytearray], bytes]

_RAW: Final = -15
"""Raw deflate, without header and checksum: those are for the whole stream."""


def deflating(library: Any, level: int) -> Deflate:
    """Return a function that deflates bytes to an independent, byte-aligned part of a stream."""

    def deflate(rows: bytes | bytearray) -> bytes:
        stream = library.compressobj(level, zlib.DEFLATED, _RAW)
        data: bytes = stream.compress(rows) + stream.flush(zlib.Z_FULL_FLUSH)
        return data

    return deflate


try:
    from isal import isal_zlib
    from zlib_ng import zlib_ng

    _quickly, _harder = deflating(isal_zlib, 2), deflating(zlib_ng, 5)
    _library: Any = isal_zlib
except ImportError:  # no wheels for this machine
    _quickly, _harder = deflating(zlib, 3), deflating(zlib, 6)
    _library = zlib

BAND: Final = 96
"""Rows deflated together. Fewer make files larger (32: 4 %), more mean more to deflate again."""

_LARGE: Final = 169_000
"""Above this size in bytes, a picture's densest bands are deflated harder: half a millisecond each,
a fifth smaller."""

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_INDEXED: Final = 3
_HEADER: Final = struct.Struct(">IIBBBBB")
_NUMBER: Final = struct.Struct(">I")

_STREAM_BEGINS: Final = b"\x78\x01"
_STREAM_ENDS: Final = b"\x03\x00"
"""An empty last block; the checksum of the whole follows."""

_MODULUS: Final = 65_521
"""Modulus of Adler-32 (RFC 1950, section 8.2)."""


def deflated(rows: bytes | bytearray) -> bytes:
    """Deflate bytes quickly, to an independent part of a stream."""
    return _quickly(rows)


def inflated(data: bytes | memoryview) -> bytes:
    """Return the bytes that were deflated to an independent part of a stream."""
    rows: bytes = _library.decompressobj(_RAW).decompress(data)
    return rows


class Band:
    """Some rows of a picture, deflated independently."""

    __slots__ = ("_smaller", "data", "length", "sum")

    def __init__(self, rows: bytes | bytearray) -> None:
        """``rows``: for each row a zero byte (no filter) and the colour indices."""
        self.data = deflated(rows)
        self.length = len(rows)
        self.sum = _library.adler32(rows)
        self._smaller: bytes | None = None

    @property
    def rows(self) -> bytes:
        """The rows before they were deflated."""
        return inflated(self.data)

    @property
    def smaller(self) -> bytes:
        """Return the rows compressed harder: slower and smaller."""
        if self._smaller is None:
            self._smaller = _harder(self.rows)
        return self._smaller

    @property
    def bytes(self) -> int:
        """Return what the band takes in memory by now."""
        return len(self.data) + len(self._smaller or b"")


def bands_of(pieces: Iterable[tuple[Core, Corners]], width: int, height: int) -> list[Band]:
    """Return a picture as bands; the pieces (mode P), at their boxes, together are all of it."""
    rows = bytearray((width + 1) * height)
    image = _over(rows, width + 1)
    for piece, (left, top, right, bottom) in pieces:
        image.paste(piece, (left + 1, top, right + 1, bottom))
    step = (width + 1) * BAND
    return [Band(rows[at : at + step]) for at in range(0, len(rows), step)]


def changed(band: Band, width: int, pieces: Iterable[tuple[Core, Corners]]) -> Band:
    """Return a band of a picture of this width with pieces (mode P) pasted in their boxes."""
    rows = bytearray(band.rows)
    image = _over(rows, width + 1)
    for piece, (left, top, right, bottom) in pieces:
        image.paste(piece, (left + 1, top, right + 1, bottom))
    return Band(rows)


def _over(rows: bytearray, width: int) -> Core:
    """Return an image (mode P) whose pixels are these bytes: what is pasted changes them."""
    size = (width, len(rows) // width)
    return Image.frombuffer("P", size, rows, "raw", "P", 0, 1).im


def file_of(width: int, height: int, bands: Sequence[Band], table: bytes) -> bytes:
    """Return the PNG file; ``table`` has three bytes for each colour."""
    header = _HEADER.pack(width, height, 8, _INDEXED, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", table), (b"IDAT", _stream(bands)), (b"IEND", b""))
    return b"".join((_SIGNATURE, *(_chunk(name, data) for name, data in parts)))


def _stream(bands: Sequence[Band]) -> bytes:
    data = [band.data for band in bands]
    too_many = sum(map(len, data)) - _LARGE
    for number in sorted(range(len(data)), key=lambda number: -len(data[number])):
        if too_many <= 0:
            break
        too_many -= len(data[number]) - len(bands[number].smaller)
        data[number] = bands[number].smaller
    return b"".join((_STREAM_BEGINS, *data, _STREAM_ENDS, _NUMBER.pack(_sum_of_all(bands))))


def _sum_of_all(bands: Sequence[Band]) -> int:
    """Return the Adler-32 checksum of all bands, combined from theirs."""
    low, high = 1, 0
    for band in bands:
        high += (band.sum >> 16) + band.length * (low - 1)
        low += (band.sum & 0xFFFF) - 1
    return high % _MODULUS << 16 | low % _MODULUS


def _chunk(name: bytes, data: bytes) -> bytes:
    named = name + data
    return b"".join((_NUMBER.pack(len(data)), named, _NUMBER.pack(_library.crc32(named))))
