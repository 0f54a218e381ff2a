"""Transactions that nobody can cut in two.

Work is a plain function of a connection: no ``await`` inside it, so no cancellation inside it. It
runs in a task of its own; who asked may be cancelled, the transaction goes on to its end.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Literal, TypeAlias, TypeVar

from sqlalchemy import URL, Connection

from storage.engine import engine_for

T = TypeVar("T")

Failpoint = Literal["before_commit", "after_commit_before_answer"]
"""Moments at which tests let the process die."""

AtPoint: TypeAlias = Callable[[Failpoint], None]


class StoreClosed(Exception):
    """The store was closed and takes no more work."""


class Database:
    """One open database. ``at_point`` is called at each failpoint of a writing transaction."""

    def __init__(self, url: URL, at_point: AtPoint | None = None) -> None:
        self.url = url
        self._engine = engine_for(url)
        self._at_point = at_point
        self._running: set[asyncio.Task[Any]] = set()
        self._closing: asyncio.Task[None] | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` in a transaction that is on disk when this returns.

        An exception of it leaves nothing behind. When the caller is cancelled, or the commit
        fails, the outcome is unknown to the caller, but it is all or nothing.
        """
        if self._at_point is None:
            return await self.finish(self._engine.write(work))
        return await self.finish(self._write_past_failpoints(work, self._at_point))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run ``work`` on one snapshot, on a connection that cannot write."""
        return await self.finish(self._engine.read(work))

    async def finish(self, job: Coroutine[Any, Any, T]) -> T:
        """Run a job to its end, whether its caller waits for it or not."""
        if self._closing is not None:
            job.close()
            raise StoreClosed
        task = asyncio.create_task(job)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Take no more work, let what runs come to its end, and close.

        Twice is harmless: whoever comes second waits for the same end.
        """
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        while self._running:
            await asyncio.wait(set(self._running))
        await self._engine.close()

    async def _write_past_failpoints(self, work: Callable[[Connection], T], at_point: AtPoint) -> T:
        def inside(connection: Connection) -> T:
            answer = work(connection)
            at_point("before_commit")
            return answer

        answer = await self._engine.write(inside)
        at_point("after_commit_before_answer")
        return answer
