"""Loads the bot with many people at once, over two hundred tables of all games.

``python -m benchmarks.load [--rate 40] [--seconds 120] [--tables 200] [--games ...]``. The bot runs
in its own process on a SQLite file and talks to the double over loopback. Interactions are sent at
fixed times, whether earlier ones are answered or not. At each table in turn: Play and a move, three
times, and between them a look, a key press while naming a table, and a look at the history; only
looks while the bot owes that table something.

Before and after it the floor is measured at the same rate (``benchmarks.floor``); the processor
time is printed as a multiple of the mean, so that machines can be compared. ``--share 1 --memory
512`` puts the bot, with all its processes, into a host of one core and 512 MB. ``--pages 50`` has
fifty touch pages open meanwhile, with first views and bad tickets beside them
(``benchmarks.rig.browsers``).
"""

import argparse
import asyncio
import math
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from benchmarks import floor
from benchmarks.rig.bot_process import BotProcess, bot_at, free_port
from benchmarks.rig.browsers import Served, browsers_at
from benchmarks.rig.crowd import Crowd
from benchmarks.rig.figures import note, note_spread
from benchmarks.rig.filling import fill_mixed, filler
from benchmarks.rig.measures import print_spread
from benchmarks.rig.shares import SmallHost, small_host
from catalog import GAMES

_CALM_SECONDS = 5.0
"""Seconds after the load in which what it used is still counted."""

_PATIENCE_SECONDS = 90

_FLOOR_SECONDS = 15
"""How long the floor is measured, before the load and after it."""

_SAID = {
    "acknowledged": "interaction to acknowledgement",
    "suggested": "key to suggestions",
    "answered": "interaction to private answer",
    "answer_seen": "interaction to its picture",
    "posted": "move to posted board",
    "board_seen": "move to the board's picture",
}


class Load(msgspec.Struct, frozen=True):
    """The load.

    ``share``, ``memory``: the bot's share of a core and its megabytes; None: what this machine has.
    ``pages``: touch pages that are open meanwhile.
    """

    rate: float
    seconds: float
    tables: int
    games: tuple[str, ...]
    share: float | None = None
    memory: float | None = None
    pages: int = 0

    @property
    def name(self) -> str:
        """The name of the load in figures."""
        which = "" if self.games == GAMES else f" of {', '.join(self.games)}"
        beside = f", {self.pages} pages" if self.pages else ""
        return f"{self.rate:g} a second{which}{self._host}{beside}"

    @property
    def _host(self) -> str:
        if self.share is None or self.memory is None:
            return ""
        return f", {self.share:g} core and {self.memory:g} MB"

    @contextmanager
    def host(self) -> Iterator[SmallHost | None]:
        """Yield the limits of the bot, None if it has none."""
        if self.share is None or self.memory is None:
            yield None
            return
        with small_host(self.share, self.memory) as host:
            yield host


class Strain(msgspec.Struct, frozen=True):
    """The bot's resources, and how long it worked on after the load.

    ``before``, ``most``, ``after``: megabytes. ``settled_after``: seconds until everything was
    answered in words; ``seen_after``: until its pictures were there.
    """

    before: float
    most: float
    after: float
    processor_seconds: float
    settled_after: float
    seen_after: float


async def measure(load: Load, folder: Path) -> int:
    """Print the table; return the number of faults."""
    least = await floor.measure(load.rate, _FLOOR_SECONDS, folder)
    crowd = Crowd()
    tables = await fill_mixed(folder, load.tables, load.games)
    page = f"127.0.0.1:{free_port()}" if load.pages else None
    with load.host() as host:
        async with crowd.double, filler(folder) as filling:
            crowd.sit_down(tables, filling.service)
            async with bot_at(crowd.double, folder, host=host, page=page) as running:
                await running.until_at_rest()
                async with browsers_at(page, tables[: load.pages], filling.service) as served:
                    strain = await _bear(load, crowd, running)
                await asyncio.to_thread(_tell_of_repeated_pictures, load, running)
            faults = [*_faults(crowd, running), *_told_of_host(load, host)]
    again = await floor.measure(load.rate, _FLOOR_SECONDS, folder)
    _report(load, crowd, strain, (least.each + again.each) / 2, faults)
    if load.pages:
        _report_pages(load, served)
    return len(faults)


def _told_of_host(load: Load, host: SmallHost | None) -> list[str]:
    """Print and record the memory of a small host; return its faults."""
    if host is None:
        return []
    print(f"memory of the host: {host.most_megabytes:.0f} MB at most, pages of files included")
    note(f"{load.name}: killed for memory", host.killed, "")
    return [f"{host.killed} processes were killed for memory"] if host.killed else []


async def _bear(load: Load, crowd: Crowd, running: BotProcess) -> Strain:
    before, used_before = running.megabytes, running.processor_seconds
    most = before
    begin = time.perf_counter()
    parties = islice(cycle(crowd.parties.values()), int(load.rate * load.seconds))
    async with asyncio.TaskGroup() as deeds:
        for number, party in enumerate(parties):
            await asyncio.sleep(max(0.0, begin + number / load.rate - time.perf_counter()))
            deeds.create_task(crowd.act(party))
            if number % int(load.rate) == 0:
                most = max(most, running.megabytes)
    end = time.perf_counter()
    settled_after = await _patiently(crowd, end, None)
    seen_after = await _patiently(crowd, end, 0) if not crowd.unsettled else math.inf
    await asyncio.sleep(_CALM_SECONDS)
    used = running.processor_seconds - used_before
    memory = before, max(most, running.megabytes), running.megabytes
    return Strain(*memory, used, settled_after, seen_after)


def _tell_of_repeated_pictures(load: Load, running: BotProcess) -> None:
    """Print and record how many pictures were found in the cache."""
    repeated = running.counted("tavolo_pictures_repeated_total")
    painted = running.counted("tavolo_picture_seconds_count")
    print(f"pictures: {painted:.0f} painted, {repeated:.0f} more were there already")
    note(f"{load.name}: pictures there already", 100 * repeated / (painted + repeated), "%")


async def _patiently(crowd: Crowd, since: float, unseen: int | None) -> float:
    """Wait until nothing is owed; return the seconds from ``since`` until then."""
    with suppress(TimeoutError):
        async with asyncio.timeout(_PATIENCE_SECONDS):
            await crowd.until_unsettled_at_most(0, unseen=unseen)
    return time.perf_counter() - since


def _faults(crowd: Crowd, running: BotProcess) -> list[str]:
    owed = [f"{crowd.unsettled} answers or boards are missing"] if crowd.unsettled else []
    owed += [f"{crowd.unseen} pictures are missing"] if crowd.unseen else []
    unknown = [f"{n} times: {request}" for request, n in crowd.double.failures.items()]
    return [*owed, *crowd.faults, *unknown, *running.complaints]


def _report(load: Load, crowd: Crowd, strain: Strain, least: float, faults: list[str]) -> None:
    """Print and record everything; ``least``: the floor, in milliseconds an interaction."""
    for game, waits in crowd.all_waits().items():
        heading = f"{load.rate:g} a second, {load.seconds:g} s, {load.tables} tables: {game}"
        print_spread(heading, {said: getattr(waits, name) for name, said in _SAID.items()})
    waits = crowd.all_waits()["all"]
    note_spread(f"{load.name}: acknowledged", waits.acknowledged)
    note_spread(f"{load.name}: suggested", waits.suggested)
    note_spread(f"{load.name}: answered", waits.answered)
    note_spread(f"{load.name}: answer seen", waits.answer_seen)
    note_spread(f"{load.name}: board posted", waits.posted)
    note_spread(f"{load.name}: board seen", waits.board_seen)
    each = 1000 * strain.processor_seconds / max(1, crowd.sent)
    note(f"{load.name}: processor time an interaction, to the floor", each / least, "times")
    note(f"{load.name}: processor time an interaction", each, "ms")
    note(f"{load.name}: all told in words after the end", strain.settled_after, "s")
    note(f"{load.name}: all seen after the end", strain.seen_after, "s")
    note(f"{load.name}: memory before", strain.before, "MB")
    note(f"{load.name}: memory at most", strain.most, "MB")
    note(f"{load.name}: memory after", strain.after, "MB")
    note(f"{load.name}: faults", len(faults), "")
    for fault in faults[:5]:
        print(f"  {fault}")


def _report_pages(load: Load, served: Served) -> None:
    """Print and record what open pages were answered."""
    answers = ", ".join(f"{n} {kind}" for kind, n in sorted(served.statuses.items()))
    print(f"pages: {answers}")
    note_spread(f"{load.name}: first view", served.first)
    note_spread(f"{load.name}: view after news", served.later)


def in_a_folder(load: Load) -> int:
    """Measure in a temporary folder; return the number of faults."""
    with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
        return asyncio.run(measure(load, Path(folder)))


def main() -> int:
    """Measure what the command line says; return exit status 1 if there were faults."""
    parser = argparse.ArgumentParser(description="Load the bot with many people at once.")
    parser.add_argument("--rate", type=float, default=40, help="interactions a second")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--games", nargs="+", default=GAMES, choices=GAMES)
    parser.add_argument("--share", type=float, help="share of a core for the bot; needs --memory")
    parser.add_argument("--memory", type=float, help="megabytes for the bot; needs --share")
    parser.add_argument("--pages", type=int, default=0, help="touch pages open meanwhile")
    load = msgspec.convert(vars(parser.parse_args()), Load)
    return 1 if in_a_folder(load) else 0


if __name__ == "__main__":
    sys.exit(main())
