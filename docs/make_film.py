"""Films a move in a channel for the README: `python -m docs.make_film`, part of `make pictures`.

Ada claims a route of Ruta by touch and Bruno is called, as they see it on their phones in the
sandbox. The film is made of screenshots at fixed moments, each with a caption and shown for a fixed
time; a ring marks what is pressed next. The game is always the same. Needs a Chromium on this
machine.
"""

import asyncio
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import cast

from PIL import Image, ImageDraw, ImageFont
from playwright.async_api import Browser, FrameLocator, Locator, Page

from ai.base import unhurried
from benchmarks.rig.browser import EXECUTABLE, started_browser
from bot import SystemEntropy, Tavolo
from catalog import CATALOG
from core.rng import Rng
from core.texts import ORIGINAL
from games.ruta.guided_play import payable, ways_to_pay
from model import game_json
from model.commands import Person, Play
from model.table import (
    GuildId,
    Pace,
    PlaceId,
    PlayerId,
    PlayerProfile,
    RequestId,
    TableCode,
)
from model.table_creation import Opening
from playroom.server import AnyBot, SimulatedServer
from playroom.web.page_server import LOOPBACK
from sandbox import free_port, open_sandbox
from settings import Settings
from tables.visibility import Look
from workers.post_model import HouseTime

FILM = Path(__file__).parent / "pictures" / "a-move.webp"
FONT = Path(__file__).parents[1] / "rendering" / "assets" / "RobotoCondensed-Medium.ttf"
SEED = b"a seed for the film, no secret.."
GAME = "ruta"
LEAST_MOVES = 16
"""So many moves have been made before the one that is filmed."""

WIDTH, HEIGHT, CAPTION = 400, 770, 62
"""Of the conversation, and of the caption above it, in CSS pixels."""
SCALE = 2
LETTERS = 21
RING = 24
PATIENCE_MILLISECONDS = 30_000
ANSWERED_MILLISECONDS, STILL_MILLISECONDS = 3_000, 500
LOADED = """() => [...document.images].every(
  image => image.loading == "lazy" || image.complete && image.naturalHeight)"""
"""Whether all pictures are there, but for those of games on offer, which stay hidden."""

ONLY_THE_CONVERSATION = """() => {
  document.querySelector(".side").style.display = "none";
  Object.assign(document.querySelector(".room").style, {position: "fixed", inset: 0, zIndex: 1});
}"""

WITHOUT_HISTORY = """() => { document.getElementById("history-older").style.display = "none"; }"""

ROUTE = '#places [data-at^="route"]'
"""A place of a route on the page."""

READ, PRESSED = 2200, 1000
"""How long a picture is shown, in milliseconds: to read it; with the mark of a press."""


class SameChance(SystemEntropy):
    """The same deal every time."""

    def seed(self) -> bytes:
        """Not secret at all."""
        return SEED

    def code(self) -> TableCode:
        """One table is enough."""
        return TableCode("ROAD")


class FilmedGame:
    """A game between Ada and Bruno, who play like computers that weigh their moves."""

    def __init__(self, server: SimulatedServer) -> None:
        self._server = server
        self._requests = map(RequestId, count(1))
        self._code = TableCode("")
        self._people = [
            Person(PlayerId(server.members[key].id), server.people[key].name)
            for key in ("ada", "bruno")
        ]
        self._service = cast(Tavolo, server.env.bot).desk.service

    async def begin(self) -> None:
        """Open the table and let Bruno join."""
        host, guest = self._people
        for each in self._people:
            await self._service.remember(PlayerProfile(each.id, each.name, ORIGINAL))
        opening = Opening(
            game=GAME,
            by=host,
            guests=(guest,),
            guild=GuildId(self._server.guild.id),
            place=PlaceId(self._server.channels["games"].id),
            locale=ORIGINAL,
            size=2,
            options=game_json.encode(CATALOG[GAME].game.manifest.options()),
            pace=Pace(),
        )
        done = await self._service.open(next(self._requests), opening)
        self._code = done.look.table.code
        await self._service.join(next(self._requests), self._code, guest)

    async def can_claim(self) -> bool:
        """Whether the first route that Ada can claim has one payment, and it ends her turn."""
        look = await self._look(self._people[0])
        ways = [ways_to_pay(look.legal, route) for route in payable(look.legal)[:1]]
        return any(len(way) == 1 and way[0].lost > 0 and way[0].joker is None for way in ways)

    async def move(self) -> None:
        """Make the next move."""
        for person in self._people:
            look = await self._look(person)
            if look.asked is not None:
                game, player = CATALOG[GAME].game, CATALOG[GAME].agents["normal"]
                chosen = player.choose(game, look.view, look.legal, Rng(SEED), unhurried(0))
                order = Play(person, game.notate(chosen), look.asked)
                await self._service.carry_out(next(self._requests), self._code, order)
                return

    async def _look(self, person: Person) -> Look:
        return await self._service.queries.look(self._code, person.id)


@dataclass
class Phone:
    """The conversation as one person sees it."""

    page: Page

    @classmethod
    async def of(cls, name: str, browser: Browser, address: str) -> "Phone":
        """The phone of this person, with nothing on it but the conversation."""
        page = await browser.new_page(
            viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=SCALE
        )
        page.set_default_timeout(PATIENCE_MILLISECONDS)
        await page.goto(address)
        await page.get_by_role("button", name=re.compile(f"^{name}")).click()
        await page.locator(f'iframe.is-shown[title^="{name} in "]').wait_for()
        await page.evaluate(ONLY_THE_CONVERSATION)
        return cls(page)

    @property
    def talk(self) -> FrameLocator:
        """What stands in the conversation."""
        return self.page.frame_locator("iframe.is-shown")

    def button(self, label: str) -> Locator:
        """The newest button of that label."""
        return self.talk.get_by_role("button", name=label, exact=True).last

    async def photograph(self) -> Image.Image:
        """What it shows now."""
        return Image.open(BytesIO(await self.page.screenshot())).convert("RGB")

    async def rest(self) -> None:
        """Wait until the bot has answered, pictures are there and nothing scrolls any more."""
        await self.page.wait_for_timeout(ANSWERED_MILLISECONDS)
        await self.page.frames[-1].evaluate(WITHOUT_HISTORY)
        await self.page.frames[-1].wait_for_function(LOADED)
        await self.page.wait_for_timeout(STILL_MILLISECONDS)


class Board(Phone):
    """The page on which a person touches the board, on the same phone."""

    @classmethod
    async def opened(cls, phone: Phone) -> "Board":
        """Open it by the newest link that the bot has given to this person."""
        link = phone.talk.get_by_role("link", name="Open my board").last
        address = await link.get_attribute("href")
        assert address is not None
        browser = phone.page.context.browser
        assert browser is not None
        page = await browser.new_page(
            viewport={"width": WIDTH, "height": HEIGHT},
            device_scale_factor=SCALE,
            color_scheme="dark",
        )
        await page.goto(address)
        await page.locator("#tools").wait_for()
        return cls(page)

    def first(self, which: str) -> Locator:
        """The first button that this selector of CSS finds."""
        return self.page.locator(which).first

    async def rest(self) -> None:
        """Wait until the bot has answered, and what is new takes a press."""
        await self.page.locator("body:not(.busy)").wait_for()
        await self.page.wait_for_timeout(STILL_MILLISECONDS)


@dataclass
class Film:
    """Pictures, and how long each is shown."""

    pictures: list[Image.Image] = field(default_factory=list)
    durations: list[int] = field(default_factory=list)

    async def show(self, phone: Phone, caption: str, milliseconds: int) -> None:
        """Add what the phone shows now."""
        self._add(_captioned(await phone.photograph(), caption), milliseconds)

    async def press(self, phone: Phone, control: Locator, caption: str) -> None:
        """Mark a button or a choice on what the phone shows now, then press it."""
        box = await control.bounding_box()
        assert box is not None, "what is pressed can be seen"
        shot = await phone.photograph()
        right = max(box["width"] / 2, box["width"] - 2 * RING)
        place = box["x"] + right, box["y"] + box["height"] / 2
        self._add(_captioned(_marked(shot, place), caption), PRESSED)
        await control.click()
        await phone.page.mouse.move(0, 0)
        await phone.rest()

    def save(self, path: Path) -> None:
        """Write it as an animated picture that begins again for ever."""
        first, *others = self.pictures
        first.save(
            path,
            save_all=True,
            append_images=others,
            duration=self.durations,
            loop=0,
            quality=68,
            method=6,
        )

    def _add(self, picture: Image.Image, milliseconds: int) -> None:
        self.pictures.append(picture)
        self.durations.append(milliseconds)


def _captioned(shot: Image.Image, caption: str) -> Image.Image:
    """A picture with its caption above it."""
    picture = Image.new("RGB", (shot.width, shot.height + CAPTION * SCALE), "#f2f3f5")
    picture.paste(shot, (0, CAPTION * SCALE))
    font = ImageFont.truetype(FONT, LETTERS * SCALE)
    middle = (shot.width // 2, CAPTION * SCALE // 2)
    ImageDraw.Draw(picture).text(
        middle, caption, "#1e1f22", font, anchor="mm", align="center", spacing=4 * SCALE
    )
    return picture


def _marked(picture: Image.Image, middle: Sequence[float]) -> Image.Image:
    """A picture with a ring round the place that is pressed."""
    ring = Image.new("RGBA", picture.size)
    x, y, radius = middle[0] * SCALE, middle[1] * SCALE, RING * SCALE
    ImageDraw.Draw(ring).ellipse(
        (x - radius, y - radius, x + radius, y + radius), "#ffffff66", "#ffffff", 3 * SCALE
    )
    return Image.alpha_composite(picture.convert("RGBA"), ring).convert("RGB")


async def make(time: HouseTime, folder: Path) -> AnyBot:
    """Make the bot, always with the same deal."""
    port = free_port()
    settings = Settings(
        database_url=f"sqlite:///{folder / 'tavolo.sqlite3'}",
        page_url=f"http://{LOOPBACK}:{port}",
        page_listen=(LOOPBACK, port),
    )
    return Tavolo(settings, time, entropy=SameChance())


async def film_a_move() -> Film:
    """Play up to a claim that Ada can make, then film it."""
    if EXECUTABLE is None:
        sys.exit("no Chromium on this machine")
    async with open_sandbox(make, port=0) as sandbox, started_browser() as browser:
        house = sandbox.house
        game = FilmedGame(house.server)
        async with house.action():
            await game.begin()
            await house.server.env.settle(idle=0.05)
        for number in count(1):
            async with house.action():
                await game.move()
                await house.server.env.settle(idle=0.05)
                if number >= LEAST_MOVES and await game.can_claim():
                    break
        ada, bruno = [await Phone.of(who, browser, sandbox.address) for who in ("Ada", "Bruno")]
        film = Film()
        await ada.rest()
        await film.show(ada, "Ada’s phone. Bruno has moved,\nand Tavolo calls her.", READ)
        await film.press(ada, ada.button("Play"), "She presses Play.")
        await film.show(ada, "Only Ada sees her hand.\nShe can choose here …", READ)
        await film.press(ada, ada.button("On the board"), "… or touch the board itself.")
        board = await Board.opened(ada)
        await board.rest()
        await film.press(board, board.first(ROUTE), "She touches a route …")
        await film.show(board, "… and has claimed it.", PRESSED)
        await bruno.rest()
        await film.show(bruno, "Bruno’s phone: the new board.\nNow Tavolo calls him.", READ)
        await browser.close()
        return film


def main() -> None:
    """Make the film."""
    asyncio.run(film_a_move()).save(FILM)


if __name__ == "__main__":
    main()
