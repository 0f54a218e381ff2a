"""The queue of writers, bounded in length and in time for callers who answer a person."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from storage.errors import StoreBusy

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
