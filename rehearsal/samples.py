"""Sample content for the rehearsal: pictures of a given size, a GIF, buttons, menus."""

import struct
import zlib
from collections.abc import Mapping
from hashlib import shake_128
from typing import Any

from rehearsal.interface import Upload

ACTION_ROW, BUTTON, SELECT, TEXT_DISPLAY, GALLERY = 1, 2, 3, 10, 12
SECONDARY, LINK = 2, 5
COMPONENTS_V2 = 1 << 15

_WIDTH = 256
_BYTES_A_ROW = 3 * _WIDTH + 1

Component = Mapping[str, Any]


def picture(name: str, shade: int, alt: str | None = None) -> Upload:
    """Return a small PNG of one colour. ``shade``: 0 to 255."""
    return Upload(name, _png(1, b"\0" + bytes((shade,)) * (_BYTES_A_ROW - 1)), alt)


def large_picture(name: str, size: int) -> Upload:
    """Return a PNG of noise, as many rows as fit into ``size`` bytes."""
    rows = max(1, (size - 1024) // _BYTES_A_ROW)
    noise = bytearray(shake_128(name.encode()).digest(rows * _BYTES_A_ROW))
    noise[::_BYTES_A_ROW] = bytes(rows)  # each row begins with its filter: none
    return Upload(name, _png(rows, bytes(noise)))


def _png(rows: int, pixels: bytes) -> bytes:
    """Return a PNG 256 pixels wide, stored without compression, so that its size is predictable."""
    header = struct.pack(">IIBBBBB", _WIDTH, rows, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(pixels, 0)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def animation(name: str) -> Upload:
    """Return a GIF of two frames of one pixel."""
    screen = struct.pack("<HHBBB", 1, 1, 0x80, 0, 0) + bytes((0, 0, 0, 255, 255, 255))
    forever = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
    frames = b"".join(
        b"\x21\xf9\x04\x00\x32\x00\x00\x00" + b"\x2c" + struct.pack("<HHHHB", 0, 0, 1, 1, 0) + data
        for data in (b"\x02\x02\x44\x01\x00", b"\x02\x02\x4c\x01\x00")
    )
    return Upload(name, b"GIF89a" + screen + forever + frames + b"\x3b")


def words(content: str) -> Component:
    """Return a text of a Components V2 message."""
    return {"type": TEXT_DISPLAY, "content": content}


def gallery(*names: str) -> Component:
    """Return a gallery of uploaded files for a Components V2 message."""
    return {"type": GALLERY, "items": [{"media": {"url": f"attachment://{n}"}} for n in names]}


def row(*controls: Component) -> Component:
    """Return a row of buttons or of one menu."""
    return {"type": ACTION_ROW, "components": list(controls)}


def button(custom_id: str, label: str = "Rehearsal") -> Component:
    """Return a disabled button: nothing handles a press."""
    return {
        "type": BUTTON,
        "style": SECONDARY,
        "label": label,
        "custom_id": custom_id,
        "disabled": True,
    }


def link(address: str) -> Component:
    """Return a button that opens an address."""
    return {"type": BUTTON, "style": LINK, "label": "Rehearsal", "url": address}


def menu(options: int, *, text: str = "option", placeholder: str = "Rehearsal") -> Component:
    """Return a disabled menu with ``options`` options; the first is called ``text``."""
    labels = [text, *(f"option {number}" for number in range(1, options))]
    return {
        "type": SELECT,
        "custom_id": "rehearsal-menu",
        "placeholder": placeholder,
        "disabled": True,
        "options": [{"label": label, "value": label} for label in labels],
    }
