"""Asks Discord who is still in a server, and who still sees a channel."""

import logging

import aiohttp
import discord
import msgspec

from cogs.reach import sees_into
from tables.model import HOUR
from tables.ports import Clock

_log = logging.getLogger(__name__)

_UNKNOWN_MEMBER = 10007
_UNKNOWN_USER = 10013

LOOKED_UP_FOR = 3 * HOUR
"""Milliseconds for which somebody's roles are taken to be those that were looked up."""


class _Known(msgspec.Struct, frozen=True):
    """A member as they were at an instant, with their roles; None: there is none."""

    member: discord.Member | None
    at: int


class DiscordMembers:
    """Looks people up, one at a time: without privileged intents nobody says who leaves.

    What a role may do in which channel Discord does say; only whose roles are whose is looked up.
    """

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._known: dict[tuple[int, int], _Known] = {}

    async def is_here(self, guild: int, player: int) -> bool:
        """Whether this person is in that server; yes where Discord does not say clearly."""
        try:
            await self._client.http.get_member(guild, player)
        except discord.HTTPException as fault:
            return fault.code not in (_UNKNOWN_MEMBER, _UNKNOWN_USER)
        except (aiohttp.ClientError, TimeoutError) as fault:
            _log.info("whether somebody is still in their server is not known: %s", fault)
        return True

    async def sees(self, guild: int, place: int, player: int) -> bool:
        """Whether this person sees that channel; yes where Discord does not say clearly."""
        server = self._client.get_guild(guild)
        channel = None if server is None else server.get_channel_or_thread(place)
        if server is None or channel is None:
            return True
        try:
            member = await self._member(server, player)
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as fault:
            _log.info("whether somebody still sees a channel is not known: %s", fault)
            return True
        return member is not None and await sees_into(channel, member)

    async def name(self, guild: int, player: int) -> str | None:
        """What this person is called in that server; None where Discord does not say."""
        server = self._client.get_guild(guild)
        if server is None:
            return None
        try:
            member = await self._member(server, player)
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as fault:
            _log.info("what somebody is called is not known: %s", fault)
            return None
        return None if member is None else member.display_name

    async def meet(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Somebody has pressed or typed something, which brings their roles of now."""
        member = interaction.user
        if isinstance(member, discord.Member) and (member.guild.id, member.id) in self._known:
            self._known[member.guild.id, member.id] = _Known(member, self._clock.now())

    async def _member(self, server: discord.Guild, player: int) -> discord.Member | None:
        """A member with their roles of the last hours. Raises discord.HTTPException."""
        now = self._clock.now()
        self._known = {
            key: known for key, known in self._known.items() if 0 <= now - known.at < LOOKED_UP_FOR
        }
        if (server.id, player) not in self._known:
            self._known[server.id, player] = _Known(await _looked_up(server, player), now)
        return self._known[server.id, player].member


async def _looked_up(server: discord.Guild, player: int) -> discord.Member | None:
    try:
        return await server.fetch_member(player)
    except discord.NotFound:
        return None
