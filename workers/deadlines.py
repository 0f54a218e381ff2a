"""Keeps time: fires timers whose instant has come."""

import logging
from collections.abc import Callable

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
    """Fires due timers, and says when to look again. Also the house's sign of life.

    ``lost_since``: the instant from which people cannot reach the house, None while they can.
    Until they can again nothing is fired; then they get that time back.
    """

    def __init__(
        self,
        service: TableService,
        computers: Computers,
        clock: Clock,
        lost_since: Callable[[], int | None],
    ) -> None:
        self._service = service
        self._computers = computers
        self._clock = clock
        self._lost_since = lost_since
        self._away_since: int | None = None
        self._put_off: dict[Timer, _PutOff] = {}
        self._alive_at = 0

    async def work(self) -> int:
        """Fire everything that is due; the instant to look again."""
        if not await self._in_touch():
            return self._clock.now() + _LOOK_AGAIN
        await self._say_alive()
        while due := await self._due():
            for timer in due:
                await self._fire(timer)
        put_off = (one.until for one in self._put_off.values())
        instants = [self._alive_at + _LOOK_AGAIN, *put_off]
        following = await self._service.next_timer_at()
        if following is not None:
            instants.append(following)
        return min(instants)

    async def _in_touch(self) -> bool:
        """Whether people can reach the house; once they can again, what they missed is given."""
        lost = self._lost_since()
        if lost is not None:
            self._away_since = lost if self._away_since is None else self._away_since
            return False
        if self._away_since is not None:
            await self._service.outages.give_back(self._away_since)
            self._away_since = None
        return True

    async def _say_alive(self) -> None:
        """Before anything is fired: a clock that was set must not make all deadlines pass."""
        now = self._clock.now()
        if not 0 <= now - self._alive_at < _LOOK_AGAIN:
            await self._service.outages.mark_alive()
            self._alive_at = now

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
