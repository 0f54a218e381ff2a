"""Member look-ups: cached visibility of channels, and access kept if the answer is unclear."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.interaction.access import LOOKED_UP_FOR, DiscordMembers
from tests.tables.sample_tables import ANNA, CLUB, PIAZZA, FixedClock


class Server:
    """A server with one channel, whose members are looked up."""

    def __init__(self) -> None:
        self.id = CLUB
        self.sees = True
        self.looked_up = 0
        self.fault: type[Exception] | None = None
        self.default_role = SimpleNamespace(sees=True)
        self.overwrites: dict[object, discord.PermissionOverwrite] = {}
        self.channel: Any = SimpleNamespace(
            guild=self, permissions_for=self._permissions, overwrites=self.overwrites
        )

    def get_channel_or_thread(self, _place: int) -> Any:
        return self.channel

    async def fetch_channel(self, _place: int) -> Any:
        raise _not_found()

    async def fetch_member(self, player: int) -> Any:
        self.looked_up += 1
        if self.fault is discord.NotFound:
            raise _not_found()
        if self.fault is not None:
            raise self.fault
        return SimpleNamespace(id=player, guild=self, sees=self.sees)

    def _permissions(self, member: Any) -> Any:
        return SimpleNamespace(view_channel=member.sees)


def _not_found() -> discord.NotFound:
    return discord.NotFound(cast(Any, SimpleNamespace(status=404, reason="")), "")


class Elsewhere:
    """Discord's answers about a server of another process: a thread and its channel."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.open = True
        self.roles: list[str] = []

    async def get_guild(self, guild: int, *, with_counts: bool) -> Any:
        self.asked.append("server")
        roles = [_role(guild), _role(_FRIENDS)]
        return {"id": str(guild), "name": "", "roles": roles, "owner_id": "1"}

    async def get_channel(self, place: int) -> Any:
        self.asked.append("thread" if place == PIAZZA else "channel")
        return _thread(place) if place == PIAZZA else _channel(place, is_open=self.open)

    async def get_member(self, guild: int, player: int) -> Any:
        self.asked.append("member")
        person = {"id": str(player), "username": "", "discriminator": "0", "avatar": None}
        return {"user": person, "roles": self.roles, "joined_at": "2026-01-01", "flags": 0}


_FRIENDS, _HALL = 77, 78
_VIEW = str(discord.Permissions(view_channel=True).value)


def _role(role: int) -> dict[str, Any]:
    return {"id": str(role), "name": "", "permissions": _VIEW, "position": 0, "color": 0}


def _channel(channel: int, *, is_open: bool) -> dict[str, Any]:
    shut = {"id": str(CLUB), "type": 0, "allow": "0", "deny": _VIEW}
    let_in = {"id": str(_FRIENDS), "type": 0, "allow": _VIEW, "deny": "0"}
    overwrites = [] if is_open else [shut, let_in]
    kind = {"id": str(channel), "type": 0, "guild_id": str(CLUB), "name": "", "position": 0}
    return {**kind, "permission_overwrites": overwrites}


def _thread(thread: int) -> dict[str, Any]:
    archive: dict[str, Any] = {"archived": False, "auto_archive_duration": 60}
    archive["archive_timestamp"] = "2026-01-01T00:00:00+00:00"
    counts = {"message_count": 0, "member_count": 0}
    kind = {"id": str(thread), "type": 11, "guild_id": str(CLUB), "parent_id": str(_HALL)}
    return {**kind, "name": "", "owner_id": "1", "thread_metadata": archive, **counts}


class Looking:
    """A look-up over that server."""

    def __init__(self) -> None:
        self.server, self.clock = Server(), FixedClock()
        client = SimpleNamespace(get_guild=lambda _: self.server)
        self._members = DiscordMembers(cast(Any, client), self.clock)

    async def sees(self) -> bool:
        return await self._members.sees(CLUB, PIAZZA, ANNA.id)

    async def hears(self) -> bool:
        return await self._members.hears(CLUB, PIAZZA, ANNA.id)


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


async def test_nobody_is_looked_up_for_a_channel_that_all_see() -> None:
    looking = Looking()
    looking.server.sees = False
    assert await looking.hears()
    assert looking.server.looked_up == 0
    looking.server.default_role.sees = False
    assert not await looking.hears()


@pytest.mark.parametrize("shut_out", [True, False])
async def test_whoever_a_role_may_shut_out_of_an_open_channel_is_looked_up(shut_out: bool) -> None:
    looking = Looking()
    looking.server.overwrites["loud"] = discord.PermissionOverwrite(view_channel=False)
    looking.server.sees = not shut_out
    assert await looking.hears() is not shut_out


async def test_of_a_server_that_another_process_serves_discord_is_asked() -> None:
    discord_says, clock = Elsewhere(), FixedClock()
    client = discord.Client(intents=discord.Intents.none())
    client.http = client._connection.http = cast(Any, discord_says)
    members = DiscordMembers(client, clock)
    assert await members.sees(CLUB, PIAZZA, ANNA.id)
    discord_says.open = False
    assert await members.sees(CLUB, PIAZZA, ANNA.id)
    assert discord_says.asked == ["server", "thread", "member", "channel"]
    clock.pass_by(LOOKED_UP_FOR)
    assert not await members.sees(CLUB, PIAZZA, ANNA.id)
    clock.pass_by(LOOKED_UP_FOR)
    discord_says.roles = [str(_FRIENDS)]
    assert await members.sees(CLUB, PIAZZA, ANNA.id)


@pytest.mark.parametrize("fault", [TimeoutError, None])
async def test_where_discord_does_not_say_clearly_everybody_sees(
    fault: type[Exception] | None,
) -> None:
    looking = Looking()
    looking.server.fault, looking.server.sees = fault, False
    looking.server.channel = looking.server.channel if fault else None
    assert await looking.sees()
