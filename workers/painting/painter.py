"""What the render process does: see ``workers.painting.render_process``."""

import signal
import sys
import traceback
from contextlib import suppress
from ctypes import CDLL
from typing import BinaryIO, Final

from rendering.raster.rasterizer import Raster
from rendering.scene.shapes import Scene
from rendering.scene_transfer import Unpacker
from workers.painting.render_messages import ANSWER, PARCEL

_MOST_IN_A_PIPE: Final = 1 << 18
"""Bytes of the output pipe's buffer: four times the default, more than nearly any picture needs."""

_M_TRIM_THRESHOLD: Final = -1
_M_MMAP_THRESHOLD: Final = -3
"""Names of options of mallopt(3), from malloc.h."""

_LARGE_BLOCK: Final = 1 << 20
_MOST_FREE: Final = 4 << 20
"""Bytes. Smaller values cost two to four milliseconds a picture: the system clears each page that
is returned and asked for again."""

_C: Final = CDLL(None) if sys.platform == "linux" else None
"""The C library of this process, where it may be glibc."""


def work(parcels: BinaryIO, answers: BinaryIO, raster: Raster) -> None:
    """Paint the requested scenes until the input ends."""
    unpacker = Unpacker()
    while header := parcels.read(PARCEL.size):
        _answer(unpacker.scene(parcels.read(*PARCEL.unpack(header))), raster, answers)


def _answer(scene: Scene, raster: Raster, answers: BinaryIO) -> None:
    try:
        is_picture, told = True, raster.render(scene)
    except Exception:
        is_picture, told = False, traceback.format_exc().encode()
    answers.write(ANSWER.pack(is_picture, len(told)) + told)
    answers.flush()


def hold_a_picture(pipe: BinaryIO) -> None:
    """Enlarge a pipe's buffer so that a whole picture fits, if the system allows it (Linux)."""
    if sys.platform == "linux":
        from fcntl import F_SETPIPE_SZ, fcntl

        with suppress(OSError):  # a host may allow less, or it is no pipe
            fcntl(pipe, F_SETPIPE_SZ, _MOST_IN_A_PIPE)


def return_large_blocks() -> None:
    """Have large blocks returned to the system when they are freed, where glibc manages memory.

    By default it learns from what is freed, and then keeps tens of megabytes for the next drawing.
    """
    if _C is not None:
        with suppress(AttributeError):  # another library
            _C.mallopt(_M_MMAP_THRESHOLD, _LARGE_BLOCK)
            _C.mallopt(_M_TRIM_THRESHOLD, _MOST_FREE)


def main() -> None:
    """Run as this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    hold_a_picture(sys.stdout.buffer)
    return_large_blocks()
    work(sys.stdin.buffer, sys.stdout.buffer, Raster())


if __name__ == "__main__":
    main()
