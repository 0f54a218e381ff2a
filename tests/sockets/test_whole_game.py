"""In a whole game over real sockets Discord refuses no request of the bot.

``python -m tests.sockets.whole_game`` plays every title; this test plays the shortest.
"""

from pathlib import Path

import pytest
from aiohttp import ClientSession

from tests.e2e.request_checks import request_faults
from tests.e2e.running_bot import Sketch
from tests.sockets import whole_game
from tests.sockets.loopback_discord import TOKEN, LoopbackDiscord
from tests.sockets.test_real_sockets import logged

pytestmark = pytest.mark.long


async def test_in_a_whole_game_nothing_is_refused(
    discord_here: LoopbackDiscord, tmp_path: Path
) -> None:
    moves = await whole_game.play(discord_here, "la-strada", tmp_path, Sketch())
    assert moves > 0
    assert whole_game.refused(discord_here) == []
    assert request_faults(logged(discord_here.received)) == []


async def test_what_is_refused_is_told(discord_here: LoopbackDiscord) -> None:
    address = f"{discord_here.api}/channels/{discord_here.channel.id}/messages/1"
    async with ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session:
        await session.delete(address)
    (line,) = whole_game.refused(discord_here)
    assert line.startswith(f"DELETE /channels/{discord_here.channel.id}/messages/1: 404 ")
