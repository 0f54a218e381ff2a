"""Looks whether those who are waited for are still there, when part of their time has gone by.

Discord tells a bot without privileged intents of nobody who leaves: one has to ask.
"""

import asyncio
import logging

from tables.model.table import Timer
from tables.service import TableService
from workers.chat_platform import Members

_log = logging.getLogger(__name__)

_PATIENCE = 10
"""Seconds a look-up may take, for which other timers wait."""


class Attendance:
    """Fires timers, and before those of a person looks whether that person can be reached."""

    def __init__(self, service: TableService, members: Members) -> None:
        self._service = service
        self._members = members

    async def fire(self, timer: Timer) -> None:
        """Look for whoever this timer is about; then do what it is for, if that still stands."""
        for guild, player in await self._service.waited_for(timer):
            if not await self._is_here(guild, player):
                await self._service.note_gone(player, guild)
        await self._service.fire(timer)

    async def _is_here(self, guild: int, player: int) -> bool:
        """Whether they are in the server; nobody is gone because the platform is unwell."""
        try:
            async with asyncio.timeout(_PATIENCE):
                return await self._members.is_here(guild, player)
        except TimeoutError:
            _log.info("whether somebody is still in their server could not be looked up")
            return True
