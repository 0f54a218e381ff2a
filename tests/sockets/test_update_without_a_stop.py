"""Rolling restart: two processes with half of the shards each, one after the other; games go on."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from simcord.backend.models import Channel, Guild, Message

from bot import RealTime, Tavolo
from catalog import CATALOG
from model.commands import Person, Play
from model.table import PlayerId, RequestId, TableCode
from settings import Settings
from storage.database.process_lock import alone_on
from tables.service import TableService
from tests.e2e.running_bot import Dice, Sketch
from tests.sockets.loopback_discord import TOKEN, LoopbackDiscord, Received
from tests.sockets.whole_game import PassingTime, refused
from tests.storage.new_stores import Server, make_empty_server_store

pytestmark = pytest.mark.long

SHARDS = 2
AWAY = 600_000
"""Milliseconds for which a process is away."""

_STEP = 120_000
_CODE = re.compile(r"table ([A-Z0-9]{4})\b")

RUTA = CATALOG["ruta"].game

Place = tuple[Guild, Channel]


class Fleet:
    """Two processes on one database, a game in a server of each, and access to the tables."""

    def __init__(self, here: LoopbackDiscord, url: str, service: TableService) -> None:
        self.here = here
        self.service = service
        self.time = PassingTime()
        self.codes: list[TableCode] = []
        self._moves = [0] * SHARDS
        self._url = url
        self._running: dict[int, tuple[Tavolo, AsyncExitStack]] = {}
        self._places: list[Place] = []
        for shard in range(SHARDS):
            here.move_to(shard, of=SHARDS)
            self._places.append((here.guild, here.channel))

    async def start(self, shard: int) -> None:
        """A process begins as bot.py does, with this shard."""
        stack = AsyncExitStack()
        bot = await stack.enter_async_context(self._process(shard))
        self._running[shard] = (bot, stack)
        await self.idle()

    async def stop(self, shard: int) -> None:
        """A process ends in good order."""
        _, stack = self._running.pop(shard)
        await stack.aclose()

    async def stop_all(self) -> None:
        for shard in list(self._running):
            await self.stop(shard)

    @asynccontextmanager
    async def _process(self, shard: int) -> AsyncIterator[Tavolo]:
        settings = Settings(TOKEN, database_url=self._url, shard_ids=(shard,), shard_count=SHARDS)
        async with alone_on(self._url, settings.shard_ids):
            bot = Tavolo(settings, self.time, renderer=Sketch())
            before = len(self.here.identified)
            running = asyncio.create_task(bot.start(TOKEN))
            try:
                await self.here.until(lambda: len(self.here.identified) > before)
                await bot.wait_until_ready()
                yield bot
            finally:
                await bot.close()
                await running

    async def idle(self) -> None:
        """Until all that was begun is done."""
        workers = sum(len(bot._workers) for bot, _ in self._running.values())
        await self.time.until_idle(workers)

    async def pass_time(self, milliseconds: int) -> None:
        """Let time pass, in steps of which nobody thinks that they were held up."""
        for _ in range(milliseconds // _STEP):
            self.here.backend.advance_clock(_STEP / 1000)
            self.time.put_forward(_STEP)
            await self.idle()

    def go_to(self, shard: int) -> None:
        """Look and press in the server of this shard."""
        self.here.guild, self.here.channel = self._places[shard]

    async def begin(self, shard: int) -> None:
        """Ada and Bruno sit down to a game of Ruta in the server of this shard."""
        self.go_to(shard)
        self.here.slash("ruta new")
        await self.here.until(lambda: self.here.shows("Join"))
        self.here.press("Join", self.here.bruno)
        await self.here.until(lambda: self.here.shows("Play"))
        await self.idle()
        (code,) = {found[1] for one in self.posts(shard) if (found := _CODE.search(one.content))}
        self.codes.append(TableCode(code))

    def posts(self, shard: int) -> list[Message]:
        """What stands in the server of this shard for all to see."""
        _, channel = self._places[shard]
        said = self.here.backend.messages[channel.id].values()
        return [one for one in said if not one.is_ephemeral]

    async def play_a_move(self, shard: int) -> None:
        """Whose turn it is presses Play, and plays by a button of the answer."""
        move = await self._first_move(shard)
        answer = await self.answered(self.press_play(shard, move.by.id))
        control = f"ruta-go:{self.codes[shard]}:{move.asked}:{move.notation}"
        await self.answered(self.here.press_as_if(control, int(answer.answer["id"]), move.by.id))
        await self.idle()
        table = (await self.service.queries.watch(self.codes[shard])).table
        assert table.moves > self._moves[shard]
        self._moves[shard] = table.moves

    async def commit_a_move(self, shard: int) -> None:
        """A move is stored there, and nobody has told of it yet."""
        move = await self._first_move(shard)
        await self.service.carry_out(RequestId(1), self.codes[shard], move)

    async def newest_post_after_a_while(self, shard: int) -> Message:
        """The one post that comes there when a process looks what others have left."""
        before = len(self.posts(shard))
        self.time.put_forward(_STEP)
        await self.idle()
        (post,) = self.posts(shard)[before:]
        return post

    async def _first_move(self, shard: int) -> Play:
        """A move that can be made there."""
        who = await self.mover(shard)
        look = await self.service.queries.look(self.codes[shard], who)
        notation = RUTA.notate(look.legal[0])
        return Play(Person(who, "Somebody"), notation, look.asked)

    async def mover(self, shard: int) -> PlayerId:
        """Whose turn it is there."""
        seats = (await self.service.queries.watch(self.codes[shard])).table.seats
        return next(s.owner for s in seats if s.asked is not None and s.owner is not None)

    async def deadline(self, shard: int) -> int:
        """Until when they may take their time."""
        seats = (await self.service.queries.watch(self.codes[shard])).table.seats
        return next(s.deadline for s in seats if s.deadline is not None)

    def press_play(self, shard: int, who: PlayerId) -> str:
        """Somebody presses Play below the board."""
        self.go_to(shard)
        return self.here.press("Play", who)

    async def answered(self, token: str) -> Received:
        """The private answer to a press."""
        return await self.here.wait_for(
            lambda one: one.path.endswith(f"/{token}/messages/@original")
        )

    def is_heard(self, token: str) -> bool:
        """Whether any process has heard of a press."""
        return any(token in one.path for one in self.here.received)


@pytest.fixture
async def fleet(
    discord_here: LoopbackDiscord, server: Server, request: pytest.FixtureRequest
) -> AsyncIterator[Fleet]:
    """Both processes, and a game of Ruta in a server of each."""
    url = server.new_database(f"fleet_{abs(hash(request.node.name))}")
    async with make_empty_server_store(url) as store:
        games = {key: entry.game for key, entry in CATALOG.items()}
        service = TableService(store, games, RealTime(), Dice(), lambda: None)
        fleet = Fleet(discord_here, url, service)
        try:
            for shard in range(SHARDS):
                await fleet.start(shard)
            for shard in range(SHARDS):
                await fleet.begin(shard)
            yield fleet
        finally:
            await fleet.stop_all()
    assert refused(discord_here) == []


async def test_processes_are_restarted_one_after_the_other_and_games_go_on(fleet: Fleet) -> None:
    here, elsewhere = await fleet.deadline(0), await fleet.deadline(1)

    await fleet.stop(0)
    lost = fleet.press_play(0, await fleet.mover(0))
    await fleet.pass_time(AWAY)
    assert await fleet.deadline(1) == elsewhere, "its people were in reach"
    await fleet.play_a_move(1)
    assert not fleet.is_heard(lost), "Discord says that nobody answers"

    await fleet.start(0)
    assert AWAY <= await fleet.deadline(0) - here < AWAY + _STEP, "nobody has lost any time"
    await fleet.play_a_move(0)

    await fleet.stop(1)
    await fleet.commit_a_move(1)
    assert (await fleet.newest_post_after_a_while(1)).attachments, "the other process tells it"
    await fleet.start(1)
    await fleet.play_a_move(1)
