"""Measures the bot's memory with no table, and with a thousand running ones.

``python -m benchmarks.memory``. The bot runs in its own process, over loopback. Tables are read
from disk when somebody looks at them, so each is looked at once, as if everybody came that day.
"""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.rig.bot_process import bot_at
from benchmarks.rig.crowd import Crowd
from benchmarks.rig.figures import note
from benchmarks.rig.filling import fill, filler

_TABLES = 1_000
_CALM_SECONDS = 5.0
_AT_ONCE = 4


async def measure(folder: Path) -> None:
    """Print the table."""
    crowd = Crowd()
    async with crowd.double:
        async with bot_at(crowd.double, folder) as running:
            await asyncio.sleep(_CALM_SECONDS)
            empty = running.megabytes
        tables = await fill(folder, _TABLES)
        async with bot_at(crowd.double, folder) as running, filler(folder) as filling:
            crowd.sit_down(tables, filling.service)
            await asyncio.sleep(_CALM_SECONDS)
            full = running.megabytes
            for number, party in enumerate(crowd.parties.values(), 1):
                await crowd.look(party)
                await crowd.until_unsettled_at_most(_AT_ONCE if number < _TABLES else 0)
            looked_at = running.megabytes
    note("memory: ready", empty, "MB")
    note("memory: with 1,000 open tables", full, "MB")
    note("memory: after a look at each", looked_at, "MB")
    print("memory of the bot, MB")
    print(f"  ready, no table             {empty:7.0f}")
    print(f"  ready, {_TABLES:,} open tables   {full:7.0f}")
    print(f"  after a look at each        {looked_at:7.0f}")
    assert not crowd.faults, crowd.faults[:3]
    assert not running.complaints, running.complaints[:3]


def main() -> None:
    """Measure in a temporary folder."""
    with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
        asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    main()
