"""Unwanted invitations: limits, settings, blocks; the inviter never learns of them."""

import pytest

from model.table import Pace
from tables.paces import pace_of
from tables.people.bans import MOST_INVITATIONS
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import open_table, say
from tests.e2e.simulated_people import Reply
from tests.e2e.whole_games import call_off, called
from tests.storage.new_stores import rewrite


async def invite(house: House, who: str = "ada", guest: str = "chloe") -> Reply:
    here = house.player(who).at(house.channel("games"))
    return await here.slash("ruta new", opponent=house.player(guest).member)


async def test_an_invitation_is_blocked_with_one_press_and_nobody_is_told(house: House) -> None:
    chloe = house.player("chloe")
    await chloe.mailbox.slash("my tables")
    game = await open_table(house, "ada", opponent=chloe.member)
    other = await open_table(house, "ada", opponent=chloe.member)
    posts = len(game.posts)
    pressed = await chloe.mailbox.press(say("fr", "block-button"), on=chloe.letters[-1])
    assert say("fr", "block-told-nobody") in pressed.text
    assert "Ada" in pressed.text
    for table in (game, other):
        assert (await table.table()).invited == (), "what was open is declined"
    assert not any("block" in post.text.casefold() for post in game.posts[posts:])
    refused = await invite(house)
    assert refused.is_private
    assert say("en", "table-refusal-not-invitable", people="Chloé") in refused.text
    assert len(house.dice.codes) == 2, "no table was opened"
    listed = await chloe.mailbox.slash("my block")
    assert say("fr", "block-list", people="Ada") in listed.text
    (page,) = listed.posts
    for nobody in (str(chloe.id), "9" * 40, "Zoé"):
        unknown = await chloe.mailbox.forge("tavolo-unban:blocks", nobody, on=page)
        assert say("fr", "table-refusal-nobody-so-called") in unknown.text
    await chloe.mailbox.choose("Ada", custom_id="tavolo-unban:blocks", on=page)
    assert "Ada" not in (await chloe.mailbox.slash("my block")).text
    refusal = say("en", "table-refusal-not-invitable", people="Chloé")
    assert refusal not in (await invite(house)).text


@pytest.mark.parametrize("wish", ["nobody", "known", "block"])
async def test_whoever_does_not_want_it_is_not_to_be_told_from_who_has_blocked(
    house: House, wish: str
) -> None:
    chloe = house.player("chloe")
    if wish == "block":
        await chloe.mailbox.slash("my block", person=house.player("ada").member)
    else:
        settings = await chloe.mailbox.wish(invitations=wish)
        assert say("fr", "settings-invitations", invitations=wish) in settings.text
    refused = await invite(house)
    assert refused.text == f"### {say('en', 'table-refusal-not-invitable', people='Chloé')}"


async def test_a_person_is_not_invited_by_the_same_again_and_again(house: House) -> None:
    ada, chloe = house.player("ada"), house.player("chloe")
    for _ in range(MOST_INVITATIONS):
        game = await open_table(house, "ada", opponent=chloe.member)
        await call_off(game, ada)
    threads = len(house.threads("games"))
    here = ada.at(house.channel("games"))
    refused = await here.slash("ruta new", opponent=chloe.member, thread=True)
    said = say("en", "table-refusal-invited-often", people="Chloé", most=MOST_INVITATIONS)
    assert said in refused.text
    assert len(house.threads("games")) == threads, "no empty thread is left behind"


async def test_an_invitation_that_finds_the_door_shut_is_a_call_in_the_channel(
    house: House,
) -> None:
    chloe = house.player("chloe")
    await chloe.mailbox.wish(calls="direct")
    house.close_mailbox(chloe)
    game = await open_table(house, "ada", opponent=chloe.member)
    assert called(game.board) == {chloe.id}
    assert say("en", "call-lobby", people=chloe.mention) in game.board.text
    again = await open_table(house, "ada", opponent=chloe.member)
    assert called(again.board) == {chloe.id}, "by the lobby itself, as her door is known to be shut"
    assert len(again.posts) == 1


async def test_all_invitations_are_declined_with_one_press(house: House) -> None:
    chloe = house.player("chloe")
    games = [await open_table(house, who, opponent=chloe.member) for who in ("ada", "bruno")]
    pace, *_ = pace_of(Pace())
    assert say("en", pace.key, **pace.values) in chloe.letters[-1].text, "what they would agree to"
    pressed = await chloe.mailbox.press(custom_id="tavolo:decline-all:", on=chloe.letters[-1])
    assert say("fr", "done-declined-all", count=2) in pressed.text
    for game in games:
        assert (await game.table()).invited == ()
    again = await chloe.mailbox.slash("my block")
    assert say("fr", "block-list-empty") in again.text


async def test_an_invitation_that_cannot_be_declined_stands_in_no_others_way(house: House) -> None:
    chloe = house.player("chloe")
    sound = await open_table(house, "ada", opponent=chloe.member)
    spoilt = await open_table(house, "bruno", opponent=chloe.member)
    await rewrite(house.store, spoilt.code, game="whist")
    pressed = await chloe.mailbox.press(custom_id="tavolo:decline-all:", on=chloe.letters[-1])
    assert say("fr", "done-declined-all", count=1) in pressed.text
    assert (await sound.table()).invited == ()


async def test_somebody_never_seen_is_written_to_in_the_language_of_the_table(
    house: House,
) -> None:
    dario = house.player("dario")
    bruno = house.player("bruno").at(house.channel("games"))
    manager = house.player("ada").at(house.channel("games"))
    await manager.slash("tavolo settings", language="it")
    await bruno.slash("ruta new", opponent=dario.member)
    (code,) = house.dice.codes
    heading = say("it", "letter-invitation", game="Ruta", code=code)
    assert heading in dario.letters[-1].text, "nothing is known of theirs"


async def test_after_accepting_in_the_mailbox_the_hand_is_shown_once(house: House) -> None:
    chloe = house.player("chloe")
    game = await open_table(house, "ada", opponent=chloe.member)
    reply = await chloe.mailbox.press(custom_id="tavolo:join:", on=chloe.letters[-1])
    assert say("fr", "done-started-letter", code=game.code) in reply.text
    assert reply.posts[-1].files == {}
    assert chloe.letters[-1].files, "it stands in the letter"
    view = await chloe.mailbox.press(custom_id="tavolo:view:", on=chloe.letters[-1])
    assert view.posts[-1].files
