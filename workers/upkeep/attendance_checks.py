"""Checks, at reminders and deadlines, whether the people waited for are still in the server.

Without privileged intents Discord sends the bot no event when a member leaves, so the bot asks.
"""

import asyncio
import logging

from model.table import Timer
from tables.service import TableService
from workers.chat_platform import Members

_log = logging.getLogger(__name__)

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
