"""The real bot on the simulated server; the test controls its randomness, painter and log."""

import io
import logging
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image
from PIL.PngImagePlugin import PngInfo

import bot
from core.texts import Locale
from games.ruta.game import RUTA
from games.ruta.state import State
from games.ruta.view import Options
from i18n.entries import GameNames
from model import game_json
from model.table import Computer, MoveRecord, Table, TableCode
from pages.page_making import GivenNames, PageProcess, make
from pages.shown_game import ShownGame
from playroom.server import PEOPLE, AnyBot, Persona
from rendering.rasterizer import Raster
from rendering.replay import Film, Shot
from rendering.scene.shapes import Scene
from settings import Settings
from storage.store import Store
from tables.history.records import GameRecord
from tests.e2e.simulated_people import Player
from tests.e2e.simulated_server import Ground
from tests.games.catalogue import EVERY_GAME
from workers.computers import assignment_for
from workers.post_model import HouseTime
from workers.replays import ReplayProcess
from workers.thinker import decide

_LOOK_AGAIN = 0.002
"""Seconds. The bot's loops never end, so each move would wait the usual time for nothing."""

SHORT = 404
"""A number whose seed deals a game that is soon over when everybody claims what they can."""

_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


def seed_number(number: int) -> bytes:
    """One of the seeds the tests play with."""
    return sha256(f"seed {number}".encode()).digest()


def seed_where(fits: Callable[[State], bool], options: Options | None = None) -> bytes:
    """The first seed that deals a game like this."""
    for number in range(100_000):
        seed = seed_number(number)
        if fits(RUTA.initial_state(2, options or Options(), seed).state):
            return seed
    raise AssertionError("no seed deals such a game")


class Dice:
    """Deterministic randomness. ``next_seeds`` are used first."""

    def __init__(self) -> None:
        self.next_seeds: list[bytes] = []
        self.given: list[bytes] = []
        self.codes: list[TableCode] = []

    def seed(self) -> bytes:
        seed = self.next_seeds.pop(0) if self.next_seeds else seed_number(len(self.given))
        self.given.append(seed)
        return seed

    def aside(self) -> bytes:
        return bytes(32)

    def code(self) -> TableCode:
        number, letters = 7919 * (len(self.codes) + 1), ""
        for _ in range(4):
            number, digit = divmod(number, len(_LETTERS))
            letters += _LETTERS[digit]
        self.codes.append(TableCode(letters))
        return self.codes[-1]


class Sketch:
    """A fake painter that records what it was to paint: the file differs for each scene.

    Painting takes most of the time of a move and is tested in ``tests/rendering``.
    """

    def __init__(self) -> None:
        self.scenes: dict[bytes, Scene] = {}
        self.paints: Raster | None = None
        """The true brush, for the few tests that want to see paint."""

    async def render(self, scene: Scene) -> bytes:
        """A PNG file of one pixel that carries the fingerprint of the scene."""
        if self.paints is not None:
            return self.paints.render(scene)
        base = scene.base.key or scene.base
        told = msgspec.json.encode((base, scene.live, scene.palette, scene.part))
        info = PngInfo()
        info.add_text("scene", sha256(told).hexdigest())
        file = io.BytesIO()
        Image.new("L", (1, 1)).save(file, "PNG", pnginfo=info)
        self.scenes[file.getvalue()] = scene
        return file.getvalue()


class PromptThinker:
    """A thinker that computes moves at once in this thread: time stands still here."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    async def decide(
        self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...], seconds: float
    ) -> str:
        offered = EVERY_GAME[game]
        assignment = assignment_for(computer, game, view, legal, self._dice)
        return decide(offered.game, offered.agents, assignment).move

    async def close(self) -> None:
        """There is nothing to end."""


class PromptStudio(ReplayProcess):
    """Replays without pictures, ready at once; painting and encoding are tested elsewhere."""

    def __init__(self) -> None:
        self.shots: list[Sequence[Shot]] = []

    async def develop(
        self, shots: Sequence[Shot], most: int, seen_to: Callable[[int], object]
    ) -> Film:
        self.shots.append(shots)
        return Film(b"GIF89a", len(shots), 0)


class PromptPages(PageProcess):
    """Makes pages without a process of its own."""

    async def _made(
        self, shown: GameRecord | ShownGame, locale: Locale, names: GivenNames
    ) -> bytes | str:
        return make(shown, locale, names)


class Complaints(logging.Handler):
    """The errors the bot logs; a test that expects one removes it."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name != "i18n.translator":  # texts are held complete by tests of their own
            self.said.append(self.format(record))

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Listen to everything the bot logs."""
        logging.getLogger().addHandler(self)
        try:
            yield
        finally:
            logging.getLogger().removeHandler(self)


class House(Ground):
    """The simulated server with the real bot."""

    dice: Dice
    sketch: Sketch
    studio: PromptStudio
    complaints: Complaints

    @classmethod
    async def build(
        cls,
        folder: Path,
        *,
        people: Sequence[Persona] = PEOPLE,
        wrong: Collection[str] = (),
        draw_icon: bot.DrawIcon | None = None,
        game_names: GameNames | None = None,
        page_port: int | None = None,
    ) -> "House":
        """Open the house; menus have icons only where somebody draws them.

        ``wrong``: keys of beliefs that its Discord contradicts. ``game_names``: the setting.
        ``page_port``: where the page of boards is served on the loopback address; None: nowhere.
        """
        dice, sketch, studio, pages = Dice(), Sketch(), PromptStudio(), PromptPages().page

        async def make(time: HouseTime, place: Path) -> AnyBot:
            settings = Settings(
                database_url=f"sqlite:///{place}/house.db",
                game_names=tuple((game_names or {}).items()),
                page_url=None if page_port is None else f"http://127.0.0.1:{page_port}",
                page_listen=("127.0.0.1", page_port or 0),
            )
            thinker = PromptThinker(dice)
            return bot.Tavolo(settings, time, dice, sketch, thinker, studio, draw_icon, pages)

        house = await cls.open(make, folder, people=people, wrong=wrong)
        house.dice, house.sketch, house.studio = dice, sketch, studio
        house.env.look_again = _LOOK_AGAIN
        return house

    @property
    def store(self) -> Store:
        """The bot's own store: the truth, which no player sees."""
        running = self.env.bot
        assert isinstance(running, bot.Tavolo)
        store = running._store
        assert store is not None, "the bot is running"
        return store

    @property
    def command_ids(self) -> dict[str, int]:
        """Discord's numbers for the bot's commands and groups of commands."""
        registered = self.env.backend.commands[None].values()
        return {command["name"]: int(command["id"]) for command in registered}

    def person(self, who: Player) -> Persona:
        """Who this is: name and language."""
        (key,) = [key for key, player in self.players.items() if player is who]
        return self.server.people[key]

    def commands(self, group: str) -> list[dict[str, Any]]:
        """The commands of a group, as they were registered."""
        (found,) = (c for c in self.env.backend.commands[None].values() if c["name"] == group)
        return list(found["options"])

    async def table(self, code: str) -> Table:
        """A table as it stands on disk."""
        table = await self.store.read(lambda reader: reader.tables.by_code(TableCode(code)))
        assert table is not None, f"there is no table {code}"
        return table

    async def state(self, code: str) -> State:
        """The secret state of a game of Ruta."""
        table = await self.table(code)
        assert table.state is not None, "the game has begun"
        state = game_json.decode_state(RUTA, table.state)
        assert isinstance(state, State)
        return state

    async def moves(self, code: str) -> list[MoveRecord]:
        """The log of a table, oldest first."""
        table = await self.table(code)
        return await self.store.read(lambda reader: reader.log.moves(table.id))

    def take_complaints(self) -> list[str]:
        """What the bot logged as an error since the last call."""
        said, self.complaints.said = self.complaints.said, []
        return said
