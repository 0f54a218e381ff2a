"""/tavolo settings: a server's defaults for tables opened in it."""

from typing import Any, Final, Literal, get_args

import discord
import msgspec
from discord import app_commands

from cogs.discord.forums import is_home
from cogs.discord.interaction_user import Asking, Visitor
from cogs.discord.roles import is_deleted, role_told
from cogs.interaction.front_desk import Desk
from cogs.lobby.open_table import pace_wished, spoken_here
from cogs.lobby.place_of_table import must_be_allowed, must_hold_tables
from cogs.ui.command_texts import SPOKEN, said
from core.languages import LOCALES, Locale, locale_of
from core.translatable_text import Text, text
from model.refusals import refused
from model.table import GuildId, PlaceId, RoleId, TableCode
from tables.server_settings import ServerWishes
from tables.time.paces import pace_of
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


class ServerChanges(msgspec.Struct, frozen=True):
    """The command's arguments; None: unchanged."""

    language: str | None = None
    pace: int | None = None
    late: str | None = None
    place: str | None = None
    role: RoleId | None = None
    no_role: bool = False


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
