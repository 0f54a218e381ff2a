"""Several tables of one deal in a real browser: gone through together, chosen, listened to.

Needs a Chromium on this machine, as ``test_in_browser`` does.
"""

from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.pages.games_of_one_deal import TABLES, say, short_page
from tests.pages.test_in_browser import DESKTOP, PHONE, SWIPE, names_of_focused, opened, sticks_out
from tests.shared_browser import IN_BROWSER

GAMES = ("ruta", "la-strada", "jacynth")

pytestmark = IN_BROWSER


def tables(page: Page) -> Locator:
    """The tables that are shown."""
    return page.locator(".table:visible")


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("width", [PHONE, DESKTOP])
async def test_one_position_moves_all_tables(
    browser: Browser, tmp_path: Path, key: str, width: int
) -> None:
    shown = await opened(browser, tmp_path, short_page(key), width)
    page = shown.page
    count = 1 if width == PHONE else TABLES
    await expect(tables(page)).to_have_count(count)
    last = max(t["views"][0]["steps"][-1][0] for t in shown.story["tables"])
    slider = page.get_by_role("slider")
    await expect(slider).to_have_attribute("max", str(last))
    for place in range(1, 4):
        await shown.press("ArrowRight")
        title = say("page-move", number=place)
        await expect(slider).to_have_attribute("aria-valuetext", title)
        for number in range(count):
            told = tables(page).nth(number).get_by_role("status")
            await expect(told).to_contain_text(
                f"{say('page-table', code=str(number + 1))}: {title}"
            )
            board = tables(page).nth(number).get_by_role("img").first
            name = str(await board.get_attribute("aria-label"))
            assert name.startswith(f"{say('page-table', code=str(number + 1))}. {title}. ")
    await shown.press("End")
    await expect(slider).to_have_value(str(last))
    if width == DESKTOP:
        await expect(tables(page).first.get_by_role("status")).to_contain_text(
            say("page-table-over")
        )
    assert await sticks_out(page) == 0
    assert shown.asked == [page.url]
    assert shown.faults == []


async def test_on_a_phone_one_table_is_chosen_at_the_same_move(
    browser: Browser, tmp_path: Path
) -> None:
    shown = await opened(browser, tmp_path, short_page("ruta"), PHONE)
    page = shown.page
    await page.evaluate(SWIPE, -1)
    second = page.get_by_role("button", name=say("page-table", code="2"))
    await second.click()
    await expect(second).to_have_attribute("aria-pressed", "true")
    await expect(tables(page)).to_have_count(1)
    await expect(tables(page).get_by_role("heading", level=2)).to_have_text("Table 2")
    await expect(tables(page).get_by_role("status")).to_contain_text(say("page-move", number=1))


async def test_on_a_desk_tables_are_hidden_and_shown_but_never_all_hidden(
    browser: Browser, tmp_path: Path
) -> None:
    shown = await opened(browser, tmp_path, short_page("ruta"))
    page = shown.page
    choice = page.get_by_role("group", name=say("page-tables")).get_by_role("button")
    for number in range(TABLES):
        await choice.nth(number).press("Enter")
    await expect(tables(page)).to_have_count(1)
    await choice.nth(0).press("Enter")
    await expect(tables(page)).to_have_count(2)
    await page.set_viewport_size({"width": PHONE, "height": 800})
    await expect(tables(page)).to_have_count(1)


async def test_all_tables_are_seen_with_the_eyes_of_a_seat(
    browser: Browser, tmp_path: Path
) -> None:
    shown = await opened(browser, tmp_path, short_page("ruta"))
    page = shown.page
    before = [await board.inner_html() for board in await page.locator(".drawn").all()]
    await page.get_by_label("Seen by").select_option("Player 2")
    after = [await board.inner_html() for board in await page.locator(".drawn").all()]
    assert all(one != other for one, other in zip(before, after, strict=True))


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
async def test_everything_can_be_reached_and_is_heard(
    browser: Browser, tmp_path: Path, width: int
) -> None:
    shown = await opened(browser, tmp_path, short_page("ruta"), width)
    heard = await shown.page.locator("main").aria_snapshot()
    for words in ('slider "Position"', f'group "{say("page-tables")}"', "- status", "- table"):
        assert words in heard
    assert heard.count("[pressed]") == (1 if width == PHONE else TABLES)
    assert f'columnheader "{say("player-number", number=1)}"' in heard
    assert 'rowheader "Table 1"' in heard
    names = await names_of_focused(shown.page)
    assert all(names), "what takes the focus has a name"
    assert {"Table 1", "Table 2", "Table 3"} <= {*names}


async def test_the_present_move_is_marked_in_each_chart(browser: Browser, tmp_path: Path) -> None:
    shown = await opened(browser, tmp_path, short_page("la-strada"))
    marks = shown.page.locator(".charts .present")
    assert await marks.count() >= TABLES
    places = []
    for key in ("Home", "ArrowRight", "End"):
        await shown.press(key)
        places.append([await mark.get_attribute("x1") for mark in await marks.all()])
    (left, right, *_), *_ = (chart["frame"] for chart in _charts(shown.story))
    first, _, last = ([float(place or 0) for place in row] for row in places)
    assert {*first} == {left}
    assert max(last) == right, "the longest game reaches the end of the common scale"
    assert min(last) < right
    assert places[0] != places[1] != places[2]


def _charts(
    story: dict[str, list[dict[str, list[dict[str, list[float]]]]]],
) -> list[dict[str, list[float]]]:
    return [chart for table in story["tables"] for chart in table["charts"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_nothing_moves_by_itself_and_words_stand_out(
    browser: Browser, tmp_path: Path, scheme: str
) -> None:
    shown = await opened(browser, tmp_path, short_page("jacynth"), PHONE, scheme)
    moving = "[...document.querySelectorAll('*')].filter(e => { const s = getComputedStyle(e);"
    moving += " return s.transitionDuration !== '0s' || s.animationName !== 'none'; }).length"
    assert await shown.page.evaluate(moving) == 0
    colours = "e => { const s = getComputedStyle(e); return [s.color, s.backgroundColor]; }"
    for button in await shown.page.locator("#choice button").all():
        ink, ground = (_light(one) for one in await button.evaluate(colours))
        assert (max(ink, ground) + 0.05) / (min(ink, ground) + 0.05) >= 4.5


def _light(colour: str) -> float:
    """The relative luminance of a colour, as the guidelines for contrast compute it."""
    parts = [int(part) / 255 for part in colour.split("(")[1].rstrip(")").split(",")[:3]]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
