"""A server's default settings for its tables."""

from typing import Any

import msgspec
import pytest
from discord import ChannelType

from model.message import Subject
from model.table import Pace
from storage.database.statements import change
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, open_table, say
from tests.e2e.simulated_people import Player, Reply


async def ask(house: House, who: Player, where: str = "games", **changes: Any) -> Reply:
    return await who.at(house.channel(where)).slash("tavolo settings", **changes)


def manager(house: House) -> Player:
    """The server belongs to the first of its people."""
    return house.player("ada")


async def test_one_wish_leaves_the_others_as_they_are(house: House) -> None:
    await ask(house, manager(house), language="it", pace=24)
    await ask(house, manager(house), language="auto")
    table = await (await open_table(house, "bruno")).table()
    assert (table.locale, table.pace) == ("en", Pace(24, forgives=True))


async def test_tables_may_stand_in_a_thread_each(house: House) -> None:
    await ask(house, manager(house), place="thread")
    table = await (await open_table(house, "bruno")).table()
    assert [thread.id for thread in house.threads("games")] == [table.place]
    await ask(house, manager(house), place="here")
    table = await (await open_table(house, "bruno")).table()
    assert table.place == house.channel("games").id


@pytest.mark.parametrize("wish", ["of the server", "of the person"])
async def test_a_new_thread_asked_for_in_a_thread_is_made_beside_it(
    house: House, wish: str
) -> None:
    ada = house.player("ada")
    if wish == "of the server":
        await ask(house, manager(house), place="thread")
    house.env.backend.create_thread(house.channel("games").id, "After the game", ada.id)
    (chat,) = house.threads("games")
    asked = {"thread": True} if wish == "of the person" else {}
    table = await (await open_table(house, "ada", place=chat, **asked)).table()
    assert table.place in {thread.id for thread in house.threads("games")} - {chat.id}


async def test_without_a_wish_for_a_new_thread_a_table_stands_in_the_thread(house: House) -> None:
    await ask(house, manager(house), place="thread")
    house.env.backend.create_thread(house.channel("games").id, "Chat", house.player("ada").id)
    (chat,) = house.threads("games")
    table = await (await open_table(house, "ada", place=chat, thread=False)).table()
    assert table.place == chat.id
    assert [thread.id for thread in house.threads("games")] == [chat.id]


async def test_what_is_said_in_a_private_thread_stays_there(house: House) -> None:
    await ask(house, manager(house), place="thread")
    backend, games = house.env.backend, house.channel("games")
    den = backend.create_thread(
        games.id, "den", backend.bot_user.id, type=ChannelType.private_thread.value
    )
    place = next(one for one in games.threads if one.id == den.id)
    refused = await house.player("ada").at(place).slash("ruta new", thread=True)
    assert say("en", "table-refusal-no-threads", place=f"<#{den.id}>") in refused.text
    table = await (await open_table(house, "ada", place=place)).table()
    assert table.place == den.id, "it is apart already"


@pytest.mark.parametrize("wish", ["of the server", "of the person"])
async def test_where_there_are_no_threads_the_wish_for_one_is_refused(
    house: House, wish: str
) -> None:
    if wish == "of the server":
        await ask(house, manager(house), place="thread")
    talk = house.server.guild.create_voice_channel("talk")
    asked = {"thread": True} if wish == "of the person" else {}
    refused = await house.player("ada").at(talk).slash("ruta new", **asked)
    assert refused.is_private
    assert say("en", "table-refusal-no-threads", place=f"<#{talk.id}>") in refused.text
    assert house.dice.codes == []
    table = await (await open_table(house, "ada", place=talk, thread=False)).table()
    assert table.place == talk.id


async def over_after(house: House, posts: int) -> Game:
    """A game between the manager and Bruno that has left so many boards in its channel."""
    game = await begin(house, "ada", "bruno")
    number = (await game.table()).id
    subject = Subject("table", number)
    (before,) = await house.store.read(lambda r: r.messages.about(subject))
    assert before.posts == 2, "the lobby and the first board"
    stands = msgspec.structs.replace(before, posts=posts - 1)
    row = {"document": msgspec.json.encode(stands), "id": number}
    sql = "UPDATE message SET document = :document WHERE subject_id = :id AND person_id = 0"
    await house.store.database.write(lambda connection: change(connection, sql, row))
    await game.here(house.player("bruno")).slash("table end", table=game.code)
    await game.here(house.player("bruno")).press(custom_id="tavolo:resign:")
    return game


async def test_a_manager_is_offered_threads_once_after_a_game_of_forty_posts(
    house: House,
) -> None:
    game, ada = await over_after(house, 40), manager(house)
    offer = say("en", "threads-offer", count=40, place=game.place.mention)
    seen = [post.text for post in game.here(house.player("dario")).posts]
    bruno = await game.here(house.player("bruno")).press(custom_id=f"tavolo:view:{game.code}")
    assert "tavolo:threads:" not in str(bruno.posts[-1].pressable), "who manages nothing"
    reply = await game.here(ada).press(custom_id=f"tavolo:view:{game.code}")
    assert reply.is_private
    assert offer in reply.text
    assert [post.text for post in game.here(house.player("dario")).posts] == seen
    again = await game.here(ada).press(custom_id=f"tavolo:view:{game.code}", on=game.board)
    assert "tavolo:threads:" not in str(again.posts[-1].pressable), "once is enough"
    settings = await game.here(ada).press(say("en", "threads-button"), on=reply.posts[-1])
    assert say("en", "server-place", place="thread") in settings.text
    table = await (await open_table(house, "bruno")).table()
    assert [thread.id for thread in house.threads("games")] == [table.place]


@pytest.mark.parametrize("why", ["few posts", "in a thread", "in one channel"])
async def test_threads_are_not_offered_where_they_are_not_needed(house: House, why: str) -> None:
    places = {"few posts": "here", "in a thread": "thread", "in one channel": "channel"}
    await ask(house, manager(house), place=places[why])
    game = await over_after(house, 39 if why == "few posts" else 99)
    reply = await game.here(manager(house)).press(custom_id=f"tavolo:view:{game.code}")
    assert "tavolo:threads:" not in str(reply.posts[-1].pressable)


async def test_only_a_manager_may_have_tables_in_threads(house: House) -> None:
    game = await open_table(house, "bruno")
    refused = await game.here(house.player("bruno")).act("threads", game.code)
    assert say("it", "server-refusal") in refused.text
    assert (await (await open_table(house, "bruno")).table()).place == game.place.id
