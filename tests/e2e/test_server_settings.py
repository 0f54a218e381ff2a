"""A server's default settings for its tables."""

from typing import Any

import pytest
from discord import ChannelType, Permissions
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tables.model.table import Pace
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import open_table, say
from tests.e2e.simulated_people import Player, Reply


async def ask(house: House, who: Player, where: str = "games", **changes: Any) -> Reply:
    return await who.at(house.channel(where)).slash("tavolo settings", **changes)


def manager(house: House) -> Player:
    """The server belongs to the first of its people."""
    return house.player("ada")


async def test_what_is_usual_is_shown_until_something_is_wished(house: House) -> None:
    reply = await ask(house, manager(house))
    assert reply.is_private
    for told in (
        say("en", "server-language", language="auto"),
        say("en", "server-place", place="here"),
        say("en", f"when-late-{Pace().late}"),
    ):
        assert told in reply.text


async def test_tables_begin_as_the_server_wishes(house: House) -> None:
    await ask(house, manager(house), language="it", pace=24, late="play")
    await house.restart()
    reply = await ask(house, manager(house))
    assert say("en", "server-language", language="it") in reply.text
    table = await (await open_table(house, "bruno")).table()
    assert (table.locale, table.pace) == ("it", Pace(24, "play"))


async def test_whoever_opens_a_table_may_say_otherwise(house: House) -> None:
    await ask(house, manager(house), language="it", pace=24, late="play", place="thread")
    game = await open_table(house, "bruno", locale="fr", pace=0, thread=False)
    table = await game.table()
    assert (table.locale, table.pace) == ("fr", Pace(None, "play"))
    assert table.place == house.channel("games").id


async def test_one_wish_leaves_the_others_as_they_are(house: House) -> None:
    await ask(house, manager(house), language="it", pace=24)
    await ask(house, manager(house), language="auto")
    table = await (await open_table(house, "bruno")).table()
    assert (table.locale, table.pace) == ("en", Pace(24))


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


async def test_tables_may_all_stand_in_one_channel(house: House) -> None:
    tavern = house.channel("tavern")
    reply = await ask(house, manager(house), "tavern", place="channel")
    assert f"<#{tavern.id}>" in reply.text
    bruno = house.player("bruno")
    opened = await bruno.at(house.channel("games")).slash("ruta new")
    assert f"<#{tavern.id}>" in opened.text
    assert bruno.at(tavern).newest.buttons
    assert all(post.is_private for post in bruno.at(house.channel("games")).posts)


async def test_a_channel_that_somebody_cannot_see_is_not_theirs(house: House) -> None:
    tavern, bruno = house.channel("tavern"), house.player("bruno")
    await ask(house, manager(house), "tavern", place="channel")
    denied = Permissions(view_channel=True).value
    overwrite = Overwrite(target_id=bruno.id, type=OverwriteType.MEMBER, allow=0, deny=denied)
    house.env.backend.set_overwrite(tavern.id, overwrite)
    table = await (await open_table(house, "bruno")).table()
    assert table.place == house.channel("games").id


async def test_a_permission_that_lacks_there_is_named(house: House) -> None:
    tavern, bot = house.channel("tavern"), house.env.backend.bot_user.id
    await ask(house, manager(house), "tavern", place="channel")
    denied = Permissions(attach_files=True).value
    overwrite = Overwrite(target_id=bot, type=OverwriteType.MEMBER, allow=0, deny=denied)
    house.env.backend.set_overwrite(tavern.id, overwrite)
    refused = await house.player("ada").at(house.channel("games")).slash("ruta new")
    assert say("en", "permission-attach-files") in refused.text


@pytest.mark.parametrize("changes", [{}, {"pace": 24}])
async def test_only_those_who_manage_the_server_may(house: House, changes: dict[str, Any]) -> None:
    refused = await ask(house, house.player("bruno"), **changes)
    assert say("it", "server-refusal") in refused.text
    elsewhere = await manager(house).mailbox.slash("tavolo settings", **changes)
    assert say("en", "server-refusal") in elsewhere.text
    table = await (await open_table(house, "bruno")).table()
    assert table.pace == Pace()
