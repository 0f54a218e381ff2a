"""The render process: paints pictures outside the bot's process, so that the bot stays responsive.

``python -m workers.painting.painter`` reads scenes from standard input and
writes PNG files to standard output, in the same order. In a thread of the bot, Pillow would release
the interpreter lock at each of a picture's hundreds of parts, and so cause a thread switch each
time.

The process is ended when no picture was wanted for some minutes; the next picture starts another.
It ends with the bot, even if that crashes: its standard input is then at its end.
"""

import asyncio
import logging
import sys
from collections import deque
from collections.abc import Sequence
from typing import Final

from rendering.scene.shapes import Scene
from rendering.scene_transfer import Packer
from workers.child_process import ChildProcess, IdleEnd
from workers.painting.render_messages import ANSWER, PARCEL

_log = logging.getLogger(__name__)

PATIENCE: Final = 30.0
"""Timeout of a picture, in seconds; the process is killed then."""

IDLE: Final = 10 * 60.0
"""Seconds without a picture after which the process is ended; the first picture by a new one takes
half a second longer."""

PAINTING: Final = (sys.executable, "-m", "workers.painting.painter")
"""The command of a process."""


class PaintFault(Exception):
    """Raised when the render process failed (with its traceback), died or timed out."""


class ProcessRenderer:
    """A renderer that uses one worker process, started when it is needed."""

    def __init__(
        self,
        work: Sequence[str] = PAINTING,
        patience: float = PATIENCE,
        idle: float = IDLE,
    ) -> None:
        self._work = work
        self._patience = patience
        self._beginning = asyncio.Lock()
        self._hand: _Hand | None = None
        self._is_closed = False
        self._idle_end = IdleEnd(idle, self._end)

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
        with self._idle_end.needed():
            hand = await self.begin()
            try:
                async with asyncio.timeout(self._patience):
                    return await hand.paint(scene)
            except TimeoutError as fault:
                await hand.stop()
                raise PaintFault("no picture for too long") from fault

    def _end(self) -> None:
        """Kill the process; the next picture starts a new one."""
        if self._hand is not None:
            self._hand.end()
            self._hand = None

    async def close(self) -> None:
        """Kill the process, even in the middle of a picture; waiting callers are cancelled."""
        self._is_closed = True
        self._idle_end.forget()
        if self._hand is not None:
            self._hand.forget()
            await self._hand.stop()


class _Hand:
    """A render process and its pending requests."""

    def __init__(self, process: ChildProcess) -> None:
        self._process = process
        self._packer = Packer()
        self._wanted: deque[asyncio.Future[bytes]] = deque()
        self._listening = asyncio.create_task(self._listen())

    @classmethod
    async def begun(cls, work: Sequence[str]) -> "_Hand":
        """Start a process."""
        return cls(await ChildProcess.begun(work))

    @property
    def has_stopped(self) -> bool:
        """Whether its output has ended."""
        return self._listening.done()

    async def paint(self, scene: Scene) -> bytes:
        """Request a picture and wait for it. Raises PaintFault."""
        picture: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        packed = self._packer.packed(scene)
        self._process.input.write(PARCEL.pack(len(packed)) + packed)
        self._wanted.append(picture)
        return await picture

    async def _listen(self) -> None:
        """Complete the pending requests in order as responses arrive, until the output ends."""
        while True:
            try:
                header = await self._process.output.readexactly(ANSWER.size)
                is_picture, length = ANSWER.unpack(header)
                told = await self._process.output.readexactly(length)
            except asyncio.IncompleteReadError:
                break
            if not self._wanted:
                _log.error("the painting process answers what nobody asked, and is ended")
                self.end()
                break
            picture = self._wanted.popleft()
            if picture.done():  # the caller may have been cancelled
                continue
            if is_picture:
                picture.set_result(told)
            else:
                picture.set_exception(PaintFault(told.decode(errors="replace")))
        await self._process.gone()
        for picture in self._wanted:
            if not picture.done():
                picture.set_exception(PaintFault("the painting process has died"))

    def forget(self) -> None:
        """Cancel all pending requests."""
        for picture in self._wanted:
            picture.cancel()

    async def stop(self) -> None:
        """Kill the process; pending requests fail with PaintFault."""
        self.end()
        await asyncio.wait((self._listening,))

    def end(self) -> None:
        """Kill the process; it is gone soon after."""
        self._process.end()
