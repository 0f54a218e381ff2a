"""The process says when there is no Discord, and ends when told to."""

import asyncio
import os
import signal
import socket
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from discord import LoginFailure
from discord.http import Route

import bot
from settings import Settings, SettingsFault
from storage.store import Store, open_store
from tests.sockets.loopback_discord import API, TOKEN, LoopbackDiscord

pytestmark = pytest.mark.long

NOBODY_THERE = "http://127.0.0.1:9/api/v10"


def settings(folder: Path, token: str = TOKEN) -> Settings:
    return Settings(token, database_url=f"sqlite:///{folder}/house.sqlite3")


def tell_to_stop() -> None:
    os.kill(os.getpid(), signal.SIGTERM)


async def test_a_bot_opens_its_database_once_and_leaves_nothing_open_when_told_to_stop(
    discord_here: LoopbackDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = list[str]()

    async def opening(url: str) -> Store:
        opened.append(url)
        return await open_store(url)

    monkeypatch.setattr(bot, "open_store", opening)
    running = asyncio.create_task(bot.run(settings(tmp_path)))
    await discord_here.until(
        lambda: any(one.path.endswith("/commands") for one in discord_here.received)
    )
    tell_to_stop()
    await running
    assert len(opened) == 1
    assert os.listdir(tmp_path) == ["house.sqlite3"]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (None, "Cannot connect to host"),
        ((403, {"code": 0, "message": "Forbidden"}), "(status 403)"),
        ((503, "<html>Away</html>"), "(status 503)"),
    ],
)
def test_a_start_without_discord_ends_in_one_line_and_may_be_tried_again(
    answer: tuple[int, Any] | None,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def run_alone(wish: Settings) -> None:
        async with LoopbackDiscord() as here:
            monkeypatch.setattr(Route, "BASE", here.api)
            if answer is None:
                await here.go_away()
            else:
                here.refusals["GET", "/users/@me"] = answer
            await bot.run(wish)

    monkeypatch.setattr(bot, "read_settings", lambda: settings(tmp_path))
    monkeypatch.setattr(bot, "_run_alone", run_alone)
    monkeypatch.setattr("bot.logs.set_up", lambda *_, **__: None)
    monkeypatch.setattr("bot.os.umask", lambda _mode: 0)
    assert bot.main() == 75
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("Discord cannot be reached, or lets nobody in (")
    assert said in line
    assert os.listdir(tmp_path) == ["house.sqlite3"]


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
    monkeypatch.setattr(bot, "SECONDS_TO_ANSWER", 0)
    await made.close()
    await running
    await here.release()
    lines = [line.getMessage() for line in caplog.records if line.levelname != "INFO"]
    assert lines == ["interactions that could not be answered before the end: 2"]
    assert "Traceback" not in caplog.text
