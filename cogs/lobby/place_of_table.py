"""Where a new table is posted, and whether that channel can hold one."""

from typing import Any

import discord

from cogs.discord.forums import forum_of, is_home
from cogs.discord.interaction_user import Asking
from cogs.discord.permissions import IN_THREADS, needed_in, permission_name
from cogs.discord.reachable_channels import holds_messages, is_shut_out
from cogs.interaction.table_access import may_look_into
from core.translatable_text import Listing
from model.refusals import refused
from tables.server_settings import ServerWishes


def place_of_table(
    asking: Asking, thread_wished: bool | None, usual: ServerWishes
) -> tuple[Any, bool]:
    """Return the channel or forum for the table, and whether to create a thread there.

    ``thread_wished`` None: as usual in the server.
    It is the server's channel for tables, else this one; in a forum post a new thread is another
    post of that forum, and in a thread it is one beside it. A channel that the person cannot see is
    never used. Raises TableRefuses if a thread is wished where there can be none.
    """
    here, guild, forum = asking.channel, asking.guild, forum_of(asking.channel)
    thread = usual.thread if thread_wished is None else thread_wished
    if forum is not None and is_home(forum):
        is_usual = thread_wished is None and usual.place == forum.id
        if thread or is_usual:
            return forum, False
    channel: Any = here
    if guild and usual.place not in (None, getattr(here, "parent_id", None)):
        found = guild.get_channel(usual.place)
        channel = found if found and may_look_into(asking, usual.place) else here
    if not thread or guild is None or is_home(channel):
        return channel, False
    return _with_a_thread(channel, is_asked=thread_wished is not None)


def _with_a_thread(channel: Any, *, is_asked: bool) -> tuple[Any, bool]:
    """Return the channel for a new thread: this one, or that of this thread, and that it is made.

    ``is_asked``: the person asked for it; if the server did, a private thread is apart enough. Its
    channel would show others what its members keep to themselves.
    """
    if isinstance(channel, discord.TextChannel):
        return channel, True
    if isinstance(channel, discord.Thread):
        if isinstance(channel.parent, discord.TextChannel) and not channel.is_private():
            return channel.parent, True
        if not is_asked:
            return channel, False
    raise refused("table-refusal-no-threads", place=f"<#{channel.id}>")


def must_hold_tables(channel: Any) -> None:
    """Raise TableRefuses if this kind of channel cannot hold a table."""
    if not (holds_messages(channel) or is_home(channel)):
        raise refused("table-refusal-no-messages", place=f"<#{channel.id}>")


async def must_be_allowed(asking: Asking, channel: Any, thread: bool = False) -> None:
    """Check the channel before anything is created. Raises TableRefuses if it cannot hold a table,
    naming the permissions that the bot lacks.
    """
    must_hold_tables(channel)
    elsewhere = channel.id != asking.channel_id
    granted = channel.permissions_for(channel.guild.me) if elsewhere else asking.app_permissions
    if await is_shut_out(asking.client, channel, granted):
        raise refused("table-refusal-not-joined")
    needed = list(needed_in(channel))
    if thread:
        needed += IN_THREADS
    missing = [name for name in needed if not getattr(granted, name)]
    if missing:
        names = Listing(tuple(permission_name(name) for name in missing))
        raise refused("table-refusal-permission", permission=names)
