"""Asks Discord who is still in a server, and who still sees a channel."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

import aiohttp
import discord
import msgspec

from cogs.interaction.visibility import is_open_to_all, sees_into
from tables.interfaces import Clock
from tables.model.table import HOUR

_log = logging.getLogger(__name__)

T = TypeVar("T")

_UNKNOWN_MEMBER = 10007
_UNKNOWN_USER = 10013

LOOKED_UP_FOR = 3 * HOUR
"""Milliseconds for which what was looked up is taken to be so still."""

_Key: TypeAlias = tuple[str, int, int]
"""What was looked up, in which server, and its id there."""

_UNCLEAR = (discord.DiscordException, aiohttp.ClientError, TimeoutError)
"""What may be raised instead of an answer."""


class _Known(msgspec.Struct, frozen=True):
    """A member, server or channel as it was at an instant; None: there is none for the bot."""

    found: Any
    at: int


class DiscordMembers:
    """Looks people up, one at a time: without privileged intents nobody says who leaves.

    What a role may do in which channel Discord does say; only whose roles are whose is looked up.
    Of servers that another process serves it says nothing by itself, and of old threads nowhere:
    they are looked up as well.
    """

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._known: dict[_Key, _Known] = {}

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
        try:
            server = self._client.get_guild(guild) or await self._server(guild)
            return server is None or await self._sees(server, place, player)
        except _UNCLEAR as fault:
            _log.info("whether somebody still sees a channel is not known: %s", fault)
            return True

    async def hears(self, guild: int, place: int, player: int) -> bool:
        """Whether a call there reaches this person, as far as Discord says.

        Nobody is looked up for a channel that all of its server see.
        """
        server = self._client.get_guild(guild)
        channel = None if server is None else server.get_channel_or_thread(place)
        if channel is not None and is_open_to_all(channel):
            return True
        return await self.sees(guild, place, player)

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
        """What this person is called in that server; None where Discord does not say."""
        server = self._client.get_guild(guild)
        if server is None:
            return None
        try:
            member = await self._member(server, player)
        except _UNCLEAR as fault:
            _log.info("what somebody is called is not known: %s", fault)
            return None
        return None if member is None else member.display_name

    async def meet(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Somebody has pressed or typed something, which brings their roles of now."""
        member = interaction.user
        if not isinstance(member, discord.Member):
            return
        key = "member", member.guild.id, member.id
        if key in self._known:
            self._known[key] = _Known(member, self._clock.now())

    async def _member(self, server: discord.Guild, player: int) -> discord.Member | None:
        """A member with their roles of the last hours. Raises discord.HTTPException."""
        return await self._remembered(
            ("member", server.id, player), lambda: server.fetch_member(player), discord.NotFound
        )

    async def _server(self, guild: int) -> discord.Guild | None:
        """A server with its roles of the last hours. Raises discord.HTTPException."""
        return await self._remembered(
            ("server", guild, 0),
            lambda: self._client.fetch_guild(guild, with_counts=False),
            (discord.NotFound, discord.Forbidden),
        )

    async def _channel(self, server: discord.Guild, place: int) -> Any:
        """A channel or thread with who may see it. Raises discord.DiscordException."""
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
        """What was looked up in the last hours, or is now; ``none`` says that there is nothing."""
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
