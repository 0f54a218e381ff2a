"""Floods: requests, tickets, bodies, streams and pages beyond their limits cost little."""

import asyncio
from collections.abc import Coroutine
from itertools import count
from typing import Any

import pytest
from aiohttp.web import HTTPRequestTimeout

from core.texts import ORIGINAL
from model.table import TableCode
from rendering.scene.shapes import Base, Circle, Scene
from tests.e2e import ruta_game
from tests.e2e.running_bot import House
from tests.e2e.whole_games import say
from tests.web.devices import Devices, Said
from web.drawings import MOST_PAGES, MOST_SHAPES, OpenPage, OpenPages
from web.limits import (
    A_SECOND,
    AT_ONCE,
    LARGEST_BODY,
    MOST_ANSWERS,
    MOST_STREAMS,
    PAGES_OF_ONE,
    ROUNDS_OF_A_PRESS,
    STREAMS_OF_ONE,
    UNKNOWN_A_SECOND,
    Allowance,
    PressesFirst,
    network_of,
)
from web.server import Ticket, _body

CODE = TableCode("ABCD")


class Watch:
    """Seconds that a test lets pass."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """What the server takes for the time outside."""
    watch = Watch()
    monkeypatch.setattr("web.server.monotonic", watch)
    return watch


def test_five_requests_a_second_and_ten_at_once() -> None:
    watch = Watch()
    allowance = Allowance(watch)
    assert [allowance.takes("a") for _ in range(AT_ONCE + 1)] == [True] * AT_ONCE + [False]
    assert allowance.takes("b"), "each has its own"
    watch.seconds = 1
    assert [allowance.takes("a") for _ in range(A_SECOND + 1)] == [True] * A_SECOND + [False]


def test_what_is_remembered_of_who_asks_is_bounded() -> None:
    allowance = Allowance(Watch())
    for number in range(20_000):
        assert allowance.takes(f"{number}")
    assert len(allowance._left) < 5_000


async def test_a_device_that_asks_too_often_is_put_off(
    watch: Watch, house: House, devices: Devices
) -> None:
    game = await ruta_game.begin(house)
    ada = await devices.sign_in(game, house.player("ada"))
    bruno = await devices.sign_in(game, house.player("bruno"))
    statuses = [(await ada.look(game.code)).status for _ in range(AT_ONCE + 2)]
    assert statuses == [200] * AT_ONCE + [429, 429]
    said = await ada.look(game.code)
    assert said.json == {"error": say("en", "web-refusal-too-much")}
    assert (await bruno.look(game.code)).status == 200, "others are served"
    watch.seconds += 1
    assert (await ada.look(game.code)).status == 200


async def test_floods_of_tickets_and_of_unknown_devices_reach_no_database(
    watch: Watch, house: House, devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await ruta_game.begin(house)
    ada = await devices.sign_in(game, house.player("ada"))
    assert (await ada.look(game.code)).status == 200
    reads = count()
    read = house.store.read

    async def counted(work: object) -> object:
        next(reads)
        return await read(work)  # type: ignore[arg-type]

    monkeypatch.setattr(house.store, "read", counted)
    watch.seconds += 1
    for number in range(200):
        ticket, headers = f"{number:043}", {"X-Forwarded-For": f"10.0.0.{number % 50}"}
        said = await devices.request("POST", "/api/session", {"ticket": ticket}, headers)
        assert said.status == (403 if number < UNKNOWN_A_SECOND else 429)
        said = await devices.request(
            "POST", "/api/tables", {}, {**headers, "Authorization": f"Bearer {ticket}"}
        )
        assert said.status == (401 if number < UNKNOWN_A_SECOND else 429)
    assert next(reads) == 2 * UNKNOWN_A_SECOND
    assert (await ada.look(game.code)).status == 200, "who is known is served meanwhile"


async def test_what_cannot_be_a_secret_is_not_looked_up_and_takes_nothing_from_others(
    watch: Watch, house: House, devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await ruta_game.begin(house)
    ticket = await devices.ticket(game, house.player("ada"))
    watch.seconds += 1
    read = house.store.read
    monkeypatch.setattr(house.store, "read", None)
    for number in range(2 * UNKNOWN_A_SECOND):
        forged, headers = f"{number:042}", {"X-Forwarded-For": f"10.0.0.{number}"}
        said = await devices.request("POST", "/api/session", {"ticket": forged}, headers)
        assert said.status == 403
        headers["Authorization"] = f"Bearer {forged}"
        assert (await devices.request("POST", "/api/tables", {}, headers)).status == 401
    monkeypatch.setattr(house.store, "read", read)
    said = await devices.request("POST", "/api/session", {"ticket": ticket})
    assert said.status == 200
    devices.secrets.append(said.json["token"])


async def test_a_refusal_keeps_the_connection(house: House, devices: Devices) -> None:
    """To open one costs more than to refuse."""
    said = await devices.request("POST", "/api/session", {"ticket": "forged"})
    assert said.status == 403
    assert said.headers.get("Connection", "keep-alive") == "keep-alive"


async def acknowledge(order: list[str]) -> None:
    for _ in range(ROUNDS_OF_A_PRESS - 1):
        await asyncio.sleep(0)
    order.append("acknowledged")


async def test_a_press_on_discord_is_acknowledged_before_an_answer_goes_on(
    house: House, devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await ruta_game.begin(house)
    device = await devices.sign_in(game, house.player("ada"))
    scenes, order = devices.server._answers._scenes, list[str]()
    scene, draw = scenes.scene, OpenPage.draw

    def composed(sight: Any) -> Any:
        devices.server.presses.make_way()
        presses.append(asyncio.create_task(acknowledge(order)))
        return scene(sight)

    def drawn(page: OpenPage, *what: Any) -> Any:
        order.append("drawn")
        return draw(page, *what)

    presses = list[asyncio.Task[None]]()
    monkeypatch.setattr(scenes, "scene", composed)
    monkeypatch.setattr(OpenPage, "draw", drawn)
    assert (await device.look(game.code)).status == 200
    assert order == ["acknowledged", "drawn"]


async def test_each_press_on_discord_is_made_way_for(
    house: House, devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await ruta_game.begin(house)
    made = list[str]()
    monkeypatch.setattr(devices.server.presses, "make_way", lambda: made.append("way"))
    await game.here(house.player("ada")).press(custom_id=f"tavolo:view:{game.code}")
    assert made == ["way"]


async def test_nobody_is_answered_while_a_press_on_discord_is_acknowledged(
    devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    acknowledged = asyncio.Event()
    monkeypatch.setattr(devices.server.presses, "free", acknowledged.wait)
    asked = asyncio.create_task(devices.request("POST", "/api/session", {"ticket": "forged"}))
    await asyncio.sleep(0.1)
    assert not asked.done()
    acknowledged.set()
    assert (await asked).status == 403


async def test_pages_wait_for_a_press_but_come_however_many_there_are() -> None:
    presses, order = PressesFirst(), list[str]()
    presses.make_way()
    pressed = asyncio.create_task(acknowledge(order))
    await presses.free()
    assert order == ["acknowledged"]
    await pressed

    async def press() -> None:
        while True:
            presses.make_way()
            await asyncio.sleep(0)

    pressing = asyncio.create_task(press())
    async with asyncio.timeout(10):
        for _ in range(5):
            await presses.pause()
    pressing.cancel()


async def test_a_flood_of_tickets_and_tokens_from_one_address_keeps_nobody_else_out(
    watch: Watch, house: House, devices: Devices
) -> None:
    game = await ruta_game.begin(house)
    ada = await devices.sign_in(game, house.player("ada"))
    ticket = await devices.ticket(game, house.player("bruno"))
    watch.seconds += 1
    for number in range(50):
        forged = f"{number:043}"
        headers = {"X-Forwarded-For": f"2001:db8::{number}"}
        await devices.request("POST", "/api/session", {"ticket": forged}, headers)
        headers["Authorization"] = f"Bearer {forged}"
        await devices.request("POST", "/api/tables", {}, headers)
    assert (await ada.look(game.code)).status == 200, "a device that has not asked before"
    said = await devices.request("POST", "/api/session", {"ticket": ticket})
    assert said.status == 200
    devices.secrets.append(said.json["token"])


def test_addresses_of_one_network_are_one() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::") != "2001:db8:1:3::4"
    for other in ("192.0.2.7", "::ffff:192.0.2.7", "unknown", ""):
        assert network_of(other) == other


async def test_the_nearest_proxy_says_where_a_request_comes_from(
    watch: Watch, house: House, devices: Devices
) -> None:
    """Some proxies add a line of their own below that of the visitor."""
    game = await ruta_game.begin(house)
    statuses = []
    for number in range(AT_ONCE + 1):
        forged = f"X-Forwarded-For: 10.0.0.{number}\r\nX-Forwarded-For: 192.0.2.7\r\n"
        head = devices.head(f"POST /api/t/{game.code}") + forged.encode()
        answer = await devices.raw(head + b"Content-Length: 2\r\n\r\n{}")
        statuses.append(answer.split()[1])
    assert statuses == [b"200"] * AT_ONCE + [b"429"]


async def test_so_many_answers_are_made_at_once_whoever_asks(
    house: House, devices: Devices, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end, is_full, under_way = asyncio.Event(), asyncio.Event(), list[object]()

    async def shown(*asked: object) -> dict[str, bool]:
        under_way.append(asked)
        if len(under_way) == MOST_ANSWERS:
            is_full.set()
        await may_end.wait()
        return {"stale": False}

    def look(number: int) -> Coroutine[Any, Any, Said]:
        from_there = {"X-Forwarded-For": f"10.0.0.{number}"}
        return devices.request("POST", "/api/t/ABCD", {}, from_there)

    monkeypatch.setattr(devices.server._answers, "shown", shown)
    looks = [asyncio.create_task(look(number)) for number in range(MOST_ANSWERS)]
    async with asyncio.timeout(20):
        await is_full.wait()
    assert (await look(MOST_ANSWERS)).status == 429
    may_end.set()
    assert {(await each).status for each in looks} == {200}
    assert (await look(MOST_ANSWERS)).status == 200, "there is room again"


@pytest.mark.usefixtures("slowly")
async def test_large_and_malformed_bodies_are_refused(house: House, devices: Devices) -> None:
    game = await ruta_game.begin(house)
    path = f"/api/t/{game.code}"
    large = b'{"page": "' + b"x" * LARGEST_BODY + b'"}'
    for body, status in (
        (large, 413),
        (b"", 400),
        (b"{", 400),
        (b"[]", 400),
        (b'{"known": -1}', 400),
        (b'{"known": 99999999999999999999}', 400),
        (b'{"at": {"step": 7}}', 400),
        (b'{"page": "\xff"}', 400),
        (b"null", 400),
        (b'{"at": ' * 2000, 400),
    ):
        said = await devices.request("POST", path, body)
        assert said.status == status, body[:20]
        assert said.json["error"]
    do = f"{path}/do"
    for body in (b"{}", b'{"nonce": "short", "do": "go"}', b'{"nonce": "longenough"}'):
        assert (await devices.request("POST", do, body)).status in (400, 401)


@pytest.mark.usefixtures("slowly")
async def test_packed_bodies_are_not_unpacked(house: House, devices: Devices) -> None:
    for kind in ("gzip", "deflate"):
        headers = {"Content-Encoding": kind}
        said = await devices.request("POST", "/api/tables", b"no archive", headers)
        assert said.status == 200, "it is not read"
        said = await devices.request("POST", "/api/session", b"no archive", headers)
        assert said.status == 400


class Dawdling:
    """A request whose body does not come."""

    async def read(self) -> bytes:
        await asyncio.Event().wait()
        return b""


async def test_a_body_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.server.BODY_SECONDS", 0.1)
    with pytest.raises(HTTPRequestTimeout):
        await _body(Dawdling(), Ticket)  # type: ignore[arg-type]


@pytest.mark.usefixtures("slowly")
async def test_a_body_that_is_broken_off_is_no_incident(house: House, devices: Devices) -> None:
    """The house has no complaints at the end."""
    for rest in (b"Content-Length: 50\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n5\r\nab"):
        _, writer = await asyncio.open_connection("127.0.0.1", devices.port)
        writer.write(devices.head("POST /api/session") + rest)
        await writer.drain()
        await asyncio.sleep(0.2)
        writer.close()
    await asyncio.sleep(0.3)


@pytest.mark.usefixtures("slowly")
async def test_one_device_has_so_many_streams(house: House, devices: Devices) -> None:
    game = await ruta_game.begin(house)
    ada = await devices.sign_in(game, house.player("ada"))
    streams = [await devices.stream(ada, game.code) for _ in range(STREAMS_OF_ONE + 1)]
    assert [one.status for one in streams] == [200] * STREAMS_OF_ONE + [429]
    for one in streams:
        one.close()
    assert STREAMS_OF_ONE < MOST_STREAMS


def scene(*radii: float) -> Scene:
    base = Base("plain", 10, 10, "#FFFFFF", ())
    return Scene(10, 10, base, tuple(Circle(1, 1, each, "#000000") for each in radii), "ruta")


def test_of_too_many_pages_that_begins_again_which_has_not_asked_for_longest() -> None:
    names = map(str, count())
    pages = OpenPages(names.__next__)
    first, _ = pages.page(None, None, "first", CODE, ORIGINAL)
    first.draw(scene(1), 0, {})
    for number in range(MOST_PAGES - 1):
        pages.page(None, None, f"{number}", CODE, ORIGINAL)
    assert pages.page(first.name, 2, "first", CODE, ORIGINAL) == (first, 2)
    pages.page(None, None, "one more", CODE, ORIGINAL)
    assert len(pages) == MOST_PAGES
    assert pages.page(first.name, 2, "first", CODE, ORIGINAL)[0] is first, "it has asked lately"
    for number in range(MOST_PAGES):
        pages.page(None, None, f"again {number}", CODE, ORIGINAL)
    again, known = pages.page(first.name, 2, "first", CODE, ORIGINAL)
    assert again is not first
    assert known == 0


def test_nobody_ends_the_pages_of_others_by_opening_many() -> None:
    names = map(str, count())
    pages = OpenPages(names.__next__)
    mine, _ = pages.page(None, None, "ada", CODE, ORIGINAL)
    mine.draw(scene(1), 0, {})
    for _ in range(MOST_PAGES):
        last, _ = pages.page(None, None, "bruno", CODE, ORIGINAL)
    assert pages.page(mine.name, 1, "ada", CODE, ORIGINAL)[0] is mine
    assert pages.page(last.name, 0, "bruno", CODE, ORIGINAL)[0] is last
    assert len(pages) == 1 + PAGES_OF_ONE


def test_a_page_that_was_sent_too_much_begins_again() -> None:
    names = map(str, count())
    pages = OpenPages(names.__next__)
    page, _ = pages.page(None, None, "ada", CODE, ORIGINAL)
    known, _ = page.draw(scene(*range(1, MOST_SHAPES + 2)), 0, {})
    assert not page.goes_on(known)
    assert pages.page(page.name, known, "ada", CODE, ORIGINAL)[0] is not page
    assert len(pages) == 1
