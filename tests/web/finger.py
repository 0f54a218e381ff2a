"""Somebody who plays on the page with a finger or with keys, and knows no rules."""

from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

from playwright.async_api import Page, expect

STILL: Final = 450
"""Milliseconds after which what is new takes a press."""

PATIENCE: Final = 20_000
"""Milliseconds until an answer must be there."""

MOST_STEPS: Final = 150
"""From one thing that takes the focus to the next; no page has more."""

EAGER: Final = 0.7
"""How often a finger takes the green button where it can touch the board as well."""

Spot: TypeAlias = tuple[float, float, str]
"""Something to touch: across, down, and what it is called."""

_SPOTS: Final = """(which) => [...document.querySelectorAll(which)].map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const name = one.dataset.at ?? one.getAttribute("aria-label") ?? one.textContent;
  return [left + width / 2, top + height / 2, name];
})"""

_STICKS_OUT: Final = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const { bottom } = document.getElementById("tools").getBoundingClientRect();
  return Math.max(scrollWidth - innerWidth, scrollHeight - innerHeight, bottom - innerHeight, 0);
}"""

_HEIGHTS: Final = """(ids) => Object.fromEntries(ids.map((id) => {
  const { top, bottom } = document.getElementById(id).getBoundingClientRect();
  return [id, Math.min(bottom, innerHeight) - Math.max(top, 0)];
}))"""

_FOCUSED: Final = """() => {
  const one = document.activeElement;
  return one.dataset.at ?? one.getAttribute("aria-label") ?? one.textContent;
}"""

PLACES: Final = "#places button"
GREEN: Final = "#foot button.go, #foot button.danger"
FOOT: Final = "#foot button"
LISTED: Final = "#lists details[open] button"
FOLDED: Final = "#lists details:not([open]) summary"


class Finger:
    """Touches the page; ``rng`` decides what. ``faults``: of the script."""

    def __init__(self, page: Page, rng: Random) -> None:
        self.page = page
        self.faults: list[str] = []
        self._rng = rng
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))

    async def open(self, address: str) -> None:
        """Go to the page; its time is moved on by hand."""
        await self.page.clock.install()
        await self.page.goto(address)
        await expect(self.page.locator("#tools")).to_be_visible(timeout=PATIENCE)

    async def spots(self, which: str) -> list[Spot]:
        """Return what there is to touch, by a selector of CSS."""
        found: list[Spot] = await self.page.evaluate(_SPOTS, which)
        return found

    async def touch(self, spot: Spot) -> None:
        """Touch something, and wait for the answer."""
        await self.page.clock.fast_forward(STILL)
        await self.page.touchscreen.tap(*spot[:2])
        await self.answered()

    async def said(self) -> str:
        """Return the words below the board."""
        return await self.page.locator("#words").inner_text()

    async def press(self, name: str) -> None:
        """Touch the button or link beside the board that is called so."""
        await self.page.clock.fast_forward(STILL)
        beside = self.page.locator("#lists, #foot, #tools").locator("button, a")
        await beside.filter(has_text=name).first.tap()
        await self.answered()

    async def sticks_out(self) -> int:
        """Return how many pixels of the page lie outside the screen."""
        pixels: int = await self.page.evaluate(_STICKS_OUT)
        return pixels

    async def heights(self, *parts: str) -> dict[str, float]:
        """Return how many pixels of each part of the page, by its id, are seen."""
        found: dict[str, float] = await self.page.evaluate(_HEIGHTS, parts)
        return found

    async def answered(self) -> None:
        """Wait for the answer to the last touch."""
        await expect(self.page.locator("body.busy")).to_have_count(0, timeout=PATIENCE)

    async def go_on(self) -> None:
        """Touch something that may bring the game on, if there is anything."""
        green, places = await self.spots(GREEN), await self.spots(PLACES)
        if green and (not places or self._rng.random() < EAGER):
            await self.touch(green[-1])
        elif others := places or await self._aside():
            await self.touch(self._rng.choice(others))

    async def _aside(self) -> Sequence[Spot]:
        """Return what stands in lists, else the lists, else any button in the foot."""
        return await self.spots(LISTED) or await self.spots(FOLDED) or await self.spots(FOOT)


class Keys(Finger):
    """Plays with a keyboard alone."""

    async def touch(self, spot: Spot) -> None:
        """Go to what is called so, and press Enter; nothing if it is not there any more."""
        await self.page.clock.fast_forward(STILL)
        for _ in range(MOST_STEPS):
            if await self.focused() == spot[2]:
                await self.page.keyboard.press("Enter")
                break
            await self.page.keyboard.press("Tab")
        await self.answered()

    async def focused(self) -> str:
        """Return what has the focus."""
        name: str = await self.page.evaluate(_FOCUSED)
        return name
