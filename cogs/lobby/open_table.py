"""Opening a table, the same for every game: where, for whom, how fast."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, ClassVar, get_args

import discord
import msgspec
from discord import app_commands

from cogs.discord.channels import LONGEST_OPEN, holds_messages, is_shut_out
from cogs.discord.forums import forum_of, is_home
from cogs.discord.messenger import needed_in, permission_name
from cogs.discord.permissions import IN_THREADS
from cogs.discord.roles import role_to_call
from cogs.discord.visitor import Asking, Visitor, request_of
from cogs.interaction.front_desk import Desk
from cogs.interaction.members import DiscordMembers
from cogs.interaction.visibility import may_look_into
from cogs.lobby.lobby_pages import LobbyPages, free_seats
from cogs.ui.command_texts import said
from cogs.ui.typography import DiscordTypography
from core.game import LEVELS, Level
from core.text import Listing, Locale, Text, Verbatim, text
from i18n.locales import locale_of
from rehearsal.beliefs import limit
from tables.model import game_json
from tables.model.commands import Person
from tables.model.openings import Opening, must_have_room
from tables.model.refusals import TableRefuses, refused
from tables.model.table import Computer, GuildId, LatePolicy, Pace, PlaceId, PlayerId, Status
from tables.server_wishes import ServerWishes
from tables.service import LIVING
from tables.time.call_preferences import is_called_in_place, quiet_until
from tables.time.paces import RESERVES, reserve_in, with_reserve
from workers.post_model import Post

NO_LIMIT = 0
LIVE = -1
_LIVE_MINUTES = 10
_DAYS_AND_HOURS = (12, 24, 72, 168)

_NOBODY_CHOSE = "en-US"
_PUBLIC_THREAD = discord.ChannelType.public_thread
_THREAD_NAME = limit("thread-name-length")
_NEAR = 10
"""So many messages are looked at after the instant at which a thread was begun."""

_TOO_MANY_THREADS = (limit("threads-are-limited"), 160007)
"""As many threads are open in the server as can be; the same of announcements."""

_PLACES_NAMED = 5


class OpeningWishes(msgspec.Struct, frozen=True):
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


async def open_table(desk: Desk, asking: Asking, wishes: OpeningWishes) -> None:
    """Open the table and say so privately; the channel's post follows by itself."""
    await desk.acknowledge(asking)
    visitor = await desk.finder.visitor(asking)
    if asking.guild_id is None or asking.channel is None:
        raise await _in_a_server_only(desk, visitor)
    server = GuildId(asking.guild_id)
    await must_be_welcome(desk, visitor, wishes.guests, server)
    usual = await desk.servers.wishes_of(server)
    channel, thread = _where(asking, wishes, usual)
    await must_be_allowed(asking, channel, thread)
    opening = Opening(
        game=wishes.game,
        by=visitor.person,
        guests=tuple(map(_person, wishes.guests)),
        guild=server,
        place=PlaceId(channel.id),
        locale=_language(asking, visitor, wishes, usual),
        size=wishes.size,
        options=game_json.encode(wishes.options),
        pace=pace_wished(wishes.pace, wishes.late, wishes.reserve, usual.pace),
        computers=_computers(wishes),
    )
    must_have_room(opening)
    is_first = await _has_no_tables(desk, visitor, server)
    role = await role_to_call(desk.servers, asking, usual, opening, channel, desk.service.now())
    opening = msgspec.structs.replace(opening, role=role)
    if isinstance(channel, discord.ForumChannel):
        opening = await _in_a_post(desk, channel, opening)
    elif thread and isinstance(channel, discord.TextChannel):
        opening = await _in_a_thread(desk, channel, opening, wishes)
    try:
        done = await desk.service.open(request_of(asking), opening)
    except Exception:
        if opening.place != channel.id:
            await _leave_empty(asking.client, opening.place, channel)
        raise
    if done.look.view is not None:
        await desk.show_look(asking, visitor, done.look, done.events)
        return
    free = free_seats(done.look.table)
    waits = text("done-opened-free", count=free) if free else text("done-opened-invited")
    opened = text("done-opened", code=done.look.table.code)
    members = DiscordMembers(asking.client, desk.service)
    hint = (text("done-opened-first"),) if is_first else ()
    await LobbyPages(desk, members).show(asking, visitor, done.look, opened, waits, *hint)


async def _has_no_tables(desk: Desk, visitor: Visitor, server: GuildId) -> bool:
    """Whether no table stands in this server and no game of it has ever been finished."""
    if await desk.service.queries.has_had_tables(server, visitor.id):
        return False
    return not await desk.service.archive.played_in(server)


async def _in_a_server_only(desk: Desk, visitor: Visitor) -> TableRefuses:
    """Tables stand in a server: those places are named where this person plays, or has played."""
    for statuses in (LIVING, (Status.FINISHED,)):
        tables = await desk.service.queries.tables_of(visitor.id, statuses)
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


def _computers(wishes: OpeningWishes) -> tuple[Computer, ...]:
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


async def must_be_welcome(
    desk: Desk,
    visitor: Visitor,
    guests: Sequence[discord.User | discord.Member],
    server: GuildId,
) -> None:
    """Nothing speaks against these people, before anything is begun for them."""
    if any(guest.bot for guest in guests):
        raise refused("table-refusal-no-bots")
    if any(guest.id == visitor.id for guest in guests):
        raise refused("table-refusal-yourself")
    people = tuple(map(_person, guests))
    await desk.service.queries.must_be_free_to_open(visitor.id, people, server)


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


def _language(
    asking: Asking, visitor: Visitor, wishes: OpeningWishes, usual: ServerWishes
) -> Locale:
    """What the table speaks: as asked for, else what is spoken here."""
    if wishes.language is not None:
        return locale_of(wishes.language)
    return spoken_here(asking, visitor, usual)


def _where(asking: Asking, wishes: OpeningWishes, usual: ServerWishes) -> tuple[Any, bool]:
    """The channel or forum for which the table is meant, and whether a new thread there.

    That is the server's for tables, else this one; in a post of a forum a new thread is another
    post of that forum. Nobody opens a table where they could not see it.
    """
    here, guild, forum = asking.channel, asking.guild, forum_of(asking.channel)
    thread = usual.thread if wishes.thread is None else wishes.thread
    if forum is not None and is_home(forum):
        is_usual = wishes.thread is None and usual.place == forum.id
        if thread or is_usual:
            return forum, False
    if guild is None or usual.place is None or usual.place == getattr(here, "parent_id", None):
        return here, thread
    found = guild.get_channel(usual.place)
    unseen = found is None or not may_look_into(asking, usual.place)
    return here if unseen else found, thread


def must_hold_tables(channel: Any) -> None:
    """Raises TableRefuses where no table can stand, by the kind of channel."""
    if not (holds_messages(channel) or is_home(channel)):
        raise refused("table-refusal-no-messages", place=f"<#{channel.id}>")


async def must_be_allowed(asking: Asking, channel: Any, thread: bool = False) -> None:
    """Refuse a place that cannot hold a table, and name what the bot may not do there, before
    anything is begun.
    """
    must_hold_tables(channel)
    elsewhere = channel.id != asking.channel_id
    granted = channel.permissions_for(channel.guild.me) if elsewhere else asking.app_permissions
    if await is_shut_out(asking.client, channel, granted):
        raise refused("table-refusal-not-joined")
    needed = list(needed_in(channel))
    if thread and isinstance(channel, discord.TextChannel):
        needed += IN_THREADS
    missing = [name for name in needed if not getattr(granted, name)]
    if missing:
        names = Listing(tuple(permission_name(name) for name in missing))
        raise refused("table-refusal-permission", permission=names)


async def _in_a_thread(
    desk: Desk, channel: discord.TextChannel, opening: Opening, wishes: OpeningWishes
) -> Opening:
    """The same in a new thread of the channel, named in the table's language.

    Raises TableRefuses where as many are open as Discord allows.
    """
    name = desk.replies.voice(opening.locale)(text(f"{opening.game}-name"))
    people = ", ".join([opening.by.name, *(g.display_name for g in wishes.guests)])
    kind = discord.ChannelType.news_thread if channel.is_news() else _PUBLIC_THREAD
    with _refusing_one_thread_more():
        thread = await channel.create_thread(
            name=f"{name} · {people}"[:_THREAD_NAME],
            type=kind,
            auto_archive_duration=LONGEST_OPEN,
        )
    return msgspec.structs.replace(opening, place=PlaceId(thread.id))


async def _in_a_post(desk: Desk, forum: discord.ForumChannel, opening: Opening) -> Opening:
    """The same in a new post of the forum, called by the table's code, which is drawn for that.

    Its first message calls those who are invited and becomes the table's. Raises TableRefuses
    where a post needs a tag and none fits, or as many are open as Discord allows.
    """
    forum = await desk.replies.forums.prepared(forum, opening.game, opening.locale)
    code = await desk.service.free_code()
    say = desk.replies.voice(opening.locale)
    game = text(f"{opening.game}-name")
    pings = await _called(desk, opening)
    first = Post(
        heading=say(text("heading-lobby", game=game, code=code)),
        lines=(say(text("table-opened", who=Verbatim(opening.by.name))),),
        call=_call_to(opening, pings, say),
        pings=pings,
        role=opening.role,
    )
    title = f"{say(game)} · {code}"
    with _refusing_one_thread_more():
        sent = await desk.replies.forums.begin_post(
            forum, opening.game, title, first, opening.locale
        )
    place = PlaceId(sent.channel.id)
    return msgspec.structs.replace(opening, place=place, code=code, first_post=sent.id)


def _call_to(
    opening: Opening, people: Sequence[PlayerId], say: Callable[[Text], str]
) -> str | None:
    """What these people are asked, and the role that is called: a lock screen shows it.

    None where nobody is called.
    """
    write = DiscordTypography()
    lines = []
    if people:
        names = Listing(tuple(map(write.mention, people)))
        lines.append(say(text("call-lobby", people=names)))
    if opening.role is not None:
        taken = 1 + len(opening.invited) + len(opening.computers)
        free = say(text("lobby-free", count=opening.size - taken))
        lines.append(f"{write.role(opening.role)} · {free}")
    return "\n".join(lines) or None


async def _called(desk: Desk, opening: Opening) -> tuple[PlayerId, ...]:
    """Those invited who wish to be called in the channel, now."""
    guests = [guest.id for guest in opening.invited]
    profiles, now = await desk.service.queries.profiles(guests), desk.service.now()
    known = ((guest, profiles.get(guest)) for guest in guests)
    return tuple(
        guest
        for guest, profile in known
        if is_called_in_place(profile, now) and quiet_until(profile, now) is None
    )


@contextmanager
def _refusing_one_thread_more() -> Iterator[None]:
    try:
        yield
    except discord.HTTPException as fault:
        if fault.code in _TOO_MANY_THREADS:
            raise refused("table-refusal-threads") from fault
        raise


async def _leave_empty(client: discord.Client, place: PlaceId, channel: object) -> None:
    """Take a new thread away in which no table could be opened after all; else close it.

    With it goes what the ``channel`` it was begun in says of that.
    """
    begun = channel.get_thread(place) if isinstance(channel, discord.TextChannel) else None
    try:
        await client.http.delete_channel(place)
    except discord.HTTPException:
        with suppress(discord.HTTPException):
            await client.http.edit_channel(place, archived=True)
    if begun is not None and isinstance(channel, discord.TextChannel):
        with suppress(discord.HTTPException):
            await _delete_announcement(channel, begun)


async def _delete_announcement(channel: discord.TextChannel, thread: discord.Thread) -> None:
    """Delete the message by which Discord told a channel that this thread was begun.

    It comes right after the thread, from whoever began it, and says the thread's name.
    """
    async for message in channel.history(limit=_NEAR, after=thread, oldest_first=True):
        is_told = message.type is discord.MessageType.thread_created
        if is_told and (message.author.id, message.content) == (thread.owner_id, thread.name):
            await message.delete()
            return
