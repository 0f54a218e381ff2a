"""Opening a table of any game: its channel, its people, its pace."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, ClassVar, get_args

import discord
import msgspec
from discord import app_commands

from cogs.discord.channels import LONGEST_OPEN, holds_messages, is_shut_out
from cogs.discord.forums import forum_of, is_home
from cogs.discord.interaction_user import Asking, Visitor, request_of
from cogs.discord.permissions import IN_THREADS, needed_in, permission_name
from cogs.discord.roles import role_to_call
from cogs.interaction.front_desk import Desk
from cogs.interaction.member_access import DiscordMembers
from cogs.interaction.table_access import may_look_into
from cogs.lobby.lobby_pages import LobbyPages, free_seats
from cogs.ui.command_texts import said
from cogs.ui.typography import DiscordTypography
from core.game import LEVELS, Level
from core.translatable_text import Listing, Locale, Text, Verbatim, text
from i18n.locales import locale_of
from rehearsal.beliefs import limit
from tables.model import game_json
from tables.model.commands import Person
from tables.model.refusals import TableRefuses, refused
from tables.model.table import Computer, GuildId, LatePolicy, Pace, PlaceId, PlayerId, Status
from tables.model.table_creation import Opening, must_have_room
from tables.server_settings import ServerWishes
from tables.service import LIVING
from tables.time.notification_settings import is_called_in_place
from tables.time.paces import RESERVES, reserve_in, with_reserve
from tables.time.quiet_hours import quiet_until
from workers.post_model import Post

NO_LIMIT = 0
LIVE = -1
_LIVE_MINUTES = 10
_DAYS_AND_HOURS = (12, 24, 72, 168)

_NOBODY_CHOSE = "en-US"
_PUBLIC_THREAD = discord.ChannelType.public_thread
_THREAD_NAME = limit("thread-name-length")
_NEAR = 10
"""How many messages after a new thread are searched for its announcement."""

_TOO_MANY_THREADS = (limit("threads-are-limited"), 160007)
"""Error codes for too many open threads in the server, ordinary and announcement ones."""

_PLACES_NAMED = 5


class OpeningWishes(msgspec.Struct, frozen=True):
    """The command's arguments. ``pace`` in hours, LIVE or NO_LIMIT; None: the default.

    ``thread`` None: the server's setting. ``computer``: level of the computers that are seated at
    once; ``computers``: their number.
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
    """Open a table and confirm it privately; the post in its channel follows on its own."""
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
    """Whether this server has no table and no finished game yet."""
    if await desk.service.queries.has_had_tables(server, visitor.id):
        return False
    return not await desk.service.archive.played_in(server)


async def _in_a_server_only(desk: Desk, visitor: Visitor) -> TableRefuses:
    """Return the refusal to open a table outside a server; it links the person's channels."""
    for statuses in (LIVING, (Status.FINISHED,)):
        tables = await desk.service.queries.tables_of(visitor.id, statuses)
        places = list(dict.fromkeys(f"<#{table.place}>" for table in tables))[:_PLACES_NAMED]
        if places:
            return refused("table-refusal-where-you-played", places=Listing(tuple(places)))
    return refused("table-refusal-only-in-server")


def level_choices(levels: Sequence[Level]) -> list[app_commands.Choice[str]]:
    """Return the choices of a computer's level."""
    return [app_commands.Choice(name=said(f"choice-level-{each}"), value=each) for each in levels]


def level_of(choice: app_commands.Choice[str]) -> Level:
    """Return the level of a choice from ``level_choices``."""
    return next(level for level in LEVELS if level == choice.value)


def level_wished(computer: Level | None, computers: int | None) -> Level | None:
    """Return the computers' level; "normal" if only their number was given."""
    return "normal" if computer is None and computers is not None else computer


def computers_wished(players: int, computers: int | None, guests: int) -> int:
    """Return the number of computers: as given, else enough to fill ``players`` seats."""
    return max(1, players - 1 - guests) if computers is None else computers


def seats_wished(others: int, seats: range) -> int:
    """Return a table's size if none was given: room for those named, else the largest.

    ``seats``: the allowed sizes.
    """
    return min(seats[-1], max(seats[0], 1 + others)) if others else seats[-1]


def _computers(wishes: OpeningWishes) -> tuple[Computer, ...]:
    if wishes.computer is None:
        return ()
    return (Computer(wishes.game, wishes.computer),) * wishes.computers


def pace_wished(pace: int | None, late: str | None, reserve: str | None, usual: Pace) -> Pace:
    """Return the wished pace, completed by the ``usual`` one."""
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
    """Check people before creating anything. Raises TableRefuses for bots, oneself and bans."""
    if any(guest.bot for guest in guests):
        raise refused("table-refusal-no-bots")
    if any(guest.id == visitor.id for guest in guests):
        raise refused("table-refusal-yourself")
    people = tuple(map(_person, guests))
    await desk.service.queries.must_be_free_to_open(visitor.id, people, server)


def _person(user: discord.User | discord.Member) -> Person:
    return Person(PlayerId(user.id), user.display_name)


def spoken_here(asking: Asking, visitor: Visitor, usual: ServerWishes) -> Locale:
    """Return the language of a table opened here: the server's setting, else the server's language
    at Discord, else the visitor's.

    A server that is no community cannot choose a language; Discord reports American English.
    """
    if usual.locale is not None:
        return usual.locale
    may_choose = asking.guild is not None and "COMMUNITY" in asking.guild.features
    spoken = str(asking.guild_locale or _NOBODY_CHOSE)
    return locale_of(spoken) if may_choose or spoken != _NOBODY_CHOSE else visitor.locale


def _language(
    asking: Asking, visitor: Visitor, wishes: OpeningWishes, usual: ServerWishes
) -> Locale:
    """Return the table's language: as given, else the usual one here."""
    if wishes.language is not None:
        return locale_of(wishes.language)
    return spoken_here(asking, visitor, usual)


def _where(asking: Asking, wishes: OpeningWishes, usual: ServerWishes) -> tuple[Any, bool]:
    """Return the channel or forum for the table, and whether to create a thread there.

    It is the server's channel for tables, else this one; in a forum post a new thread is another
    post of that forum. A channel that the person cannot see is never used.
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
    if thread and isinstance(channel, discord.TextChannel):
        needed += IN_THREADS
    missing = [name for name in needed if not getattr(granted, name)]
    if missing:
        names = Listing(tuple(permission_name(name) for name in missing))
        raise refused("table-refusal-permission", permission=names)


async def _in_a_thread(
    desk: Desk, channel: discord.TextChannel, opening: Opening, wishes: OpeningWishes
) -> Opening:
    """Create a thread for the table, named in its language; return the opening for it.

    Raises TableRefuses if the limit of open threads is reached.
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
    """Create a forum post for the table, titled with its code; return the opening for it.

    Its first message mentions those invited and becomes the table's post. Raises TableRefuses if a
    tag is required and none fits, or the limit of open threads is reached.
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
    """Return the mentions of invited people and role, with what they are asked; a lock screen shows
    it. None if nobody is mentioned.
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
    """Return the invited people to mention now: neither opted out nor in quiet hours."""
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
    """Delete a new thread whose table could not be opened; archive it if that fails.

    Also deletes its announcement in ``channel``, where the thread was created.
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
    """Delete Discord's announcement of this thread in its channel.

    It follows right after the thread, has the same author, and says the thread's name.
    """
    async for message in channel.history(limit=_NEAR, after=thread, oldest_first=True):
        is_told = message.type is discord.MessageType.thread_created
        if is_told and (message.author.id, message.content) == (thread.owner_id, thread.name):
            await message.delete()
            return
