"""What Discord's refusals mean for a message that nobody asked for."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.discord_messenger import DiscordMessenger
from tables.model import PlayerId
from workers.ports import DoorClosed, Post


class ClosedDoors:
    """A client for whom every mailbox is refused with this code."""

    def __init__(self, code: int) -> None:
        self.code = code

    async def create_dm(self, _who: object) -> None:
        response = SimpleNamespace(status=403, reason="Forbidden")
        raise discord.Forbidden(cast(Any, response), {"code": self.code, "message": "no"})


@pytest.mark.parametrize(("code", "gone"), [(50007, False), (50278, True), (10013, True)])
async def test_who_shares_no_server_is_told_from_who_wants_no_messages(
    code: int, gone: bool
) -> None:
    messenger = DiscordMessenger(cast(Any, ClosedDoors(code)))
    with pytest.raises(DoorClosed) as closed:
        await messenger.whisper(PlayerId(1), Post(heading="Hello"), 1, silent=True)
    assert closed.value.gone is gone
