"""Kill the bot process a thousand times, or let people race at a few tables for ten minutes.

``python -m tests.crash [--postgresql] [--processes 3] (--kills 1000 | --race 600)``
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.crash.harness import Goals, Harness, Report
from tests.storage.new_stores import postgresql_binaries, postgresql_server, sqlite_url

LEAST_PLANNED: Final = 9
"""Moves played as planned in a run of kills: it goes on until there were so many."""

CUPS: Final = 2
"""Cups that are going at a time in a run of kills; it goes on until one has been played."""


def main() -> int:
    """Do it and tell; the exit status says whether anything was wrong."""
    parser = argparse.ArgumentParser(description="Kill the house, or let everybody race.")
    parser.add_argument("--postgresql", action="store_true", help="on a private server")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--race", type=float, default=0, metavar="SECONDS")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--speed", type=int, default=30, help="times real time; less if it is busy")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, _database(wish, folder) as url:
        if wish.race:
            harness = Harness(url, Path(folder), wish.processes, wish.seed, tables=2, speed=20)
            report = asyncio.run(harness.race(wish.race))
        else:
            harness = Harness(
                url, Path(folder), wish.processes, wish.seed, cups=CUPS, speed=wish.speed
            )
            goals = Goals(wish.kills, planned=LEAST_PLANNED, cups_ended=1)
            report = asyncio.run(harness.run(goals))
    _tell(report)
    return 1 if report.wrong else 0


@contextmanager
def _database(wish: argparse.Namespace, folder: str) -> Iterator[str]:
    if not wish.postgresql:
        yield sqlite_url(Path(folder))
        return
    binaries = postgresql_binaries()
    if binaries is None:
        raise SystemExit("PostgreSQL's initdb is not installed here")
    with postgresql_server(binaries) as server:
        yield server.url


def _tell(report: Report) -> None:
    say = sys.stdout.write
    for where, times in sorted(report.kills.items()):
        say(f"killed {where}: {times}\n")
    say(f"pressed {report.pressed} times, of which {report.accepted} requests were accepted\n")
    say(f"{report.tables} tables, {report.moves} moves ({report.planned} planned), ")
    say(f"{report.rounds} rounds of cups opened, {report.cups_ended} cups played to their end, ")
    say(f"{report.letters} letters committed, {report.messages} messages seen\n")
    say(f"from press to answer: {_spread(report.waits)}\n")
    say(f"{len(report.late)} deadlines passed; rung late by: {_spread(report.late)}\n")
    say(f"{report.seconds:.0f} s; wrong: {len(report.wrong)}\n")
    for wrong in report.wrong[:20]:
        say(f"  {wrong}\n")


def _spread(seconds: list[float]) -> str:
    if not seconds:
        return "-"
    p50, p99 = (seconds[int(len(seconds) * part)] for part in (0.5, 0.99))
    return f"p50 {p50 * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms, most {seconds[-1] * 1000:.0f} ms"


if __name__ == "__main__":
    sys.exit(main())
