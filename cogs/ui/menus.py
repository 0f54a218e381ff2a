"""Select menus about one table or cup, or of people kept out. Their state is in their custom id."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, Protocol, Self

import discord
from discord import ui

from cogs.ui.autocompletion import CHOICE_LIMIT, shown
from cogs.ui.buttons import Rebuilt, answered_by
from cogs.ui.pages import RULES
from model.cup import CupCode
from model.table import PlayerId, TableCode

Scope = Literal["server", "house"]
"""Where a ban holds: at the tables of the interaction's server, or at all tables."""

Listed = Scope | Literal["blocks"]
"""Whose list it is: that of such bans, or of the people somebody has blocked."""

_PERSON: Final = re.compile("[1-8]?[0-9]{1,18}")
"""A Discord id; a longer number would not fit into the database."""


class Chooses(Protocol):
    """Handles choices from such menus: the cog of tables, or that of cups."""

    async def chosen(self, interaction: discord.Interaction[Any], menu: "TableChoice") -> None:
        """Carry out the choice."""
        ...


class TableChoice(
    Rebuilt[ui.Select[Any]],
    template=r"tavolo-(?P<about>remove|computers|change|manage"
    r"|cup-show|cup-remove)"
    r":(?P<code>[A-Z0-9]+)(?::(?P<part>[a-z][a-z0-9_-]*))?(?::[0-9]+)?",
):
    """A menu of one kind (``about``) at one table or cup; ``part``: which menu of a group."""

    kinds = (ui.Select,)

    def __init__(
        self, menu: ui.Select[Any], about: str, code: str, part: str | None = None
    ) -> None:
        super().__init__(menu)
        self.about = about
        self.code = TableCode(code)
        self.part = part or ""

    @classmethod
    def of(
        cls,
        about: str,
        code: TableCode | CupCode,
        hint: str,
        offered: Sequence[tuple[str, str]],
        part: str = "",
        current: str | None = None,
        *,
        told: Mapping[str, str | None] | None = None,
        shown_by: int | None = None,
    ) -> Self:
        """Return the menu of the ``offered`` (label, value) pairs; ``current`` is preselected.

        ``told``: what stands below a label, by value. ``shown_by``: the interaction that shows the
        menu, for its id, because clients keep the selection of a menu whose id stays the same.
        """
        below = {value: line and shown(line) for value, line in (told or {}).items()}
        options = [
            discord.SelectOption(
                label=shown(label),
                value=value,
                description=below.get(value),
                default=value == current,
            )
            for label, value in offered
        ]
        custom_id = f"tavolo-{about}:{code}" + (f":{part}" if part else "")
        custom_id += "" if shown_by is None else f":{shown_by}"
        menu: ui.Select[Any] = ui.Select(custom_id=custom_id, placeholder=hint, options=options)
        return cls(menu, about, code, part)

    @property
    def value(self) -> str:
        """Return the chosen value."""
        return self.item.values[0]

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the choice to the cog of tables or cups."""
        target: Chooses = interaction.client.get_cog(answered_by(self.about))
        await target.chosen(interaction, self)


class UnbanMenu(Rebuilt[ui.Select[Any]], template=r"tavolo-unban:(?P<scope>server|house|blocks)"):
    """The menu under a list of bans, or of one's own blocks, which lifts one."""

    kinds = (ui.Select,)

    def __init__(self, menu: ui.Select[Any], scope: Listed) -> None:
        super().__init__(menu)
        self.scope = scope

    @classmethod
    def of(cls, scope: Listed, people: Sequence[tuple[str, PlayerId]], hint: str) -> Self:
        """Return the menu of these people, by name."""
        options = [
            discord.SelectOption(label=shown(name), value=str(player))
            for name, player in people[:CHOICE_LIMIT]
        ]
        custom_id = f"tavolo-unban:{scope}"
        return cls(ui.Select(custom_id=custom_id, placeholder=hint, options=options), scope)

    @property
    def person(self) -> PlayerId | None:
        """Return the chosen person; None for a value that no menu offers."""
        value = self.item.values[0]
        return PlayerId(int(value)) if _PERSON.fullmatch(value) else None

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the choice to the cog."""
        await interaction.client.get_cog(RULES).unban(interaction, self)
