"""Who still sees a channel is looked up now and then, and never held against them in doubt."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.discord_members import LOOKED_UP_FOR, DiscordMembers
from tests.tables.sample_tables import ANNA, CLUB, PIAZZA, FixedClock


class Server:
    """A server with one channel, whose members are looked up."""

    def __init__(self) -> None:
        self.id = CLUB
        self.sees = True
        self.looked_up = 0
        self.fault: type[Exception] | None = None
        self.channel: Any = SimpleNamespace(permissions_for=self._permissions)

    def get_channel_or_thread(self, _place: int) -> Any:
        return self.channel

    async def fetch_member(self, player: int) -> Any:
        self.looked_up += 1
        if self.fault is discord.NotFound:
            raise discord.NotFound(cast(Any, SimpleNamespace(status=404, reason="")), "")
        if self.fault is not None:
            raise self.fault
        return SimpleNamespace(id=player, guild=self, sees=self.sees)

    def _permissions(self, member: Any) -> Any:
        return SimpleNamespace(view_channel=member.sees)


class Looking:
    """A look-up over that server."""

    def __init__(self) -> None:
        self.server, self.clock = Server(), FixedClock()
        client = SimpleNamespace(get_guild=lambda _: self.server)
        self._members = DiscordMembers(cast(Any, client), self.clock)

    async def sees(self) -> bool:
        return await self._members.sees(CLUB, PIAZZA, ANNA.id)


async def test_roles_are_looked_up_again_after_some_hours() -> None:
    looking = Looking()
    assert await looking.sees()
    looking.server.sees = False
    looking.clock.pass_by(LOOKED_UP_FOR - 1)
    assert await looking.sees()
    assert looking.server.looked_up == 1
    looking.clock.pass_by(1)
    assert not await looking.sees()


async def test_whoever_has_left_the_server_sees_nothing_there() -> None:
    looking = Looking()
    looking.server.fault = discord.NotFound
    assert not await looking.sees()


@pytest.mark.parametrize("fault", [TimeoutError, None])
async def test_where_discord_does_not_say_clearly_everybody_sees(
    fault: type[Exception] | None,
) -> None:
    looking = Looking()
    looking.server.fault, looking.server.sees = fault, False
    looking.server.channel = looking.server.channel if fault else None
    assert await looking.sees()
