"""Measures a whole move in the simulated Discord: from the interaction to the posted board.

``python -m benchmarks.whole_move``. The real bot with real pictures and a SQLite file, without
other load. The measurement ends when the request reaches the simulated Discord. A second run counts
the product's functions and files that one typed move passes through, its picture included.
"""

import asyncio
import sys
import threading
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

from simcord import HttpLogEntry

from benchmarks.rig.figures import note, note_spread
from playroom.server import SimulatedServer
from sandbox import make_tavolo
from tests.e2e.begun_ruta import begin_ruta
from tests.e2e.store_visits import StoreVisits, counted_visits

_GAMES = 4
_MOVES = 20
"""Moves in each game; a pile has 24 cards."""

_WARMING = 4
"""First moves, not counted: connections are opened, statements compiled."""


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


_HOUSE = f"{Path(__file__).parents[1]}/"
_BESIDE = tuple(f"{_HOUSE}{room}/" for room in ("tests", "benchmarks", "playroom", ".venv"))


class Called:
    """The product's functions that threads execute while it is ``on``."""

    def __init__(self) -> None:
        self.on = False
        self.functions: set[tuple[str, str]] = set()

    def note(self, frame: FrameType, event: str, _of: object) -> None:
        """Note a call; for ``sys.setprofile``."""
        if self.on and event == "call":
            code = frame.f_code
            if code.co_filename.startswith(_HOUSE) and not code.co_filename.startswith(_BESIDE):
                self.functions.add((code.co_filename, code.co_qualname))


async def count(folder: Path) -> None:
    """Play in a bot whose threads all count, and print what the last move passed through."""
    called = Called()
    threading.setprofile(called.note)
    sys.setprofile(called.note)
    server = await SimulatedServer.open(make_tavolo, folder, settle_timeout=60)
    try:
        async for _ in _moves(server, called.functions.clear):
            called.on = True
    finally:
        called.on = False
        sys.setprofile(None)
        threading.setprofile(None)
        await server.close()
    files = {file for file, _ in called.functions}
    note("a whole move: functions of the product", len(called.functions), "")
    note("a whole move: files of the product", len(files), "")


async def measure(folder: Path) -> None:
    """Play on SQLite and print the figures."""
    server = await SimulatedServer.open(make_tavolo, folder, settle_timeout=60)
    asked: list[tuple[int, int]] = []
    try:
        with counted_visits() as visits:
            took = await _play(server, visits, asked)
    finally:
        await server.close()
    for name, seconds in took.items():
        note_spread(f"a whole move in the simulator, until {name}", seconds)
    most, statements = map(max, zip(*asked, strict=True))
    note("a whole move in the simulator: visits to the store, the most", most, "")
    note("a whole move in the simulator: statements, the most", statements, "")


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
            await mover.slash(server.channels["games"], "ruta play", move="draw pile", table=code)
            yield


def main() -> None:
    """Measure in a temporary folder."""
    with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
        asyncio.run(measure(Path(folder)))
    with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
        asyncio.run(count(Path(folder)))


if __name__ == "__main__":
    main()
