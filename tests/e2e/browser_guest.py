"""A user of the sandbox's page in a real browser."""

import asyncio
import re
from typing import Any, Final

from playwright.async_api import Browser, Frame, FrameLocator, Locator, Page, expect

from benchmarks.phone_screen import house_labels
from bot import Tavolo
from core.texts import text
from i18n import Translator
from model.table import PlayerId, Status
from playroom.web.page_server import PageServer
from tests.playroom.sandbox_process import Process

PATIENCE_MILLISECONDS = 60_000
DESKTOP = {"width": 1280, "height": 900}
PHONE = {"width": 400, "height": 800}


_CHOICE: Final = """({house, undo, before}) => {
  const notes = document.querySelectorAll(".channel-message:has(> .message-ephemeral-note)");
  const note = [...notes].at(-1);
  const isBusy = document.getElementById("send-message").disabled;
  if (!note || isBusy || note.innerText === before) return null;
  const isHouse = label => house.includes(label) || label.startsWith(undo);
  const own = [...note.querySelectorAll(".component-button:enabled, .select-trigger:enabled")]
    .filter(one => !isHouse(one.textContent.trim()));
  const picked = own.find(one => one.matches(".button-style-3"))
    ?? own.find(one => one.matches(".button-style-1"))
    ?? own.find(one => one.matches(".component-button"))
    ?? own.at(0);
  return picked && {key: picked.dataset.controlKey, label: picked.innerText, text: note.innerText};
}"""
"""The control of the newest private answer that somebody in a hurry uses: a green button, a blue
one, any button but the way back, or a menu. None while an action is carried out, or while the
answer is as it was ``before``."""

_say = Translator().voice("en").say


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
        await self.arrive_as(name)

    async def arrive_as(self, name: str) -> None:
        """Wait until this person's frame is shown and ready."""
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


class Newcomer(Guest):
    """A guest who has read nothing, and only presses; each press is counted."""

    presses: int = 0
    seen: str = ""
    """The private answer of which a control was used last."""

    async def press_card(self, kind: str, game: str) -> None:
        await self.conversation.locator(f".games-card:has(#game-{game}) .games-{kind}").click()
        self.presses += 1

    async def frame(self) -> Frame:
        element = await self.page.wait_for_selector("iframe.is-shown")
        found = None if element is None else await element.content_frame()
        assert found is not None
        return found

    async def choice(self) -> dict[str, Any] | None:
        """What can be chosen now in the newest private answer."""
        house, undo = house_labels("en")
        house.append(_say(text("guide-back-button")))
        known = {"house": house, "undo": undo, "before": self.seen}
        found: dict[str, Any] | None = await (await self.frame()).evaluate(_CHOICE, known)
        return found

    async def take(self, choice: dict[str, Any]) -> None:
        """Press this control; of a menu, also its first option."""
        self.seen = choice["text"]
        control = self.conversation.locator(f'button[data-control-key="{choice["key"]}"]')
        is_menu = "select-trigger" in str(await control.get_attribute("class"))
        await control.click()
        self.presses += 1
        if is_menu:
            await self.conversation.get_by_role("option").first.click()
            self.presses += 1

    async def make_a_first_move(self, sandbox: PageServer, game: str) -> None:
        """Begin a game against computers by its card, and press until Ada has moved."""
        await self.press_card("against", game)
        async with asyncio.timeout(PATIENCE_MILLISECONDS / 1000):
            while not await has_moved(sandbox, "ada"):
                choice = await self.choice()
                if choice is None:
                    await self.look_again()
                else:
                    await self.take(choice)

    async def look_again(self) -> None:
        """Wait until the browser has drawn once more."""
        await self.page.evaluate("() => new Promise(requestAnimationFrame)")


async def newcomer_at(browser: Browser, sandbox: PageServer) -> Newcomer:
    guest = Newcomer((await guest_at(browser, sandbox, PHONE)).page)
    await guest.conversation.locator(".games-card").first.wait_for()
    return guest


async def has_moved(sandbox: PageServer, person: str) -> bool:
    """Whether this person has made a move at the only table there is."""
    server = sandbox.house.server
    bot, player = server.env.bot, PlayerId(server.members[person].id)
    assert isinstance(bot, Tavolo)
    store = bot._store
    assert store is not None
    return await store.read(
        lambda reader: any(
            line.actor == player
            for table in reader.tables.of_player(player, [*Status])
            for line in reader.log.moves(table.id)
        )
    )


async def guest_at(browser: Browser, sandbox: PageServer | Process, size: dict[str, int]) -> Guest:
    page = await browser.new_page(viewport={"width": size["width"], "height": size["height"]})
    page.set_default_timeout(PATIENCE_MILLISECONDS)
    expect.set_options(timeout=PATIENCE_MILLISECONDS)
    await page.goto(sandbox.address)
    return Guest(page)
