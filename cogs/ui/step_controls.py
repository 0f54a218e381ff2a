"""The controls of guided play, the same for every game: each knows its table, question and step.

Every step stands in the ids of its controls, so a half-made choice outlives a restart too.
"""

import re
from collections.abc import Sequence
from typing import Any, Protocol, Self

import discord
import msgspec
from discord import ui

from core.text import Say as Say
from rehearsal.beliefs import limit
from tables.model.table import TableCode

MENU_LIMIT = limit("select-option-count")
LABEL_LIMIT = limit("button-label-length")
OPTION_LIMIT = limit("option-text-length")

BETWEEN = "|"
"""Parts what was chosen from what was chosen next; no game writes it."""

KEY = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
"""How the key of a game is spelled: it stands in the ids of all its controls."""

_ID = re.compile(
    rf"(?P<game>{KEY})-(?P<step>[a-z]+)"
    r":(?P<code>[A-Z0-9]+):(?P<asked>\d+):(?P<of>.*)"
)
_TWIN = "#"
"""Begins the number that tells two menus of one step apart."""


class Question(msgspec.Struct, frozen=True):
    """Which table's question a control answers."""

    code: TableCode
    asked: int

    def __str__(self) -> str:
        return f"{self.code}:{self.asked}"


class Meaning(msgspec.Struct, frozen=True):
    """What an id says: which game's control it is, at which step, and what it is about."""

    game: str
    step: str
    question: Question
    of: tuple[str, ...]

    @classmethod
    def read(cls, custom_id: str) -> Self | None:
        """What this id says; None when it is not one of ours."""
        match = _ID.fullmatch(custom_id)
        if match is None:
            return None
        question = Question(TableCode(match["code"]), int(match["asked"]))
        of = match["of"].partition(_TWIN)[0].split(BETWEEN)
        return cls(match["game"], match["step"], question, tuple(of))


class Answers(Protocol):
    """Whoever carries out what the controls say: the cog of the game, loaded by the game's key."""

    async def answer(
        self,
        interaction: discord.Interaction[Any],
        step: str,
        question: Question,
        chosen: Sequence[str],
    ) -> None:
        """A control was used: ``step`` says which, ``chosen`` what with."""
        ...


class Control(
    ui.DynamicItem[ui.Button[Any] | ui.Select[Any]],
    template=_ID,
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
        icon: discord.PartialEmoji | None = None,
    ) -> Self:
        """The button that says ``chosen`` at this step."""
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
        """The menu of this step; ``of``: what it is about, ``most``: how many may be chosen.

        ``number`` tells it from other menus of its step on the same screen.
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

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The used control, read back from its id."""
        assert isinstance(item, ui.Button | ui.Select), "the template is given to nothing else"
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice to the game's cog: what the control is about, then what was chosen."""
        meant = Meaning.read(self.custom_id)
        assert meant is not None, "the id has matched already"
        target: Answers = interaction.client.get_cog(meant.game)
        values = self.item.values if isinstance(self.item, ui.Select) else ()
        chosen = tuple(part for part in (*meant.of, *values) if part)
        await target.answer(interaction, meant.step, meant.question, chosen)
