"""Measures a whole move in the simulated Discord: from the interaction to the posted board.

``python -m benchmarks.whole_move [--postgresql]``. The real bot with real pictures and a SQLite
file, without other load. The measurement ends when the request reaches the simulated Discord.
``--postgresql``: a private server instead, to which the round trips are counted.
"""

import argparse
import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from simcord import HttpLogEntry

from benchmarks.rig.figures import note, note_spread
from benchmarks.rig.measures import print_spread
from benchmarks.rig.round_trips import counted_round_trips
from benchmarks.rig.store_visits import StoreVisits, counted_visits
from benchmarks.rig.tables import begin_ruta
from benchmarks.rig.warm_bot import make_warm, warm_on
from playroom.server import SimulatedServer
from tests.storage.new_stores import postgresql_binaries, postgresql_server

_GAMES = 4
_MOVES = 20
"""Moves in each game; a pile has 24 cards."""

_WARMING = 4
"""First moves, not counted: connections are opened, statements compiled."""

_COLD_GAMES = 3
"""First games on PostgreSQL, not counted: each of its connections prepares each statement."""


class TimedRequests(list[HttpLogEntry]):
    """The simulation's list of requests, with the time of the first of each kind."""

    def __init__(self) -> None:
        super().__init__()
        self.first: dict[str, float] = {}

    def append(self, entry: HttpLogEntry) -> None:
        """Add a request that has just arrived."""
        self.first.setdefault(_kind_of(entry), time.perf_counter())
        super().append(entry)


def _kind_of(request: HttpLogEntry) -> str:
    if request.path.endswith("/callback"):
        return "acknowledgement"
    if request.path.endswith("/messages/@original"):
        return "the mover's own answer"
    if request.path.endswith("/messages"):
        return f"posted in {request.path.split('/')[2]}"
    return "anything else"


class Stopwatch:
    """Measures the time since the last interaction."""

    def __init__(self, server: SimulatedServer) -> None:
        self._requests = server.env.backend.http_requests = TimedRequests()
        self._board = f"posted in {server.channels['games'].id}"
        self._begun = 0.0
        self.took: dict[str, list[float]] = defaultdict(list)
        server.env.backend.subscribers.insert(0, self._begin)

    def _begin(self, event: str, _payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            self._requests.first.clear()
            self._begun = time.perf_counter()

    def note(self) -> None:
        """Record the times of an interaction that is over."""
        kinds = {"acknowledgement": "", "the mover's own answer": "", self._board: "posted board"}
        for kind, name in kinds.items():
            self.took[name or kind].append(self._requests.first[kind] - self._begun)


async def measure(folder: Path) -> None:
    """Play on SQLite and print the table."""
    server = await SimulatedServer.open(make_warm, folder, settle_timeout=60)
    asked: list[tuple[int, int]] = []
    try:
        with counted_visits() as visits:
            took = await _play(server, visits, asked)
    finally:
        await server.close()
    print_spread("in the simulator, until", took)
    for name, seconds in took.items():
        note_spread(f"a whole move in the simulator, until {name}", seconds)
    most, statements = map(max, zip(*asked, strict=True))
    print(f"the store: at most {most} visits and {statements} statements a move with its letters")
    note("a whole move in the simulator: visits to the store, the most", most, "")


async def count_round_trips(folder: Path) -> None:
    """Play on PostgreSQL and print the round trips of a move with its letters."""
    binaries = postgresql_binaries()
    assert binaries is not None, "PostgreSQL is installed"
    with postgresql_server(binaries) as running:
        async with counted_round_trips(running.url, folder) as (url, trips):
            server = await SimulatedServer.open(warm_on(url), folder, settle_timeout=60)
            try:
                asked = [trips.all async for _ in _moves(server, trips.clear)]
            finally:
                await server.close()
    warm = asked[_COLD_GAMES * _MOVES :]
    print(f"PostgreSQL: {min(warm)} to {max(warm)} round trips a move with its letters")
    print(f"and at most {max(asked)} while connections are cold")
    name = "a whole move in the simulator: round trips to a database server, the most"
    note(name, max(warm), "")


async def _play(
    server: SimulatedServer, visits: StoreVisits, asked: list[tuple[int, int]]
) -> dict[str, list[float]]:
    """Play the games; add each move's visits and statements to ``asked``. Return what it took."""
    watch = Stopwatch(server)
    async for _ in _moves(server, visits.clear):
        watch.note()
        asked.append((visits.visits, visits.statements))
    return {name: seconds[_WARMING:] for name, seconds in watch.took.items()}


async def _moves(server: SimulatedServer, begin: Callable[[], None]) -> AsyncIterator[None]:
    """Play the games; call ``begin`` before each move, and yield after it and its letters."""
    for _ in range(_GAMES):
        host, guest, *_ = server.members.values()
        code, *players = await begin_ruta(server, host, guest)
        for number in range(_MOVES):
            begin()
            mover = players[number % 2]
            await mover.slash(server.channels["games"], "ruta draw", card="pile", table=code)
            yield


def main() -> None:
    """Measure in a temporary folder."""
    parser = argparse.ArgumentParser(description="Measure a whole move.")
    parser.add_argument("--postgresql", action="store_true", help="count round trips to a server")
    work = count_round_trips if parser.parse_args().postgresql else measure
    with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
        asyncio.run(work(Path(folder)))


if __name__ == "__main__":
    main()
