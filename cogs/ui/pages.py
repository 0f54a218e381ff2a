"""Answers of several pages, and the buttons that turn them."""

import re
from collections.abc import Sequence
from typing import Any, Protocol, Self

import discord
from discord import ui

from cogs.ui.buttons import ANSWERED_BY
from cogs.ui.layout import Rows
from core.text import Say, text

RULES = "help"
"""The cog that shows chapters of rules: books called by their game."""

TABLES = f"{ANSWERED_BY}."
"""Begins the name of a book that the tables cog shows."""

Page = tuple[str, ...]
"""The lines of a page."""


class TurnsPages(Protocol):
    """Whoever shows the pages of a book."""

    async def turn_page(self, interaction: discord.Interaction[Any], book: str, page: int) -> None:
        """Show this page in place of the one that stands there."""
        ...


class PageTurn(
    ui.DynamicItem[ui.Button[Any]],
    template=r"tavolo-turn:(?P<book>[\w.-]+):(?P<page>[0-9]{1,4})",
):
    """A button that leads to a page, such as the one beside that which is shown."""

    def __init__(self, button: ui.Button[Any], book: str, page: int) -> None:
        super().__init__(button)
        self.book = book
        self.page = page

    @classmethod
    def of(cls, book: str, page: int, label: str, *, there_is: bool = True) -> Self:
        """The button to this page; dead where there is none, so that it keeps its place."""
        button: ui.Button[Any] = ui.Button(
            label=label,
            custom_id=f"tavolo-turn:{book}:{page}",
            disabled=not there_is,
        )
        return cls(button, book, page)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The pressed button, read back from its id."""
        assert isinstance(item, ui.Button), "the template is only ever given to buttons"
        return cls(item, match["book"], int(match["page"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Turn the page."""
        cog = ANSWERED_BY if self.book.startswith(TABLES) else RULES
        target: TurnsPages = interaction.client.get_cog(cog)
        await target.turn_page(interaction, self.book.removeprefix(TABLES), self.page)


def turns(book: str, page: int, pages: int, say: Say) -> Rows:
    """To the pages before and after, always in the same places; nothing where there is but one."""
    if pages < 2:
        return ()
    row: ui.ActionRow[Any] = ui.ActionRow(
        PageTurn.of(book, page - 1, say(text("rules-back")), there_is=page > 1),
        PageTurn.of(book, page + 1, say(text("rules-next")), there_is=page < pages),
    )
    return (row,)


def in_pages(lines: Sequence[str], most: int, room: int) -> list[Page]:
    """Lines in pages of so many lines and characters at most; a longer line has its own page."""
    pages: list[Page] = []
    page: list[str] = []
    for line in lines:
        if page and (len(page) == most or sum(map(len, page)) + len(page) + len(line) > room):
            pages.append(tuple(page))
            page = []
        page.append(line)
    return [*pages, tuple(page)]
