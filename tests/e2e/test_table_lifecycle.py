"""A table's life: join, start, leave, call off, resign, rematch."""

import discord
import pytest

from core.texts import Value
from model.refusals import refused
from model.table import PlayerId, Status
from pages.html import TooLargePage
from tables.history.records import read_record
from tables.service import TableService
from tests.e2e import la_strada_game
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, say, tongue
from tests.e2e.simulated_people import Player, Reply
from tests.e2e.whole_games import tables_of_others


def says(house: House, who: Player, reply: Reply, key: str, /, **values: Value) -> bool:
    """Whether the reply tells this, to this person alone and in their language."""
    return reply.is_private and say(tongue(house, who), key, **values) in reply.text


async def status(game: Game) -> Status:
    return (await game.table()).status


# --- the lobby -----------------------------------------------------------------------------------


async def test_the_host_is_asked_again_when_others_would_be_left_out(house: House) -> None:
    ada, bruno, chloe, dario = (house.player(n) for n in ("ada", "bruno", "chloe", "dario"))
    game = await la_strada_game.open_table(house, "ada", players=4, opponent=chloe.member)
    await game.here(ada).invite(dario, game.code)
    await game.here(bruno).press("Join")
    asked = await game.here(ada).act("start", game.code)
    await chloe.mailbox.press(custom_id=f"tavolo:decline:{game.code}")
    again = await game.here(ada).press(custom_id=f"tavolo:begin:{game.code}", on=asked.posts[-1])
    assert says(house, ada, again, "start-leaves-out", people=dario.mention, count=1)
    assert await status(game) is Status.LOBBY


def _card(card: int) -> str:
    from core.decktet import CARDS

    return f"decktet-card-{CARDS[card].key}"


async def test_bots_are_not_invited(house: House) -> None:
    bruno = house.player("bruno")
    bot_user = house.env.create_user("Robot", bot=True)
    robot = house.server.guild.add_member(bot_user)
    reply = await bruno.at(house.channel("games")).slash("ruta new", opponent=robot)
    assert says(house, bruno, reply, "table-refusal-no-bots")
    assert house.dice.codes == []


async def test_a_thread_without_a_table_leaves_nothing_in_its_channel(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(*_: object) -> None:
        raise refused("table-refusal-busy")

    games = house.channel("games")
    ada = house.player("ada").at(games)
    monkeypatch.setattr(TableService, "open", busy)
    reply = await ada.slash("ruta new", thread=True)
    assert say("en", "table-refusal-busy") in reply.text
    begun = [r for r in house.requests if r.method == "POST" and r.path.endswith("/threads")]
    assert begun, "a thread was begun"
    assert not [m for m in games.history() if m.type is discord.MessageType.thread_created]


async def test_one_person_sits_at_no_more_tables_than_a_menu_holds(house: House) -> None:
    ada = house.player("ada").at(house.channel("games"))
    await tables_of_others(house, "ada", 25)
    threads = len(house.threads("games"))
    reply = await ada.slash("ruta new", thread=True)
    assert say("en", "table-refusal-too-many", most=25) in reply.text
    assert len(house.threads("games")) == threads, "no empty thread is left behind"
    offered = await ada.suggestions("table mine", "table")
    assert len(offered) == 25


# --- again ---------------------------------------------------------------------------------------


async def finished(house: House) -> Game:
    game = await begin(house, "bruno", "chloe")
    bruno = house.player("bruno")
    await game.here(bruno).slash("table end")
    await game.here(bruno).press(custom_id="tavolo:resign:")
    return game


async def test_the_record_of_a_finished_game_is_verified_under_the_name_it_has(
    house: House,
) -> None:
    game = await begin(house, "bruno", "chloe")
    ada, bruno = house.player("ada"), house.player("bruno")
    await game.here(bruno).slash("table end")
    await game.here(bruno).press(say("it", "resign-button"))
    offered = await game.here(ada).suggestions("table verify", "table")
    assert list(offered.values()) == [game.code], "she watched it here"
    offered = await bruno.mailbox.suggestions("table verify", "table", game.code[:2].lower())
    assert list(offered.values()) == [game.code], "he played it"
    assert await ada.mailbox.suggestions("table verify", "table") == {}
    reply = await game.here(ada).slash("table verify", table=game.code)
    played = say("en", "verify-played", moves=0, undone=0, resignations=1)
    assert say("en", "verify-well", played=played) in reply.text
    assert "0 moves and a resignation" in played
    file = f"tavolo-{game.code.lower()}.json"
    handed_out = reply.posts[-1].files
    assert list(handed_out) == [file.replace("json", "txt"), file]
    assert f"python verify.py {file}" in reply.text
    assert read_record(handed_out[file]).resignations == 1
    view = await game.here(ada).press(say("en", "view-button"), on=game.board)
    assert view.is_private
    exported = await game.here(ada).press(say("en", "export-button"))
    with_page = dict(exported.posts[-1].files)
    page = with_page.pop(file.replace("json", "html"))
    assert with_page == handed_out
    assert say("en", "export-page-whole") in exported.text
    assert b"Everybody</option>" in page
    for person in ("Bruno", "Chlo", str(bruno.id)):
        assert person.encode() not in page + b"".join(handed_out.values())


async def test_a_page_that_cannot_be_made_is_said_and_the_record_comes_all_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(house, "bruno", "chloe")
    monkeypatch.setattr("pages.page_making.page_of_game", _too_large)
    reply = await game.here(house.player("bruno")).slash("table export")
    assert say("it", "page-refusal-too-large") in reply.text
    assert len(reply.posts[-1].files) == 2


def _too_large(*_: object) -> bytes:
    raise TooLargePage(400_001)


async def test_the_record_of_a_running_game_is_handed_out_in_ones_own_language(
    house: House,
) -> None:
    game = await begin(house, "bruno", "chloe")
    bruno = house.player("bruno")
    reply = await game.here(bruno).slash("table export")
    assert says(house, bruno, reply, "export-public", code=game.code)
    words, file, page = reply.posts[-1].files.values()
    assert say("it", "export-page-own") in reply.text
    assert say("it", "record-public-legend") in words.decode()
    assert b"Giocatore 1" in words
    table = await game.table()
    assert table.seed is not None
    seat = table.seat_of(PlayerId(bruno.id))
    assert seat is not None
    assert say("it", "page-own", game="Ruta", number=seat.seat + 1) in page.decode()
    for secret in ("Bruno", str(bruno.id), table.seed.hex()):
        assert secret.encode() not in words + file + page
    watched = await game.here(house.player("ada")).slash("table export", table=game.code)
    assert say("en", "export-page-public") in watched.text
    dario = house.player("dario")
    game = await la_strada_game.open_table(house, "dario", players=3)
    early = await game.here(dario).slash("table export", table=game.code)
    assert says(house, dario, early, "table-refusal-not-started")
