"""Fires all timers but the computers' when they are due: deadlines, reminders, pauses, closings."""

import logging
from collections.abc import Awaitable, Callable

from model.shards import ProcessShards
from model.table import HOUR, TIMER_KINDS, Timer
from tables.interfaces import Clock
from tables.service import TableService
from workers.upkeep.due_timers import DueTimers

_log = logging.getLogger(__name__)

LOOK_AGAIN = 300_000
"""Milliseconds after which the sign of life is stored again, at the latest."""

_PEOPLES = tuple(kind for kind in TIMER_KINDS if kind != "computer")


class Timekeeper:
    """Fires due timers and stores the sign of life (heartbeat) of this process's shards.

    Computers think in a separate loop (workers/thinking/computer_turns.py), so no deadline waits
    for one. ``reach``: the shards of this process. No person's time runs out while their shard is
    disconnected, in this process or another; once it is back, its tables get that time back.
    """

    def __init__(
        self,
        service: TableService,
        clock: Clock,
        reach: Callable[[], ProcessShards],
        fire: Callable[[Timer], Awaitable[None]] | None = None,
    ) -> None:
        self._service = service
        self._clock = clock
        self._reach = reach
        self._timers = DueTimers(service, clock, _PEOPLES, fire or service.timers.fire, reach)
        self._lost: dict[int, int] = {}
        self._alive_at = 0
        self.busy_since: int | None = None
        """When the present call of ``work`` began (Unix milliseconds); None between calls."""

    async def work(self) -> int:
        """Fire all due timers; return the instant to look again (Unix milliseconds)."""
        self.busy_since = self._clock.now()
        try:
            return await self._fire_all()
        finally:
            self.busy_since = None

    def were_out_of_reach(self, shard: int, since: int) -> None:
        """Have the time since an instant given back to the people of a connected shard."""
        self._lost[shard] = min(since, self._lost.get(shard, since))

    async def _fire_all(self) -> int:
        reach = self._reach()
        await self._welcome_back(reach)
        await self._say_alive(reach)
        following = await self._timers.fire_all()
        alive_again = self._alive_at + LOOK_AGAIN
        return alive_again if following is None else min(alive_again, following)

    async def _welcome_back(self, reach: ProcessShards) -> None:
        """Give the tables of each reconnected shard the time back that its outage took."""
        self._lost = {**reach.lost, **self._lost}
        for shard in sorted(reach.here & self._lost.keys()):
            if self._clock.now() - self._lost[shard] >= HOUR:
                _log.warning("people were out of reach for long", extra={"alert": "gateway"})
            await self._service.outages.give_back(self._lost[shard], reach.only(shard))
            del self._lost[shard]
            self._alive_at = 0

    async def _say_alive(self, reach: ProcessShards) -> None:
        """Store the sign of life before timers fire, so that a clock change expires no deadline."""
        now = self._clock.now()
        if not 0 <= now - self._alive_at < LOOK_AGAIN:
            await self._service.outages.mark_alive(reach)
            self._alive_at = now
