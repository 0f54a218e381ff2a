"""Looks up who is still in a server and who can see a channel."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

import aiohttp
import discord
import msgspec

from cogs.discord.interaction_user import name_of
from cogs.interaction.table_access import is_open_to_all, sees_into
from model.table import HOUR
from tables.interfaces import Clock

_log = logging.getLogger(__name__)

T = TypeVar("T")

_UNKNOWN_MEMBER = 10007
_UNKNOWN_USER = 10013

LOOKED_UP_FOR = 3 * HOUR
"""Lifetime of a cached look-up in milliseconds."""

_Key: TypeAlias = tuple[str, int, int]
"""Kind of look-up, server id, and id there."""

_UNCLEAR = (discord.DiscordException, aiohttp.ClientError, TimeoutError)
"""Exceptions that mean "Discord gave no clear answer"."""


class _Known(msgspec.Struct, frozen=True):
    """A cached member, server or channel; ``at`` in Unix ms; None: not there for the bot."""

    found: Any
    at: int


class DiscordMembers:
    """Looks members up one by one: without privileged intents Discord does not say who leaves.

    Roles' channel permissions are in the gateway's cache; only members' roles are looked up.
    Servers of another shard process and old threads are not in the cache and are looked up too.
    """

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._known: dict[_Key, _Known] = {}

    async def is_here(self, guild: int, player: int) -> bool:
        """Whether this person is in that server; True if Discord's answer is unclear."""
        try:
            await self._client.http.get_member(guild, player)
        except discord.HTTPException as fault:
            return fault.code not in (_UNKNOWN_MEMBER, _UNKNOWN_USER)
        except (aiohttp.ClientError, TimeoutError) as fault:
            _log.info("whether somebody is still in their server is not known: %s", fault)
        return True

    async def sees(self, guild: int, place: int, player: int) -> bool:
        """Whether this person can see that channel; True if Discord's answer is unclear."""
        try:
            server = self._client.get_guild(guild) or await self._server(guild)
            return server is None or await self._sees(server, place, player)
        except _UNCLEAR as fault:
            _log.info("whether somebody still sees a channel is not known: %s", fault)
            return True

    async def hears(self, guild: int, place: int, player: int) -> bool:
        """Whether a mention there reaches this person; True if Discord's answer is unclear.

        A channel that the whole server can see needs no look-up.
        """
        server = self._client.get_guild(guild)
        channel = None if server is None else server.get_channel_or_thread(place)
        if channel is not None and is_open_to_all(channel):
            return True
        return await self.sees(guild, place, player)

    async def surely_sees(self, guild: int | None, place: int, player: int | None) -> bool:
        """Whether this person, or anybody (None), can see that channel; False if that is unclear.

        Anybody can see what its whole server can see.
        """
        if guild is None:
            return False
        try:
            server = self._client.get_guild(guild) or await self._server(guild)
            if server is None:
                return False
            channel = server.get_channel_or_thread(place) or await self._channel(server, place)
            if channel is None:
                return False
            if player is None or is_open_to_all(channel):
                return is_open_to_all(channel)
            member = await self._member(server, player)
            return member is not None and await sees_into(channel, member)
        except _UNCLEAR as fault:
            _log.info("whether somebody sees a channel is not known: %s", fault)
            return False

    async def _sees(self, server: discord.Guild, place: int, player: int) -> bool:
        channel = server.get_channel_or_thread(place) or await self._channel(server, place)
        if channel is None:
            return True
        member = await self._member(server, player)
        if member is None or not await sees_into(channel, member):
            return False
        if isinstance(channel, discord.Thread) and channel.parent is None:
            return await self._sees(server, channel.parent_id, player)
        return True

    async def name(self, guild: int, player: int) -> str | None:
        """Return the person's name in that server; None if unknown."""
        server = self._client.get_guild(guild)
        if server is None:
            return None
        try:
            member = await self._member(server, player)
        except _UNCLEAR as fault:
            _log.info("what somebody is called is not known: %s", fault)
            return None
        return None if member is None else name_of(member)

    async def meet(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Refresh a cached member from an interaction, which carries their current roles."""
        member = interaction.user
        if not isinstance(member, discord.Member):
            return
        key = "member", member.guild.id, member.id
        if key in self._known:
            self._known[key] = _Known(member, self._clock.now())

    async def _member(self, server: discord.Guild, player: int) -> discord.Member | None:
        """Return a member, cached with their roles; None if gone. Raises discord.HTTPException."""
        return await self._remembered(
            ("member", server.id, player), lambda: server.fetch_member(player), discord.NotFound
        )

    async def _server(self, guild: int) -> discord.Guild | None:
        """Return a server, cached with its roles; None if gone. Raises discord.HTTPException."""
        return await self._remembered(
            ("server", guild, 0),
            lambda: self._client.fetch_guild(guild, with_counts=False),
            (discord.NotFound, discord.Forbidden),
        )

    async def _channel(self, server: discord.Guild, place: int) -> Any:
        """Return a channel or thread, cached; None if gone. Raises discord.DiscordException."""
        return await self._remembered(
            ("channel", server.id, place),
            lambda: server.fetch_channel(place),
            (discord.NotFound, discord.Forbidden),
        )

    async def _remembered(
        self,
        key: _Key,
        look_up: Callable[[], Awaitable[T]],
        none: type[Exception] | tuple[type[Exception], ...],
    ) -> T | None:
        """Return a look-up from the cache, or do it now; exceptions ``none`` mean "not there"."""
        now = self._clock.now()
        self._known = {
            key: known for key, known in self._known.items() if 0 <= now - known.at < LOOKED_UP_FOR
        }
        if key not in self._known:
            try:
                self._known[key] = _Known(await look_up(), now)
            except none:
                self._known[key] = _Known(None, now)
        found: T | None = self._known[key].found
        return found
