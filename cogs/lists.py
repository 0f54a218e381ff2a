"""Lists of tables, page by page, each with a menu that opens one of them."""

import re
from collections.abc import Sequence
from typing import Any, Final, Protocol, Self

import discord
from discord import ui

from cogs.desk import Asking, Desk, Visitor, owes
from cogs.paging import TABLES, turns
from cogs.reach import may_reach
from cogs.ui.buttons import ANSWERED_BY
from cogs.ui.layout import Rows
from cogs.ui.offers import shown
from core.text import Say, Text, Verbatim, text
from tables.letters import TableFacts
from tables.model import GuildId, PlayerId, TableCode
from tables.service import LIVING
from workers.ports import Post, Profiles
from workers.sentences import until

MINE: Final = "mine"
HERE: Final = "here"

_LINES = 10
"""Tables on one page: what a telephone shows at once."""


class Opens(Protocol):
    """Whoever shows a table that was chosen from a list: the tables cog."""

    async def open_chosen(self, interaction: discord.Interaction[Any], code: TableCode) -> None:
        """Show this table in place of the list."""
        ...


class TableMenu(ui.DynamicItem[ui.Select[Any]], template="tavolo-open"):
    """The menu under a list of tables."""

    @classmethod
    def of(cls, labels: Sequence[tuple[TableCode, str]], hint: str) -> Self:
        """The menu of these tables."""
        options = [discord.SelectOption(label=shown(label), value=code) for code, label in labels]
        return cls(ui.Select(custom_id="tavolo-open", placeholder=hint, options=options))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The used menu."""
        assert isinstance(item, ui.Select), "the template is only ever given to menus"
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the chosen table."""
        target: Opens = interaction.client.get_cog(ANSWERED_BY)
        await target.open_chosen(interaction, TableCode(self.item.values[0]))


class Lists:
    """Shows lists of tables."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def show(self, asking: Asking, visitor: Visitor, which: str, page: int = 1) -> None:
        """A page of one's own tables, or of those seen in this server; the nearest there is."""
        if which == HERE and asking.guild_id is not None:
            all_here = await self._desk.service.tables_in(GuildId(asking.guild_id), LIVING)
            tables = [table for table in all_here if may_reach(asking, table)]
            heading = text("list-tables")
        else:
            tables = await self._desk.service.tables_of(visitor.id, LIVING)
            heading = text("list-mine")
        ordered = sorted(tables, key=lambda table: not owes(table, visitor.id))
        pages = max(1, -(-len(ordered) // _LINES))
        page = max(1, min(page, pages))
        found = ordered[(page - 1) * _LINES : page * _LINES]
        say = self._desk.voice(visitor.locale)
        if not found:
            empty = text("list-empty", commands=self._desk.openings())
            await self._desk.show(asking, Post(heading=say(heading), lines=(say(empty),)))
            return
        profiles = await self._desk.profiles_of(*found)
        post = Post(
            heading=say(heading),
            lines=tuple(say(self._line(table, visitor, profiles)) for table in found),
            small=say(text("page-of", page=page, pages=pages)) if pages > 1 else None,
        )
        menu = self._menu(found, visitor, profiles, say)
        book = f"{TABLES}{which}"
        await self._desk.show(asking, post, (*menu, *turns(book, page, pages, say)))

    def _line(self, table: TableFacts, visitor: Visitor, profiles: Profiles) -> Text:
        """A table, where it stands, and when the time of whoever is to act runs out."""
        label = self._desk.table_label(table, visitor.id, profiles, visitor.locale)
        return until(
            "list-line",
            _deadline(table, visitor.id),
            table=Verbatim(label),
            place=f"<#{table.place}>",
        )

    def _menu(
        self, tables: Sequence[TableFacts], visitor: Visitor, profiles: Profiles, say: Say
    ) -> Rows:
        labels = [
            (table.code, self._desk.table_label(table, visitor.id, profiles, visitor.locale))
            for table in tables
        ]
        row: ui.ActionRow[Any] = ui.ActionRow(TableMenu.of(labels, say(text("list-open"))))
        return (row,)


def _deadline(table: TableFacts, player: PlayerId) -> int | None:
    """One's own, if one is to act; else the first of the others'."""
    asked = [seat for seat in table.seats if seat.asked is not None]
    mine = [seat for seat in asked if getattr(seat.occupant, "player", None) == player]
    return min((s.deadline for s in mine or asked if s.deadline is not None), default=None)
