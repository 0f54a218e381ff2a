"""The process that makes pages for the bot: what it refuses, and how many it lets wait."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest

from model.refusals import TableRefuses
from pages.html import TooLargePage
from pages.page_making import MOST_AWAITED, PageProcess, make
from tests.games.subjects import subject_of
from tests.pages.whole_pages import short_page, short_record

RUTA = short_record(subject_of("ruta"))


class Pages(PageProcess):
    """Makes pages when it may, and counts them."""

    def __init__(self) -> None:
        super().__init__()
        self.made = 0
        self.goes_on = asyncio.Event()

    async def _made(self, *_: object) -> bytes:
        await self.goes_on.wait()
        self.made += 1
        return b"page"


async def test_few_pages_are_awaited_and_the_others_refused() -> None:
    pages = Pages()
    asking = [asyncio.create_task(pages.page(RUTA, "en")) for _ in range(20)]
    await asyncio.sleep(0)
    pages.goes_on.set()
    ends = await asyncio.gather(*asking, return_exceptions=True)
    refusals = [end for end in ends if isinstance(end, TableRefuses)]
    assert {fault.refusal.code for fault in refusals} == {"page-refusal-not-now"}
    assert (len(refusals), pages.made) == (20 - MOST_AWAITED, MOST_AWAITED)
    assert await pages.page(RUTA, "en") == b"page", "then there is room again"


@pytest.fixture
async def process() -> AsyncIterator[PageProcess]:
    pages = PageProcess()
    yield pages
    await pages.close()


@pytest.mark.long
async def test_the_process_makes_the_page_of_a_whole_game(process: PageProcess) -> None:
    page = await process.page(RUTA, "en")
    assert page.decode() == short_page(subject_of("ruta"))


def test_a_page_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_large(*_: object) -> bytes:
        raise TooLargePage(400_001)

    monkeypatch.setattr("pages.page_making.page_of_record", too_large)
    assert make(RUTA, "en", ()) == "page-refusal-too-large"


async def test_a_record_whose_moves_lead_elsewhere_is_refused(process: PageProcess) -> None:
    with pytest.raises(TableRefuses) as refused:
        await process.page(msgspec.structs.replace(RUTA, moves=RUTA.moves[:-1]), "en")
    assert refused.value.refusal.code == "page-refusal-other-result"


async def test_a_page_that_takes_too_long_is_given_up_in_one_line_of_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    hasty = PageProcess(patience=0)
    with pytest.raises(TableRefuses) as refused:
        await hasty.page(RUTA, "en")
    await hasty.close()
    assert refused.value.refusal.code == "page-refusal-not-now"
    assert [line.getMessage() for line in caplog.records] == ["a page was given up"]
