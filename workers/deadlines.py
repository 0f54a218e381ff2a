"""Keeps people's time: fires their timers when the instant has come."""

import logging
from collections.abc import Awaitable, Callable

from tables.model import HOUR, TIMER_KINDS, Timer
from tables.ports import Clock
from tables.service import TableService
from workers.due_timers import DueTimers

_log = logging.getLogger(__name__)

_LOOK_AGAIN = 300_000
_PEOPLES = tuple(kind for kind in TIMER_KINDS if kind != "computer")


class Timekeeper:
    """Fires due timers, and says when to look again. Also the house's sign of life.

    Computers think in a loop of their own (workers/computers.py): nobody's deadline waits for one.
    ``lost_since``: the instant from which people cannot reach the house, None while they can.
    Until they can again nothing is fired; then they get that time back.
    """

    def __init__(
        self,
        service: TableService,
        clock: Clock,
        lost_since: Callable[[], int | None],
        fire: Callable[[Timer], Awaitable[None]] | None = None,
    ) -> None:
        self._service = service
        self._clock = clock
        self._lost_since = lost_since
        self._timers = DueTimers(service, clock, _PEOPLES, fire or service.fire)
        self._away_since: int | None = None
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
        if not await self._in_touch():
            return self._clock.now() + _LOOK_AGAIN
        await self._say_alive()
        following = await self._timers.fire_all()
        alive_again = self._alive_at + _LOOK_AGAIN
        return alive_again if following is None else min(alive_again, following)

    async def _in_touch(self) -> bool:
        """Whether people can reach the house; once they can again, what they missed is given."""
        lost = self._lost_since()
        if lost is not None:
            self._away_since = lost if self._away_since is None else self._away_since
            return False
        if self._away_since is not None:
            if self._clock.now() - self._away_since >= HOUR:
                _log.warning("people were out of reach for long", extra={"alert": "gateway"})
            await self._service.outages.give_back(self._away_since)
            self._away_since = None
        return True

    async def _say_alive(self) -> None:
        """Before anything is fired: a clock that was set must not make all deadlines pass."""
        now = self._clock.now()
        if not 0 <= now - self._alive_at < _LOOK_AGAIN:
            await self._service.outages.mark_alive()
            self._alive_at = now
