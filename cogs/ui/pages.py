"""Replies of several pages, and the buttons that turn them."""

from collections.abc import Sequence
from typing import Any, Protocol, Self

import discord
from discord import ui

from cogs.ui.buttons import ANSWERED_BY, Rebuilt
from cogs.ui.component_message import Rows
from core.translatable_text import Say, text

RULES = "help"
"""The cog for the rules; its books have the key of their game."""

TABLES = f"{ANSWERED_BY}."
"""Prefix of the names of books that the tables cog shows."""

Page = tuple[str, ...]
"""The lines of a page."""


class TurnsPages(Protocol):
    """Shows the pages of a book."""

    async def turn_page(self, interaction: discord.Interaction[Any], book: str, page: int) -> None:
        """Replace the shown page by this one."""
        ...


class PageTurn(
    Rebuilt[ui.Button[Any]],
    template=r"tavolo-turn:(?P<book>[\w.-]+):(?P<page>[0-9]{1,4})",
):
    """A button that shows another page, such as the next one."""

    def __init__(self, button: ui.Button[Any], book: str, page: int | str) -> None:
        super().__init__(button)
        self.book = book
        self.page = int(page)

    @classmethod
    def of(cls, book: str, page: int, label: str, *, there_is: bool = True) -> Self:
        """Return the button to this page; disabled, not left out, if there is none."""
        button: ui.Button[Any] = ui.Button(
            label=label,
            custom_id=f"tavolo-turn:{book}:{page}",
            disabled=not there_is,
        )
        return cls(button, book, page)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the press to the cog that shows the book."""
        cog = ANSWERED_BY if self.book.startswith(TABLES) else RULES
        target: TurnsPages = interaction.client.get_cog(cog)
        await target.turn_page(interaction, self.book.removeprefix(TABLES), self.page)


def turns(book: str, page: int, pages: int, say: Say) -> Rows:
    """Return the buttons to the previous and next page; nothing if there is only one page."""
    if pages < 2:
        return ()
    row: ui.ActionRow[Any] = ui.ActionRow(
        PageTurn.of(book, page - 1, say(text("rules-back")), there_is=page > 1),
        PageTurn.of(book, page + 1, say(text("rules-next")), there_is=page < pages),
    )
    return (row,)


def in_pages(lines: Sequence[str], most: int, room: int) -> list[Page]:
    """Split lines into pages of so many lines and characters; a longer line gets its own."""
    pages: list[Page] = []
    page: list[str] = []
    for line in lines:
        if page and (len(page) == most or sum(map(len, page)) + len(page) + len(line) > room):
            pages.append(tuple(page))
            page = []
        page.append(line)
    return [*pages, tuple(page)]
