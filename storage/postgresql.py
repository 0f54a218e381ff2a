"""PostgreSQL, for a house that one machine does not hold any more.

Every wait ends: with the server's own settings, a process that freezes inside a transaction would
block its table for ever. When transactions stand in each other's way the server ends one of them;
that one is run again.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import uniform
from typing import TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tables.ports import WriteConflict

T = TypeVar("T")

CONFLICTS = ("40001", "40P01", "55P03", "57014")
"""A transaction could not be put in order with others, waited for them in a ring or too long, or
was cut off in a statement for which the server, overburdened, took too long."""

ATTEMPTS = 5
SECONDS_BETWEEN = (0.01, 0.05)
"""Of chance, so that two which met do not meet again."""

CONNECTIONS = 5
SECONDS_TO_WAIT = 10
"""How long a transaction may wait for a connection before it gives up."""

SETTINGS = {
    "application_name": "tavolo",
    "synchronous_commit": "on",
    "lock_timeout": "1500",
    "statement_timeout": "2500",
    "idle_in_transaction_session_timeout": "3000",
}
"""Milliseconds where a number stands."""

MIGRATION_SETTINGS = {"application_name": "tavolo-migration", "lock_timeout": "60000"}


class PostgresqlEngine:
    """The connections to one PostgreSQL database; one is left for whoever only asks."""

    writers = CONNECTIONS - 1

    def __init__(self, url: URL, settings: dict[str, str] = SETTINGS) -> None:
        self._writer: AsyncEngine = create_async_engine(
            url,
            hide_parameters=True,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=SECONDS_TO_WAIT,
            pool_pre_ping=True,
            connect_args={"server_settings": settings},
        )
        self._reader = self._writer.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work that changes something; rows it looks at to change are locked.

        Work that others stood in the way of is undone and run again. Raises WriteConflict when
        that happens each time.
        """
        for _ in range(ATTEMPTS - 1):
            with suppress(WriteConflict):
                return await self._write(work)
            await asyncio.sleep(uniform(*SECONDS_BETWEEN))
        return await self._write(work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        try:
            async with self._writer.begin() as connection:
                return await connection.run_sync(work)
        except DBAPIError as fault:
            if getattr(fault.orig, "sqlstate", None) in CONFLICTS:
                raise WriteConflict from fault
            raise

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Ask on one snapshot, in a transaction that cannot write."""
        async with self._reader.begin() as connection:
            return await connection.run_sync(work)

    async def empty_the_log(self) -> None:
        """The server's log is its administrator's."""

    async def close(self) -> None:
        """Close all connections."""
        await self._writer.dispose()
