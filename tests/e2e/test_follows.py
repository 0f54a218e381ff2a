"""Following a table: one silent direct message, kept up to date, with public information only."""

from collections.abc import Sequence

import pytest
from simcord import HttpLogEntry

from tables.people import follows
from tests.e2e.kinds_of_people import Town
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, draw, open_table, say, tongue
from tests.e2e.simulated_people import Player
from tests.e2e.test_my_commands import sounds
from tests.e2e.whole_games import plain


async def follow(game: Game, who: Player) -> None:
    """By the button below the board that a spectator has asked for."""
    shown = await game.here(who).press("My view", on=game.board)
    reply = await game.here(who).press(
        say(tongue(game.house, who), "follow-button"), on=shown.posts[-1]
    )
    assert reply.is_private
    assert say(tongue(game.house, who), "done-following", code=game.code) in reply.text


def to(who: Player, requests: Sequence[HttpLogEntry]) -> list[str]:
    """What was done in this person's mailbox."""
    return [r.method for r in requests if f"/channels/{who.mailbox.place.id}/" in r.path]


async def test_an_invitation_takes_the_place_of_what_a_spectator_follows(house: House) -> None:
    game, dario = await open_table(house, "ada"), house.player("dario")
    host = game.here(house.player("ada"))
    await game.here(dario).act("follow", game.code)
    await host.invite(dario, game.code)
    (letter,) = dario.letters
    assert say("it", "accept-button") in letter.buttons
    seat = await game.here(dario).press(custom_id="tavolo:seat:", on=game.board)
    assert say("it", "follow-button") not in seat.posts[-1].buttons
    refused = await game.here(dario).act("follow", game.code)
    assert say("it", "table-refusal-follow-invited") in refused.text
    await host.act("change:pace", game.code, "24")
    (letter,) = dario.letters
    assert say("it", "accept-button") in letter.buttons, "it stays an invitation"
    await dario.mailbox.press(custom_id="tavolo:decline:", on=letter)
    await game.here(dario).act("follow", game.code)
    assert say("it", "unfollow-button") in dario.letters[-1].buttons


async def test_one_person_follows_so_many_tables(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(follows, "MOST_FOLLOWED", 1)
    first, second = await begin(house, "ada", "bruno"), await begin(house, "ada", "bruno")
    dario = house.player("dario")
    await dario.at(first.place).act("follow", first.code)
    reply = await dario.at(first.place).act("follow", second.code)
    assert say("it", "table-refusal-follow-many", most=1) in reply.text


@pytest.mark.long
async def test_no_clock_stands_while_a_spectator_cannot_be_reached(house: House) -> None:
    game = await begin(house, "ada", "bruno", pace=12, late="resign", forgives="no")
    dario = house.player("dario")
    await game.here(dario).act("follow", game.code)
    house.fail("PATCH", f"/channels/{dario.mailbox.place.id}/*", status=503, times=None)
    await draw(game, await game.to_play())
    await house.pass_time(hours=13)
    assert (await game.table()).outcome is not None, "the time has run out all the same"


async def test_whoever_does_not_see_the_channel_any_more_is_shown_nothing_more(
    house: House,
) -> None:
    town = Town(house)
    table, host = await town.playing(), town.host.at(town.cellar)
    for who in (town.onlooker, town.manager):
        reply = await who.at(town.cellar).act("follow", table.code)
        assert say("en", "done-following", code=table.code) in reply.text
    after = len(house.requests)
    await town.press("host", f"tavolo:pause-day:{table.code}")
    house.env.backend.guilds[town.guild.id].members[town.onlooker.id].role_ids.clear()
    await host.act("resume", table.code)
    assert say("en", "table-resumed", who="Hanna") in plain(town.onlooker.letters[-1])
    await town.onlooker.at(town.tavern).slash("my tables")
    await town.press("host", f"tavolo:pause-day:{table.code}")
    (letter,) = (each for each in town.onlooker.letters if not each.is_private)
    assert say("en", "letter-unseen-said") in letter.text
    assert (letter.files, letter.pressable) == ({}, ())
    assert town.manager.letters[-1].text.count("⏸") == 1, "the pause is told, once"
    insider = town.guild.roles["insider"]
    house.env.backend.delete_overwrite(town.cellar.id, insider.id)
    await town.host.mailbox.act("resume", table.code)
    assert say("en", "letter-unseen-said") in town.manager.letters[-1].text
    assert sounds(house.requests[after:], town.onlooker) == 0
    assert await house.store.read(lambda r: r.people.followers(table.id)) == []
