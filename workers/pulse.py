"""The heartbeat of a worker: work while there is some, then wait to be woken or for an instant."""

import asyncio
from collections.abc import Awaitable, Callable

from workers.ports import HouseTime


class Bell:
    """Rung when there is work; a ring while nobody waits is kept for the next who does."""

    def __init__(self, time: HouseTime) -> None:
        self._time = time
        self._rung = asyncio.Event()

    def ring(self) -> None:
        """Say that there is work."""
        self._rung.set()

    async def wait(self, until: int | None) -> None:
        """Until it rings, or until the instant ``until`` (Unix milliseconds; None: for ever)."""
        await self._time.wait(self._rung, until)
        self._rung.clear()


async def keep_going(work: Callable[[], Awaitable[int | None]], bell: Bell) -> None:
    """For ever: do all the work there is, then wait until the instant ``work`` answered."""
    while True:
        await bell.wait(await work())
