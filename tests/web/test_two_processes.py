"""Two processes that serve the page on one PostgreSQL: what one does is so in the other."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from itertools import count
from typing import Any

import aiohttp
import pytest

from games.ruta.view import Options
from model import game_json
from model.commands import Play
from model.letters import TableFacts
from model.table import PlayerId, TableCode
from sandbox import free_port
from storage.privacy.erasure import PersonalData
from storage.store import Store, open_store
from tests.games.catalogue import EVERY_GAME, texts
from tests.storage.conftest import server
from tests.storage.new_stores import Server as Database
from tests.storage.new_stores import make_empty_server_store
from tests.tables.running_service import House
from tests.tables.sample_tables import ANNA, BRUNO, NOON, FixedClock
from web.server import Server
from workers.guided_play import Guide

__all__ = ["server"]

MANY = 8
"""Requests at the same time, half of them to each process."""


class Time(FixedClock):
    """Waits for rings alone."""

    async def wait(self, woken: asyncio.Event, until: int | None) -> None:
        await woken.wait()


async def sees(_table: TableFacts, _player: PlayerId | None) -> bool:
    return False


class Process:
    """A process that serves the page."""

    def __init__(self, store: Store, house: House) -> None:
        self.port = free_port()
        self.store, self.house = store, house
        self.time = Time(NOON)
        self.service = house.service_over(store)
        self.url = f"http://127.0.0.1:{self.port}"
        guide = Guide(EVERY_GAME, lambda: bytes(32))
        parts = self.url, self.service, EVERY_GAME, guide, texts(), sees, self.time
        self.server = Server(*parts, polls=True)

    async def open(self, stack: AsyncExitStack) -> None:
        await self.server.open("127.0.0.1", self.port)
        stack.push_async_callback(self.server.close)

    async def post(self, client: aiohttp.ClientSession, path: str, token: str, **body: Any) -> Any:
        """Ask; return the status and what is answered."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with client.post(f"{self.url}/api{path}", json=body, headers=headers) as said:
            return said.status, await said.json()

    async def device(self) -> str:
        """Sign a device of Anna in."""
        devices = self.service.devices
        kept = await devices.trade(await devices.ticket(ANNA.id))
        assert kept is not None
        return kept


class Two:
    """Both processes, a table of Ruta, and who asks."""

    def __init__(self, one: Process, other: Process, code: TableCode, client: Any) -> None:
        self.one, self.other, self.code, self.client = one, other, code, client
        self.house = one.house

    async def look(self, process: Process, token: str) -> Any:
        return await process.post(self.client, f"/t/{self.code}", token)

    async def stream(self, process: Process, token: str) -> aiohttp.ClientResponse:
        """Open a stream of news, whose first says to look."""
        address = f"{process.url}/api/t/{self.code}/stream"
        headers = {"Authorization": f"Bearer {token}"}
        stream: aiohttp.ClientResponse = await self.client.get(address, headers=headers)
        assert await stream.content.readuntil(b"\n\n") == b"data: changed\n\n"
        return stream


@pytest.fixture
async def two(server: Database, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Two]:
    seconds: Iterator[int] = count()
    monkeypatch.setattr("web.server.monotonic", lambda: next(seconds))
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(make_empty_server_store(server.url))
        second = await open_store(server.url)
        stack.push_async_callback(second.close)
        house = House(store, {key: entry.game for key, entry in EVERY_GAME.items()})
        await house.remember(ANNA, BRUNO)
        options = game_json.encode(Options())
        code = await house.begin(ANNA, BRUNO, game="ruta", options=options)
        processes = Process(store, house), Process(second, house)
        for each in processes:
            await each.open(stack)
        client = await stack.enter_async_context(aiohttp.ClientSession())
        async with asyncio.timeout(60):
            yield Two(*processes, code, client)


async def test_a_ticket_is_good_once_in_all_processes(two: Two) -> None:
    ticket = await two.one.service.devices.ticket(ANNA.id)
    said = await asyncio.gather(
        *(
            each.post(two.client, "/session", "", ticket=ticket)
            for _ in range(MANY // 2)
            for each in (two.one, two.other)
        )
    )
    assert sorted(status for status, _ in said) == [200] + [403] * (MANY - 1)
    (token,) = (answer["token"] for status, answer in said if status == 200)
    for each in (two.one, two.other):
        assert (await two.look(each, token))[1]["me"] == ANNA.name


@pytest.mark.parametrize("how", ["out", "forgotten", "another person"])
async def test_a_session_that_ends_in_one_process_is_dead_in_the_other(two: Two, how: str) -> None:
    token = await two.one.device()
    assert (await two.look(two.other, token))[0] == 200, "the other has met it"
    stream = await two.stream(two.other, token)
    devices = two.one.service.devices
    if how == "out":
        await devices.end_all(ANNA.id)
    elif how == "forgotten":
        await PersonalData(two.one.store.database).mark(ANNA.id, NOON)
    else:
        ticket = await devices.ticket(BRUNO.id)
        status, _ = await two.one.post(two.client, "/session", token, ticket=ticket)
        assert status == 200
    assert (await two.look(two.other, token))[0] == 401
    status, _ = await two.other.post(
        two.client, f"/t/{two.code}/do", token, nonce="12345678", do="type", text="draw pile"
    )
    assert status == 401
    await move(two)
    await two.other.server.news.work()
    assert await stream.content.read() == b"", "it ends, and says nothing more"


async def move(two: Two) -> None:
    """Let whoever is to move take a card from the pile."""
    table = await two.house.table(two.code)
    (seat,) = table.to_act
    by = ANNA if seat.owner == ANNA.id else BRUNO
    await two.house.order(two.code, Play(by, "draw pile", seat.asked))


async def test_a_stream_hears_of_a_move_in_the_other_process_and_ends_with_its_own(
    two: Two,
) -> None:
    token = await two.one.device()
    streams = [await two.stream(each, token) for each in (two.one, two.other)]
    await move(two)
    for each in (two.one, two.other):
        await each.server.news.work()
    for stream in streams:
        assert await stream.content.readuntil(b"\n\n") == b"data: changed\n\n"
    await two.other.server.close()
    assert await streams[1].content.read() == b""
    assert two.one.server.news.count() == 1, "the other goes on"
    streams[0].close()


async def test_one_press_sent_to_both_processes_is_one_move(two: Two) -> None:
    device = await two.one.device()
    _, view = await two.look(two.one, device)
    if not view["mine"]:
        await move(two)
        _, view = await two.look(two.one, device)
    before = len(await two.house.moves(two.code))
    touch = {"do": "type", "text": "draw pile", "asked": view["asked"], "nonce": "one and the same"}
    said = await asyncio.gather(
        *(
            each.post(two.client, f"/t/{two.code}/do", device, **touch)
            for _ in range(2)
            for each in (two.one, two.other)
        )
    )
    assert {status for status, _ in said} <= {200, 409}
    assert len(await two.house.moves(two.code)) == before + 1
    assert {answer["asked"] for _, answer in said} == {None}, "all show what has become of it"
