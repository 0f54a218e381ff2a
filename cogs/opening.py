"""Opening a table, the same for every game: where, for whom, how fast."""

from collections.abc import Sequence
from typing import Any, ClassVar, get_args

import discord
import msgspec
from discord import app_commands

from cogs.desk import Desk
from cogs.discord_members import DiscordMembers
from cogs.discord_messenger import needed_in, permission_name
from cogs.gathering import Gathering, free_seats
from cogs.permissions import IN_THREADS
from cogs.reach import may_look_into
from cogs.visitors import Asking, Visitor, request_of
from cogs.wording import said
from core.game import LEVELS, Level
from core.text import Listing, Locale, text
from i18n.locales import locale_of
from tables import codec
from tables.commands import Person
from tables.errors import TableRefuses, refused
from tables.model import Computer, GuildId, LatePolicy, Pace, PlaceId, PlayerId, Status
from tables.openings import Opening, must_have_room
from tables.paces import RESERVES, reserve_in, with_reserve
from tables.servers import ServerWishes
from tables.service import LIVING

NO_LIMIT = 0
LIVE = -1
_LIVE_MINUTES = 10
_DAYS_AND_HOURS = (12, 24, 72, 168)

_NOBODY_CHOSE = "en-US"
_PUBLIC_THREAD = discord.ChannelType.public_thread
_THREAD_NAME = 100
_TOO_MANY_THREADS = (160006, 160007)
"""As many threads are open in the server as can be; the same of announcements."""

_PLACES_NAMED = 5


class Wishes(msgspec.Struct, frozen=True):
    """What the command asked for. ``pace`` in hours, LIVE or NO_LIMIT; None: the default.

    ``thread`` None: as the server wishes. ``computer``: how well computers play that are seated
    at once; ``computers``: how many.
    """

    game: str
    size: int
    guests: tuple[discord.User | discord.Member, ...]
    options: msgspec.Struct
    pace: int | None
    late: str | None
    thread: bool | None
    reserve: str | None = None
    language: str | None = None
    computer: Level | None = None
    computers: int = 1

    PACES: ClassVar[list[app_commands.Choice[int]]] = [
        app_commands.Choice(name=said("choice-pace-live"), value=LIVE),
        *(
            app_commands.Choice(name=said(f"choice-pace-{hours}"), value=hours)
            for hours in (*_DAYS_AND_HOURS, NO_LIMIT)
        ),
    ]
    RESERVES: ClassVar[list[app_commands.Choice[str]]] = [
        app_commands.Choice(name=said(f"choice-reserve-{size}"), value=size) for size in RESERVES
    ]
    NEW_RESERVES: ClassVar[list[app_commands.Choice[str]]] = [
        app_commands.Choice(name=said("choice-reserve-none"), value="none"),
        *RESERVES,
    ]
    LATE: ClassVar[list[app_commands.Choice[str]]] = [
        app_commands.Choice(name=said(f"choice-late-{policy}"), value=policy)
        for policy in get_args(LatePolicy)
    ]
    LANGUAGES: ClassVar[list[app_commands.Choice[str]]] = [
        app_commands.Choice(name=name, value=locale)
        for locale, name in (("en", "English"), ("fr", "Français"), ("it", "Italiano"))
    ]


async def open_table(desk: Desk, asking: Asking, wishes: Wishes) -> None:
    """Open the table and say so privately; the channel's post follows by itself."""
    await desk.acknowledge(asking)
    visitor = await desk.visitor(asking)
    if asking.guild_id is None or asking.channel is None:
        raise await _in_a_server_only(desk, visitor)
    await _must_be_welcome(desk, visitor, wishes)
    usual = await desk.servers.wishes_of(GuildId(asking.guild_id))
    channel = _channel(asking, usual)
    thread = usual.thread if wishes.thread is None else wishes.thread
    must_be_allowed(asking, channel, thread)
    opening = Opening(
        game=wishes.game,
        by=visitor.person,
        guests=tuple(map(_person, wishes.guests)),
        guild=GuildId(asking.guild_id),
        place=PlaceId(channel.id),
        locale=_language(asking, visitor, wishes, usual),
        size=wishes.size,
        options=codec.encode(wishes.options),
        pace=pace_wished(wishes.pace, wishes.late, wishes.reserve, usual.pace),
        computers=_computers(wishes),
    )
    must_have_room(opening)
    if thread:
        place = await _place(desk, channel, opening, wishes)
        opening = msgspec.structs.replace(opening, place=place)
    done = await desk.service.open(request_of(asking), opening)
    if done.look.view is not None:
        await desk.show_look(asking, visitor, done.look, done.events)
        return
    free = free_seats(done.look.table)
    waits = text("done-opened-free", count=free) if free else text("done-opened-invited")
    opened = text("done-opened", code=done.look.table.code)
    members = DiscordMembers(asking.client, desk.service)
    await Gathering(desk, members).show(asking, visitor, done.look, opened, waits)


async def _in_a_server_only(desk: Desk, visitor: Visitor) -> TableRefuses:
    """Tables stand in a server: those places are named where this person plays, or has played."""
    for statuses in (LIVING, (Status.FINISHED,)):
        tables = await desk.service.tables_of(visitor.id, statuses)
        places = list(dict.fromkeys(f"<#{table.place}>" for table in tables))[:_PLACES_NAMED]
        if places:
            return refused("table-refusal-where-you-played", places=Listing(tuple(places)))
    return refused("table-refusal-only-in-server")


def level_choices(levels: Sequence[Level]) -> list[app_commands.Choice[str]]:
    """What lets one choose how well a computer is to play."""
    return [app_commands.Choice(name=said(f"choice-level-{each}"), value=each) for each in levels]


def level_of(choice: app_commands.Choice[str]) -> Level:
    """The level that was chosen from ``level_choices``."""
    return next(level for level in LEVELS if level == choice.value)


def level_wished(computer: Level | None, computers: int | None) -> Level | None:
    """How well computers are to play; normal where only their number was named."""
    return "normal" if computer is None and computers is not None else computer


def computers_wished(players: int, computers: int | None, guests: int) -> int:
    """How many computers sit down: as many as were named, else as many as ``players`` lack."""
    return max(1, players - 1 - guests) if computers is None else computers


def seats_wished(others: int, seats: range) -> int:
    """The size of a table for which no number was named: for those named, else for all who come.

    ``seats``: how many may sit at it.
    """
    return min(seats[-1], max(seats[0], 1 + others)) if others else seats[-1]


def _computers(wishes: Wishes) -> tuple[Computer, ...]:
    if wishes.computer is None:
        return ()
    return (Computer(wishes.game, wishes.computer),) * wishes.computers


def pace_wished(pace: int | None, late: str | None, reserve: str | None, usual: Pace) -> Pace:
    """The pace that was asked for; what was not named is as it is ``usual``."""
    policy = next((known for known in get_args(LatePolicy) if known == late), usual.late)
    hours, minutes = usual.hours, usual.minutes
    if pace is not None:
        hours, minutes = (0, _LIVE_MINUTES) if pace == LIVE else (pace or None, 0)
    wanted = reserve_in(usual) if reserve is None else reserve
    return with_reserve(Pace(hours, policy, minutes), wanted)


async def _must_be_welcome(desk: Desk, visitor: Visitor, wishes: Wishes) -> None:
    """Nothing speaks against these people, before anything is begun for them."""
    if any(guest.bot for guest in wishes.guests):
        raise refused("table-refusal-no-bots")
    if any(guest.id == visitor.id for guest in wishes.guests):
        raise refused("table-refusal-yourself")
    guests = tuple(map(_person, wishes.guests))
    await desk.service.must_be_free_to_open(visitor.id, guests)


def _person(user: discord.User | discord.Member) -> Person:
    return Person(PlayerId(user.id), user.display_name)


def spoken_here(asking: Asking, visitor: Visitor, usual: ServerWishes) -> Locale:
    """What a table opened here by this visitor speaks: as the server wishes, else its own language,
    else the visitor's.

    A server that is no community cannot choose a language; Discord then says American English.
    """
    if usual.locale is not None:
        return usual.locale
    may_choose = asking.guild is not None and "COMMUNITY" in asking.guild.features
    spoken = str(asking.guild_locale or _NOBODY_CHOSE)
    return locale_of(spoken) if may_choose or spoken != _NOBODY_CHOSE else visitor.locale


def _language(asking: Asking, visitor: Visitor, wishes: Wishes, usual: ServerWishes) -> Locale:
    """What the table speaks: as asked for, else what is spoken here."""
    if wishes.language is not None:
        return locale_of(wishes.language)
    return spoken_here(asking, visitor, usual)


def _channel(asking: Asking, usual: ServerWishes) -> Any:
    """The channel for which the table is meant: the server's for tables, else this one.

    Nobody opens a table where they could not see it.
    """
    here, guild = asking.channel, asking.guild
    if guild is None or usual.place is None or usual.place == getattr(here, "parent_id", None):
        return here
    found = guild.get_channel(usual.place)
    return here if found is None or not may_look_into(asking, usual.place) else found


def must_be_allowed(asking: Asking, channel: Any, thread: bool) -> None:
    """Name what the bot may not do there, before anything is begun."""
    elsewhere = channel.id != asking.channel_id
    granted = channel.permissions_for(channel.guild.me) if elsewhere else asking.app_permissions
    needed = list(needed_in(channel))
    if thread and not isinstance(channel, discord.Thread):
        needed += IN_THREADS
    missing = [name for name in needed if not getattr(granted, name)]
    if missing:
        names = Listing(tuple(permission_name(name) for name in missing))
        raise refused("table-refusal-permission", permission=names)


async def _place(desk: Desk, channel: Any, opening: Opening, wishes: Wishes) -> PlaceId:
    """A new thread in the channel, named in the table's language; the channel where none can be.

    Raises TableRefuses where as many are open as Discord allows.
    """
    if not isinstance(channel, discord.TextChannel):
        return PlaceId(channel.id)
    name = desk.voice(opening.locale)(text(f"{opening.game}-name"))
    people = ", ".join([opening.by.name, *(g.display_name for g in wishes.guests)])
    kind = discord.ChannelType.news_thread if channel.is_news() else _PUBLIC_THREAD
    try:
        thread = await channel.create_thread(name=f"{name} · {people}"[:_THREAD_NAME], type=kind)
    except discord.HTTPException as fault:
        if fault.code in _TOO_MANY_THREADS:
            raise refused("table-refusal-threads") from fault
        raise
    return PlaceId(thread.id)
