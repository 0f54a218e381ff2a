"""The try board in a real browser, 400 wide: nothing overlaps, and nothing sticks out."""

from typing import Final

import pytest
from playwright.async_api import Browser, expect

from catalog import GAMES
from sandbox import make_tavolo, open_sandbox
from tests.e2e.browser_guest import PHONE, Newcomer, newcomer_at
from tests.shared_browser import IN_BROWSER

pytestmark = IN_BROWSER

_LAID_OUT: Final = """() => {
  const note = [...document.querySelectorAll(
    ".channel-message:has(> .message-ephemeral-note)")].at(-1);
  const parts = [...note.querySelectorAll(".component-button, .select-trigger, img")];
  const boxes = parts.map(one => one.getBoundingClientRect()).filter(box => box.width > 0);
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return {
    count: boxes.length,
    overlapping: boxes.filter((a, i) => boxes.some((b, j) => i < j && meet(a, b))).length,
    outside: boxes.filter(box => box.left < 0 || box.right > innerWidth).length,
  };
}"""
"""How many controls and pictures the newest private answer has, and which are not well placed."""


@pytest.mark.parametrize("game", GAMES)
async def test_a_try_board_fits_a_phone(browser: Browser, game: str) -> None:
    async with open_sandbox(make_tavolo, port=0) as sandbox:
        guest = await newcomer_at(browser, sandbox)
        await guest.press_card("against", game)
        await expect(guest.said("The game begins!")).to_be_visible()
        await guest.press("My view")
        await guest.press("Try it")
        board = guest.said("Tried, not played")
        await expect(board).to_be_visible()
        picture = board.get_by_role("img", name="Tried, not played")
        await picture.scroll_into_view_if_needed()
        await expect(picture).not_to_have_attribute("data-waits", "")
        await assert_well_laid_out(guest)


async def test_a_try_board_stays_in_view_while_it_is_used_above_newer_posts(
    browser: Browser,
) -> None:
    async with open_sandbox(make_tavolo, port=0) as sandbox:
        guest = await newcomer_at(browser, sandbox)
        await guest.press_card("against", "ruta")
        await expect(guest.said("it is your turn.").last).to_be_visible()
        await guest.press("My view")
        await expect(guest.newest.get_by_role("button", name="From the pile")).to_be_visible()
        await guest.press("Try it")
        board = guest.said("Tried, not played")
        await expect(board).to_be_visible()
        server = sandbox.house.server
        async with sandbox.house.action():
            games = server.channels["games"]
            await server.members["bruno"].slash(games, "jacynth new", computers=1)
        await expect(guest.newest).to_contain_text("@Bruno, it is your turn.")
        await expect(guest.newest.get_by_role("img").last).to_be_visible()
        await board.get_by_role("button", name="From the pile").click()
        back = board.get_by_role("button", name="Back one step")
        await expect(back).to_be_in_viewport(ratio=1)


async def assert_well_laid_out(guest: Newcomer) -> None:
    found = await (await guest.frame()).evaluate(_LAID_OUT)
    assert found["count"] > 1
    assert (found["overlapping"], found["outside"]) == (0, 0)
    width = await guest.page.evaluate("document.documentElement.scrollWidth")
    assert width == PHONE["width"]
