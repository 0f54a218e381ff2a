"""A user of the sandbox's page in a real browser, found on this machine under its usual names."""

import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import (
    Browser,
    FrameLocator,
    Locator,
    Page,
    async_playwright,
    expect,
)

from playroom.web.page_server import PageServer
from tests.playroom.sandbox_process import Process

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
PATIENCE_MILLISECONDS = 60_000
DESKTOP = {"width": 1280, "height": 900}
PHONE = {"width": 400, "height": 800}
NO_BROWSER = f"no browser on this machine (looked for {', '.join(NAMES)})"


class Guest:
    """A user of the page, who clicks and types."""

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
        await (
            self.page.get_by_role("navigation")
            .get_by_role("button", name=re.compile(f"^{re.escape(place)}(,|$)"))
            .click()
        )
        named = place.removesuffix(" (private)")
        await self._arrive(f'[title$=" in {named}"]')

    async def _arrive(self, where: str = "") -> None:
        """Wait until the frame of this person and place is shown and ready."""
        shown = self.page.frame_locator(f"iframe.is-shown{where}")
        ready = shown.locator("#preview-app[aria-busy=false]")
        await ready.wait_for(timeout=PATIENCE_MILLISECONDS)

    async def run(self, command: str) -> None:
        """Type a slash command, take it from the list and run it."""
        await self.pick(command)
        await self.conversation.get_by_role("button", name="Send").click()

    async def pick(self, command: str) -> None:
        """Type a slash command and take it from the list, without running it."""
        await self.type(command)
        offered = self.conversation.locator(".command-entry").filter(has_text=command)
        await offered.first.click()

    async def type(self, words: str) -> None:
        box = self.conversation.get_by_role("textbox", name="Message")
        await box.fill("")
        await box.press_sequentially(words)

    async def say(self, words: str) -> None:
        """Write a message of one's own."""
        await self.type(words)
        await self.conversation.get_by_role("button", name="Send").click()

    async def press(self, label: str) -> None:
        await self.conversation.get_by_role("button", name=label, exact=True).last.click()


@asynccontextmanager
async def started_browser() -> AsyncIterator[Browser]:
    """Start a browser: it takes longer than most tests, so a file of them shares one."""
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(executable_path=EXECUTABLE, args=list(FLAGS))
        yield started
        await started.close()


async def guest_at(browser: Browser, sandbox: PageServer | Process, size: dict[str, int]) -> Guest:
    page = await browser.new_page(viewport={"width": size["width"], "height": size["height"]})
    page.set_default_timeout(PATIENCE_MILLISECONDS)
    expect.set_options(timeout=PATIENCE_MILLISECONDS)
    await page.goto(sandbox.address)
    return Guest(page)
