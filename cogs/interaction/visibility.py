"""For whom a table exists: those who sit there or are invited, and who can see where it stands."""

from collections.abc import Sequence
from functools import cache, partial
from typing import Any

import discord

from cogs.discord.channels import is_deleted, is_there
from cogs.discord.visitor import managed_by
from tables.model.letters import TableFacts
from tables.model.table import Human, Listed, PlaceId, PlayerId


def may_reach(asking: discord.Interaction[Any], table: TableFacts) -> bool:
    """Whether this table is to be had by whoever asks, from where they ask.

    Its people reach it from anywhere, those too for whom a computer plays on. Its code is a name
    and no key: others must be in its place, or see that from elsewhere in the same server.
    """
    player = PlayerId(asking.user.id)
    seated = any(s.occupant == Human(player) or s.stood_for == player for s in table.seats)
    if seated or player in table.invited or asking.channel_id == table.place:
        return True
    at_home = asking.guild_id is not None and asking.guild_id == table.guild
    return at_home and may_look_into(asking, table.place)


def all_reached(asking: discord.Interaction[Any], here: Sequence[Listed]) -> list[Listed]:
    """Those of these tables of this server that are to be had, by the law of ``may_reach``.

    Many stand in few places, each looked into once.
    """
    sees = cache(partial(may_look_into, asking))
    return [one for one in here if one.own or one.place == asking.channel_id or sees(one.place)]


async def may_rescue(asking: discord.Interaction[Any], table: TableFacts) -> bool:
    """Whether somebody manages the server of this table, which stands nowhere any more."""
    if table.guild is None or managed_by(asking) != table.guild:
        return False
    return await is_deleted(asking.client, table.place)


def may_look_into(asking: discord.Interaction[Any], place: PlaceId) -> bool:
    """Whether a member can see a channel of the server they ask in; a thread is seen with its
    parent, a private one from inside only.

    The interaction brings the member's roles, and the channels are known of the server.
    """
    guild, member = asking.guild, asking.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    found = guild.get_channel_or_thread(place)
    if isinstance(found, discord.Thread):
        found = None if found.is_private() else found.parent
    return found is not None and found.permissions_for(member).view_channel


async def sees_into(place: Any, member: discord.Member) -> bool:
    """The same of somebody who is not asking; yes where Discord does not say clearly."""
    if not isinstance(place, discord.Thread):
        return bool(place.permissions_for(member).view_channel)
    if place.is_private() and not await is_there(place.fetch_member(member.id)):
        return False
    return place.parent is None or place.parent.permissions_for(member).view_channel


def is_open_to_all(place: Any) -> bool:
    """Whether everybody in its server sees a channel, or a thread with its parent: nobody is shut
    out, be it by a role of theirs.
    """
    if isinstance(place, discord.Thread):
        return not place.is_private() and place.parent is not None and is_open_to_all(place.parent)
    if any(overwrite.view_channel is False for overwrite in place.overwrites.values()):
        return False
    return bool(place.permissions_for(place.guild.default_role).view_channel)
