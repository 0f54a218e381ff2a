"""Private replays of games, with progress while they are made."""

from contextlib import aclosing
from typing import get_args

import msgspec
from discord import app_commands

from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from cogs.ui.command_texts import said
from cogs.views import board_views
from core.translatable_text import Place, Verbatim, text
from model.letters import TableFacts
from model.refusals import refused
from model.table import Status, TableCode
from tables.history.moments import Moments, Whose
from workers.chat_platform import TryLater, Undeliverable
from workers.post_model import Action, Post, ReplayRequest

EYES = [
    app_commands.Choice(name=said(f"choice-replay-{whose}"), value=whose)
    for whose in get_args(Whose)
]


def eyes_of(chosen: app_commands.Choice[str] | None) -> Whose:
    """Return the view chosen from ``EYES``; one's own by default."""
    eyes: tuple[Whose, ...] = get_args(Whose)
    return next((whose for whose in eyes if chosen is not None and chosen.value == whose), "own")


_LEAST_ROOM = 10 * 2**20
"""Bytes that a file may have in any channel."""


async def show(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, *, whose: Whose
) -> None:
    """Show a game in this view."""
    moments = await desk.service.past.moments(code, visitor.id, whose)
    if not moments.moments:
        look = await desk.service.queries.look(code, visitor.id)
        await board_views.show_or_tell(desk, asking, visitor, look)
        return
    profiles = await desk.replies.profiles_of(moments.table)
    request = ReplayRequest(
        moments, whose, profiles, visitor.id, visitor.locale, asking.filesize_limit
    )
    async with aclosing(desk.replays.show(request)) as posts:
        async for post in posts:
            await desk.show(asking, post)


async def show_all(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Post a finished game's public replay to its channel; once, and for its players only."""
    moments = await desk.service.past.moments(code, visitor.id, "public")
    table = moments.table
    if table.status is not Status.FINISHED or visitor.id not in table.people:
        raise refused("replay-refusal-for-players")
    if code in desk.replays_shown or code in desk.replays_coming:
        raise refused("replay-refusal-shown")
    desk.replays_coming.add(code)
    try:
        await _make_and_post(desk, asking, visitor, moments)
    finally:
        desk.replays_coming.discard(code)


async def _make_and_post(desk: Desk, asking: Asking, visitor: Visitor, moments: Moments) -> None:
    table = moments.table
    profiles = await desk.replies.profiles_of(table)
    request = ReplayRequest(moments, "public", profiles, visitor.id, table.locale, _LEAST_ROOM)
    async with aclosing(desk.replays.show(request)) as posts:
        async for post in posts:
            if post.picture is not None:
                await _post(desk, asking, visitor, table, post)


async def _post(
    desk: Desk, asking: Asking, visitor: Visitor, table: TableFacts, post: Post
) -> None:
    by = desk.replies.voice(table.locale)(
        text("replay-shown-by", who=Verbatim(visitor.person.name))
    )
    post = msgspec.structs.replace(post, lines=(*post.lines, by), actions=())
    try:
        await desk.messenger.post(table.place, post, asking.id)
    except (TryLater, Undeliverable) as fault:
        raise refused("replay-refusal-not-now") from fault
    desk.replays_shown.append(table.code)
    told = text("replay-shown", place=Place(table.place))
    await desk.tell(asking, visitor.locale, told)


async def stop(desk: Desk, asking: Asking, visitor: Visitor, code: TableCode) -> None:
    """Stop making the replay that this person waits for."""
    stopped = desk.replays.stop(visitor.id)
    say = desk.replies.voice(visitor.locale)
    again = Action("replay", code, say(text("replay-button")))
    told = text("replay-stopped" if stopped else "replay-nothing-to-stop")
    await desk.show(asking, Post(heading=say(told), actions=(again,)))
