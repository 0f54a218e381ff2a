"""What happened at a table, in pages."""

from cogs.desk import Desk
from cogs.looking import Looking
from cogs.paging import TABLES, in_pages, turns
from cogs.visitors import Asking, Visitor
from core.text import text
from tables.model import TableCode
from workers.ports import Post

HISTORY = "history"
"""Begins the name of the book that is the history of a table; its code follows."""

_PAGE = 20
"""Moves on one page, at most."""

_ROOM = 3_000
"""Characters on one page, at most; a message holds more."""


class History:
    """Shows histories."""

    def __init__(self, desk: Desk, looking: Looking) -> None:
        self._desk = desk
        self._looking = looking

    async def show(
        self, asking: Asking, visitor: Visitor, code: TableCode, page: int | None = None
    ) -> None:
        """A page of what happened, oldest first; the newest unless one is named."""
        look = await self._desk.service.look(code, visitor.id)
        if look.view is None:
            await self._looking.show_or_tell(asking, visitor, look)
            return
        moves = await self._desk.service.history(code, visitor.id)
        profiles = await self._desk.profiles_of(look.table)
        lines = self._desk.presenter.history(look.table, moves, profiles, visitor.locale)
        pages = in_pages(lines, _PAGE, _ROOM)
        page = len(pages) if page is None else max(1, min(page, len(pages)))
        say = self._desk.voice(visitor.locale)
        post = Post(
            heading=say(text("history-heading", code=code)),
            lines=pages[page - 1],
            small=say(text("page-of", page=page, pages=len(pages))) if len(pages) > 1 else None,
        )
        book = f"{TABLES}{HISTORY}.{code}"
        await self._desk.show(asking, post, turns(book, page, len(pages), say))
