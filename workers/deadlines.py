"""Keeps time: fires timers whose instant has come."""

import logging

import msgspec

from tables.model import Timer
from tables.ports import Clock
from tables.service import TableService
from workers.computers import Computers

_log = logging.getLogger(__name__)

_LOOK_AGAIN = 300_000
_FIRST_PAUSE = 60_000
_LONGEST_PAUSE = 3_600_000


class _PutOff(msgspec.Struct, frozen=True):
    """Until when a timer that cannot be fired waits, and how long it has waited for that."""

    until: int
    pause: int


class Timekeeper:
    """Fires due timers, and says when to look again. Also the house's sign of life."""

    def __init__(self, service: TableService, computers: Computers, clock: Clock) -> None:
        self._service = service
        self._computers = computers
        self._clock = clock
        self._put_off: dict[Timer, _PutOff] = {}
        self._alive_until = 0

    async def work(self) -> int:
        """Fire everything that is due; the instant to look again.

        While a table is broken, the timers of the others may ring some minutes late.
        """
        while due := await self._due():
            for timer in due:
                await self._fire(timer)
        now = self._clock.now()
        if now >= self._alive_until:
            await self._service.mark_alive()
            self._alive_until = now + _LOOK_AGAIN
        instants = [self._alive_until, *(put_off.until for put_off in self._put_off.values())]
        following = await self._service.next_timer_at()
        if following is not None and following > now:
            instants.append(following)
        return min(instants)

    async def _due(self) -> list[Timer]:
        """Due timers, without those that were put off; of these, the ones that exist no more go."""
        found = await self._service.due_timers(besides=len(self._put_off))
        self._put_off = {t: self._put_off[t] for t in found if t in self._put_off}
        now = self._clock.now()
        return [t for t in found if t not in self._put_off or self._put_off[t].until <= now]

    async def _fire(self, timer: Timer) -> None:
        """One table's fault puts that table's timer off, and no other's."""
        try:
            if timer.kind == "computer":
                await self._computers.play(timer)
            else:
                await self._service.fire(timer)
        except Exception:
            before = self._put_off.get(timer)
            pause = _FIRST_PAUSE if before is None else min(2 * before.pause, _LONGEST_PAUSE)
            self._put_off[timer] = _PutOff(self._clock.now() + pause, pause)
            _log.exception("the %s timer of table %d cannot be fired", timer.kind, timer.table)
