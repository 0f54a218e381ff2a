"""Where pictures are painted: in one process of their own, so that the bot keeps listening.

``python -m workers.painting.render_process``: only scenes cross over, through its standard input,
and files come back through its standard output, in the same order. A picture is hundreds of parts,
and Pillow lets go of the interpreter at each: painted by a thread of the bot, each part is a change
of threads.

Whoever wants a picture waits for one piece of a rehearsal at most, a base or a symbol.

The process ends with the bot, however that ends: there is nothing more to read then.
"""

import asyncio
import logging
import signal
import struct
import sys
import threading
import traceback
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import BinaryIO, Final

import msgspec

from rendering.raster.rasterizer import Raster
from rendering.scene.shapes import Scene
from rendering.scene_transfer import Packer, Unpacker

_log = logging.getLogger(__name__)

PATIENCE: Final = 30.0
"""Seconds after which a picture that does not come is given up, and its process ended."""

LAST_BREATH: Final = 5.0
"""Seconds a process that has told its last is given to end by itself."""

_ROOT: Final = Path(__file__).parents[2]
_WORK: Final = (sys.executable, "-m", "workers.painting.render_process")

_PARCEL: Final = struct.Struct(">?I")
"""Whether a picture is wanted or only rehearsed, and how many bytes of a scene follow."""

_ANSWER: Final = struct.Struct(">?I")
"""Whether it is a picture or what went wrong, and how many bytes follow."""

_LONGEST_READ: Final = 1 << 20

_MOST_IN_A_PIPE: Final = 1 << 18
"""Bytes: four times the usual, and more than nearly any picture has."""


class PaintFault(Exception):
    """What went wrong in the other process, as that process tells it, or that it is gone."""


class ProcessRenderer:
    """Paints in one worker process, made when the first picture is wanted, at the latest."""

    def __init__(self, work: Sequence[str] = _WORK, patience: float = PATIENCE) -> None:
        self._work = work
        self._patience = patience
        self._beginning = asyncio.Lock()
        self._hand: _Hand | None = None
        self._is_closed = False

    async def begin(self) -> "_Hand":
        """Have a process: whoever knows that pictures will be wanted need not wait for one."""
        async with self._beginning:
            if self._is_closed:
                raise asyncio.CancelledError
            if self._hand is None or self._hand.has_stopped:
                self._hand = await _Hand.begun(self._work)
            return self._hand

    async def render(self, scene: Scene) -> bytes:
        """The scene as a PNG file.

        Raises PaintFault; where the process has died or has been ended, the next gets a new one.
        """
        hand = await self.begin()
        try:
            async with asyncio.timeout(self._patience):
                return await hand.paint(scene)
        except TimeoutError as fault:
            await hand.stop()
            raise PaintFault("no picture for too long") from fault

    async def rehearse(self, scene: Scene) -> None:
        """Have what the scene is made of got ready while nobody wants a picture."""
        hand = await self.begin()
        await hand.rehearse(scene)

    async def close(self) -> None:
        """End the process, in the middle of a picture too: whoever waits for one is cancelled."""
        self._is_closed = True
        if self._hand is not None:
            self._hand.forget()
            await self._hand.stop()


class _Hand:
    """The other process, and what it has been asked for."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._packer = Packer()
        self._wanted: deque[asyncio.Future[bytes]] = deque()
        self._is_ending = False
        self._listening = asyncio.create_task(self._listen())

    @classmethod
    async def begun(cls, work: Sequence[str]) -> "_Hand":
        """A new process: not in the terminal's foreground, where Ctrl+C would reach it."""
        process = await asyncio.create_subprocess_exec(
            *work, stdin=PIPE, stdout=PIPE, cwd=_ROOT, limit=_LONGEST_READ, process_group=0
        )
        return cls(process)

    @property
    def has_stopped(self) -> bool:
        """Whether nothing more comes from it."""
        return self._listening.done()

    async def paint(self, scene: Scene) -> bytes:
        """Ask for a picture and wait. Raises PaintFault."""
        picture: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._send(scene, is_wanted=True)
        self._wanted.append(picture)
        return await picture

    async def rehearse(self, scene: Scene) -> None:
        """Send it over, and wait until there is room for more."""
        assert self._process.stdin is not None, "asked for above"
        self._send(scene, is_wanted=False)
        with suppress(ConnectionError):  # it has died, and there is nothing to be had
            await self._process.stdin.drain()

    def _send(self, scene: Scene, *, is_wanted: bool) -> None:
        assert self._process.stdin is not None, "asked for above"
        packed = self._packer.packed(scene)
        self._process.stdin.write(_PARCEL.pack(is_wanted, len(packed)) + packed)

    async def _listen(self) -> None:
        """Hand out what comes, in the order in which it was asked for, to the process's end."""
        assert self._process.stdout is not None, "asked for above"
        while True:
            try:
                header = await self._process.stdout.readexactly(_ANSWER.size)
                is_picture, length = _ANSWER.unpack(header)
                told = await self._process.stdout.readexactly(length)
            except asyncio.IncompleteReadError:
                break
            if not self._wanted:
                _log.error("the painting process answers what nobody asked, and is ended")
                self._end()
                break
            picture = self._wanted.popleft()
            if picture.done():  # whoever waited may have been cancelled
                continue
            if is_picture:
                picture.set_result(told)
            else:
                picture.set_exception(PaintFault(told.decode(errors="replace")))
        await self._gone()
        for picture in self._wanted:
            if not picture.done():
                picture.set_exception(PaintFault("the painting process has died"))

    def forget(self) -> None:
        """Cancel what has been asked for."""
        for picture in self._wanted:
            picture.cancel()

    async def stop(self) -> None:
        """End the process at once; whoever waits for a picture is told."""
        self._end()
        await asyncio.wait((self._listening,))

    async def _gone(self) -> None:
        """Wait for the end of a process that tells nothing more."""
        self._is_ending = True
        try:
            async with asyncio.timeout(LAST_BREATH):
                await self._process.wait()
        except TimeoutError:
            self._process.kill()
            await self._process.wait()

    def _end(self) -> None:
        """Once, and not what ends by itself: asyncio loses sight of what dies while signalled."""
        if not self._is_ending:
            self._is_ending = True
            self._process.kill()


# --- in the other process ------------------------------------------------------------------------


class Job(msgspec.Struct, frozen=True):
    """What has come: a scene, and whether its picture is wanted or it is only rehearsed."""

    scene: Scene
    is_wanted: bool


def work(parcels: BinaryIO, answers: BinaryIO) -> None:
    """Paint what comes, until nothing more comes; what is rehearsed waits while anything comes."""
    raster, jobs = Raster(), SimpleQueue[Job | None]()
    threading.Thread(target=_read, args=(parcels, jobs), daemon=True).start()
    rehearsed: deque[Scene] = deque()
    while (job := next_job(jobs, rehearsed, raster)) is not None:
        if job.is_wanted:
            _answer(job.scene, raster, answers)
        else:
            rehearsed.append(job.scene)


def _read(parcels: BinaryIO, jobs: SimpleQueue[Job | None]) -> None:
    """Hand on what comes, in the order in which it was packed; None at the end."""
    unpacker = Unpacker()
    try:
        while header := parcels.read(_PARCEL.size):
            is_wanted, length = _PARCEL.unpack(header)
            jobs.put(Job(unpacker.scene(parcels.read(length)), is_wanted))
    finally:
        jobs.put(None)


def next_job(jobs: SimpleQueue[Job | None], rehearsed: deque[Scene], raster: Raster) -> Job | None:
    """What has come next; until something comes, pieces of what is rehearsed are got ready.

    A rehearsal that was broken off is begun anew: what was ready is passed in no time.
    """
    while rehearsed and jobs.empty():
        try:
            is_ready = all(jobs.empty() for _ in raster.rehearse(rehearsed[0]))
        except Exception:
            # Whoever wants such a picture is told of it; nobody wants this one.
            traceback.print_exc()
            is_ready = True
        if is_ready:
            rehearsed.popleft()
    return jobs.get()


def _answer(scene: Scene, raster: Raster, answers: BinaryIO) -> None:
    try:
        is_picture, told = True, raster.render(scene)
    except Exception:
        is_picture, told = False, traceback.format_exc().encode()
    answers.write(_ANSWER.pack(is_picture, len(told)) + told)
    answers.flush()


def hold_a_picture(pipe: BinaryIO) -> None:
    """Make a pipe so wide that a picture goes into it at once, where that can be done."""
    if sys.platform == "linux":
        from fcntl import F_SETPIPE_SZ, fcntl

        with suppress(OSError):  # a host may allow less, or it is no pipe
            fcntl(pipe, F_SETPIPE_SZ, _MOST_IN_A_PIPE)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    hold_a_picture(sys.stdout.buffer)
    work(sys.stdin.buffer, sys.stdout.buffer)
