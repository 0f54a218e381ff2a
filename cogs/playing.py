"""What the commands of every game share: who plays at which table, moves made, steps answered."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Protocol

from discord import app_commands
from discord.ext import commands

from cogs.desk import CHOICE_LENGTH, CHOICE_LIMIT, AnyBot, Asking, Desk, PlayFlow, Visitor
from cogs.errors import answer_error
from cogs.ui.layout import Rows
from cogs.ui.steps import Question, Say, Step
from core.errors import IllegalMove, UnreadableMove
from core.spelling import fits
from core.text import Locale
from tables.commands import Play
from tables.errors import TableRefuses, stale
from tables.model import TableCode
from tables.service import Look

Choices = list[app_commands.Choice[str]]


class Controls(PlayFlow, Protocol):
    """A game's guided play, which also speaks the game's texts."""

    def say(self, locale: Locale) -> Say:
        """Says the game's texts in this language; none of them names a person."""
        ...


class GameCog(commands.GroupCog):
    """The commands of a game; loaded under the game's key, to which its controls lead."""

    GAME: ClassVar[str]

    def __init__(self, bot: AnyBot, desk: Desk, controls: Controls | None = None) -> None:
        self._bot = bot
        self._desk = desk
        self._flow = controls

    async def cog_load(self) -> None:
        """Controls from before a restart work again."""
        self._bot.add_dynamic_items(Step)
        if self._flow is not None:
            self._desk.flows[self.GAME] = self._flow

    # --- what is offered while typing --------------------------------------------------------

    async def table_typed(self, interaction: Asking, current: str) -> Choices:
        """Tables of this game."""
        return await self._desk.suggest_tables(interaction, current, self.GAME)

    async def _look_typed(self, interaction: Asking) -> tuple[Look | None, Say]:
        """The table that is being typed about, through the eyes and in the words of whoever types.

        None when no table or several could be meant, or the game has not begun.
        """
        visitor = await self._desk.glimpse(interaction)
        say = self._desk.translator.voice(visitor.locale).say
        code = getattr(interaction.namespace, "table", None)
        try:
            found = await self._desk.find(interaction, visitor, code, self.GAME)
            look = await self._desk.service.look(found, visitor.id)
        except TableRefuses:
            return None, say
        return (look if self._is_played(look) else None), say

    def _is_played(self, look: Look) -> bool:
        """Whether this is a table of this game, and the game has begun."""
        return look.table.game == self.GAME and look.view is not None

    def _flow_controls(self, look: Look, visitor: Visitor) -> Rows:
        """The controls of a game that makes its own."""
        return self._desk.controls(look, visitor.locale, {})

    # --- moves -------------------------------------------------------------------------------

    async def _begin(self, asking: Asking, table: str | None) -> tuple[Visitor, TableCode]:
        await self._desk.acknowledge(asking)
        visitor = await self._desk.visitor(asking)
        return visitor, await self._desk.find(asking, visitor, table, self.GAME)

    async def _play(
        self, asking: Asking, visitor: Visitor, code: TableCode, notation: str, asked: int | None
    ) -> None:
        """Make a move, and show what has come of it."""
        order = Play(visitor.person, notation, asked)
        try:
            done = await self._desk.carry_out(asking, code, order)
        except (IllegalMove, UnreadableMove) as fault:
            await self._refuse(asking, visitor, code, notation, fault)
            return
        await self._desk.show_look(asking, visitor, done.look, done.events)

    async def _refuse(
        self,
        asking: Asking,
        visitor: Visitor,
        code: TableCode,
        notation: str,
        fault: IllegalMove | UnreadableMove,
    ) -> None:
        """Say why a move is not to be made; a game may offer others instead."""
        raise fault

    # --- controls ----------------------------------------------------------------------------

    async def answer(
        self, interaction: Asking, step: str, question: Question, chosen: Sequence[str]
    ) -> None:
        """A button or menu of the guided play was used."""
        try:
            await self._desk.acknowledge(interaction)
            visitor = await self._desk.visitor(interaction)
            await self._take_step(interaction, visitor, step, question, " ".join(chosen))
        except Exception as fault:
            await answer_error(self._desk, interaction, fault)

    @abstractmethod
    async def _take_step(
        self, asking: Asking, visitor: Visitor, step: str, question: Question, chosen: str
    ) -> None:
        """Do what the control of this step says; ``chosen``: what with."""

    async def _fresh_look(self, visitor: Visitor, question: Question) -> Look:
        """The table, as long as it still asks this question. Raises StaleQuestion otherwise."""
        look = await self._desk.service.look(question.code, visitor.id)
        if look.asked != question.asked:
            raise stale(question.code)
        return look


def matching(offered: Mapping[str, str], current: str) -> Choices:
    """Offered choices that contain what is typed so far; label to value."""
    return [
        app_commands.Choice(name=label[:CHOICE_LENGTH], value=value)
        for label, value in offered.items()
        if fits(current, label) and len(value) <= CHOICE_LENGTH
    ][:CHOICE_LIMIT]


def with_verb(verb: str, typed: str) -> str:
    """What was typed, with the verb of its move in front if it was left out."""
    return typed if typed.casefold().startswith(f"{verb} ") else f"{verb} {typed}"
