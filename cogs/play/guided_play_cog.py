"""Guided play on Discord for every game: controls, forms and typed moves."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import discord
import msgspec
from discord.ext import commands

from cogs.discord.interaction_user import AnyBot, Asking, Visitor
from cogs.interaction.error_replies import answer_error
from cogs.interaction.front_desk import Desk
from cogs.play import marks, try_board
from cogs.play.play_commands import GameCog
from cogs.ui.forms import written_in
from cogs.ui.guided_play_controls import Meaning, Question
from cogs.ui.guided_play_screens import BACK, GO, OPEN, WEIGH, WRITTEN, place_agreed
from core.errors import IllegalMove, PlayerError, UnreadableMove
from core.game import Manifest
from core.guided_play import Ask, Form, Go, Where
from core.piece_marks import STEP as MARK
from tables.model.commands import Play
from tables.model.refusals import TableRefuses, refused, stale
from tables.model.table import TableCode
from tables.service import Done
from tables.visibility.table_view import Look
from workers.posts.guided_play_checks import Course


class GuidedCog(GameCog):
    """Commands of a game that declares its guided play as data (``games/<key>/guided_play.py``)."""

    def __init__(self, bot: AnyBot, desk: Desk, manifest: Manifest) -> None:
        super().__init__(bot, desk, manifest)
        self._guide = desk.guide

    # --- what commands lead to ---------------------------------------------------------------

    async def _play_typed(
        self, asking: Asking, table: str | None, typed: str, verb: str = ""
    ) -> None:
        """Make the typed moves; ``verb`` is put before the first if it lacks it."""
        visitor, code = await self._begin(asking, table)
        await self._play(asking, visitor, code, self._line(verb, typed) if verb else typed, None)

    async def _look_at_game(self, visitor: Visitor, code: TableCode) -> Look:
        """Return the person's view. Raises TableRefuses if they do not play or no game runs."""
        look = await self._desk.service.queries.look(code, visitor.id)
        if look.seat is None:
            raise refused("table-refusal-not-seated")
        if not self._is_played(look):
            raise refused("table-refusal-not-started")
        return look

    async def _lead(self, asking: Asking, visitor: Visitor, look: Look, where: Where) -> None:
        """Show the screen at a place, or make the moves it ends in."""
        try:
            found = self._guide.at(look, where, visitor.profile.confirm)
        except (IllegalMove, UnreadableMove) as fault:
            typed = " ".join(where.chosen)
            await self._refuse(asking, visitor, look.table.code, typed, fault)
            return
        if isinstance(found, Ask):
            await self._desk.show_screen(asking, visitor, look, found)
        elif isinstance(found, Go):
            await self._make(asking, visitor, look.table.code, self._notations(found), look.asked)
        else:
            raise stale(look.table.code)

    async def _lead_typed(
        self, asking: Asking, visitor: Visitor, look: Look, where: Where, typed: str
    ) -> None:
        """Like ``_lead`` for a typed place: an impossible one is answered with possible ones."""
        try:
            await self._lead(asking, visitor, look, where)
        except TableRefuses:
            raise
        except PlayerError as fault:
            screen = self._guide.instead(look, typed, (fault.refusal.text,))
            await self._desk.show_screen(asking, visitor, look, screen)

    # --- moves -------------------------------------------------------------------------------

    async def _play(
        self, asking: Asking, visitor: Visitor, code: TableCode, notation: str, asked: int | None
    ) -> bool:
        """Make the moves of a line, or ask for confirmation first, as this person prefers.

        ``asked``: the question a control answers; None: typed. Returns whether all moves were made.
        """
        parts = [part for part in map(str.strip, re.split(self.PARTS, notation)) if part]
        written = parts or [notation]
        look = (await self._seen(asking, code)).look()
        if look.asked is not None and asked in (None, look.asked) and self._is_played(look):
            page = self._asked_about(look, visitor, written, typed=asked is None)
            if page is not None:
                await self._desk.show_screen(asking, visitor, look, page)
                return False
        return await self._make(asking, visitor, code, written, asked)

    def _asked_about(
        self, look: Look, visitor: Visitor, written: Sequence[str], *, typed: bool
    ) -> Ask[Any] | None:
        """Return the confirmation page, if wished; None for illegal or unreadable moves."""
        moves = [self.in_notation(part) for part in written] if typed else written
        try:
            return self._guide.about(look, moves, visitor.profile.confirm, typed=typed)
        except (IllegalMove, UnreadableMove):
            return None  # _make reports what is wrong with them

    async def _make(
        self,
        asking: Asking,
        visitor: Visitor,
        code: TableCode,
        written: Sequence[str],
        asked: int | None,
    ) -> bool:
        """Make moves until one fails, and show the result; return whether all were made."""

        async def order(words: str, question: int | None, part: int) -> Done:
            notation = self.in_notation(words) if asked is None else words
            play = Play(visitor.person, notation, question)
            return await self._desk.carry_out(asking, code, play, part)

        course = await self._guide.play(written, asked, order)
        is_complete = course.is_complete(self.in_notation)
        if course.done is not None and is_complete:
            done, events = course.done, course.events
            await self._desk.show_look(asking, visitor, done.look, events, undo=done.undo)
        elif course.done is not None:
            await self._stop(asking, visitor, code, course)
        elif isinstance(course.fault, IllegalMove | UnreadableMove):
            await self._refuse(asking, visitor, code, course.left[0], course.fault)
        else:
            assert course.fault is not None, "nothing was done, for some reason"
            raise course.fault
        return course.done is not None and is_complete

    async def _stop(
        self, asking: Asking, visitor: Visitor, code: TableCode, course: Course
    ) -> None:
        """Show which moves were made, which not and why, and the alternatives."""
        look = await self._desk.service.queries.look(code, visitor.id)
        screen = self._guide.instead(look, course.left[0], course.stopped)
        await self._desk.show_screen(asking, visitor, look, screen)

    async def _refuse(
        self,
        asking: Asking,
        visitor: Visitor,
        code: TableCode,
        notation: str,
        fault: IllegalMove | UnreadableMove,
    ) -> None:
        """Refuse a move; if the person is to act, show the nearest and all other legal moves."""
        look = await self._desk.service.queries.look(code, visitor.id)
        if look.asked is None or not self._is_played(look):
            raise fault
        screen = self._guide.instead(look, notation, (fault.refusal.text,))
        await self._desk.show_screen(asking, visitor, look, screen)

    # --- controls ----------------------------------------------------------------------------

    async def answer(
        self, interaction: Asking, step: str, question: Question, chosen: Sequence[str]
    ) -> None:
        """Handle a used control; a form must open before any other response."""
        try:
            if step == OPEN:
                await self._desk.finder.reach(interaction, question.code)
                await self._open_form(interaction, question, chosen)
                return
            await self._desk.acknowledge(interaction)
            visitor, _ = await self._begin(interaction, question.code)
            await self._follow(interaction, visitor, step, question, chosen)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Asking) -> None:
        """Handle a submitted form; its id identifies it, even if opened before a restart."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: Mapping[str, Any] = interaction.data or {}
        sent = Meaning.read(str(data.get("custom_id", "")))
        if sent is not None and (sent.game, sent.step) == (self.game, WRITTEN):
            step, *of = sent.of
            await self.answer(interaction, step, sent.question, (*of, *written_in(data)))

    async def _open_form(self, asking: Asking, question: Question, chosen: Sequence[str]) -> None:
        visitor = await self._desk.finder.glimpse(asking)
        if question.tried:
            look = await try_board.look_at(self._desk, visitor, question)
        else:
            look = await self._fresh_look(asking, question)
        step, *of = chosen or ("",)
        form = self._guide.at(look, Where(step, tuple(of)), visitor.profile.confirm)
        if not isinstance(form, Form):
            raise stale(question.code)
        profiles = await self._desk.replies.profiles_of(look.table)
        sheet = self._desk.sheet(look, profiles, visitor.profile)
        sheet = msgspec.structs.replace(sheet, question=question)
        await asking.response.send_modal(sheet.form(form))

    async def _follow(
        self,
        asking: Asking,
        visitor: Visitor,
        step: str,
        question: Question,
        chosen: Sequence[str],
    ) -> None:
        """Carry out a control. Makes no moves if their question is no longer open."""
        place = place_agreed(chosen)
        if question.tried:
            await try_board.follow(self._desk, asking, visitor, step, question, chosen)
        elif step == MARK:
            await marks.ask(self._desk, asking, visitor, question.code, tuple(chosen))
        elif step == WEIGH:
            await self._play(asking, visitor, question.code, " ".join(chosen), question.asked)
        elif step == GO and place is None:
            written = " ".join(chosen).split(";")
            await self._make(asking, visitor, question.code, written, question.asked)
        elif step == GO and place is not None:
            look = (await self._seen(asking, question.code)).look()
            written = self._notations(self._guide.surely(look, place))
            await self._make(asking, visitor, question.code, written, question.asked)
        elif step == BACK:
            look = await self._fresh_look(asking, question)
            await self._desk.show_look(asking, visitor, look)
        else:
            look = await self._fresh_look(asking, question)
            await self._lead(asking, visitor, look, Where(step, tuple(chosen)))

    def _notations(self, go: Go[Any]) -> list[str]:
        return self._guide.notations(self.game, go)
