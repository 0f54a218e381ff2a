"""No answer of Discord to the upload of commands keeps people from playing."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import bot
from cogs.discord import application
from settings import Settings
from tests.sockets.loopback_discord import (
    PATIENCE_SECONDS,
    TOKEN,
    TOO_MANY_REQUESTS,
    LoopbackDiscord,
)

pytestmark = pytest.mark.long

UPLOAD = ("PUT", "/commands")
LINE = "Discord refuses the commands"


class Heard(logging.Handler):
    """Waits for a line of the log."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.lines: list[logging.LogRecord] = []
        self._words = words
        self._came = asyncio.Event()

    def emit(self, record: logging.LogRecord) -> None:
        if self._words in record.getMessage():
            self.lines.append(record)
            self._came.set()

    async def line(self) -> logging.LogRecord:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await self._came.wait()
        self._came.clear()
        return self.lines[-1]


@pytest.fixture
def refusal() -> Any:
    heard = Heard(LINE)
    logging.getLogger().addHandler(heard)
    yield heard
    logging.getLogger().removeHandler(heard)


@asynccontextmanager
async def alive(folder: Path) -> AsyncIterator[None]:
    """The bot from its start to its end."""
    settings = Settings(TOKEN, database_url=f"sqlite:///{folder}/house.sqlite3")
    tavolo = bot.Tavolo(settings, bot.RealTime())
    running = asyncio.create_task(tavolo.start(TOKEN))
    try:
        yield
    finally:
        await tavolo.close()
        await running


async def a_game_begins(discord_here: LoopbackDiscord) -> None:
    discord_here.slash("ruta new")
    await discord_here.until(lambda: discord_here.shows("Join"))
    token = discord_here.press("Join", discord_here.bruno)
    await discord_here.until(lambda: discord_here.shows("Play"))
    await is_answered(discord_here, token)


async def it_goes_on(discord_here: LoopbackDiscord) -> None:
    await is_answered(discord_here, discord_here.press("My view", discord_here.bruno))


async def is_answered(discord_here: LoopbackDiscord, token: str) -> None:
    answered = await discord_here.wait_for(
        lambda one: token in one.path and "callback" not in one.path
    )
    assert answered.status == 200


INVALID = {
    "code": 50035,
    "message": "Invalid Form Body",
    "errors": {"0": {"name": {"_errors": [{"code": "APPLICATION_COMMAND_INVALID_NAME"}]}}},
}


@pytest.mark.parametrize(
    ("status", "answer"),
    [
        (400, INVALID),
        (403, {"code": 20012, "message": "You are not authorized to perform this action"}),
        (429, {"message": "You are being rate limited.", "retry_after": 300.0, "global": False}),
        (503, {"code": 0, "message": "upstream connect error"}),
    ],
    ids=["invalid", "forbidden", "limited for five minutes", "away"],
)
async def test_a_game_goes_on_while_discord_refuses_the_commands(
    status: int,
    answer: Any,
    discord_here: LoopbackDiscord,
    tmp_path: Path,
    refusal: Heard,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with alive(tmp_path):
        await discord_here.wait_for(lambda one: one.method == "PUT")
        await a_game_begins(discord_here)

    discord_here.refusals[UPLOAD] = (status, answer)
    with monkeypatch.context() as patch:
        if status == TOO_MANY_REQUESTS:
            patch.setattr(application, "UPLOAD_TIMEOUT", 0.05)
        patch.setattr(application, "_fingerprint", lambda _wanted: "of another version")
        async with alive(tmp_path):
            line = await refusal.line()
            assert line.alert == "commands"  # type: ignore[attr-defined]
            await it_goes_on(discord_here)

    del discord_here.refusals[UPLOAD]
    discord_here.received.clear()
    with monkeypatch.context() as patch:
        patch.setattr(application, "_fingerprint", lambda _wanted: "of another version")
        async with alive(tmp_path):
            uploaded = await discord_here.wait_for(lambda one: one.method == "PUT")
            assert uploaded.status == 200, "the next start tries again"
