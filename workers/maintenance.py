"""The daily backup, free disk space, erasing people, and alerts to the owner."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from core.texts import Text, text
from model.health_figures import Figures
from model.table import HOUR, MINUTE, PlayerId
from storage.errors import NotSaved
from storage.privacy.erasure import PersonalData
from tables.interfaces import Clock
from tables.service import TableService
from workers.post_model import Messenger, Sent, TryLater

if TYPE_CHECKING:
    from storage.rows.key_values import KeyValues


_log = logging.getLogger(__name__)

DAY = 24 * HOUR
_FIRST_PAUSE, _LONGEST_PAUSE = HOUR, 12 * HOUR
_NOTE = "backed-up-at"


class Maintenance:
    """Makes the daily backup after deleting expired data; a restart causes no extra backup.

    ``clear_away``: delete what has expired by an instant (Unix milliseconds).
    """

    def __init__(
        self,
        clear_away: Callable[[int], Awaitable[object]],
        back_up: Callable[[], Awaitable[object]],
        notes: "KeyValues",
        clock: Clock,
    ) -> None:
        self._clear_away = clear_away
        self._back_up = back_up
        self._notes = notes
        self._clock = clock
        self._pause = _FIRST_PAUSE

    async def work(self) -> int | None:
        """Back up if a day has passed; return the instant of the next backup or retry.

        A stored time in the future came from a wrong clock and is ignored (Unix milliseconds).
        """
        now = self._clock.now()
        last = await self._notes.read(_NOTE)
        if last is not None and 0 <= now - int(last) < DAY:
            return int(last) + DAY
        if last is not None:
            # Count a day since the last backup at most, as the clock may have leapt forward:
            # after a long downtime the rest expires tomorrow.
            await self._cleared_away(min(now, int(last) + DAY))
            if not await self._copied():
                return now + self._next_pause()
        self._pause = _FIRST_PAUSE
        await self._notes.write(_NOTE, str(now))
        return now + DAY

    async def _cleared_away(self, now: int) -> None:
        """Delete expired data; a failure is logged and does not stop the backup."""
        try:
            await self._clear_away(now)
        except NotSaved:
            raise  # that a copy was made could not be noted, and the next would follow at once
        except Exception:
            _log.exception("what is old could not be cleared away")

    async def _copied(self) -> bool:
        try:
            await self._back_up()
        except Exception as fault:
            hours = self._pause // HOUR
            said = "the daily copy failed: %s; next try in %d h"
            _log.error(said, fault, hours, extra={"alert": "copy"})
            return False
        return True

    def _next_pause(self) -> int:
        """Return milliseconds until the next try; doubles, so that a full disk is not refilled."""
        pause, self._pause = self._pause, min(2 * self._pause, _LONGEST_PAUSE)
        return pause


LEAST_FREE = 1_000_000_000
"""Free bytes of the disk below which room should be made before backups fail."""


class DiskWatch:
    """Warns when the database's disk is nearly full. ``count``: returns the present figures."""

    def __init__(self, count: Callable[[], Awaitable[Figures]], clock: Clock) -> None:
        self._count = count
        self._clock = clock

    async def work(self) -> int:
        """Check the free space; return the instant of the next check (Unix milliseconds)."""
        free = (await self._count()).free_bytes
        if free is not None and free < LEAST_FREE:
            said = "only %d MB are free where the database lies"
            _log.warning(said, free // 1_000_000, extra={"alert": "disk"})
        return self._clock.now() + HOUR


ERASED_AGAIN = 2_000
"""Milliseconds until a retry, while a letter is being sent or Discord cannot be reached."""

PATIENCE = HOUR
"""Milliseconds for which it tries to delete direct messages; those left then are not deleted."""


class ForgettingQueue:
    """Erases everything about each person marked to be forgotten, and their mark last."""

    def __init__(
        self, memory: PersonalData, service: TableService, messenger: Messenger, clock: Clock
    ) -> None:
        self._memory = memory
        self._service = service
        self._messenger = messenger
        self._clock = clock

    async def work(self) -> int | None:
        """Forget all marked people; return the instant to look again (Unix milliseconds).

        A failure with one person does not hold up the others. Raises ExceptionGroup at the end.
        """
        marked = await self._memory.marked()
        done, faults = list[bool](), list[Exception]()
        for person, since in marked:
            try:
                done.append(await self._forget(person, since))
            except NotSaved:
                raise  # nobody else can be forgotten now
            except Exception as fault:
                faults.append(fault)
        if faults:
            raise ExceptionGroup("somebody cannot be forgotten", faults)
        return self._clock.now() + (HOUR if all(done) else ERASED_AGAIN)

    async def _forget(self, person: PlayerId, since: int) -> bool:
        """Forget one person; False if a step must wait, such as a letter that is being sent."""
        if not await self._empty_mailbox(person) and self._clock.now() - since < PATIENCE:
            return False
        for table in await self._memory.tables_of(person):
            await self._service.removals.leave_for_good(table, person)
            await self._memory.forget_at(table, person)
        await self._memory.forget_elsewhere(person)
        return await self._memory.finish(person)

    async def _empty_mailbox(self, person: PlayerId) -> bool:
        """Delete the direct messages to this person; False if one is being sent, or Discord cannot
        be reached."""
        messages = await self._memory.messages_to(person, self._clock.now())
        for each in messages or ():
            standing = [older.message for older in each.older]
            standing += [] if each.message is None else [each.message]
            try:
                for message in standing:
                    await self._messenger.remove(Sent(each.stands_in, message))
            except TryLater:
                return False
            await self._memory.drop_message(each)
        return messages is not None


AlertKind: TypeAlias = Literal[
    "copy",
    "letter",
    "timer",
    "gateway",
    "clock",
    "damage",
    "disk",
    "database",
    "commands",
]
KINDS: tuple[AlertKind, ...] = get_args(AlertKind)

TOLD_AGAIN: Final = 5 * MINUTE
"""Milliseconds until an alert is retried, at least, after Discord failed to take it."""


class Alerts(logging.Handler):
    """A log handler that collects marked lines; ``work`` tells them to the owner.

    ``tell``: send the owner a message (raises TryLater). ``ring``: have ``work`` called soon.
    """

    def __init__(
        self,
        notes: "KeyValues",
        clock: Clock,
        tell: Callable[[Text], Awaitable[None]],
        ring: Callable[[], None],
    ) -> None:
        super().__init__(logging.WARNING)
        self._notes = notes
        self._clock = clock
        self._tell = tell
        self._ring = ring
        self._loop = asyncio.get_running_loop()
        self._heard: set[AlertKind] = set()
        self._untold: set[AlertKind] = set()

    def emit(self, record: logging.LogRecord) -> None:
        """Collect the kind of a marked log line. Called in any thread."""
        kind = getattr(record, "alert", None)
        if kind in KINDS and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._hear, kind)

    def _hear(self, kind: AlertKind) -> None:
        self._heard.add(kind)
        self._ring()

    async def work(self) -> int | None:
        """Send an alert of each collected kind, unless one was sent within a day by any process.

        A kind whose claim fails (full disk) stays collected and is told once a claim succeeds.
        Returns the instant to retry (Unix milliseconds) if Discord takes no message, else None.
        """
        while self._heard:
            kind = next(iter(self._heard))
            if await self._notes.claim(f"alert-{kind}", self._clock.now(), DAY):
                self._untold.add(kind)
            self._heard.discard(kind)
        for kind in sorted(self._untold):
            try:
                await self._tell(text(f"alert-{kind}"))
            except TryLater as fault:
                return self._clock.now() + max(fault.wait or 0, TOLD_AGAIN)
            self._untold.discard(kind)
        return None
