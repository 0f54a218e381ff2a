"""Measures the bot's memory: at rest, with a thousand open tables, with 200 busy ones, in a week.

``python -m benchmarks.memory [--week] [--tables 200] [--days 7]``. The bot runs over loopback; its
memory is that of all its processes, what they share counted once (Pss). It starts once before, so
that its database and its drawings are there. Tables are read from disk when somebody looks at them,
so each of the thousand is looked at once, as if everybody came that day.

``--week`` measures growth instead. A day counts by its volume, not by its hours: at each of the
tables, of all games in turn, people play, look, type and look back, three moves each, and in the
night nothing is owed any more. Each day has new tables beside the old ones. The first day is
compared with the last.
"""

import argparse
import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.rig.bot_process import BotProcess, bot_at
from benchmarks.rig.crowd import Crowd
from benchmarks.rig.figures import note
from benchmarks.rig.filling import Filler, Seated, fill, filler
from catalog import CATALOG, GAMES

_TABLES = 1_000
_CALM_SECONDS = 5.0
_AT_ONCE = 4
_ACTIONS_A_DAY = 9
"""At each table: one round of the crowd's actions, with three moves."""

_OPENING_MOVES = 6


async def measure(folder: Path, busy_tables: int) -> None:
    """Print the table."""
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
        async with _opened(crowd, folder) as (running, filling):
            crowd.sit_down(await _begun(filling, _TABLES, busy_tables), filling.service)
            busy = max([running.megabytes async for _ in _days_work(crowd)])
    note("memory: ready", sum(empty.values()), "MB")
    note("memory: with 1,000 open tables", full, "MB")
    note("memory: after a look at each", looked_at, "MB")
    note(f"memory: {busy_tables} busy tables, at most", busy, "MB")
    each = ", ".join(f"{name} {megabytes:.0f}" for name, megabytes in empty.items())
    print("memory of the bot, MB")
    print(f"  ready, no table             {sum(empty.values()):7.0f} ({each})")
    print(f"  ready, {_TABLES:,} open tables   {full:7.0f}")
    print(f"  after a look at each        {looked_at:7.0f}")
    print(f"  {busy_tables} busy tables, at most   {busy:7.0f}")
    assert not crowd.faults, crowd.faults[:3]


async def measure_week(folder: Path, tables: int, days: int) -> None:
    """Print the memory after each day, and the growth from the first to the last."""
    crowd, evenings = Crowd(), list[float]()
    async with crowd.double:
        await _start_once(crowd, folder)
        async with _opened(crowd, folder) as (running, filling):
            for day in range(days):
                crowd.parties.clear()
                crowd.sit_down(await _begun(filling, day * tables, tables), filling.service)
                async for _ in _days_work(crowd):
                    pass
                await asyncio.sleep(_CALM_SECONDS)
                evenings.append(running.megabytes)
                each = running.megabytes_by_process
                told = ", ".join(f"{name} {megabytes:.1f}" for name, megabytes in each.items())
                print(f"  after day {day + 1}: {evenings[-1]:7.1f} MB ({told})", flush=True)
    growth = 100 * (evenings[-1] / evenings[0] - 1)
    print(f"growth from the first day to the last: {growth:.1f} %")
    note("memory: growth in a week", growth, "%")
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


async def _begun(filling: Filler, first: int, tables: int) -> list[Seated]:
    """Begin so many games of all kinds in turn, a few moves old."""
    begun = []
    for number in range(first, first + tables):
        game = GAMES[number % len(GAMES)]
        seats = min(3, CATALOG[game].game.manifest.most_seats)
        begun.append(await filling.begin(number, game, seats))
        await filling.advance(begun[-1], _OPENING_MOVES)
    await filling.forget_letters()
    return begun


async def _days_work(crowd: Crowd) -> AsyncIterator[int]:
    """Let everybody act, one thing after the other; yields after each."""
    for number in range(_ACTIONS_A_DAY):
        await _all(crowd, len(crowd.parties), look_only=False)
        yield number


async def _all(crowd: Crowd, count: int, *, look_only: bool) -> None:
    """Let each party do one thing, a few at once; return when nothing is owed."""
    for number, party in enumerate(crowd.parties.values(), 1):
        await (crowd.look(party) if look_only else crowd.act(party))
        await crowd.until_unsettled_at_most(_AT_ONCE if number < count else 0)


def main() -> None:
    """Measure in a temporary folder."""
    parser = argparse.ArgumentParser(description="Measure the bot's memory.")
    parser.add_argument("--week", action="store_true", help="measure growth instead")
    parser.add_argument("--tables", type=int, default=200, help="busy tables")
    parser.add_argument("--days", type=int, default=7, help="days of the week")
    wishes = parser.parse_args()
    with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
        if wishes.week:
            asyncio.run(measure_week(Path(folder), wishes.tables, wishes.days))
        else:
            asyncio.run(measure(Path(folder), wishes.tables))


if __name__ == "__main__":
    main()
