"""Views of a table: the board, one's own view, a close-up, text, and who must play."""

from typing import Any

from discord import ui

from cogs.discord.interaction_user import Asking, Press, Visitor
from cogs.interaction.front_desk import Desk
from cogs.interaction.own_notes_and_marks import thought_of
from cogs.lobby_page import LobbyPages
from cogs.rules_and_lessons import RulesPages
from cogs.ui.controls import TableButton, with_below
from core.guided_play import Ask
from core.translatable_text import Text, text, with_names
from model.cup import CupCode, UnreadableCup
from model.table import Status, TableCode
from tables.visibility import Look
from workers import cup_posts
from workers.cup_posts import CupShown
from workers.post_model import Action, Post, Region


class BoardViews:
    """Shows tables in private replies."""

    def __init__(self, desk: Desk, gathering: LobbyPages) -> None:
        self._desk = desk
        self._gathering = gathering
        self._rules = RulesPages(desk.translator, desk.lesson_presenter)

    async def view(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Show one's own view, with its controls."""
        look = await self._desk.service.queries.look(code, visitor.id)
        if look.seat is None and look.table.status is Status.PLAYING:
            await self._show_bystander(asking, visitor, look)
            return
        await self.show_or_tell(asking, visitor, look)

    async def _show_bystander(self, asking: Asking, visitor: Visitor, look: Look) -> None:
        """Show the public board; if a computer stands in for this person, with a way to return."""
        tended = any(seat.stood_for == visitor.id for seat in look.table.seats)
        told = text("table-refusal-tended" if tended else "table-refusal-not-seated")
        own = await self._own_in_cup(visitor, look)
        say = self._desk.replies.voice(visitor.locale)
        back = Action("return", look.table.code, say(text("return-button")), "success")
        rows = (ui.ActionRow[Any](TableButton.of(back)),) if tended else ()
        await self._desk.show_screen(asking, visitor, look, Ask[None]((), (told, *own)), rows)

    async def _own_in_cup(self, visitor: Visitor, look: Look) -> tuple[Text, ...]:
        """Return the line of the table that this person plays at in the cup of this one, if any."""
        if look.table.cup is None:
            return ()
        try:
            cup = await self._desk.cups.cup(CupCode(look.table.cup.cup))
        except UnreadableCup:
            return ()
        own = cup_posts.pairing_of(cup, visitor.id)
        if own is None or own.table not in cup.running:
            return ()
        posts = await self._desk.service.delivery.board_posts([own.table])
        shown = CupShown(cup, await self._desk.service.queries.profiles(cup.people), posts)
        paired = cup_posts.pairing(shown, own)
        return (text("cup-your-table", state="runs", pairing=paired),)

    async def open(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Show one's own view of a table, or the page of a lobby."""
        look = await self._desk.service.queries.look(code, visitor.id)
        if look.table.status is not Status.LOBBY:
            await self.view(asking, visitor, code)
            return
        await self._gathering.show(asking, visitor, look)

    async def board(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Show the public board."""
        look = await self._desk.service.queries.watch(code)
        await self.show_or_tell(asking, visitor, look)

    async def closer(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Show a close-up of the board beside the view, whose buttons stay usable."""
        post = await self._larger(visitor, code)
        await self._desk.show_beside(asking, post)

    def looking_at(self, region: Region) -> Press:
        """Return a handler that shows this region in place of the present close-up."""

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
        """Show one's own view in words."""
        look = await self._desk.service.queries.look(code, visitor.id)
        profiles, kept = await self._desk.beside(look, visitor)
        plan = thought_of(self._desk.guide, look.table, kept)
        post = self._desk.presenter.as_text(look, profiles, visitor.locale, plan)
        seats = self._desk.replies.names_in(look.table, profiles)
        told = (with_names(line, seats) for line in (*kept.told_of_plan, *kept.noted))
        own = [*map(self._desk.replies.voice(visitor.locale), told)]
        controls = self._desk.controls(look, profiles, visitor.profile)
        await self._desk.show_beside(asking, with_below(post, own), controls)

    async def more(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Show what is asked, and the buttons that have no room in the row below a post or view."""
        look = await self._desk.service.queries.look(code, visitor.id)
        if look.view is None:
            await self.show_or_tell(asking, visitor, look)
            return
        await self._desk.show_more(asking, visitor, look)

    async def status(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Show who must act, until when, and what happens after that."""
        look = await self._desk.service.queries.look(code, visitor.id)
        profiles = await self._desk.replies.profiles_of(look.table)
        post = await self._desk.presenter.status(look, profiles, visitor.locale)
        await self._desk.show(asking, self._desk.with_asides(asking, post, look.table, visitor))

    async def rules(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Show the first chapter of the game's rules."""
        look = await self._desk.service.queries.look(code, visitor.id)
        post, rows = await self._rules.page(look.table.game, 1, visitor.locale)
        await self._desk.show_beside(asking, post, rows)

    async def show_or_tell(self, asking: Asking, visitor: Visitor, look: Look) -> None:
        """Show the lobby or the game, or say that there is nothing left to see."""
        if look.table.status is Status.LOBBY:
            await self._gathering.show(asking, visitor, look)
        elif look.view is None:
            status = text(f"status-{look.table.status}")
            await self._desk.tell(asking, visitor.locale, status)
        else:
            await self._desk.show_look(asking, visitor, look)
