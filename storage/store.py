"""The store of tables and cups, the entrance to this room."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from storage.backup import CopyFailed, back_up
from storage.database.database import Database
from storage.database.engine import database_url, file_of
from storage.database.error_messages import CannotOpen, in_plain_words
from storage.migrate import migrate
from storage.privacy.expiry import clear_away
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
