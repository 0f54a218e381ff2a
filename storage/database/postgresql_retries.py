"""How often and for how long a transaction is repeated that a PostgreSQL server aborts.

When transactions conflict, the server aborts one of them; one that is overloaded cancels statements
and drops connections.
"""

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import uniform
from time import monotonic
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncEngine

from storage.errors import StoreBusy, WriteConflict

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
