"""Unwanted invitations: limits, settings, blocks; the inviter never learns of them."""

from tables.people.bans import MOST_INVITATIONS
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import open_table, say
from tests.e2e.simulated_people import Reply
from tests.e2e.whole_games import call_off
from tests.storage.new_stores import rewrite


async def invite(house: House, who: str = "ada", guest: str = "chloe") -> Reply:
    here = house.player(who).at(house.channel("games"))
    return await here.slash("ruta new", opponent=house.player(guest).member)


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
