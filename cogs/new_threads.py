"""Where a table goes: its channel, and the threads and forum posts that are made for it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import aiohttp
import discord
import msgspec

from cogs.discord.channels import (
    IN_THREADS,
    holds_messages,
    is_shut_out,
    needed_in,
    permission_name,
)
from cogs.discord.forums import forum_of, is_home
from cogs.discord.interaction_user import Asking, Visitor, managed_by
from cogs.interaction.access import may_look_into
from cogs.interaction.front_desk import Desk
from core.discord_limits import ARCHIVED_AFTER, limit
from core.texts import Listing, Text, Verbatim, text
from i18n import Translator
from model.commands import Bring
from model.cup import Cup
from model.refusals import TableRefuses, refused, stale
from model.table import GuildId, PlaceId, PlayerId, Status, TableCode
from model.table_creation import Opening
from tables.notification_settings import is_called_in_place, quiet_until
from tables.server_settings import ServerWishes
from tables.service import Done
from workers import markup
from workers.post_model import PATIENCE, Post


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


_log = logging.getLogger(__name__)

_UNWELL = (discord.HTTPException, aiohttp.ClientError, TimeoutError)
_PUBLIC_THREAD = discord.ChannelType.public_thread
_THREAD_NAME = limit("thread-name-length")
_NEAR = 10
"""How many messages after new threads are searched for announcements, besides two for each."""

_TOO_MANY_THREADS = (limit("threads-are-limited"), 160007)
"""Error codes for too many open threads in the server, ordinary and announcement ones."""


async def in_a_thread(
    desk: Desk, channel: discord.TextChannel, opening: Opening, guests: Sequence[str]
) -> Opening:
    """Create a thread for the table, named in its language; return the opening for it.

    ``guests``: the names of the people invited. Raises TableRefuses if the limit of open threads is
    reached.
    """
    name = desk.replies.voice(opening.locale)(text(f"{opening.game}-name"))
    thread = await _thread(channel, f"{name} · {', '.join([opening.by.name, *guests])}")
    return msgspec.structs.replace(opening, place=PlaceId(thread.id))


async def _thread(channel: discord.TextChannel, name: str) -> discord.Thread:
    """Create a thread that everybody in the channel sees. Raises TableRefuses at the limit."""
    kind = discord.ChannelType.news_thread if channel.is_news() else _PUBLIC_THREAD
    with _refusing_one_thread_more():
        return await channel.create_thread(
            name=name[:_THREAD_NAME], type=kind, auto_archive_duration=ARCHIVED_AFTER
        )


async def into_a_thread(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> Done:
    """Move an open table from its channel into a new thread there. Raises TableRefuses."""
    table = await desk.finder.reach(asking, code)
    channel = asking.client.get_channel(table.place)
    if not isinstance(channel, discord.TextChannel) or table.status is not Status.LOBBY:
        raise stale(code)
    server = GuildId(channel.guild.id)
    order = Bring(visitor.person, server, PlaceId(asking.id), managed_by(asking))
    if (refusal := await desk.service.queries.foresee_refusal(code, order)) is not None:
        raise TableRefuses(refusal)
    await must_be_allowed(asking, channel, thread=True)
    game = desk.replies.voice(table.locale)(text(f"{table.game}-name"))
    known = await desk.replies.profiles_of(table)
    names = [known[p].name for seat in table.seats for p in known if p == seat.owner]
    place = PlaceId((await _thread(channel, f"{game} · {', '.join(names)}")).id)
    try:
        return await desk.carry_out(asking, code, msgspec.structs.replace(order, place=place))
    except Exception:
        await leave_empty(asking.client, place, channel)
        raise


async def in_a_post(desk: Desk, forum: discord.ForumChannel, opening: Opening) -> Opening:
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
    lines = []
    if people:
        names = Listing(tuple(map(markup.mention, people)))
        lines.append(say(text("call-lobby", people=names)))
    if opening.role is not None:
        taken = 1 + len(opening.invited) + len(opening.computers)
        free = say(text("lobby-free", count=opening.size - taken))
        lines.append(f"{markup.role(opening.role)} · {free}")
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


@asynccontextmanager
async def threads_of_round(
    client: discord.Client, translator: Translator, cup: Cup, count: int
) -> AsyncIterator[list[PlaceId]]:
    """Create threads in a cup's channel for the tables of its next round, as many as it allows.

    At the end those that are in the list are deleted, and all announcements: the post of the cup
    links the tables.
    """
    channel, threads = client.get_channel(cup.place), list[discord.Thread]()
    if count and isinstance(channel, discord.TextChannel) and _takes_threads(channel):
        label = text("label-cup", code=cup.code, round=len(cup.rounds) + 1)
        name = f"🏆 {translator.voice(cup.locale).say(label)}"
        try:
            async with asyncio.timeout(PATIENCE):
                while len(threads) < count:
                    threads.append(await _thread(channel, f"{name} · {len(threads) + 1}"))
        except (*_UNWELL, TableRefuses) as fault:
            _log.info("cup %s has %d threads of %d: %s", cup.code, len(threads), count, fault)
    unused = [PlaceId(thread.id) for thread in threads]
    try:
        yield unused
    finally:
        try:
            for place in unused:
                await leave_empty(client, place, None)
            if threads and isinstance(channel, discord.TextChannel):
                await _delete_announcements(channel, threads)
        except _UNWELL as fault:
            _log.info("cup %s leaves announcements of threads: %s", cup.code, fault)


def _takes_threads(channel: discord.TextChannel) -> bool:
    """Whether the bot may create threads in this channel and write there."""
    granted = channel.permissions_for(channel.guild.me)
    return all(getattr(granted, name) for name in IN_THREADS)


async def leave_empty(client: discord.Client, place: PlaceId, channel: object) -> None:
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
            await _delete_announcements(channel, [begun])


async def _delete_announcements(
    channel: discord.TextChannel, threads: Sequence[discord.Thread]
) -> None:
    """Delete Discord's announcements of these new threads, oldest first, in their channel.

    They follow right after the threads, have the same author, and say the threads' names.
    """
    told = {(thread.owner_id, thread.name) for thread in threads}
    near = _NEAR + 2 * len(threads)
    async for message in channel.history(limit=near, after=threads[0], oldest_first=True):
        is_told = message.type is discord.MessageType.thread_created
        if is_told and (message.author.id, message.content) in told:
            await message.delete()
