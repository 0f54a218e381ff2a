"""The page that sets the tables of a round side by side, pressed for in the simulator."""

import pytest

from core.languages import Locale
from pages.html import TooLargePage
from tests.e2e.cup_of_ruta import CupPlay, open_cup
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import say
from tests.e2e.shown_messages import Post
from tests.pages.whole_pages import Elements

SPEAKERS: tuple[tuple[str, Locale], ...] = (("ada", "en"), ("bruno", "it"), ("chloe", "fr"))


async def a_round(house: House) -> tuple[CupPlay, tuple[str, str]]:
    """A cup of one deal in its first round, and the codes of its two tables."""
    cup = await open_cup(house, "ada", closes=0, **{"same-deal": True})
    await cup.enter("ada", "bruno", "chloe", "dario")
    await cup.begin()
    first, second = await cup.tables()
    return cup, (first, second)


async def page_of_round(cup: CupPlay, who: str) -> Post:
    """The page of the first round, once a second one is played."""
    page = await cup.press(who, "cup-round")
    page = await cup.press(who, "cup-round", on=page.posts[-1])
    return page.posts[-1]


async def test_the_tables_stand_side_by_side_only_once_the_deal_is_told(house: House) -> None:
    cup, codes = await a_round(house)
    await cup.give_up(codes[0])  # type: ignore[arg-type]
    await cup.settle()
    for who, language in SPEAKERS:
        page = await cup.press(who, "cup-round")
        assert say(language, "cup-side-by-side-button") not in page.posts[-1].buttons
        for number in ("", ":1", f":{9**30}"):
            forged = f"tavolo:cup-side-by-side:{cup.code}{number}"
            refused = await cup.here(who).forge(forged, on=page.posts[-1])
            assert refused.is_private
            assert say(language, "cup-same-hand-none") in refused.text
            assert not refused.posts[-1].files
    await cup.give_up(codes[1])  # type: ignore[arg-type]
    await cup.settle()
    for who, language in SPEAKERS:
        on = await page_of_round(cup, who)
        if who == "ada":
            same = await cup.press(who, "cup-same-hand", on=on)
            on = same.posts[-1]
        shown = await cup.press(who, "cup-side-by-side", on=on)
        assert shown.is_private
        assert say(language, "cup-side-by-side-heading", code=cup.code, round=1) in shown.text
        assert all(code in shown.text for code in codes)
        ((name, file),) = shown.posts[-1].files.items()
        assert name == f"tavolo-{cup.code}-1.html".lower()
        whole = Elements(file.decode())
        assert whole.names.count("section") == len(["steps", "results", *codes])
        own = f"{say(language, 'page-table-own', code='')[:-3]}"
        assert file.decode().count(f'lang="{language}"') == 1
        assert own[:5] in file.decode()
        for person in ("Ada", "Bruno", "Chlo", "Dario", str(house.player(who).id)):
            assert person not in file.decode()
            assert not any(person in sentence for sentence in whole.story["sentences"])
