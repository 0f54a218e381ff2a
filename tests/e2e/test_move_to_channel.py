"""Moving a table to another channel, by its host or a manager of the server."""

from pathlib import Path

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from benchmarks.posts_left import Left, count_left
from model.table import TableCode
from tests.e2e.concurrent_presses import press_at_once
from tests.e2e.kinds_of_people import Town
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import begin, draw, open_table, say
from tests.e2e.simulated_people import Player, PlayerHere


@pytest.mark.parametrize("thread", [False, True], ids=["in the channel", "in a thread"])
async def test_what_a_game_leaves_in_its_channel_is_little_if_it_has_a_thread(
    tmp_path: Path, thread: bool
) -> None:
    """Whole games of every title: ``python -m benchmarks.posts_left``."""
    left = await count_left("jacynth", tmp_path, thread=thread, most=9)
    if thread:
        assert left == Left(messages=2, pictures=0, buttons=0), "the lobby, and that there is one"
    else:
        assert left.pictures >= 9
        assert left.buttons == 1, "under the newest post"


async def test_a_press_for_a_thread_that_comes_twice_makes_one(house: House) -> None:
    game, bruno = await open_table(house, "bruno"), house.player("bruno")
    page = (await game.here(bruno).slash("table mine")).posts[-1]
    press = (bruno, page, f"tavolo:thread:{game.code}")
    _, again = await press_at_once(press, press)
    assert [thread.id for thread in house.threads("games")] == [(await game.table()).place]
    assert say("it", "table-refusal-stale", code=game.code) in again.text


@pytest.mark.parametrize("who", ["chloe", "a manager"])
async def test_a_thread_is_for_the_host_and_whoever_manages_the_server(
    house: House, who: str
) -> None:
    game = await open_table(house, "bruno")
    other = house.player("chloe" if who == "chloe" else "ada")
    page = (await game.here(other).slash("table mine", table=game.code)).posts[-1]
    offered = any("tavolo:thread:" in str(each["custom_id"]) for each in page.pressable)
    assert offered == (who == "a manager")
    reply = await game.here(other).act("thread", game.code)
    assert len(house.threads("games")) == offered
    assert (say("fr", "table-refusal-not-mover") in reply.text) != offered


async def test_no_thread_is_offered_where_there_can_be_none(house: House) -> None:
    house.env.backend.create_thread(house.channel("games").id, "Chat", house.player("ada").id)
    (chat,) = house.threads("games")
    talk = house.server.guild.create_voice_channel("talk")
    for place in (chat, talk):
        game = await open_table(house, "bruno", place=place)
        page = (await game.here(house.player("bruno")).slash("table mine", table=game.code)).posts
        assert "tavolo:change:" in str(page[-1].pressable)
        assert "tavolo:thread:" not in str(page[-1].pressable)
        reply = await game.here(house.player("bruno")).act("thread", game.code)
        assert say("it", "table-refusal-stale", code=game.code) in reply.text
        assert (await game.table()).place == place.id


async def test_a_permission_that_lacks_for_a_thread_is_named_privately(house: House) -> None:
    game = await open_table(house, "bruno")
    denied = discord.Permissions(create_public_threads=True).value
    bot = house.env.backend.bot_user.id
    overwrite = Overwrite(target_id=bot, type=OverwriteType.MEMBER, allow=0, deny=denied)
    house.env.backend.set_overwrite(game.place.id, overwrite)
    reply = await game.here(house.player("bruno")).act("thread", game.code)
    assert reply.is_private
    assert say("it", "permission-create-public-threads") in reply.text
    assert (await game.table()).place == game.place.id
    assert not house.threads("games")


async def test_whoever_manages_the_server_finds_a_table_whose_place_is_gone(house: House) -> None:
    town = Town(house)
    table = await town.playing()
    outsider = town.guild.create_role("steward", permissions=discord.Permissions(manage_guild=True))
    steward = Player(town.guild.add_member(house.env.create_user("sara"), roles=[outsider]))
    here = steward.at(town.tavern)
    unknown = say("en", "table-refusal-unknown").partition("/")[0]
    assert unknown in (await here.act("bring", table.code)).text, "they cannot see it"
    assert unknown in (await here.slash("table status", table=table.code)).text
    house.env.backend.delete_channel(town.cellar.id)
    for name in ("hidden channel", "manager of another server"):
        assert unknown in (await town.kinds[name].slash("table status", table=table.code)).text
    reply = await here.act("bring", table.code)
    assert say("en", "done-brought", code=table.code) in reply.text
    moved = await house.store.read(lambda r: r.tables.by_code(table.code))
    assert moved is not None
    assert moved.place == town.tavern.id


async def test_nobody_is_called_where_they_can_see_nothing(house: House) -> None:
    town = Town(house)
    table = await town.playing()
    guild = house.server.guild
    assert guild.me is not None
    den = guild.create_text_channel(
        "den",
        overwrites={
            guild.default_role: discord.PermissionOverwrite(view_channel=False),
            town.host.member: discord.PermissionOverwrite(view_channel=True),
            guild.me: discord.PermissionOverwrite(view_channel=True),
        },
    )
    reply = await town.host.at(den).act("bring", table.code)
    assert say("en", "table-refusal-bring-unseen", people="Player 2", code=table.code) in reply.text
    reply = await town.host.at(town.tavern).act("bring", table.code)
    assert say("en", "done-brought", code=table.code) in reply.text


@pytest.fixture
async def abroad(house: House) -> tuple[Town, PlayerHere, TableCode]:
    """A game whose people are also in another server, which the table's host manages."""
    town = Town(house)
    table = await town.playing()
    away = Player(town.abroad.add_member(town.host.member.user)).at(town.inn)
    town.abroad.add_member(town.seated.member.user)
    return town, away, table.code


async def test_nobody_takes_others_to_a_server_they_rule(
    abroad: tuple[Town, PlayerHere, TableCode],
) -> None:
    _, away, code = abroad
    reply = await away.act("bring", code)
    assert say("en", "table-refusal-abroad") in reply.text


async def test_nobody_takes_others_away_whose_server_another_process_serves(
    house: House, abroad: tuple[Town, PlayerHere, TableCode]
) -> None:
    town, away, code = abroad
    house.env.bot._connection._guilds.pop(town.guild.id)
    reply = await away.act("bring", code)
    assert say("en", "table-refusal-abroad") in reply.text


async def test_a_table_of_a_server_the_bot_has_left_is_taken_to_another(
    house: House, abroad: tuple[Town, PlayerHere, TableCode]
) -> None:
    town, away, code = abroad
    house.env.backend.remove_guild(town.guild.id)
    reply = await away.act("bring", code)
    assert say("en", "done-brought", code=code) in reply.text


async def test_whoever_followed_a_table_is_told_that_it_has_gone_and_shown_no_more(
    house: House,
) -> None:
    game = await begin(house, "bruno", "chloe")
    ada = house.player("ada")
    await game.here(ada).act("follow", game.code)
    await house.player("bruno").at(house.channel("tavern")).act("bring", game.code)
    (letter,) = ada.letters
    assert say("en", "letter-left-said") in letter.text
    assert letter.files == {}
    assert letter.pressable == ()
    game.place = house.channel("tavern")
    await draw(game, await game.to_play())
    (letter,) = ada.letters
    assert letter.files == {}
    reply = await game.here(ada).act("follow", game.code)
    assert say("en", "done-following", code=game.code) in reply.text
    (anew,) = (post for post in ada.letters if not post.is_private)
    assert anew.files == game.board.files
