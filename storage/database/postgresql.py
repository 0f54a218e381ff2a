"""PostgreSQL, for a house that one machine does not hold any more.

Every wait ends: with the server's own settings, a process that freezes inside a transaction would
block its table for ever. When transactions stand in each other's way the server ends one of them;
that one is run again.
"""

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import uniform
from time import monotonic
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, event
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from tables.interfaces import StoreBusy, WriteConflict

T = TypeVar("T")

CONFLICTS = ("40001", "40P01", "55P03")
"""A transaction could not be put in order with others, waited for them in a ring or too long."""

CUT_OFF = "57014"
"""A statement for which the server, overburdened, took too long."""

ATTEMPTS = 5
SECONDS_BETWEEN = (0.01, 0.05)
"""Of chance, so that two which met do not meet again."""

SECONDS_TO_TRY = 4.0
"""After so many no attempt is begun any more while a person waits: they may ask again themselves,
and a server that is overburdened is not asked five times for the same."""

SECONDS_TRUSTED = 10.0
"""A connection that was used so lately stands. That the server has ended one is heard at once, but
not that it was cut off on the way."""

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
            connect_args={"server_settings": settings},
        )
        _replace_what_is_lost(self._writer)
        self._reader = self._writer.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    async def write(self, work: Callable[[Connection], T], *, patient: bool = True) -> T:
        """Run work that changes something; rows it looks at to change are locked.

        Work that others stood in the way of is undone and run again, for some seconds at the most
        unless one is ``patient``. Raises WriteConflict, or StoreBusy where it was the server that
        could not, when that happens each time.
        """
        return await _again_and_again(self._writer, work, patient)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Ask on one snapshot, in a transaction that cannot write; again, for some seconds at the
        most, where the server cut it off. Raises StoreBusy.
        """
        return await _again_and_again(self._reader, work, patient=False)

    async def empty_the_log(self) -> None:
        """The server's log is its administrator's."""

    async def close(self) -> None:
        """Close all connections."""
        await self._writer.dispose()


async def _again_and_again(
    engine: AsyncEngine, work: Callable[[Connection], T], patient: bool
) -> T:
    began = monotonic()
    for _ in range(ATTEMPTS - 1):
        try:
            return await _once(engine, work)
        except (WriteConflict, StoreBusy):
            if not patient and monotonic() - began >= SECONDS_TO_TRY:
                raise
        await asyncio.sleep(uniform(*SECONDS_BETWEEN))
    return await _once(engine, work)


async def _once(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
    with _kindly():
        async with engine.begin() as connection:
            return await connection.run_sync(work)


@contextmanager
def _kindly() -> Iterator[None]:
    """What is nobody's fault is refused as such. No fault tells what stands in the rows."""
    try:
        yield
    except DBAPIError as fault:
        _keep_rows_secret(fault)
        state = getattr(fault.orig, "sqlstate", None)
        if state in CONFLICTS:
            raise WriteConflict from fault
        if state == CUT_OFF or _was_lost_inside(fault):
            raise StoreBusy from fault
        raise


def _was_lost_inside(fault: DBAPIError) -> bool:
    """Whether the connection broke off, and with it all that was done on it: the server ends one
    whose process stood still. What became of a commit, which is no statement, nobody knows.
    """
    return fault.connection_invalidated and fault.statement is not None


def _keep_rows_secret(fault: DBAPIError) -> None:
    """Take away what the server shows of a row that it refuses, and the driver of a value, seed and
    state among them: it would be written wherever the fault is written.
    """
    cause: BaseException | None = fault
    while cause is not None:
        if isinstance(getattr(cause, "detail", None), str):
            cause.detail = None  # type: ignore[attr-defined]
        if cause.args and isinstance(cause.args[0], str):
            cause.args = (_VALUE.sub(r"\1", cause.args[0]), *cause.args[1:])
        cause = cause.__cause__ or cause.__context__


_VALUE = re.compile(r"(invalid input for query argument \$\d+): .*", re.DOTALL)
"""How the driver says that it cannot write a value."""


def _replace_what_is_lost(engine: AsyncEngine) -> None:
    """Have no transaction begin on a connection that does not stand any more.

    Asking each time whether it does takes three ways to the server and back, a third of all that a
    move takes: only one that has rested is asked.
    """

    def note(_driver: Any, record: ConnectionPoolEntry) -> None:
        record.info["used_at"] = monotonic()

    def look(driver: Any, record: ConnectionPoolEntry, _taken: PoolProxiedConnection) -> None:
        if driver.driver_connection.is_closed():
            raise DisconnectionError
        if monotonic() - record.info.get("used_at", monotonic()) >= SECONDS_TRUSTED:
            try:
                engine.dialect.do_ping(driver)
            except engine.dialect.loaded_dbapi.Error as fault:
                raise DisconnectionError from fault

    event.listen(engine.sync_engine, "checkin", note)
    event.listen(engine.sync_engine, "checkout", look)
