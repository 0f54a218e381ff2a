"""Places and servers where tables stood that are no more, as Discord has it."""

import logging
from collections.abc import Awaitable, Iterable

import aiohttp
import discord

from tables.model import GuildId, PlaceId

_log = logging.getLogger(__name__)

_UNSEEN = (discord.NotFound, discord.Forbidden)
"""There is none, or the bot is not to see it."""


async def is_there(
    asked: Awaitable[object],
    gone: tuple[type[discord.HTTPException], ...] = (discord.NotFound,),
) -> bool:
    """Whether Discord has what it is asked for; yes where it does not say clearly.

    ``gone``: the answers by which it is not there.
    """
    try:
        await asked
    except gone:
        return False
    except (discord.DiscordException, aiohttp.ClientError, TimeoutError) as fault:
        _log.info("Discord does not say whether something is still there: %s", fault)
    return True


async def lost_among(client: discord.Client, places: Iterable[PlaceId]) -> frozenset[PlaceId]:
    """Those of these channels and threads that are deleted, or shown to the bot no more.

    Discord is asked only for those the bot does not see anyway, such as archived threads.
    """
    unseen = [place for place in set(places) if client.get_channel(place) is None]
    return frozenset([p for p in unseen if not await is_there(client.fetch_channel(p), _UNSEEN)])


async def is_deleted(client: discord.Client, place: PlaceId) -> bool:
    """Whether a channel or thread is no more; no where Discord does not say so clearly."""
    if client.get_channel(place) is not None:
        return False
    return not await is_there(client.fetch_channel(place))


async def is_left(client: discord.Client, server: GuildId) -> bool:
    """Whether the bot is in a server no more; no where Discord does not say so clearly.

    One that it does not know of may be served by another process of ours.
    """
    if client.get_guild(server) is not None:
        return False
    return not await is_there(client.fetch_guild(server, with_counts=False), _UNSEEN)
