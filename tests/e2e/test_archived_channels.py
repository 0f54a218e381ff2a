"""Archived threads, private threads, channels without messages: no table is lost by them."""

import json
import logging
from typing import Any

import pytest
from discord import Permissions
from simcord import ChannelHandle
from simcord.backend.models import Channel, Overwrite
from simcord.enums import ChannelType, OverwriteType

from model.table import Status
from rehearsal.discord_assumptions import limit
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, draw, open_table, say, tongue
from tests.e2e.simulated_people import Player

THREAD_IS_ARCHIVED = 50083
CALLBACK = "/interactions/*/callback"


def made_threads(house: House) -> list[dict[str, Any]]:
    """What was asked of Discord to begin threads with."""
    asked = [r for r in house.requests if r.method == "POST" and r.path.endswith("/threads")]
    return [dict(request.json or {}) for request in asked]


async def test_the_thread_of_a_table_stays_open_for_a_week(house: House) -> None:
    await open_table(house, "bruno", thread=True)
    (asked,) = made_threads(house)
    assert asked["auto_archive_duration"] == limit("thread-stays-open")


async def test_a_press_in_a_locked_thread_is_answered_where_the_bot_may_open_it(
    house: House,
) -> None:
    game = await begin(house, "bruno", "chloe", thread=True)
    who = await game.to_play()
    close(house, game, locked=True)
    allow_managing_threads(house)
    house.fail("POST", CALLBACK, status=400, code=THREAD_IS_ARCHIVED)
    reply = await game.here(who).press(custom_id=f"tavolo:view:{game.code}", on=game.board)
    assert reply.posts[-1].files


async def test_a_press_in_a_locked_thread_the_bot_may_not_open_is_a_line_of_the_log(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "cogs")
    game = await begin(house, "bruno", "chloe", thread=True)
    who = await game.to_play()
    close(house, game, locked=True)
    reply = await game.here(who).press(custom_id=f"tavolo:view:{game.code}", on=game.board)
    assert not reply.posts
    said = [record for record in caplog.records if record.name.startswith("cogs")]
    assert any("its thread is closed" in record.getMessage() for record in said)
    assert all(record.levelno <= logging.INFO and not record.exc_info for record in said)
    await who.mailbox.slash("ruta play", move="draw pile", table=game.code)
    assert (await game.table()).moves == 1, "from elsewhere the game goes on"


async def test_in_a_private_thread_the_bot_is_not_in_no_table_is_opened(house: House) -> None:
    thread = private_thread(house)
    reply = await house.player("bruno").at(thread).slash("ruta new")
    assert reply.is_private
    assert say("it", "table-refusal-not-joined") in reply.text
    assert house.dice.codes == []


async def test_a_table_is_not_brought_to_a_private_thread_the_bot_is_not_in(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    before = (await game.table()).place
    reply = await house.player("bruno").at(private_thread(house)).act("bring", game.code)
    assert say("it", "table-refusal-not-joined") in reply.text
    assert (await game.table()).place == before


async def test_in_a_private_thread_the_bot_was_mentioned_in_a_table_stands_as_anywhere(
    house: House,
) -> None:
    thread = private_thread(house)
    house.env.backend.add_thread_member(thread.id, house.env.backend.bot_user.id)
    await open_table(house, "bruno", place=thread)
    assert house.player("bruno").at(thread).newest.pressable


async def test_people_are_told_what_to_do_when_the_bot_is_put_out_of_their_thread(
    house: House,
) -> None:
    thread = private_thread(house)
    house.env.backend.add_thread_member(thread.id, house.env.backend.bot_user.id)
    house.env.backend.add_thread_member(thread.id, house.player("chloe").id)
    game = await begin(house, "bruno", "chloe", place=thread)
    who, rival = await game.to_play(), await game.waiting()
    house.env.backend.remove_thread_member(thread.id, house.env.backend.bot_user.id)
    await draw(game, who)
    (letter,) = (one for one in rival.letters if not one.is_private)
    assert say(tongue(house, rival), "place-not-joined") in letter.text
    house.env.backend.add_thread_member(thread.id, house.env.backend.bot_user.id)
    await draw(game, rival)
    assert game.board.files, "once it is mentioned there again, boards come"


async def test_where_no_messages_can_be_posted_no_table_is_opened(house: House) -> None:
    here = category(house)
    reply = await house.player("bruno").at(here).slash("ruta new")
    assert reply.is_private
    assert say("it", "table-refusal-no-messages", place=here.mention) in reply.text
    assert house.dice.codes == []


async def test_tables_of_a_server_cannot_all_stand_where_nothing_can_be_posted(
    house: House,
) -> None:
    here = category(house)
    reply = await house.player("ada").at(here).slash("tavolo settings", place="channel")
    assert say("en", "table-refusal-no-messages", place=here.mention) in reply.text
    table = await (await open_table(house, "bruno")).table()
    assert table.place == house.channel("games").id


@pytest.mark.long
@pytest.mark.parametrize("code", [50008, 50024])
async def test_a_table_that_nobody_can_see_has_no_clock_and_its_people_are_told_once_why(
    house: House, code: int
) -> None:
    place = house.channel("games")
    path = f"/channels/{place.id}/messages"
    house.fail("POST", path, status=400, code=code, times=None)
    game = await open_table(house, "bruno")
    await game.here(house.player("chloe")).act("join", game.code)
    await game.here(house.player("bruno")).act("start", game.code)
    assert (await game.table()).status is Status.PLAYING
    vain = posts_to(house, path)
    await house.pass_time(days=4)
    table = await game.table()
    assert all(seat.lapsed == 0 for seat in table.seats)
    assert all(seat.left is not None for seat in table.to_act), "the clock stands"
    assert posts_to(house, path) == vain, "nothing is tried again and again"
    for person in (house.player("bruno"), house.player("chloe")):
        said = say(tongue(house, person), "place-without-messages").partition("/")[0]
        told = [m for m in sent_letters(house, person) if said in m]
        assert len(told) == 1


async def test_a_table_that_nobody_could_see_has_its_clock_once_it_is_brought_elsewhere(
    house: House,
) -> None:
    path = f"/channels/{house.channel('games').id}/messages"
    house.fail("POST", path, status=400, code=50008, times=None)
    game = await open_table(house, "bruno")
    await game.here(house.player("chloe")).act("join", game.code)
    await game.here(house.player("bruno")).act("start", game.code)
    await house.player("bruno").at(house.channel("tavern")).act("bring", game.code)
    game.place = house.channel("tavern")
    assert game.board.files
    assert all(seat.left is None for seat in (await game.table()).to_act), "the clock runs"


def private_thread(house: House) -> ChannelHandle:
    """A private thread that Bruno has begun, without the bot."""
    backend, games, bruno = house.env.backend, house.channel("games"), house.player("bruno")
    kind = ChannelType.PRIVATE_THREAD
    return handle(house, backend.create_thread(games.id, "den", bruno.id, type=kind))


def category(house: House) -> ChannelHandle:
    backend, guild = house.env.backend, house.server.guild
    return handle(house, backend.create_channel(guild.id, "rooms", type=ChannelType.CATEGORY))


def handle(house: House, channel: Channel) -> ChannelHandle:
    return ChannelHandle(house.env, house.server.guild, channel)


def close(house: House, game: Game, *, locked: bool) -> None:
    """The thread of a game is archived, and maybe locked."""
    closed = {"archived": True, "locked": locked}
    house.env.backend.edit_channel(game.place.id, {}, thread_metadata=closed)


def allow_managing_threads(house: House) -> None:
    allowed, bot = Permissions(manage_threads=True).value, house.env.backend.bot_user.id
    overwrite = Overwrite(bot, OverwriteType.MEMBER, allow=allowed)
    house.env.backend.set_overwrite(house.channel("games").id, overwrite)


def posts_to(house: House, path: str) -> int:
    return sum(request.method == "POST" and request.path == path for request in house.requests)


def sent_letters(house: House, person: Player) -> list[str]:
    """The words of everything that was written to somebody, also of what stands no more."""
    path = f"/channels/{person.mailbox.place.id}/messages"
    asked = [r for r in house.requests if r.method in ("POST", "PATCH") and path in r.path]
    return [json.dumps(request.json, ensure_ascii=False) for request in asked]
