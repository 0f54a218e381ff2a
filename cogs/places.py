"""Places and servers where tables stood that are no more, as Discord has it."""

from collections.abc import Iterable

import aiohttp
import discord

from tables.model import GuildId, PlaceId


async def lost_among(client: discord.Client, places: Iterable[PlaceId]) -> frozenset[PlaceId]:
    """Those of these channels and threads that are deleted, or shown to the bot no more.

    Discord is asked only for those the bot does not see anyway, such as archived threads.
    """
    unseen = [place for place in set(places) if client.get_channel(place) is None]
    return frozenset([place for place in unseen if await _is_lost(client, place)])


async def is_deleted(client: discord.Client, place: PlaceId) -> bool:
    """Whether a channel or thread is no more; no where Discord does not say so clearly."""
    if client.get_channel(place) is not None:
        return False
    try:
        await client.fetch_channel(place)
    except discord.NotFound:
        return True
    except (discord.DiscordException, aiohttp.ClientError, TimeoutError):
        return False
    return False


async def is_left(client: discord.Client, server: GuildId) -> bool:
    """Whether the bot is in a server no more; no where Discord does not say so clearly.

    One that it does not know of may be served by another process of ours.
    """
    if client.get_guild(server) is not None:
        return False
    try:
        await client.fetch_guild(server, with_counts=False)
    except (discord.NotFound, discord.Forbidden):
        return True
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError):
        return False
    return False


async def _is_lost(client: discord.Client, place: PlaceId) -> bool:
    try:
        await client.fetch_channel(place)
    except (discord.NotFound, discord.Forbidden):
        return True
    except (discord.HTTPException, aiohttp.ClientError):
        return False  # nobody knows
    return False
