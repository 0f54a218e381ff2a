"""The sandbox in a real browser: a stranger opens a table, others join, two people play.

Needs a Chromium on this machine; it is looked for under its usual names.
"""

import re
import shutil
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, FrameLocator, Locator, Page, async_playwright, expect

from playroom.page_server import PageServer
from sandbox import make_tavolo, open_sandbox
from tests.e2e.toy_bot import make_toy

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
EXECUTABLE = next(filter(None, map(shutil.which, NAMES)), None)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE_MILLISECONDS = 30_000
DESKTOP = {"width": 1280, "height": 900}
PHONE = {"width": 400, "height": 800}

pytestmark = pytest.mark.skipif(
    EXECUTABLE is None, reason=f"no browser on this machine (looked for {', '.join(NAMES)})"
)


class Guest:
    """Somebody at the page, clicking and typing."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def conversation(self) -> FrameLocator:
        """The frame that is shown."""
        return self.page.frame_locator("iframe.is-shown")

    @property
    def newest(self) -> Locator:
        """The last message of the conversation."""
        return self.conversation.locator(".channel-message").last

    def said(self, text: str) -> Locator:
        """The first message with this text."""
        return self.conversation.locator(".channel-message").filter(has_text=text).first

    async def become(self, name: str) -> None:
        await self.page.get_by_role("button", name=re.compile(f"^{name}")).click()
        await self._arrive(f'[title^="{name} in "]')

    async def go(self, place: str) -> None:
        await self.page.get_by_role("navigation").get_by_text(place, exact=True).click()
        named = place.removesuffix(" (private)")
        await self._arrive(f'[title$=" in {named}"]')

    async def _arrive(self, where: str = "") -> None:
        """Wait until the frame of this person and place is shown and ready."""
        shown = self.page.frame_locator(f"iframe.is-shown{where}")
        ready = shown.locator("#preview-app[aria-busy=false]")
        await ready.wait_for(timeout=PATIENCE_MILLISECONDS)

    async def run(self, command: str) -> None:
        """Type a slash command, take it from the list and run it."""
        box = self.conversation.get_by_role("textbox", name="Message")
        await box.fill("")
        await box.press_sequentially(command)
        offered = self.conversation.locator(".command-entry").filter(has_text=command)
        await offered.first.click()
        await self.conversation.get_by_role("button", name="Send").click()

    async def press(self, label: str) -> None:
        await self.conversation.get_by_role("button", name=label, exact=True).last.click()


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(executable_path=EXECUTABLE, args=list(FLAGS))
        yield started
        await started.close()


@pytest.fixture
async def toy_page() -> AsyncIterator[PageServer]:
    async with open_sandbox(make_toy, port=0) as opened:
        yield opened


async def guest_at(browser: Browser, sandbox: PageServer, size: dict[str, int]) -> Guest:
    page = await browser.new_page(viewport={"width": size["width"], "height": size["height"]})
    page.set_default_timeout(PATIENCE_MILLISECONDS)
    expect.set_options(timeout=PATIENCE_MILLISECONDS)
    await page.goto(sandbox.address)
    return Guest(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_a_command_is_picked_and_answered(
    browser: Browser, toy_page: PageServer, size: dict[str, int]
) -> None:
    guest = await guest_at(browser, toy_page, size)
    await guest.run("/toy open")
    await expect(guest.said("Your table is")).to_be_visible()
    await guest.go("table of Ada")
    await expect(guest.newest).to_contain_text("The table is open.")
    picture = guest.newest.get_by_role("img", name="The token stands on b2.")
    await expect(picture).to_be_visible()


async def test_two_people_play_by_turns_on_one_page(browser: Browser, toy_page: PageServer) -> None:
    guest = await guest_at(browser, toy_page, DESKTOP)
    await guest.run("/toy open")
    await guest.go("table of Ada")
    for name, square in (("Bruno", "a1"), ("Ada", "c3")):
        await guest.become(name)
        await guest.press("Play")
        await guest.press("Type it")
        await guest.conversation.get_by_role("textbox", name="Square").fill(square)
        await guest.conversation.get_by_role("button", name="Submit").click()
        await expect(guest.said(f"went to {square}.")).to_be_visible()
    await guest.become("Bruno")
    await expect(guest.said("You went to a1.")).to_be_visible()
    await expect(guest.said("You went to c3.")).to_have_count(0)


async def test_an_unread_private_message_is_counted_at_the_mailbox(
    browser: Browser, toy_page: PageServer
) -> None:
    guest = await guest_at(browser, toy_page, DESKTOP)
    await guest.run("/toy open")
    unread = guest.page.get_by_role("button", name="Tavolo (private), 1 new")
    await expect(unread).to_be_visible()
    await guest.go("Tavolo (private)")
    await expect(guest.newest).to_contain_text("The token stands on b2.")
    await expect(unread).to_have_count(0)


async def test_nothing_sticks_out_on_a_phone(browser: Browser, toy_page: PageServer) -> None:
    guest = await guest_at(browser, toy_page, PHONE)
    await guest.run("/toy open")
    await expect(guest.said("Your table is")).to_be_visible()
    width = await guest.page.evaluate("document.documentElement.scrollWidth")
    assert width == PHONE["width"]


async def test_a_stranger_opens_a_real_table_and_starts_with_a_second_player(
    browser: Browser,
) -> None:
    async with open_sandbox(make_tavolo, port=0) as sandbox:
        guest = await guest_at(browser, sandbox, DESKTOP)
        await guest.run("/ruta new")
        await expect(guest.said("Ada opens a table.")).to_be_visible()
        await guest.become("Bruno")
        await guest.press("Join")
        await expect(guest.said("Bruno takes a seat.")).to_be_visible()
        await guest.become("Ada")
        await guest.press("Start")
        await expect(guest.said("The game begins!")).to_be_visible()
