"""The render process: paints pictures outside the bot's process, so that the bot stays responsive.

``python -m workers.painting.render_process`` reads scenes from standard input and writes PNG files
to standard output, in the same order. In a thread of the bot, Pillow would release the interpreter
lock at each of a picture's hundreds of parts, and so cause a thread switch each time.

A wanted picture waits for one piece of a rehearsal (cache warm-up) at most: a base or a symbol.

The process ends with the bot, even if that crashes: its standard input is then at its end.
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
"""Timeout of a picture, in seconds; the process is killed then."""

LAST_BREATH: Final = 5.0
"""Seconds that a process may take to exit after its output has ended; then it is killed."""

_ROOT: Final = Path(__file__).parents[2]
_WORK: Final = (sys.executable, "-m", "workers.painting.render_process")

_PARCEL: Final = struct.Struct(">?I")
"""Request header: whether a picture is wanted (else rehearsed), and the bytes of the scene."""

_ANSWER: Final = struct.Struct(">?I")
"""Response header: whether a picture follows (else a traceback), and how many bytes."""

_LONGEST_READ: Final = 1 << 20

_MOST_IN_A_PIPE: Final = 1 << 18
"""Bytes of the output pipe's buffer: four times the default, more than nearly any picture needs."""


class PaintFault(Exception):
    """Raised when the render process failed (with its traceback), died or timed out."""


class ProcessRenderer:
    """A renderer that uses one worker process, started at the first picture at the latest."""

    def __init__(self, work: Sequence[str] = _WORK, patience: float = PATIENCE) -> None:
        self._work = work
        self._patience = patience
        self._beginning = asyncio.Lock()
        self._hand: _Hand | None = None
        self._is_closed = False

    async def begin(self) -> "_Hand":
        """Return the process, started (in advance) if needed. Raises CancelledError once closed."""
        async with self._beginning:
            if self._is_closed:
                raise asyncio.CancelledError
            if self._hand is None or self._hand.has_stopped:
                self._hand = await _Hand.begun(self._work)
            return self._hand

    async def render(self, scene: Scene) -> bytes:
        """Return the scene as a PNG file. Raises PaintFault.

        If the process died or was killed, the next call starts a new one.
        """
        hand = await self.begin()
        try:
            async with asyncio.timeout(self._patience):
                return await hand.paint(scene)
        except TimeoutError as fault:
            await hand.stop()
            raise PaintFault("no picture for too long") from fault

    async def rehearse(self, scene: Scene) -> None:
        """Have the parts of the scene cached by the process while no picture is wanted."""
        hand = await self.begin()
        await hand.rehearse(scene)

    async def close(self) -> None:
        """Kill the process, even in the middle of a picture; waiting callers are cancelled."""
        self._is_closed = True
        if self._hand is not None:
            self._hand.forget()
            await self._hand.stop()


class _Hand:
    """A render process and its pending requests."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._packer = Packer()
        self._wanted: deque[asyncio.Future[bytes]] = deque()
        self._is_ending = False
        self._listening = asyncio.create_task(self._listen())

    @classmethod
    async def begun(cls, work: Sequence[str]) -> "_Hand":
        """Start a process, in a process group of its own so that Ctrl+C does not reach it."""
        process = await asyncio.create_subprocess_exec(
            *work, stdin=PIPE, stdout=PIPE, cwd=_ROOT, limit=_LONGEST_READ, process_group=0
        )
        return cls(process)

    @property
    def has_stopped(self) -> bool:
        """Whether its output has ended."""
        return self._listening.done()

    async def paint(self, scene: Scene) -> bytes:
        """Request a picture and wait for it. Raises PaintFault."""
        picture: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._send(scene, is_wanted=True)
        self._wanted.append(picture)
        return await picture

    async def rehearse(self, scene: Scene) -> None:
        """Send a scene to rehearse, and wait until the pipe has room again."""
        assert self._process.stdin is not None, "asked for above"
        self._send(scene, is_wanted=False)
        with suppress(ConnectionError):  # it has died, so there is nothing to rehearse
            await self._process.stdin.drain()

    def _send(self, scene: Scene, *, is_wanted: bool) -> None:
        assert self._process.stdin is not None, "asked for above"
        packed = self._packer.packed(scene)
        self._process.stdin.write(_PARCEL.pack(is_wanted, len(packed)) + packed)

    async def _listen(self) -> None:
        """Complete the pending requests in order as responses arrive, until the output ends."""
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
            if picture.done():  # the caller may have been cancelled
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
        """Cancel all pending requests."""
        for picture in self._wanted:
            picture.cancel()

    async def stop(self) -> None:
        """Kill the process; pending requests fail with PaintFault."""
        self._end()
        await asyncio.wait((self._listening,))

    async def _gone(self) -> None:
        """Wait until a process whose output has ended exits; kill it after LAST_BREATH."""
        self._is_ending = True
        try:
            async with asyncio.timeout(LAST_BREATH):
                await self._process.wait()
        except TimeoutError:
            self._process.kill()
            await self._process.wait()

    def _end(self) -> None:
        """Kill the process once, and not while it exits: asyncio may then miss its exit."""
        if not self._is_ending:
            self._is_ending = True
            self._process.kill()


# --- in the other process ------------------------------------------------------------------------


class Job(msgspec.Struct, frozen=True):
    """A received scene, and whether its picture is wanted (else it is only rehearsed)."""

    scene: Scene
    is_wanted: bool


def work(parcels: BinaryIO, answers: BinaryIO) -> None:
    """Paint the requested scenes until the input ends; rehearse only while no request waits."""
    raster, jobs = Raster(), SimpleQueue[Job | None]()
    threading.Thread(target=_read, args=(parcels, jobs), daemon=True).start()
    rehearsed: deque[Scene] = deque()
    while (job := next_job(jobs, rehearsed, raster)) is not None:
        if job.is_wanted:
            _answer(job.scene, raster, answers)
        else:
            rehearsed.append(job.scene)


def _read(parcels: BinaryIO, jobs: SimpleQueue[Job | None]) -> None:
    """Queue the received jobs in order, and None at the end of the input."""
    unpacker = Unpacker()
    try:
        while header := parcels.read(_PARCEL.size):
            is_wanted, length = _PARCEL.unpack(header)
            jobs.put(Job(unpacker.scene(parcels.read(length)), is_wanted))
    finally:
        jobs.put(None)


def next_job(jobs: SimpleQueue[Job | None], rehearsed: deque[Scene], raster: Raster) -> Job | None:
    """Return the next job, None at the end; while none waits, rehearse scenes piece by piece.

    An interrupted rehearsal starts anew and passes its cached pieces quickly.
    """
    while rehearsed and jobs.empty():
        try:
            is_ready = all(jobs.empty() for _ in raster.rehearse(rehearsed[0]))
        except Exception:
            # Only print it: no caller waits for a rehearsal. A request for this picture fails too.
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
    """Enlarge a pipe's buffer so that a whole picture fits, if the system allows it (Linux)."""
    if sys.platform == "linux":
        from fcntl import F_SETPIPE_SZ, fcntl

        with suppress(OSError):  # a host may allow less, or it is no pipe
            fcntl(pipe, F_SETPIPE_SZ, _MOST_IN_A_PIPE)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    hold_a_picture(sys.stdout.buffer)
    work(sys.stdin.buffer, sys.stdout.buffer)
