"""Makes the pictures of the README: `make pictures`. Needs a Chromium on this machine.

The games are always the same; only the browser's text rendering may differ between machines.
"""

import asyncio
import re
import shutil
import sys
from pathlib import Path

from playwright.async_api import Page, async_playwright

from ai.base import unhurried
from bot import Tavolo
from catalog import CATALOG
from core.game import Seat
from core.rng import Rng
from games.la_strada.game import LA_STRADA
from games.la_strada.moves import BuildLink
from games.la_strada.state import State as LaStradaState
from games.la_strada.view import Options as LaStradaOptions
from games.ruta.game import RUTA
from games.ruta.moves import ClaimRoute
from games.ruta.state import State
from games.ruta.view import Options
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.moves import LookAtStack, RunWagon, TakeCube, TakeTile
from games.strada_romana.state import State as StradaRomanaState
from games.strada_romana.view import Options as StradaRomanaOptions
from games.stratego4.game import STRATEGO4
from games.stratego4.state import State as Stratego4State
from games.stratego4.view import Options as Stratego4Options
from i18n import Translator
from playroom.server import AnyBot
from rendering.boards import la_strada, strada_romana, stratego4
from rendering.raster import Raster
from rendering.scene import SeatLabel
from sandbox import open_sandbox
from settings import Settings
from tables.model import TableCode
from workers.ports import HouseTime

PICTURES = Path(__file__).parent / "pictures"
SEED = b"a seed for pictures, no secret.."
MOVES = 34
MOVES_ON_THE_ROAD = 49
MOVES_ON_THE_FIELD = {3: 52, 4: 97}
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


def middle_of_a_game() -> State:
    """A game between two who claim what they can."""
    state: State = RUTA.initial_state(2, Options(), SEED).state
    for number in range(MOVES):
        (seat,) = RUTA.to_act(state)
        moves = list(RUTA.legal_moves(state, seat))
        claims = [m for m in moves if isinstance(m, ClaimRoute)]
        move = claims[number % len(claims)] if claims else moves[number % len(moves)]
        state = RUTA.apply(state, seat, move).state
    return state


def roads_half_built() -> LaStradaState:
    """A game of La Strada between four who build the longer of the roads they can pay for."""
    state: LaStradaState = LA_STRADA.initial_state(4, LaStradaOptions(), SEED).state
    for number in range(MOVES):
        (seat,) = LA_STRADA.to_act(state)
        moves = sorted(LA_STRADA.legal_moves(state, seat), key=str)
        links = [m for m in moves if isinstance(m, BuildLink)]
        links.sort(key=lambda link: len(link.path))
        choice = links[len(links) // 3 :] or moves
        state = LA_STRADA.apply(state, seat, choice[number * 7 % len(choice)]).state
    return state


def wagons_on_their_way() -> StradaRomanaState:
    """A game of Strada Romana between four who take what they can, and a wagon tile at times."""
    state: StradaRomanaState = STRADA_ROMANA.initial_state(4, StradaRomanaOptions(), SEED).state
    for number in range(MOVES_ON_THE_ROAD):
        (seat,) = STRADA_ROMANA.to_act(state)
        moves = list(STRADA_ROMANA.legal_moves(state, seat))
        goods = [m for m in moves if isinstance(m, TakeTile | TakeCube)]
        runs = [m for m in moves if isinstance(m, RunWagon)]
        looks = [m for m in moves if isinstance(m, LookAtStack) and not number % 4]
        choice = looks or goods or runs or moves
        state = STRADA_ROMANA.apply(state, seat, choice[number * 7 % len(choice)]).state
    return state


def paint_roads() -> None:
    """The boards of La Strada and of Strada Romana."""
    labels, raster = [SeatLabel(name) for name in ("Ada", "Bruno", "Cleo", "Dimitri")], Raster()
    say = Translator().voice("en", people=lambda seat: labels[seat].name).say
    built = LA_STRADA.view_for(roads_half_built(), None)
    moved = STRADA_ROMANA.view_for(wagons_on_their_way(), None)
    for name, scene in (
        ("la-strada", la_strada.compose(built, labels, say)),
        ("strada-romana", strada_romana.compose(moved, labels, say)),
    ):
        (PICTURES / f"{name}.png").write_bytes(raster.render(scene))


def armies_in_the_field(seats: int) -> Stratego4State:
    """A game of Stratego 4 between computers."""
    player = CATALOG["stratego4"].agents["normal"]
    state: Stratego4State = STRATEGO4.initial_state(seats, Stratego4Options(), SEED).state
    for _ in range(MOVES_ON_THE_FIELD[seats]):
        seat = min(STRATEGO4.to_act(state))
        view, legal = STRATEGO4.view_for(state, seat), list(STRATEGO4.legal_moves(state, seat))
        move = player.choose(STRATEGO4, view, legal, Rng(SEED), unhurried(0))
        state = STRATEGO4.apply(state, seat, move).state
    return state


def paint_armies() -> None:
    """The public board for four, and one player's view of the board for three."""
    labels, raster = [SeatLabel(name) for name in ("Ada", "Bruno", "Cleo", "Dimitri")], Raster()
    say = Translator().voice("en", people=lambda seat: labels[seat].name).say
    for name, seats, viewer in (("stratego4", 4, None), ("stratego4-army", 3, Seat(0))):
        view = STRATEGO4.view_for(armies_in_the_field(seats), viewer)
        scene = stratego4.compose(view, labels[:seats], say)
        (PICTURES / f"{name}.png").write_bytes(raster.render(scene))


def paint_boards() -> None:
    """The public board and one player's view of it."""
    state, raster = middle_of_a_game(), Raster()
    labels = [SeatLabel("Ada"), SeatLabel("Bruno")]
    say = Translator().voice("en", people=lambda seat: labels[seat].name).say
    for name, viewer in (("board", None), ("hand", Seat(0))):
        scene = CATALOG["ruta"].painter.compose(RUTA.view_for(state, viewer), labels, say)
        (PICTURES / f"{name}.png").write_bytes(raster.render(scene))


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
    """Open, join, start, and look at what can be done."""
    talk = page.frame_locator("iframe.is-shown")
    box = talk.get_by_role("textbox", name="Message")
    await box.press_sequentially("/ruta new")
    await talk.locator(".command-entry").filter(has_text="/ruta new").first.click()
    await talk.get_by_role("button", name="Send").click()
    for person, label in (("Bruno", "Join"), ("Ada", "Start"), ("Ada", "Play")):
        await page.get_by_role("button", name=re.compile(f"^{person}")).click()
        await page.locator(f'iframe.is-shown[title^="{person} in "]').wait_for()
        await talk.get_by_role("button", name=label, exact=True).last.click()
        await page.wait_for_timeout(3_000)


def main() -> None:
    """Make all pictures."""
    PICTURES.mkdir(exist_ok=True)
    paint_boards()
    paint_roads()
    paint_armies()
    asyncio.run(photograph_the_phone())


if __name__ == "__main__":
    main()
