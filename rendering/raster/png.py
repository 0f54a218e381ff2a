"""Writes a picture of at most 256 colours as a PNG file.

Format (PNG specification, third edition): a signature, a header, the colour table, the deflated
rows, each after a zero byte for "no filter" (filters make flat art larger), and an end. ISA-L
takes a fifth of zlib-ng's time for a file that is a quarter larger; Pillow twice as long as zlib-ng
for a file of the same size.
"""

import struct
import zlib
from functools import partial
from typing import Final

from PIL import Image

try:
    from isal import isal_zlib
    from zlib_ng import zlib_ng

    _quickly, _harder = partial(isal_zlib.compress, level=2), partial(zlib_ng.compress, level=5)
except ImportError:  # no wheels for this machine
    _quickly, _harder = partial(zlib.compress, level=3), partial(zlib.compress, level=6)

_LARGE: Final = 169_000
"""Above this size in bytes, pixels are deflated again, harder: seven milliseconds, a fifth
smaller."""

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_INDEXED: Final = 3
_HEADER: Final = struct.Struct(">IIBBBBB")
_NUMBER: Final = struct.Struct(">I")


def png_file(picture: Image.Image, table: bytes) -> bytes:
    """Return the file of a picture (mode P); ``table`` has three bytes for each colour."""
    header = _HEADER.pack(*picture.size, 8, _INDEXED, 0, 0, 0)
    with_filters = Image.new("L", (picture.width + 1, picture.height))
    with_filters.im.paste(picture.im, (1, 0, *with_filters.size))
    rows = with_filters.tobytes()
    if len(data := _quickly(rows)) > _LARGE:
        data = _harder(rows)
    parts = ((b"IHDR", header), (b"PLTE", table), (b"IDAT", data), (b"IEND", b""))
    return b"".join((_SIGNATURE, *(_chunk(name, data) for name, data in parts)))


def _chunk(name: bytes, data: bytes) -> bytes:
    named = name + data
    return b"".join((_NUMBER.pack(len(data)), named, _NUMBER.pack(zlib.crc32(named))))
