"""Measures how long a player waits at the sandbox's page, with one board and with many.

``python -m benchmarks.sandbox [--boards 60] [--rounds 4]``. Needs a Chromium on this machine. The
boards are posted before the browser opens, by games of Ruta: one in #tavern, many in #games. People
then take turns at both. Measured is the time until they can press something, until they see the
newest board, and until the answer to a press is there; the ratio of many boards to one; and what
open windows cost while nobody does anything. At last a newcomer with a phone begins each game by
its card: how many presses, and how many seconds, from the address to the first own move.

``--first-moves`` measures only the last.
"""

import argparse
import asyncio
import os
import re
import time
from collections import defaultdict
from itertools import cycle
from pathlib import Path
from statistics import median

from playwright.async_api import Browser, Frame, Page, ViewportSize

from benchmarks.rig.browser import EXECUTABLE, started_browser
from benchmarks.rig.figures import note, note_spread
from benchmarks.rig.measures import print_spread
from benchmarks.rig.tables import begin_ruta
from catalog import GAMES
from playroom.server import SimulatedServer
from playroom.web.page_server import PageServer
from sandbox import make_tavolo, open_sandbox
from tests.e2e.browser_guest import newcomer_at

_WIDE, _PHONE = ViewportSize(width=1280, height=900), ViewportSize(width=400, height=800)
_PATIENCE_MILLISECONDS = 120_000
_MOVES_IN_A_GAME = 10
_ONE, _MANY = "tavern", "games"
_COMPARED = ("page opened", "press answered")
_IDLE_WINDOWS, _IDLE_SECONDS = 3, 10.0

_PRESSABLE = "#preview-app[aria-busy=false] .channel-message button:enabled:has-text('Play')"
_SEEN = """() => {
  const pictures = document.querySelectorAll(".channel-message .media-lightbox-trigger img");
  const newest = pictures[pictures.length - 1];
  return newest && newest.complete && newest.naturalWidth > 0 && !("waits" in newest.dataset);
}"""

_NEWEST_ANSWER = """() => {
  const answers = document.querySelectorAll(".channel-message:has(.message-ephemeral-note)");
  return answers.length ? answers[answers.length - 1].dataset.messageId : null;
}"""


Took = defaultdict[str, list[float]]
"""Durations in seconds, by name."""


class Visit:
    """One visit to the page, with a stopwatch."""

    def __init__(self, page: Page, took: Took) -> None:
        self._page = page
        self._took = took
        self._known: set[str] = set()

    async def come(self, address: str) -> None:
        """Open the page on a place, as Ada."""
        begin = time.perf_counter()
        await self._page.goto(address)
        self._known.add("Ada")
        await self._until_pressable("Ada", "page opened", begin)

    async def become(self, name: str) -> None:
        """Change the person; the first time of each person is measured separately."""
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
        """Return the frame of the visible conversation."""
        element = await self._page.wait_for_selector("iframe.is-shown")
        frame = await element.content_frame() if element else None
        assert frame is not None
        return frame


async def measure(boards: int, rounds: int) -> None:
    """Post boards, visit, and print the tables."""
    one, many = Took(list), Took(list)
    async with open_sandbox(make_tavolo, port=0) as sandbox, started_browser() as browser:
        server = sandbox.house.server
        async with sandbox.house.action():
            ada, bruno, *_ = server.members.values()
            await begin_ruta(server, ada, bruno, _ONE)
            await post_boards(server, boards)
        for size, _ in zip(cycle((_WIDE, _PHONE)), range(rounds), strict=False):
            for channel, took in ((_ONE, one), (_MANY, many)):
                await _visit(browser, size, sandbox, channel, took)
        idle = await _idle(browser, sandbox)
    for number, took in ((1, one), (boards, many)):
        print_spread(f"{_boards(number)} posted; until", dict(took))
    for name, seconds in many.items():
        note_spread(f"the sandbox, {boards} boards: {name}", seconds)
    for name in _COMPARED:
        ratio = median(many[name]) / median(one[name])
        print(f"{name}: {ratio:.2f} times what it takes where one board stands")
        note(f"the sandbox, {boards} boards to one: {name}", ratio, "times")
    for name, share in idle.items():
        print(f"{_IDLE_WINDOWS} windows, nobody does anything: {name} {share:.1%} of a core")
        note(f"the sandbox, {_IDLE_WINDOWS} idle windows: {name}", 100 * share, "% of a core")


async def measure_first_moves() -> None:
    """Begin each game as a newcomer, in a sandbox of its own, and print what it takes."""
    async with started_browser() as browser:
        for game in GAMES:
            async with open_sandbox(make_tavolo, port=0) as sandbox:
                begin = time.perf_counter()
                guest = await newcomer_at(browser, sandbox)
                usable = time.perf_counter() - begin
                await guest.make_a_first_move(sandbox, game)
                taken = time.perf_counter() - begin
            print(f"{game}: cards {usable:.1f} s, own move {guest.presses} presses, {taken:.1f} s")
            note(f"the sandbox, from the address to the first move: {game}", taken, "s")


def _boards(number: int) -> str:
    return "1 board" if number == 1 else f"{number} boards"


async def _visit(
    browser: Browser, size: ViewportSize, sandbox: PageServer, channel: str, took: Took
) -> None:
    """Visit as Ada; then let people take turns at this channel and press."""
    page = await browser.new_page(viewport=size)
    page.set_default_timeout(_PATIENCE_MILLISECONDS)
    visit = Visit(page, took)
    await visit.come(_address(sandbox, channel))
    await visit.press()
    for name in ("Bruno", "Chloé", "Dario", "Ada", "Bruno"):
        await visit.become(name)
        await visit.press()
    await page.close()


def _address(sandbox: PageServer, channel: str) -> str:
    return f"{sandbox.address}#ada/{sandbox.house.server.channels[channel].id}"


async def _idle(browser: Browser, sandbox: PageServer) -> dict[str, float]:
    """Return the processor load of idle open windows, as fractions of a core."""
    for _ in range(_IDLE_WINDOWS):
        visit = Visit(await browser.new_page(viewport=_WIDE), Took(list))
        await visit.come(_address(sandbox, _MANY))
    await asyncio.sleep(_IDLE_SECONDS / 2)  # let their loading finish
    before = time.process_time(), _of_children(os.getpid())
    await asyncio.sleep(_IDLE_SECONDS)
    after = time.process_time(), _of_children(os.getpid())
    here, elsewhere = (
        (then - first) / _IDLE_SECONDS for first, then in zip(before, after, strict=True)
    )
    return {"sandbox and bot": here, "the browser": elsewhere}


def _of_children(process: int) -> float:
    """Return the processor seconds of all descendants of this process so far."""
    family, taken = {process}, 0.0
    for number in sorted(int(found.name) for found in Path("/proc").glob("[0-9]*")):
        try:
            fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended meanwhile
        if int(fields[1]) in family:
            family.add(number)
            taken += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return taken


async def post_boards(server: SimulatedServer, boards: int) -> None:
    """Play until #games has this many pictures."""
    games = server.channels["games"]
    ada, *guests = server.members.values()
    while sum(bool(m.attachments) and not m.flags.ephemeral for m in games.history()) < boards:
        guests.append(guests.pop(0))
        code, *players = await begin_ruta(server, ada, guests[0])
        for number in range(_MOVES_IN_A_GAME):
            await players[number % 2].slash(games, "ruta draw", card="pile", table=code)


def main() -> None:
    """Read the command line and measure."""
    if not EXECUTABLE:
        print("no Chromium on this machine: the sandbox is not measured")
        return
    parser = argparse.ArgumentParser(description="Measure the sandbox in a real browser.")
    parser.add_argument("--boards", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=4, help="visits, wide and on a phone in turn")
    parser.add_argument("--first-moves", action="store_true", help="only those of a newcomer")
    chosen = parser.parse_args()
    if not chosen.first_moves:
        asyncio.run(measure(chosen.boards, chosen.rounds))
    asyncio.run(measure_first_moves())


if __name__ == "__main__":
    main()
