"""From a picture of at most 256 colours to a PNG file.

As the PNG specification (third edition) has it: a signature, a header, the colour table, the rows
deflated, each after a byte that says it is stored as it is (filtering makes flat art larger), and
an end. Pillow would deflate with zlib, which takes five times as long.
"""

import struct
import zlib
from collections.abc import Callable
from functools import partial
from typing import Final

from PIL import Image

Deflate = Callable[[bytes], bytes]
Checksum = Callable[[bytes], int]

try:
    from isal import isal_zlib
    from zlib_ng import zlib_ng

    _quickly: Deflate = partial(isal_zlib.compress, level=2)
    _harder: Deflate = partial(zlib_ng.compress, level=5)
    _checksum: Checksum = isal_zlib.crc32
except ImportError:  # a machine for which they have no wheels
    _quickly, _harder = partial(zlib.compress, level=3), partial(zlib.compress, level=6)
    _checksum = zlib.crc32

_LARGE: Final = 170_000
"""A file of more bytes is worth a few milliseconds more, which make it a fifth smaller."""

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_INDEXED: Final = 3
_HEADER: Final = struct.Struct(">IIBBBBB")
_NUMBER: Final = struct.Struct(">I")


def file_of(picture: Image.Image, table: bytes) -> bytes:
    """A picture of mode P or L whose pixels are places in a table of three bytes a colour."""
    header = _HEADER.pack(*picture.size, 8, _INDEXED, 0, 0, 0)
    data = _deflated(_rows(picture))
    parts = ((b"IHDR", header), (b"PLTE", table), (b"IDAT", data), (b"IEND", b""))
    return b"".join((_SIGNATURE, *(_chunk(name, data) for name, data in parts)))


def _rows(picture: Image.Image) -> bytes:
    """All rows, each after a zero: no filter."""
    rows = Image.new(picture.mode, (picture.width + 1, picture.height))
    rows.paste(picture, (1, 0))
    return rows.tobytes()


def _deflated(rows: bytes) -> bytes:
    data = _quickly(rows)
    return data if len(data) <= _LARGE else _harder(rows)


def _chunk(name: bytes, data: bytes) -> bytes:
    named = name + data
    return b"".join((_NUMBER.pack(len(data)), named, _NUMBER.pack(_checksum(named))))
