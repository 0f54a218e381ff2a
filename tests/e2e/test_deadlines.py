"""Deadlines: reminders, and what happens to a player who misses them."""

import pytest
from discord import AutoShardedClient

from model.table import Status
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, draw, open_table, say, tongue
from tests.e2e.simulated_people import Player

DAY = 24


async def reminders(game: Game, who: Player) -> list[str]:
    heading = say(tongue(game.house, who), "letter-reminder", game="Ruta", code=game.code)
    return [letter.text for letter in who.letters if heading in letter.text]


POLICIES = ("wait", "play", "resign")


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
