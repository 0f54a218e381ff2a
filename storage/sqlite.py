"""SQLite: one file, one writing connection on one thread, readers apart.

Write-ahead log, and every commit is flushed to the disk before it is answered: with less, a power
cut takes back moves that players were told of. There is never a second writing connection: it
would have to wait, and versions before 3.51.3 can damage the log with two.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy import Engine as SyncEngine

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
    """The connections to one SQLite file.

    A whole transaction runs on one thread. Crossing threads for each statement, as asynchronous
    drivers of SQLite do, takes six times as long, most of it on the event loop.
    """

    def __init__(self, url: URL, pragmas: tuple[str, ...] = WRITER_PRAGMAS) -> None:
        self._writer = _open(url, 1, pragmas, BEGIN_WRITING)
        self._reader = _open(url, READERS, READER_PRAGMAS, BEGIN_READING)
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(READERS, "store-reader")

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work that changes something; all such work waits in one queue."""
        return await _run(self._writing, self._writer, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Ask on one snapshot, on a connection that cannot write."""
        return await _run(self._reading, self._reader, work)

    async def close(self) -> None:
        """Close readers first, so that the writer, the last one, tidies the log away."""
        loop = asyncio.get_running_loop()
        for threads, engine in ((self._reading, self._reader), (self._writing, self._writer)):
            await loop.run_in_executor(threads, engine.dispose)
            threads.shutdown()


async def _run(
    threads: ThreadPoolExecutor, engine: SyncEngine, work: Callable[[Connection], T]
) -> T:
    def transaction() -> T:
        with engine.begin() as connection:
            return work(connection)

    return await asyncio.get_running_loop().run_in_executor(threads, transaction)


def _open(url: URL, size: int, pragmas: tuple[str, ...], begin: str) -> SyncEngine:
    engine = create_engine(
        url,
        hide_parameters=True,
        pool_size=size,
        max_overflow=0,
        connect_args={"isolation_level": None, "check_same_thread": False},
    )

    def set_pragmas(connection: Any, _record: object) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    def open_transaction(connection: Connection) -> None:
        # The driver's own BEGIN comes late and takes the write lock later still; by then another
        # connection may have written, and the transaction could not go on.
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", set_pragmas)
    event.listen(engine, "begin", open_transaction)
    return engine
