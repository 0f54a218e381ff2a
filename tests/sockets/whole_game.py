"""Play whole games over real sockets, and report every request that was refused.

``python -m tests.sockets.whole_game [ruta la-strada ...]``: without names, every game. Ten seconds
pass between the moves of a turn, a bit over an hour between turns, for Discord and bot alike, so
that boards are old when their buttons are removed, and delayed letters are sent.
"""

import asyncio
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from ai.base import unhurried
from bot import RealTime, Tavolo
from catalog import CATALOG, GAMES
from core.rng import Rng
from model.table import PlayerId, PlayerProfile, Status, TableCode
from settings import Settings
from storage.store import Store, open_store
from tables.service import TableService
from tables.visibility import Look
from tests.e2e.request_checks import request_faults
from tests.e2e.running_bot import Dice
from tests.e2e.whole_games import command_of
from tests.sockets.loopback_discord import TOKEN, LoopbackDiscord, Received
from tests.sockets.test_real_sockets import logged
from workers.painting.render_queue import Renderer

BETWEEN_STEPS = 10_000
BETWEEN_TURNS = 65 * 60_000
"""Milliseconds; messages older than an hour are edited under a limit of their own."""

_STEP = 240_000
"""Milliseconds that pass at once: of more the bot would think that it had been held up."""

_MOST_MOVES = 3_000
_REFUSED = 400


class PassingTime(RealTime):
    """The system's clock, which can be advanced; it knows when nobody has anything to do."""

    def __init__(self) -> None:
        self._ahead = 0
        self._waiting: list[tuple[asyncio.Event, int | None]] = []
        self._news = asyncio.Event()
        self._passed = asyncio.Event()

    def now(self) -> int:
        return super().now() + self._ahead

    async def wait(self, woken: asyncio.Event, until: int | None) -> None:
        """Until it is woken or its time has come."""
        mine = (woken, until)
        while not woken.is_set() and (until is None or until > self.now()):
            self._waiting.append(mine)
            self._news.set()
            waits = [asyncio.ensure_future(event.wait()) for event in (woken, self._passed)]
            seconds = None if until is None else (until - self.now()) / 1000
            try:
                await asyncio.wait(waits, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for one in waits:
                    one.cancel()
                self._waiting.remove(mine)

    async def until_idle(self, workers: int) -> None:
        """Wait until so many workers wait, and none of them for what has come."""
        while len(self._waiting) < workers or any(map(self._is_due, self._waiting)):
            self._news.clear()
            await self._news.wait()

    def _is_due(self, waiting: tuple[asyncio.Event, int | None]) -> bool:
        woken, until = waiting
        return woken.is_set() or (until is not None and until <= self.now())

    def put_forward(self, milliseconds: int) -> None:
        """Let so much time pass at once."""
        self._ahead += milliseconds
        self._passed.set()
        self._passed = asyncio.Event()


class WholeGame:
    """One game, from opening to end, by presses and commands."""

    def __init__(
        self,
        discord_here: LoopbackDiscord,
        bot: Tavolo,
        time: PassingTime,
        store: Store,
        dice: Dice,
    ) -> None:
        games = {key: entry.game for key, entry in CATALOG.items()}
        self._discord = discord_here
        self._bot = bot
        self._time = time
        self._service = TableService(store, games, time, dice, lambda: None)
        self._dice = dice
        self._code = TableCode("")
        self._rng = Rng(bytes(32))
        self.moves = 0

    async def play(self, key: str) -> None:
        """Open a table, sit down, and play until the game is over."""
        here, manifest = self._discord, CATALOG[key].game.manifest
        fewest = manifest.fewest_seats
        guests = [
            here.bruno,
            *(here.newcomer(f"guest{n}") for n in range(2, fewest)),
        ]
        await self._service.remember(PlayerProfile(PlayerId(here.bruno), "Bruno", calls="both"))
        few = {} if fewest == manifest.most_seats else {"players": fewest}
        await self._command(f"{command_of(key)} new", here.ada, **few)
        await self._idle()
        self._code = self._dice.codes[-1]
        for guest in guests:
            here.press("Join", guest)
            await self._idle()
        await here.until(lambda: here.shows("Play"))
        while (mover := await self._mover()) is not None:
            await self._take_a_turn(key, mover)
            await self._pass(BETWEEN_TURNS)

    async def _take_a_turn(self, key: str, mover: int) -> None:
        """Press Play, and make moves as long as it is this person's turn."""
        answer = await self._answered(self._discord.press("Play", mover))
        message = int(answer.answer["id"])
        while (look := await self._look(mover)).asked is not None:
            notation = self._choose(key, look)
            control = f"{key}-go:{self._code}:{look.asked}:{notation}"
            await self._answered(self._discord.press_as_if(control, message, mover))
            await self._idle()
            self.moves += 1
            after = await self._look(mover)
            assert after.table.version > look.table.version, f"{notation} is refused"
            assert self.moves < _MOST_MOVES, "the game has no end"
            await self._pass(BETWEEN_STEPS)

    def _choose(self, key: str, look: Look) -> str:
        """What the weakest computer would do: games between such come to an end."""
        entry = CATALOG[key]
        agent = next(iter(entry.agents.values()))
        drawn, self._rng = self._rng.below(2**32)
        chance = Rng(drawn.to_bytes(32, "big"))
        move = agent.choose(entry.game, look.view, look.legal, chance, unhurried(agent.iterations))
        return entry.game.notate(move)

    async def _command(self, name: str, by: int, **options: Any) -> None:
        await self._answered(self._discord.slash(name, by=by, **options))

    async def _answered(self, token: str) -> Received:
        """The private answer to a press or a command."""
        return await self._discord.wait_for(
            lambda one: f"/{token}/" in one.path and one.path.endswith("/messages/@original")
        )

    async def _look(self, person: int) -> Look:
        return await self._service.queries.look(self._code, PlayerId(person))

    async def _mover(self) -> int | None:
        """Somebody who is to act; None when the game is over."""
        table = (await self._service.queries.watch(self._code)).table
        if table.status is Status.FINISHED:
            return None
        owing = [seat.owner for seat in table.seats if seat.asked is not None]
        assert owing, "a game that goes on asks somebody"
        return owing[0]

    async def _idle(self) -> None:
        await self._time.until_idle(len(self._bot._workers))

    async def _pass(self, milliseconds: int) -> None:
        """Let time pass for Discord and the bot, in steps."""
        while milliseconds > 0:
            step = min(milliseconds, _STEP)
            self._discord.backend.advance_clock(step / 1000)
            self._time.put_forward(step)
            await self._idle()
            milliseconds -= step


async def play(
    discord_here: LoopbackDiscord, key: str, folder: Path, renderer: Renderer | None = None
) -> int:
    """Play a whole game with a bot of its own; the number of moves.

    ``renderer``: what paints; the bot's own by default.
    """
    url, dice, time = f"sqlite:///{folder / 'tavolo.sqlite3'}", Dice(), PassingTime()
    bot = Tavolo(Settings(TOKEN, database_url=url), time, dice, renderer=renderer)
    running = asyncio.create_task(bot.start(TOKEN))
    try:
        await discord_here.until(
            lambda: any(one.path.endswith("/commands") for one in discord_here.received)
        )
        store = await open_store(url)
        try:
            game = WholeGame(discord_here, bot, time, store, dice)
            await game.play(key)
        finally:
            await store.close()
    finally:
        await bot.close()
        await running
    return game.moves


def refused(discord_here: LoopbackDiscord) -> list[str]:
    """The requests of the bot that were refused, each in a line."""
    return [
        f"{one.method} {one.path}: {one.status} {one.answer}"
        for one in discord_here.received
        if one.status >= _REFUSED
    ]


@contextmanager
def instead_of_discord(here: LoopbackDiscord) -> Iterator[None]:
    """Have this process take it for Discord."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Route, "BASE", here.api)
        patch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(here.gateway))
        yield


async def _play_and_tell(key: str) -> int:
    """Play one game; the number of faults."""
    async with LoopbackDiscord() as here:
        with instead_of_discord(here), tempfile.TemporaryDirectory() as folder:
            moves = await play(here, key, Path(folder))
        faults = [*refused(here), *request_faults(logged(here.received))]
        kinds = Counter(f"{one.method} {_kind_of(one.path)}" for one in here.received)
    say = sys.stdout.write
    say(f"{key}: {moves} moves, {len(here.received)} requests, {len(faults)} refused or unsound\n")
    for kind, times in kinds.most_common():
        say(f"  {times:5} {kind}\n")
    for fault in faults[:20]:
        say(f"  {fault}\n")
    sys.stdout.flush()
    return len(faults)


def _kind_of(path: str) -> str:
    return re.sub(r"/\d+|/[^/]*interaction_\d+", "/*", path)


def main(keys: Sequence[str]) -> int:
    """Play these games, or all; the exit status says whether anything was refused."""
    return 1 if sum(asyncio.run(_play_and_tell(key)) for key in keys or GAMES) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
