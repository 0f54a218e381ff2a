"""The sandbox as anybody starts it: a process, which can be killed."""

import asyncio
import re
import sys
from pathlib import Path
from typing import Self


class Process:
    """A sandbox in a process of its own, which keeps all in a folder."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self._process = process
        self.address = address

    @classmethod
    async def start(cls, folder: Path, port: int = 0) -> Self:
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
        assert process.stdout is not None
        async for line in process.stdout:
            if (found := re.search(r"http://\S+", line.decode())) is not None:
                return cls(process, found[0])
        raise AssertionError("it ended before it was open")

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(re.findall(r":(\d+)/", self.address)[0])

    async def kill(self) -> None:
        """End it as ``kill -9`` does."""
        self._process.kill()
        await self._process.wait()
