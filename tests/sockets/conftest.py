"""Fixtures of the tests over real sockets."""

from collections.abc import AsyncIterator

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.sockets.loopback_discord import LoopbackDiscord
from tests.storage.conftest import server

__all__ = ["discord_here", "server"]


@pytest.fixture
async def discord_here(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LoopbackDiscord]:
    async with LoopbackDiscord() as loopback:
        monkeypatch.setattr(Route, "BASE", loopback.api)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(loopback.gateway))
        yield loopback
