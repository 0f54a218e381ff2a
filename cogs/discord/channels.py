"""Places of tables, as Discord has them: which are gone, closed, or cannot take a post."""

import logging
from collections.abc import Awaitable, Iterable
from typing import Final

import aiohttp
import discord

from rehearsal.beliefs import limit
from tables.model.table import GuildId, PlaceId

_log = logging.getLogger(__name__)

THREAD_CLOSED = limit("archived-thread-refuses-edits")
"""Discord's code for what cannot be done in a thread that is archived or locked."""

LONGEST_OPEN: Final = 10_080
"""Minutes without a message after which Discord closes (archives) a thread: the most there are."""

_UNSEEN = (discord.NotFound, discord.Forbidden)
"""There is none, or the bot is not to see it."""

_WITH_MESSAGES = (
    discord.TextChannel,
    discord.VoiceChannel,
    discord.StageChannel,
    discord.Thread,
)
"""The kinds of places in a server where messages can be posted; forums hold threads alone."""


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


def holds_messages(place: object) -> bool:
    """Whether messages can be posted there, by the kind of channel; a forum or category has none.

    Discord answers 50008 or 50024 to a message elsewhere.
    """
    return isinstance(place, _WITH_MESSAGES)


async def is_shut_out(client: discord.Client, place: object, granted: discord.Permissions) -> bool:
    """Whether this is a private thread that the bot is not in, so that it cannot post there.

    ``granted``: what an interaction says that the bot may do, which leaves this out. Whoever
    manages threads is in each of them. discord.py goes on knowing threads that the bot was taken
    out of, so Discord is asked.
    """
    if not isinstance(place, discord.Thread) or not place.is_private() or granted.manage_threads:
        return False
    me = client.user
    return me is not None and not await is_there(place.fetch_member(me.id), _UNSEEN)


async def reopen(place: object) -> bool:
    """Open a thread that was closed; False where that cannot be, or the bot may not.

    A locked thread opens to those alone who manage threads.
    """
    if not isinstance(place, discord.Thread):
        return False
    try:
        await place.edit(archived=False)
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as fault:
        _log.info("a closed thread cannot be opened: %s", fault)
        return False
    return True
