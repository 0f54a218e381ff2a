"""SQLite engine through aiosqlite: one file, one connection that writes, several that read.

Write-ahead log; every commit is flushed to disk before it is answered, or a power cut could take
back moves that players were told of. There is never a second writing connection: it would have to
wait, and with two, SQLite before 3.51.3 can damage the log.

aiosqlite has one thread for each connection. A transaction goes there once, as a whole: a round
trip for each statement takes several times as long as SQLite itself.
"""

import logging
import sqlite3
from asyncio import Future, Lock, Task, create_task, get_running_loop
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from operator import attrgetter, methodcaller
from typing import Any, Final, TypeAlias, TypeVar

from aiosqlite import Connection as ThreadedConnection
from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.util import greenlet_spawn

from storage.database.error_messages import not_as_set
from storage.database.statements import driver_of, executed
from storage.errors import NotHere

logging.getLogger("aiosqlite").setLevel(logging.INFO)
"""At DEBUG it would log every parameter, secret seeds and states among them."""

T = TypeVar("T")

READERS = 4

_KEPT_STATEMENTS: Final = 512
"""Statements that the driver keeps parsed; ours are some two hundred."""

BEGIN_WRITING = "BEGIN IMMEDIATE"
BEGIN_READING = "BEGIN"

PRAGMAS = ("synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
WRITER_PRAGMAS = ("journal_mode=WAL", "journal_size_limit=67108864", "secure_delete=ON", *PRAGMAS)
"""secure_delete overwrites deleted rows, so that a forgotten person's data does not stay in free
pages. It is the default of some SQLite builds only."""

READER_PRAGMAS = (*PRAGMAS, "query_only=ON")
PROMPT_READER_PRAGMAS = (*READER_PRAGMAS, "busy_timeout=0")
MIGRATION_PRAGMAS = (
    "journal_mode=WAL",
    "secure_delete=ON",
    "synchronous=FULL",
    "busy_timeout=5000",
)
"""Foreign keys stay off: a migration rebuilds tables, and checks all of them at its end. The rows
of dropped tables are overwritten as well, since they hold data of people forgotten later."""


_AS_READ_BACK: Final = {"ON": "1", "OFF": "0", "FULL": "2", "WAL": "wal"}
"""SQLite names values of pragmas in this way when asked for them."""


class SqliteEngine:
    """The connections to one SQLite file."""

    writers = 8
    """How many callers may use the one writing connection at once; they share its commits."""

    def __init__(self, url: URL, pragmas: tuple[str, ...] = WRITER_PRAGMAS) -> None:
        self._writer = _Connections(1, lambda: one_connection(url, pragmas, BEGIN_WRITING))
        self._commits = _SharedCommits(self._writer)
        self._readers = _Connections(
            READERS, lambda: one_connection(url, READER_PRAGMAS, BEGIN_READING)
        )
        self._at_hand = one_connection(url, PROMPT_READER_PRAGMAS, BEGIN_READING)

    async def write(self, work: Callable[[Connection], T], *, patient: bool = True) -> T:
        """Run work that changes something; no other writer can conflict with it."""
        return await self._commits.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run work on one snapshot, on a read-only connection."""
        return await self._readers.transact(work)

    def read_here(self, work: Callable[[Connection], T]) -> T:
        """Run short work on one snapshot in the calling thread: crossing to another takes longer.

        Raises NotHere, instead of waiting, if another program has locked the file.
        """
        try:
            return self._at_hand.transact(work)
        except OperationalError as fault:
            if _is_busy(fault):
                raise NotHere from fault
            raise

    async def empty_the_log(self) -> None:
        """Copy the write-ahead log into the database file and truncate it.

        Runs on the writing connection, between its transactions: there must be no second one. If a
        reader blocks it for five seconds, the log stays.
        """
        async with self._writer.least_busy() as connection:
            await connection.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")

    async def close(self) -> None:
        """Close the readers first: the last connection, the writer, removes the write-ahead log."""
        self._at_hand.close()
        await self._readers.close()
        await self._writer.close()


class SqliteHere:
    """A SQLite file for a program without other work: everything runs in the calling thread.

    Inside its transaction, work may wait for another database.
    """

    writers = 1

    def __init__(self, url: URL) -> None:
        self._writer = one_connection(url, MIGRATION_PRAGMAS, BEGIN_WRITING)
        self._reader = one_connection(url, READER_PRAGMAS, BEGIN_READING)

    def read_here(self, work: Callable[[Connection], T]) -> T:
        """Raise NotHere: work may wait for another database."""
        raise NotHere

    async def write(self, work: Callable[[Connection], T], *, patient: bool = True) -> T:
        """Run work that changes something; no other writer can conflict with it."""
        return await greenlet_spawn(self._writer.transact, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run work on one snapshot, on a read-only connection."""
        return await greenlet_spawn(self._reader.transact, work)

    async def empty_the_log(self) -> None:
        """Do nothing: closing does it."""

    async def close(self) -> None:
        """Close the reader first: the last connection, the writer, removes the write-ahead log."""
        self._reader.close()
        self._writer.close()


class OneConnection:
    """One connection to a SQLite file, opened at first use; one thread uses it at a time.

    Transactions begin and end on the driver: SQLAlchemy takes a hundred microseconds for both. A
    statement executed by SQLAlchemy inside takes part in it.
    """

    def __init__(self, engine: Engine, begin: str) -> None:
        """``begin``: the statement that begins a transaction."""
        self.engine = engine
        self.begin = begin
        self._connection: Connection | None = None

    def driver(self) -> sqlite3.Connection:
        """Return the driver's connection, opened if needed."""
        if self._connection is None:
            self._connection = self.engine.connect()
        driver = self._connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection), "this engine has no other driver"
        return driver

    def transact(self, work: Callable[[Connection], T]) -> T:
        """Run work in one transaction; it is committed when this returns."""
        driver = self.driver()
        assert self._connection is not None, "it was opened just now"
        executed(driver, self.begin)
        try:
            done = work(self._connection)
            executed(driver, "COMMIT")
        except BaseException:
            if driver.in_transaction:  # SQLite itself rolls back when disk or memory is full
                driver.execute("ROLLBACK")
            raise
        finally:
            self._connection.rollback()  # SQLAlchemy forgets what it took part in
        return done

    def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self.engine.dispose()


class TransactingConnection(ThreadedConnection):
    """A connection whose thread runs whole transactions."""

    def __init__(self, connection: OneConnection) -> None:
        super().__init__(connection.driver, iter_chunk_size=64)
        self._transacts = connection
        self.in_line = 0
        """How many transactions its thread was given and has not finished."""

    def be_gone(self) -> None:
        """Join the thread of a connection that could not open; it has no more work.

        At its end the thread notifies the event loop, and prints a traceback if the loop has ended.
        """
        self._thread.join()

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run work in one transaction."""
        run: Callable[..., Awaitable[T]] = self._execute
        return await run(self._transacts.transact, work)


class _SharedCommits:
    """Group commit: all waiting transactions share one flush to disk, which is the slow part.

    Each runs behind its own savepoint, so that one failure does not undo the others.
    """

    def __init__(self, connections: "_Connections") -> None:
        self._connections = connections
        self._waiting: list[_Errand] = []
        self._running: Task[None] | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work; it is on disk when this returns."""
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
                    if not outcome.done():  # the caller may have been cancelled
                        end(outcome)


_Errand: TypeAlias = tuple[Callable[[Connection], Any], Future[Any]]
_End: TypeAlias = Callable[[Future[Any]], None]
"""Sets the result or the exception of a caller's future."""


def _one_by_one(works: Sequence[Callable[[Connection], Any]], connection: Connection) -> list[_End]:
    """Run each work; a single one needs no savepoint: its exception rolls back the transaction."""
    if len(works) == 1:
        return [methodcaller("set_result", works[0](connection))]
    return [_behind_a_savepoint(work, connection) for work in works]


def _behind_a_savepoint(work: Callable[[Connection], Any], connection: Connection) -> _End:
    """Run work in a savepoint and catch its exception. If SQLite itself has rolled back the whole
    transaction (disk or memory full), raise: the work before is lost, and no more may run.
    """
    driver = driver_of(connection)
    executed(driver, "SAVEPOINT errand")
    try:
        done = work(connection)
    except Exception as fault:
        if not driver.in_transaction:
            raise
        executed(driver, "ROLLBACK TO errand")
        executed(driver, "RELEASE errand")
        return methodcaller("set_exception", fault)
    executed(driver, "RELEASE errand")
    return methodcaller("set_result", done)


def _is_busy(fault: OperationalError) -> bool:
    """Whether another connection has locked the file."""
    return getattr(fault.orig, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY


class _Connections:
    """A pool of at most ``most`` connections, opened when needed and kept open."""

    def __init__(self, most: int, new: Callable[[], OneConnection]) -> None:
        self._new = new
        self._most = most
        self._opens = Lock()
        self._open: list[TransactingConnection] = []

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run work in one transaction, on the least busy connection."""
        async with self.least_busy() as connection:
            return await connection.transact(work)

    @asynccontextmanager
    async def least_busy(self) -> AsyncIterator[TransactingConnection]:
        """Yield the connection with the shortest queue; its thread runs one job at a time."""
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
        connection = TransactingConnection(self._new())
        try:
            await connection
        except BaseException:
            connection.be_gone()
            raise
        return connection

    async def close(self) -> None:
        """Close all connections; none may be in use."""
        while self._open:
            await self._open.pop().close()


def one_connection(url: URL, pragmas: tuple[str, ...], begin: str) -> OneConnection:
    """Return a connection, which is opened at first use.

    The driver begins no transaction by itself: its BEGIN comes late and takes the write lock later
    still; by then another connection may have written, and the transaction could not go on.
    """
    engine = create_engine(
        url.set(drivername="sqlite"),
        hide_parameters=True,
        poolclass=StaticPool,
        pool_reset_on_return=None,
        connect_args={"isolation_level": None, "cached_statements": _KEPT_STATEMENTS},
    )

    def set_pragmas(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        for name, value in dict(pragma.split("=") for pragma in pragmas).items():
            (held,) = cursor.execute(f"PRAGMA {name}").fetchone()
            if str(held) != _AS_READ_BACK.get(value, value):
                raise not_as_set(url, f"{name} is {held}, not {value}")
        cursor.close()

    event.listen(engine, "connect", set_pragmas)
    return OneConnection(engine, begin)
