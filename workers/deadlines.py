"""Fires timers when they are due; first checks whether the people waited for are still there."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from model.refusals import GameNotLoaded
from model.shards import ProcessShards
from model.table import HOUR, TIMER_KINDS, Timer, TimerKind
from storage.errors import NotSaved
from tables.interfaces import Clock
from tables.service import TableService
from tables.timers import Agenda
from workers.post_model import Members

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


LOOK_AGAIN = 300_000
"""Milliseconds after which the sign of life is stored again, at the latest."""

_PEOPLES = tuple(kind for kind in TIMER_KINDS if kind != "computer")


class Timekeeper:
    """Fires due timers and stores the sign of life (heartbeat) of this process's shards.

    Computers think in a separate loop (workers/computers.py), so no deadline waits
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


_PATIENCE = 10
"""Timeout of a look-up, in seconds; other timers wait for it meanwhile."""


class Attendance:
    """Fires timers; first checks whether the people whom a timer is about are still there."""

    def __init__(self, service: TableService, members: Members) -> None:
        self._service = service
        self._members = members

    async def fire(self, timer: Timer) -> None:
        """Record which of the people it concerns have left; then fire the timer if still valid."""
        for guild, player in await self._service.timers.waited_for(timer):
            if not await self._is_here(guild, player):
                await self._service.removals.note_gone(player, guild)
        await self._service.timers.fire(timer)

    async def _is_here(self, guild: int, player: int) -> bool:
        """Whether this person is in the server; True if Discord does not answer in time."""
        try:
            async with asyncio.timeout(_PATIENCE):
                return await self._members.is_here(guild, player)
        except TimeoutError:
            _log.info("whether somebody is still in their server could not be looked up")
            return True
