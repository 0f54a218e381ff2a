"""The loop of a worker: work while there is some, then wait to be woken or for an instant."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from workers.post_model import HouseTime

_log = logging.getLogger(__name__)

PAUSE = 30_000
"""Milliseconds until interrupted work is tried again."""


class Bell:
    """Rung when there is work; a ring while nobody waits is kept for the next who does.

    ``rest``: milliseconds between two times at which whoever waits is let go, however often it is
    rung meanwhile.
    """

    def __init__(self, time: HouseTime, rest: int = 0) -> None:
        self._time = time
        self._rung = asyncio.Event()
        self._rest = rest
        self._rested_at = 0

    def ring(self) -> None:
        """Say that there is work."""
        self._rung.set()

    def in_a_while(self, pause: int) -> int:
        """The instant ``pause`` milliseconds from now."""
        return self._time.now() + pause

    async def wait(self, until: int | None) -> None:
        """Until it rings, or until the instant ``until`` (Unix milliseconds; None: for ever)."""
        await self._time.wait(self._rung, until)
        if 0 < self._rested_at - self._time.now() <= self._rest:
            await self._time.wait(asyncio.Event(), self._rested_at)
        self._rung.clear()
        self._rested_at = self._time.now() + self._rest


async def keep_going(work: Callable[[], Awaitable[int | None]], bell: Bell) -> None:
    """For ever: do all the work there is, then wait until the instant ``work`` answered.

    A fault (a full disk, a database that is away) is reported, and the work tried again later.
    """
    while True:
        try:
            until = await work()
        except Exception:
            _log.exception("work was interrupted and is tried again in %d s", PAUSE // 1000)
            until = bell.in_a_while(PAUSE)
        await bell.wait(until)
