"""The process waits for Discord, and ends when told to, whatever hangs."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from discord import LoginFailure
from discord.http import Route

import bot
import shutdown_limit
from settings import Settings, SettingsFault
from storage.store import SqlStore, open_store
from tables.model.table import Computer
from tests.sockets.loopback_discord import API, TOKEN, LoopbackDiscord
from workers.painting.render_process import ProcessRenderer

pytestmark = pytest.mark.long

NOBODY_THERE = "http://127.0.0.1:9/api/v10"
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def no_warming_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip the warm-up of pictures."""

    async def nothing(_bot: bot.Tavolo, _renderer: ProcessRenderer) -> None:
        return None

    monkeypatch.setattr(bot, "_warm_up", nothing)


def settings(folder: Path, token: str = TOKEN) -> Settings:
    return Settings(token, database_url=f"sqlite:///{folder}/house.sqlite3")


class Waits(bot.RealTime):
    """Makes the first ``times`` waits return at once, recorded in seconds; then calls ``after``."""

    def __init__(self, times: int, after: Any) -> None:
        self.pauses: list[float] = []
        self._times = times
        self._after = after

    def now(self) -> int:
        return super().now() if self._is_over else 1_000

    @property
    def _is_over(self) -> bool:
        return len(self.pauses) >= self._times

    async def wait(self, woken: asyncio.Event, until: int | None) -> None:
        if self._is_over:
            await super().wait(woken, until)
            return
        assert until is not None
        self.pauses.append((until - self.now()) / 1000)
        if self._is_over:
            self._after()
            await asyncio.sleep(0)


def tell_to_stop() -> None:
    os.kill(os.getpid(), signal.SIGTERM)


async def test_a_bot_opens_its_database_once_and_leaves_nothing_open_when_told_to_stop(
    discord_here: LoopbackDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = list[str]()

    async def opening(url: str) -> SqlStore:
        opened.append(url)
        return await open_store(url)

    monkeypatch.setattr(bot, "open_store", opening)
    told = []
    running = asyncio.create_task(bot.run(settings(tmp_path), when_told=lambda: told.append(1)))
    await discord_here.until(
        lambda: any(one.path.endswith("/commands") for one in discord_here.received)
    )
    tell_to_stop()
    await running
    assert told == [1]
    assert len(opened) == 1
    assert os.listdir(tmp_path) == ["house.sqlite3"]


async def test_it_waits_ever_longer_for_a_discord_that_cannot_be_reached(
    discord_here: LoopbackDiscord,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(Route, "BASE", NOBODY_THERE)
    time = Waits(10, after=lambda: monkeypatch.setattr(Route, "BASE", discord_here.api))
    running = asyncio.create_task(bot.run(settings(tmp_path), time))
    await discord_here.until(
        lambda: any(one.path.endswith("/commands") for one in discord_here.received)
    )
    tell_to_stop()
    await running
    assert time.pauses == [2, 4, 8, 16, 32, 64, 128, 256, 300, 300]
    waiting = [line for line in caplog.messages if "cannot be reached" in line]
    assert len(waiting) == 10
    assert "Traceback" not in caplog.text


async def test_what_says_no_is_not_taken_for_nobody_there(
    discord_here: LoopbackDiscord,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Somebody answers, so the network is not to blame; the page of a proxy is left out."""
    me = ("GET", "/users/@me")
    for answer in ((403, {"code": 0, "message": "Forbidden"}), (503, "<html>Away</html>")):
        caplog.clear()
        discord_here.refusals[me] = answer
        time = Waits(1, after=tell_to_stop)
        await bot.run(settings(tmp_path), time)
        (line,) = [line for line in caplog.messages if "next try in 2 s" in line]
        assert line.startswith(
            "Discord answers, but refuses to let the bot in (403 Forbidden)"
            if answer[0] == 403
            else "Discord cannot be reached (503)"
        )


async def test_it_can_be_stopped_while_it_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Route, "BASE", NOBODY_THERE)
    time = Waits(3, after=tell_to_stop)
    await bot.run(settings(tmp_path), time)
    assert len(time.pauses) == 3


async def test_a_wrong_token_is_not_tried_again(
    discord_here: LoopbackDiscord, tmp_path: Path
) -> None:
    with pytest.raises(LoginFailure):
        await bot.run(settings(tmp_path, "not.the.token"))


async def test_a_token_that_is_reset_meanwhile_ends_the_bot(
    discord_here: LoopbackDiscord, tmp_path: Path
) -> None:
    running = asyncio.create_task(bot.run(settings(tmp_path)))
    await discord_here.until(
        lambda: any(one.path.endswith("/commands") for one in discord_here.received)
    )
    await discord_here.until(lambda: bool(discord_here.identified))
    await discord_here.forget_the_token()
    with pytest.raises(LoginFailure):
        await running
    assert os.listdir(tmp_path) == ["house.sqlite3"]


async def test_a_token_that_is_reset_while_the_gateway_stands_ends_the_bot_at_its_next_request(
    discord_here: LoopbackDiscord, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord leaves the gateway open; a letter is the first to be refused, and nothing retries."""
    running = asyncio.create_task(bot.run(settings(tmp_path)))
    await discord_here.until(
        lambda: any(one.path.endswith("/commands") for one in discord_here.received)
    )
    discord_here.token = "another.token"
    discord_here.slash("ruta new")
    with pytest.raises(LoginFailure):
        await running
    refused = [one for one in discord_here.received if one.status == 401]
    assert [(one.method, one.path) for one in refused] == [
        ("POST", f"/channels/{discord_here.channel.id}/messages")
    ]
    assert "Traceback" not in caplog.text
    assert os.listdir(tmp_path) == ["house.sqlite3"]


async def test_one_odd_answer_does_not_end_the_bot(
    discord_here: LoopbackDiscord, tmp_path: Path
) -> None:
    lobby = ("POST", f"/channels/{discord_here.channel.id}/messages")
    discord_here.refusals[lobby] = (401, {"code": 0, "message": "401: Unauthorized"})
    running = asyncio.create_task(bot.run(settings(tmp_path)))
    await discord_here.until(
        lambda: any(one.path.endswith("/commands") for one in discord_here.received)
    )
    asked_before = discord_here.times_asked_who_it_is
    discord_here.slash("ruta new")
    await discord_here.until(lambda: discord_here.times_asked_who_it_is > asked_before)
    tell_to_stop()
    await running


async def test_requests_go_where_the_settings_say(
    discord_here: LoopbackDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = discord_here.api.removesuffix(API)
    monkeypatch.setattr(Route, "BASE", NOBODY_THERE)
    running = asyncio.create_task(
        bot.run(msgspec.structs.replace(settings(tmp_path), discord_rest=here))
    )
    await discord_here.until(
        lambda: any(one.path.endswith("/commands") for one in discord_here.received)
    )
    token = discord_here.slash("tavolo help")
    await discord_here.wait_for(lambda one: token in one.path)
    tell_to_stop()
    await running


async def test_stopping_waits_for_no_warming_up(
    discord_here: LoopbackDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, ended = asyncio.Event(), []

    async def for_ever(_bot: bot.Tavolo, _renderer: ProcessRenderer) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(True)

    monkeypatch.setattr(bot, "_warm_up", for_ever)
    running = asyncio.create_task(bot.run(settings(tmp_path)))
    await begun.wait()
    tell_to_stop()
    await running
    await asyncio.sleep(0)
    assert ended


async def test_health_is_shown_where_the_settings_say(
    discord_here: LoopbackDiscord, tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    wish = msgspec.structs.replace(settings(tmp_path), health_port=port)
    running = asyncio.create_task(bot.run(wish))
    await discord_here.until(lambda: bool(discord_here.identified))
    async with aiohttp.ClientSession() as session:
        async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
            figures = await answer.text()
        tell_to_stop()
        await running
        with pytest.raises(aiohttp.ClientConnectionError):
            await session.get(f"http://127.0.0.1:{port}/health")
    assert 'tavolo_up{part="database"} 1.0' in figures


async def test_a_port_that_is_taken_is_named(discord_here: LoopbackDiscord, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        wish = msgspec.structs.replace(settings(tmp_path), health_port=taken.getsockname()[1])
        with pytest.raises(SettingsFault, match="HEALTH_PORT"):
            await bot.run(wish)


class Sleeper:
    """A thinker that never ends."""

    async def decide(
        self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...], seconds: float
    ) -> str:
        raise AssertionError("nobody asks")

    async def close(self) -> None:
        await asyncio.Event().wait()


async def test_what_hangs_does_not_keep_the_database_open(
    discord_here: LoopbackDiscord,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    stubborn = bot.Tavolo(settings(tmp_path), bot.RealTime(), thinker=Sleeper())
    running = asyncio.create_task(stubborn.start(TOKEN))
    await discord_here.until(
        lambda: any(one.path.endswith("/commands") for one in discord_here.received)
    )
    in_time = shutdown_limit.in_time

    async def in_time_unless_it_hangs(what: str, ending: Awaitable[object]) -> None:
        """Nothing but what hangs runs out of time, however busy the machine is."""
        monkeypatch.setattr(shutdown_limit, "LONGEST_END", 0 if what == "the computers" else 1_000)
        await in_time(what, ending)

    monkeypatch.setattr(shutdown_limit, "in_time", in_time_unless_it_hangs)
    await stubborn.close()
    await running
    assert os.listdir(tmp_path) == ["house.sqlite3"]
    assert "the computers did not end in time" in caplog.messages


async def begun(here: LoopbackDiscord, folder: Path) -> tuple[bot.Tavolo, asyncio.Task[None]]:
    """A bot that has uploaded its commands."""
    made = bot.Tavolo(settings(folder), bot.RealTime())
    running = asyncio.create_task(made.start(TOKEN))
    await here.until(lambda: any(one.path.endswith("/commands") for one in here.received))
    return made, running


async def test_what_is_under_way_when_it_is_told_to_stop_is_answered(
    discord_here: LoopbackDiscord, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    here = discord_here
    made, running = await begun(here, tmp_path)
    here.held = "/callback"
    tokens = [here.slash("ruta new"), here.slash("tavolo help", by=here.bruno)]
    await here.until(lambda: here.holding == 2)
    stopping = asyncio.create_task(made.close())
    await here.until(lambda: not here.is_connected)
    assert not any(one.path.endswith("/callback") for one in here.received)
    await here.release()
    await stopping
    await running
    answered = {token for one in here.received for token in tokens if token in one.path}
    assert answered == set(tokens)
    assert all(one.status < 400 for one in here.received)
    assert not [line.getMessage() for line in caplog.records if line.levelname != "INFO"]


async def test_what_cannot_be_answered_before_the_end_is_one_line_and_no_incident(
    discord_here: LoopbackDiscord,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = discord_here
    made, running = await begun(here, tmp_path)
    here.held = "/callback"
    for person in (here.ada, here.bruno):
        here.slash("tavolo help", by=person)
    await here.until(lambda: here.holding == 2)
    monkeypatch.setattr(shutdown_limit, "answered", partial(at_once, shutdown_limit.answered))
    await made.close()
    await running
    await here.release()
    lines = [line.getMessage() for line in caplog.records if line.levelname != "INFO"]
    assert lines == ["interactions that could not be answered before the end: 2"]
    assert "Traceback" not in caplog.text


async def at_once(answered: Any, interactions: set[asyncio.Task[None]]) -> None:
    """Wait no longer than it takes to look."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shutdown_limit, "SHARES", 1_000)
        await answered(interactions)


def test_in_the_end_the_process_goes_whatever_hangs() -> None:
    begun = "import shutdown_limit as end; end.LONGEST_END = 0.01; end.end_at_last()"
    script = f"{begun}\nwhile True: pass"
    ended = subprocess.run(
        (sys.executable, "-c", script), cwd=ROOT, capture_output=True, timeout=60, check=False
    )
    assert ended.returncode == 1
    assert b'File "<string>", line 2' in ended.stderr, "it says where it hung"
