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
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.rig.bot_process import WITHOUT_BYTECODE, bot_at
from benchmarks.rig.discord_double import DiscordDouble, Received
from benchmarks.rig.figures import note
from benchmarks.rig.filling import Seated, fill
from benchmarks.rig.measures import share_below

_LOOKS = 25
_STARTS = 5
_CALM_SECONDS = 3.0
_DRAWING_SECONDS = 20.0
"""Seconds in which the bot draws, at its very first start, what all pictures share."""


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


async def _imported() -> float:
    """Return the seconds that a process takes which only imports discord.py."""
    known = {name: value for name, value in os.environ.items() if name != WITHOUT_BYTECODE}
    begun = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "import discord", env=known, stdout=subprocess.DEVNULL
    )
    assert await process.wait() == 0
    return time.perf_counter() - begun


async def _starts(door: Door, folder: Path) -> tuple[float, float]:
    """Return the median seconds of a start until the bot is connected, and of the import."""
    connected, imported = list[float](), list[float]()
    for _ in range(_STARTS):
        imported.append(await _imported())
        async with bot_at(door.double, folder) as running:
            connected.append(time.perf_counter() - running.begun)
    return share_below(connected, 50), share_below(imported, 50)


async def measure(folder: Path) -> None:
    """Print the table."""
    door = Door()
    async with door.double:
        async with bot_at(door.double, folder) as running:
            fresh = time.perf_counter() - running.begun
            await asyncio.sleep(_DRAWING_SECONDS)
        tables = await fill(folder, _LOOKS)
        ready, imported = await _starts(door, folder)
        async with bot_at(door.double, folder) as running:
            looks = [await door.look(table) for table in tables]
            begun = looks[0][0]
            assert not running.complaints, running.complaints
        async with bot_at(door.double, folder):
            await asyncio.sleep(_CALM_SECONDS)
            _, calm = await door.look(tables[0])
    later = [seconds for _, seconds in looks[5:]]
    noted = {
        "connected, to import discord": (ready / imported, "times"),
        "connected, on an empty folder": (fresh, "s"),
        "connected": (ready, "s"),
        "the first press acknowledged": (ready + begun, "s"),
        "the first picture, at once": (1000 * looks[0][1], "ms"),
        f"the first picture, {_CALM_SECONDS:g} s later": (1000 * calm, "ms"),
        "any later picture, p50": (1000 * share_below(later, 50), "ms"),
    }
    for name, figure in noted.items():
        note(f"from the start: {name}", *figure)
    print(f"start of the process, seconds until (import discord: {imported:.2f} s)")
    print(f"  connected, on an empty folder     {fresh:7.2f}")
    print(f"  connected, on its own database    {ready:7.2f}, {ready / imported:.2f} times")
    print(f"  the first press is acknowledged   {ready + begun:7.2f}")
    print("a look, milliseconds until its picture")
    print(f"  the first, in the same instant    {1000 * looks[0][1]:9.1f}")
    print(f"  the first, {_CALM_SECONDS:g} seconds later       {1000 * calm:9.1f}")
    print(f"  any later one, p50                {1000 * share_below(later, 50):9.1f}")


def main() -> None:
    """Measure in a temporary folder."""
    with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
        asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    main()
