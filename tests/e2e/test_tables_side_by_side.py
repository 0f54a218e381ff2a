"""The page that sets the tables of a round side by side, pressed for in the simulator."""

from typing import Any

import pytest

from pages.html import TooLargePage
from pages.page_making import page_side_by_side
from tables.model.table import TableCode
from tests.e2e.cup_of_ruta import SPEAKERS, CupPlay, open_cup
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import say
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Reply
from tests.pages.whole_pages import Elements

MAKER = "pages.page_process.page_side_by_side"


async def first_round(
    house: House, *others: str, **options: Any
) -> tuple[CupPlay, list[TableCode]]:
    """A cup of one deal in its first round, and the codes of its tables."""
    cup = await open_cup(house, "ada", closes=0, **{"same-deal": True}, **options)
    await cup.enter("ada", "bruno", "chloe", "dario", *others)
    await cup.begin()
    return cup, await cup.tables()


async def played(house: House, *others: str, **options: Any) -> tuple[CupPlay, list[TableCode]]:
    """The same, once that round is over."""
    cup, codes = await first_round(house, *others, **options)
    await cup.play_round()
    return cup, codes


async def first_of(cup: CupPlay, who: str) -> Post:
    """The page of the first round while the second is played."""
    page = await cup.press(who, "cup-round")
    return (await cup.press(who, "cup-round", on=page.posts[-1])).posts[-1]


async def asked(cup: CupPlay, who: str) -> Reply:
    """What somebody is shown who asks for the tables of the first round."""
    return await cup.press(who, "cup-side-by-side", on=await first_of(cup, who))


def page_in(reply: Reply) -> Elements:
    """The page in an answer."""
    (file,) = reply.posts[-1].files.values()
    return Elements(file.decode())


async def test_the_tables_stand_side_by_side_only_once_the_deal_is_told(house: House) -> None:
    cup, (first, second) = await first_round(house)
    await cup.give_up(first)
    await cup.settle()
    for who, language in SPEAKERS:
        for refused in await cup.offers_no_comparison(who, language, "cup-side-by-side"):
            assert not refused.posts[-1].files
    await cup.give_up(second)
    await cup.settle()
    for who, language in SPEAKERS:
        same = await cup.press(who, "cup-same-hand", on=await first_of(cup, who))
        shown = await cup.press(who, "cup-side-by-side", on=same.posts[-1])
        assert shown.is_private
        assert say(language, "cup-side-by-side-heading", code=cup.code, round=1) in shown.text
        assert list(shown.posts[-1].files) == [f"tavolo-{cup.code}-1.html".lower()]
        on_it = page_in(shown)
        assert say(language, "page-tables-cup", code=cup.code, round=1) in on_it.words
        assert len(on_it.story["tables"]) == 2
        assert sum(first in word for word in on_it.words) == 3, "button, heading and results"


async def test_the_file_names_nobody_and_the_answer_says_who_sat_where(house: House) -> None:
    cup, codes = await played(house)
    reply = await asked(cup, "ada")
    (file,) = reply.posts[-1].files.values()
    coming = say("en", "cup-side-by-side-coming")
    assert any(coming in str(request.json) for request in house.requests)
    assert coming not in reply.text
    words = [*page_in(reply).words, *page_in(reply).story["sentences"]]
    for who in ("Ada", "Bruno", "Chlo", "Dario"):
        assert who in reply.text
        assert who.encode() not in file
        assert not any(who in said for said in words)
    for code in codes:
        assert f"[{code}](https://discord.com/channels/" in reply.text
        assert any(code in said for said in words)
    onlooker = await asked(cup, "elena")
    assert say("fr", "cup-side-by-side-said", count=2) in onlooker.text
    mine = [word for word in page_in(onlooker).words if "(la tienne)" in word]
    assert not mine


async def test_a_table_without_room_can_be_chosen(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup, codes = await played(house, "elena", computers=1)
    assert len(codes) == 3
    monkeypatch.setattr(MAKER, lambda deal, *rest: page_side_by_side(deal.first(2), *rest))
    shown = await asked(cup, "ada")
    assert say("en", "cup-side-by-side-more", count=1) in shown.text
    (left,) = [code for code in codes if code not in str(page_in(shown).words)]
    pairings = (await cup.stored()).rounds[0].pairings
    (number,) = [pairing.number for pairing in pairings if pairing.code == left]
    chosen = await cup.here("ada").choose(
        f"1:{number}", custom_id="tavolo-cup-side-by-side:", on=shown.posts[-1]
    )
    headings = [word for word in page_in(chosen).words if word.startswith("Table ")]
    assert headings[0].endswith("(yours)")
    assert say("en", "page-table", code=left) in headings
    assert len(page_in(chosen).story["tables"]) == 2


async def test_a_page_that_cannot_be_made_is_said_with_the_ways_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup, _ = await played(house)
    monkeypatch.setattr(MAKER, _too_large)
    reply = await asked(cup, "bruno")
    assert reply.is_private
    assert say("it", "page-refusal-too-large") in reply.text
    assert say("it", "cup-side-by-side-coming") not in reply.text
    assert say("it", "cup-same-hand-button") in reply.posts[-1].buttons


def _too_large(*_: object) -> bytes:
    raise TooLargePage(2_000_001)
