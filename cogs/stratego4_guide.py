"""Guided play of Stratego 4: what its commands, buttons, menus and its form lead to."""

from collections.abc import Sequence

import discord
from discord.ext import commands

from cogs.desk import AnyBot, Asking, Desk, Visitor
from cogs.errors import answer_error
from cogs.playing import GameCog
from cogs.ui import stratego4 as play
from cogs.ui import stratego4_deploying as deploying
from cogs.ui.steps import Question
from cogs.ui.stratego4 import Shown, Stratego4Controls
from cogs.ui.stratego4_words import space_named
from core.errors import IllegalMove, UnreadableMove
from games.stratego4.board import Space
from games.stratego4.moves import FireCannon
from games.stratego4.notation import notate
from games.stratego4.words import hand_text
from tables.commands import Play
from tables.errors import refused, stale
from tables.model import TableCode
from tables.service import Look


class Stratego4Guide(GameCog):
    """Shows what can be done, and does it."""

    def __init__(self, bot: AnyBot, desk: Desk) -> None:
        self._controls = Stratego4Controls(desk.translator)
        super().__init__(bot, desk, self._controls)

    # --- what is shown -----------------------------------------------------------------------

    async def _look_at_game(self, visitor: Visitor, code: TableCode) -> Look:
        """A game one plays in. Raises TableRefuses where there is none yet, or only to watch."""
        look = await self._desk.service.look(code, visitor.id)
        if look.seat is None:
            raise refused("table-refusal-not-seated")
        if not self._is_played(look):
            raise refused("table-refusal-not-started")
        return look

    async def _show(self, asking: Asking, visitor: Visitor, look: Look, shown: Shown) -> None:
        words, rows, plan = shown
        await self._desk.show_thought(asking, visitor, look, words, rows, plan)

    async def _show_army(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        look = await self._look_at_game(visitor, code)
        rows = self._flow_controls(look, visitor)
        await self._desk.show_thought(asking, visitor, look, hand_text(look.view), rows)

    async def _show_piece_typed(
        self, asking: Asking, visitor: Visitor, look: Look, typed: str
    ) -> bool:
        """Show what a piece that was named alone can do; False when it can do nothing."""
        start = space_named(look.view, self.in_notation(typed)) if self._is_played(look) else None
        if start is None or look.asked is None:
            return False
        if not play.goals_of(look, start) and not play.shots_of(look, start):
            return False
        await self._show_piece(asking, visitor, look, start)
        return True

    async def _show_piece(self, asking: Asking, visitor: Visitor, look: Look, start: Space) -> None:
        names = await self._desk.names_of(look.table)
        question = question_of(look)
        shown = self._controls.piece(look, question, start, names, visitor.locale)
        await self._show(asking, visitor, look, shown)

    # --- deploying ---------------------------------------------------------------------------

    async def _change_army(
        self, asking: Asking, visitor: Visitor, code: TableCode, orders: Sequence[str]
    ) -> bool:
        """Make these changes one after the other; False when one of them is refused."""
        for part, notation in enumerate(orders):
            order = Play(visitor.person, notation, None)
            try:
                await self._desk.carry_out(asking, code, order, part)
            except (IllegalMove, UnreadableMove) as fault:
                await self._refuse(asking, visitor, code, notation, fault)
                return False
        return True

    async def _show_swap(self, asking: Asking, visitor: Visitor, look: Look, typed: str) -> None:
        """What a piece can change places with; or why it cannot."""
        first = space_named(look.view, self.in_notation(typed))
        if first is None or not deploying.others_for(look.view, first):
            await self._play(asking, visitor, look.table.code, self._line("swap", typed), None)
            return
        say = self._controls.say(visitor.locale)
        shown = deploying.swapping(look, question_of(look), first, say)
        await self._show(asking, visitor, look, shown)

    # --- controls ----------------------------------------------------------------------------

    async def answer(
        self, interaction: Asking, step: str, question: Question, chosen: Sequence[str]
    ) -> None:
        """A control was used; a form must open before anything else is answered."""
        if step != "grid":
            await super().answer(interaction, step, question, chosen)
            return
        try:
            visitor = await self._desk.glimpse(interaction)
            look = await self._fresh_look(visitor, question)
            form = deploying.GridForm(look.view, question, self._controls.say(visitor.locale))
            await interaction.response.send_modal(form)
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Asking) -> None:
        """A form was sent: it is known by its id, so it may have been open for a restart."""
        if interaction.type is discord.InteractionType.modal_submit:
            sent = deploying.written_in(interaction.data or {})
            if sent is not None:
                question, notation = sent
                await super().answer(interaction, "go", question, (notation,))

    async def _take_step(
        self, asking: Asking, visitor: Visitor, step: str, question: Question, chosen: str
    ) -> None:
        if step == "go":
            await self._play(asking, visitor, question.code, chosen, question.asked)
            return
        look, words = await self._fresh_look(visitor, question), chosen.split()
        say = self._controls.say(visitor.locale)
        match step:
            case "back":
                await self._desk.show_look(asking, visitor, look)
            case "formation":
                notation = deploying.formation_line(chosen, say)
                await self._play(asking, visitor, question.code, notation, question.asked)
            case "swap":
                await self._show_swap(asking, visitor, look, chosen)
            case "other":
                notation = deploying.swap_line(*words)
                await self._play(asking, visitor, question.code, notation, question.asked)
            case "sure":
                await self._show(asking, visitor, look, deploying.sure(look, question, say))
            case "piece" | "to" | "attack" | "leave" | "at":
                await self._act(asking, visitor, step, look, words)
            case _:
                raise stale(question.code)

    async def _act(
        self, asking: Asking, visitor: Visitor, step: str, look: Look, words: Sequence[str]
    ) -> None:
        """A piece was chosen, or what it is to do; ``words``: its space first, the target last."""
        start, to = space_named(look.view, words[0]), space_named(look.view, words[-1])
        if start is None or to is None:
            raise stale(look.table.code)
        if step == "piece":
            await self._show_piece(asking, visitor, look, start)
            return
        question, names = question_of(look), await self._desk.names_of(look.table)
        if step == "at":
            shot = FireCannon(start, to)
            shown = self._controls.shot(look, question, shot, names, visitor.locale)
            await self._show(asking, visitor, look, shown)
            return
        moves = play.moves_to(look, start, to)
        if step == "leave":
            moves = [move for move in moves if move.leave_flag]
        if play.is_plain(look.view, moves):
            await self._play(asking, visitor, question.code, notate(moves[0]), question.asked)
        else:
            shown = self._controls.move(look, question, moves, names, visitor.locale)
            await self._show(asking, visitor, look, shown)

    # --- refusals ----------------------------------------------------------------------------

    async def _refuse(
        self,
        asking: Asking,
        visitor: Visitor,
        code: TableCode,
        notation: str,
        fault: IllegalMove | UnreadableMove,
    ) -> None:
        """Say why not; whoever is to act is offered all that is legal, the piece meant first."""
        look = await self._desk.service.look(code, visitor.id)
        if look.asked is None or not self._is_played(look):
            raise fault
        why, start = fault.refusal.text, play.piece_named(look, notation)
        if start is None:
            rows = self._flow_controls(look, visitor)
            await self._desk.show_thought(asking, visitor, look, (why,), rows)
            return
        names = await self._desk.names_of(look.table)
        shown = self._controls.piece(look, question_of(look), start, names, visitor.locale)
        words, rows, plan = shown
        await self._show(asking, visitor, look, ((why, *words), rows, plan))


def question_of(look: Look) -> Question:
    """The question this person is asked."""
    assert look.asked is not None, "only who is asked has anything to choose"
    return Question(look.table.code, look.asked)
