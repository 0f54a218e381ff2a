"""Bans of a server or the house: how they are set, and everything they prevent."""

import json
from collections.abc import Awaitable, Callable

import pytest
import pytest_asyncio

from core.texts import Moment, text
from model.table import HOUSE, GuildId, PlayerId, Status
from storage.transaction.transaction import Transaction
from tests.e2e.cup_of_ruta import open_cup
from tests.e2e.kinds_of_people import Town
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import begin, draw, open_table, say, tongue
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


async def test_a_manager_is_asked_first_and_told_what_it_takes(house: House) -> None:
    game, lobby = await begin(house, "bruno", "chloe"), await open_table(house, "bruno")
    bruno = house.player("bruno")
    question = await asked(house, bruno)
    assert question.is_private
    for key, values in (
        ("ban-ask-ban", {"who": "Bruno", "scope": "server"}),
        ("ban-takes-games", {"count": 1}),
        ("ban-takes-lobbies", {"count": 1}),
        ("ban-told-nobody", {}),
    ):
        assert say("en", key, **values) in question.text
    assert bruno.id in (await game.table()).people, "only asked so far"
    await house.restart()
    here = manager(house).at(house.channel("games"))
    done = await here.press(custom_id="tavolo-ban:ban:", on=question.posts[-1])
    assert done.is_private
    assert say("en", "ban-done", who="Bruno", scope="server") in done.text
    assert bruno.id not in (await game.table()).owners
    assert (await lobby.table()).status is Status.CANCELLED
    assert say("en", "table-seat-left", who="Bruno") in game.board.text
    await game.here(house.player("dario")).press(custom_id="tavolo:take:", on=game.board)
    assert house.player("dario").id in (await game.table()).people


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


async def test_who_is_kept_out_is_listed_and_let_in_again(house: House) -> None:
    ada, bruno = manager(house), house.player("bruno")
    here = ada.at(house.channel("games"))
    await begin(house, "bruno", "chloe")
    assert say("en", "ban-list-empty") in (await here.slash("tavolo ban")).text
    await banned(house, bruno)
    since = Moment(house.server.time.now())
    listed = await here.slash("tavolo ban")
    assert listed.is_private
    assert "Bruno" in listed.text
    done = await here.choose(str(bruno.id), custom_id="tavolo-unban:server", on=listed.posts[-1])
    assert say("en", "unban-done", who="Bruno") in done.text
    assert bruno.id in (await (await open_table(house, "bruno")).table()).people
    await banned(house, bruno)
    again = await asked(house, bruno)
    assert say("en", "ban-ask-lift", who="Bruno", scope="server") in again.text
    assert say("en", "ban-since", since=since) in again.text
    await here.press(custom_id="tavolo-ban:lift:", on=again.posts[-1])
    await open_table(house, "bruno")


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


async def test_only_who_manages_the_server_keeps_anybody_out_or_reads_of_it(house: House) -> None:
    ada, bruno, chloe = (house.player(name) for name in ("ada", "bruno", "chloe"))
    question, listed = await asked(house, chloe), None
    await banned(house, house.player("dario"))
    listed = await ada.at(house.channel("games")).slash("tavolo ban")
    here = bruno.at(house.channel("games"))
    shown = await here.slash("tavolo rules", game="ruta")
    (press,) = (p for p in question.posts[-1].pressable if "tavolo-ban" in str(p["custom_id"]))
    (menu,) = (m for m in listed.posts[-1].selects if "tavolo-unban" in str(m["custom_id"]))
    for reply in (
        await asked(house, chloe, bruno),
        await here.slash("tavolo ban"),
        await here.forge(str(press["custom_id"]), on=shown.posts[-1]),
        await here.forge("tavolo-turn:bans-server:1", on=shown.posts[-1]),
        await here.forge(str(menu["custom_id"]), str(house.player("dario").id), on=shown.posts[-1]),
    ):
        assert reply.is_private
        assert say("it", "ban-refusal-not-manager") in reply.text
        assert "Dario" not in reply.text
    assert say("en", "ban-refusal-not-manager") in (await ada.mailbox.slash("tavolo ban")).text
    server = GuildId(house.server.guild.id)
    known = await house.store.read(lambda r: r.blocks.banned_in(server))
    assert [ban.player for ban in known] == [house.player("dario").id]


async def test_who_could_undo_it_at_once_is_not_kept_out(house: House) -> None:
    town = Town(house)
    ada = manager(house)
    assert say("en", "ban-refusal-yourself") in (await asked(house, ada)).text
    forged = await ada.at(house.channel("games")).slash("tavolo rules", game="ruta")
    own_id = f"tavolo-ban:ban:server:{ada.id}"
    reply = await ada.at(house.channel("games")).forge(own_id, on=forged.posts[-1])
    assert say("en", "ban-refusal-yourself") in reply.text
    refused = await asked(house, town.manager)
    assert say("en", "ban-refusal-manager", who="Max") in refused.text
    chloe = house.player("chloe")
    own(house, chloe)
    assert say("en", "ban-refusal-manager", who="Chloé") in (await asked(house, chloe)).text


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


async def opens_a_thread(house: House) -> Reply:
    reply = await house.player("bruno").at(house.channel("games")).slash("ruta new", thread=True)
    assert not house.threads("games")
    return reply


async def joins_by_button(house: House) -> Reply:
    game = await open_table(house, "chloe")
    return await game.here(house.player("bruno")).press(custom_id="tavolo:join:", on=game.board)


async def joins_by_code(house: House) -> Reply:
    game = await open_table(house, "chloe")
    return await game.here(house.player("bruno")).act("join", game.code)


async def takes_a_seat(house: House) -> Reply:
    game = await begin(house, "chloe", "dario")
    ada = manager(house)
    here = game.here(ada)
    page = (await here.act("manage", game.code)).posts[-1]
    sure = await here.choose("Dario", custom_id=f"tavolo-manage:{game.code}:seat", on=page)
    await here.press(custom_id="tavolo:free:", on=sure.posts[-1])
    return await game.here(house.player("bruno")).press(custom_id="tavolo:take:", on=game.board)


@pytest.mark.parametrize(
    "door", [opens, opens_a_thread, joins_by_button, joins_by_code, takes_a_seat]
)
async def test_whoever_is_kept_out_finds_the_door_shut(
    house: House, door: Callable[[House], Awaitable[Reply]]
) -> None:
    await open_table(house, "bruno")
    await banned(house, house.player("bruno"))
    assert is_refused(house, house.player("bruno"), await door(house))


async def test_buttons_and_commands_of_before_play_no_more(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    bruno = house.player("bruno")
    while (await game.to_play()) is not bruno:
        await draw(game, await game.to_play())
    view = (await game.here(bruno).press(custom_id="tavolo:play:", on=game.board)).posts[-1]
    old = next(str(b["custom_id"]) for b in view.pressable if "ruta-" in str(b["custom_id"]))
    await banned(house, bruno)
    assert is_refused(house, bruno, await draw(game, bruno))
    before = await game.table()
    shown = (await game.here(bruno).slash("tavolo rules", game="ruta")).posts[-1]
    mailbox = (await bruno.mailbox.slash("tavolo rules", game="ruta")).posts[-1]
    unknown = say("it", "table-refusal-unknown")
    for where, custom_id, on in (
        (game.here(bruno), old, shown),
        (game.here(bruno), f"tavolo:return:{game.code}", shown),
        (game.here(bruno), f"tavolo:resign:{game.code}", shown),
        (bruno.mailbox, old, mailbox),
        (bruno.mailbox, f"tavolo:return:{game.code}", mailbox),
    ):
        reply = await where.forge(custom_id, on=on)
        assert reply.is_private
        assert on is not mailbox or unknown in reply.text
        assert not [b for b in reply.posts[-1].pressable if "ruta-" in str(b["custom_id"])]
    assert await game.table() == before
    read = await game.here(bruno).slash("table board", table=game.code)
    assert read.posts[-1].files, "what everybody sees they see as well"


async def test_an_invitation_of_before_opens_nothing(house: House) -> None:
    game = await open_table(house, "chloe", opponent=house.player("bruno").member)
    bruno = house.player("bruno")
    (letter,) = bruno.letters
    accept = next(str(b["custom_id"]) for b in letter.pressable if ":join:" in str(b["custom_id"]))
    await banned(house, bruno)
    assert (await game.table()).invited == ()
    (letter,) = bruno.letters
    assert letter.pressable == ()
    shown = await bruno.mailbox.slash("tavolo rules", game="ruta")
    reply = await bruno.mailbox.forge(accept, on=shown.posts[-1])
    assert say("it", "table-refusal-unknown") in reply.text, "the table is out of their reach"
    shown = await game.here(bruno).slash("tavolo rules", game="ruta")
    reply = await game.here(bruno).forge(accept, on=shown.posts[-1])
    assert is_refused(house, bruno, reply)


async def test_nobody_can_invite_them_and_nobody_is_told_why(house: House) -> None:
    bruno, chloe = house.player("bruno"), house.player("chloe")
    lobby = await open_table(house, "chloe")
    over = await begin(house, "chloe", "bruno")
    await over.here(chloe).slash("table end", table=over.code)
    await over.here(chloe).press(custom_id="tavolo:resign:")
    assert (await over.table()).status is Status.FINISHED
    await banned(house, bruno)
    letters = len(bruno.letters)
    here = chloe.at(house.channel("games"))
    why = say("fr", "table-refusal-not-invitable", people="Bruno")
    for reply in (
        await here.slash("ruta new", opponent=bruno.member),
        await here.invite(bruno, lobby.code),
        await here.press(custom_id="tavolo:rematch:", on=over.board),
    ):
        assert reply.is_private
        assert why in reply.text
    assert len(bruno.letters) == letters
    own_wish = await over.here(bruno).press(custom_id="tavolo:rematch:", on=over.board)
    assert is_refused(house, bruno, own_wish)


# --- what stays theirs ---------------------------------------------------------------------------


async def press_privacy(who: Player, deed: str) -> Reply:
    """Press a button of the page of what is kept about oneself."""
    page = (await who.mailbox.slash("my privacy")).posts[0]
    return await who.mailbox.press(custom_id=f"tavolo-privacy:{deed}:", on=page)


async def test_they_have_what_is_theirs_and_being_forgotten_lifts_no_ban(house: House) -> None:
    bruno = house.player("bruno")
    await open_table(house, "bruno")
    await banned(house, bruno)
    for command in ("my tables", "my settings", "my privacy", "tavolo rules", "table list"):
        reply = await bruno.at(house.channel("games")).slash(command)
        assert not is_refused(house, bruno, reply)
    exported = await press_privacy(bruno, "export")
    (raw,) = exported.posts[-1].files.values()
    (row,) = json.loads(raw)["kept"]["ban"]
    assert (row["guild_id"], row["player_id"]) == (str(house.server.guild.id), str(bruno.id))
    question = await press_privacy(bruno, "ask")
    await bruno.mailbox.press(custom_id="tavolo-privacy:forget:", on=question.posts[-1])
    await house.pass_time(seconds=5)
    server = GuildId(house.server.guild.id)
    assert await house.store.read(lambda r: r.blocks.banned_in(server)) == []
    here = manager(house).at(house.channel("games"))
    assert say("en", "ban-list-forgotten", count=1) in (await here.slash("tavolo ban")).text
    assert is_refused(house, bruno, await opens(house))
    await house.pass_time(seconds=5)
    assert "Bruno" in (await here.slash("tavolo ban")).text, "they are back, and known again"


async def test_whoever_is_forgotten_is_let_in_again_by_their_name(house: House) -> None:
    bruno = house.player("bruno")
    await banned(house, bruno)
    question = await press_privacy(bruno, "ask")
    await bruno.mailbox.press(custom_id="tavolo-privacy:forget:", on=question.posts[-1])
    await house.pass_time(seconds=5)
    await banned(house, bruno)
    again = await asked(house, bruno)
    here = manager(house).at(house.channel("games"))
    await here.press(custom_id="tavolo-ban:lift:", on=again.posts[-1])
    assert say("en", "ban-list-empty") in (await here.slash("tavolo ban")).text
    await open_table(house, "bruno")


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
