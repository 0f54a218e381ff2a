"""What the render process and the replay process do: see `workers.other_process`.

What only these processes need is loaded in the functions, as the bot itself does without Pillow.
"""

import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from rendering.replay import Film, Shot, TooLarge
from rendering.scene_transfer import Unpacker
from workers.other_process_main import tell

if TYPE_CHECKING:
    from rendering.rasterizer import Raster

_M_TRIM_THRESHOLD: Final = -1
_M_MMAP_THRESHOLD: Final = -3
"""Names of options of mallopt(3), from malloc.h."""

_LARGE_BLOCK: Final = 1 << 20
_MOST_FREE: Final = 4 << 20
"""Bytes. Smaller values cost two to four milliseconds a picture: the system clears each page that
is returned and asked for again."""


class _Brush:
    """The rasterizer of this process, and what it has been sent."""

    def __init__(self, raster: "Raster") -> None:
        self.raster = raster
        self.unpacker = Unpacker()


_brush: _Brush


def prepare() -> None:
    """Begin to paint."""
    global _brush
    from rendering.rasterizer import Raster

    _return_large_blocks()
    _brush = _Brush(Raster())


def paint(parcel: bytes) -> bytes:
    """Return the picture of a packed scene."""
    return _brush.raster.render(_brush.unpacker.scene(parcel))


def develop(most: int, *shots: Shot) -> Film | None:
    """Return an animation of at most so many bytes, None if there is none; tell its progress."""
    from rendering.animation import film
    from rendering.rasterizer import Raster

    try:
        return film(shots, most, Raster(), tell)
    except TooLarge:
        return None


def _return_large_blocks() -> None:
    """Have large blocks returned to the system when they are freed, where glibc manages memory.

    By default it learns from what is freed, and then keeps tens of megabytes for the next drawing.
    """
    if sys.platform == "linux":
        from ctypes import CDLL

        with suppress(AttributeError):  # another library
            options = CDLL(None).mallopt
            options(_M_MMAP_THRESHOLD, _LARGE_BLOCK)
            options(_M_TRIM_THRESHOLD, _MOST_FREE)
