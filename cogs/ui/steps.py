"""The controls of guided play, the same for every game: each knows its table, question and step.

Every step stands in the ids of its controls, so a half-made choice outlives a restart too.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, Protocol, Self, TypeAlias

import discord
import msgspec
from discord import ui

from core.text import Text
from tables.model import TableCode

MENU_LIMIT = 25
LABEL_LIMIT = 80
OPTION_LIMIT = 100

Say: TypeAlias = Callable[[Text], str]
"""Says texts in somebody's language."""


class Question(msgspec.Struct, frozen=True):
    """Which table's question a control answers."""

    code: TableCode
    asked: int

    def __str__(self) -> str:
        return f"{self.code}:{self.asked}"


class Answers(Protocol):
    """Whoever carries out what the controls say: the cog of the game, loaded by the game's key."""

    async def answer(
        self, interaction: discord.Interaction[Any], step: str, question: Question, chosen: str
    ) -> None:
        """A control was used: ``step`` says which, ``chosen`` what with."""
        ...


class Step(
    ui.DynamicItem[ui.Button[Any] | ui.Select[Any]],
    template=r"(?P<game>[a-z]+\d?(?:-[a-z]+)*)-(?P<step>[a-z]+)"
    r":(?P<code>[A-Z0-9]+):(?P<asked>\d+):(?P<of>.*)",
):
    """A button or a menu that is one step of a game's guided play."""

    @classmethod
    def button(
        cls,
        game: str,
        step: str,
        question: Question,
        chosen: str,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    ) -> Self:
        """The button that says ``chosen`` at this step."""
        custom_id = f"{game}-{step}:{question}:{chosen}"
        return cls(ui.Button(label=label[:LABEL_LIMIT], style=style, custom_id=custom_id))

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
    ) -> Self:
        """The menu of this step; ``of``: what it is about, ``most``: how many may be chosen."""
        return cls(
            ui.Select(
                custom_id=f"{game}-{step}:{question}:{of}",
                placeholder=hint[:OPTION_LIMIT],
                options=list(options[:MENU_LIMIT]),
                max_values=most,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The used control, read back from its id."""
        assert isinstance(item, ui.Button | ui.Select), "the template is given to nothing else"
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice to the cog of the game: what the control is about, then what was chosen.

        The parts are parted by blanks.
        """
        match = self.template.fullmatch(self.custom_id)
        assert match is not None, "the id has matched already"
        target: Answers = interaction.client.get_cog(match["game"])
        question = Question(TableCode(match["code"]), int(match["asked"]))
        values = self.item.values if isinstance(self.item, ui.Select) else ()
        chosen = " ".join(part for part in (match["of"], *values) if part)
        await target.answer(interaction, match["step"], question, chosen)
