"""Floods: requests, tickets, bodies, streams and pages beyond their limits cost little."""

from itertools import count

import pytest

from core.languages import ORIGINAL
from model.table import TableCode
from rendering.scene.shapes import Base, Circle, Scene
from tests.e2e import ruta_game
from tests.e2e.running_bot import House
from tests.e2e.whole_games import say
from tests.web.devices import Devices
from web.drawings import MOST_PAGES, MOST_SHAPES, OpenPages
from web.limits import (
    A_SECOND,
    AT_ONCE,
    LARGEST_BODY,
    MOST_STREAMS,
    STREAMS_OF_ONE,
    UNKNOWN_A_SECOND,
    Allowance,
)

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
        said = await devices.request("POST", "/api/session", {"ticket": f"{number:043}"})
        assert said.status == (403 if number < UNKNOWN_A_SECOND else 429)
        headers = {"Authorization": f"Bearer {number:043}"}
        if number >= UNKNOWN_A_SECOND:
            said = await devices.request("POST", "/api/tables", {}, headers)
            assert said.status == 429
    assert next(reads) == UNKNOWN_A_SECOND
    assert (await ada.look(game.code)).status == 200, "who is known is served meanwhile"


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
    first.draw(scene(1), 0)
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


def test_a_page_that_was_sent_too_much_begins_again() -> None:
    names = map(str, count())
    pages = OpenPages(names.__next__)
    page, _ = pages.page(None, None, "ada", CODE, ORIGINAL)
    known, _ = page.draw(scene(*range(1, MOST_SHAPES + 2)), 0)
    assert not page.goes_on(known)
    assert pages.page(page.name, known, "ada", CODE, ORIGINAL)[0] is not page
    assert len(pages) == 1
