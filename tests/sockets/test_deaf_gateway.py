"""A gateway session that delivers nothing, or is gone: a new one is begun by discord.py."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord.backoff import ExponentialBackoff

from bot import Tavolo
from cogs.opening import LIVE
from model.table import HOUR, LIVING, MINUTE, PlayerId
from settings import Settings
from tests.e2e.running_bot import Sketch
from tests.sockets.loopback_discord import TOKEN, LoopbackDiscord
from tests.sockets.whole_game import PassingTime
from workers.health import QUIET, SLOT, Heard

DAY = 24 * HOUR
STEP = 4 * MINUTE
OUTAGE = 13 * HOUR + 8 * STEP


class Deaf:
    """A running bot, whose gateway the test makes deaf."""

    def __init__(self, here: LoopbackDiscord, bot: Tavolo, time: PassingTime) -> None:
        self.here = here
        self.bot = bot
        self.time = time

    async def idle(self) -> None:
        await self.time.until_idle(len(self.bot._workers))

    async def pass_time(self, milliseconds: int) -> None:
        for _ in range(milliseconds // STEP):
            self.here.backend.advance_clock(STEP / 1000)
            self.time.put_forward(STEP)
            await self.idle()

    async def is_answered(self, by: int) -> None:
        token = self.here.slash("tavolo help", by=by)
        await self.here.wait_for(lambda one: token in one.path and one.method == "PATCH")

    async def deadlines(self) -> list[int]:
        """The deadlines at Ada's tables."""
        assert self.bot._store is not None
        ada = PlayerId(self.here.ada)
        tables = await self.bot._store.read(lambda reader: reader.tables.of_player(ada, LIVING))
        return [one.deadline for table in tables for one in table.seats if one.deadline is not None]

    def answers(self) -> int:
        return sum("/callback" in one.path for one in self.here.received)


@pytest.fixture
async def deaf(
    discord_here: LoopbackDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Deaf]:
    async def at_once(_bot: Tavolo, _shard: int | None, *, initial: bool = False) -> None:
        """discord.py waits five seconds before every new session but the first."""

    monkeypatch.setattr(Tavolo, "before_identify_hook", at_once)
    time = PassingTime()
    settings = Settings(TOKEN, database_url=f"sqlite:///{tmp_path}/house.sqlite3")
    bot = Tavolo(settings, time, renderer=Sketch())
    running = asyncio.create_task(bot.start(TOKEN))
    await discord_here.until(
        lambda: any(one.path.endswith("/commands") for one in discord_here.received)
    )
    await bot.wait_until_ready()
    made = Deaf(discord_here, bot, time)
    await made.idle()
    yield made
    await bot.close()
    await running


async def test_after_hours_without_a_press_a_new_session_is_begun(deaf: Deaf) -> None:
    await deaf.is_answered(deaf.here.ada)
    deaf.here.go_deaf()
    deaf.here.slash("tavolo help")
    await deaf.pass_time(QUIET - SLOT)
    assert (len(deaf.here.identified), deaf.answers()) == (1, 1)
    await deaf.pass_time(2 * SLOT)
    assert len(deaf.here.identified) == 2
    await deaf.is_answered(deaf.here.ada)


async def test_an_unusual_silence_is_ended_and_given_back(
    deaf: Deaf, caplog: pytest.LogCaptureFixture
) -> None:
    """Five days are known in which somebody acted every ten minutes."""
    now = deaf.time.now()
    assert deaf.bot._silences is not None
    slots = set(range((now - 5 * DAY) // SLOT, now // SLOT))
    deaf.bot._silences._shards[0] = Heard(now - 5 * DAY, now, slots=slots)
    await deaf.is_answered(deaf.here.ada)
    deaf.here.go_deaf()
    await deaf.pass_time(HOUR + 2 * SLOT)
    assert len(deaf.here.identified) == 2
    assert any("a new session is tried" in line for line in caplog.messages)
    for person in (deaf.here.ada, deaf.here.bruno):
        await deaf.is_answered(person)
    await deaf.pass_time(STEP)
    assert any("delivers again" in line for line in caplog.messages)
    assert "people were out of reach for long" in caplog.messages


async def test_hours_of_refused_connections_cost_nobody_any_time(
    deaf: Deaf, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The running bot needs nobody to start it again: discord.py connects as soon as it can."""
    here, refused = deaf.here, asyncio.Event()

    def at_once(_backoff: ExponentialBackoff[bool]) -> float:
        refused.set()
        return 0.0

    monkeypatch.setattr(ExponentialBackoff, "delay", at_once)
    here.slash("ruta new", pace=LIVE)
    await here.until(lambda: here.shows("Join"))
    here.press("Join", here.bruno)
    await here.until(lambda: here.shows("Play"))
    await deaf.idle()
    before = await deaf.deadlines()
    await here.go_away()
    await refused.wait()
    await deaf.pass_time(OUTAGE)
    await here.come_back()
    await here.until(lambda: len(here.identified) == 2)
    await deaf.bot.wait_until_ready()
    await deaf.pass_time(STEP)
    after = await deaf.deadlines()
    assert len(before) == 1
    assert [late - soon >= OUTAGE for soon, late in zip(before, after, strict=True)] == [True]
    assert caplog.messages.count("people were out of reach for long") == 1
    await deaf.is_answered(here.ada)
