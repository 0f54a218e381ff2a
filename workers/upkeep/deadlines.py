"""Keeps people's time: fires their timers when the instant has come."""

import logging
from collections.abc import Awaitable, Callable

from tables.interfaces import Clock
from tables.model.shards import Reach
from tables.model.table import HOUR, TIMER_KINDS, Timer
from tables.service import TableService
from workers.upkeep.due_timers import DueTimers

_log = logging.getLogger(__name__)

LOOK_AGAIN = 300_000
"""After so many milliseconds the house says again that it is alive, whatever there is to do."""

_PEOPLES = tuple(kind for kind in TIMER_KINDS if kind != "computer")


class Timekeeper:
    """Fires due timers, and says when to look again. Also the house's sign of life.

    Computers think in a loop of their own (workers/thinking/computer_turns.py): nobody's deadline
    waits for one. ``reach``: the shards of this process. Nobody's time runs out while their shard
    is away, be it this process's or another's; when it is back they get that time back.
    """

    def __init__(
        self,
        service: TableService,
        clock: Clock,
        reach: Callable[[], Reach],
        fire: Callable[[Timer], Awaitable[None]] | None = None,
    ) -> None:
        self._service = service
        self._clock = clock
        self._reach = reach
        self._timers = DueTimers(service, clock, _PEOPLES, fire or service.fire, reach)
        self._lost: dict[int, int] = {}
        self._alive_at = 0
        self.busy_since: int | None = None
        """Since when it has been at the same work; None while it waits."""

    async def work(self) -> int:
        """Fire everything that is due; the instant to look again."""
        self.busy_since = self._clock.now()
        try:
            return await self._fire_all()
        finally:
            self.busy_since = None

    async def _fire_all(self) -> int:
        reach = self._reach()
        await self._welcome_back(reach)
        await self._say_alive(reach)
        following = await self._timers.fire_all()
        alive_again = self._alive_at + LOOK_AGAIN
        return alive_again if following is None else min(alive_again, following)

    async def _welcome_back(self, reach: Reach) -> None:
        """Once the people of a shard can reach the house again, what they missed is given."""
        self._lost = {**reach.lost, **self._lost}
        for shard in sorted(reach.here & self._lost.keys()):
            if self._clock.now() - self._lost[shard] >= HOUR:
                _log.warning("people were out of reach for long", extra={"alert": "gateway"})
            await self._service.outages.give_back(self._lost[shard], reach.only(shard))
            del self._lost[shard]
            self._alive_at = 0

    async def _say_alive(self, reach: Reach) -> None:
        """Before anything is fired: a clock that was set must not make all deadlines pass."""
        now = self._clock.now()
        if not 0 <= now - self._alive_at < LOOK_AGAIN:
            await self._service.outages.mark_alive(reach)
            self._alive_at = now
