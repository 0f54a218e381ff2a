"""Transactions that nobody can cut in two.

Work is a plain function of a connection: no ``await`` inside it, so no cancellation inside it. It
runs in a task of its own; who asked may be cancelled, the transaction goes on to its end.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Literal, TypeAlias, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from storage.engine import reading_engine, writing_engine

T = TypeVar("T")

Failpoint = Literal["before_commit", "after_commit_before_answer"]
"""Moments at which tests let the process die."""

AtPoint: TypeAlias = Callable[[Failpoint], None]


class StoreClosed(Exception):
    """The store was closed and takes no more work."""


class Database:
    """The connections to one database. ``at_point`` is called at each failpoint; tests only."""

    def __init__(self, url: URL, at_point: AtPoint | None = None) -> None:
        self.url = url
        self._writer: AsyncEngine = writing_engine(url)
        self._reader: AsyncEngine = reading_engine(url, self._writer)
        self._at_point = at_point
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` in a transaction that is on disk when this returns.

        An exception of it leaves nothing behind. When the caller is cancelled, or the commit
        fails, the outcome is unknown to him, but it is all or nothing.
        """
        return await self.finish(self._write(work))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` on one snapshot, on a connection that cannot write."""
        return await self.finish(self._read(work))

    async def finish(self, job: Coroutine[Any, Any, T]) -> T:
        """Run a job to its end, whether its caller waits for it or not."""
        if self._closed:
            job.close()
            raise StoreClosed
        task = asyncio.create_task(job)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Let running work end, then close: readers first, so that the writer tidies the log."""
        self._closed = True
        while self._running:
            await asyncio.wait(set(self._running))
        await asyncio.shield(asyncio.create_task(self._dispose()))

    async def _write(self, work: Callable[[Connection], T]) -> T:
        async with self._writer.begin() as connection:
            answer = await connection.run_sync(work)
            self._reach("before_commit")
        self._reach("after_commit_before_answer")
        return answer

    async def _read(self, work: Callable[[Connection], T]) -> T:
        async with self._reader.begin() as connection:
            return await connection.run_sync(work)

    async def _dispose(self) -> None:
        await self._reader.dispose()
        await self._writer.dispose()

    def _reach(self, point: Failpoint) -> None:
        if self._at_point is not None:
            self._at_point(point)
