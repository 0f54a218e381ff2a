"""The loop of a background worker: do all due work, then wait for a wake-up or an instant."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from storage.errors import NotSaved
from tables.interfaces import Clock, Wake
from workers.post_model import HouseTime

_log = logging.getLogger(__name__)

PAUSE = 30_000
"""Milliseconds until work that raised an exception is retried."""


class Bell:
    """Wakes a worker when there is work; a ring while no worker waits ends the next wait at once.

    ``rest``: the least milliseconds between two wake-ups, however often it rings (rate limit).
    """

    def __init__(self, time: HouseTime, rest: int = 0) -> None:
        self._time = time
        self._rung = asyncio.Event()
        self._rest = rest
        self._rested_at = 0

    def ring(self) -> None:
        """Wake the waiting worker: there is work."""
        self._rung.set()

    def in_a_while(self, pause: int) -> int:
        """Return the instant ``pause`` milliseconds from now (Unix milliseconds)."""
        return self._time.now() + pause

    async def wait(self, until: int | None) -> None:
        """Wait for a ring, or until the instant ``until`` (Unix milliseconds; None: no timeout)."""
        await self._time.wait(self._rung, until)
        if 0 < self._rested_at - self._time.now() <= self._rest:
            await self._time.wait(asyncio.Event(), self._rested_at)
        self._rung.clear()
        self._rested_at = self._time.now() + self._rest


async def keep_going(work: Callable[[], Awaitable[int | None]], bell: Bell) -> None:
    """Run for ever: call ``work``, then wait for the bell or until the instant ``work`` returned.

    An exception (such as a database out of reach) is logged; ``work`` is retried after PAUSE. That
    the database takes no changes for now the store has logged already, for all workers.
    """
    while True:
        try:
            until = await work()
        except NotSaved:
            until = bell.in_a_while(PAUSE)
        except Exception:
            _log.exception("work was interrupted and is tried again in %d s", PAUSE // 1000)
            until = bell.in_a_while(PAUSE)
        await bell.wait(until)


LOOK_AGAIN = 5_000
"""Milliseconds between polls; the longest delay until others do the due work of a dead process."""


async def look_again(wake: Wake, clock: Clock) -> int:
    """Wake all workers, to do work that another process left; return when to do so again."""
    wake()
    return clock.now() + LOOK_AGAIN
