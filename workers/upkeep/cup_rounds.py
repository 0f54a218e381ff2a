"""Carries cups on: closes entries, opens the tables of rounds, counts them, ends cups."""

from collections.abc import Awaitable, Callable

from cups.service import CupService
from model.shards import ProcessShards
from model.table import HOUR, MINUTE, GuildId, PlaceId
from tables.interfaces import Clock
from tables.outages import Outages

LOOK_AGAIN = 5 * MINUTE
"""Milliseconds after which it looks again at the latest: another process may have ended a game."""

PLACES_LOOKED_AT = HOUR
"""Milliseconds between two looks at whether the channels of cups are still there."""

CUPS_REST = 2_000
"""Least milliseconds between two looks: every change of a table causes one."""


class CupRounds:
    """Carries on every cup that is due, whenever it is woken or a cup's time comes.

    ``is_lost``: whether a cup's channel is deleted, or its server left. ``reach``: the shards of
    this process. ``outages`` notices a silence of this process before times of cups are counted.
    """

    def __init__(
        self,
        cups: CupService,
        clock: Clock,
        is_lost: Callable[[GuildId, PlaceId], Awaitable[bool]],
        outages: Outages,
        reach: Callable[[], ProcessShards],
    ) -> None:
        self._cups = cups
        self._clock = clock
        self._is_lost = is_lost
        self._outages = outages
        self._reach = reach
        self._places_at: int | None = None

    def doubt_places(self) -> None:
        """Note that a channel or a server may be gone: the next time all are looked at."""
        self._places_at = None

    async def work(self) -> int:
        """Carry cups on; return the instant to look again (Unix milliseconds)."""
        now, reach = self._clock.now(), self._reach()
        if self._places_at is None or not 0 <= now - self._places_at < PLACES_LOOKED_AT:
            self._places_at = now
            for cup in await self._cups.living(reach):
                if await self._is_lost(cup.guild, cup.place):
                    await self._cups.lost_place(cup.id, cup.place)
        await self._outages.notice_silence()
        due = await self._cups.advance(reach)
        again = self._clock.now() + LOOK_AGAIN
        return again if due is None else min(due, again)
