"""Measures whether a board and its buttons fit a phone's screen, in a real browser.

``python -m benchmarks.phone_screen [--games ruta …] [--every 1] [--private] [--pictures FOLDER]``.
Needs a Chromium on this machine. Whole games of every title by chance, among people with long
names, at the sandbox's page, 400 by 800: after each move the newest board is looked at by somebody
who has read to the end of the channel. *Fits*: the whole picture and the button *Play* are in view.
*Asks*: so are the words above them, from the heading on. Boards are blank, in the size of those
painted.

``--private``: instead, whenever the first person is asked, *Play* is pressed, and the answer looked
at. *Fits*: the picture and all menus and buttons of the game are in view at once. *Asks*: so are
the buttons of the house below them.
"""

import argparse
import asyncio
import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from io import BytesIO
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
from PIL import Image
from playwright.async_api import Frame, Page, ViewportSize, async_playwright
from simcord import MemberActor

from benchmarks.rig.figures import note
from bot import Tavolo
from catalog import CATALOG
from cogs.interaction.front_desk import Desk
from cogs.server.owner import Owner
from core.translatable_text import Locale
from playroom.server import AnyBot, SimulatedServer
from playroom.web.page_server import PageServer
from rendering.scene.shapes import Scene
from sandbox import open_sandbox
from settings import Settings
from tables.model import game_json
from tables.model.commands import Person, Play
from tables.model.table import (
    GuildId,
    Pace,
    PlaceId,
    PlayerId,
    PlayerProfile,
    RequestId,
    Status,
    TableCode,
)
from tables.model.table_creation import Opening
from tables.people.forget import Forgetting
from tables.service import TableService
from workers.post_model import HouseTime
from workers.upkeep.health import Health

EXECUTABLE = shutil.which("chromium") or shutil.which("google-chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
PHONE = ViewportSize(width=400, height=800)
PATIENCE_MILLISECONDS = 60_000

PEOPLE = {"la-strada": 4, "strada-romana": 3, "ruta": 2, "stratego4": 4}
"""How many people play each title here: the usual number."""

LONGEST_NAME = 32
KEPT = 3
"""Messages left in the channel: hundreds would slow the page down."""

_QUIET_ROUNDS = 12

_MEASURED = """id => {
  const message = document.querySelector(`.channel-message[data-message-id="${id}"]`);
  const picture = message && message.querySelector("img.attachment-image, img");
  const play = message && [...message.querySelectorAll("button")]
    .find(button => /^(Play|Jouer|Gioca)$/.test(button.textContent.trim()));
  if (message && picture && !play) return {board: false};
  if (message) message.scrollIntoView({block: "end"});
  if (!picture || !picture.complete || !picture.naturalHeight || !picture.offsetHeight) return null;
  let scroller = message.parentElement;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) {
    scroller = scroller.parentElement;
  }
  scroller.scrollTop = scroller.scrollHeight;
  const view = scroller.getBoundingClientRect(), seen = picture.getBoundingClientRect();
  return {
    board: true,
    words: message.querySelector(".message-content").getBoundingClientRect().top - view.top,
    top: seen.top - view.top,
    height: seen.height,
    bottom: view.bottom - play.getBoundingClientRect().bottom,
    view: view.height,
  };
}"""


_PRESS_PLAY = """id => {
  const message = document.querySelector(`.channel-message[data-message-id="${id}"]`);
  const play = message && [...message.querySelectorAll("button")]
    .find(button => /^(Play|Jouer|Gioca)$/.test(button.textContent.trim()));
  if (play) play.click();
  return Boolean(play);
}"""

_PRIVATE = """known => {
  const notes = [...document.querySelectorAll(".channel-message .message-ephemeral-note")];
  const message = notes.length && notes.at(-1).closest(".channel-message");
  if (!message || message.dataset.messageId === known) return null;
  const picture = [...message.querySelectorAll("img")].find(img => img.offsetHeight > 100);
  if (!picture || !picture.complete || !picture.naturalHeight || !picture.offsetHeight) return null;
  let scroller = message.parentElement;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) {
    scroller = scroller.parentElement;
  }
  const foot = control => control.getBoundingClientRect().bottom;
  const all = [...message.querySelectorAll("button, select, [role=combobox]")]
    .filter(control => !control.matches(".message-dismiss") && control.offsetHeight);
  const own = /^(Undo|🔍|Board as text|Rules|Why|Note|Marks|Manage)/;
  const game = all.filter(control => !own.test(control.textContent.trim()));
  const top = picture.getBoundingClientRect().top;
  return {
    id: message.dataset.messageId,
    height: picture.getBoundingClientRect().height,
    game: Math.max(top, ...game.map(foot)) - top,
    all: Math.max(top, ...all.map(foot)) - top,
    view: scroller.getBoundingClientRect().height,
  };
}"""


class Measured(msgspec.Struct, frozen=True):
    """Distances in CSS pixels from the edges of the view; negative means out of view."""

    words: float
    top: float
    height: float
    bottom: float
    view: float

    @property
    def fits(self) -> bool:
        """Whether the whole picture and the button to play are in view."""
        return self.top >= 0 and self.bottom >= 0

    @property
    def asks(self) -> bool:
        """Whether the words above are, too."""
        return self.fits and self.words >= 0

    @property
    def most(self) -> float:
        """How high all of it is together."""
        return self.view - self.bottom - self.words


class MeasuredAnswer(msgspec.Struct, frozen=True):
    """A private answer: CSS pixels from the top of its picture to the end of the controls.

    ``game``: to the last of the game's, ``all``: to the last of the house's.
    """

    id: str
    height: float
    game: float
    all: float
    view: float

    @property
    def fits(self) -> bool:
        """Whether the picture and all that can be chosen are in view at once."""
        return self.game <= self.view

    @property
    def asks(self) -> bool:
        """Whether the buttons of the house are, too."""
        return self.all <= self.view

    @property
    def most(self) -> float:
        """How high all of it is together."""
        return self.all


class _Blank:
    """A renderer that returns a blank picture of the right size."""

    async def render(self, scene: Scene) -> bytes:
        file = BytesIO()
        Image.new("L", (scene.width, scene.height), 200).save(file, "png")
        return file.getvalue()


class OpenTavolo(Tavolo):
    """The bot, with its desk accessible without a command."""

    desk: Desk

    async def _open_cogs(
        self, desk: Desk, health: Health, owner: Owner, forgetting: Forgetting
    ) -> None:
        self.desk = desk
        await super()._open_cogs(desk, health, owner, forgetting)


async def make_blank(time: HouseTime, folder: Path) -> AnyBot:
    """Make the bot with blank pictures."""
    settings = Settings(database_url=f"sqlite:///{folder / 'tavolo.sqlite3'}")
    return OpenTavolo(settings, time, renderer=_Blank())


async def make_painting(time: HouseTime, folder: Path) -> AnyBot:
    """Make the bot with real pictures."""
    return OpenTavolo(Settings(database_url=f"sqlite:///{folder / 'tavolo.sqlite3'}"), time)


class Table:
    """A random game among people with long names."""

    def __init__(self, server: SimulatedServer, key: str, locale: Locale, seed: int = 7) -> None:
        self._server = server
        self._key = key
        self._locale: Locale = locale
        self._people = list(server.members.values())[: PEOPLE[key]]
        self._chance = Random(seed)
        self._requests = count(1)
        self._code = TableCode("")

    @property
    def service(self) -> TableService:
        """The service that carries out orders."""
        return cast(OpenTavolo, self._server.env.bot).desk.service

    @property
    def place(self) -> int:
        """The channel of the table."""
        return int(self._server.channels["games"].id)

    async def begin(self) -> None:
        """Open the table and let everybody join."""
        game = CATALOG[self._key].game
        options = game.manifest.options()
        if self._key == "stratego4":
            options = msgspec.structs.replace(options, quiet_rounds=_QUIET_ROUNDS)
        host, *guests = map(_person, self._people)
        for each in (host, *guests):
            await self.service.remember(PlayerProfile(each.id, each.name, self._locale))
        opening = Opening(
            game=self._key,
            by=host,
            guests=tuple(guests),
            guild=GuildId(self._server.guild.id),
            place=PlaceId(self.place),
            locale=self._locale,
            size=len(self._people),
            options=game_json.encode(options),
            pace=Pace(),
        )
        done = await self.service.open(self.request(), opening)
        self._code = done.look.table.code
        for guest in guests:
            await self.service.join(self.request(), self._code, guest)

    async def awaits_the_first(self) -> bool:
        """Whether the first person is asked, who is the one at the page."""
        table = (await self.service.queries.watch(self._code)).table
        asked = {seat.owner for seat in table.seats if seat.asked is not None}
        return PlayerId(self._people[0].id) in asked

    async def move(self) -> bool:
        """Make one random move; return False if the game is over."""
        table = (await self.service.queries.watch(self._code)).table
        if table.status is not Status.PLAYING:
            return False
        player = next(s.owner for s in table.seats if s.asked is not None)
        member = next(one for one in self._people if one.id == player)
        look = await self.service.queries.look(self._code, PlayerId(member.id))
        move = CATALOG[self._key].game.notate(self._chance.choice(look.legal))
        await self.service.carry_out(
            self.request(), self._code, Play(_person(member), move, look.asked)
        )
        return True

    def request(self) -> RequestId:
        """Return a new request id."""
        return RequestId(next(self._requests))

    @property
    def newest(self) -> int:
        """The newest message in its channel; deletes older ones."""
        backend = self._server.env.backend
        messages = backend.messages[self.place]
        for old in sorted(messages)[:-KEPT]:
            backend.delete_message(self.place, old)
        return max(messages)


def _person(member: MemberActor) -> Person:
    name = f"{member.name} of the Long Names and Titles"[:LONGEST_NAME]
    return Person(PlayerId(member.id), name)


class Phone:
    """The page in a browser, 400 by 800."""

    def __init__(self, page: Page, server: SimulatedServer) -> None:
        self.page = page
        self._server = server

    @property
    def _frame(self) -> Frame:
        return next(f for f in self.page.frames if f.parent_frame is not None)

    async def measure(self, message: int) -> Measured | None:
        """Return how a message lies in view; None for one without a board to play on."""
        stored = self._server.env.backend.get_message(self._place, message)
        if not stored.attachments or not stored.components:
            return None
        # A picture that has not loaded yet has no height.
        seen = await self._frame.wait_for_function(
            _MEASURED, arg=str(message), timeout=PATIENCE_MILLISECONDS
        )
        found = await seen.json_value()
        return msgspec.convert(found, Measured) if found["board"] else None

    async def measure_answer(self, message: int, known: str) -> MeasuredAnswer | None:
        """How the answer to *Play* below a message lies in view; None where there is none.

        ``known``: the answer that was looked at before.
        """
        stored = self._server.env.backend.get_message(self._place, message)
        if not stored.attachments or not stored.components:
            return None
        if not await self._frame.evaluate(_PRESS_PLAY, str(message)):
            return None
        seen = await self._frame.wait_for_function(
            _PRIVATE, arg=known, timeout=PATIENCE_MILLISECONDS
        )
        return msgspec.convert(await seen.json_value(), MeasuredAnswer)

    @property
    def _place(self) -> int:
        return int(self._server.channels["games"].id)


@asynccontextmanager
async def phone_at(sandbox: PageServer) -> AsyncIterator[Phone]:
    """Open the page in a browser of the size of a phone."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=EXECUTABLE, args=list(FLAGS))
        page = await browser.new_page(viewport=PHONE)
        page.set_default_timeout(PATIENCE_MILLISECONDS)
        await page.goto(sandbox.address)
        await (
            page.frame_locator("iframe.is-shown")
            .locator("#preview-app[aria-busy=false]")
            .wait_for()
        )
        yield Phone(page, sandbox.house.server)
        await browser.close()


async def measure(
    key: str,
    locale: Locale,
    every: int = 1,
    most: int = 1000,
    pictures: Path | None = None,
    *,
    private: bool = False,
) -> Sequence[Measured | MeasuredAnswer]:
    """Play a game and look at the newest board after every so many moves.

    ``private``: at the answer to *Play* below it, where the person at the page is asked.
    """
    make = make_blank if pictures is None else make_painting
    found: list[Measured | MeasuredAnswer] = []
    known = ""
    async with open_sandbox(make, port=0) as sandbox, phone_at(sandbox) as phone:
        table = Table(sandbox.house.server, key, locale)
        async with sandbox.house.action():
            await table.begin()
            await sandbox.house.server.env.settle(idle=0.05)
        for number in range(most):
            async with sandbox.house.action():
                goes_on = await table.move()
                await sandbox.house.server.env.settle(idle=0.05)
                newest = table.newest
            if number % every == 0 or not goes_on:
                seen: Measured | MeasuredAnswer | None = None
                if not private:
                    seen = await phone.measure(newest)
                elif await table.awaits_the_first():
                    seen = await phone.measure_answer(newest, known)
                    known = known if seen is None else seen.id
                found += [] if seen is None else [seen]
                if pictures is not None:
                    await phone.page.wait_for_timeout(1_500)
                    await phone.page.screenshot(path=pictures / f"{key}-{locale}-{number}.png")
            if not goes_on:
                break
    return found


def _read() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", nargs="*", default=sorted(PEOPLE), choices=sorted(PEOPLE))
    reader.add_argument("--locales", nargs="*", default=["en"], choices=["en", "fr", "it"])
    reader.add_argument("--every", type=int, default=1, help="look after so many moves")
    reader.add_argument("--most", type=int, default=1000, help="so many moves of a game at most")
    reader.add_argument("--private", action="store_true", help="look at private answers")
    reader.add_argument("--pictures", type=Path, help="paint boards and keep what is seen here")
    return reader.parse_args()


def main() -> None:
    """Measure, and print a line for each game."""
    wanted = _read()
    print(f"{'game':16}{'lang':>5}{'boards':>8}{'fits':>8}{'asks':>8}{'highest':>9}")
    for key in wanted.games:
        for locale in wanted.locales:
            found: list[Any] = list(
                asyncio.run(
                    measure(
                        key,
                        locale,
                        wanted.every,
                        wanted.most,
                        wanted.pictures,
                        private=wanted.private,
                    )
                )
            )
            fits = sum(one.fits for one in found) / max(1, len(found))
            asks = sum(one.asks for one in found) / max(1, len(found))
            most = max((one.most for one in found), default=0)
            print(
                f"{key:16}{locale:>5}{len(found):>8}{fits:>8.1%}{asks:>8.1%}{most:>9.0f}",
                flush=True,
            )
            note(f"{key} on a phone, {locale}: board and button fit", 100 * fits, "%")


if __name__ == "__main__":
    main()
