"""A newcomer at the sandbox's page on a phone: from the address to the first move of their own."""

import asyncio
import re
from typing import Any, Final

import pytest
from playwright.async_api import Browser, Route, expect

from catalog import GAMES
from sandbox import make_tavolo, open_sandbox
from tests.e2e.browser_guest import DESKTOP, PHONE, Guest, guest_at, newcomer_at
from tests.shared_browser import IN_BROWSER

MOST_PRESSES: Final = 5

SEVERAL_MOVES: Final = re.compile(r"move ([3-9]|\d\d)|the end")
"""What a post says once some moves are made; computers may be at the end before anybody looks."""

DRAWN: Final = """async (boards) => {
  for (const board of boards) board.loading = "eager";
  await Promise.all(boards.map((board) => board.decode()));
  for (const _ of "123") await new Promise(requestAnimationFrame);
}"""
"""Wait until the pictures of the cards have come, and what they moved has been put right."""


pytestmark = IN_BROWSER


@pytest.mark.parametrize("game", GAMES)
async def test_from_the_address_to_ones_own_first_move_it_is_few_presses(
    browser: Browser, game: str
) -> None:
    async with open_sandbox(make_tavolo, port=0) as sandbox:
        guest = await newcomer_at(browser, sandbox)
        await guest.make_a_first_move(sandbox, game)
        assert guest.presses <= MOST_PRESSES


async def test_a_card_shows_the_command_that_it_runs(browser: Browser) -> None:
    async with open_sandbox(make_tavolo, port=0) as sandbox:
        guest = await newcomer_at(browser, sandbox)
        async with guest.page.expect_request("**/api/action") as sent:
            await guest.press_card("against", "strada-romana")
        chip = guest.conversation.get_by_role("button", name="Command /strada-romana new")
        await expect(chip).to_be_visible()
        ran: Any = (await sent.value).post_data_json
        assert (ran["kind"], ran["path"]) == ("run_command", ["strada-romana", "new"])
        assert ran["options"] == {"players": "2", "computer": "normal"}
        await expect(guest.said("Ada used /strada-romana new")).to_be_visible()


async def test_the_page_says_how_to_become_a_second_person_and_that_each_may_play(
    browser: Browser,
) -> None:
    async with open_sandbox(make_tavolo, port=0) as sandbox:
        guest = await newcomer_at(browser, sandbox)
        hint = guest.page.get_by_role("status")
        await guest.press_card("second", "la-strada")
        await expect(hint).to_contain_text("Become Bruno and press Join.")
        await hint.get_by_role("button", name="Become Bruno").click()
        await expect(hint).to_contain_text("Premi Join")
        await guest.press("Join")
        await expect(guest.newest).to_contain_text("The game begins!")
        await guest.become("Ada")
        await expect(hint).to_contain_text("to move" if "Bruno" in await called(guest) else "Play")
        await hint.get_by_role("button", name="Hide these hints").click()
        await expect(hint).to_be_hidden()


async def test_nobody_presses_for_another_while_a_window_opens(browser: Browser) -> None:
    async with open_sandbox(make_tavolo, port=0) as sandbox:
        guest, opens = await newcomer_at(browser, sandbox), asyncio.Event()

        async def hold(route: Route) -> None:
            await opens.wait()
            await route.continue_()

        await guest.page.route("**/tavolo/window", hold)
        await guest.page.get_by_role("button", name=re.compile("^Bruno")).click()
        await expect(guest.page.locator('iframe.is-shown[title^="Ada in "]')).to_have_count(0)
        opens.set()
        await guest.arrive_as("Bruno")


async def called(guest: Guest) -> str:
    """Whom the newest post calls."""
    return await guest.newest.locator(".mention").first.inner_text()


@pytest.mark.parametrize("person", ["Ada", "Chloé"])
async def test_every_game_can_be_begun_by_keyboard_and_each_button_has_a_name_of_its_own(
    browser: Browser, person: str
) -> None:
    async with open_sandbox(make_tavolo, port=0) as sandbox:
        guest = await newcomer_at(browser, sandbox)
        await guest.become(person)
        buttons = guest.conversation.locator(".games-card button")
        await expect(buttons).to_have_count(len(GAMES) * 3)
        names = await buttons.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        labels = await buttons.all_inner_texts()
        assert len(set(names)) == len(names)
        assert all(name.startswith(label) for name, label in zip(names, labels, strict=True))
        await buttons.first.focus()
        for name in names:
            focused = guest.conversation.locator(".games-card button:focus")
            await expect(focused).to_have_attribute("aria-label", name)
            await guest.page.keyboard.press("Tab")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_cards_are_as_wide_as_the_channel_and_large_enough_for_a_thumb(
    browser: Browser, size: dict[str, int]
) -> None:
    async with open_sandbox(make_tavolo, port=0) as sandbox:
        guest = await guest_at(browser, sandbox, size)
        cards = guest.conversation.locator(".games-card")
        await expect(cards).to_have_count(len(GAMES))
        sideways = "line => line.scrollWidth - line.clientWidth"
        assert await guest.conversation.locator("#channel-timeline").evaluate(sideways) == 0
        heights = await cards.locator("button").evaluate_all("all => all.map(b => b.offsetHeight)")
        assert min(heights) >= 44
        board = guest.conversation.locator(".games-board").first
        await board.evaluate("board => board.decode()")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_an_empty_channel_is_shown_from_its_top_and_scrolls_to_what_has_the_focus(
    browser: Browser, size: dict[str, int]
) -> None:
    async with open_sandbox(make_tavolo, port=0) as sandbox:
        guest = await guest_at(browser, sandbox, size)
        boards = guest.conversation.locator(".games-board")
        for place in ("games", "tavern"):
            await guest.go(place)
            await expect(boards).to_have_count(len(GAMES))
            await boards.evaluate_all(DRAWN)
            timeline = guest.conversation.locator("#channel-timeline")
            assert await timeline.evaluate("line => line.scrollTop") == 0
            await expect(guest.conversation.locator(".channel-empty h2")).to_be_in_viewport(ratio=1)
            last = guest.conversation.locator(".games-card button").last
            await last.focus()
            await boards.evaluate_all(DRAWN)
            await expect(last).to_be_in_viewport(ratio=1)
