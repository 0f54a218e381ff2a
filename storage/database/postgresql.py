"""PostgreSQL engine, for installations that need more than one machine.

Every wait has a timeout: with the server's defaults, a process that freezes inside a transaction
would lock its table for ever. What the server aborts is repeated.
"""

import asyncio
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import uniform
from time import monotonic
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, event, text
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from storage.database.error_messages import behind_a_pooler, in_another_encoding, read_only
from storage.database.postgresql_options import numbers_in
from storage.errors import NotHere, StoreBusy, WriteConflict

T = TypeVar("T")

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

_SET = (
    "SELECT pg_backend_pid(), array_agg(set_config(name, setting, false))"
    " FROM unnest($1::text[], $2::text[]) AS wished (name, setting)"
)
_HELD = (
    "SELECT pg_backend_pid(), array_agg(current_setting(name)) FROM unnest($1::text[]) AS t (name)"
)

_TRAITS = text(
    "SELECT current_setting('server_encoding'), current_setting('transaction_read_only')"
)

MIGRATION_SETTINGS = {"application_name": "tavolo-migration", "lock_timeout": "60000"}


def connections_to(url: URL, settings: Mapping[str, str], **how: Any) -> AsyncEngine:
    """Return SQLAlchemy's engine for a server; all its connections have these server settings.

    A pooler in between refuses them as options of the connection, so they are set in it, and read
    back: a connection raises CannotOpen unless it keeps them and its session.
    """
    engine = create_async_engine(url, hide_parameters=True, connect_args=numbers_in(url), **how)

    def set_up(driver: Any, _record: object) -> None:
        names = list(settings)
        try:
            was_set = _asked(driver, _SET, names, list(settings.values()))
            if was_set != _asked(driver, _HELD, names):
                raise behind_a_pooler(url)
        except BaseException:
            driver.terminate()  # nobody else closes a connection that is refused
            raise

    event.listen(engine.sync_engine, "connect", set_up)
    return engine


def _asked(driver: Any, statement: str, *parameters: list[str]) -> Any:
    """Return the row that a statement yields in a transaction of its own."""
    cursor = driver.cursor()
    cursor.execute(statement, parameters)
    row = cursor.fetchone()
    driver.commit()
    return row


def refuse_unfit(connection: Connection, url: URL) -> None:
    """Raise CannotOpen for a database that cannot hold every text, or takes no changes."""
    encoding, is_read_only = connection.execute(_TRAITS).one()
    if encoding != "UTF8":
        raise in_another_encoding(url, encoding)
    if is_read_only == "on":
        raise read_only(url)


class PostgresqlEngine:
    """The connections to one PostgreSQL database; one is reserved for readers."""

    writers = CONNECTIONS - 1

    def __init__(self, url: URL, settings: dict[str, str] = SETTINGS) -> None:
        self._writer = connections_to(
            url,
            settings,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=SECONDS_TO_WAIT,
        )
        _replace_what_is_lost(self._writer)
        self._reader = self._writer.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    async def write(self, work: Callable[[Connection], T], *, patient: bool = True) -> T:
        """Run work that changes something; tables and persons that it loads are locked.

        Work that conflicts is rolled back and retried, for some seconds at most unless ``patient``.
        Raises WriteConflict if each attempt conflicted, StoreBusy if the server was overloaded.
        """
        return await again_and_again(self._writer, work, patient)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run work on one snapshot, in a read-only transaction. If the server cancels it, it is
        retried for some seconds. Raises StoreBusy.
        """
        return await again_and_again(self._reader, work, patient=False)

    def read_here(self, work: Callable[[Connection], T]) -> T:
        """Raise NotHere: the server is elsewhere."""
        raise NotHere

    async def empty_the_log(self) -> None:
        """Do nothing: the server's log is its administrator's concern."""

    async def close(self) -> None:
        """Close all connections."""
        await self._writer.dispose()


def _replace_what_is_lost(engine: AsyncEngine) -> None:
    """Check connections at checkout and replace dead ones.

    A check costs three round trips to the server, a third of the time of a move, so only a
    connection idle for SECONDS_TRUSTED is pinged.
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


async def again_and_again(engine: AsyncEngine, work: Callable[[Connection], T], patient: bool) -> T:
    """Run work in a transaction; repeat it if the server aborts it.

    Raises WriteConflict if each attempt conflicted, StoreBusy if the server was overloaded.
    ``patient``: no person waits, so all attempts are made.
    """
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
    except NoneFree as fault:  # all connections were in use for SECONDS_TO_WAIT
        raise StoreBusy from fault
    except DBAPIError as fault:
        _keep_rows_secret(fault)
        state = getattr(fault.orig, "sqlstate", None)
        if state in CONFLICTS:
            raise WriteConflict from fault
        if state == CUT_OFF or _was_lost_inside(fault):
            raise StoreBusy from fault
        raise


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
