"""The stream tells only that something has changed, to whom it has, and ends with the bot."""

import asyncio

import aiohttp
import pytest

from model.table import PlayerId, TableCode, TableId
from storage.privacy.erasure import PersonalData
from tests.e2e import ruta_game
from tests.e2e.running_bot import House
from tests.e2e.stratego4_game import begin as begin_stratego
from tests.e2e.stratego4_game import deploy
from tests.tables.sample_tables import NOON, FixedClock
from tests.web.devices import Devices
from web.news import ALIVE, News, Whose

CHANGED = b"data: changed\n\n"


async def next_of(stream: aiohttp.ClientResponse) -> bytes:
    async with asyncio.timeout(20):
        return await stream.content.readuntil(b"\n\n")


@pytest.mark.usefixtures("slowly")
async def test_a_stream_says_that_a_table_has_changed_and_nothing_else(
    house: House, devices: Devices
) -> None:
    game, other = await ruta_game.begin(house), await ruta_game.begin(house)
    device = await devices.sign_in(game, await game.waiting())
    stream = await devices.stream(device, game.code)
    assert stream.headers["Content-Type"] == "text/event-stream"
    assert await next_of(stream) == CHANGED, "it may have missed something"
    await ruta_game.draw(other, await other.to_play())
    await house.pass_time(seconds=1)
    await ruta_game.draw(game, await game.to_play())
    await house.pass_time(seconds=1)
    assert await next_of(stream) == CHANGED
    await house.pass_time(seconds=ALIVE / 1000)
    assert await next_of(stream) == b":\n\n", "once for the move, not for the other table"
    stream.close()


@pytest.mark.usefixtures("slowly")
async def test_streams_end_when_the_bot_stops_and_it_does_not_wait_for_them(
    house: House, devices: Devices
) -> None:
    game = await ruta_game.begin(house)
    device = await devices.sign_in(game, house.player("ada"))
    streams = [await devices.stream(device, game.code) for _ in range(3)]
    for stream in streams:
        await next_of(stream)
    async with asyncio.timeout(20):
        await house.restart()
        for stream in streams:
            assert await stream.content.read() == b""
    again = await devices.stream(device, game.code)
    assert await next_of(again) == CHANGED
    again.close()


async def sees_nothing(_table: object, _player: object) -> bool:
    return False


@pytest.mark.usefixtures("slowly")
@pytest.mark.parametrize("why", ["signed out", "forgotten", "hidden"])
async def test_a_stream_ends_with_the_right_to_hear_it(
    house: House, devices: Devices, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    game = await ruta_game.begin(house)
    waiting = await game.waiting()
    device = devices.onlooker() if why == "hidden" else await devices.sign_in(game, waiting)
    stream = await devices.stream(device, game.code)
    assert await next_of(stream) == CHANGED
    if why == "signed out":
        page = await game.here(waiting).slash("my privacy")
        await game.here(waiting).press(custom_id="tavolo-privacy:out:", on=page.posts[-1])
    elif why == "forgotten":
        memory = PersonalData(house.store.database)
        await memory.mark(PlayerId(waiting.id), house.server.time.now())
    else:
        monkeypatch.setattr(devices.server._answers, "_sees", sees_nothing)
    await ruta_game.draw(game, await game.to_play())
    await house.pass_time(seconds=1)
    async with asyncio.timeout(20):
        assert await stream.content.read() == b""


@pytest.mark.usefixtures("slowly")
async def test_a_stream_is_only_read(house: House, devices: Devices) -> None:
    game = await ruta_game.begin(house)
    said = await devices.request("HEAD", f"/api/t/{game.code}/stream")
    assert said.status == 405


@pytest.mark.usefixtures("slowly")
async def test_secret_moves_of_others_are_no_news(house: House, devices: Devices) -> None:
    """Several deploy their pieces at once, in secret."""
    game = await begin_stratego(house, "ada", "bruno", "chloe", "dario")
    ada, bruno = house.player("ada"), house.player("bruno")
    stream = await devices.stream(await devices.sign_in(game, bruno), game.code)
    onlooker = await devices.stream(devices.onlooker(), game.code)
    for one in (stream, onlooker):
        await next_of(one)
    await deploy(game, ada, "phalanx")
    version = (await game.table()).version
    await game.type(ada, "swap g3 d1")
    moved = (await game.table()).version != version
    await house.pass_time(seconds=1 + ALIVE / 1000)
    for one in (stream, onlooker):
        assert await next_of(one) == b":\n\n", "nothing that they see has changed"
        one.close()
    assert moved, "there was a secret move"


# --- without a bot -------------------------------------------------------------------------------


class Time(FixedClock):
    """A clock that stands still: waits end when somebody rings."""

    async def wait(self, woken: asyncio.Event, until: int | None) -> None:
        await woken.wait()


async def test_only_those_are_woken_whose_view_differs() -> None:
    table, code = TableId(1), TableCode("ABCD")
    ada, bruno = Whose(table, code, PlayerId(1)), Whose(table, code, PlayerId(2))
    seen = {ada: b"1", bruno: b"1"}

    async def marks(whose: object) -> dict[Whose, bytes]:
        return dict(seen)

    news = News(marks, Time(NOON), polls=False)
    async with news.listening(ada, "a") as one, news.listening(bruno, "b") as two:
        assert [await each.told() for each in (one, two)] == ["changed", "changed"]
        seen[ada] = b"2"
        assert await news.work() is None
        assert [each.woken.is_set() for each in (one, two)] == [True, False]
        assert await one.told() == "changed"
        await news.work()
        assert not one.woken.is_set()
        assert (news.count(), news.count("a"), news.count("c")) == (2, 1, 0)
        news.close()
        assert [await each.told() for each in (one, two)] == ["over", "over"]
    assert news.count() == 0


async def test_other_processes_are_heard_after_five_seconds() -> None:
    async def none(_whose: object) -> dict[Whose, bytes]:
        return {}

    assert await News(none, Time(NOON), polls=True).work() == NOON + 5_000
