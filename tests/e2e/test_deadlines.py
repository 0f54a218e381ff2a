"""Deadlines: reminders, and what happens to a player who misses them."""

import pytest
from discord import AutoShardedClient

from core.translatable_text import Moment
from model.table import Status
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, called, draw, open_table, say, tongue
from tests.e2e.simulated_people import Player
from tests.e2e.whole_games import say_in_public, wish_for_letters
from workers import markup

DAY = 24


async def reminders(game: Game, who: Player) -> list[str]:
    heading = say(tongue(game.house, who), "letter-reminder", game="Ruta", code=game.code)
    return [letter.text for letter in who.letters if heading in letter.text]


async def test_a_reminder_comes_at_half_time_to_the_one_who_is_awaited_alone(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=24)
    who, rival = await game.to_play(), await game.waiting()
    for person in (who, rival):
        await game.here(person).wish(calls="direct")
    posts = len(game.posts)
    await house.pass_time(hours=11.9)
    assert await reminders(game, who) == []
    await house.pass_time(hours=0.2)
    (reminder,) = await reminders(game, who)
    assert say(tongue(house, who), "table-reminder-halfway", code=game.code) in reminder
    assert await reminders(game, rival) == []
    assert len(game.posts) == posts, "whoever is called by letters is so reminded"


async def test_whoever_is_called_in_the_channel_is_reminded_there_twice(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=24)
    who, posts = await game.to_play(), len(game.posts)
    await house.pass_time(hours=22.1)
    assert len(game.posts) == posts + 2
    assert await reminders(game, who) == []
    due = markup.date((await game.table()).to_act[0].deadline or 0)
    assert say("en", "call-reminder", people=who.mention) in game.board.text
    assert f"Within 2 hours. {due}" in game.board.text
    assert called(game.board) == {who.id}


async def test_whoever_has_played_is_reminded_of_nothing(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=24)
    first = await game.to_play()
    await draw(game, first)
    await draw(game, await game.to_play())
    await draw(game, first)
    await house.pass_time(hours=20)
    assert await reminders(game, first) == []


@pytest.mark.long
async def test_a_patient_table_waits_on_and_says_so(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12, late="wait")
    who = await game.to_play()
    deadline = (await game.table()).to_act[0].deadline
    await house.pass_time(hours=12.1)
    table = await game.table()
    assert table.moves == 0
    assert table.status is Status.PLAYING
    assert table.to_act[0].deadline == (deadline or 0) + DAY * 3_600_000
    assert await game.to_play() is who
    assert called(game.board) == {who.id}
    await house.pass_time(hours=12)
    await draw(game, who)
    assert (await game.table()).moves == 1


@pytest.mark.long
async def test_a_patient_table_is_quiet_for_a_day_after_it_has_called(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12, late="wait")
    who = await game.to_play()
    await house.pass_time(hours=12.1)
    posts, letters = len(game.posts), len(who.letters)
    await house.pass_time(hours=23)
    assert (len(game.posts), len(who.letters)) == (posts, letters)
    await house.pass_time(hours=1)
    assert (len(game.posts), len(who.letters)) == (posts + 1, letters), "one letter a table"
    assert say("en", "table-late-wait-still", who="").strip() in game.board.text
    assert called(game.board) == {who.id}


async def test_the_house_moves_for_whoever_stays_away(house: House) -> None:
    await wish_for_letters(house, "bruno", "chloe")
    game = await begin(house, "bruno", "chloe", pace=12, late="play")
    who, rival = await game.to_play(), await game.waiting()
    await house.pass_time(hours=12.1)
    (move,) = await house.moves(game.code)
    assert move.actor is None
    assert await game.to_play() is rival
    assert called(game.board) == {rival.id}
    heading = say(tongue(house, rival), "letter-turn", game="Ruta", code=game.code, move=1)
    assert heading in rival.letters[-1].text
    view = await game.view_of(who)
    assert view.hand is not None
    assert len(view.hand) == 3
    await draw(game, rival)
    await draw(game, who)


async def test_a_strict_table_resigns_for_whoever_stays_away(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12, late="resign")
    rival = await game.waiting()
    await house.pass_time(hours=12.1)
    table = await game.table()
    assert table.status is Status.FINISHED
    assert table.outcome is not None
    assert [table.people[seat] for seat in table.outcome.winners] == [rival.id]
    assert called(game.board) == set(table.people)


async def test_a_table_without_a_limit_is_never_late(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=0)
    posts = len(game.posts)
    await house.pass_time(hours=13)
    assert len(game.posts) == posts
    assert (await game.table()).to_act[0].deadline is None
    who = await game.to_play()
    reply = await game.here(who).slash("table status")
    assert say(tongue(house, who), "status-heading", game="Ruta", code=game.code) in reply.text
    assert "<t:" not in reply.text


POLICIES = ("wait", "play", "resign")


@pytest.mark.long
@pytest.mark.parametrize("late", POLICIES)
async def test_while_every_post_is_refused_nobody_loses(house: House, late: str) -> None:
    await wish_for_letters(house, "bruno", "chloe")
    game = await begin(house, "bruno", "chloe", pace=12, late=late)
    house.fail("POST", "/channels/*/messages", status=503, times=None)
    await draw(game, await game.to_play())
    awaited = await game.to_play()
    before = await game.table()
    await house.pass_time(hours=13)
    table = await game.table()
    assert (table.status, table.moves) == (Status.PLAYING, before.moves)
    assert table.to_act[0].lapsed == 0
    house.env.backend.faults.clear()
    await house.pass_time(hours=0.5)
    call = awaited.letters[-1]
    heading = say(tongue(house, awaited), "letter-turn", game="Ruta", code=game.code)
    assert heading in call.text, "one call, and no reminders of a time that was not theirs"
    deadline = (await game.table()).to_act[0].deadline or 0
    assert deadline > house.env.now().timestamp() * 1000 + 11 * 3_600_000
    assert f"<t:{deadline // 1000}:f>" in call.text
    await house.pass_time(hours=11)
    assert (await game.table()).to_act[0].lapsed == 0
    await house.pass_time(hours=1)
    after = await game.table()
    assert after.version > table.version, "a full pace after the call it passes"


@pytest.mark.long
@pytest.mark.parametrize("late", POLICIES)
async def test_while_the_gateway_is_away_nobody_loses(house: House, late: str) -> None:
    game = await begin(house, "bruno", "chloe", pace=12, late=late)
    await house.pass_time(hours=1)
    before = await game.table()
    running = house.env.bot
    assert isinstance(running, AutoShardedClient)
    shard = running.shards[0]
    await shard.disconnect()
    await house.pass_time(hours=13)
    assert await game.table() == before
    await shard.reconnect()
    await house.pass_time(hours=10)
    table = await game.table()
    assert (table.status, table.moves) == (Status.PLAYING, before.moves)
    assert table.to_act[0].lapsed == 0
    await house.pass_time(hours=1.2)
    assert (await game.table()).version > table.version


async def test_a_deadline_that_passes_while_the_bot_is_down_is_given_back(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=12, late="resign")
    await house.pass_time(hours=1)
    await house.env.bot.close()
    await house.pass_time(hours=30)
    await house.restart()
    assert (await game.table()).status is Status.PLAYING
    await house.pass_time(hours=12)
    assert (await game.table()).status is Status.FINISHED


@pytest.mark.long
async def test_a_lobby_waits_for_a_week(house: House) -> None:
    game = await open_table(house, pace=12)
    await house.pass_time(hours=13)
    assert (await game.table()).status is Status.LOBBY
    assert len(game.posts) == 1
    await house.pass_time(days=5.5)
    until = Moment((await game.table()).created_at + 7 * DAY * 3_600_000)
    assert say_in_public("lobby-closing", until=until) in game.posts[-1].text
    await house.pass_time(days=1)
    assert (await game.table()).status is Status.CANCELLED
    assert say("en", "table-closed") in game.posts[-1].text


async def test_the_lobby_the_start_and_the_status_say_how_much_time_there_is(house: House) -> None:
    game = await open_table(house, pace=24, late="resign", reserve="small")
    day, hours = say("en", "time-days", count=1), say("en", "time-hours", count=2)
    told = (
        say("en", "pace-limited", time=day),
        say("en", "pace-bank", start=day, increment=hours, most=say("en", "time-days", count=2)),
        say("en", "when-late-resign"),
    )
    assert all(line in game.board.text for line in told)
    await game.here(house.player("bruno")).press(custom_id=f"tavolo:join:{game.code}")
    assert all(line in game.board.text for line in told), "and once more when the game begins"
    await draw(game, await game.to_play())
    assert told[1] not in game.board.text
    reply = await game.here(house.player("ada")).slash("table status")
    assert all(line in reply.text for line in told)
    assert reply.text.count(day) > 2, "and what each has in reserve"
    await house.pass_time(hours=30)
    reply = await game.here(house.player("ada")).slash("table status")
    reserve = say("en", "bank-of", who="", time=say("en", "time-hours", count=18)).strip()
    assert reserve in reply.text, "whoever thinks longer draws on it"


async def test_a_live_game_has_minutes(house: House) -> None:
    game = await begin(house, "bruno", "chloe", pace=-1, late="play")
    await house.pass_time(seconds=9 * 60)
    assert (await game.table()).moves == 0
    await house.pass_time(seconds=2 * 60)
    assert (await game.table()).moves == 1
