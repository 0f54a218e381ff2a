"""Opening a table, the same for every game: where, for whom, how fast."""

from typing import ClassVar

import discord
import msgspec
from discord import app_commands

from cogs.desk import Asking, Desk, Visitor, request_of
from cogs.discord_messenger import needed_in, permission_name
from cogs.wording import said
from core.text import Listing, text
from i18n.locales import locale_of
from tables import codec
from tables.commands import Person
from tables.errors import refused
from tables.model import GuildId, LatePolicy, Pace, PlaceId, PlayerId
from tables.openings import Opening
from workers.ports import Post

NO_LIMIT = 0


class Wishes(msgspec.Struct, frozen=True):
    """What the command asked for. ``pace`` in hours; None stands for the default."""

    game: str
    size: int
    guests: tuple[discord.User | discord.Member, ...]
    options: msgspec.Struct
    pace: int | None
    late: str | None
    thread: bool

    PACES: ClassVar[list[app_commands.Choice[int]]] = [
        app_commands.Choice(name=said(f"choice-pace-{hours}"), value=hours)
        for hours in (12, 24, 72, 168, NO_LIMIT)
    ]
    LATE: ClassVar[list[app_commands.Choice[str]]] = [
        app_commands.Choice(name=said(f"choice-late-{policy}"), value=policy)
        for policy in ("wait", "play", "resign")
    ]


async def open_table(desk: Desk, asking: Asking, wishes: Wishes) -> None:
    """Open the table and say so privately; the channel's post follows by itself."""
    await desk.acknowledge(asking)
    visitor = await desk.visitor(asking)
    if asking.guild_id is None or asking.channel is None:
        raise refused("table-refusal-only-in-server")
    for guest in wishes.guests:
        if guest.bot:
            raise refused("table-refusal-no-bots")
    _must_be_allowed(asking, wishes.thread)
    place = await _place(desk, asking, visitor, wishes)
    done = await desk.service.open(
        request_of(asking),
        Opening(
            game=wishes.game,
            by=visitor.person,
            guests=tuple(Person(PlayerId(g.id), g.display_name) for g in wishes.guests),
            guild=GuildId(asking.guild_id),
            place=place,
            locale=locale_of(str(asking.guild_locale or "en-US")),
            size=wishes.size,
            options=codec.encode(wishes.options),
            pace=_pace(wishes),
        ),
    )
    say = desk.voice(visitor.locale)
    code = done.look.table.code
    lines = [say(text("done-opened-place", place=f"<#{place}>"))]
    if wishes.guests:
        lines.append(say(text("done-opened-invited")))
    await desk.show(asking, Post(heading=say(text("done-opened", code=code)), lines=tuple(lines)))


def _pace(wishes: Wishes) -> Pace:
    usual = Pace()
    hours = usual.hours if wishes.pace is None else wishes.pace or None
    policies: dict[str | None, LatePolicy] = {"play": "play", "resign": "resign"}
    return Pace(hours, policies.get(wishes.late, "wait"))


def _must_be_allowed(asking: Asking, thread: bool) -> None:
    """Name what the bot may not do here, before anything is begun."""
    granted = asking.app_permissions
    needed = list(needed_in(asking.channel))
    if thread and not isinstance(asking.channel, discord.Thread):
        needed += ["create_public_threads", "send_messages_in_threads"]
    missing = [name for name in needed if not getattr(granted, name)]
    if missing:
        names = Listing(tuple(permission_name(name) for name in missing))
        raise refused("table-refusal-permission", permission=names)


async def _place(desk: Desk, asking: Asking, visitor: Visitor, wishes: Wishes) -> PlaceId:
    """The channel itself, or a new thread in it."""
    channel = asking.channel
    if not wishes.thread or not isinstance(channel, discord.TextChannel):
        return PlaceId(asking.channel_id or 0)
    name = desk.voice(visitor.locale)(text(f"{wishes.game}-name"))
    people = ", ".join([visitor.person.name, *(g.display_name for g in wishes.guests)])
    thread = await channel.create_thread(
        name=f"{name} · {people}"[:100], type=discord.ChannelType.public_thread
    )
    return PlaceId(thread.id)
