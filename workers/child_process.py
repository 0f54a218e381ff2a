"""Other processes of the bot: each is started when it is needed, and ended when it no longer is."""

import asyncio
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Self

LAST_BREATH: Final = 5.0
"""Seconds that a process may take to exit after its output has ended; then it is killed."""

_ROOT: Final = Path(__file__).parents[1]
_LONGEST_READ: Final = 1 << 20


class ChildProcess:
    """A process and the pipes to it. It should exit when its input ends: then the bot is gone."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._is_ending = False

    @classmethod
    async def begun(cls, work: Sequence[str]) -> Self:
        """Start a process, in a process group of its own so that Ctrl+C does not reach it."""
        process = await asyncio.create_subprocess_exec(
            *work,
            stdin=PIPE,
            stdout=PIPE,
            cwd=_ROOT,
            limit=_LONGEST_READ,
            process_group=0,
        )
        return cls(process)

    @property
    def input(self) -> StreamWriter:
        """The pipe to it."""
        assert self._process.stdin is not None, "asked for above"
        return self._process.stdin

    @property
    def output(self) -> StreamReader:
        """The pipe from it."""
        assert self._process.stdout is not None, "asked for above"
        return self._process.stdout

    def end(self) -> None:
        """Kill the process once, and not while it exits: asyncio may then miss its exit."""
        if not self._is_ending and not self.output.at_eof():
            self._is_ending = True
            self._process.kill()

    async def drop_output(self) -> None:
        """Read what is left of a killed process's output, so that its pipe is closed."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_BREATH):
                while await self.output.read(_LONGEST_READ):
                    pass

    async def gone(self) -> None:
        """Wait until a process whose output has ended exits; kill it after LAST_BREATH."""
        self._is_ending = True
        try:
            async with asyncio.timeout(LAST_BREATH):
                await self._process.wait()
        except TimeoutError:
            self._process.kill()
            await self._process.wait()


class IdleEnd:
    """Ends what nobody has needed for some seconds; ``end`` is called by the event loop then."""

    def __init__(self, seconds: float, end: Callable[[], object]) -> None:
        self._seconds = seconds
        self._end = end
        self._needed = 0
        self._ending: asyncio.TimerHandle | None = None

    @contextmanager
    def needed(self) -> Iterator[None]:
        """Put the end off until nobody is inside any more, and the seconds have passed again."""
        self.forget()
        self._needed += 1
        try:
            yield
        finally:
            self._needed -= 1
            if not self._needed:
                loop = asyncio.get_running_loop()
                self._ending = loop.call_later(self._seconds, self._end)

    def forget(self) -> None:
        """End nothing, until somebody needs it again."""
        if self._ending is not None:
            self._ending.cancel()
            self._ending = None
