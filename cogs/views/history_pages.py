"""The history of a game: any moment as one saw it, step by step, or all events in pages."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

from discord import ui

from cogs.discord.interaction_user import Asking, Press, Visitor
from cogs.interaction.front_desk import Desk
from cogs.ui.controls import TABLES, TableButton, in_pages, turns
from cogs.views.board_views import BoardViews
from core.translatable_text import Text, text
from model.refusals import TableRefuses, refused
from model.table import Status, TableCode
from tables.history.moments import Moments, Whose
from workers.post_model import Action, Glance, Post

HISTORY = "history"
"""Prefix of the name of a table's history book; the table's code follows."""

_PAGE = 20
"""Most moves on one page."""

_EXPLAINED = 8
"""Most computers' moves explained at once; the last ones."""

_ROOM = 3_000
"""Most characters on one page; a message holds more."""

Find: TypeAlias = Callable[[Moments], int]
"""Returns the index of the wanted moment."""


class _Wanted(NamedTuple):
    """A moment to show, and whose view of it."""

    whose: Whose
    find: Find
    news: bool = False
    """Whether to tell all events since the reader's own last turn."""


_SINCE: Final = _Wanted("own", lambda moments: moments.last, news=True)
"""What a reader has missed since their own last turn."""

_MOMENTS: Final[Mapping[str, _Wanted]] = {
    "past-mine": _Wanted("own", lambda moments: _after_own_turn(moments)),
    "past-first": _Wanted("own", lambda _: 0),
    "past-last": _Wanted("own", lambda moments: moments.last),
    "open-first": _Wanted("open", lambda _: 0),
    "open-last": _Wanted("open", lambda moments: moments.last),
}
"""The moment that a button shows."""

_PLACES: Final[Mapping[str, Whose]] = {"past": "own", "open": "open"}
"""Whose view a button shows whose number is the moment's index."""

_IN_WORDS: Final[Mapping[str, Whose]] = {"past-text": "own", "open-text": "open"}
"""The same, for buttons that show text only."""


def _after_own_turn(moments: Moments) -> int:
    """Return the index after one's own last turn; for a spectator the last index."""
    return moments.last if moments.seat is None else moments.after_own()


class History:
    """Shows the history of games."""

    def __init__(self, desk: Desk, looking: BoardViews) -> None:
        self._desk = desk
        self._looking = looking

    def meant(self, button: TableButton) -> Press | None:
        """Return the handler of a history button; None for any other button."""
        name, number = button.name, button.number
        if name == "told":
            return self.told
        if name == "since":
            return partial(self._look_back, wanted=_SINCE)
        if name == "why":
            return self._why_last if number is None else partial(self._why_at, place=number)
        if name in _MOMENTS:
            return partial(self._look_back, wanted=_MOMENTS[name])
        if number is not None and (whose_place := _PLACES.get(name)) is not None:
            return partial(self._step, whose=whose_place, place=number)
        if number is not None and (whose_words := _IN_WORDS.get(name)) is not None:
            return partial(self._in_words, whose=whose_words, place=number)
        return None

    def at_move(self, number: int | None, whose: Whose) -> Press:
        """Return a handler that shows the move of this number; None: the newest moment."""

        def find(moments: Moments) -> int:
            place = moments.last if number is None else moments.after_move(number)
            if place is None:
                raise refused("history-refusal-no-move", moves=moments.table.moves)
            return place

        return partial(self._look_back, wanted=_Wanted(whose, find))

    def why(self, number: int | None) -> Press:
        """Return a handler that explains a computer's move; None: the computers' last moves."""
        return self._why_last if number is None else partial(self._why_of, number=number)

    async def told(
        self,
        asking: Asking,
        visitor: Visitor,
        code: TableCode,
        page: int | None = None,
        why: Text | None = None,
    ) -> None:
        """Show a page of the events, oldest first; by default the newest page.

        ``why``: why no board is shown; None: a button leads back to it.
        """
        look = await self._desk.service.queries.look(code, visitor.id)
        if look.view is None:
            await self._looking.show_or_tell(asking, visitor, look)
            return
        moves = await self._desk.service.past.history(code, visitor.id)
        profiles = await self._desk.replies.profiles_of(look.table)
        lines = self._desk.presenter.history(look.table, moves, profiles, visitor.locale)
        pages = in_pages(lines, _PAGE, _ROOM)
        page = len(pages) if page is None else max(1, min(page, len(pages)))
        say = self._desk.replies.voice(visitor.locale)
        board = Action("past-last", code, say(text("past-last-button")))
        export = Action("export", code, say(text("export-button")))
        post = Post(
            heading=say(text("history-heading", code=code)),
            lines=(*(() if why is None else (say(why),)), *pages[page - 1]),
            small=say(text("page-of", page=page, pages=len(pages))) if len(pages) > 1 else None,
            actions=(board, export) if why is None else (export,),
        )
        book = f"{TABLES}{HISTORY}.{code}"
        await self._desk.show(asking, post, turns(book, page, len(pages), say))

    # --- the parts ---------------------------------------------------------------------------

    async def _step(
        self, asking: Asking, visitor: Visitor, code: TableCode, *, whose: Whose, place: int
    ) -> None:
        """Show the moment at a place, and have those beside it painted: who steps goes on."""
        wanted = _Wanted(whose, lambda moments: moments.nearest(place))
        glance = await self._shown(asking, visitor, code, wanted)
        if glance is not None:
            self._desk.history_posts.look_ahead(visitor.id, glance)

    async def _look_back(
        self, asking: Asking, visitor: Visitor, code: TableCode, *, wanted: _Wanted
    ) -> None:
        """Show a moment."""
        await self._shown(asking, visitor, code, wanted)

    async def _shown(
        self, asking: Asking, visitor: Visitor, code: TableCode, wanted: _Wanted
    ) -> Glance | None:
        """Show a moment; return what is shown, None if there is no moment.

        If the rules have changed since, show only what was told of the game.
        """
        try:
            moments = await self._desk.service.past.moments(code, visitor.id, wanted.whose)
        except TableRefuses as fault:
            if fault.refusal.code != "history-refusal-other-rules":
                raise
            await self.told(asking, visitor, code, why=fault.refusal.text)
            return None
        if not moments.moments:
            await self._show_as_it_is(asking, visitor, code)
            return None
        profiles = await self._desk.replies.profiles_of(moments.table)
        glance = Glance(moments, wanted.find(moments), profiles, visitor.locale)
        other = await self._seen_otherwise(visitor, moments)
        since = moments.after_own() if wanted.news and moments.seat is not None else None
        found = await self._desk.history_posts.moment(glance, other, since)
        steps: ui.ActionRow[Any] = ui.ActionRow(*map(TableButton.of, found.steps))
        await self._desk.show(asking, found.post, (steps,))
        return glance

    async def _show_as_it_is(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Show a table without moments as it is now."""
        look = await self._desk.service.queries.look(code, visitor.id)
        await self._looking.show_or_tell(asking, visitor, look)

    async def _seen_otherwise(self, visitor: Visitor, moments: Moments) -> Moments | None:
        """Return a finished game's moments in the other view: all open, or one's own; else None."""
        if moments.table.status is not Status.FINISHED:
            return None
        whose: Whose = "own" if moments.all_open else "open"
        return await self._desk.service.past.moments(moments.table.code, visitor.id, whose)

    async def _in_words(
        self, asking: Asking, visitor: Visitor, code: TableCode, *, whose: Whose, place: int
    ) -> None:
        """Describe a moment in words, beside its picture."""
        moments = await self._desk.service.past.moments(code, visitor.id, whose)
        if not moments.moments:
            await self._show_as_it_is(asking, visitor, code)
            return
        profiles = await self._desk.replies.profiles_of(moments.table)
        glance = Glance(moments, moments.nearest(place), profiles, visitor.locale)
        await self._desk.show_beside(asking, self._desk.history_posts.as_text(glance))

    async def _why_last(self, asking: Asking, visitor: Visitor, code: TableCode) -> None:
        """Explain the computers' last moves."""
        moments = await self._desk.service.past.moments(code, visitor.id, "public")
        theirs = [n for n in moments.last_of_computers() if _can_be_told(moments, n)]
        if not theirs:
            raise refused("why-refusal-nobody")
        await self._explain(asking, visitor, moments, theirs[-_EXPLAINED:])

    async def _why_of(
        self, asking: Asking, visitor: Visitor, code: TableCode, *, number: int
    ) -> None:
        """Explain the move with this public number."""
        moments = await self._desk.service.past.moments(code, visitor.id, "public")
        place = moments.after_move(number)
        if place is None:
            raise refused("history-refusal-no-move", moves=moments.table.moves)
        await self._explain_one(asking, visitor, moments, place)

    async def _why_at(
        self, asking: Asking, visitor: Visitor, code: TableCode, *, place: int
    ) -> None:
        """Explain the move at this index of the moments that this person saw."""
        seen = await self._desk.service.past.moments(code, visitor.id)
        moments = await self._desk.service.past.moments(code, visitor.id, "public")
        found = seen.corresponding(place, moments) if moments.moments else 0
        await self._explain_one(asking, visitor, moments, found)

    async def _explain_one(
        self, asking: Asking, visitor: Visitor, moments: Moments, place: int
    ) -> None:
        """Explain one move. Raises TableRefuses if no computer made it."""
        if not moments.moments or not _can_be_told(moments, place):
            raise refused("why-refusal-move")
        await self._explain(asking, visitor, moments, (place,))

    async def _explain(
        self, asking: Asking, visitor: Visitor, moments: Moments, places: Sequence[int]
    ) -> None:
        """Show why computers made these moves, using public information only."""
        profiles = await self._desk.replies.profiles_of(moments.table)
        glances = [Glance(moments, n, profiles, visitor.locale) for n in places]
        await self._desk.show_beside(asking, self._desk.history_posts.why(glances))


def _can_be_told(moments: Moments, place: int) -> bool:
    """Whether a computer made this move and this view was told of it."""
    return moments.is_of_computer(place) and bool(moments.moments[place].events)
