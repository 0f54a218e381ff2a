"""Fires due timers of given kinds; one that fails is retried with growing pauses (backoff)."""

import logging
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from model.refusals import GameNotLoaded
from model.shards import ProcessShards
from model.table import Timer, TimerKind
from storage.errors import NotSaved
from tables.interfaces import Clock
from tables.service import TableService
from tables.timers import Agenda

_log = logging.getLogger(__name__)

LEAST_PAUSE = 250
"""Milliseconds between two looks at what is due: every change of a table or letter causes one."""

_FIRST_PAUSE = 60_000
_LONGEST_PAUSE = 3_600_000


class _PutOff(msgspec.Struct, frozen=True):
    """The retry of a timer that failed: when (Unix milliseconds), and the pause before it."""

    until: int
    pause: int


class DueTimers:
    """Fires the timers of these kinds, one after the other, in the order the store gives them.

    ``at_once``: so many are fired before it is looked again what comes first by then; None: all.
    ``ahead``: milliseconds by which a timer is fired before its instant. Whatever fires it may
    answer with an instant at which it is to be fired once more.
    """

    def __init__(
        self,
        service: TableService,
        clock: Clock,
        kinds: Sequence[TimerKind],
        fire: Callable[[Timer], Awaitable[int | None]],
        reach: Callable[[], ProcessShards],
        at_once: int | None = None,
        ahead: int = 0,
    ) -> None:
        self._service = service
        self._clock = clock
        self._at_once = at_once
        self._ahead = ahead
        self._kinds = kinds
        self._fire = fire
        self._reach = reach
        self._put_off: dict[Timer, _PutOff] = {}
        self._once_more: dict[Timer, int] = {}

    async def fire_all(self) -> int | None:
        """Fire all due timers; return when to look again (Unix milliseconds), None: no timer."""
        while (agenda := await self._agenda()).due:
            for timer in agenda.due[: self._at_once]:
                await self._try(timer)
        instants = [one.until for one in self._put_off.values()]
        instants += self._once_more.values()
        if agenda.next_at is not None:
            instants.append(agenda.next_at)
        return min(instants, default=None)

    async def _agenda(self) -> Agenda:
        """First what is to be fired once more; without what was put off.

        Of what was put off, what exists no more goes.
        """
        besides, reach = len(self._put_off), self._reach()
        agenda = await self._service.timers.agenda(self._kinds, besides, reach, self._ahead)
        self._put_off = {t: self._put_off[t] for t in agenda.due if t in self._put_off}
        now = self._clock.now()
        waits = {t for t, one in self._put_off.items() if one.until > now}
        again = [timer for timer, instant in self._once_more.items() if instant <= now]
        return Agenda([*again, *(t for t in agenda.due if t not in waits)], agenda.next_at)

    async def _try(self, timer: Timer) -> None:
        """One table's fault puts that table's timer off, and no other's."""
        self._once_more.pop(timer, None)
        try:
            again = await self._fire(timer)
        except GameNotLoaded:
            self._wait_longer(timer)  # the host has chosen so
        except NotSaved:
            raise  # no fault of this table
        except Exception:
            pause = self._wait_longer(timer)
            mark = {"alert": "timer"} if pause == _LONGEST_PAUSE else None
            said = "the %s timer of table %d cannot be fired"
            _log.exception(said, timer.kind, timer.table, extra=mark)
        else:
            if again is not None:
                self._once_more[timer] = again

    def _wait_longer(self, timer: Timer) -> int:
        """Put a timer off; return the pause in milliseconds, each time twice as long."""
        before = self._put_off.get(timer)
        pause = _FIRST_PAUSE if before is None else min(2 * before.pause, _LONGEST_PAUSE)
        self._put_off[timer] = _PutOff(self._clock.now() + pause, pause)
        return pause
