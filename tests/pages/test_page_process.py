"""Pages of a round's tables are made one at a time, however many people ask at once."""

import asyncio
from collections.abc import Sequence

import pytest

from club.model.cup import CupCode
from pages.page_process import MOST_AWAITED, PageProcess
from tables.model.refusals import TableRefuses
from tables.model.table import TableCode
from tests.games.subjects import subject_of
from tests.pages.whole_pages import short_record
from workers.page_requests import Played, RoundOfOneDeal, RoundPage, TableOfRound

RUTA = short_record(subject_of("ruta"))
CODES = (TableCode("AAAA"), TableCode("BBBB"), TableCode("CCCC"))


class Pages(PageProcess):
    """Makes pages of the first two tables, and counts them; how many games are read, too."""

    def __init__(self) -> None:
        super().__init__()
        self.made = self.read_games = self.working = 0
        self.goes_on = asyncio.Event()

    async def _answer(self, _job: bytes, _patience: float) -> bytes:
        self.working += 1
        assert self.working == 1, "one at a time"
        await self.goes_on.wait()
        self.working -= 1
        self.made += 1
        return b"p\x02page"

    async def games(self) -> Sequence[Played | None]:
        self.read_games += 1
        return (RUTA, None, RUTA)

    async def ask(self, own: TableCode | None = None) -> RoundPage:
        """Somebody who sat at this table asks for the page."""
        tables = tuple(TableOfRound(code, own=code == own) for code in CODES)
        asked = RoundOfOneDeal(CupCode("CUP0"), 1, tables)
        return await self.side_by_side(asked, self.games, 1_000_000, "en")


async def settle() -> None:
    """Let everything go on that can."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_the_same_page_asked_for_by_many_at_once_is_made_once() -> None:
    pages = Pages()
    asking = [asyncio.create_task(pages.ask()) for _ in range(20)]
    await settle()
    pages.goes_on.set()
    shown = await asyncio.gather(*asking)
    assert {page.file for page in shown} == {b"page"}
    assert {page.tables for page in shown} == {(CODES[0], CODES[2])}, "the second is not there"
    assert (pages.made, pages.read_games) == (1, 1)
    await pages.ask()
    assert pages.made == 2, "nothing is kept"


async def test_of_many_different_pages_few_are_awaited_and_the_others_refused_unread() -> None:
    pages = Pages()
    owners = [TableCode(f"T{n:03}") for n in range(20)]
    rounds = [RoundOfOneDeal(CupCode("CUP0"), 1, (TableOfRound(one),) * 3) for one in owners]
    asking = [
        asyncio.create_task(pages.side_by_side(each, pages.games, 1_000_000, "en"))
        for each in rounds
    ]
    await settle()
    assert pages.read_games == 1, "games are read when it is their page's turn"
    pages.goes_on.set()
    ends = await asyncio.gather(*asking, return_exceptions=True)
    refusals = [end for end in ends if isinstance(end, TableRefuses)]
    assert len(refusals) == 20 - MOST_AWAITED
    assert {fault.refusal.code for fault in refusals} == {"page-refusal-not-now"}
    assert (pages.made, pages.read_games) == (MOST_AWAITED, MOST_AWAITED)


async def test_whoever_stops_waiting_stops_nobody_elses_page() -> None:
    pages = Pages()
    first, second = (asyncio.create_task(pages.ask()) for _ in range(2))
    await settle()
    first.cancel()
    pages.goes_on.set()
    assert (await second).file == b"page"


async def test_where_no_game_is_there_the_page_is_refused() -> None:
    async def nothing() -> Sequence[Played | None]:
        return (None,)

    asked = RoundOfOneDeal(CupCode("CUP0"), 1, (TableOfRound(CODES[0]),))
    with pytest.raises(TableRefuses):
        await Pages().side_by_side(asked, nothing, 1_000_000, "en")
