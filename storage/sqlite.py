"""SQLite through aiosqlite: one file, one writing connection, readers apart.

Write-ahead log, and every commit is flushed to the disk before it is answered: with less, a power
cut takes back moves that players were told of. There is never a second writing connection: it
would have to wait, and versions before 3.51.3 can damage the log with two.
"""

import logging
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

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
        self._writer = _open(url, 1, pragmas, BEGIN_WRITING)
        self._reader = _open(url, READERS, READER_PRAGMAS, BEGIN_READING)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work that changes something."""
        async with self._writer.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Ask on one snapshot, on a connection that cannot write."""
        async with self._reader.begin() as connection:
            return await connection.run_sync(work)

    async def empty_the_log(self) -> None:
        """Write all that the log holds into the file, and cut the log off.

        On the writing connection, and between its transactions: see above. Where somebody has been
        reading for five seconds it is left as it is.
        """
        async with self._writer.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None, "it was just opened"
            await driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    async def close(self) -> None:
        """Close readers first, so that the writer, the last one, tidies the log away."""
        await self._reader.dispose()
        await self._writer.dispose()


def _open(url: URL, size: int, pragmas: tuple[str, ...], begin: str) -> AsyncEngine:
    engine = create_async_engine(
        url,
        hide_parameters=True,
        pool_size=size,
        max_overflow=0,
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

    event.listen(engine.sync_engine, "connect", set_pragmas)
    event.listen(engine.sync_engine, "begin", open_transaction)
    return engine
