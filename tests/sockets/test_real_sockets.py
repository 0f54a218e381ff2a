"""The real client of discord.py, its real HTTP session and websocket, against a loopback Discord.

What the bot sends is decoded from the bytes on the wire: this proves that pictures arrive.
"""

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import ClientSession
from discord import LoginFailure
from PIL import Image
from simcord import HttpLogEntry

from bot import RealTime
from playroom.server import AnyBot, MakeBot
from rehearsal.discord_assumptions import limit
from sandbox import make_tavolo
from tests.e2e.request_checks import request_faults
from tests.e2e.shown_messages import MEDIA_GALLERY, walk
from tests.e2e.toy_bot import draw_board, make_toy
from tests.sockets.loopback_discord import TOKEN, LoopbackDiscord, Received

pytestmark = pytest.mark.long


@asynccontextmanager
async def running(make_bot: MakeBot, folder: Path) -> AsyncIterator[AnyBot]:
    """The bot, logged in and connected with its commands registered; closed at the end."""
    bot = await make_bot(RealTime(), folder)
    connected = asyncio.Event()

    async def on_guild_available(_guild: object) -> None:
        connected.set()

    bot.add_listener(on_guild_available, "on_guild_available")
    running_bot = asyncio.create_task(bot.start(TOKEN))
    arrived = asyncio.create_task(connected.wait())
    await asyncio.wait({running_bot, arrived}, return_when=asyncio.FIRST_COMPLETED)
    assert connected.is_set(), running_bot.exception()
    await bot.tree.sync()
    try:
        yield bot
    finally:
        await bot.close()
        await running_bot


def logged(received: list[Received]) -> list[HttpLogEntry]:
    return [HttpLogEntry(one.method, one.path, dict(one.query), one.body, None) for one in received]


async def test_the_bot_logs_in_and_keeps_the_gateway_alive(
    discord_here: LoopbackDiscord, tmp_path: Path
) -> None:
    async with running(make_toy, tmp_path) as bot:
        assert bot.user is not None
        assert [guild.name for guild in bot.guilds] == ["Tavolo"]
    assert discord_here.identified[0]["token"] == TOKEN
    assert discord_here.heartbeats == 1


async def test_a_command_is_answered_over_the_wire(
    discord_here: LoopbackDiscord, tmp_path: Path
) -> None:
    async with running(make_toy, tmp_path):
        token = discord_here.slash("toy open")
        answer = await discord_here.wait_for(
            lambda one: one.method == "POST" and one.path.endswith(f"/{token}")
        )
    assert answer.status == 200
    assert answer.body["content"].startswith("Your table is <#")


async def test_a_picture_arrives_as_the_bytes_that_were_drawn(
    discord_here: LoopbackDiscord, tmp_path: Path
) -> None:
    async with running(make_toy, tmp_path):
        discord_here.slash("toy open")
        post = await discord_here.wait_for(
            lambda one: one.path.startswith("/channels/") and bool(one.uploads)
        )
        letter = await discord_here.wait_for(
            lambda one: bool(one.uploads) and one.path != post.path
        )
    picture = post.uploads[0]
    assert picture.filename == "board.png"
    assert picture.description == "The token stands on b2."
    assert picture.content == draw_board("b2") == letter.uploads[0].content
    with Image.open(io.BytesIO(picture.content)) as image:
        assert (image.format, image.size) == ("PNG", (360, 240))
    assert "multipart/form-data" in post.headers["Content-Type"]
    assert post.body["nonce"] == "1"
    assert post.body["enforce_nonce"] is True
    (shown,) = (p for p in walk(post.answer["components"]) if p["type"] == MEDIA_GALLERY)
    assert shown["items"][0]["media"]["attachment_id"]
    assert post.answer["attachments"] == []


async def test_all_that_went_over_the_wire_was_sound(
    discord_here: LoopbackDiscord, tmp_path: Path
) -> None:
    async with running(make_toy, tmp_path):
        token = discord_here.slash("toy move", square="nowhere")
        answer = await discord_here.wait_for(
            lambda one: one.method == "POST" and one.path.endswith(f"/{token}")
        )
    assert answer.body["content"] == "There is no square nowhere."
    assert request_faults(logged(discord_here.received)) == []


async def test_too_many_edits_of_old_messages_are_refused_as_a_rate_limit(
    discord_here: LoopbackDiscord,
) -> None:
    """With the header by which discord.py tells Discord's own refusals from a ban."""
    backend, place = discord_here.backend, discord_here.channel.id
    message = backend.create_message(place, backend.bot_user.id, "x")
    backend.advance_clock(limit("old-edit-age") + 1)
    address = f"{discord_here.api}/channels/{place}/messages/{message.id}"
    async with ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session:
        answers = [
            await session.patch(address, json={"content": str(number)})
            for number in range(limit("old-edit-count") + 1)
        ]
        said = await answers[-1].json()
    assert [answer.status for answer in answers] == [200] * limit("old-edit-count") + [429]
    assert said["code"] == limit("old-edits-are-limited")
    assert said["retry_after"] == limit("old-edit-window")
    assert answers[-1].headers["Via"]


async def test_a_wrong_token_is_refused(discord_here: LoopbackDiscord, tmp_path: Path) -> None:
    async with await make_toy(RealTime(), tmp_path) as bot:
        with pytest.raises(LoginFailure):
            await bot.start("not.the.token")
    assert not discord_here.identified


async def test_a_real_table_is_opened_joined_and_started_over_the_wire(
    discord_here: LoopbackDiscord, tmp_path: Path
) -> None:
    async with running(make_tavolo, tmp_path):
        discord_here.slash("ruta new")
        await discord_here.until(lambda: discord_here.shows("Join"))
        discord_here.press("Join", discord_here.bruno)
        await discord_here.until(lambda: discord_here.shows("Play"))
        board = await discord_here.wait_for(
            lambda one: (
                one.path == f"/channels/{discord_here.channel.id}/messages" and bool(one.uploads)
            )
        )
    with Image.open(io.BytesIO(board.uploads[0].content)) as image:
        image.load()
        assert image.width >= 800
    assert board.uploads[0].description
    assert request_faults(logged(discord_here.received)) == []
