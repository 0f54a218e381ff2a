"""Moving a table to the channel of the interaction."""

from typing import Any

import aiohttp
import discord
import msgspec

from cogs.discord.forums import tag_post
from cogs.discord.interaction_user import Asking, Visitor, managed_by
from cogs.discord.reachable_channels import is_left
from cogs.interaction.front_desk import Desk
from cogs.interaction.table_access import sees_into
from cogs.lobby.place_of_table import must_be_allowed
from core.translatable_text import Listing, text
from model.commands import Bring
from model.letters import TableFacts
from model.refusals import refused
from model.table import GuildId, Human, PlaceId, Status, TableCode


async def bring(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Move the table to this channel. Raises TableRefuses if people could not see it here."""
    if asking.guild is None or asking.channel is None:
        raise refused("table-refusal-bring-where")
    await must_be_allowed(asking, asking.channel)
    table = await desk.finder.reach(asking, code)
    lost = table.guild is None or await is_left(asking.client, table.guild)
    order = Bring(
        visitor.person,
        GuildId(asking.guild.id),
        PlaceId(asking.channel.id),
        managed_by(asking),
        lost,
    )
    if order.by.id == table.host or order.manages == table.guild:
        await _must_be_seen_by_all(desk, asking, visitor, table)
    await desk.carry_out(asking, code, order)
    await desk.tell(asking, visitor.locale, text("done-brought", code=code))
    left = msgspec.structs.replace(table, status=Status.CANCELLED)
    await tag_post(asking.client, desk.replies.forums, left)  # the old post counts as over


async def _must_be_seen_by_all(
    desk: Desk, asking: Asking, visitor: Visitor, table: TableFacts
) -> None:
    """Raise TableRefuses if a seated person could not see mentions in this channel."""
    assert asking.guild is not None, "looked at before"
    names = await desk.replies.people_of(table)
    seated = [s.occupant.player for s in table.seats if isinstance(s.occupant, Human)]
    unseen = [
        names[player]
        for player in seated
        if player != visitor.id and not await _sees(asking.guild, asking.channel, player, table)
    ]
    if unseen and asking.channel_id != table.place:
        raise refused("table-refusal-bring-unseen", people=Listing(tuple(unseen)), code=table.code)


async def _sees(guild: discord.Guild, place: Any, player: int, table: TableFacts) -> bool:
    """Whether this person can see a channel; True if Discord's answer is unclear.

    Also True for somebody who has left the server, if the table stays in it.
    """
    try:
        member = await guild.fetch_member(player)
    except discord.NotFound:
        return guild.id == table.guild
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError):
        return True
    return await sees_into(place, member)
