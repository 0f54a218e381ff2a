"""Somebody who plays on the page with a finger, or with keys, and knows no rules."""

from random import Random
from typing import Any, Final

from playwright.async_api import Page, expect

STILL: Final = 450
"""Milliseconds after which what is new takes a press."""

PATIENCE: Final = 20_000
"""Milliseconds until an answer must be there."""

_CHOICES: Final = """() => {
  const names = (where) => [...document.querySelectorAll(where)].map((one) => one.dataset.key);
  return {
    places: [...document.querySelectorAll("#places button")].map((one) => one.dataset.at),
    go: names("#foot .go[data-key], #foot .danger[data-key]"),
    foot: names("#foot button[data-key^='[']"),
    listed: names("#lists details button"),
  };
}"""
"""What can be touched: places by their names, buttons by their keys."""


class Finger:
    """Touches the page; `rng` decides what."""

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

    async def touch(self, at: str) -> None:
        """Touch the middle of a place on the board."""
        await self._wait_till_it_takes_a_press()
        place = self.page.locator(f'#places [data-at="{at}"]')
        box = await place.bounding_box()
        assert box is not None, f"{at} can be touched"
        await self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await self.answered()

    async def press(self, key: str) -> None:
        """Press a button by its key; a list that has it is unfolded."""
        await self._wait_till_it_takes_a_press()
        button = self.page.locator(f"button[data-key={_quoted(key)}]").first
        folded = self.page.locator("details:not([open])", has=button)
        if await folded.count():
            await folded.locator("summary").tap()
        await button.tap()
        await self.answered()

    async def answered(self) -> None:
        """Wait for the answer to the last touch."""
        await expect(self.page.locator("body.busy")).to_have_count(0, timeout=PATIENCE)

    async def go_on(self) -> bool:
        """Touch something that may bring the game on; False if there is nothing."""
        found: dict[str, list[str]] = await self.page.evaluate(_CHOICES)
        places, go, foot, listed = (found[name] for name in ("places", "go", "foot", "listed"))
        if go and (not places or self._rng.random() < 0.7):
            await self.press(go[-1])
        elif places:
            await self.touch(self._rng.choice(places))
        elif foot or listed:
            await self.press(self._rng.choice(foot or listed))
        else:
            return False
        return True

    async def _wait_till_it_takes_a_press(self) -> None:
        await self.page.clock.fast_forward(STILL)


def choices_on(found: dict[str, Any]) -> int:
    """Return how many things can be touched."""
    return sum(map(len, found.values()))


def _quoted(words: str) -> str:
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"') + '"'
