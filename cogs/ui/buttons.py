"""The buttons under every post. Their state is in their custom id, so they survive restarts."""

import re
from collections.abc import Mapping
from typing import Any, ClassVar, Protocol, Self, TypeVar, cast

import discord
from discord import ui

from core.discord_limits import limit
from model.table import TableCode
from workers.post_model import Action

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

Kind = TypeVar("Kind", bound=ui.Item[Any])

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


class Presses(Protocol):
    """Handles pressed buttons: the cog of tables, or that of cups."""

    async def press(self, interaction: discord.Interaction[Any], button: "TableButton") -> None:
        """Carry out the pressed button's action."""
        ...


class Forged(ui.DynamicItem[ui.Item[Any]], template=""):
    """What has the id of one of the bot's controls but is of another kind, or has nothing chosen.

    No client makes one.
    """

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Have it refused."""
        await interaction.client.get_cog(ANSWERED_BY).refuse_forged(interaction)


class Rebuilt(ui.DynamicItem[Kind], template=""):
    """A control of the bot, rebuilt from its custom id when it is used, also after a restart.

    The constructor of a subclass takes the item and the named groups of its template, in their
    order. ``kinds``: of items that the bot gives such an id.
    """

    kinds: ClassVar[tuple[type[ui.Item[Any]], ...]] = (ui.Button,)

    def __init__(self, item: Kind, *_in_its_id: object) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the used control, or one that has its use refused."""
        data: Mapping[str, Any] = interaction.data or {}
        is_used = isinstance(item, ui.Button) or bool(data.get("values"))
        if isinstance(item, cls.kinds) and is_used:
            return cls(cast(Kind, item), *match.groupdict().values())
        return cast(Self, Forged(item))


class TableButton(
    Rebuilt[ui.Button[Any]],
    template=r"tavolo:(?P<name>[a-z-]+):(?P<code>[A-Z0-9]+)(?::(?P<number>\d+))?",
):
    """A button for one action at one table or cup, valid whatever has been played since.

    Custom ids never contain hidden information. ``number``: as in an action; old buttons of other
    kinds end with a number that is ignored now.
    """

    def __init__(
        self, button: ui.Button[Any], name: str, code: str, number: int | str | None = None
    ) -> None:
        super().__init__(button)
        self.number = None if number is None else int(number)
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

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the press to the cog of tables or cups, found by its name."""
        target: Presses = interaction.client.get_cog(answered_by(self.name))
        await target.press(interaction, self)


def button_of(action: Action) -> ui.Button[Any] | TableButton:
    """Return the button of an action, a link if it is one."""
    if action.link is None:
        return TableButton.of(action)
    return ui.Button(label=action.label[:LABEL_LIMIT], url=action.link)
