"""Many people at once: fifty interactions a second for two minutes over two hundred tables.

``python -m benchmarks.load [--rate 50] [--seconds 120] [--tables 200]``. The bot runs in a process
of its own on a SQLite file and talks to the double over loopback. Interactions are sent by the
clock, whether earlier ones have been answered or not: at each table in turn, Play, a draw from the
pile, and looks at one's own view while the bot is behind.
"""

import argparse
import asyncio
import sys
import time
from contextlib import suppress
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from benchmarks.rig.bot_process import BotProcess, bot_at
from benchmarks.rig.crowd import Crowd
from benchmarks.rig.figures import note, note_spread
from benchmarks.rig.filling import fill
from benchmarks.rig.measures import print_spread

_CALM_SECONDS = 5.0
"""Before the crowd comes: the bot draws ahead what all its pictures share."""

_PATIENCE_SECONDS = 120


class Load(msgspec.Struct, frozen=True):
    """How many people do how much."""

    rate: float
    seconds: float
    tables: int


class Strain(msgspec.Struct, frozen=True):
    """What the bot needed: memory before, at the most and after, and processor time."""

    before: float
    most: float
    after: float
    processor_seconds: float
    settled_after: float


async def measure(load: Load, folder: Path) -> int:
    """Print the table; the number of faults."""
    crowd = Crowd()
    tables = await fill(folder, load.tables)
    async with crowd.double:
        crowd.sit_down(tables)
        async with bot_at(crowd.double, folder) as running:
            await asyncio.sleep(_CALM_SECONDS)
            strain = await _bear(load, crowd, running)
        faults = _faults(crowd, running)
    _report(load, crowd, strain, faults)
    return len(faults)


async def _bear(load: Load, crowd: Crowd, running: BotProcess) -> Strain:
    before, used_before = running.megabytes, running.processor_seconds
    most = before
    begin = time.perf_counter()
    parties = islice(cycle(crowd.parties.values()), int(load.rate * load.seconds))
    for number, party in enumerate(parties):
        await asyncio.sleep(max(0.0, begin + number / load.rate - time.perf_counter()))
        await crowd.act(party)
        if number % int(load.rate) == 0:
            most = max(most, running.megabytes)
    end = time.perf_counter()
    with suppress(TimeoutError):
        await asyncio.wait_for(crowd.until_unsettled_at_most(0), _PATIENCE_SECONDS)
    settled_after = time.perf_counter() - end
    await asyncio.sleep(_CALM_SECONDS)
    used = running.processor_seconds - used_before
    return Strain(before, max(most, running.megabytes), running.megabytes, used, settled_after)


def _faults(crowd: Crowd, running: BotProcess) -> list[str]:
    owed = [f"{crowd.unsettled} answers or boards are missing"] if crowd.unsettled else []
    unknown = [f"{n} times: {request}" for request, n in crowd.double.failures.items()]
    return [*owed, *crowd.faults, *unknown, *running.complaints]


def _report(load: Load, crowd: Crowd, strain: Strain, faults: list[str]) -> None:
    heading = f"{load.rate:g} a second, {load.seconds:g} s, {load.tables} tables"
    print_spread(
        heading,
        {
            "interaction to acknowledgement": crowd.acknowledged,
            "interaction to private answer": crowd.answered,
            "move to posted board": crowd.posted,
        },
    )
    note_spread(f"{load.rate:g} a second: acknowledged", crowd.acknowledged)
    note_spread(f"{load.rate:g} a second: answered", crowd.answered)
    note_spread(f"{load.rate:g} a second: board posted", crowd.posted)
    each = 1000 * strain.processor_seconds / max(1, crowd.sent)
    note(f"{load.rate:g} a second: processor time an interaction", each, "ms")
    note(f"{load.rate:g} a second: all answered after the end", strain.settled_after, "s")
    note(f"{load.rate:g} a second: memory at most", strain.most, "MB")
    note(f"{load.rate:g} a second: faults", len(faults), "")
    print(f"memory: {strain.before:.0f} MB before, {strain.most:.0f} MB at most, ", end="")
    print(f"{strain.after:.0f} MB after")
    print(f"processor: {strain.processor_seconds:.0f} s for {crowd.sent} interactions; ", end="")
    print(f"the last was answered {strain.settled_after:.1f} s after the end")
    print(f"faults: {len(faults)}", *faults[:5], sep="\n  ")


def main() -> int:
    """Measure in a folder that is thrown away; the exit code tells of faults."""
    parser = argparse.ArgumentParser(description="Load the bot with many people at once.")
    parser.add_argument("--rate", type=float, default=50, help="interactions a second")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--tables", type=int, default=200)
    load = Load(**vars(parser.parse_args()))
    with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
        return 1 if asyncio.run(measure(load, Path(folder))) else 0


if __name__ == "__main__":
    sys.exit(main())
