"""Keeps time: fires timers whose instant has come."""

import logging

from tables.model import Timer
from tables.ports import Clock
from tables.service import TableService

_log = logging.getLogger(__name__)

_LOOK_AGAIN = 300_000


class Timekeeper:
    """Fires due timers, and says when to look again. Also the house's sign of life."""

    def __init__(self, service: TableService, clock: Clock) -> None:
        self._service = service
        self._clock = clock
        self._broken: set[Timer] = set()
        self._alive_until = 0

    async def work(self) -> int | None:
        """Fire everything that is due; the instant to look again."""
        while due := [t for t in await self._service.due_timers() if t not in self._broken]:
            for timer in due:
                await self._fire(timer)
        now = self._clock.now()
        if now >= self._alive_until:
            await self._service.mark_alive()
            self._alive_until = now + _LOOK_AGAIN
        following = await self._service.next_timer_at()
        if following is None or following <= now:
            return self._alive_until
        return min(following, self._alive_until)

    async def _fire(self, timer: Timer) -> None:
        """One table's fault stops that table's clock, and no other's."""
        try:
            await self._service.fire(timer)
        except Exception:
            self._broken.add(timer)
            _log.exception("timer %s of table %d cannot be fired", timer.kind, timer.table)
