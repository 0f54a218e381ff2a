"""The *Apps* menu on a person: play with them, list their games."""

import pytest
from simcord import MemberActor

from tables.people.bans import MOST_INVITATIONS
from tests.e2e.kinds_of_people import OUTSIDE, Town
from tests.e2e.running_bot import House
from tests.e2e.simulated_people import Player, Reply
from tests.e2e.test_results import finished
from tests.e2e.whole_games import has, say, tongue

PLAY, GAMES = "Play with …", "Their games"

WHO = ["ada", "bruno", "chloe"]


def robot(house: House) -> MemberActor:
    """Another bot of the server."""
    return house.server.guild.add_member(house.env.create_user("robot", bot=True))


async def chosen(house: House, who: str, whom: str, game: str) -> Reply:
    """Somebody asks to play with somebody, and takes this game."""
    here = house.player(who).at(house.channel("games"))
    offered = await here.apps(PLAY, house.player(whom).member)
    assert offered.is_private
    return await here.press(custom_id=f"tavolo-play:{game}:", on=offered.posts[-1])


# --- play with them ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["ruta", "la-strada", "strada-romana", "stratego4"])
async def test_a_table_is_as_the_command_opens_it_that_names_the_opponent(
    house: House, game: str
) -> None:
    ada, bruno = house.player("ada"), house.player("bruno")
    await chosen(house, "ada", "bruno", game)
    group = {"stratego4": "stratego"}.get(game, game)
    await ada.at(house.channel("games")).slash(f"{group} new", opponent=bruno.member)
    one, other = [await house.table(code) for code in house.dice.codes]
    for said in ("game", "guild", "place", "locale", "size", "options", "pace", "invited"):
        assert getattr(one, said) == getattr(other, said), said


@pytest.mark.parametrize("who", WHO)
async def test_nobody_plays_with_a_bot_or_with_themselves(house: House, who: str) -> None:
    player = house.player(who)
    here, language = player.at(house.channel("games")), tongue(house, player)
    for whom, key in ((robot(house), "no-bots"), (player.member, "yourself")):
        reply = await here.apps(PLAY, whom)
        assert reply.is_private
        assert say(language, f"table-refusal-{key}") in reply.text
        assert not has(reply.posts[-1].pressable, "tavolo-play:")
    assert not house.dice.codes


async def test_nobody_is_flooded_with_invitations(house: House) -> None:
    for _ in range(MOST_INVITATIONS):
        await chosen(house, "ada", "bruno", "ruta")
    here = house.player("ada").at(house.channel("games"))
    reply = await here.apps(PLAY, house.player("bruno").member)
    often = say("en", "table-refusal-invited-often", people="Bruno", most=MOST_INVITATIONS)
    assert often in reply.text


async def test_what_a_button_names_is_looked_at_again(house: House) -> None:
    ada, bruno = house.player("ada"), house.player("bruno")
    here = ada.at(house.channel("games"))
    offered = (await here.apps(PLAY, bruno.member)).posts[-1]
    for forged, key in (
        (f"tavolo-play:ruta:{robot(house).id}", "no-bots"),
        (f"tavolo-play:ruta:{ada.id}", "yourself"),
        ("tavolo-play:ruta:1", "person-gone"),
        (f"tavolo-play:chess:{bruno.id}", "unknown-game"),
    ):
        reply = await here.forge(forged, on=offered)
        assert reply.is_private
        assert say("en", f"table-refusal-{key}") in reply.text
    house.env.backend.remove_member(house.server.guild.id, bruno.id)
    gone = await here.press(custom_id="tavolo-play:ruta:", on=offered)
    assert say("en", "table-refusal-person-gone") in gone.text
    mailbox = ada.mailbox
    elsewhere = await mailbox.slash("tavolo learn", game="ruta")
    reply = await mailbox.forge(f"tavolo-play:ruta:{bruno.id}", on=elsewhere.posts[-1])
    assert say("en", "table-refusal-only-in-server") in reply.text
    assert not house.dice.codes


# --- their games ---------------------------------------------------------------------------------


async def test_of_a_table_out_of_reach_nothing_is_told(house: House) -> None:
    town = Town(house)
    table, game, over = await town.lobby(), await town.playing(), await town.finished()
    all_three = [table.code, game.code, over.code]
    for kind, here in town.kinds.items():
        if kind in OUTSIDE and kind != "hidden channel":
            continue  # another server, or none: Discord offers the host's menu nowhere there
        if kind in ("invited", "seated"):
            here = (town.invited if kind == "invited" else town.seated).at(town.tavern)
        reply = await here.apps(GAMES, town.host.member)
        told = [code for code in all_three if code in reply.text]
        reached = {"hidden channel": [], "invited": [table.code]}
        assert told == reached.get(kind, all_three), kind
    nothing = await town.shut_out.at(town.tavern).apps(GAMES, town.host.member)
    assert say("en", "person-games-none", who="Hanna") in nothing.text
    assert not nothing.posts[-1].selects


async def test_who_is_awaited_somewhere_is_not_listed_there(house: House) -> None:
    bruno = house.player("bruno")
    await chosen(house, "ada", "bruno", "ruta")
    (code,) = house.dice.codes
    here = house.player("chloe").at(house.channel("games"))
    assert code not in (await here.apps(GAMES, bruno.member)).text
    assert code in (await here.apps(GAMES, house.player("ada").member)).text


async def test_who_hides_from_leaderboards_shows_no_rating_here_either(house: House) -> None:
    game = await finished(house, "ada", "chloe")
    chloe = house.player("chloe")
    here = game.here(house.player("bruno"))
    assert "≈" in (await here.apps(GAMES, chloe.member)).text
    await chloe.mailbox.wish(leaderboard="hidden")
    reply = await here.apps(GAMES, chloe.member)
    assert "≈" not in reply.text
    assert game.code in reply.text, "what the channel has told stays told"


async def test_of_oneself_one_reads_what_others_read(house: House) -> None:
    game = await finished(house, "ada", "chloe")
    ada: Player = house.player("ada")
    assert game.code in (await game.here(ada).apps(GAMES, ada.member)).text
