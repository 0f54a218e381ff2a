"""Transactions that cancellation cannot interrupt.

Work is a plain function of a connection: no ``await`` inside it, so no cancellation inside it. It
runs in its own task: if the caller is cancelled, the transaction still runs to its end.

Writers queue; the queue is bounded in length, and in time for callers who answer a person.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError

from storage.database.engine import engine_for
from storage.database.error_messages import not_saved, place_of
from storage.errors import NotHere, NotSaved, StoreBusy, StoreFull

MOST_WAITING = 500
"""Queue length (seconds of work on a slow disk) at which new callers are refused at once."""

LONGEST_WAIT = 10.0
"""Seconds after which a waiting caller gets StoreBusy: the current write must hang."""


class WriteQueue:
    """Lets ``at_once`` callers write at the same time; the others wait first in, first out."""

    def __init__(
        self,
        at_once: int,
        most_waiting: int = MOST_WAITING,
        longest_wait: float = LONGEST_WAIT,
    ) -> None:
        self._free = asyncio.Semaphore(at_once)
        self._most_waiting = most_waiting
        self._longest_wait = longest_wait
        self._waiting = 0

    @asynccontextmanager
    async def turn(self, *, patient: bool) -> AsyncIterator[None]:
        """Hold a turn to write. Raises StoreBusy before the body, unless ``patient``."""
        await self._come(patient)
        try:
            yield
        finally:
            self._free.release()

    async def _come(self, patient: bool) -> None:
        if not patient and self._free.locked() and self._waiting >= self._most_waiting:
            raise StoreBusy
        self._waiting += 1
        try:
            async with asyncio.timeout(None if patient else self._longest_wait):
                await self._free.acquire()
        except TimeoutError:
            raise StoreBusy from None
        finally:
            self._waiting -= 1


T = TypeVar("T")

_log = logging.getLogger(__name__)


class StoreClosed(Exception):
    """The store is closed and takes no more work."""


class Database:
    """One open database."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self._engine = engine_for(url)
        self.turns = WriteQueue(self._engine.writers)
        self._running: set[asyncio.Task[Any]] = set()
        self._closing: asyncio.Task[None] | None = None
        self._refuses: type[NotSaved] | None = None
        """Why the last transaction could not be saved, None if it was; only changes are logged."""

    async def open(self) -> None:
        """Open a connection that writes, so that the host learns now what is wrong with it."""
        await self.finish(self._engine.write(lambda _: None))

    async def write(self, work: Callable[[Connection], T], *, patient: bool = True) -> T:
        """Run ``work`` in a transaction that is flushed to disk when this returns.

        If ``work`` raises, the transaction is rolled back. If the caller is cancelled or the commit
        fails, the caller cannot know the outcome, but it is all or nothing. Raises StoreBusy (too
        many callers wait, or for too long) or WriteConflict (other transactions were in the way at
        each attempt); nothing has been written then. A ``patient`` caller waits in the queue
        without limit. Raises NotSaved if the database takes no changes for now.
        """
        return await self.finish(self._write(work, patient))

    async def _write(self, work: Callable[[Connection], T], patient: bool) -> T:
        async with self.turns.turn(patient=patient):
            try:
                done = await self._engine.write(work, patient=patient)
            except DBAPIError as fault:
                if (refusal := not_saved(fault)) is None:
                    raise
                self._note(type(refusal))
                raise refusal from fault
            self._note(None)
            return done

    def _note(self, refuses: type[NotSaved] | None) -> None:
        """Log that the database takes no changes, with the cause, or takes them again."""
        place, before, self._refuses = place_of(self.url), self._refuses, refuses
        if refuses is before:
            return
        if refuses is None:
            _log.info("%s: changes can be written again", place)
        elif refuses is StoreFull:
            said = "%s: the disk is full, nothing can be written until there is room"
            _log.error(said, place, extra={"alert": "disk"})
        else:
            said = "%s: it only lets itself be read, nothing can be written until that is over"
            _log.error(said, place, extra={"alert": "database"})

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` on one snapshot, on a read-only connection."""
        return await self.finish(self._engine.read(work))

    async def read_short(self, work: Callable[[Connection], T]) -> T:
        """Run ``work``, which reads a few rows, on one snapshot; on SQLite in this thread."""
        if self._closing is None:
            with suppress(NotHere):
                return self._engine.read_here(work)
        return await self.read(work)

    async def empty_the_log(self) -> None:
        """Truncate SQLite's write-ahead log, so that it holds no deleted rows."""
        await self.finish(self._empty_the_log())

    async def _empty_the_log(self) -> None:
        async with self.turns.turn(patient=True):
            await self._engine.empty_the_log()

    async def finish(self, job: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine to its end even if the caller is cancelled. Raises StoreClosed."""
        if self._closing is not None:
            job.close()
            raise StoreClosed
        task = asyncio.create_task(job)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_note_what_failed)
            raise

    async def close(self) -> None:
        """Refuse new work, wait for running work, and close all connections.

        May be called more than once: each call waits for the same end.
        """
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        while self._running:
            await asyncio.wait(set(self._running))
        await self._engine.close()


def _note_what_failed(task: asyncio.Task[Any]) -> None:
    """Log the failure of a task whose caller was cancelled."""
    if not task.cancelled() and (fault := task.exception()) is not None:
        _log.info("what nobody waits for any more has failed: %s", type(fault).__name__)
