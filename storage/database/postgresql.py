"""PostgreSQL engine, for installations that need more than one machine.

Every wait has a timeout: with the server's defaults, a process that freezes inside a transaction
would lock its table for ever. When transactions conflict, the server aborts one of them, and the
engine retries that one.
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
"""SQLSTATEs of a serialization failure, a deadlock and a lock timeout."""

CUT_OFF = "57014"
"""SQLSTATE of a statement that the server cancelled because it exceeded statement_timeout."""

ATTEMPTS = 5
SECONDS_BETWEEN = (0.01, 0.05)
"""Random backoff, so that two conflicting transactions do not meet again."""

SECONDS_TO_TRY = 4.0
"""No retry starts after this many seconds while a person waits: they may repeat the action
themselves, and an overloaded server should not get the same request five times."""

SECONDS_TRUSTED = 10.0
"""A connection used within this time is taken to be alive. A close by the server is noticed at
once, a connection lost in the network is not."""

CONNECTIONS = 5
SECONDS_TO_WAIT = 10
"""Seconds a transaction may wait for a connection before it fails."""

SETTINGS = {
    "application_name": "tavolo",
    "synchronous_commit": "on",
    "lock_timeout": "1500",
    "statement_timeout": "2500",
    "idle_in_transaction_session_timeout": "3000",
}
"""Server settings of each connection; plain numbers are milliseconds."""

MIGRATION_SETTINGS = {"application_name": "tavolo-migration", "lock_timeout": "60000"}


class PostgresqlEngine:
    """The connections to one PostgreSQL database; one is reserved for readers."""

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
        self._once = self._writer.execution_options(isolation_level="AUTOCOMMIT")
        event.listen(self._once.sync_engine, "before_cursor_execute", _must_be_the_only_one)

    async def write(self, work: Callable[[Connection], T], *, patient: bool = True) -> T:
        """Run work that changes something; tables and persons that it loads are locked.

        Work that conflicts is rolled back and retried, for some seconds at most unless ``patient``.
        Raises WriteConflict if each attempt conflicted, StoreBusy if the server was overloaded.
        """
        return await _again_and_again(self._writer, work, patient)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run work on one snapshot, in a read-only transaction. If the server cancels it, it is
        retried for some seconds. Raises StoreBusy.
        """
        return await _again_and_again(self._reader, work, patient=False)

    async def read_once(self, work: Callable[[Connection], T]) -> T:
        """Run work that executes one SELECT. It is not in a transaction: two round trips less."""
        return await _again_and_again(self._once, work, patient=False)

    async def empty_the_log(self) -> None:
        """Do nothing: the server's log is its administrator's concern."""

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
    """Raise WriteConflict or StoreBusy for transient errors; strip row contents from all errors."""
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


_EXECUTED = "has executed a statement"


def _must_be_the_only_one(connection: Connection, *_: Any) -> None:
    """Raise for a second statement outside a transaction: it would see another snapshot."""
    if connection.info[_EXECUTED]:
        raise AssertionError("work that reads once executes a second statement")
    connection.info[_EXECUTED] = True


def _was_lost_inside(fault: DBAPIError) -> bool:
    """Whether the connection broke during a statement, so that all of the transaction is undone:
    the server drops connections of a process that froze. The outcome of a broken COMMIT, which is
    no statement, is unknown.
    """
    return fault.connection_invalidated and fault.statement is not None


def _keep_rows_secret(fault: DBAPIError) -> None:
    """Remove from an error the row (added by the server) and the parameter value (added by the
    driver): they may hold seeds and states, and errors are logged.
    """
    cause: BaseException | None = fault
    while cause is not None:
        if isinstance(getattr(cause, "detail", None), str):
            cause.detail = None  # type: ignore[attr-defined]
        if cause.args and isinstance(cause.args[0], str):
            cause.args = (_VALUE.sub(r"\1", cause.args[0]), *cause.args[1:])
        cause = cause.__cause__ or cause.__context__


_VALUE = re.compile(r"(invalid input for query argument \$\d+): .*", re.DOTALL)
"""The driver's message when it cannot encode a parameter; the value stands at its end."""


def _replace_what_is_lost(engine: AsyncEngine) -> None:
    """Check connections at checkout and replace dead ones.

    A check costs three round trips to the server, a third of the time of a move, so only a
    connection idle for SECONDS_TRUSTED is pinged.
    """

    def note(_driver: Any, record: ConnectionPoolEntry) -> None:
        record.info["used_at"] = monotonic()

    def look(driver: Any, record: ConnectionPoolEntry, _taken: PoolProxiedConnection) -> None:
        record.info[_EXECUTED] = False
        if driver.driver_connection.is_closed():
            raise DisconnectionError
        if monotonic() - record.info.get("used_at", monotonic()) >= SECONDS_TRUSTED:
            try:
                engine.dialect.do_ping(driver)
            except engine.dialect.loaded_dbapi.Error as fault:
                raise DisconnectionError from fault

    event.listen(engine.sync_engine, "checkin", note)
    event.listen(engine.sync_engine, "checkout", look)
