"""Who may reach a table, who is still in a server and who can see a channel."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import cache, partial
from typing import Any, TypeAlias, TypeVar

import aiohttp
import discord
import msgspec

from cogs.discord.channels import is_deleted, is_there
from cogs.discord.interaction_user import managed_by, name_of
from model.letters import TableFacts
from model.table import HOUR, Human, Listed, PlaceId, PlayerId
from tables.interfaces import Clock


def may_reach(asking: discord.Interaction[Any], table: TableFacts) -> bool:
    """Whether the person may reach this table from where they are.

    Its people may from anywhere, even while a computer stands in for them. A code gives no access:
    others must be in the table's channel, or see it from elsewhere in the same server.
    """
    player = PlayerId(asking.user.id)
    seated = any(s.occupant == Human(player) or s.stood_for == player for s in table.seats)
    if seated or player in table.invited or asking.channel_id == table.place:
        return True
    at_home = asking.guild_id is not None and asking.guild_id == table.guild
    return at_home and may_look_into(asking, table.place)


def all_reached(asking: discord.Interaction[Any], here: Sequence[Listed]) -> list[Listed]:
    """Return those of this server's tables that the person may reach, as by ``may_reach``.

    Checks each channel once, as many tables share few channels.
    """
    sees = cache(partial(may_look_into, asking))
    return [one for one in here if one.own or one.place == asking.channel_id or sees(one.place)]


def manages_table(asking: discord.Interaction[Any], table: TableFacts) -> bool:
    """Whether the person manages the server of a table, and acts there."""
    return table.guild is not None and managed_by(asking) == table.guild


async def may_rescue(asking: discord.Interaction[Any], table: TableFacts) -> bool:
    """Whether the person manages the server of a table whose channel was deleted."""
    return manages_table(asking, table) and await is_deleted(asking.client, table.place)


def may_look_into(asking: discord.Interaction[Any], place: PlaceId) -> bool:
    """Whether a member can see a channel of the server they are in; a thread is visible with its
    parent, a private thread only from inside.

    The interaction carries the member's roles; the channels are in the cache.
    """
    guild, member = asking.guild, asking.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    found = guild.get_channel_or_thread(place)
    if isinstance(found, discord.Thread):
        found = None if found.is_private() else found.parent
    return found is not None and found.permissions_for(member).view_channel


async def sees_into(place: Any, member: discord.Member) -> bool:
    """Whether a member who is not acting can see a channel; True if Discord's answer is unclear."""
    if not isinstance(place, discord.Thread):
        return bool(place.permissions_for(member).view_channel)
    if place.is_private() and not await is_there(place.fetch_member(member.id)):
        return False
    return place.parent is None or place.parent.permissions_for(member).view_channel


def is_open_to_all(place: Any) -> bool:
    """Whether the whole server can see a channel, or a thread with its parent: no overwrite hides
    it from a role or person, and the default role may see it.
    """
    if isinstance(place, discord.Thread):
        return not place.is_private() and place.parent is not None and is_open_to_all(place.parent)
    if any(overwrite.view_channel is False for overwrite in place.overwrites.values()):
        return False
    return bool(place.permissions_for(place.guild.default_role).view_channel)


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
