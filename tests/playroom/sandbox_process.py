"""Runs the sandbox as a process that can be killed."""

import asyncio
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Self


class Process:
    """A sandbox process that stores everything in a folder."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self._process = process
        self.address = address

    @classmethod
    @asynccontextmanager
    async def started(cls, folder: Path, port: int = 0) -> AsyncIterator[Self]:
        """One that runs, and is killed in the end as by ``kill -9``, whatever happens meanwhile."""
        process = await asyncio.create_subprocess_exec(
            *(
                sys.executable,
                "sandbox.py",
                "--port",
                str(port),
                "--no-browser",
                "--keep",
                str(folder),
            ),
            stdout=asyncio.subprocess.PIPE,
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
