"""Measures ten thousand servers with a table each: one process or two, SQLite or PostgreSQL.

``python -m benchmarks.many_tables [--tables 10000] [--seconds 4] [--rounds 5] [--delay 0] [--people
16] [--share 0.4] [--only sqlite|postgresql|shares|one-core]``. ``--people`` people at once at each
process: each moves (a draw in Ruta) at one table after the other, and goes on when the board is
posted. Service, presenter, outbox, dispatcher, timekeeper and database are the real ones; commits
are flushed to disk. Not measured: Discord (a double accepts each post after ``delay`` milliseconds)
and the drawing of pixels, which does not depend on the number of tables (``benchmarks.rendering``).

Settings to compare have their own processes and databases and take turns (``rig/turns.py``), some
rounds of some seconds. A ratio is computed for each round; the median of the rounds counts.

On PostgreSQL one and two processes are compared three times: with the whole machine, which server
and people need as well; with at most a ``share`` of a core each; and with half that share, server
and all on one core. With shares there is room for all, so what two processes lack of twice the work
is what they cost each other.
"""

import argparse
import asyncio
import multiprocessing
import re
import time
from collections.abc import Iterator, MutableSequence, Sequence
from contextlib import ExitStack, contextmanager
from itertools import count, cycle
from multiprocessing.queues import Queue
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self

import msgspec

from benchmarks.rig.figures import note, note_spread
from benchmarks.rig.measures import processor_seconds_below, resident_megabytes, share_below
from benchmarks.rig.multiplying import code_of, multiply, number_of, person_at
from benchmarks.rig.shares import can_be_given, cores, enter, shares
from benchmarks.rig.turns import LEAD, Turns, middle, times
from bot import RealTime, SystemEntropy
from catalog import CATALOG
from cogs.ui.markup_and_escaping import DiscordMarkup
from games.ruta.moves import DrawPile
from games.ruta.notation import notate
from i18n import Translator
from rendering.scene.shapes import Scene
from storage.database.engine import database_url
from storage.move import move
from storage.store import open_store
from tables.model.commands import Play
from tables.model.shards import ProcessShards
from tables.model.table import PlaceId, PlayerId, RequestId
from tables.service import TableService
from tests.storage.new_stores import Server, postgresql_binaries, postgresql_server
from tests.workers.running_dispatcher import Onlooking
from workers.chat_platform import Recognized, Sent
from workers.delivery.dispatcher import LETTERS_AT_ONCE, Dispatcher
from workers.delivery.other_processes import OtherProcesses
from workers.painting.render_queue import RenderQueue
from workers.post_model import Instead, Post
from workers.posts.presenter import Presenter
from workers.upkeep.deadlines import Timekeeper
from workers.upkeep.due_timers import LEAST_PAUSE
from workers.work_loop import Bell, keep_going

_PATIENCE = 30.0
_LOOK_AGAIN = 0.004
"""Seconds until a missing board counts as a fault, and between two checks for boards."""

_READY, _DONE = 1, 2
"""Progress of a process: ready for the first turn; done with its last."""


class Setting(msgspec.Struct, frozen=True):
    """A setting to compare: processes over a database, each with as many people.

    ``groups``: each process's control group, which limits its processor share; None: no limit.
    """

    name: str
    url: str
    tables: int
    groups: tuple[Path | None, ...] = (None,)


class Plan(msgspec.Struct, frozen=True):
    """One process of a setting, which is the ``number``-th of those that take turns.

    ``turns``: when it is measured. ``delay``: milliseconds.
    """

    setting: Setting
    number: int
    process: int
    people: int
    delay: int
    turns: tuple[tuple[float, float], ...]

    @property
    def processes(self) -> int:
        """How many processes the setting has."""
        return len(self.setting.groups)


class Moves(msgspec.Struct, frozen=True):
    """The moves of a process whose boards were posted in one turn, and its processor time.

    ``committed``, ``posted``: seconds of each move until then. ``processor``: seconds of the
    process, without the database server.
    """

    committed: list[float]
    posted: list[float]
    processor: float


class Told(msgspec.Struct, frozen=True):
    """The measurements of a process of the ``number``-th setting, turn by turn.

    ``missing``: boards that never came.
    """

    number: int
    turns: list[Moves]
    megabytes: float
    missing: int


class Unpainted:
    """A renderer that draws nothing; composing a scene warms nothing up."""

    async def render(self, scene: Scene) -> bytes:
        """Return no pixels."""
        return b""


class QuickDiscord:
    """Accepts every post, and stores when each table's board came, for all processes."""

    def __init__(self, posted: MutableSequence[float], delay: int) -> None:
        self._posted = posted
        self._delay = delay / 1000
        self._ids = count(1)

    async def post(self, place: PlaceId, post: Post, nonce: int) -> Sent:
        """Accept a board or another message to a channel."""
        await asyncio.sleep(self._delay)
        self._posted[number_of(place)] = time.monotonic()
        return Sent(place, next(self._ids))

    def takes_pictures(self, place: PlaceId) -> bool:
        """Return True."""
        return True

    async def find(
        self,
        place: PlaceId,
        post: Post,
        newer: int,
        since: int,
        by: Recognized = "words and buttons",
    ) -> Sent | None:
        """Return None: delivery is never in doubt."""
        return None

    async def replace(self, sent: Sent, post: Post) -> bool:
        """Accept an edit of a board or a letter, after the same delay."""
        await asyncio.sleep(self._delay)
        if not _is_mailbox(sent.place):
            self._posted[number_of(sent.place)] = time.monotonic()
        return True

    async def retire(self, sent: Sent, instead: Instead) -> bool:
        """Accept the removal of buttons."""
        await asyncio.sleep(self._delay)
        return True

    async def remove(self, sent: Sent) -> None:
        """Accept the deletion of a letter."""
        await asyncio.sleep(self._delay)

    async def whisper(self, player: PlayerId, post: Post, nonce: int, *, silent: bool) -> Sent:
        """Accept a direct message; the place is the person's id, negated."""
        await asyncio.sleep(self._delay)
        return Sent(PlaceId(-player), next(self._ids))

    async def find_whisper(self, player: PlayerId, post: Post, since: int) -> Sent | None:
        """Return None: delivery is never in doubt."""
        return None


def _is_mailbox(place: PlaceId) -> bool:
    return place < 0


class Boards:
    """Notifies those who wait for boards; one loop checks for all of them.

    ``posted``: when each table's newest board came, by its number; all processes write there.
    """

    def __init__(self, posted: MutableSequence[float]) -> None:
        self._posted = posted
        self._awaited: dict[int, tuple[float, asyncio.Future[float]]] = {}

    async def after(self, number: int, instant: float) -> float:
        """Return when a board of this table came after ``instant``. Raises TimeoutError."""
        stands: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._awaited[number] = (instant, stands)
        try:
            async with asyncio.timeout(_PATIENCE):
                return await stands
        finally:
            del self._awaited[number]

    async def look(self) -> None:
        """Check for ever which boards have come."""
        while True:
            for number, (instant, stands) in self._awaited.items():
                if self._posted[number] >= instant and not stands.done():
                    stands.set_result(self._posted[number])
            await asyncio.sleep(_LOOK_AGAIN)


class Shared:
    """Memory shared by all processes: when boards came, and each process's progress.

    ``posted``: of one setting, by the table's number. ``states``: of each process of all settings.
    """

    def __init__(
        self,
        posted: MutableSequence[float],
        states: MutableSequence[int],
        begins: MutableSequence[float],
    ) -> None:
        self.posted = posted
        self._states = states
        self._begins = begins

    async def all_ready(self, place: int) -> float:
        """Mark this process as ready; return when the first turn begins."""
        self._states[place] = _READY
        while self._begins[0] == 0:  # noqa: ASYNC110  other processes set no event of ours
            await asyncio.sleep(_LOOK_AGAIN)
        return self._begins[0]

    async def all_done(self, place: int) -> None:
        """Mark this process as done, and wait for the others: it may hold their letters."""
        self._states[place] = _DONE
        while min(self._states) < _DONE:  # noqa: ASYNC110
            await asyncio.sleep(_LOOK_AGAIN)


class House:
    """One process, wired as in bot.py, and its people.

    ``place``: its index among all processes.
    """

    def __init__(self, plan: Plan, shared: Shared, place: int) -> None:
        self._plan = plan
        self._shared = shared
        self._place = place
        self._clock = RealTime()
        self._boards = Boards(shared.posted)
        self._bells = [Bell(self._clock) for _ in range(LETTERS_AT_ONCE)]
        self._bells.append(Bell(self._clock, LEAST_PAUSE))
        self._requests = count(1 + plan.process, plan.processes)
        self._numbers = cycle(range(plan.process, plan.setting.tables, plan.processes))
        self._moved: list[tuple[float, float, float]] = []
        """For each move: when its board was posted; seconds until the commit and the board."""
        self._missing = 0

    def _wake(self) -> None:
        for bell in self._bells:
            bell.ring()

    async def live(self) -> Told:
        """Work through all turns, and press in this process's own; return the measurements."""
        store = await open_store(self._plan.setting.url)
        games = {key: entry.game for key, entry in CATALOG.items()}
        entropy = SystemEntropy()
        self._service = TableService(store, games, self._clock, entropy, self._wake)
        render_queue = RenderQueue(Unpainted())
        presenter = Presenter(CATALOG, Translator(), DiscordMarkup(), render_queue, self._clock)
        discord = QuickDiscord(self._shared.posted, self._plan.delay)
        dispatcher = Dispatcher(
            store.outbox, self._service, presenter, discord, self._clock, Onlooking()
        )
        reach = ProcessShards(self._plan.processes, frozenset({self._plan.process}))
        await self._service.outages.wake_up(reach)
        timekeeper = Timekeeper(self._service, self._clock, lambda: reach)
        works = [*dispatcher.works, timekeeper.work]
        loops = [keep_going(work, bell) for work, bell in zip(works, self._bells, strict=True)]
        if store.is_shared:
            loops.append(
                keep_going(OtherProcesses(self._wake, self._clock).work, Bell(self._clock))
            )
        workers = [asyncio.create_task(loop) for loop in loops]
        began = await self._shared.all_ready(self._place)
        turns = [await self._turn(began + start, began + end) for start, end in self._plan.turns]
        await self._shared.all_done(self._place)
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
        megabytes = resident_megabytes()
        await store.close()
        return Told(self._plan.number, turns[1:], megabytes, self._missing)

    async def _turn(self, start: float, end: float) -> Moves:
        """Let people press from shortly before ``start`` to ``end``; return the moves between."""
        await _until(start - LEAD)
        looks = asyncio.create_task(self._boards.look())
        people = [asyncio.create_task(self._press(end)) for _ in range(self._plan.people)]
        await _until(start)
        used = -time.process_time()
        await _until(end)
        used += time.process_time()
        await asyncio.gather(*people)
        looks.cancel()
        here = [one for one in self._moved if start <= one[0] < end]
        self._moved.clear()
        return Moves([one[1] for one in here], [one[2] for one in here], used)

    async def _press(self, until: float) -> None:
        """Move at one table after the other."""
        while time.monotonic() < until:
            await self._move(next(self._numbers))

    async def _move(self, number: int) -> None:
        code = code_of(number)
        looks = [await self._service.queries.look(code, person_at(number, n).id) for n in (0, 1)]
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
        self._moved.append((posted, committed - pressed, posted - pressed))


async def _until(instant: float) -> None:
    await asyncio.sleep(max(0.0, instant - time.monotonic()))


def _live(plan: Plan, shared: Shared, place: int, told: "Queue[Told]") -> None:
    group = plan.setting.groups[plan.process]
    if group is not None:
        enter(group)
    told.put(asyncio.run(House(plan, shared, place).live()))


class Row(msgspec.Struct, frozen=True):
    """A row of the table: the work of all processes of a setting together.

    ``moves``: a second, in each round. ``processor``: milliseconds a move, in each round.
    ``cores``: fraction of a core for each process. ``server``: the server's milliseconds a move.
    """

    setting: Setting
    moves: list[float]
    processor: list[float]
    cores: float
    committed: list[float]
    posted: list[float]
    megabytes: float
    missing: int
    server: float = 0.0

    @classmethod
    def of(cls, setting: Setting, told: Sequence[Told], seconds: float, server: float) -> Self:
        """Make a row of rounds of ``seconds``; ``server``: processor seconds of the server."""
        rounds = list(zip(*(process.turns for process in told), strict=True))
        done = [sum(len(one.posted) for one in each) for each in rounds]
        used = [sum(one.processor for one in each) for each in rounds]
        return cls(
            setting=setting,
            moves=[moves / seconds for moves in done],
            processor=[1000 * took / max(1, moves) for took, moves in zip(used, done, strict=True)],
            cores=sum(used) / seconds / len(rounds) / len(told),
            committed=[took for each in rounds for one in each for took in one.committed],
            posted=[took for each in rounds for one in each for took in one.posted],
            megabytes=max(process.megabytes for process in told),
            missing=sum(process.missing for process in told),
            server=1000 * server / max(1, sum(done)),
        )


class _Crew:
    """The processes of some settings, from their start until they return their measurements."""

    def __init__(self, settings: Sequence[Setting], turns: Turns, wish: argparse.Namespace) -> None:
        self._turns = turns
        nursery = multiprocessing.get_context("spawn")
        plans = [
            Plan(setting, n, process, wish.people, wish.delay, tuple(turns.of(n)))
            for n, setting in enumerate(settings)
            for process in range(len(setting.groups))
        ]
        self._states = nursery.Array("b", len(plans), lock=False)
        self._begins = nursery.Array("d", 1, lock=False)
        self._told: Queue[Told] = nursery.Queue()
        self._alive = []
        posted = [nursery.Array("d", s.tables, lock=False) for s in settings]
        for place, plan in enumerate(plans):
            shared = Shared(posted[plan.number], self._states, self._begins)
            its = plan, shared, place, self._told
            alive = nursery.Process(target=_live, args=its, daemon=True)  # ends with this process
            alive.start()
            self._alive.append(alive)

    def begin(self) -> float:
        """Wait until all are ready; return the start of the first turn. Raises RuntimeError."""
        while min(self._states) < _READY:
            if not all(one.is_alive() for one in self._alive):
                raise RuntimeError("a process has ended before its time")
            time.sleep(_LOOK_AGAIN)
        self._begins[0] = began = time.monotonic() + LEAD
        return began

    def end(self) -> list[Told]:
        """Return the measurements of all processes."""
        told = [self._told.get(timeout=self._turns.all + 2 * _PATIENCE) for _ in self._alive]
        for one in self._alive:
            one.join()
        return told


def take_turns(
    settings: Sequence[Setting], wish: argparse.Namespace, server: Server | None = None
) -> list[Row]:
    """Run these settings in turns; return, print and record their rows."""
    turns = Turns(len(settings), wish.rounds, wish.seconds)
    crew = _Crew(settings, turns, wish)
    began = crew.begin()
    busy = [0.0] * len(settings) if server is None else _busy(server, turns, began)
    told = crew.end()
    rows = []
    for n, setting in enumerate(settings):
        its = [one for one in told if one.number == n]
        rows.append(Row.of(setting, its, wish.seconds, busy[n]))
        report(rows[-1])
    return rows


def _busy(server: Server, turns: Turns, began: float) -> list[float]:
    """Return the processor seconds of the server in the turns of each setting."""
    busy = [0.0] * turns.settings
    counted = [(*turn, n) for n in range(turns.settings) for turn in list(turns.of(n))[1:]]
    for start, end, setting in sorted(counted):
        time.sleep(max(0.0, began + start - time.monotonic()))
        busy[setting] -= processor_seconds_below(server.process)
        time.sleep(max(0.0, began + end - time.monotonic()))
        busy[setting] += processor_seconds_below(server.process)
    return busy


def report(row: Row) -> None:
    """Print a row, and record its figures."""
    processes, tables = len(row.setting.groups), row.setting.tables
    name = row.setting.name
    where = f"{name}, {processes} at {tables:,} tables"
    moves, processor = middle(row.moves), middle(row.processor)
    note(f"{where}: moves", moves.value, "moves/s")
    note(f"{where}: processor time a move", processor.value, "ms")
    note_spread(f"{where}: until the commit", row.committed)
    note_spread(f"{where}: until the board is posted", row.posted)
    note(f"{where}: memory of a process", row.megabytes, "MB")
    if row.server:
        note(f"{where}: processor time of the server a move", row.server, "ms")
    figures = [
        share_below(took, p) * 1000 for took in (row.committed, row.posted) for p in (50, 99)
    ]
    print(
        f"{name:42}{processes:>6}{tables:>9,}{moves.value:>9.1f}"
        + "".join(f"{figure:>8.0f}" for figure in figures)
        + f"{processor.value:>9.1f}{row.server:>8.1f}{row.cores:>7.2f}"
        + f"{row.megabytes:>7.0f}{row.missing:>8}",
        flush=True,
    )


def compare(name: str, row: Row, first: Row) -> None:
    """Record and print, with its range, the ratio of this row to the first."""
    pairs = {
        "moves": times(row.moves, first.moves),
        "processor time a move": times(row.processor, first.processor),
    }
    for what, ratio in pairs.items():
        note(f"{name}: {what}", ratio.value, "times")
        print(f"  {name}: {what} {ratio} times", flush=True)
    commits = share_below(row.committed, 50) / share_below(first.committed, 50)
    note(f"{name}: p50 until the commit", commits, "times")
    note(f"{name}: memory", row.megabytes / first.megabytes, "times")


@contextmanager
def filled(tables: int) -> Iterator[str]:
    """Yield the URL of a SQLite file with this many running tables."""
    with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
        yield multiply(Path(folder), tables)


def on_sqlite(wish: argparse.Namespace) -> None:
    """Compare one process over files with few tables and with many."""
    # A game has two dozen draws, and a hundred tables must not run out of them.
    wish = argparse.Namespace(**vars(wish) | {"seconds": wish.seconds * 3 / 8})
    sizes = [*(size for size in (100, 1_000) if size < wish.tables), wish.tables]
    with ExitStack() as files:
        settings = [Setting("SQLite", files.enter_context(filled(size)), size) for size in sizes]
        rows = take_turns(settings, wish)
    for row in rows[1:]:
        compare(f"{row.setting.tables:,} tables to {sizes[0]}", row, rows[0])


def on_postgresql(binaries: Path, wish: argparse.Namespace) -> None:
    """Compare one process and two, with the whole machine."""
    with _full_server(binaries, wish.tables) as server:
        one_and_two(server, wish, "PostgreSQL", (None, None, None))


def with_shares(binaries: Path, wish: argparse.Namespace) -> None:
    """Compare them with a share of a core each."""
    with _full_server(binaries, wish.tables) as server, shares(wish.share, 3) as groups:
        one_and_two(server, wish, f"PostgreSQL, {wish.share:g} of a core each", groups)


def on_one_core(binaries: Path, wish: argparse.Namespace) -> None:
    """Compare them with half that share, the server and everything on one core.

    Turns last twice as long, since half the share takes twice the time.
    """
    half = wish.share / 2
    wish = argparse.Namespace(**vars(wish) | {"seconds": 2 * wish.seconds})
    with cores(1), _full_server(binaries, wish.tables) as server, shares(half, 3) as groups:
        one_and_two(server, wish, f"PostgreSQL, {half:g} of one core each", groups)


@contextmanager
def _full_server(binaries: Path, tables: int) -> Iterator[Server]:
    """Yield a server with a database of this many running tables."""
    with postgresql_server(binaries, durable=True) as server:
        with filled(tables) as file:
            asyncio.run(move(database_url(file), database_url(server.new_database("filled"))))
        yield server


def one_and_two(
    server: Server, wish: argparse.Namespace, name: str, groups: Sequence[Path | None]
) -> None:
    """Compare one process with two, each in its group, over equal databases."""
    alike = re.sub(r"\W+", "_", name).lower()
    settings = [
        Setting(name, server.new_database(f"{alike}_{n}", like="filled"), wish.tables, its)
        for n, its in ((1, tuple(groups[:1])), (2, tuple(groups[1:])))
    ]
    rows = take_turns(settings, wish, server)
    compare(f"2 processes to one{name.removeprefix('PostgreSQL')}", rows[1], rows[0])


def main() -> None:
    """Measure in temporary folders."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=4, help="of a turn, of which it is told")
    parser.add_argument("--rounds", type=int, default=5, help="in which each setting has a turn")
    parser.add_argument("--delay", type=int, default=0, help="of each post, in milliseconds")
    parser.add_argument("--people", type=int, default=16, help="at once, at each process")
    parser.add_argument("--share", type=float, default=0.4, help="of a core, for a process")
    parser.add_argument("--only", choices=("sqlite", "postgresql", "shares", "one-core"))
    wish = parser.parse_args()
    print(" " * 66 + "  until commit    until posted      ms a move    of a")
    columns = ("tables", "moves/s", "p50", "p99", "p50", "p99", "process", "server", "core", "MB")
    widths = (9, 9, 8, 8, 8, 8, 9, 8, 7, 7)
    print(f"{'database':42}{'proc.':>6}", end="")
    print("".join(f"{c:>{w}}" for c, w in zip(columns, widths, strict=True)) + f"{'missing':>8}")
    if wish.only in (None, "sqlite"):
        on_sqlite(wish)
    if (binaries := postgresql_binaries()) is None:
        print("PostgreSQL's initdb is not installed here")
        return
    if wish.only in (None, "postgresql"):
        on_postgresql(binaries, wish)
    if not can_be_given():
        print("no process can be given a share of a core here")
        return
    if wish.only in (None, "shares"):
        with_shares(binaries, wish)
    if wish.only in (None, "one-core"):
        on_one_core(binaries, wish)


if __name__ == "__main__":
    main()
