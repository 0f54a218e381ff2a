"""However many people ask at once, few pages are awaited."""

import asyncio

from model.refusals import TableRefuses
from pages.page_process import MOST_AWAITED, PageProcess
from tests.games.subjects import subject_of
from tests.pages.whole_pages import short_record

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
