"""Who writes next: a line in which nobody waits for long who has somebody waiting for an answer."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tables.interfaces import StoreBusy

MOST_WAITING = 500
"""With so many in line, whoever comes is sent away at once: some seconds' work on a slow disk."""

LONGEST_WAIT = 10.0
"""Seconds until whoever waits is sent away, however few they are: what is written now hangs."""


class WriteQueue:
    """Lets so many write at once; the others wait in the order in which they came."""

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
        """Write inside. Raises StoreBusy before anything is begun, unless one is ``patient``."""
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
