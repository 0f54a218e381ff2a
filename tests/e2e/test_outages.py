"""After an outage a table's newest post shows the new deadline, and notifies nobody."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from discord import AutoShardedClient

from bot import Tavolo
from model.table import HOUR, MINUTE, Status
from tests.e2e import la_strada_game, ruta_game
from tests.e2e.running_bot import House
from tests.e2e.whole_games import Game, called
from workers.health import SLOT, Heard

Outage = Callable[[House, float], Awaitable[None]]
GAMES: dict[str, Any] = {"ruta": ruta_game.begin, "la-strada": la_strada_game.begin}
DAY = 24 * HOUR
AWAY = 13
"""Hours, one more than a move may take."""


async def the_process_is_away(house: House, hours: float) -> None:
    await house.env.bot.close()
    await house.pass_time(hours=hours)
    await house.restart()


async def the_gateway_is_down(house: House, hours: float) -> None:
    running = house.env.bot
    assert isinstance(running, AutoShardedClient)
    shard = running.shards[0]
    await shard.disconnect()
    await house.pass_time(hours=hours)
    await shard.reconnect()


async def every_request_is_refused(house: House, hours: float) -> None:
    for method in ("POST", "PATCH"):
        house.fail(method, "/channels/*/messages*", status=503, times=None)
    await house.pass_time(hours=hours)
    house.env.backend.faults.clear()


OUTAGES: tuple[Outage, ...] = (
    the_process_is_away,
    the_gateway_is_down,
    every_request_is_refused,
)


@pytest.mark.long
@pytest.mark.parametrize("outage", OUTAGES, ids=lambda outage: outage.__name__)
@pytest.mark.parametrize("key", GAMES)
async def test_the_board_tells_the_true_deadline_after_an_outage(
    key: str, outage: Outage, house: House
) -> None:
    game: Game = await GAMES[key](house, "ada", "bruno", pace=12, late="resign")
    await outage(house, AWAY)
    await house.pass_time(seconds=900)
    table = await game.table()
    assert (table.status, table.to_act[0].lapsed) == (Status.PLAYING, 0)
    deadline = table.to_act[0].deadline
    assert deadline is not None
    assert stamp(deadline) in game.board.text


@pytest.mark.parametrize("key", GAMES)
async def test_a_post_that_cannot_be_edited_is_followed_by_a_silent_one(
    key: str, house: House
) -> None:
    game: Game = await GAMES[key](house, "ada", "bruno", pace=12)
    house.fail("PATCH", f"/channels/{game.place.id}/messages/*", status=403, code=50005, times=None)
    before = [post.message.id for post in game.posts]
    await the_process_is_away(house, AWAY)
    await house.pass_time(seconds=660)
    (fresh,) = [post for post in game.posts if post.message.id not in before]
    deadline = (await game.table()).to_act[0].deadline or 0
    assert stamp(deadline) in fresh.text
    assert called(fresh) == set()
    house.env.backend.faults.clear()


async def test_a_restart_of_some_minutes_costs_no_table_a_request(house: House) -> None:
    game = await ruta_game.begin(house, pace=12)
    before = len(house.requests)
    await the_process_is_away(house, 0.1)
    places = f"/channels/{game.place.id}/messages"
    assert [one.path for one in house.requests[before:] if one.path.startswith(places)] == []


async def test_what_a_deaf_gateway_took_is_given_back_and_the_doctor_says_so(house: House) -> None:
    """Five days are known in which somebody acted every ten minutes; then nothing arrives."""
    game = await ruta_game.begin(house, "ada", "bruno", pace=12, late="resign")
    running = house.env.bot
    assert isinstance(running, Tavolo)
    silences = running._silences
    assert silences is not None
    now = round(house.env.now().timestamp() * 1000)
    slots = set(range((now - 5 * DAY) // SLOT, now // SLOT))
    silences._shards[0] = Heard(now - 5 * DAY, now, slots=slots)
    ada, bruno = (house.player(name).at(house.channel("games")) for name in ("ada", "bruno"))
    await ada.slash("tavolo help")
    before = (await game.table()).to_act[0].deadline or 0
    await house.pass_time(hours=1.25)
    assert ((await game.table()).to_act[0].deadline or 0) - before < MINUTE
    await ada.slash("tavolo help")
    await bruno.slash("tavolo help")
    await house.pass_time(seconds=900)
    given = ((await game.table()).to_act[0].deadline or 0) - before
    assert HOUR < given < 1.5 * HOUR
    told = await ada.slash("tavolo doctor")
    assert "Discord passed on nothing that was pressed or typed" in told.text


def stamp(deadline: int) -> str:
    """How Discord is told of this instant, whatever its form."""
    return f"<t:{deadline // 1000}:"
