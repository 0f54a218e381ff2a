"""Channels and threads: whether the bot reaches them, what it may do there, archived threads."""

import logging
from collections.abc import Awaitable, Iterable
from typing import Any, Final

import aiohttp
import discord

from core.discord_limits import limit
from core.texts import Text, text
from model.table import GuildId, PlaceId

NEEDED: Final = (
    "view_channel",
    "send_messages",
    "attach_files",
    "read_message_history",
)
"""Permissions that a table's channel must grant; threads have their own one for sending."""

IN_THREADS: Final = ("create_public_threads", "send_messages_in_threads")
"""Further permissions needed for a table in a thread of its own."""

INVITED_WITH: Final = (*NEEDED, *IN_THREADS)
"""The permissions that the invite link asks for."""

SCOPES: Final = ("bot", "applications.commands")


def invite_link(application: int) -> str:
    """Return the URL that invites the bot of this application to a server."""
    granted = discord.Permissions(**dict.fromkeys(INVITED_WITH, True))
    return discord.utils.oauth_url(application, permissions=granted, scopes=SCOPES)


def permission_name(permission: str) -> Text:
    """Return the name of a permission in Discord's own settings, as a text to translate."""
    return text(f"permission-{permission.replace('_', '-')}")


def needed_in(channel: Any) -> tuple[str, ...]:
    """Return the permissions a table needs in this channel, forum or thread.

    In a forum ``send_messages`` allows creating posts; Discord's settings give it another name.
    """
    if isinstance(channel, discord.Thread):
        return tuple(n.replace("send_messages", "send_messages_in_threads") for n in NEEDED)
    if isinstance(channel, discord.ForumChannel):
        return (*NEEDED, "send_messages_in_threads")
    return NEEDED


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
