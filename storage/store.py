"""The store of tables and cups, the entrance to this room."""

import asyncio
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from model.health_figures import LATE, Figures
from storage.backup import CopyFailed, back_up, copies
from storage.database.database import Database
from storage.database.engine import database_url, file_of
from storage.database.error_messages import CannotOpen, in_plain_words
from storage.database.statements import first_cell, rows_of
from storage.migrate import migrate
from storage.privacy.expiry import clear_away
from storage.transaction.timers import NOT_HELD_UP
from storage.transaction.transaction import Transaction

T = TypeVar("T")


class Store:
    """Tables and cups in a SQL database. What ``transact`` has written is on disk when it returns.

    Work may run in another thread while the bot goes on, so it must touch nothing but values and
    its transaction.
    """

    def __init__(self, database: Database) -> None:
        self.database = database

    @property
    def is_shared(self) -> bool:
        """Whether other processes may work on the same database."""
        return file_of(self.database.url) is None

    async def transact(self, work: Callable[[Transaction], T], *, patient: bool = False) -> T:
        """Run ``work`` in one writing transaction; it is rolled back if ``work`` raises.

        If the caller is cancelled, the transaction still ends. Raises StoreBusy when too many wait
        to write; a ``patient`` caller waits.
        """

        def inside(connection: Connection) -> T:
            return work(self._transaction(connection))

        return await self.database.write(inside, patient=patient)

    async def read(self, work: Callable[[Transaction], T]) -> T:
        """Run ``work`` on a consistent snapshot, without writing. It reads a few rows only."""

        def inside(connection: Connection) -> T:
            return work(Transaction(connection, locks=False))

        return await self.database.read_short(inside)

    async def read_much(self, work: Callable[[Transaction], T]) -> T:
        """Like ``read``, for work that may read hundreds of rows: it runs in another thread."""

        def inside(connection: Connection) -> T:
            return work(Transaction(connection, locks=False))

        return await self.database.read(inside)

    async def release_all(self) -> None:
        """Release all claims of messages and timers, once at start, since their owners have died.

        On SQLite no other process can be alive. On a server others may be: claims run out there.
        """

        def work(tx: Transaction) -> None:
            tx.messages.release_all()
            tx.timers.release_all()

        if not self.is_shared:
            await self.transact(work)

    async def back_up(self, at: int | None = None) -> Path | None:
        """Make the daily copy and return its path; None on a server, which has ``pg_dump``.

        ``at``: Unix milliseconds, now by default. The seven newest copies are kept.
        """
        file = file_of(self.database.url)
        if file is None:
            return None
        moment = time.time_ns() // 1_000_000 if at is None else at
        job = asyncio.to_thread(back_up, file, "daily", moment)
        return await self.database.finish(job)

    async def clear_away(self, now: int) -> None:
        """Delete data past its retention; ``now`` in Unix milliseconds."""
        await clear_away(self.database, now)

    async def close(self) -> None:
        """Let running transactions end and close all connections. May be called twice."""
        await self.database.close()

    def _transaction(self, connection: Connection) -> Transaction:
        return Transaction(connection)


async def open_store(url: str) -> Store:
    """Open the database that a host named; make or migrate it first, its folder included.

    Raises CannotOpen with one plain sentence for the host.
    """
    exact = database_url(url)
    try:
        with in_plain_words(exact):
            await migrate(exact)
            database = Database(exact)
            await _opened(database)
    except CopyFailed as fault:
        raise CannotOpen(f"No copy can be made before the migration: {fault}.") from fault
    return Store(database)


async def _opened(database: Database) -> None:
    try:
        await database.open()
    except BaseException:
        await database.close()
        raise


_TABLES = "SELECT status, count(*) AS tables FROM game_table GROUP BY status"
_MESSAGES = """
SELECT count(*) AS messages, min(waits_since) AS oldest FROM message WHERE waits_since IS NOT NULL
"""
_LATE = f"""
SELECT count(*) FROM timer WHERE timer.due_at < :since AND kind <> 'planned' AND {NOT_HELD_UP}
"""


async def figures_of(database: Database, now: int) -> Figures:
    """Count tables, awaited messages and late timers; ``now`` in Unix milliseconds."""

    def work(connection: Connection) -> Figures:
        tables = {row.status: row.tables for row in rows_of(connection, _TABLES)}
        (waiting,) = rows_of(connection, _MESSAGES)
        late = first_cell(connection, _LATE, {"since": now - LATE})
        return Figures(tables, waiting.messages, waiting.oldest, late or 0)

    found = await database.read(work)
    file = file_of(database.url)
    return found if file is None else await asyncio.to_thread(_with_disk, found, file)


def _with_disk(figures: Figures, file: Path) -> Figures:
    newest = next(iter(copies(file)), None)
    return msgspec.structs.replace(
        figures,
        copied_at=None if newest is None else newest.stat().st_mtime_ns // 1_000_000,
        free_bytes=shutil.disk_usage(file.parent).free,
    )
