"""Private replays of games, with progress while they are made."""

from collections import deque
from contextlib import aclosing
from functools import partial
from typing import get_args

import msgspec
from discord import app_commands

from cogs.discord.interaction_user import Asking, Press, Visitor
from cogs.interaction.front_desk import Desk
from cogs.ui.command_texts import said
from cogs.views.board_views import BoardViews
from core.translatable_text import Place, Verbatim, text
from model.letters import TableFacts
from model.refusals import refused
from model.table import Status, TableCode
from tables.history.moments import Moments, Whose
from workers.chat_platform import Messenger, TryLater, Undeliverable
from workers.post_model import Action, Post, ReplayRequest

EYES = [
    app_commands.Choice(name=said(f"choice-replay-{whose}"), value=whose)
    for whose in get_args(Whose)
]


def eyes_of(chosen: app_commands.Choice[str] | None) -> Whose:
    """Return the view chosen from ``EYES``; one's own by default."""
    eyes: tuple[Whose, ...] = get_args(Whose)
    return next((whose for whose in eyes if chosen is not None and chosen.value == whose), "own")


_REMEMBERED = 500
"""How many tables are remembered whose replay was posted to the channel."""

_LEAST_ROOM = 10 * 2**20
"""Bytes that a file may have in any channel."""


class ReplayCommands:
    """Shows replays privately, or once in the table's channel."""

    def __init__(self, desk: Desk, looking: BoardViews, messenger: Messenger) -> None:
        self._desk = desk
        self._looking = looking
        self._messenger = messenger
        self._shown: deque[TableCode] = deque(maxlen=_REMEMBERED)
        self._coming: set[TableCode] = set()

    def through(self, whose: Whose) -> Press:
        """Return a handler that shows a game in this view."""
        return partial(self._show, whose=whose)

    async def _show(self, asking: Asking, visitor: Visitor, code: TableCode, whose: Whose) -> None:
        desk = self._desk
        moments = await desk.service.past.moments(code, visitor.id, whose)
        if not moments.moments:
            look = await desk.service.queries.look(code, visitor.id)
            await self._looking.show_or_tell(asking, visitor, look)
            return
        profiles = await desk.replies.profiles_of(moments.table)
        request = ReplayRequest(
            moments, whose, profiles, visitor.id, visitor.locale, asking.filesize_limit
        )
        async with aclosing(desk.replays.show(request)) as posts:
            async for post in posts:
                await desk.show(asking, post)

    async def show_all(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Post a finished game's public replay to its channel; once, and for its players only."""
        desk = self._desk
        moments = await desk.service.past.moments(code, visitor.id, "public")
        table = moments.table
        if table.status is not Status.FINISHED or visitor.id not in table.people:
            raise refused("replay-refusal-for-players")
        if code in self._shown or code in self._coming:
            raise refused("replay-refusal-shown")
        self._coming.add(code)
        try:
            await self._make_and_post(asking, visitor, moments)
        finally:
            self._coming.discard(code)

    async def _make_and_post(self, asking: Asking, visitor: Visitor, moments: Moments) -> None:
        desk, table = self._desk, moments.table
        profiles = await desk.replies.profiles_of(table)
        request = ReplayRequest(moments, "public", profiles, visitor.id, table.locale, _LEAST_ROOM)
        async with aclosing(desk.replays.show(request)) as posts:
            async for post in posts:
                if post.picture is not None:
                    await self._post(asking, visitor, table, post)

    async def _post(self, asking: Asking, visitor: Visitor, table: TableFacts, post: Post) -> None:
        by = self._desk.replies.voice(table.locale)(
            text("replay-shown-by", who=Verbatim(visitor.person.name))
        )
        post = msgspec.structs.replace(post, lines=(*post.lines, by), actions=())
        try:
            await self._messenger.post(table.place, post, asking.id)
        except (TryLater, Undeliverable) as fault:
            raise refused("replay-refusal-not-now") from fault
        self._shown.append(table.code)
        told = text("replay-shown", place=Place(table.place))
        await self._desk.tell(asking, visitor.locale, told)

    async def stop(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Stop making the replay that this person waits for."""
        stopped = self._desk.replays.stop(visitor.id)
        say = self._desk.replies.voice(visitor.locale)
        again = Action("replay", code, say(text("replay-button")))
        told = text("replay-stopped" if stopped else "replay-nothing-to-stop")
        await self._desk.show(asking, Post(heading=say(told), actions=(again,)))
