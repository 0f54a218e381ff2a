"""Ten thousand servers with a running table each: one process or several, SQLite or PostgreSQL.

``python -m benchmarks.many_tables [--tables 10000] [--seconds 25] [--delay 0] [--people 16]
[--share 0.4]``.
So many people at once, spread over the processes: each moves (a draw in Ruta) at one table after
the other, and goes on to the next when the board is posted. Service, presenter, outbox,
dispatcher, timekeeper and database are the real ones; commits are flushed to the disk. Not
measured are Discord (a double takes each post after ``delay`` milliseconds) and the drawing of
pixels, which is the same for each picture however many tables there are (``benchmarks.rendering``).

On PostgreSQL one, two and four processes take what there is of the machine, which the server and
the people need as well; then one and two have a ``share`` of one core each and no more, and as many
people each: so it is seen what processes that have a core of their own cost each other.
"""

import argparse
import asyncio
import multiprocessing
import time
from collections.abc import Iterator, MutableSequence, Sequence
from contextlib import contextmanager
from itertools import count, cycle
from multiprocessing.queues import Queue
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self

import msgspec

from benchmarks.rig.figures import note, note_spread
from benchmarks.rig.measures import resident_megabytes, share_below
from benchmarks.rig.multiplying import code_of, multiply, number_of, person_at
from benchmarks.rig.shares import can_be_given, enter, shares
from bot import REST, RealTime, SystemEntropy
from catalog import CATALOG
from cogs.typography import DiscordTypography
from games.ruta.moves import DrawPile
from games.ruta.notation import notate
from i18n import Translator
from rendering.scene import Scene
from storage.engine import database_url
from storage.move import move
from storage.store import open_store
from tables.commands import Play
from tables.model import PlaceId, PlayerId, RequestId
from tables.service import TableService
from tables.shards import Reach
from tests.storage.making import Server, postgresql_binaries, postgresql_server
from tests.workers.running_dispatcher import Onlooking
from workers.deadlines import Timekeeper
from workers.dispatcher import LETTERS_AT_ONCE, Dispatcher
from workers.easel import Easel
from workers.neighbours import Neighbours
from workers.platform import Sent
from workers.ports import Post
from workers.presenter import Presenter
from workers.work_loop import Bell, keep_going

_WARMING = 5.0
"""Seconds at the beginning that are not counted: statements are prepared, modules read."""

_PATIENCE = 30.0
_LOOK_AGAIN = 0.004
"""Seconds until a missing board counts as a fault, and between two looks whether it stands."""


class Plan(msgspec.Struct, frozen=True):
    """One process of so many over a database; ``people``: its own. ``delay``: milliseconds.

    ``group``: on whose share of the processor it lives; None: on what there is.
    """

    url: str
    process: int
    processes: int
    tables: int
    people: int
    seconds: float
    delay: int
    group: Path | None = None


class Told(msgspec.Struct, frozen=True):
    """What a process has measured, in seconds: until the commit, until the board is posted.

    ``processor_seconds``: of its own, without the server of the database.
    """

    committed: list[float]
    posted: list[float]
    megabytes: float
    missing: int
    processor_seconds: float = 0.0


class Unpainted:
    """Paints nothing; a scene that is made can be painted."""

    async def render(self, scene: Scene) -> bytes:
        """No pixels."""
        return b""


class QuickDiscord:
    """Takes every post, and notes when the board of which table came (all processes see it)."""

    def __init__(self, posted: MutableSequence[float], delay: int) -> None:
        self._posted = posted
        self._delay = delay / 1000
        self._ids = count(1)

    async def post(self, place: PlaceId, post: Post, nonce: int) -> Sent:
        """A board, or whatever else is said in a channel."""
        await asyncio.sleep(self._delay)
        self._posted[number_of(place)] = time.monotonic()
        return Sent(place, next(self._ids))

    def takes_pictures(self, place: PlaceId) -> bool:
        """Everywhere."""
        return True

    async def find(self, place: PlaceId, post: Post, newer: int, since: int) -> Sent | None:
        """Nothing is ever in doubt."""
        return None

    async def replace(self, sent: Sent, post: Post) -> bool:
        """An edit takes as long: of a board, or of a letter to somebody."""
        await asyncio.sleep(self._delay)
        if not _is_mailbox(sent.place):
            self._posted[number_of(sent.place)] = time.monotonic()
        return True

    async def retire(self, sent: Sent, instead: str) -> None:
        """Buttons are taken away."""
        await asyncio.sleep(self._delay)

    async def remove(self, sent: Sent) -> None:
        """A letter is taken away."""
        await asyncio.sleep(self._delay)

    async def whisper(self, player: PlayerId, post: Post, nonce: int, *, silent: bool) -> Sent:
        """A letter to somebody, whose mailbox bears their number, less than nothing."""
        await asyncio.sleep(self._delay)
        return Sent(PlaceId(-player), next(self._ids))

    async def find_whisper(self, player: PlayerId, post: Post, since: int) -> Sent | None:
        """Nothing is ever in doubt."""
        return None


def _is_mailbox(place: PlaceId) -> bool:
    return place < 0


class Boards:
    """Has whoever waits for a board know that it stands: one looks for all of them.

    ``posted``: when each table's newest board came, by its number; all processes write there.
    """

    def __init__(self, posted: MutableSequence[float]) -> None:
        self._posted = posted
        self._awaited: dict[int, tuple[float, asyncio.Future[float]]] = {}

    async def after(self, number: int, instant: float) -> float:
        """When a board of this table came that is newer. Raises TimeoutError where none does."""
        stands: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._awaited[number] = (instant, stands)
        try:
            async with asyncio.timeout(_PATIENCE):
                return await stands
        finally:
            del self._awaited[number]

    async def look(self) -> None:
        """For ever: look which boards have come."""
        while True:
            for number, (instant, stands) in self._awaited.items():
                if self._posted[number] >= instant and not stands.done():
                    stands.set_result(self._posted[number])
            await asyncio.sleep(_LOOK_AGAIN)


class House:
    """One process, wired as in bot.py, and the people who press there.

    ``at_rest``: of each process, whether its people have done; the others' letters may be in its
    hands until all have.
    """

    def __init__(
        self, plan: Plan, posted: MutableSequence[float], at_rest: MutableSequence[int]
    ) -> None:
        self._plan = plan
        self._posted = posted
        self._at_rest = at_rest
        self._clock = RealTime()
        self._boards = Boards(posted)
        self._bells = [Bell(self._clock) for _ in range(LETTERS_AT_ONCE)]
        self._bells.append(Bell(self._clock, REST))
        self._requests = count(1 + plan.process, plan.processes)
        self._numbers = cycle(range(plan.process, plan.tables, plan.processes))
        self._told = Told([], [], 0, 0)
        self._missing = 0
        self._counts_from = 0.0

    def _wake(self) -> None:
        for bell in self._bells:
            bell.ring()

    async def live(self) -> Told:
        """Work and press for the time that was planned; what it took."""
        store = await open_store(self._plan.url)
        games = {key: entry.game for key, entry in CATALOG.items()}
        entropy = SystemEntropy()
        self._service = TableService(store, games, self._clock, entropy, self._wake)
        easel = Easel(Unpainted())
        presenter = Presenter(CATALOG, Translator(), DiscordTypography(), easel, self._clock)
        discord = QuickDiscord(self._posted, self._plan.delay)
        dispatcher = Dispatcher(
            store.outbox, self._service, presenter, discord, self._clock, Onlooking()
        )
        reach = Reach(self._plan.processes, frozenset({self._plan.process}))
        await self._service.outages.wake_up(reach)
        timekeeper = Timekeeper(self._service, self._clock, lambda: reach)
        works = [*([dispatcher.work] * LETTERS_AT_ONCE), timekeeper.work]
        loops = [keep_going(work, bell) for work, bell in zip(works, self._bells, strict=True)]
        if store.is_shared:
            loops.append(keep_going(Neighbours(self._wake, self._clock).work, Bell(self._clock)))
        workers = [asyncio.create_task(loop) for loop in (*loops, self._boards.look())]
        self._counts_from = time.monotonic() + _WARMING
        until = self._counts_from + self._plan.seconds
        people = asyncio.gather(*(self._press(until) for _ in range(self._plan.people)))
        await asyncio.sleep(_WARMING)
        used = -time.process_time()
        await people
        used += time.process_time()
        self._at_rest[self._plan.process] = 1
        while not all(self._at_rest):  # noqa: ASYNC110  other processes set no event of ours
            await asyncio.sleep(_LOOK_AGAIN)
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
        megabytes = resident_megabytes()
        await store.close()
        return msgspec.structs.replace(
            self._told, megabytes=megabytes, missing=self._missing, processor_seconds=used
        )

    async def _press(self, until: float) -> None:
        """One person after the other, at one table after the other."""
        while time.monotonic() < until:
            await self._move(next(self._numbers))

    async def _move(self, number: int) -> None:
        code = code_of(number)
        looks = [await self._service.look(code, person_at(number, n).id) for n in (0, 1)]
        mover = next(n for n, look in enumerate(looks) if look.asked is not None)
        order = Play(person_at(number, mover), notate(DrawPile()), looks[mover].asked)
        pressed = time.monotonic()
        await self._service.carry_out(RequestId(next(self._requests)), code, order)
        committed = time.monotonic()
        try:
            posted = await self._boards.after(number, pressed)
        except TimeoutError:
            self._missing += 1
            return
        if pressed >= self._counts_from:
            self._told.committed.append(committed - pressed)
            self._told.posted.append(posted - pressed)


def _live(
    plan: Plan,
    posted: MutableSequence[float],
    at_rest: MutableSequence[int],
    told: "Queue[Told]",
) -> None:
    if plan.group is not None:
        enter(plan.group)
    told.put(asyncio.run(House(plan, posted, at_rest).live()))


def measure(
    url: str,
    tables: int,
    people: int,
    wish: argparse.Namespace,
    groups: Sequence[Path | None] = (None,),
) -> list[Told]:
    """Have processes live beside each other, each in its group, with so many people each."""
    nursery = multiprocessing.get_context("spawn")
    posted = nursery.Array("d", tables, lock=False)
    at_rest = nursery.Array("b", len(groups), lock=False)
    told: Queue[Told] = nursery.Queue()
    alive = []
    for process, group in enumerate(groups):
        plan = Plan(url, process, len(groups), tables, people, wish.seconds, wish.delay, group)
        alive.append(nursery.Process(target=_live, args=(plan, posted, at_rest, told)))
    for child in alive:
        child.start()
    answers = [told.get(timeout=wish.seconds + 120) for _ in alive]
    for child in alive:
        child.join()
    return answers


class Row(msgspec.Struct, frozen=True):
    """A row of the table: the work of all processes together, ``moves`` a second."""

    moves: float
    committed: list[float]
    posted: list[float]
    megabytes: float
    missing: int
    processor: float
    """Milliseconds a move."""

    @classmethod
    def of(cls, told: Sequence[Told], seconds: float) -> Self:
        """What some processes did in this time."""
        committed = [one for process in told for one in process.committed]
        return cls(
            moves=len(committed) / seconds,
            committed=committed,
            posted=[one for process in told for one in process.posted],
            megabytes=max(process.megabytes for process in told),
            missing=sum(process.missing for process in told),
            processor=1000 * sum(p.processor_seconds for p in told) / max(1, len(committed)),
        )


def report(name: str, processes: int, tables: int, row: Row) -> None:
    """Print a row, and keep its figures."""
    where = f"{name}, {processes} at {tables:,} tables"
    note(f"{where}: moves", row.moves, "moves/s")
    note(f"{where}: processor time a move", row.processor, "ms")
    note_spread(f"{where}: until the commit", row.committed)
    note_spread(f"{where}: until the board is posted", row.posted)
    note(f"{where}: memory of a process", row.megabytes, "MB")
    figures = [
        share_below(took, p) * 1000 for took in (row.committed, row.posted) for p in (50, 99)
    ]
    print(
        f"{name:30}{processes:>6}{tables:>9,}{row.moves:>9.0f}"
        + "".join(f"{figure:>8.0f}" for figure in figures)
        + f"{row.processor:>8.1f}{row.megabytes:>8.0f}{row.missing:>8}",
        flush=True,
    )


def compare(name: str, row: Row, first: Row) -> None:
    """Keep how much more everything takes than at the first."""
    pairs = {
        "moves": (row.moves, first.moves),
        "p50 until the commit": (share_below(row.committed, 50), share_below(first.committed, 50)),
        "processor time a move": (row.processor, first.processor),
        "memory": (row.megabytes, first.megabytes),
    }
    for what, (now, before) in pairs.items():
        note(f"{name}: {what}", now / before, "times")


@contextmanager
def filled(tables: int) -> Iterator[str]:
    """A SQLite file with so many running tables."""
    with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
        yield multiply(Path(folder), tables)


def on_sqlite(tables: int, wish: argparse.Namespace) -> Row:
    """One process over one file."""
    with filled(tables) as url:
        row = Row.of(measure(url, tables, wish.people, wish), wish.seconds)
    report("SQLite", 1, tables, row)
    return row


def on_postgresql(server: Server, tables: int, wish: argparse.Namespace) -> None:
    """Several processes, each time over a database that is as it was."""
    with filled(tables) as file:
        asyncio.run(move(database_url(file), database_url(server.new_database("filled"))))
    rows: list[Row] = []
    for processes in (1, 2, 4):
        url = server.new_database(f"for_{processes}", like="filled")
        people = max(1, wish.people // processes)
        told = measure(url, tables, people, wish, [None] * processes)
        rows.append(Row.of(told, wish.seconds))
        report("PostgreSQL", processes, tables, rows[-1])
        if processes > 1:
            compare(f"{processes} processes to one", rows[-1], rows[0])
    if can_be_given():
        with_shares(server, tables, wish)
    else:
        print("no process can be given a share of a core here")


def with_shares(server: Server, tables: int, wish: argparse.Namespace) -> None:
    """One process with a share of a core, and two that have as much each."""
    rows: list[Row] = []
    each = f"{wish.share:g} of a core each"
    for processes in (1, 2):
        url = server.new_database(f"with_a_share_{processes}", like="filled")
        with shares(wish.share, processes) as groups:
            told = measure(url, tables, wish.people, wish, groups)
        rows.append(Row.of(told, wish.seconds))
        report(f"PostgreSQL, {each}", processes, tables, rows[-1])
    compare(f"2 processes to one, {each}", rows[1], rows[0])


def main() -> None:
    """Measure in folders that are thrown away."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=25)
    parser.add_argument("--delay", type=int, default=0, help="of each post, in milliseconds")
    parser.add_argument("--people", type=int, default=16, help="at once")
    parser.add_argument("--share", type=float, default=0.4, help="of a core, for a process")
    wish = parser.parse_args()
    print(" " * 54 + "  until commit    until posted  proc.ms  MB a")
    columns = ("tables", "moves/s", "p50", "p99", "p50", "p99", "a move", "proc.", "missing")
    print(f"{'database':30}{'proc.':>6}{columns[0]:>9}{columns[1]:>9}", end="")
    print("".join(f"{column:>8}" for column in columns[2:]))
    sizes = [size for size in (100, 1_000) if size < wish.tables]
    rows = [on_sqlite(tables, wish) for tables in (*sizes, wish.tables)]
    for tables, row in zip((*sizes, wish.tables)[1:], rows[1:], strict=True):
        compare(f"{tables:,} tables to {sizes[0]}", row, rows[0])
    binaries = postgresql_binaries()
    if binaries is None:
        print("PostgreSQL's initdb is not installed here")
        return
    with postgresql_server(binaries, durable=True) as server:
        on_postgresql(server, wish.tables, wish)


if __name__ == "__main__":
    main()
