"""Measures whether a board and its buttons fit a phone's screen, in a real browser.

``python -m benchmarks.phone_screen [--games ruta …] [--every 1] [--private] [--pictures FOLDER]``.
Needs a Chromium on this machine. Whole games by chance of every title, or of those named, which may
be in installed packages, among as many people as there can be, with long names, at the sandbox's
page, 400 by 800: after each move the newest board is looked at by somebody
who has read to the end of the channel. *Fits*: the whole picture and the button *Play* are in view.
*Asks*: so are the words above them, from the heading on. Boards are blank, in the size of those
painted.

``--questions``: instead, at each stop everything is asked that a table can be asked (an undo, a
draw, a pause, calling off, a vote, a substitute), and each post that only asks is measured, from
its heading to the end of its last button; so are the lobby's, and the last one. *Fits*: it is at
most 515 pixels high, the last one 560. An undo that is free is made, not asked: after every single
move it keeps a game from its end, and the line says so; take ``--every 10``.

``--ends``: instead, games end sooner, after ``--every`` moves, each in another way, and the last
post of each is measured: all others resign (*resigned*), also after a move was taken back
(*undone*), a computer stood in for somebody (*tended*) or all was asked and declined (*asked*).
*Fits*: it is at most 560 pixels high.

``--settings``: instead, a person's settings and the terms of a table are opened, with the page of
each one, in a lobby and in its game. *Fits*: a page is at most 800 pixels high.

``--choices``: instead, people who wish to be asked before every move choose by chance, and the page
that asks is measured. ``--lessons``: so is each page of the game's lesson. *Fits*: as for settings.

``--private``: instead, whoever is to move presses *Play*, and the private page is looked at as it
lies at the end of the channel, without scrolling. *Fits*: the whole picture and all menus and
buttons of the game are in view. *Asks*: so are the words above them. *Picture*, *choices*: how
much of the picture, and how many of those menus and buttons, are in view, on average and at worst.
*Highest*: from the top of the picture to the end of the page, in CSS pixels.
"""

import argparse
import asyncio
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from io import BytesIO
from itertools import count
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, Final, TypeAlias, cast

import msgspec
from msgspec.structs import replace
from PIL import Image
from playwright.async_api import Frame, Page, ViewportSize
from simcord import MemberActor

from benchmarks.rig.browser import started_browser
from benchmarks.rig.figures import note
from benchmarks.rig.random_games import game_of, known_game, options_of, people_of
from bot import SystemEntropy, Tavolo
from catalog import GAMES, load_games
from cogs.ui.guided_play import Meaning
from core.texts import LOCALES, ORIGINAL, Locale, text
from i18n import Translator
from model.commands import (
    Answer,
    Cancel,
    Join,
    PauseAlone,
    Person,
    Play,
    Propose,
    Resign,
)
from model.refusals import TableRefuses
from model.table import (
    Choice,
    GuildId,
    Pace,
    PlaceId,
    PlayerId,
    PlayerProfile,
    RequestId,
    Status,
    TableCode,
)
from model.table_creation import Opening
from playroom.server import AnyBot, SimulatedServer
from playroom.web.page_server import PageServer
from rendering.scene.shapes import Scene
from sandbox import open_sandbox
from settings import Settings
from tables.service import TableService
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Player, PlayerHere
from workers.guided_play import BACK, GO, OPEN
from workers.painting.render_queue import Renderer
from workers.post_model import HouseTime

PHONE = ViewportSize(width=400, height=800)
PATIENCE_MILLISECONDS = 60_000

LONGEST_NAME = 32
KEPT = 3
"""Messages left in the channel: hundreds would slow the page down."""

HOUSE_BUTTONS = (
    "closer",
    "try",
    "planned-begin",
    "planned-show",
    "planned-drop",
    "text",
    "rules",
    "why",
    "note",
    "marks",
    "follow",
    "manage",
    "more",
)
"""The buttons below a view that are the same in every game."""

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


_PLAY = re.compile("^(Play|Jouer|Gioca)$")

_PRIVATE = """({known, house, undo}) => {
  const notes = [...document.querySelectorAll(".channel-message .message-ephemeral-note")];
  const message = notes.length && notes.at(-1).closest(".channel-message");
  if (!message || known.includes(message.dataset.messageId)) return null;
  const picture = [...message.querySelectorAll("img")].find(img => img.offsetHeight > 100);
  if (!picture || !picture.complete || !picture.naturalHeight || !picture.offsetHeight) return null;
  let scroller = message.parentElement;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) {
    scroller = scroller.parentElement;
  }
  scroller.scrollTop = scroller.scrollHeight;
  const view = scroller.getBoundingClientRect(), seen = picture.getBoundingClientRect();
  const isHouse = label => house.includes(label) || label.startsWith(undo);
  const controls = [...message.querySelectorAll(".component-button, .select-trigger")]
    .filter(one => one.offsetHeight && !isHouse(one.textContent.trim()))
    .map(one => one.getBoundingClientRect());
  const inView = box => box.top >= view.top && box.bottom <= view.bottom;
  const shown = Math.min(view.bottom, seen.bottom) - Math.max(view.top, seen.top);
  return {
    id: message.dataset.messageId,
    words: message.getBoundingClientRect().top - view.top,
    picture: Math.max(0, shown) / seen.height,
    controls: controls.length,
    in_view: controls.filter(inView).length,
    height: message.getBoundingClientRect().bottom - seen.top,
    view: view.height,
  };
}"""


_WITHOUT_HINTS = """localStorage.setItem("tavolo-hints", '{"hidden": true}')"""
"""The line above the conversation is the sandbox's, not Discord's: it takes no room there."""


def house_labels(locale: Locale) -> tuple[list[str], str]:
    """Return the labels of the buttons below a view that belong to no game, and that of *Undo*,
    with which other labels begin.
    """
    say = Translator().voice(locale).say
    return [say(text(f"{name}-button")) for name in HOUSE_BUTTONS], say(text("undo-button"))


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


class MeasuredPage(msgspec.Struct, frozen=True):
    """A private page at the end of the channel, as it lies in view without scrolling.

    ``words``: CSS pixels from the top of the view to the page; negative means out of view.
    ``picture``: the share of the picture in view, from 0 to 1. ``controls``: how many menus and
    buttons the game shows; ``in_view``: how many of them are wholly in view. ``height``: CSS pixels
    from the top of the picture to the end of the page.
    """

    id: str
    words: float
    picture: float
    controls: int
    in_view: int
    height: float
    view: float

    @property
    def choices(self) -> float:
        """The share of the game's menus and buttons in view, from 0 to 1."""
        return self.in_view / self.controls if self.controls else 1.0

    @property
    def fits(self) -> bool:
        """Whether the whole picture and all that can be chosen are in view."""
        return self.picture == 1 and self.in_view == self.controls

    @property
    def asks(self) -> bool:
        """Whether the words above are, too."""
        return self.fits and self.words >= 0

    @property
    def most(self) -> float:
        """How high the picture and all below it are together."""
        return self.height


QUESTION_HEIGHT = 515
"""CSS pixels that a post which only asks may take: one screen with the line to write in."""

_SETTLINGS = 20
"""How often a post that asks is waited for: until then the newest one is of a board."""

END_HEIGHT = 560
"""CSS pixels that the last post of a game may take, in English: its picture, and with the longest
names the winners, points and buttons."""

_QUESTION = """({id, labels, pictures: count}) => {
  const message = document.querySelector(`.channel-message[data-message-id="${id}"]`);
  if (!message) return null;
  const buttons = [...message.querySelectorAll(".component-button")];
  if (buttons.map(one => one.textContent.trim()).join() !== labels.join()) return null;
  const pictures = [...message.querySelectorAll("img")].filter(img => img.offsetHeight > 100);
  if (pictures.length !== count || pictures.some(img => !img.complete)) return null;
  // While the page is being put together it has other heights.
  const height = message.getBoundingClientRect().height;
  const settled = message.dataset.height === String(height);
  message.dataset.height = height;
  return settled ? {height, pictures: pictures.length} : null;
}"""


class MeasuredQuestion(msgspec.Struct, frozen=True):
    """A post that asks something: its height in CSS pixels, and how many boards it shows.

    ``asks``: what; also "lobby" for that of an open table, and "over" for a game's last, with the
    board on it.
    """

    height: float
    pictures: int
    asks: str = ""

    @property
    def fits(self) -> bool:
        """Whether it stands on one screen, without a board until the end."""
        most = END_HEIGHT if self.asks == "over" else QUESTION_HEIGHT
        return self.pictures == (self.asks == "over") and self.height <= most

    @property
    def most(self) -> float:
        """How high it is."""
        return self.height


SETTINGS_HEIGHT = PHONE["height"]
"""CSS pixels that a page of settings may take: one screen."""

_MOST_CHOICES: Final = 12
"""No move takes so many choices before it is asked about."""

_STAGES = ("lobby", "playing")

ENDS: Final = ("resigned", "undone", "tended", "asked")
"""How a game can end before its natural end."""

_PAGE = """({id, menus, buttons, pictures}) => {
  const message = document.querySelector(`.channel-message[data-message-id="${id}"]`);
  const shown = kind => message ? [...message.querySelectorAll(kind)] : [];
  // A picture that has not loaded yet has no height.
  const loaded = shown("img").filter(img => img.complete && img.offsetHeight > 100)
    .map(img => img.alt);
  if (!message || shown(".select-trigger").length !== menus || loaded.join() !== pictures.join()
    || shown("button.component-button").length !== buttons) return null;
  // While the page is being put together it has other heights.
  const height = String(message.getBoundingClientRect().height);
  const settled = message.dataset.height === height;
  message.dataset.height = height;
  return settled ? Number(height) : null;
}"""


class MeasuredSettings(msgspec.Struct, frozen=True):
    """A page of settings, and its height in CSS pixels."""

    page: str
    height: float

    @property
    def fits(self) -> bool:
        """Whether it is at most one screen high."""
        return self.height <= SETTINGS_HEIGHT


class _Blank:
    """A renderer that returns a blank picture of the right size."""

    async def render(self, scene: Scene) -> bytes:
        file = BytesIO()
        Image.new("L", (scene.width, scene.height), 200).save(file, "png")
        return file.getvalue()


class _SameDeal(SystemEntropy):
    """The same seed for every table, so that each run measures the same game."""

    def seed(self) -> bytes:
        return bytes(32)


async def make_bot(
    time: HouseTime, folder: Path, game: str, renderer: Renderer | None = None
) -> AnyBot:
    """Make the bot with one game. ``renderer``: None: one that paints."""
    url = f"sqlite:///{folder / 'tavolo.sqlite3'}"
    settings = Settings(database_url=url, games=(game,))
    return Tavolo(settings, time, renderer=renderer, entropy=_SameDeal())


class Table:
    """A random game among people with long names."""

    def __init__(self, server: SimulatedServer, key: str, locale: Locale, seed: int = 7) -> None:
        self._server = server
        self._key = key
        self._locale: Locale = locale
        self._people = list(server.members.values())[: people_of(key)]
        self._chance = Random(seed)
        self._requests = count(1)
        self._code = TableCode("")
        self.looker = self.host

    @property
    def service(self) -> TableService:
        """The service that carries out orders."""
        return cast(Tavolo, self._server.env.bot).desk.service

    @property
    def host(self) -> MemberActor:
        """Whoever opens the table."""
        return self._people[0]

    @property
    def place(self) -> int:
        """The channel of the table."""
        return int(self._server.channels["games"].id)

    async def begin(self) -> None:
        """Open the table and let everybody join."""
        await self.gather()
        async for _ in self.join():
            pass

    async def join(self) -> AsyncIterator[str]:
        """Let everybody who is invited take their seat; stop before the game begins."""
        *guests, last = self._persons[1:]
        for guest in guests:
            await self.service.join(self.request(), self._code, guest)
        yield "lobby"
        await self.service.join(self.request(), self._code, last)

    async def gather(self) -> TableCode:
        """Open the table, with the others invited; return its code."""
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
            options=options_of(self._key),
            pace=Pace(),
        )
        done = await self.service.open(self.request(), opening)
        self._code = done.look.table.code
        return self._code

    async def next_to_move(self) -> MemberActor | None:
        """Return whoever makes the next move; None if the game is over."""
        table = (await self.service.queries.watch(self._code)).table
        if table.status is not Status.PLAYING:
            return None
        player = next(s.owner for s in table.seats if s.asked is not None)
        return next(one for one in self._people if one.id == player)

    async def move(self) -> bool:
        """Make one random move; return False if the game is over."""
        member = await self.next_to_move()
        if member is None:
            return False
        look = await self.service.queries.look(self._code, PlayerId(member.id))
        move = game_of(self._key).notate(self._chance.choice(look.legal))
        await self.service.carry_out(
            self.request(), self._code, Play(_person(member), move, look.asked)
        )
        return True

    async def questions(self) -> AsyncIterator[str]:
        """Ask all that can be asked now, each until it is looked at, and then decline it."""
        for kind in ("undo", "draw", "pause"):
            if not await self._carried_out(*(Propose(p, kind) for p in self._persons)):
                continue
            table = (await self.service.queries.watch(self._code)).table
            if table.motions:
                yield kind
                await self._answer(self._persons[::-1][:1], "no")
        if await self._carried_out(Cancel(self._persons[0])):
            yield "end"
            await self._answer(self._persons[-1:], "no")

    async def settings(self) -> AsyncIterator[tuple[str, Post]]:
        """Open one's settings and the table's terms, with the page of each one."""
        host = Player(self.host).at(self._server.channels["games"])
        await self.gather()
        for stage, command in (("my", "my settings"), *((s, "table change") for s in _STAGES)):
            if stage == "playing":
                for guest in self._persons[1:]:
                    await self.service.join(self.request(), self._code, guest)
            page = (await host.slash(command)).posts[-1]
            yield stage, page
            for part in [one["value"] for one in page.selects[0]["options"]]:
                page = (await host.slash(command)).posts[-1]
                menu = page.selects[0]["custom_id"]
                chosen = await host.choose(part, custom_id=menu, on=page)
                yield f"{stage}: {part}", chosen.posts[-1]

    async def choices(self, every: int, most: int) -> AsyncIterator[tuple[str, Post]]:
        """Play, and open pages that ask whoever is to move to confirm what they chose."""
        await self.begin()
        for number in range(most):
            if number % every == 0 and (member := await self.next_to_move()) is not None:
                self.looker = member
                profile = PlayerProfile(_person(member).id, _person(member).name, self._locale)
                await self.service.remember(replace(profile, confirm="always"))
                async for found in self._asked(Player(member).at(self._server.channels["games"])):
                    yield f"move {number}", found
            if not await self.move():
                return

    async def _asked(self, here: PlayerHere) -> AsyncIterator[Post]:
        """Choose by chance until a page asks to confirm; yield it."""
        page = (await here.slash("table mine", table=self._code)).posts[-1]
        for _ in range(_MOST_CHOICES):
            steps = [(part, Meaning.read(str(part["custom_id"]))) for part in page.pressable]
            steps += [(part, Meaning.read(str(part["custom_id"]))) for part in page.selects]
            own = [(part, meant) for part, meant in steps if meant and meant.game == self._key]
            if any(meant.step == GO for _, meant in own):
                yield page
                return
            known = [pair for pair in own if pair[1].step not in (BACK, OPEN)]
            part, _ = self._chance.choice(known)
            values = [one["value"] for one in part.get("options", ())]
            chosen = [self._chance.choice(values)] if values else []
            page = (await here.click(part, *chosen, on=page)).posts[-1]

    async def lesson(self) -> AsyncIterator[tuple[str, Post]]:
        """Open each page of the game's lesson, with the answer to each wrong move."""
        here = Player(self.host).at(self._server.channels["games"])
        await self.gather()
        lesson = load_games((self._key,))[self._key].lesson
        for number, task in enumerate(lesson.tasks, 1):
            for move in ("", *task.answers):
                page = (await here.slash("tavolo learn", game=self._key)).posts[-1]
                for _ in range(1, number):
                    page = await self._next(here, page)
                if move:
                    step = f"tavolo-learn:{self._key}:{number}:try:{move}"
                    page = (await here.press(custom_id=step, on=page)).posts[-1]
                yield f"{task.name}: {move or 'asked'}", page

    async def _next(self, here: PlayerHere, page: Post) -> Post:
        """Have the solution shown, and go to the next task."""
        say = Translator().voice(self._locale).say
        page = (await here.press(say(text("lesson-show-button")), on=page)).posts[-1]
        return (await here.press(say(text("lesson-next-button")), on=page)).posts[-1]

    async def absence(self) -> AsyncIterator[str]:
        """Pause, then let whoever is to move leave the server: the others vote for a substitute."""
        if await self._carried_out(*map(PauseAlone, self._persons)):
            yield "paused"
            await self._carried_out(*(Propose(p, "resume") for p in self._persons))
        member = await self.next_to_move()
        if member is None:
            return
        await self.service.removals.note_gone(PlayerId(member.id), None)
        yield "vote"
        await self._answer(self._persons, "substitute")
        yield "substitute"

    async def end(self, way: str) -> None:
        """End the game at once in one of ``ENDS``."""
        if way == "undone":
            await self._take_back()
        if way == "tended":
            await self._stand_in()
        if way == "asked":
            async for _ in self.questions():
                pass
        for person in self._persons[:-1]:
            await self._carried_out(Resign(person))

    async def _take_back(self) -> None:
        """Make two moves more; all agree to take both back."""
        member = await self.next_to_move()
        if member is None or not (await self.move() and await self.move()):
            return
        await self._carried_out(Propose(_person(member), "undo"))
        await self._answer(self._persons, "yes")
        await self._server.env.settle(idle=0.05)

    async def _answer(self, people: Sequence[Person], choice: Choice) -> None:
        """Have these people answer whatever is open at the table."""
        table = (await self.service.queries.watch(self._code)).table
        for motion in table.motions:
            for person in people:
                await self._carried_out(Answer(person, motion.number, choice))

    async def _stand_in(self) -> None:
        """Let whoever is to move be away, a computer play for them, and them come back."""
        member = await self.next_to_move()
        if member is None:
            return
        await self.service.removals.note_gone(PlayerId(member.id), None)
        await self._answer(self._persons, "computer")
        await self._server.env.settle(idle=0.05)
        await self._carried_out(Join(_person(member), bytes(32)))
        await self._server.env.settle(idle=0.05)

    @property
    def _persons(self) -> list[Person]:
        return [_person(member) for member in self._people]

    async def _carried_out(self, *orders: Any) -> bool:
        """Carry out the first of these orders that the table does not refuse."""
        for order in orders:
            with suppress(TableRefuses):
                await self.service.carry_out(self.request(), self._code, order)
                return True
        return False

    def request(self) -> RequestId:
        """Return a new request id."""
        return RequestId(next(self._requests))

    async def last_post(self) -> int:
        """Return the post of the game's end once it has come; until then a board's is the newest.

        Raises TimeoutError if it does not come.
        """
        async with asyncio.timeout(PATIENCE_MILLISECONDS / 1000):
            while "tavolo:rematch:" not in str(self._stored(self.newest).components):
                await self._server.env.settle(idle=0.2)
        return self.newest

    def _stored(self, message: int) -> Any:
        return self._server.env.backend.get_message(self.place, message)

    @property
    def newest(self) -> int:
        """The newest post in its channel; deletes older ones, and older private pages."""
        backend = self._server.env.backend
        messages = backend.messages[self.place]
        posts = sorted(number for number, message in messages.items() if not message.is_ephemeral)
        private = sorted(set(messages) - set(posts))
        for old in (*posts[:-KEPT], *private[:-KEPT]):
            backend.delete_message(self.place, old)
        return posts[-1]


def _person(member: MemberActor) -> Person:
    name = f"{member.name} of the Long Names and Titles"[:LONGEST_NAME]
    return Person(PlayerId(member.id), name)


OpensPages: TypeAlias = Callable[[Table], AsyncIterator[tuple[str, Post]]]
"""Opens private pages, one after the other, each with a name."""


class Phone:
    """The page in a browser, 400 by 800."""

    def __init__(self, page: Page, server: SimulatedServer) -> None:
        self.page = page
        self._server = server
        self._pages: list[str] = []

    async def _frame(self) -> Frame:
        """Return the frame of the person who is at the page."""
        element = await self.page.wait_for_selector("iframe.is-shown")
        frame = None if element is None else await element.content_frame()
        assert frame is not None, "the page shows a frame"
        return frame

    async def measure(self, message: int) -> Measured | None:
        """Return how a message lies in view; None for one without a board to play on."""
        stored = self._server.env.backend.get_message(self._place, message)
        if not stored.attachments or not stored.components:
            return None
        # A picture that has not loaded yet has no height.
        seen = await (await self._frame()).wait_for_function(
            _MEASURED, arg=str(message), timeout=PATIENCE_MILLISECONDS
        )
        found = await seen.json_value()
        return msgspec.convert(found, Measured) if found["board"] else None

    async def measure_question(self, message: int, asks: str) -> MeasuredQuestion:
        """Return how high a post lies that asks something, once the page shows it as it stands."""
        frame, found = await self._frame(), None
        async with asyncio.timeout(PATIENCE_MILLISECONDS / 1000):
            while found is None:
                await self.page.wait_for_timeout(100)
                stored = self._server.env.backend.get_message(self._place, message)
                labels = [one["label"] for row in stored.components for one in row["components"]]
                wanted = {"id": str(message), "labels": labels, "pictures": len(stored.attachments)}
                found = await frame.evaluate(_QUESTION, wanted)
        return msgspec.structs.replace(msgspec.convert(found, MeasuredQuestion), asks=asks)

    async def measure_settings(self, page: str, post: Post) -> MeasuredSettings:
        """Return how high a private page of settings lies."""
        known = {
            "id": str(post.message.id),
            "menus": len(post.selects),
            "buttons": len(post.buttons),
            "pictures": post.alts,
        }
        seen = await (await self._frame()).wait_for_function(
            _PAGE, arg=known, polling=150, timeout=PATIENCE_MILLISECONDS
        )
        return MeasuredSettings(page, await seen.json_value())

    async def become(self, member: MemberActor) -> None:
        """Look at the channel as this person."""
        name = self._server.people[member.name].name
        await self.page.get_by_role("button", name=re.compile(f"^{name}")).click()
        shown = self.page.frame_locator(f'iframe.is-shown[title^="{name} in "]')
        await shown.locator("#preview-app[aria-busy=false]").wait_for()

    async def measure_private(self, message: int, locale: Locale) -> MeasuredPage | None:
        """Press *Play* below a message and return how the page lies in view; None without it."""
        stored = self._server.env.backend.get_message(self._place, message)
        if not stored.attachments or "tavolo:play:" not in str(stored.components):
            return None
        frame = await self._frame()
        pressed = frame.locator(f'.channel-message[data-message-id="{message}"]')
        await pressed.get_by_role("button", name=_PLAY).click()
        house, undo = house_labels(locale)
        known = {"known": self._pages, "house": house, "undo": undo}
        seen = await frame.wait_for_function(_PRIVATE, arg=known, timeout=PATIENCE_MILLISECONDS)
        page = msgspec.convert(await seen.json_value(), MeasuredPage)
        self._pages.append(page.id)
        return page

    @property
    def _place(self) -> int:
        return int(self._server.channels["games"].id)


@asynccontextmanager
async def phone_at(sandbox: PageServer) -> AsyncIterator[Phone]:
    """Open the page in a browser of the size of a phone."""
    async with started_browser() as browser:
        page = await browser.new_page(viewport=PHONE)
        page.set_default_timeout(PATIENCE_MILLISECONDS)
        await page.add_init_script(_WITHOUT_HINTS)
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
) -> Sequence[Measured | MeasuredPage]:
    """Play a game and look at the newest board after every so many moves.

    ``private``: at the page that *Play* below it opens for whoever moves next.
    """
    make = partial(make_bot, game=key, renderer=_Blank() if pictures is None else None)
    games, found = load_games((key,)), list[Measured | MeasuredPage]()
    async with open_sandbox(make, port=0, games=games) as sandbox, phone_at(sandbox) as phone:
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
                seen: Measured | MeasuredPage | None = None
                if not private:
                    seen = await phone.measure(newest)
                elif (member := await table.next_to_move()) is not None:
                    await phone.become(member)
                    seen = await phone.measure_private(newest, locale)
                found += [] if seen is None else [seen]
                if pictures is not None:
                    await phone.page.wait_for_timeout(1_500)
                    await phone.page.screenshot(path=pictures / f"{key}-{locale}-{number}.png")
            if not goes_on:
                break
    return found


async def measure_questions(
    key: str, locale: Locale, every: int = 10, most: int = 1000
) -> Sequence[MeasuredQuestion]:
    """Play a game, ask at every stop all that can be asked, and measure each post that asks."""
    make = partial(make_bot, game=key, renderer=_Blank())
    found = list[MeasuredQuestion]()
    async with (
        open_sandbox(make, port=0, games=load_games((key,))) as sandbox,
        phone_at(sandbox) as phone,
    ):
        table, env = Table(sandbox.house.server, key, locale), sandbox.house.server.env

        async def measure_each(questions: AsyncIterator[str]) -> None:
            while True:
                async with sandbox.house.action():
                    asks = await anext(questions, None)
                    await env.settle(idle=0.05)
                    newest = table.newest
                    for _ in range(_SETTLINGS):
                        if not env.backend.get_message(table.place, newest).attachments:
                            break
                        await env.settle(idle=0.2)
                        newest = table.newest
                if asks is None:
                    return
                found.append(await phone.measure_question(newest, asks))

        async with sandbox.house.action():
            await table.gather()
        await measure_each(table.join())
        for number in range(1, most + 1):
            async with sandbox.house.action():
                goes_on = await table.move()
                await env.settle(idle=0.05)
            if not goes_on:
                async with sandbox.house.action():
                    last = await table.last_post()
                found.append(await phone.measure_question(last, "over"))
                break
            if number % every == 0:
                await measure_each(table.questions())
            if number == every:
                await measure_each(table.absence())
    return found


async def measure_ends(key: str, locale: Locale, moves: int = 12) -> Sequence[MeasuredQuestion]:
    """Play games of so many moves, end each in another way, and measure their last posts.

    Each one's ``asks`` is "over", as a natural end's.
    """
    return [await _measure_end(key, locale, moves, way) for way in ENDS]


async def _measure_end(key: str, locale: Locale, moves: int, way: str) -> MeasuredQuestion:
    make = partial(make_bot, game=key, renderer=_Blank())
    async with (
        open_sandbox(make, port=0, games=load_games((key,))) as sandbox,
        phone_at(sandbox) as phone,
    ):
        table = Table(sandbox.house.server, key, locale)
        async with sandbox.house.action():
            await table.begin()
            for _ in range(moves):
                await table.move()
            await table.end(way)
            last = await table.last_post()
        return await phone.measure_question(last, "over")


async def measure_settings(
    key: str, locale: Locale, opened: OpensPages | None = None
) -> Sequence[MeasuredSettings]:
    """Open every page of a person's settings and of a table's terms, and measure each.

    ``opened``: opens other private pages instead, of whoever the table names as ``looker``.
    """
    make = partial(make_bot, game=key, renderer=_Blank())
    found = list[MeasuredSettings]()
    async with (
        open_sandbox(make, port=0, games=load_games((key,))) as sandbox,
        phone_at(sandbox) as phone,
    ):
        table = Table(sandbox.house.server, key, locale)
        pages = (opened or Table.settings)(table)
        while True:
            async with sandbox.house.action(patient=True):
                shown = await anext(pages, None)
                await sandbox.house.server.env.settle(idle=0.05)
            if shown is None:
                return found
            await phone.become(table.looker)
            found.append(await phone.measure_settings(*shown))


def _read() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", nargs="*", default=GAMES, type=known_game, metavar="KEY")
    reader.add_argument("--locales", nargs="*", default=[ORIGINAL], choices=LOCALES)
    reader.add_argument("--every", type=int, default=1, help="look after so many moves")
    reader.add_argument("--most", type=int, default=1000, help="so many moves of a game at most")
    reader.add_argument("--private", action="store_true", help="look at private answers")
    reader.add_argument("--questions", action="store_true", help="look at what tables are asked")
    reader.add_argument("--ends", action="store_true", help="look at ends before the natural one")
    reader.add_argument("--settings", action="store_true", help="look at pages of settings")
    reader.add_argument("--choices", action="store_true", help="look at moves to be confirmed")
    reader.add_argument("--lessons", action="store_true", help="look at lessons")
    reader.add_argument("--pictures", type=Path, help="paint boards and keep what is seen here")
    return reader.parse_args()


def _opens(wanted: argparse.Namespace) -> OpensPages | None:
    """Return what opens the pages to be measured; None: those of settings."""
    if wanted.choices:
        return lambda table: table.choices(wanted.every, wanted.most)
    return Table.lesson if wanted.lessons else None


def main() -> None:
    """Measure, and print a line for each game."""
    wanted = _read()
    shares = f"{'picture':>16}{'choices':>16}" if wanted.private else ""
    looked_at = "pages" if wanted.private else "boards"
    print(f"{'game':16}{'lang':>5}{looked_at:>8}{'fits':>8}{'asks':>8}{'highest':>9}{shares}")
    for key in wanted.games:
        for locale in wanted.locales:
            if wanted.questions:
                asked = asyncio.run(measure_questions(key, locale, wanted.every, wanted.most))
                worst = max(asked, key=lambda one: (one.asks != "over", one.height))
                fits = sum(one.fits for one in asked) / len(asked)
                row = f"{len(asked):>8}{fits:>8.1%}{worst.height:>9.0f}  {worst.asks}"
                ends = [f", over {one.height:.0f}" for one in asked if one.asks == "over"]
                row += "".join(ends) or f", not over after {wanted.most} moves"
                print(f"{key:16}{locale:>5}{row}", flush=True)
                note(f"{key} on a phone, {locale}: questions fit", 100 * fits, "%")
                continue
            if wanted.ends:
                last = asyncio.run(measure_ends(key, locale, wanted.every))
                told = ", ".join(f"{w} {e.height:.0f}" for w, e in zip(ENDS, last, strict=True))
                fits = sum(one.fits for one in last) / len(last)
                height = max(one.height for one in last)
                print(f"{key:16}{locale:>5}{len(last):>8}{fits:>8.1%}{height:>9.0f}  {told}")
                note(f"{key} on a phone, {locale}: early ends fit", 100 * fits, "%")
                continue
            if wanted.settings or wanted.choices or wanted.lessons:
                pages = asyncio.run(measure_settings(key, locale, _opens(wanted)))
                highest = max(pages, key=lambda one: one.height)
                fits = sum(one.fits for one in pages) / len(pages)
                row = f"{len(pages):>8}{fits:>8.1%}{highest.height:>9.0f}  {highest.page}"
                print(f"{key:16}{locale:>5}{row}", flush=True)
                note(f"{key} on a phone, {locale}: private pages fit", 100 * fits, "%")
                continue
            found = asyncio.run(
                measure(
                    key,
                    locale,
                    wanted.every,
                    wanted.most,
                    wanted.pictures,
                    private=wanted.private,
                )
            )
            print(f"{key:16}{locale:>5}{_row(found)}", flush=True)
            fits = sum(one.fits for one in found) / max(1, len(found))
            what = "private page and choices" if wanted.private else "board and button"
            note(f"{key} on a phone, {locale}: {what} fit", 100 * fits, "%")


def _row(found: Sequence[Measured | MeasuredPage]) -> str:
    count = max(1, len(found))
    fits = sum(one.fits for one in found) / count
    asks = sum(one.asks for one in found) / count
    most = max((one.most for one in found), default=0)
    row = f"{len(found):>8}{fits:>8.1%}{asks:>8.1%}{most:>9.0f}"
    pages = [one for one in found if isinstance(one, MeasuredPage)]
    if not pages:
        return row
    return row + "".join(
        f"{mean(shares):>8.1%}{min(shares):>8.1%}"
        for shares in ([one.picture for one in pages], [one.choices for one in pages])
    )


if __name__ == "__main__":
    main()
