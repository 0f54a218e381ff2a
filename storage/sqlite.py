"""SQLite through aiosqlite: one file, one writing connection, readers apart.

Write-ahead log, and every commit is flushed to the disk before it is answered: with less, a power
cut takes back moves that players were told of. There is never a second writing connection: it
would have to wait, and versions before 3.51.3 can damage the log with two.

aiosqlite keeps a thread for each connection. A transaction goes there once, as a whole: going there
and back for each of its statements takes several times as long as SQLite needs for them.
"""

import logging
import sqlite3
from asyncio import Semaphore
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

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
"""What is deleted is overwritten, so that nobody who is forgotten can be read in free pages."""

READER_PRAGMAS = (*PRAGMAS, "query_only=ON")
MIGRATION_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000")
"""Foreign keys stay off: a migration rebuilds tables, and checks all of them at its end."""


class SqliteEngine:
    """The connections to one SQLite file."""

    writers = 1

    def __init__(self, url: URL, pragmas: tuple[str, ...] = WRITER_PRAGMAS) -> None:
        self._writer = _Connections(1, lambda: open_engine(url, pragmas, BEGIN_WRITING))
        self._readers = _Connections(
            READERS, lambda: open_engine(url, READER_PRAGMAS, BEGIN_READING)
        )

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work that changes something."""
        async with self._writer.free() as connection:
            return await connection.transact(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Ask on one snapshot, on a connection that cannot write."""
        async with self._readers.free() as connection:
            return await connection.transact(work)

    async def empty_the_log(self) -> None:
        """Write all that the log holds into the file, and cut the log off.

        On the writing connection, and between its transactions: see above. Where somebody has been
        reading for five seconds it is left as it is.
        """
        async with self._writer.free() as connection:
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

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work that changes something."""
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

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run work in one transaction."""
        run: Callable[..., Awaitable[T]] = self._execute
        return await run(transaction, self._engine, work)


class _Connections:
    """So many connections at the most, opened when they are needed and kept."""

    def __init__(self, most: int, engine: Callable[[], Engine]) -> None:
        self._engine = engine
        self._turns = Semaphore(most)
        self._idle: list[TransactingConnection] = []

    @asynccontextmanager
    async def free(self) -> AsyncIterator[TransactingConnection]:
        """One that nobody uses; what goes on in its thread for somebody who has left ends first."""
        async with self._turns:
            connection = self._idle.pop() if self._idle else await self._opened()
            try:
                yield connection
            finally:
                self._idle.append(connection)

    async def _opened(self) -> TransactingConnection:
        connection = TransactingConnection(self._engine())
        await connection
        return connection

    async def close(self) -> None:
        """Close them all; nobody uses them any more."""
        while self._idle:
            await self._idle.pop().close()


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
