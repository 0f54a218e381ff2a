"""Measures the time from the start of the process to the first answer and picture.

``python -m benchmarks.start``. The bot runs in its own process, over loopback. It starts several
times on the same database, alternately with ``python -c "import discord"``, the part of the start
that no bot in Python can avoid: the ratio compares between machines. The very first start, on an
empty folder, also makes the database and draws what all pictures share. Each look is at another
table, so that no picture comes from the cache.
"""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks.rig.bot_process import WITHOUT_BYTECODE, bot_at
from benchmarks.rig.discord_double import DiscordDouble, Received
from benchmarks.rig.figures import note
from benchmarks.rig.filling import Seated, fill
from benchmarks.rig.measures import share_below

_LOOKS = 25
_STARTS = 5
_CALM_SECONDS = 3.0


class Door:
    """Presses 'My view', and measures the time to the acknowledgement and to the answer."""

    def __init__(self) -> None:
        self.double = DiscordDouble(self._hear)
        self._arrived: asyncio.Queue[Received] = asyncio.Queue()

    def _hear(self, request: Received) -> None:
        self._arrived.put_nowait(request)

    async def look(self, table: Seated) -> tuple[float, float]:
        """Return the seconds until the acknowledgement and until the picture."""
        custom_id = f"tavolo:view:{table.code}"
        message = self.double.public_message(table.place, (custom_id,))
        pressed = await self.double.press(table.people[0], message, custom_id)
        acknowledged = await self._until("/callback")
        answered = await self._until(f"/{pressed.token}/messages/@original")
        return acknowledged.begun - pressed.at, answered.at - pressed.at

    async def _until(self, ending: str) -> Received:
        async with asyncio.timeout(60):
            while True:
                request = await self._arrived.get()
                if request.path.endswith(ending):
                    return request


class Start(NamedTuple):
    """Seconds by the clock, and of the processor."""

    taken: float
    used: float


async def _imported() -> Start:
    """Run a process which only imports discord.py."""
    known = {name: value for name, value in os.environ.items() if name != WITHOUT_BYTECODE}
    begun, before = time.perf_counter(), _used_by_children()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "import discord", env=known, stdout=subprocess.DEVNULL
    )
    assert await process.wait() == 0
    return Start(time.perf_counter() - begun, _used_by_children() - before)


def _used_by_children() -> float:
    """Return the processor seconds of all processes that have ended."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


async def _starts(door: Door, folder: Path) -> tuple[Start, Start]:
    """Return the medians of starts until the bot is connected, and of imports."""
    connected, imported = list[Start](), list[Start]()
    for _ in range(_STARTS):
        imported.append(await _imported())
        async with bot_at(door.double, folder) as running:
            taken = time.perf_counter() - running.begun
            connected.append(Start(taken, running.own_processor_seconds))
    return _median(connected), _median(imported)


def _median(starts: Sequence[Start]) -> Start:
    return Start(*(share_below(seconds, 50) for seconds in zip(*starts, strict=True)))


async def measure(folder: Path) -> None:
    """Print the figures."""
    door = Door()
    async with door.double:
        async with bot_at(door.double, folder) as running:
            fresh = time.perf_counter() - running.begun
            await running.until_at_rest()  # it draws what all pictures share
        tables = await fill(folder, _LOOKS)
        start, imported = await _starts(door, folder)
        ready = start.taken
        async with bot_at(door.double, folder) as running:
            looks = [await door.look(table) for table in tables]
            begun = looks[0][0]
            assert not running.complaints, running.complaints
        async with bot_at(door.double, folder):
            await asyncio.sleep(_CALM_SECONDS)
            _, calm = await door.look(tables[0])
    later = [seconds for _, seconds in looks[5:]]
    noted = {
        "import discord": (imported.taken, "s"),
        "connected, to import discord": (ready / imported.taken, "times"),
        "processor time, to import discord": (start.used / imported.used, "times"),
        "connected, on an empty folder": (fresh, "s"),
        "connected": (ready, "s"),
        "the first press acknowledged": (ready + begun, "s"),
        "the first picture, at once": (1000 * looks[0][1], "ms"),
        f"the first picture, {_CALM_SECONDS:g} s later": (1000 * calm, "ms"),
        "any later picture, p50": (1000 * share_below(later, 50), "ms"),
    }
    for name, figure in noted.items():
        note(f"from the start: {name}", *figure)


def main() -> None:
    """Measure in a temporary folder."""
    with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
        asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    main()
