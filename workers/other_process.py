"""Work in other processes, so that the bot stays responsive.

An `OtherProcess` carries out functions, one call after the other. It is started when it is needed
and ended without work. One that hangs, or whose caller is gone, is killed, and the next call starts
another, as after a death. What runs there is `other_process_main`.
"""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, Final, TypeVar, TypeVarTuple

from workers import other_process_main
from workers.other_process_main import DONE, FAULT, SIGN, SIZE, TOLD, Priority

START_TIMEOUT: Final = 60.0
"""Seconds that a new process may take to load what its first call needs, even on a slow machine."""

LAST_BREATH: Final = 5.0
"""Seconds that a process may take to exit after its output has ended; then it is killed."""

_ROOT: Final = Path(__file__).parents[1]
_LONGEST_READ: Final = 1 << 20

T = TypeVar("T")
Args = TypeVarTuple("Args")


class WorkFailed(Exception):
    """Raised when a function failed in the other process (with its traceback), or that died."""


class TookTooLong(WorkFailed):
    """Raised when the other process gave no sign for too long, and was killed."""


class OtherProcess:
    """A process for some kind of work; calls wait for each other.

    ``name``: for people who list processes. ``patience``: seconds for a call, from each sign to the
    next. ``idle``: seconds without a call after which the process is ended.
    """

    def __init__(self, name: str, priority: Priority, patience: float, idle: float = 0.0) -> None:
        self._command = (sys.executable, "-m", other_process_main.__name__, name, priority)
        self._patience = patience
        self._idle = idle
        self._turn = asyncio.Lock()
        self._running: Running | None = None
        self._idle_end: asyncio.TimerHandle | None = None
        self._leaving = set[asyncio.Task[None]]()
        self._is_closed = False

    async def call(self, function: Callable[[*Args], T], *args: *Args) -> T:
        """Return what a function of a module returns there. Raises WorkFailed or TookTooLong."""
        async with self.turn() as running:
            return await running.call(function, *args)

    @asynccontextmanager
    async def turn(self) -> "AsyncIterator[Running]":
        """Have the process alone, started if needed. Raises CancelledError once closed."""
        async with self._turn:
            if self._is_closed:
                raise asyncio.CancelledError
            self._put_off_end()
            running = await self._begun()
            try:
                yield running
            except WorkFailed as fault:
                if self._is_closed:
                    raise asyncio.CancelledError from fault
                raise
            finally:
                if running.is_lost:
                    self.end()
                self._idle_end = asyncio.get_running_loop().call_later(self._idle, self.end)

    async def _begun(self) -> "Running":
        """Return the process, started in a group of its own so that Ctrl+C does not reach it."""
        if self._running is not None and not self._running.has_stopped:
            return self._running
        self.end()
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=PIPE,
            stdout=PIPE,
            cwd=_ROOT,
            limit=_LONGEST_READ,
            process_group=0,
        )
        self._running = Running(process, self._patience)
        if self._is_closed:
            self._running.kill()
        return self._running

    def _put_off_end(self) -> None:
        if self._idle_end is not None:
            self._idle_end.cancel()
            self._idle_end = None

    def end(self) -> None:
        """Have the process, which has no call, killed; the next call starts another."""
        if self._running is not None:
            leaving = asyncio.create_task(self._running.gone())
            self._leaving.add(leaving)
            leaving.add_done_callback(self._leaving.discard)
            self._running = None

    async def close(self) -> None:
        """Kill the process, even in the middle of a call; all callers are cancelled."""
        self._is_closed = True
        if self._running is not None:
            self._running.kill()
        async with self._turn:
            self._put_off_end()
            self.end()
        if self._leaving:
            await asyncio.wait(self._leaving)


class Running:
    """A process that runs, and the pipes to it."""

    def __init__(self, process: Process, patience: float) -> None:
        assert process.stdin is not None, "it was asked for"
        assert process.stdout is not None, "it was asked for"
        self._process, self._input, self._output = process, process.stdin, process.stdout
        self._patience = patience
        self._is_ready = self._is_killed = False
        self.is_lost = False
        """Whether a call has come to no end, so that nobody may be given its answer."""

    @property
    def has_stopped(self) -> bool:
        """Whether it has died or is dying."""
        return self._is_killed or self._output.at_eof() or self._process.returncode is not None

    async def call(
        self,
        function: Callable[[*Args], T],
        *args: *Args,
        told: Callable[[Any], object] | None = None,
    ) -> T:
        """Return what the function returns. Raises WorkFailed or TookTooLong.

        ``told``: called with what the function tells meanwhile.
        """
        call = await _packed(function, args)
        self.is_lost = True
        self._input.write(SIZE.pack(len(call)) + call)
        try:
            while (sign := await self._sign())[0] not in (DONE, FAULT):
                if sign[0] == TOLD and told is not None:
                    told(pickle.loads(sign[1]))
        except TimeoutError as fault:
            raise TookTooLong("no sign for too long") from fault
        except (asyncio.IncompleteReadError, ConnectionError) as fault:
            raise WorkFailed("the process has died") from fault
        self.is_lost = False
        if sign[0] == FAULT:
            raise WorkFailed(sign[1].decode())
        returned: T = pickle.loads(sign[1])
        return returned

    async def _sign(self) -> tuple[bytes, bytes]:
        """Wait for the next sign, and return its kind and what it says."""
        async with asyncio.timeout(self._patience if self._is_ready else START_TIMEOUT):
            kind, length = SIGN.unpack(await self._output.readexactly(SIGN.size))
            said = await self._output.readexactly(length)
        self._is_ready = True
        return kind, said

    def kill(self) -> None:
        """Kill the process once, and not while it exits: asyncio may then miss its exit."""
        if not self.has_stopped:
            self._is_killed = True
            self._process.kill()

    async def gone(self) -> None:
        """Kill the process, and wait until it is gone."""
        self.kill()
        try:
            async with asyncio.timeout(LAST_BREATH):
                while await self._output.read(_LONGEST_READ):
                    pass  # asyncio closes the pipe when all is read
                await self._process.wait()
        except TimeoutError:
            self._process.kill()
            await self._process.wait()


async def _packed(function: Callable[..., object], args: tuple[object, ...]) -> bytes:
    """Serialize a call, one argument after the other, as pickling holds up everything else."""
    file = BytesIO()
    pickler = pickle.Pickler(file, pickle.HIGHEST_PROTOCOL)
    pickler.dump((function, len(args)))
    for arg in args:
        pickler.dump(arg)
        await asyncio.sleep(0)
    return file.getvalue()
