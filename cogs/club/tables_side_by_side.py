"""The page that sets the tables of a round of one deal side by side, as a file."""

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from club.decisions.compared_tables import compared_tables
from club.decisions.public_cup import PublicCup, hands_compared
from club.model.cup import CupFacts, Pairing, Round
from cogs.club.cup_desk import CupDesk
from cogs.club.cup_menu import menus
from cogs.club.cup_pages import CupPages
from cogs.discord.interaction_user import Asking, Visitor
from cogs.ui.component_message import Rows
from cogs.ui.markup_and_escaping import DiscordMarkup
from core.translatable_text import Text, text
from i18n import Voice
from tables.history.record import GameRecord
from tables.model.refusals import TableRefuses
from tables.model.table import TableCode
from workers.page_requests import Played, RoundOfOneDeal, RoundPage, TableOfRound
from workers.post_model import Action, Document, Post
from workers.posts.cup_post import tables_of
from workers.wording import cup_lines
from workers.wording.cup_lines import CupShown

_CHOSEN: Final = re.compile(r"(\d{1,3}):(\d{1,3})")
"""The value of a choice: a round, and the number of a pairing."""

_HINT: Final = text("cup-side-by-side-hint")


class _Asked(msgspec.Struct, frozen=True):
    """What was asked for: a round of a cup with the tables to compare, and by whom."""

    public: PublicCup
    played: Round
    tables: tuple[Pairing, ...]
    reader: int | None

    @property
    def facts(self) -> CupFacts:
        """The cup."""
        return self.public.facts


class TablesSideBySide:
    """Sends the page of a round's tables."""

    def __init__(self, cups: CupDesk, pages: CupPages) -> None:
        self._cups = cups
        self._pages = pages
        self._desk = cups.desk

    async def show(
        self,
        asking: Asking,
        visitor: Visitor,
        public: PublicCup,
        number: int | None,
        wanted: int | None = None,
    ) -> None:
        """Send the page of this round; before its deal is told, show how the cup stands.

        ``wanted``: the number of a pairing that must be on it.
        """
        facts = public.facts
        played = next((one for one in facts.rounds if one.number == number), None)
        own = facts.entrant_of(visitor.id)
        reader = None if own is None else own.number
        tables = () if played is None else compared_tables(public, played, reader, wanted)
        if played is None or not tables:
            await self._pages.show(asking, visitor, public, text("cup-same-hand-none"))
            return
        asked = _Asked(public, played, tables, reader)
        await self._tell(asking, visitor, asked, text("cup-side-by-side-coming"))
        try:
            made, shown = await self._made(asking, visitor, asked)
        except TableRefuses as fault:
            await self._tell(asking, visitor, asked, fault.refusal.text)
            return
        await self._hand_out(asking, visitor, asked, made, shown)

    async def show_chosen(
        self, asking: Asking, visitor: Visitor, public: PublicCup, value: str
    ) -> None:
        """Send the page with a table chosen from the menu."""
        chosen = _CHOSEN.fullmatch(value)
        number, wanted = (None, None) if chosen is None else map(int, chosen.groups())
        await self.show(asking, visitor, public, number, wanted)

    # --- the file ----------------------------------------------------------------------------

    async def _made(
        self, asking: Asking, visitor: Visitor, asked: _Asked
    ) -> tuple[RoundPage, tuple[Pairing, ...]]:
        """Return the page, and the tables on it. Raises TableRefuses if it cannot be made."""

        async def read() -> list[Played | None]:
            return [await self._game(one, visitor) for one in asked.tables]

        played = RoundOfOneDeal(
            asked.facts.code,
            asked.played.number,
            tuple(_table_of(one, asked.reader) for one in asked.tables),
            left_out=_tables_in(asked.played) - len(asked.tables),
        )
        room, locale = asking.filesize_limit, visitor.locale
        page = await self._desk.pages.side_by_side(played, read, room, locale)
        return page, tuple(one for one in asked.tables if one.code in page.tables)

    async def _game(self, pairing: Pairing, visitor: Visitor) -> Played | None:
        """Return the game of a table, as far as it was played; None if it is not there any more."""
        code, past = TableCode(pairing.code or ""), self._desk.service.past
        try:
            record = await past.record(code, visitor.id)
            if isinstance(record, GameRecord):
                return record
            return await past.moments(code, visitor.id, "public")
        except TableRefuses:
            return None

    # --- the answer --------------------------------------------------------------------------

    async def _tell(self, asking: Asking, visitor: Visitor, asked: _Asked, said: Text) -> None:
        """Say something instead of the page."""
        voice = self._voice(visitor)
        post = Post(
            heading=_heading(asked, voice),
            lines=(voice.say(said),),
            actions=tuple(_actions(asked, voice)),
        )
        await self._desk.show(asking, post)

    async def _hand_out(
        self,
        asking: Asking,
        visitor: Visitor,
        asked: _Asked,
        made: RoundPage,
        tables: tuple[Pairing, ...],
    ) -> None:
        """Send the file, and say who sits at which of its tables."""
        voice, markup = self._voice(visitor), DiscordMarkup()
        on_it = msgspec.structs.replace(asked.played, pairings=tables)
        shown = await self._cups.shown(asked.public, asked.played)
        post = Post(
            heading=_heading(asked, voice),
            lines=(
                voice.say(text("cup-side-by-side-said", count=len(tables))),
                *tables_of(shown, on_it, markup, voice),
                *map(voice.say, _said_left_out(asked.played, tables)),
            ),
            documents=(Document(_file_name(asked), made.file),),
            actions=tuple(_actions(asked, voice)),
        )
        await self._desk.show(asking, post, self._others(shown, asked, tables, visitor))

    def _others(
        self, shown: CupShown, asked: _Asked, tables: tuple[Pairing, ...], visitor: Visitor
    ) -> Rows:
        """Return the menus of the tables that have no room; none if all are on the page."""
        say = self._desk.translator.voice(visitor.locale).say
        number, here = asked.played.number, {one.number for one in tables}
        left = (p for p in asked.played.pairings if not p.is_alone and p.number not in here)
        offered = [
            (say(line), f"{number}:{pairing.number}")
            for pairing in left
            for line in cup_lines.pairings(
                shown, msgspec.structs.replace(asked.played, pairings=(pairing,)), None
            )
        ]
        return menus("cup-side-by-side", asked.facts.code, say(_HINT), offered)

    def _voice(self, visitor: Visitor) -> Voice:
        markup = DiscordMarkup()
        return self._desk.translator.voice(visitor.locale, quote=markup.quote, moment=markup.moment)


def _table_of(pairing: Pairing, reader: int | None) -> TableOfRound:
    own = any(place.entrant == reader for place in pairing.places)
    judged = any(place.judged for place in pairing.places)
    return TableOfRound(TableCode(pairing.code or ""), own, judged)


def _tables_in(played: Round) -> int:
    return sum(not pairing.is_alone for pairing in played.pairings)


def _said_left_out(played: Round, tables: tuple[Pairing, ...]) -> Iterator[Text]:
    """Yield how many tables of the round are not on the page, and why those of another size."""
    left_out = _tables_in(played) - len(tables)
    if left_out:
        yield text("cup-side-by-side-more", count=left_out)
    if len({len(p.places) for p in played.pairings if not p.is_alone}) > 1:
        yield text("cup-side-by-side-sizes")


def _file_name(asked: _Asked) -> str:
    return f"tavolo-{asked.facts.code}-{asked.played.number}.html".lower()


def _heading(asked: _Asked, voice: Voice) -> str:
    heading = text("cup-side-by-side-heading", code=asked.facts.code, round=asked.played.number)
    return voice.say(heading)


def _actions(asked: _Asked, voice: Voice) -> Iterator[Action]:
    """Yield the ways back."""
    code, number = asked.facts.code, asked.played.number
    if hands_compared(asked.played):
        label = voice.say(text("cup-same-hand-button"))
        yield Action("cup-same-hand", code, label, number=number)
    yield Action("cup-round", code, voice.say(text("cup-back-button")), number=number)
    yield Action("cup-open", code, voice.say(text("cup-open-button")))
