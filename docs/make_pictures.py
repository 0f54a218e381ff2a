"""Makes the pictures of the README: `make pictures`, or `python -m docs.make_pictures <key>`.

The picture of the phone needs a Chromium on this machine.

`<game>.png` is the public board with all seats taken, `<game>-own.png` what one player sees at the
smallest table; which of them are made, the README says by showing them. The games are always the
same; only the browser's text rendering may differ between machines.
"""

import asyncio
import re
import shutil
import sys
from argparse import ArgumentParser
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.async_api import Page, async_playwright

from ai.base import unhurried
from bot import Tavolo
from catalog import CATALOG, GAMES
from core.game import Seat
from core.languages import ORIGINAL
from core.rng import Rng
from i18n import Translator
from playroom.server import AnyBot
from rendering.raster.rasterizer import Raster
from rendering.scene.shapes import SeatLabel
from sandbox import open_sandbox
from settings import Settings
from tables.model.table import TableCode
from workers.post_model import HouseTime

README = Path(__file__).parents[1] / "README.md"
PICTURES = Path(__file__).parent / "pictures"
SEED = b"a seed for pictures, no secret.."
PEOPLE = tuple(SeatLabel(name) for name in ("Ada", "Bruno", "Cleo", "Dimitri", "Elena"))
PLAYED = 0.6
"""How much of a game has been played where its picture is taken."""

PHONE = {"width": 400, "height": 860}
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")


class SameChance:
    """The same deal every time."""

    def seed(self) -> bytes:
        """Not secret at all."""
        return SEED

    def code(self) -> TableCode:
        """One table is enough."""
        return TableCode("ROAD")


def middle_of_a_game(key: str, seats: int) -> Any:
    """A state of a game between computers that weigh their moves."""
    game, player = CATALOG[key].game, CATALOG[key].agents["normal"]
    states = [game.initial_state(seats, game.manifest.options(), SEED).state]
    while acting := game.to_act(states[-1]):
        seat, state = min(acting), states[-1]
        view, legal = game.view_for(state, seat), list(game.legal_moves(state, seat))
        move = player.choose(game, view, legal, Rng(SEED), unhurried(0))
        states.append(game.apply(state, seat, move).state)
    return states[int(len(states) * PLAYED)]


def paint_boards(games: Iterable[str]) -> None:
    """Every picture of these games that the README shows."""
    raster, shown = Raster(), README.read_text(encoding="utf-8")
    say = Translator().voice(ORIGINAL, people=lambda seat: PEOPLE[seat].name).say
    for key in games:
        entry, manifest = CATALOG[key], CATALOG[key].game.manifest
        for name, seats, viewer in (
            (f"{key}.png", manifest.most_seats, None),
            (f"{key}-own.png", manifest.fewest_seats, Seat(0)),
        ):
            if f"docs/pictures/{name}" in shown:
                view = entry.game.view_for(middle_of_a_game(key, seats), viewer)
                scene = entry.painter.compose(view, PEOPLE[:seats], say)
                (PICTURES / name).write_bytes(raster.render(scene))


async def photograph_the_phone() -> None:
    """The sandbox at phone width: Ada's turn, with everything she can do."""

    async def make(time: HouseTime, folder: Path) -> AnyBot:
        settings = Settings(database_url=f"sqlite:///{folder / 'tavolo.sqlite3'}")
        return Tavolo(settings, time, SameChance())

    executable = shutil.which("chromium") or shutil.which("google-chrome")
    if executable is None:
        sys.exit("no Chromium on this machine")
    async with open_sandbox(make, port=0) as page_server, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=executable, args=list(FLAGS))
        page = await browser.new_page(viewport=PHONE, device_scale_factor=2)  # type: ignore[arg-type]
        await page.goto(page_server.address)
        await play_a_little(page)
        await page.screenshot(path=PICTURES / "phone.png")
        await browser.close()


async def play_a_little(page: Page) -> None:
    """Open, join, begin by that, and look at what can be done."""
    talk = page.frame_locator("iframe.is-shown")
    box = talk.get_by_role("textbox", name="Message")
    new = Translator().command(ORIGINAL, f"{GAMES[0]}-new")
    await box.press_sequentially(new)
    await talk.locator(".command-entry").filter(has_text=new).first.click()
    await talk.get_by_role("button", name="Send").click()
    for person, label in (("Bruno", "Join"), ("Ada", "Play")):
        await page.get_by_role("button", name=re.compile(f"^{person}")).click()
        await page.locator(f'iframe.is-shown[title^="{person} in "]').wait_for()
        await talk.get_by_role("button", name=label, exact=True).last.click()
        await page.wait_for_timeout(3_000)


def main() -> None:
    """Make the pictures of the game named on the command line; else all, and the phone's."""
    parser = ArgumentParser(description="Make the pictures of the README.")
    parser.add_argument("game", nargs="?", choices=list(CATALOG))
    game = parser.parse_args().game
    PICTURES.mkdir(exist_ok=True)
    paint_boards([game] if game else list(CATALOG))
    if game is None:
        asyncio.run(photograph_the_phone())


if __name__ == "__main__":
    main()
