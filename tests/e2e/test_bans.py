"""Bans of a server or the house: how they are set, and everything they prevent."""

import pytest
import pytest_asyncio

from core.texts import text
from model.table import HOUSE, GuildId, PlayerId, Status
from storage.transaction.transaction import Transaction
from tests.e2e.cup_of_ruta import open_cup
from tests.e2e.kinds_of_people import Town
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import begin, say, tongue
from tests.e2e.simulated_people import Player, Reply
from tests.e2e.test_authority import DEEDS, RESULTS, SHOWN, _do, _table
from tests.e2e.test_doctor import own
from tests.e2e.whole_games import plain

CELLS = [
    (name, way)
    for name, deed in DEEDS.items()
    for way in ("typed", "pressed")
    if getattr(deed, way)
]


def manager(house: House) -> Player:
    """The server belongs to the first of its people."""
    return house.player("ada")


async def asked(house: House, whom: Player, by: Player | None = None, **options: bool) -> Reply:
    """The question whether somebody is to be kept out, or let in again."""
    here = (by or manager(house)).at(house.channel("games"))
    is_here = whom.member.guild.id == house.server.guild.id
    person = whom.member if is_here else whom.member.user
    return await here.slash("tavolo ban", person=person, **options)


async def banned(house: House, whom: Player, by: Player | None = None, **options: bool) -> Reply:
    """Somebody is kept out."""
    question = await asked(house, whom, by, **options)
    here = (by or manager(house)).at(house.channel("games"))
    return await here.press(custom_id="tavolo-ban:ban:", on=question.posts[-1])


def is_refused(house: House, who: Player, reply: Reply) -> bool:
    """Whether somebody is told, privately and in their language, that they may not play."""
    words = say(tongue(house, who), "table-refusal-banned")
    return reply.is_private and reply.posts[-1].text == f"### {words}"


# --- how it is done ------------------------------------------------------------------------------


async def test_a_manager_who_plays_is_told_that_a_ban_wins_them_nothing(house: House) -> None:
    game = await begin(house, "ada", "bruno")
    cup = await open_cup(house)
    await cup.enter("ada", "bruno", "chloe")
    await cup.begin()
    bruno = house.player("bruno")
    question = await asked(house, bruno)
    assert say("en", "ban-takes-cups", count=1) in question.text
    said = [say("en", "ban-takes-rivals", count=count) for count in (1, 2)]
    assert any(line in question.text for line in said), "two if Bruno has no bye"
    await banned(house, bruno)
    assert (await game.table()).status is Status.CANCELLED
    assert say("en", "table-ended-without", who="Bruno", ends=text("ends-without-result")) in plain(
        game.board
    )
    stored = await cup.stored()
    assert stored.entrant_of(PlayerId(house.player("ada").id)) is None


async def test_a_long_list_has_pages(house: House) -> None:
    server = GuildId(house.server.guild.id)

    def fill(tx: Transaction) -> None:
        for n in range(30):
            tx.blocks.save_ban(server, PlayerId(7_000 + n), n)

    await house.store.transact(fill)
    here = manager(house).at(house.channel("games"))
    first = await here.slash("tavolo ban")
    assert ("<@7024>" in first.text, "<@7025>" in first.text) == (True, False)
    second = await here.press(custom_id="tavolo-turn:bans-server:2", on=first.posts[-1])
    assert ("<@7024>" in second.text, "<@7025>" in second.text) == (False, True)
    await here.choose("7029", custom_id="tavolo-unban:server", on=second.posts[-1])
    assert not await house.store.read(lambda r: r.blocks.is_banned(PlayerId(7_029), [server]))


async def test_the_owner_keeps_somebody_out_everywhere(house: House) -> None:
    town, chloe, bruno = Town(house), house.player("chloe"), house.player("bruno")
    own(house, chloe)
    game = await begin(house, "bruno", "dario")
    refused = await asked(house, bruno, everywhere=True)
    assert say("en", "ban-refusal-not-owner") in refused.text, "a manager is not the owner"
    await banned(house, town.foreigner, chloe, everywhere=True)
    await banned(house, bruno, chloe, everywhere=True)
    assert bruno.id not in (await game.table()).owners
    abroad = await town.foreigner.at(town.inn).slash("ruta new")
    assert is_refused(house, bruno, await bruno.at(house.channel("games")).slash("ruta new"))
    assert say("en", "table-refusal-banned") in abroad.text
    listed = await chloe.mailbox.slash("tavolo ban", everywhere=True)
    assert "Bruno" in listed.text
    by_manager = await manager(house).at(house.channel("games")).slash("tavolo ban")
    assert "Bruno" not in by_manager.text, "that is not the server's business"
    shown = await game.here(bruno).slash("tavolo rules", game="ruta")
    turned = await game.here(bruno).forge("tavolo-turn:bans-house:1", on=shown.posts[-1])
    assert say("it", "ban-refusal-not-owner") in turned.text
    await chloe.mailbox.choose(str(bruno.id), custom_id="tavolo-unban:house", on=listed.posts[-1])
    assert not await house.store.read(lambda r: r.blocks.is_banned(PlayerId(bruno.id), [HOUSE]))


# --- every door ----------------------------------------------------------------------------------


async def opens(house: House) -> Reply:
    return await house.player("bruno").at(house.channel("games")).slash("ruta new")


# --- everything that can be done at a table ------------------------------------------------------


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def town_with_ban(town: Town) -> Town:
    """A town in which one person is banned."""
    await town.ban()
    return town


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize(("name", "way"), CELLS)
async def test_at_a_table_they_change_nothing_and_read_what_all_see(
    town_with_ban: Town, name: str, way: str
) -> None:
    table = await _table(town_with_ban, DEEDS[name].at)
    reply = await _do(town_with_ban, "kept out", DEEDS[name], way, table)
    assert reply.is_private
    assert await town_with_ban.house.table(table.code) == table
    refused = say("en", "table-refusal-banned") in reply.text
    assert not (refused and RESULTS[name][0] == SHOWN)
    assert refused or RESULTS[name][0] != "done"
