"""The sandbox with the page on which one plays: the real bot, and tables with computers."""

import re
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.async_api import Browser, Route, ViewportSize

import bot
from model.table import Status
from playroom.server import AnyBot
from playroom.web.page_server import LOOPBACK, PageServer
from sandbox import free_port, open_sandbox
from settings import Settings
from tables.paces import THINKING_PAUSE
from tests.e2e.running_bot import Dice, House, PromptStudio, PromptThinker, Sketch
from tests.e2e.simulated_server import Line
from tests.e2e.whole_games import Game, begin
from tests.games.catalogue import EVERY_GAME, OFFERED
from tests.web.finger import Finger
from workers.post_model import HouseTime

PHONE: Final = ViewportSize(width=400, height=800)
DESKTOP: Final = ViewportSize(width=1280, height=800)

HOST: Final = "ada"
SEED: Final = bytes(32)

A_WHILE: Final = THINKING_PAUSE / 1000
"""Seconds in which a computer has thought, and a device may ask again."""


class Sandbox:
    """The sandbox as it stands, and who uses its page."""

    def __init__(self, server: PageServer, house: House) -> None:
        self.server = server
        self.house = house

    def _at_leisure(self) -> AbstractAsyncContextManager[None]:
        """Do something on the simulated server, and wait until the bot is idle."""
        return self.server.house.action(patient=True)

    async def begin(self, key: str, *others: str) -> Game:
        """Let Ada begin a game, with these people or else with easy computers."""
        manifest = EVERY_GAME[key].game.manifest
        seats = manifest.usual_seats or manifest.fewest_seats
        terms: dict[str, Any] = {} if others else {"computer": "easy"}
        if not others and manifest.most_seats > 2:
            terms["computers"] = seats - 1
        if manifest.fewest_seats < manifest.most_seats:
            terms["players"] = seats
        async with self._at_leisure():
            return await begin(Game, key, self.house, HOST, *others, seed=SEED, **terms)

    async def link(self, game: Game, who: str = HOST) -> str:
        """Return the link that signs this person in."""
        async with self._at_leisure():
            here = game.here(self.house.player(who))
            view = await here.press(custom_id=f"tavolo:view:{game.code}")
            reply = await here.press(custom_id=f"tavolo:page:{game.code}", on=view.posts[-1])
        found = re.search(r"http://[^\s\"')]+#[\w-]+", str([post.parts for post in reply.posts]))
        assert found is not None, "the answer links the page"
        return found[0]

    async def pass_time(self) -> None:
        """Let the computers play, and the page hear of it."""
        await self.server.house.let_time_pass(A_WHILE)

    async def act(self, game: Game, who: str, deed: str, *values: str) -> None:
        """Let somebody press a button at the table's post."""
        async with self._at_leisure():
            await game.here(self.house.player(who)).act(deed, game.code, *values)

    async def wish(self, game: Game, **wishes: str) -> None:
        """Let Ada change her settings."""
        async with self._at_leisure():
            await game.here(self.house.player(HOST)).wish(**wishes)

    async def restart(self) -> None:
        """Stop the bot in good order and start it again."""
        async with self._at_leisure():
            await self.house.restart()

    async def is_over(self, game: Game) -> bool:
        """Whether the game has ended."""
        return (await game.table()).status is Status.FINISHED


@asynccontextmanager
async def sandbox_with_page(folder: Path) -> AsyncIterator[Sandbox]:
    """Open the sandbox; its computers think at once, its pictures are not painted."""
    dice, sketch, port = Dice(), Sketch(), free_port()

    async def make(time: HouseTime, place: Path) -> AnyBot:
        settings = Settings(
            database_url=f"sqlite:///{place}/house.db",
            games=OFFERED,
            page_url=f"http://{LOOPBACK}:{port}",
            page_listen=(LOOPBACK, port),
        )
        thinker, studio = PromptThinker(dice), PromptStudio()
        return bot.Tavolo(settings, time, dice, sketch, thinker, studio)

    async with open_sandbox(make, port=0, renderer=sketch) as server:
        house = House(server.house.server, Line())
        house.dice, house.sketch = dice, sketch
        yield Sandbox(server, house)


async def opened(
    browser: Browser,
    address: str,
    kind: type[Finger] = Finger,
    size: ViewportSize = PHONE,
    serve: Callable[[Route], Any] | None = None,
) -> Finger:
    """Open the page on a device of this size; ``serve``: answers in the place of a server."""
    context = await browser.new_context(viewport=size, has_touch=size == PHONE)
    if serve is not None:
        await context.route("**/*", serve)
    finger = kind(await context.new_page(), Random(0))
    await finger.open(address)
    return finger
