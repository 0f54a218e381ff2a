"""Controls of guided play, the same for every game: each knows its table, question and step.

The custom ids hold the steps, so a half-made choice survives a restart.
"""

import re
from collections.abc import Sequence
from typing import Any, Self

import discord
import msgspec
from discord import ui

from cogs.ui.buttons import ANSWERED_BY, Rebuilt
from core.discord_limits import limit
from core.translatable_text import Say as Say
from model.table import TableCode

MENU_LIMIT = limit("select-option-count")
LABEL_LIMIT = limit("button-label-length")
OPTION_LIMIT = limit("option-text-length")

BETWEEN = "|"
"""Separates successive choices; no game's notation contains it."""

KEY = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
"""Pattern of a game's key, which is part of the ids of all its controls."""

_ID = re.compile(
    rf"(?P<game>{KEY})-(?P<step>[a-z]+)"
    r":(?P<code>[A-Z0-9]+):(?P<tried>~?)(?P<asked>\d+):(?P<of>.*)"
)
_TRIED = "~"
"""Prefix of the number of a control of a try board."""

_TWIN = "#"
"""Prefix of the number that distinguishes two menus of one step."""


class Question(msgspec.Struct, frozen=True):
    """A table and the number of its question that a control answers.

    ``tried``: the control belongs to a try board, and the number is the mark of its line.
    """

    code: TableCode
    asked: int
    tried: bool = False

    def __str__(self) -> str:
        return f"{self.code}:{_TRIED if self.tried else ''}{self.asked}"


class Meaning(msgspec.Struct, frozen=True):
    """A parsed custom id: the control's game, its step, and the choices it carries."""

    game: str
    step: str
    question: Question
    of: tuple[str, ...]

    @classmethod
    def read(cls, custom_id: str) -> Self | None:
        """Parse a custom id; None if it is not a control of guided play."""
        match = _ID.fullmatch(custom_id)
        if match is None:
            return None
        code, asked = TableCode(match["code"]), int(match["asked"])
        question = Question(code, asked, tried=bool(match["tried"]))
        of = match["of"].partition(_TWIN)[0].split(BETWEEN)
        return cls(match["game"], match["step"], question, tuple(of))


class Control(
    Rebuilt[ui.Button[Any] | ui.Select[Any]],
    template=_ID,
):
    """A button or menu that is one step of a game's guided play."""

    kinds = (ui.Button, ui.Select)

    @classmethod
    def button(
        cls,
        game: str,
        step: str,
        question: Question,
        chosen: str,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        icon: discord.PartialEmoji | None = None,
    ) -> Self:
        """Return the button that chooses ``chosen`` at this step."""
        custom_id = f"{game}-{step}:{question}:{chosen}"
        short = label[:LABEL_LIMIT]
        return cls(ui.Button(label=short, style=style, custom_id=custom_id, emoji=icon))

    @classmethod
    def menu(
        cls,
        game: str,
        step: str,
        question: Question,
        options: Sequence[discord.SelectOption],
        hint: str,
        of: str = "",
        most: int = 1,
        number: int = 0,
    ) -> Self:
        """Return a menu of this step; ``of``: earlier choices, ``most``: how many may be chosen.

        ``number`` distinguishes menus of the same step on one screen.
        """
        twin = f"{_TWIN}{number}" if number else ""
        return cls(
            ui.Select(
                custom_id=f"{game}-{step}:{question}:{of}{twin}",
                placeholder=hint[:OPTION_LIMIT],
                options=list(options[:MENU_LIMIT]),
                max_values=most,
            )
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the choices to the game's cog: those in the id first, then the new ones.

        Without that cog the game is switched off: the cog of tables says so.
        """
        meant = Meaning.read(self.custom_id)
        assert meant is not None, "the id has matched already"
        target = interaction.client.get_cog(meant.game)
        if target is None:
            await interaction.client.get_cog(ANSWERED_BY).open_chosen(
                interaction, meant.question.code
            )
            return
        values = self.item.values if isinstance(self.item, ui.Select) else ()
        chosen = tuple(part for part in (*meant.of, *values) if part)
        await target.answer(interaction, meant.step, meant.question, chosen)
