"""PostgreSQL, for a house that one machine does not hold any more.

Every wait ends: with the server's own settings, a process that freezes inside a transaction would
block its table for ever.
"""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

T = TypeVar("T")

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
    """The connections to one PostgreSQL database."""

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
        """Run work that changes something; rows it looks at to change are locked."""
        async with self._writer.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Ask on one snapshot, in a transaction that cannot write."""
        async with self._reader.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close all connections."""
        await self._writer.dispose()
