"""SQLite through aiosqlite: one file, one writing connection, readers apart.

Write-ahead log, and every commit is flushed to the disk before it is answered: with less, a power
cut takes back moves that players were told of. There is never a second writing connection: it
would have to wait, and versions before 3.51.3 can damage the log with two.

aiosqlite keeps a thread for each connection. A transaction goes there once, as a whole: going there
and back for each of its statements takes several times as long as SQLite needs for them.
"""

import logging
import sqlite3
from asyncio import Future, Lock, Task, create_task, get_running_loop
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from operator import attrgetter, methodcaller
from typing import Any, TypeAlias, TypeVar

from aiosqlite import Connection as ThreadedConnection
from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event
from sqlalchemy.util import greenlet_spawn

logging.getLogger("aiosqlite").setLevel(logging.INFO)
"""At DEBUG it would write every parameter, secret seeds and states among them."""

T = TypeVar("T")

READERS = 4

BEGIN_WRITING = "BEGIN IMMEDIATE"
BEGIN_READING = "BEGIN"

PRAGMAS = ("synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
WRITER_PRAGMAS = ("journal_mode=WAL", "journal_size_limit=67108864", "secure_delete=ON", *PRAGMAS)
"""What is deleted is overwritten, so that nobody who is forgotten can be read in free pages. Some
builds of SQLite do so by themselves, others do not."""

READER_PRAGMAS = (*PRAGMAS, "query_only=ON")
MIGRATION_PRAGMAS = (
    "journal_mode=WAL",
    "secure_delete=ON",
    "synchronous=FULL",
    "busy_timeout=5000",
)
"""Foreign keys stay off: a migration rebuilds tables, and checks all of them at its end. The rows
of the tables it drops are overwritten, too: whoever is forgotten later stands in them."""


class SqliteEngine:
    """The connections to one SQLite file."""

    writers = 8
    """One writes; whoever comes meanwhile is written together with the others who did."""

    def __init__(self, url: URL, pragmas: tuple[str, ...] = WRITER_PRAGMAS) -> None:
        self._writer = _Connections(1, lambda: open_engine(url, pragmas, BEGIN_WRITING))
        self._commits = _SharedCommits(self._writer)
        self._readers = _Connections(
            READERS, lambda: open_engine(url, READER_PRAGMAS, BEGIN_READING)
        )

    async def write(self, work: Callable[[Connection], T], *, patient: bool = True) -> T:
        """Run work that changes something; nobody stands in its way."""
        return await self._commits.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Ask on one snapshot, on a connection that cannot write."""
        return await self._readers.transact(work)

    async def empty_the_log(self) -> None:
        """Write all that the log holds into the file, and cut the log off.

        On the writing connection, and between its transactions: see above. Where somebody has been
        reading for five seconds it is left as it is.
        """
        async with self._writer.least_busy() as connection:
            await connection.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")

    async def close(self) -> None:
        """Close readers first, so that the writer, the last one, tidies the log away."""
        await self._readers.close()
        await self._writer.close()


class SqliteHere:
    """A SQLite file for a program that does nothing else: work is done where it is asked for.

    It may wait for another database in its transaction.
    """

    writers = 1

    def __init__(self, url: URL) -> None:
        self._writer = open_engine(url, MIGRATION_PRAGMAS, BEGIN_WRITING)
        self._reader = open_engine(url, READER_PRAGMAS, BEGIN_READING)

    async def write(self, work: Callable[[Connection], T], *, patient: bool = True) -> T:
        """Run work that changes something; nobody stands in its way."""
        return await greenlet_spawn(transaction, self._writer, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Ask on one snapshot, on a connection that cannot write."""
        return await greenlet_spawn(transaction, self._reader, work)

    async def empty_the_log(self) -> None:
        """That is done by closing."""

    async def close(self) -> None:
        """Close the reader first, so that the writer, the last one, tidies the log away."""
        self._reader.dispose()
        self._writer.dispose()


def transaction(engine: Engine, work: Callable[[Connection], T]) -> T:
    """Run work in one transaction; it is committed when this returns."""
    with engine.begin() as connection:
        return work(connection)


class TransactingConnection(ThreadedConnection):
    """A connection whose thread runs whole transactions. ``engine``: it has no other connection."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(lambda: _driver(engine), iter_chunk_size=64)
        self._engine = engine
        self.in_line = 0
        """How many transactions its thread has been handed that have not come back."""

    def be_gone(self) -> None:
        """Wait for the end of its thread, which has nothing left to do where it could not open.

        It tells the loop that it ends, and dies of that in public if the loop has ended before.
        """
        self._thread.join()

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run work in one transaction."""
        run: Callable[..., Awaitable[T]] = self._execute
        return await run(transaction, self._engine, work)


class _SharedCommits:
    """Flushing a commit to the disk takes as long for many as for one: so they share it.

    Each does its work in turn, behind a savepoint of its own: who fails leaves nothing behind, and
    nobody else is concerned.
    """

    def __init__(self, connections: "_Connections") -> None:
        self._connections = connections
        self._waiting: list[_Errand] = []
        self._running: Task[None] | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work; it is on the disk when this returns."""
        outcome: Future[T] = get_running_loop().create_future()
        self._waiting.append((work, outcome))
        if self._running is None or self._running.done():
            self._running = create_task(self._run())
        return await outcome

    async def _run(self) -> None:
        while self._waiting:
            errands, self._waiting = self._waiting, []
            works = [work for work, _ in errands]
            try:
                ends = await self._connections.transact(partial(_one_by_one, works))
            except BaseException as fault:
                ends = [methodcaller("set_exception", fault)] * len(errands)
                if not isinstance(fault, Exception):
                    raise
            finally:
                for (_, outcome), end in zip(errands, ends, strict=True):
                    if not outcome.done():  # whoever waits may have been cancelled
                        end(outcome)


_Errand: TypeAlias = tuple[Callable[[Connection], Any], Future[Any]]
_End: TypeAlias = Callable[[Future[Any]], None]
"""Tells whoever waits what came of their work."""


def _one_by_one(works: Sequence[Callable[[Connection], Any]], connection: Connection) -> list[_End]:
    """Do each work; one alone needs no savepoint, and its fault undoes the transaction."""
    if len(works) == 1:
        return [methodcaller("set_result", works[0](connection))]
    return [_behind_a_savepoint(work, connection) for work in works]


def _behind_a_savepoint(work: Callable[[Connection], Any], connection: Connection) -> _End:
    """Do it; its fault is its own, unless SQLite has ended the transaction of all, for want of room
    or memory: then nothing of what was done before is left, and nothing more may be done.
    """
    try:
        with connection.begin_nested():
            return methodcaller("set_result", work(connection))
    except Exception as fault:
        driver = connection.connection.driver_connection
        assert driver is not None, "it is open"
        if not driver.in_transaction:
            raise
        return methodcaller("set_exception", fault)


class _Connections:
    """So many connections at the most, opened when they are needed and kept."""

    def __init__(self, most: int, engine: Callable[[], Engine]) -> None:
        self._engine = engine
        self._most = most
        self._opens = Lock()
        self._open: list[TransactingConnection] = []

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run work in one transaction, on the connection whose line is shortest."""
        async with self.least_busy() as connection:
            return await connection.transact(work)

    @asynccontextmanager
    async def least_busy(self) -> AsyncIterator[TransactingConnection]:
        """The connection whose line is shortest; its thread does one thing after the other."""
        async with self._opens:
            if all(connection.in_line for connection in self._open) and (
                len(self._open) < self._most
            ):
                self._open.append(await self._opened())
            connection = min(self._open, key=attrgetter("in_line"))
            connection.in_line += 1
        try:
            yield connection
        finally:
            connection.in_line -= 1

    async def _opened(self) -> TransactingConnection:
        connection = TransactingConnection(self._engine())
        try:
            await connection
        except BaseException:
            connection.be_gone()
            raise
        return connection

    async def close(self) -> None:
        """Close them all; nobody uses them any more."""
        while self._open:
            await self._open.pop().close()


def open_engine(url: URL, pragmas: tuple[str, ...], begin: str) -> Engine:
    """SQLAlchemy's engine with a single connection, opened when it is first used."""
    engine = create_engine(
        url.set(drivername="sqlite"),
        hide_parameters=True,
        poolclass=StaticPool,
        connect_args={"isolation_level": None},
    )

    def set_pragmas(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def open_transaction(connection: Connection) -> None:
        # The driver's own BEGIN comes late and takes the write lock later still; by then another
        # connection may have written, and the transaction could not go on.
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", set_pragmas)
    event.listen(engine, "begin", open_transaction)
    return engine


def _driver(engine: Engine) -> sqlite3.Connection:
    with engine.connect() as connection:
        driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection), "the pool keeps it open"
    return driver
