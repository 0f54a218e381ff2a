"""What anybody may look at: the board, one's own view, a part of it larger, who must play."""

from typing import Any

from discord import ui

from cogs.discord.visitor import Asking, Press, Visitor
from cogs.help.rules_pages import RulesPages
from cogs.interaction.front_desk import Desk
from cogs.interaction.own_notes import thought_of
from cogs.lobby.lobby_pages import LobbyPages
from cogs.ui.buttons import TableButton
from cogs.ui.layout import with_below
from core.asking import Ask
from core.text import text
from tables.model.table import Status, TableCode
from tables.visibility.table_view import Look
from workers.post_model import Action, Post, Region


class BoardViews:
    """Shows tables, privately."""

    def __init__(self, desk: Desk, gathering: LobbyPages) -> None:
        self._desk = desk
        self._gathering = gathering
        self._rules = RulesPages(desk.translator, desk.lesson_presenter)

    async def view(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """One's own view, with what can be done."""
        look = await self._desk.service.queries.look(code, visitor.id)
        if look.seat is None and look.table.status is Status.PLAYING:
            await self._show_bystander(asking, visitor, look)
            return
        await self.show_or_tell(asking, visitor, look)

    async def _show_bystander(self, asking: Asking, visitor: Visitor, look: Look) -> None:
        """The public board; whoever has a seat with a computer in it can take it back."""
        tended = any(seat.stood_for == visitor.id for seat in look.table.seats)
        told = text("table-refusal-tended" if tended else "table-refusal-not-seated")
        say = self._desk.replies.voice(visitor.locale)
        back = Action("return", look.table.code, say(text("return-button")), "success")
        rows = (ui.ActionRow[Any](TableButton.of(back)),) if tended else ()
        await self._desk.show_screen(asking, visitor, look, Ask[None]((), (told,)), rows)

    async def open(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """One's own view of a table; of one that waits for players, who sits there and a seat."""
        look = await self._desk.service.queries.look(code, visitor.id)
        if look.table.status is not Status.LOBBY:
            await self.view(asking, visitor, code)
            return
        await self._gathering.show(asking, visitor, look)

    async def board(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """The board as everybody sees it."""
        look = await self._desk.service.queries.watch(code)
        await self.show_or_tell(asking, visitor, look)

    async def closer(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """A part of the board larger, beside the view and what can be pressed there."""
        post = await self._larger(visitor, code)
        await self._desk.show_beside(asking, post)

    def looking_at(self, region: Region) -> Press:
        """What shows this part instead of another."""

        async def show(asking: Asking, visitor: Visitor, code: TableCode) -> None:
            await self._desk.show(asking, await self._larger(visitor, code, region))

        return show

    async def _larger(
        self, visitor: Visitor, code: TableCode, region: Region | None = None
    ) -> Post:
        look = await self._desk.service.queries.look(code, visitor.id)
        profiles, kept = await self._desk.beside(look, visitor)
        plan = thought_of(self._desk.guide, look.table, kept)
        return await self._desk.presenter.closer(look, profiles, visitor.locale, region, plan)

    async def as_text(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """What one sees, in words."""
        look = await self._desk.service.queries.look(code, visitor.id)
        profiles, kept = await self._desk.beside(look, visitor)
        plan = thought_of(self._desk.guide, look.table, kept)
        post = self._desk.presenter.as_text(look, profiles, visitor.locale, plan)
        own = [*map(self._desk.replies.voice(visitor.locale), kept.words)]
        controls = self._desk.controls(look, profiles, visitor.profile)
        await self._desk.show_beside(asking, with_below(post, own), controls)

    async def status(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Who must act, until when, and what happens then."""
        look = await self._desk.service.queries.look(code, visitor.id)
        profiles = await self._desk.replies.profiles_of(look.table)
        post = self._desk.presenter.status(look, profiles, visitor.locale)
        await self._desk.show(asking, self._desk.with_asides(asking, post, look.table, visitor))

    async def rules(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """The first chapter of the rules of the game."""
        look = await self._desk.service.queries.look(code, visitor.id)
        post, rows = await self._rules.page(look.table.game, 1, visitor.locale)
        await self._desk.show_beside(asking, post, rows)

    async def show_or_tell(self, asking: Asking, visitor: Visitor, look: Look) -> None:
        """The lobby, the game, or that there is nothing to see any more."""
        if look.table.status is Status.LOBBY:
            await self._gathering.show(asking, visitor, look)
        elif look.view is None:
            status = text(f"status-{look.table.status}")
            await self._desk.tell(asking, visitor.locale, status)
        else:
            await self._desk.show_look(asking, visitor, look)
