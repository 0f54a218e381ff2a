"""Whether the channels and threads of tables still exist, and whether the bot can post there."""

import logging
from collections.abc import Awaitable, Iterable

import aiohttp
import discord

from model.table import GuildId, PlaceId

_log = logging.getLogger(__name__)

_UNSEEN = (discord.NotFound, discord.Forbidden)
"""The channel does not exist, or the bot may not see it."""

_WITH_MESSAGES = (
    discord.TextChannel,
    discord.VoiceChannel,
    discord.StageChannel,
    discord.Thread,
)
"""The kinds of server channels that take messages; a forum holds threads only."""


async def is_there(
    asked: Awaitable[object],
    gone: tuple[type[discord.HTTPException], ...] = (discord.NotFound,),
) -> bool:
    """Whether the request finds its object. True as well if Discord's answer is unclear.

    ``gone``: the exceptions that mean "not there".
    """
    try:
        await asked
    except gone:
        return False
    except (discord.DiscordException, aiohttp.ClientError, TimeoutError) as fault:
        _log.info("Discord does not say whether something is still there: %s", fault)
    return True


async def lost_among(client: discord.Client, places: Iterable[PlaceId]) -> frozenset[PlaceId]:
    """Return those of these channels and threads that are deleted or hidden from the bot.

    Asks Discord only for those missing from the client's cache, such as archived threads.
    """
    unseen = [place for place in set(places) if client.get_channel(place) is None]
    return frozenset([p for p in unseen if not await is_there(client.fetch_channel(p), _UNSEEN)])


async def is_deleted(client: discord.Client, place: PlaceId) -> bool:
    """Whether a channel or thread was deleted; False if Discord's answer is unclear."""
    if client.get_channel(place) is not None:
        return False
    return not await is_there(client.fetch_channel(place))


async def is_left(client: discord.Client, server: GuildId) -> bool:
    """Whether the bot is no longer in a server; False if Discord's answer is unclear.

    A server missing from this process's cache may belong to another shard process, so ask Discord.
    """
    if client.get_guild(server) is not None:
        return False
    return not await is_there(client.fetch_guild(server, with_counts=False), _UNSEEN)


async def is_lost(client: discord.Client, server: GuildId, place: PlaceId) -> bool:
    """Whether a channel is deleted or its server left; False if Discord's answer is unclear."""
    return await is_left(client, server) or await is_deleted(client, place)


def holds_messages(place: object) -> bool:
    """Whether this kind of channel takes messages; a forum or category does not.

    Discord answers a message there with error 50008 or 50024.
    """
    return isinstance(place, _WITH_MESSAGES)


async def is_shut_out(client: discord.Client, place: object, granted: discord.Permissions) -> bool:
    """Whether this is a private thread the bot is not a member of, so that it cannot post.

    ``granted``: the bot's permissions by the interaction, which do not tell this. A bot that may
    manage threads can post in all of them. discord.py keeps threads the bot was removed from in its
    cache, so Discord is asked.
    """
    if not isinstance(place, discord.Thread) or not place.is_private() or granted.manage_threads:
        return False
    me = client.user
    return me is not None and not await is_there(place.fetch_member(me.id), _UNSEEN)
