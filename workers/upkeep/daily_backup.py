"""The daily backup, after expired data is deleted."""

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from storage.errors import NotSaved
from tables.interfaces import Clock

if TYPE_CHECKING:
    from storage.rows.key_values import KeyValues

_log = logging.getLogger(__name__)

HOUR = 3_600_000
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
