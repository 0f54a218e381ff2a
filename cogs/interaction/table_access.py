"""Who may reach a table: its people, those invited, and those who can see its channel."""

from collections.abc import Sequence
from functools import cache, partial
from typing import Any

import discord

from cogs.discord.interaction_user import managed_by
from cogs.discord.reachable_channels import is_deleted, is_there
from model.letters import TableFacts
from model.table import Human, Listed, PlaceId, PlayerId


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
