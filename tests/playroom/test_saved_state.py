"""The sandbox's stored state survives a restart, however the last run ended."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp import ClientSession
from simcord.backend.models import EPHEMERAL_FLAG

from playroom.saved_state import InUse, KeptDiscord, Unreadable
from playroom.server import SimulatedServer
from sandbox import open_sandbox
from tests.e2e.toy_bot import make_toy
from tests.playroom.page_user import Visitor, Window, parts, words_in
from tests.playroom.sandbox_process import Process

pytestmark = pytest.mark.long

DAY = 24 * 3600
PATIENCE_SECONDS = 60.0


async def test_a_table_can_be_played_on_after_the_next_start(tmp_path: Path) -> None:
    async with open_sandbox(make_toy, port=0, keep=tmp_path) as page, ClientSession() as session:
        visitor = Visitor(session, page.address)
        ada = await visitor.window("ada", await visitor.place("channel"))
        await ada.run("toy", "open")
        table = await visitor.place("thread")
        board = await (await visitor.window("ada", table)).state()
        mailbox = (await visitor.overview())["places"][-1]
    async with open_sandbox(make_toy, port=0, keep=tmp_path) as page, ClientSession() as session:
        visitor = Visitor(session, page.address)
        assert await visitor.place("thread") == table
        assert (await visitor.overview())["places"][-1] == mailbox
        window = await visitor.window("ada", table)
        state = await window.state()
        assert state["timeline"] == board["timeline"]
        receipt = await window.press("Play", state)
        assert receipt["settlement"] == "settled"
        assert words_in(await window.state()) == ["Where to?"]


async def test_after_a_kill_the_game_goes_on_and_the_buttons_of_old_boards_work(
    tmp_path: Path,
) -> None:
    async with ClientSession() as session:
        async with Process.started(tmp_path) as killed:
            visitor = Visitor(session, killed.address)
            games = await visitor.place("channel")
            ada, bruno = [await visitor.window(name, games) for name in ("ada", "bruno")]
            await ada.run("ruta", "new")
            await bruno.press("Join")
            board, _ = await board_in(bruno)

        async with Process.started(tmp_path) as started:
            await it_goes_on(Visitor(session, started.address), games, board)


async def it_goes_on(visitor: Visitor, games: str, board: str) -> None:
    """The game of this board is played on, and the board answers though others came after it."""
    ada, bruno = [await visitor.window(name, games) for name in ("ada", "bruno")]
    newest, seen = await board_in(ada)
    assert board in seen["timeline"], "and what was left to be said came after it"
    (code,) = set(re.findall(r"table ([A-Z0-9]{4})", seen["messages"][board]["content"]))
    for player in (ada, bruno) * 2:  # whoever is not to play is told so
        await player.run("ruta", "play", table=code, move="draw pile")
    now = await ada.state()
    posts = [one for one in now["timeline"] if is_public(now["messages"][one])]
    assert board in posts[:-1], "the next board stands below"
    receipt = await ada.press("Play", seen, newest)
    assert (receipt["rejected"], receipt["settlement"]) == (False, "settled")
    assert f" {code}" in words_in(await ada.state())[0]


async def board_in(window: Window) -> tuple[str, dict[str, Any]]:
    """The newest board that can be played, as soon as there is one, and what the window shows."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            state = await window.state()
            for message in reversed(state["timeline"]):
                shown = parts(state["messages"][message]["components"])
                if any(part.get("label") == "Play" for part in shown):
                    return message, state


def is_public(message: dict[str, Any]) -> bool:
    return not message["flags"] & EPHEMERAL_FLAG


async def test_what_the_bot_is_answered_is_in_the_file_already(tmp_path: Path) -> None:
    async with opened(tmp_path) as (server, kept):
        kept._write_is_due = True  # so that nothing but the request itself writes
        games = server.channels["games"].id
        sent = await server.env.bot.get_partial_messageable(games).send("It is your turn.")
        written = kept._connection.execute("SELECT place, number FROM message").fetchall()
        assert written == [(games, sent.id)]


async def test_a_bot_that_was_killed_after_a_post_does_not_post_it_again(tmp_path: Path) -> None:
    """Discord has the nonce of the post; the bot may not have noted that it is out."""
    posts = []
    for _ in range(2):
        async with opened(tmp_path) as (server, _):
            games = server.env.bot.get_partial_messageable(server.channels["games"].id)
            posts.append((await games.send("It is your turn.", nonce="7")).id)
    first, second = posts
    assert first == second


async def test_the_clock_goes_on_from_where_it_was_set(tmp_path: Path) -> None:
    async with opened(tmp_path) as (server, _):
        await server.env.advance_time(3 * DAY)
        last = server.env.now()
    async with opened(tmp_path) as (server, _):
        assert last < server.env.now() < last + timedelta(hours=1)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[SimulatedServer, KeptDiscord]]:
    """The simulated Discord kept in this folder, with a toy in it."""
    kept = KeptDiscord.open(folder)
    server = await SimulatedServer.open(make_toy, folder, kept=kept)
    yield server, kept
    await server.close()
    kept.close()


async def test_a_folder_is_of_one_sandbox_at_a_time(tmp_path: Path) -> None:
    kept = KeptDiscord.open(tmp_path)
    with pytest.raises(InUse):
        async with open_sandbox(make_toy, port=0, keep=tmp_path):
            pass
    kept._connection.close()


async def test_what_another_version_wrote_is_said_to_be_unreadable(tmp_path: Path) -> None:
    async with open_sandbox(make_toy, port=0, keep=tmp_path):
        pass
    kept = KeptDiscord.open(tmp_path)
    kept._write_part("world", msgspec.msgpack.encode({"application": "text"}))
    kept._connection.close()
    with pytest.raises(Unreadable):
        async with open_sandbox(make_toy, port=0, keep=tmp_path):
            pass
