"""SQLite: one file, one writing connection, readers apart, each on a thread of its own.

A transaction runs from beginning to end on one thread, so the event loop hears of it twice: when
it is handed over and when it is done. Write-ahead log, and every commit is flushed to the disk
before it is answered: with less, a power cut takes back moves that players were told of. There is
never a second writing connection: it would have to wait, and versions before 3.51.3 can damage the
log with two.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event

T = TypeVar("T")

READERS = 4

BEGIN_WRITING = "BEGIN IMMEDIATE"
BEGIN_READING = "BEGIN"

PRAGMAS = ("synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
WRITER_PRAGMAS = ("journal_mode=WAL", "journal_size_limit=67108864", *PRAGMAS)
READER_PRAGMAS = (*PRAGMAS, "query_only=ON")
MIGRATION_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000")
"""Foreign keys stay off: a migration rebuilds tables, and checks all of them at its end."""


class SqliteEngine:
    """The connections to one SQLite file."""

    def __init__(self, url: URL, pragmas: tuple[str, ...] = WRITER_PRAGMAS) -> None:
        self._writer = _Desks(url, 1, pragmas, BEGIN_WRITING)
        self._readers = _Desks(url, READERS, READER_PRAGMAS, BEGIN_READING)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work that changes something; all such work waits in one queue."""
        return await self._writer.run(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Ask on one snapshot, on a connection that cannot write."""
        return await self._readers.run(work)

    async def close(self) -> None:
        """Close readers first, so that the writer, the last one, tidies the log away."""
        await self._readers.close()
        await self._writer.close()


class _Desks:
    """Threads with a connection for each; work that finds none free waits in one queue."""

    def __init__(self, url: URL, number: int, pragmas: tuple[str, ...], begin: str) -> None:
        self._connections = _open(url, number, pragmas, begin)
        self._threads = ThreadPoolExecutor(number, thread_name_prefix="sqlite")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction, away from the event loop."""

        def inside() -> T:
            with self._connections.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, inside)

    async def close(self) -> None:
        """Close the connections and end the threads; nothing runs on them any more."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, self._connections.dispose)
        self._threads.shutdown()


def _open(url: URL, size: int, pragmas: tuple[str, ...], begin: str) -> Engine:
    engine = create_engine(
        url,
        hide_parameters=True,
        pool_size=size,
        max_overflow=0,
        connect_args={"isolation_level": None, "check_same_thread": False},
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
