"""What has become of a channel, by Discord's answers."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.discord.channels import is_lost
from model.table import GuildId, PlaceId


def answer(status: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    return kinds.get(status, discord.HTTPException)(response, "")


class Client:
    """Knows neither server nor channel by itself; Discord answers with these statuses."""

    def __init__(self, server: int, channel: int) -> None:
        self._server = server
        self._channel = channel

    def get_guild(self, _server: int) -> None:
        return None

    def get_channel(self, _place: int) -> None:
        return None

    async def fetch_guild(self, _server: int, *, with_counts: bool) -> bool:
        return _answered(self._server) and not with_counts

    async def fetch_channel(self, _place: int) -> bool:
        return _answered(self._channel)


def _answered(status: int) -> bool:
    if status == 200:
        return True
    raise answer(status)


@pytest.mark.parametrize(
    ("server", "channel", "lost"),
    [
        (200, 200, False),
        (200, 404, True),
        (200, 403, False),  # hidden from the bot
        (200, 500, False),
        (403, 403, True),
        (404, 404, True),
        (500, 404, True),
    ],
)
async def test_only_a_clear_answer_says_that_a_place_is_gone(
    server: int, channel: int, lost: bool
) -> None:
    client: Any = Client(server, channel)
    assert await is_lost(client, GuildId(1), PlaceId(2)) is lost
