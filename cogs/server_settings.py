"""/tavolo settings: a server's defaults for tables, and moving a table here."""

from collections.abc import Mapping
from typing import Any, Final, Literal, get_args

import aiohttp
import discord
import msgspec
from discord import app_commands

from cogs.discord.channels import is_left
from cogs.discord.forums import is_home, tag_post
from cogs.discord.interaction_user import Asking, Visitor, managed_by
from cogs.interaction.access import sees_into
from cogs.interaction.front_desk import Desk
from cogs.new_threads import must_be_allowed, must_hold_tables
from cogs.opening import is_deleted, pace_wished, role_told, spoken_here
from cogs.ui.command_texts import SPOKEN, said
from core.texts import LOCALES, Listing, Locale, Text, locale_of, text
from model.commands import Bring
from model.letters import TableFacts
from model.refusals import refused
from model.table import GuildId, Human, PlaceId, RoleId, Status, TableCode
from tables.paces import pace_of
from tables.server_settings import ServerWishes
from workers.post_model import Post

PlaceWish = Literal["here", "thread", "channel"]
"""Where tables open: in the command's channel, in a new thread there, or always in this one."""

LANGUAGES: Final = [
    app_commands.Choice(name=said("choice-server-language-auto"), value="auto"),
    *SPOKEN,
]
PLACES: Final = [
    app_commands.Choice(name=said(f"choice-place-{wish}"), value=wish)
    for wish in get_args(PlaceWish)
]


NO_HOUR: Final = 24
"""The value of the option for the hour of deadlines that stands for none."""

FREE_DAYS: Final[Mapping[str, tuple[int, ...]]] = {
    "none": (),
    "sunday": (6,),
    "weekend": (5, 6),
    "friday": (4, 5),
}
"""The days that do not count, by their names among the command's choices."""

FREE: Final = [
    app_commands.Choice(name=said(f"choice-free-{name}"), value=name) for name in FREE_DAYS
]


class ServerChanges(msgspec.Struct, frozen=True):
    """The command's arguments; None: unchanged. ``hour``: of the day, ``NO_HOUR``: none."""

    language: str | None = None
    pace: int | None = None
    late: str | None = None
    place: str | None = None
    role: RoleId | None = None
    no_role: bool = False
    hour: int | None = None
    free: str | None = None


async def settle_server(desk: Desk, asking: Asking, changes: ServerChanges) -> None:
    """Change a server's settings and show them. Raises TableRefuses unless a manager asks."""
    visitor = await desk.finder.visitor(asking)
    if asking.guild_id is None or not asking.permissions.manage_guild:
        raise refused("server-refusal")
    server = GuildId(asking.guild_id)
    if changes.role == asking.guild_id:
        raise refused("server-refusal-everyone")
    before = await desk.servers.wishes_of(server)
    wishes = await _changed(desk, visitor, before, changes, asking)
    is_gone = is_deleted(asking, wishes)
    if is_gone:
        wishes = msgspec.structs.replace(wishes, role=None)
    if wishes != before:
        await desk.servers.remember(server, wishes)
    say = desk.replies.voice(visitor.locale)
    told = text("server-role-gone") if is_gone else role_told(asking, wishes)
    lines = tuple(map(say, (*_told(wishes, asking), told)))
    heading, hint = say(text("server-heading")), say(text("server-change"))
    await desk.show(asking, Post(heading=heading, lines=lines, small=hint))


async def have_threads(desk: Desk, asking: Asking, _visitor: Visitor, _code: TableCode) -> None:
    """Have tables opened in threads from now on, as was offered after a long game."""
    await settle_server(desk, asking, ServerChanges(place="thread"))


async def _changed(
    desk: Desk, visitor: Visitor, wishes: ServerWishes, changes: ServerChanges, asking: Asking
) -> ServerWishes:
    pace = pace_wished(changes.pace, changes.late, None, wishes.pace)
    zone = visitor.profile.zone or ""
    if changes.hour is not None:
        hour = None if changes.hour == NO_HOUR else changes.hour * 60
        pace = msgspec.structs.replace(pace, hour=hour, zone=zone, bank=None)
    if changes.free is not None:
        pace = msgspec.structs.replace(pace, free=FREE_DAYS[changes.free], zone=zone)
    wishes = msgspec.structs.replace(wishes, pace=pace)
    if changes.language is not None:
        locale = None if changes.language == "auto" else locale_of(changes.language)
        wishes = msgspec.structs.replace(wishes, locale=locale)
    if changes.role is not None or changes.no_role:
        role = None if changes.no_role else changes.role
        wishes = msgspec.structs.replace(wishes, role=role)
    if changes.place is not None:
        place = None
        if changes.place == "channel":
            spoken = spoken_here(asking, visitor, wishes)
            place = await _channel_of(desk, asking, spoken)
        thread = changes.place == "thread"
        wishes = msgspec.structs.replace(wishes, place=place, thread=thread)
    return wishes


async def _channel_of(desk: Desk, asking: Asking, locale: Locale) -> PlaceId:
    """Return this channel, or this thread's parent, as a thread may be archived one day.

    Creates a forum's table tags in this language. Raises TableRefuses if no table can stand there.
    """
    channel: Any = asking.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent or channel
    must_hold_tables(channel)
    if isinstance(channel, discord.ForumChannel):
        await must_be_allowed(asking, channel)
        await desk.replies.forums.prepared(channel, None, locale)
    return PlaceId(channel.parent_id if isinstance(channel, discord.Thread) else channel.id)


def _told(wishes: ServerWishes, asking: Asking) -> tuple[Text, ...]:
    place = "thread" if wishes.thread else "here" if wishes.place is None else "channel"
    guild = asking.guild
    if guild is not None and wishes.place is not None and is_home(guild.get_channel(wishes.place)):
        place = "forum"
    where = "" if wishes.place is None else f"<#{wishes.place}>"
    return (
        text("server-language", language=wishes.locale if wishes.locale in LOCALES else "auto"),
        *pace_of(wishes.pace),
        text("server-place", place=place, channel=where),
    )


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
