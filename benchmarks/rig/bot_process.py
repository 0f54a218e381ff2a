"""Runs the bot as a host does, in its own process, connected to the double instead of Discord."""

import asyncio
import os
import re
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.request import urlopen

import msgspec

from benchmarks.rig.discord_double import DiscordDouble
from benchmarks.rig.filling import database_in
from benchmarks.rig.measures import proportional_megabytes
from benchmarks.rig.shares import SmallHost

_ROOT = Path(__file__).parents[2]

WITHOUT_BYTECODE = "PYTHONDONTWRITEBYTECODE"
"""With it each start would compile the bot, which no host's bot does after the first."""

_TROUBLE = re.compile("WARNING|ERROR|CRITICAL")
_OTHER_PROCESS = "workers.other_process_main\0"
"""What stands before the name in the command of another process of the bot."""

_TICKS = os.sysconf("SC_CLK_TCK")

_CALM_SECONDS = 5.0
"""How long the bot must be at rest."""

_AT_REST = 0.05
"""The share of a core below which the bot is at rest."""

_PATIENCE_SECONDS = 90
"""After how long nobody waits any more for the bot to be at rest."""


class BotProcess(msgspec.Struct, frozen=True):
    """A running bot. ``begun``: when it was started; ``log``: its log file.

    ``port``: of its health page.
    """

    id: int
    begun: float
    log: Path
    port: int

    @property
    def megabytes(self) -> float:
        """Memory of the process and its descendants; what they share counts once.

        Where the system does not tell shares (Linux before 4.14), shared memory counts twice.
        """
        return sum(self.megabytes_by_process.values())

    @property
    def megabytes_by_process(self) -> dict[str, float]:
        """Memory by the name of the process: bot, painter, thinker, replay, page."""
        found: dict[str, float] = {}
        for process in self._family():
            with suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
                name = _name_of(process)
                found[name] = found.get(name, 0.0) + proportional_megabytes(process)
        return found

    @property
    def processor_seconds(self) -> float:
        """Processor time of the process and its descendants so far, in seconds."""
        return sum(sum(map(int, _stat(process)[11:15])) for process in self._family()) / _TICKS

    @property
    def own_processor_seconds(self) -> float:
        """Processor time of the bot's own process so far, in seconds."""
        return sum(map(int, _stat(self.id)[11:13])) / _TICKS

    async def until_at_rest(self) -> None:
        """Wait until it takes hardly any processor time.

        At its first start on a folder it has then drawn and kept what all pictures share.
        """
        begin, used = time.perf_counter(), self.processor_seconds
        while time.perf_counter() - begin < _PATIENCE_SECONDS:
            await asyncio.sleep(_CALM_SECONDS)
            before, used = used, self.processor_seconds
            if used - before < _AT_REST * _CALM_SECONDS:
                return

    def _family(self) -> list[int]:
        """Return the ids of the process and its descendants."""
        family = [self.id]
        for process in sorted(int(path.name) for path in Path("/proc").glob("[0-9]*")):
            with suppress(FileNotFoundError, ProcessLookupError):
                if int(_stat(process)[1]) in family:
                    family.append(process)
        return family

    def counted(self, name: str) -> float:
        """Return the value of this metric on its health page (Prometheus format)."""
        with urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=10) as page:
            lines = page.read().decode().splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))

    @property
    def complaints(self) -> list[str]:
        """Lines of its log with warnings or errors."""
        return [line for line in _told_by(self.log).splitlines() if _TROUBLE.search(line)]


@asynccontextmanager
async def bot_at(
    double: DiscordDouble,
    folder: Path,
    program: str = "benchmarks.rig.run_bot",
    host: SmallHost | None = None,
    page: str | None = None,
) -> AsyncIterator[BotProcess]:
    """Start a bot on the database of this folder, connected to the double; stop it at the end.

    ``host``: the limits it lives in; None: those of this machine. ``page``: the address and port
    at which it serves the touch page; None: it serves none.
    """
    log, port = folder / "log.txt", free_port()
    surroundings = {
        **{name: value for name, value in os.environ.items() if name != WITHOUT_BYTECODE},
        "DISCORD_TOKEN": "of.the.double",
        "DATABASE_URL": database_in(folder),
        "LOG_LEVEL": "INFO",
        "HEALTH_PORT": str(port),
        **({} if page is None else {"PAGE_URL": f"http://{page}", "PAGE_LISTEN": page}),
    }
    begun = time.perf_counter()
    with log.open("wb") as told:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            program,
            double.api,
            double.gateway,
            cwd=_ROOT,
            env=surroundings,
            stdout=told,
            stderr=told,
            preexec_fn=None if host is None else host.enter,
        )
    try:
        await _identified(double, process, log)
        yield BotProcess(process.pid, begun, log, port)
    finally:
        with suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(process.wait(), 60)
        double.identified.clear()


def free_port() -> int:
    """Return a port of this machine that nobody listens on."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


def _stat(process: int) -> list[str]:
    """Return the kernel's fields on a process, from its state on."""
    return Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()


def _name_of(process: int) -> str:
    """Return what a process of the bot does."""
    command = Path(f"/proc/{process}/cmdline").read_bytes().decode()
    _, _, name = command.partition(_OTHER_PROCESS)
    return name.partition("\0")[0] or "bot"


def _told_by(log: Path) -> str:
    return log.read_text(encoding="utf-8")


async def _identified(
    double: DiscordDouble, process: asyncio.subprocess.Process, log: Path
) -> None:
    """Wait until the bot has logged in. Raises RuntimeError with its log if it ends instead."""
    arrived = asyncio.create_task(double.identified.wait())
    ended = asyncio.create_task(process.wait())
    await asyncio.wait({arrived, ended}, return_when=asyncio.FIRST_COMPLETED)
    if not arrived.done():
        arrived.cancel()
        raise RuntimeError(_told_by(log))
    ended.cancel()
