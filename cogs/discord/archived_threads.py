"""Threads that Discord has archived: the error they cause, and how to reopen one."""

import logging

import aiohttp
import discord

from core.discord_limits import limit
from model.table import PlaceId

_log = logging.getLogger(__name__)

THREAD_CLOSED = limit("archived-thread-refuses-edits")
"""Discord's error code for an action that an archived or locked thread does not allow."""


async def reopened(client: discord.Client, place: PlaceId) -> bool:
    """Unarchive the thread with this id; return False if it is open, or ``reopen`` would.

    The client's cache has no archived threads, so Discord is asked.
    """
    known = client.get_channel(place)
    try:
        thread = await client.fetch_channel(place) if known is None else known
    except (discord.DiscordException, aiohttp.ClientError, TimeoutError) as fault:
        _log.info("a thread that may be closed is not found: %s", fault)
        return False
    return isinstance(thread, discord.Thread) and thread.archived and await reopen(thread)


async def reopen(place: object) -> bool:
    """Unarchive a thread; return False if this is no thread or Discord refuses.

    Only somebody who may manage threads can open a locked one.
    """
    if not isinstance(place, discord.Thread):
        return False
    try:
        await place.edit(archived=False)
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as fault:
        _log.info("a closed thread cannot be opened: %s", fault)
        return False
    return True
