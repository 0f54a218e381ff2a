"""Runs the sandbox as a process that can be killed."""

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import Self


class Process:
    """A sandbox process that runs."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self._process = process
        self.address = address

    @classmethod
    def started(cls, folder: Path, port: int = 0) -> AbstractAsyncContextManager[Self]:
        """One that runs here and stores everything in this folder."""
        words = ("sandbox.py", "--port", str(port), "--no-browser", "--keep", str(folder))
        return cls.of(words, Path.cwd())

    @classmethod
    @asynccontextmanager
    async def of(cls, words: Sequence[str], checkout: Path) -> AsyncIterator[Self]:
        """The sandbox of this checkout, started by these words for Python.

        It is killed in the end as by ``kill -9``, whatever happens meanwhile.
        """
        process = await asyncio.create_subprocess_exec(
            sys.executable, *words, cwd=checkout, stdout=asyncio.subprocess.PIPE
        )
        try:
            yield cls(process, await _address(process))
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(re.findall(r":(\d+)/", self.address)[0])

    @property
    def is_gone(self) -> bool:
        """Whether it has ended."""
        return self._process.returncode is not None


async def _address(process: asyncio.subprocess.Process) -> str:
    """Where it listens, as soon as it says so."""
    assert process.stdout is not None
    async for line in process.stdout:
        if (found := re.search(r"http://\S+", line.decode())) is not None:
            return found[0]
    raise AssertionError("it ended before it was open")
