"""Menus about one table, from which one thing is chosen. All they need is in their id."""

import re
from collections.abc import Sequence
from typing import Any, Protocol, Self

import discord
from discord import ui

from cogs.ui.autocompletion import shown
from cogs.ui.buttons import ANSWERED_BY
from tables.model.table import TableCode


class Chooses(Protocol):
    """Whoever answers such menus: the tables cog."""

    async def chosen(self, interaction: discord.Interaction[Any], menu: "TableChoice") -> None:
        """Do what was chosen."""
        ...


class TableChoice(
    ui.DynamicItem[ui.Select[Any]],
    template=r"tavolo-(?P<about>remove|computers|change|manage):(?P<code>[A-Z0-9]+)(?::(?P<part>[a-z]+))?",
):
    """A menu of one kind (``about``) at one table; ``part``: which of several that go together."""

    def __init__(self, menu: ui.Select[Any], about: str, code: str, part: str = "") -> None:
        super().__init__(menu)
        self.about = about
        self.code = TableCode(code)
        self.part = part

    @classmethod
    def of(
        cls,
        about: str,
        code: TableCode,
        hint: str,
        offered: Sequence[tuple[str, str]],
        part: str = "",
        current: str | None = None,
    ) -> Self:
        """The menu of what is ``offered``: label and value; the ``current`` value is marked."""
        options = [
            discord.SelectOption(label=shown(label), value=value, default=value == current)
            for label, value in offered
        ]
        custom_id = f"tavolo-{about}:{code}" + (f":{part}" if part else "")
        menu: ui.Select[Any] = ui.Select(custom_id=custom_id, placeholder=hint, options=options)
        return cls(menu, about, code, part)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The used menu."""
        assert isinstance(item, ui.Select), "the template is only ever given to such menus"
        return cls(item, match["about"], match["code"], match["part"] or "")

    @property
    def value(self) -> str:
        """What was chosen."""
        return self.item.values[0]

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice to the tables cog."""
        target: Chooses = interaction.client.get_cog(ANSWERED_BY)
        await target.chosen(interaction, self)
