"""The role that a server lets the bot ping when a table opens: once, rarely, nobody else."""

from typing import Any

import pytest
from discord import Permissions
from simcord import RoleHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.e2e import la_strada_game
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, open_table, say
from tests.e2e.simulated_people import Player, Reply

NO_ROLE: dict[str, Any] = {"no-role": True}


@pytest.fixture
def players(house: House) -> RoleHandle:
    """Create a mentionable role whose only member is Dario."""
    role = house.server.guild.create_role("players", mentionable=True)
    give(house, house.player("dario"), role)
    return role


def give(house: House, who: Player, role: RoleHandle) -> None:
    """Put somebody into a role."""
    house.env.backend.guilds[house.server.guild.id].members[who.id].role_ids.append(role.id)


async def wish(house: House, where: str = "games", **changes: Any) -> Reply:
    """What whoever manages the server wishes."""
    return await house.player("ada").at(house.channel(where)).slash("tavolo settings", **changes)


def called(house: House) -> list[list[int]]:
    """The roles that each message to the channel was to notify, in order."""
    path = f"/channels/{house.channel('games').id}/messages"
    posts: list[Any] = [r.json for r in house.requests if (r.method, r.path) == ("POST", path)]
    return [[*map(int, (p.get("allowed_mentions") or {}).get("roles", ()))] for p in posts]


async def test_a_lobby_that_goes_on_is_edited_without_calling_again(
    house: House, players: RoleHandle
) -> None:
    await wish(house, role=players)
    game = await la_strada_game.open_table(house, "bruno", players=3)
    await game.here(house.player("chloe")).press(custom_id="tavolo:join:", on=game.board)
    assert called(house) == [[players.id], []], "the host's call to begin is for the host alone"
    assert f"<@&{players.id}>" not in game.board.text
    assert "Chloé" in game.board.text


async def test_a_table_that_is_full_before_it_is_posted_calls_nobody(
    house: House, players: RoleHandle
) -> None:
    await wish(house, role=players)
    path = f"/channels/{house.channel('games').id}/messages"
    house.fail("POST", path, status=503, times=6)
    bruno, chloe = (house.player(name).at(house.channel("games")) for name in ("bruno", "chloe"))
    await bruno.slash("ruta new")
    await chloe.act("join", house.dice.codes[-1])
    tried = len(called(house))
    await house.pass_time(hours=1)
    assert called(house)[tried:]
    assert not any(called(house)[tried:])


async def test_without_a_wish_nobody_is_called_and_everybody_never(house: House) -> None:
    assert say("en", "server-role-none") in (await wish(house)).text
    await open_table(house, "bruno")
    assert called(house) == [[]]
    everyone = house.server.guild.default_role
    reply = await wish(house, role=everyone)
    assert reply.is_private
    assert say("en", "server-refusal-everyone") in reply.text
    await open_table(house, "chloe")
    assert called(house) == [[], []]


async def test_a_wish_is_taken_back_and_only_by_managers(house: House, players: RoleHandle) -> None:
    await wish(house, role=players)
    games = house.channel("games")
    refused = await house.player("bruno").at(games).slash("tavolo settings", **NO_ROLE)
    assert say("it", "server-refusal") in refused.text
    assert say("en", "server-role-none") in (await wish(house, **NO_ROLE)).text
    await open_table(house, "bruno")
    assert called(house) == [[]]


async def test_a_role_that_would_not_be_notified_is_told_of_and_not_called(house: House) -> None:
    quiet = house.server.guild.create_role("quiet", mentionable=False)
    name = f"<@&{quiet.id}>"
    mute = say("en", "server-role-mute", role=name, minutes=30)
    games, bot = house.channel("games"), house.env.backend.bot_user.id
    no_mentions = Permissions(mention_everyone=True).value
    deny = Overwrite(target_id=bot, type=OverwriteType.MEMBER, allow=0, deny=no_mentions)
    house.env.backend.set_overwrite(games.id, deny)
    assert mute in (await wish(house, role=quiet)).text
    doctor = await house.player("ada").at(games).slash("tavolo doctor")
    assert mute in doctor.text
    game = await open_table(house, "bruno")
    assert (called(house), name in game.board.text) == ([[]], False)
    allow = Overwrite(target_id=bot, type=OverwriteType.MEMBER, allow=no_mentions, deny=0)
    house.env.backend.set_overwrite(games.id, allow)
    assert say("en", "server-role", role=name, minutes=30) in (await wish(house)).text
    await open_table(house, "bruno")
    assert called(house)[1:] == [[quiet.id]]


async def test_a_deleted_role_is_told_of_once_and_troubles_no_table(
    house: House, players: RoleHandle
) -> None:
    await wish(house, role=players)
    house.env.backend.delete_role(house.server.guild.id, players.id)
    game = await open_table(house, "bruno")
    assert called(house) == [[]]
    assert f"<@&{players.id}>" not in game.board.text
    gone = say("en", "server-role-gone")
    doctor = await house.player("ada").at(house.channel("games")).slash("tavolo doctor")
    assert gone in doctor.text
    assert gone in (await wish(house)).text
    again = await wish(house)
    assert gone not in again.text
    assert say("en", "server-role-none") in again.text


async def test_a_game_that_is_played_calls_no_role(house: House, players: RoleHandle) -> None:
    game: Game = await begin(house, "ada", "bruno")
    await wish(house, role=players)
    over = game.here(house.player("bruno"))
    await over.slash("table end", table=game.code)
    await over.press(custom_id="tavolo:resign:")
    await over.press(custom_id="tavolo:rematch:", on=game.board)
    assert [roles for roles in called(house) if roles] == []
