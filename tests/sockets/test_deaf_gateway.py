"""A gateway session that delivers no interactions any more: a new one is begun by discord.py."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import Tavolo
from settings import Settings
from tables.model.table import HOUR, MINUTE
from tests.e2e.running_bot import Sketch
from tests.sockets.loopback_discord import TOKEN, LoopbackDiscord
from tests.sockets.whole_game import PassingTime
from workers.upkeep.silences import QUIET, SLOT, Heard

DAY = 24 * HOUR
STEP = 4 * MINUTE


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
