"""What the render process does: see ``workers.painting.render_process``."""

import signal
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from ctypes import CDLL
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import BinaryIO, Final

import msgspec

from rendering.raster.drawing_cache import Drawings
from rendering.raster.rasterizer import Raster, Room
from rendering.scene.shapes import Scene
from rendering.scene_transfer import Unpacker
from workers.painting.render_messages import ANSWER, PARCEL, REHEARSED

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


class Job(msgspec.Struct, frozen=True):
    """A received scene, and whether its picture is wanted (else it is only rehearsed).

    Without a scene: a question whether all drawings are there, or the end of a rehearsal.
    """

    scene: Scene | None
    is_wanted: bool


def work(parcels: BinaryIO, answers: BinaryIO, raster: Raster) -> None:
    """Paint the requested scenes until the input ends; rehearse only while no request waits."""
    jobs = SimpleQueue[Job | None]()
    threading.Thread(target=_read, args=(parcels, jobs), daemon=True).start()
    rehearsed: deque[Scene | None] = deque()
    tell = partial(_tell, answers, REHEARSED)
    while (job := next_job(jobs, rehearsed, raster, tell)) is not None:
        if job.is_wanted:
            _answer(job.scene, raster, answers)
        else:
            rehearsed.append(job.scene)


def _read(parcels: BinaryIO, jobs: SimpleQueue[Job | None]) -> None:
    """Queue the received jobs in order, and None at the end of the input."""
    unpacker = Unpacker()
    try:
        while header := parcels.read(PARCEL.size):
            is_wanted, length = PARCEL.unpack(header)
            scene = unpacker.scene(parcels.read(length)) if length else None
            jobs.put(Job(scene, is_wanted))
    finally:
        jobs.put(None)


def next_job(
    jobs: SimpleQueue[Job | None],
    rehearsed: deque[Scene | None],
    raster: Raster,
    kept: Callable[[], object] = lambda: None,
) -> Job | None:
    """Return the next job, None at the end; while none waits, rehearse scenes piece by piece.

    An interrupted rehearsal starts anew and passes its cached pieces quickly. ``kept`` is called
    when all drawings of a rehearsal are in a file.
    """
    while rehearsed and jobs.empty():
        try:
            is_ready = _is_rehearsed(rehearsed[0], jobs, raster, kept)
        except Exception:
            # Only print it: no caller waits for a rehearsal. A request for this picture fails too.
            traceback.print_exc()
            is_ready = True
        if is_ready:
            rehearsed.popleft()
    return jobs.get()


def _is_rehearsed(
    scene: Scene | None,
    jobs: SimpleQueue[Job | None],
    raster: Raster,
    kept: Callable[[], object],
) -> bool:
    """Rehearse a scene; return whether that came to its end. None: keep all that was drawn."""
    if scene is not None:
        return all(jobs.empty() for _ in raster.rehearse(scene))
    raster.drawings.save()
    raster.put_away()
    return_all_free_memory()
    if raster.drawings.are_complete:
        kept()
    return True


def _answer(scene: Scene | None, raster: Raster, answers: BinaryIO) -> None:
    try:
        is_picture, told = True, _picture(scene, raster)
    except Exception:
        is_picture, told = False, traceback.format_exc().encode()
    _tell(answers, ANSWER.pack(is_picture, len(told)) + told)


def _tell(answers: BinaryIO, told: bytes) -> None:
    answers.write(told)
    answers.flush()


def _picture(scene: Scene | None, raster: Raster) -> bytes:
    """Return the picture; without a scene, whether all drawings are there."""
    if scene is None:
        return bytes(raster.drawings.are_complete)
    return raster.render(scene)


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


def return_all_free_memory() -> None:
    """Return what is free between small blocks as well: after a rehearsal, fifteen megabytes."""
    if _C is not None:
        with suppress(AttributeError):  # another library
            _C.malloc_trim(0)


def main(room: str, file: str | None = None) -> None:
    """Run as this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    hold_a_picture(sys.stdout.buffer)
    return_large_blocks()
    drawings = Drawings(None if file is None else Path(file))
    work(sys.stdin.buffer, sys.stdout.buffer, Raster(room=Room.of(int(room)), drawings=drawings))


if __name__ == "__main__":
    main(*sys.argv[1:])
