"""The buttons under every post. Their state is in their custom id, so they survive restarts."""

import re
from collections.abc import Mapping
from typing import Any, Protocol, Self, TypeGuard, TypeVar, cast

import discord
from discord import ui

from core.discord_limits import limit
from tables.model.table import TableCode
from workers.post_model import Action

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

Kind = TypeVar("Kind", bound=ui.Item[Any])
Control = TypeVar("Control", bound=ui.DynamicItem[Any])

LABEL_LIMIT = limit("button-label-length")

ANSWERED_BY = "tables"
"""The name of the cog that handles those of tables; see cogs/button_dispatch.py for what each does.
"""

CUPS = "cups"
"""The name of the cog that handles those of cups; see cogs/cup_commands.py for what each does."""

_OF_CUPS = "cup-"
"""How the names of the buttons and menus of cups begin."""


def answered_by(name: str) -> str:
    """Return the name of the cog that handles the buttons or menus of this name."""
    return CUPS if name.startswith(_OF_CUPS) else ANSWERED_BY


class Opens(Protocol):
    """Shows a table: the tables cog."""

    async def open_chosen(self, interaction: discord.Interaction[Any], code: TableCode) -> None:
        """Show this table in place of what was pressed, or say why that is not possible."""
        ...


class Presses(Protocol):
    """Handles pressed buttons: the cog of tables, or that of cups."""

    async def press(self, interaction: discord.Interaction[Any], button: "TableButton") -> None:
        """Carry out the pressed button's action."""
        ...


class Refuses(Protocol):
    """Answers a control that is none of the bot's: the tables cog."""

    async def refuse_forged(self, interaction: discord.Interaction[Any]) -> None:
        """Say that this control is not known."""
        ...


class Forged(ui.DynamicItem[ui.Item[Any]], template=""):
    """What has the id of one of the bot's controls but is of another kind, or has nothing chosen.

    No client makes one.
    """

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Have it refused."""
        target: Refuses = interaction.client.get_cog(ANSWERED_BY)
        await target.refuse_forged(interaction)


def is_genuine(
    item: ui.Item[Any], kind: type[Kind], interaction: discord.Interaction[Any]
) -> TypeGuard[Kind]:
    """Whether the item with one of the bot's ids is of the kind that the bot gives it."""
    data: Mapping[str, Any] = interaction.data or {}
    return isinstance(item, kind) and (isinstance(item, ui.Button) or bool(data.get("values")))


def forged(_cls: type[Control], item: ui.Item[Any]) -> Control:
    """Return, in the place of this class's control, one that has the press refused."""
    return cast(Control, Forged(item))


class TableButton(
    ui.DynamicItem[ui.Button[Any]],
    template=r"tavolo:(?P<name>[a-z-]+):(?P<code>[A-Z0-9]+)(?::(?P<number>\d+))?",
):
    """A button for one action at one table or cup, valid whatever has been played since.

    Custom ids never contain hidden information. ``number``: as in an action; old buttons of other
    kinds end with a number that is ignored now.
    """

    def __init__(
        self, button: ui.Button[Any], name: str, code: str, number: int | None = None
    ) -> None:
        super().__init__(button)
        self.number = number
        self.name = name
        self.code = TableCode(code)

    @classmethod
    def of(cls, action: Action) -> Self:
        """Return the button of an action."""
        number = "" if action.number is None else f":{action.number}"
        button: ui.Button[Any] = ui.Button(
            label=action.label[:LABEL_LIMIT],
            style=STYLES[action.style],
            custom_id=f"tavolo:{action.name}:{action.code}{number}",
            disabled=action.dead,
        )
        return cls(button, action.name, action.code, action.number)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Rebuild the pressed button from its custom id."""
        if not is_genuine(item, ui.Button, interaction):
            return forged(cls, item)
        number = None if match["number"] is None else int(match["number"])
        return cls(item, match["name"], match["code"], number)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the press to the cog of tables or cups, found by its name."""
        target: Presses = interaction.client.get_cog(answered_by(self.name))
        await target.press(interaction, self)


def button_of(action: Action) -> ui.Button[Any] | TableButton:
    """Return the button of an action, a link if it is one."""
    if action.link is None:
        return TableButton.of(action)
    return ui.Button(label=action.label[:LABEL_LIMIT], url=action.link)
