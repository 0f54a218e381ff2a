"""The sandbox's page with many boards posted: how long a player waits in a real browser.

``python -m benchmarks.sandbox [--boards 60] [--rounds 4]``. Needs a Chromium on this machine. The
boards are posted before the browser comes, by games of Ruta; then people take turns at the page.
What is measured is what a player sees: until they can press something, until they see the newest
board, and until the answer to a press stands there.
"""

import argparse
import asyncio
import re
import shutil
import time
from collections import defaultdict
from itertools import cycle

from playwright.async_api import Frame, Page, ViewportSize, async_playwright

from benchmarks.rig.figures import note_spread
from benchmarks.rig.measures import print_spread
from benchmarks.rig.tables import begin_ruta
from playroom.server import SimulatedServer
from sandbox import make_tavolo, open_sandbox

_EXECUTABLE = shutil.which("chromium") or shutil.which("google-chrome")
_FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
_WIDE, _PHONE = ViewportSize(width=1280, height=900), ViewportSize(width=400, height=800)
_PATIENCE_MILLISECONDS = 120_000
_MOVES_IN_A_GAME = 10

_PRESSABLE = "#preview-app[aria-busy=false] .channel-message button:enabled:has-text('Play')"
_SEEN = """() => {
  const pictures = document.querySelectorAll(".channel-message img.gallery-image");
  const newest = pictures[pictures.length - 1];
  return newest && newest.complete && newest.naturalWidth > 0 && !("waits" in newest.dataset);
}"""

_NEWEST_ANSWER = """() => {
  const answers = document.querySelectorAll(".channel-message:has(.message-ephemeral-note)");
  return answers.length ? answers[answers.length - 1].dataset.messageId : null;
}"""


Took = defaultdict[str, list[float]]
"""Seconds that something took, by its name."""


class Visit:
    """One visit to the page, with a stopwatch."""

    def __init__(self, page: Page, took: Took) -> None:
        self._page = page
        self._took = took
        self._known: set[str] = set()

    async def come(self, address: str) -> None:
        """Open the page: Ada is there."""
        begin = time.perf_counter()
        await self._page.goto(address)
        self._known.add("Ada")
        await self._until_pressable("Ada", "page opened", begin)

    async def become(self, name: str) -> None:
        """Change the person; the first time a person comes is measured apart."""
        kind = "person changed, again" if name in self._known else "person changed, first time"
        self._known.add(name)
        begin = time.perf_counter()
        await self._page.get_by_role("button", name=re.compile(f"^{name}")).click()
        await self._until_pressable(name, kind, begin)

    async def _until_pressable(self, name: str, kind: str, begin: float) -> None:
        shown = self._page.frame_locator(f'iframe.is-shown[title^="{name} in "]')
        await shown.locator(_PRESSABLE).last.wait_for()
        self._took[kind].append(time.perf_counter() - begin)
        await (await self._frame()).wait_for_function(_SEEN)
        self._took[f"{kind}: board seen"].append(time.perf_counter() - begin)

    async def press(self) -> None:
        """Press Play below the newest board and wait for the private answer."""
        frame = await self._frame()
        newest = await frame.evaluate(_NEWEST_ANSWER)
        begin = time.perf_counter()
        await frame.locator(_PRESSABLE).last.click()
        await frame.wait_for_function(f"before => ({_NEWEST_ANSWER})() !== before", arg=newest)
        self._took["press answered"].append(time.perf_counter() - begin)

    async def _frame(self) -> Frame:
        """The conversation that is shown."""
        element = await self._page.wait_for_selector("iframe.is-shown")
        frame = await element.content_frame() if element else None
        assert frame is not None
        return frame


async def measure(boards: int, rounds: int) -> None:
    """Post, visit, print the table."""
    took: Took = defaultdict(list)
    async with open_sandbox(make_tavolo, port=0) as sandbox, async_playwright() as playwright:
        async with sandbox.house.action():
            await post_boards(sandbox.house.server, boards)
        browser = await playwright.chromium.launch(executable_path=_EXECUTABLE, args=list(_FLAGS))
        for size, _ in zip(cycle((_WIDE, _PHONE)), range(rounds), strict=False):
            page = await browser.new_page(viewport=size)
            page.set_default_timeout(_PATIENCE_MILLISECONDS)
            visit = Visit(page, took)
            await visit.come(sandbox.address)
            await visit.press()
            for name in ("Bruno", "Chloé", "Dario", "Ada", "Bruno"):
                await visit.become(name)
                await visit.press()
            await page.close()
        await browser.close()
    print_spread(f"{boards} boards posted; until", dict(took))
    for name, seconds in took.items():
        note_spread(f"the sandbox, {boards} boards: {name}", seconds)


async def post_boards(server: SimulatedServer, boards: int) -> None:
    """Play until so many pictures stand in #games."""
    games = server.channels["games"]
    ada, *guests = server.members.values()
    while sum(bool(m.attachments) and not m.flags.ephemeral for m in games.history()) < boards:
        guests.append(guests.pop(0))
        code, *players = await begin_ruta(server, ada, guests[0])
        for number in range(_MOVES_IN_A_GAME):
            await players[number % 2].slash(games, "ruta draw", card="pile", table=code)


def main() -> None:
    """Read the command line and measure."""
    if not _EXECUTABLE:
        print("no Chromium on this machine: the sandbox is not measured")
        return
    parser = argparse.ArgumentParser(description="Measure the sandbox in a real browser.")
    parser.add_argument("--boards", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=4, help="visits, wide and on a phone in turn")
    chosen = parser.parse_args()
    asyncio.run(measure(chosen.boards, chosen.rounds))


if __name__ == "__main__":
    main()
