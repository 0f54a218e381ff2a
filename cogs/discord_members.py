"""Asks Discord whether somebody is still in a server."""

import logging

import aiohttp
import discord

_log = logging.getLogger(__name__)

_UNKNOWN_MEMBER = 10007
_UNKNOWN_USER = 10013


class DiscordMembers:
    """Looks people up, one at a time: without privileged intents nobody says who leaves."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def is_here(self, guild: int, player: int) -> bool:
        """Whether this person is in that server; yes where Discord does not say clearly."""
        try:
            await self._client.http.get_member(guild, player)
        except discord.HTTPException as fault:
            return fault.code not in (_UNKNOWN_MEMBER, _UNKNOWN_USER)
        except (aiohttp.ClientError, TimeoutError) as fault:
            _log.info("whether somebody is still in their server is not known: %s", fault)
        return True
