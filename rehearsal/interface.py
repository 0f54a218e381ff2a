"""The interface between the rehearsal and the code that sends its requests to Discord."""

import struct
import zlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from hashlib import shake_128
from http import HTTPStatus
from typing import Any, TypeAlias

import msgspec


class NoAnswer(Exception):
    """Discord was unreachable, failed (5xx) or asked for too long a wait (429)."""


class Upload(msgspec.Struct, frozen=True):
    """A file that is sent with a message. ``alt``: its alt text."""

    name: str
    data: bytes
    alt: str | None = None


class Request(msgspec.Struct, frozen=True):
    """A request to Discord.

    ``path``: as in Discord's documentation, ``/channels/{channel_id}``; ``ids`` fill it.
    """

    method: str
    path: str
    ids: Mapping[str, int | str] = {}
    body: Any = None
    files: Sequence[Upload] = ()
    query: Mapping[str, int | str] = {}

    def __repr__(self) -> str:
        """Return what is asked, without the ids: a token can be one of them."""
        return f"{self.method} {self.path}"


class RateLimit(msgspec.Struct, frozen=True):
    """The X-RateLimit headers of an answer.

    ``limit``: requests in a window; ``reset_after``: seconds until the window ends. ``bucket``:
    Discord's name for the requests that share the limit.
    """

    limit: int
    reset_after: float
    bucket: str


class DiscordAnswer(msgspec.Struct, frozen=True):
    """Discord's answer to one request.

    ``body``: the JSON, None if there was none. ``code``: Discord's own error code, 0 for none.
    ``faults``: names of errors in a form, such as ``BASE_TYPE_BAD_LENGTH``. ``waits``: how often
    Discord answered 429 (retry later) first.
    """

    status: int
    body: Any = None
    code: int = 0
    faults: tuple[str, ...] = ()
    rate_limit: RateLimit | None = None
    waits: int = 0

    @property
    def is_accepted(self) -> bool:
        """Whether Discord did what was asked."""
        return self.status < HTTPStatus.MULTIPLE_CHOICES

    @property
    def outcome(self) -> str:
        """The result in words that contain no name or id."""
        return ACCEPTED if self.is_accepted else refused(self.status, self.code)

    def seen(self, read: Callable[[Any], object]) -> object:
        """Return what ``read`` finds in the body, or the outcome of a refused request."""
        return read(self.body) if self.is_accepted else self.outcome


Ask: TypeAlias = Callable[[Request], Awaitable[DiscordAnswer]]
"""Sends a request to Discord, the real one or a simulated one, and waits for rate limits.

Raises NoAnswer."""

ACCEPTED = "accepted"


def refused(status: int, code: int) -> str:
    """Return the outcome of a request refused with this status and code."""
    return f"refused ({status}, {code})"


# Sample content for the rehearsal: pictures of a given size, a GIF, buttons, menus.

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
