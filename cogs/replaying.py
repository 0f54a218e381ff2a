"""Replays of games, shown privately: while they are made, and when they are ready."""

from contextlib import aclosing
from functools import partial
from typing import get_args

from discord import app_commands

from cogs.desk import Desk
from cogs.looking import Looking
from cogs.visitors import Asking, Press, Visitor
from cogs.wording import said
from core.text import text
from tables.model import TableCode
from tables.positions import Whose
from workers.ports import Action, Post, ReplayRequest

EYES = [
    app_commands.Choice(name=said(f"choice-replay-{whose}"), value=whose)
    for whose in get_args(Whose)
]


def eyes_of(chosen: app_commands.Choice[str] | None) -> Whose:
    """Whose eyes were chosen from ``EYES``; one's own where none were."""
    eyes: tuple[Whose, ...] = get_args(Whose)
    return next((whose for whose in eyes if chosen is not None and chosen.value == whose), "own")


class Replaying:
    """Shows replays."""

    def __init__(self, desk: Desk, looking: Looking) -> None:
        self._desk = desk
        self._looking = looking

    def through(self, whose: Whose) -> Press:
        """What shows a game as these eyes saw it."""
        return partial(self._show, whose=whose)

    async def _show(self, asking: Asking, visitor: Visitor, code: TableCode, whose: Whose) -> None:
        desk = self._desk
        moments = await desk.service.moments(code, visitor.id, whose)
        if not moments.moments:
            look = await desk.service.look(code, visitor.id)
            await self._looking.show_or_tell(asking, visitor, look)
            return
        profiles = await desk.profiles_of(moments.table)
        request = ReplayRequest(
            moments, whose, profiles, visitor.id, visitor.locale, asking.filesize_limit
        )
        async with aclosing(desk.replays.show(request)) as posts:
            async for post in posts:
                await desk.show(asking, post)

    async def stop(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Make no further picture of what this person waits for."""
        stopped = self._desk.replays.stop(visitor.id)
        say = self._desk.voice(visitor.locale)
        again = Action("replay", code, say(text("replay-button")))
        told = text("replay-stopped" if stopped else "replay-nothing-to-stop")
        await self._desk.show(asking, Post(heading=say(told), actions=(again,)))
