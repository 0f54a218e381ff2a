"""Measures the bot's memory: at rest, with a thousand open tables, with 200 busy ones.

``python -m benchmarks.memory``. The bot runs over loopback; its memory is that of all its
processes, what they share counted once (Pss). It starts once before, so that its database and its
drawings are there. Tables are read from disk when somebody looks at them, so each of the thousand
is looked at once, as if everybody came that day.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.rig.bot_process import BotProcess, bot_at
from benchmarks.rig.crowd import Crowd
from benchmarks.rig.figures import note
from benchmarks.rig.filling import Filler, fill, fill_mixed, filler
from catalog import GAMES

_TABLES = 1_000
_BUSY = 200
_CALM_SECONDS = 5.0
_AT_ONCE = 4
_ACTIONS = 9
"""At each busy table: one round of the crowd's actions, with three moves."""


async def measure(folder: Path) -> None:
    """Print the figures."""
    crowd = Crowd()
    async with crowd.double:
        await _start_once(crowd, folder)
        async with bot_at(crowd.double, folder) as running:
            await asyncio.sleep(_CALM_SECONDS)
            empty = running.megabytes_by_process
        tables = await fill(folder, _TABLES)
        async with _opened(crowd, folder) as (running, filling):
            crowd.sit_down(tables, filling.service)
            await asyncio.sleep(_CALM_SECONDS)
            full = running.megabytes
            await _all(crowd, _TABLES, look_only=True)
            looked_at = running.megabytes
        crowd.parties.clear()
        tables = await fill_mixed(folder, _BUSY, GAMES, first=_TABLES)
        async with _opened(crowd, folder) as (running, filling):
            crowd.sit_down(tables, filling.service)
            busy = 0.0
            for _ in range(_ACTIONS):
                await _all(crowd, _BUSY, look_only=False)
                busy = max(busy, running.megabytes)
    note("memory: ready", sum(empty.values()), "MB")
    for name, megabytes in empty.items():
        note(f"memory: ready, of it {name}", megabytes, "MB")
    note("memory: with 1,000 open tables", full, "MB")
    note("memory: after a look at each", looked_at, "MB")
    note(f"memory: {_BUSY} busy tables, at most", busy, "MB")
    assert not crowd.faults, crowd.faults[:3]


async def _start_once(crowd: Crowd, folder: Path) -> None:
    async with bot_at(crowd.double, folder) as running:
        await running.until_at_rest()


@asynccontextmanager
async def _opened(crowd: Crowd, folder: Path) -> AsyncIterator[tuple[BotProcess, Filler]]:
    """Start the bot; it must not complain."""
    async with bot_at(crowd.double, folder) as running, filler(folder) as filling:
        yield running, filling
        assert not running.complaints, running.complaints[:3]


async def _all(crowd: Crowd, count: int, *, look_only: bool) -> None:
    """Let each party do one thing, a few at once; return when nothing is owed."""
    for number, party in enumerate(crowd.parties.values(), 1):
        await (crowd.look(party) if look_only else crowd.act(party))
        await crowd.until_unsettled_at_most(_AT_ONCE if number < count else 0)


def main() -> None:
    """Measure in a temporary folder."""
    with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
        asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    main()
