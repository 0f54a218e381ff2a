"""Browsers that have the touch page open beside a load.

They are a process of their own, ``python -m benchmarks.rig.browsers``, so that they do not slow the
one that measures. It reads ``Open`` from a line of its input, prints an empty line when all pages
are open, works until the input ends, and prints ``Served``.
"""

import asyncio
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from itertools import count, cycle
from typing import Any, Final

import aiohttp
import msgspec

from benchmarks.rig.filling import Seated
from model.table import PlayerId
from tables.service import TableService

OPENED: Final = 10
"""Pages a second, before all else: half of the new devices that the server lets in."""

FIRST_VIEWS: Final = 20
"""Of a table, by a page that has nothing yet, a second."""

BAD_TICKETS: Final = 1_000
"""A second, from one address."""

MOST_TICKETS: Final = 200
"""On their way at once: of sockets there is no end of use. Those beyond are not sent."""

TRIED_AGAIN: Final = 1.5
"""Seconds until a page asks again that was put off, or whose connection was lost."""


class Open(msgspec.Struct, frozen=True):
    """Where the page is, and the table and the device of each open page."""

    url: str
    pages: Sequence[tuple[str, str]]


class Served(msgspec.Struct):
    """Seconds until first views and later ones were there; how often each status was answered."""

    first: list[float] = []
    later: list[float] = []
    statuses: dict[str, int] = {}

    def count(self, answer: str) -> None:
        """Note that this was answered once more."""
        self.statuses[answer] = self.statuses.get(answer, 0) + 1


@asynccontextmanager
async def browsers_at(
    page: str | None, tables: Sequence[Seated], service: TableService
) -> AsyncIterator[Served]:
    """Have the page at this address opened at each of these tables; None: no browsers.

    What it yields is filled at the end.
    """
    served = Served()
    if page is None:
        yield served
        return
    pages = [(table.code, await _device(service, table.people[0].id)) for table in tables]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "benchmarks.rig.browsers"), stdin=PIPE, stdout=PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(msgspec.json.encode(Open(f"http://{page}", pages)) + b"\n")
        await process.stdout.readline()
        yield served
        told = msgspec.json.decode((await process.communicate(b""))[0], type=Served)
        served.first, served.later, served.statuses = told.first, told.later, told.statuses
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def _device(service: TableService, player: PlayerId) -> str:
    """Sign a device of this person in; return what it keeps."""
    kept = await service.devices.trade(await service.devices.ticket(player))
    assert kept is not None
    return kept


class _Browsers:
    """Asks the server, and notes how it answers."""

    def __init__(self, what: Open, client: aiohttp.ClientSession) -> None:
        self._what = what
        self._client = client
        self._tickets = 0
        self._open = set[str]()
        self.are_open = asyncio.Event()
        self.served = Served()

    async def stay(self, code: str, token: str) -> None:
        """Keep a page open, whatever happens."""
        while True:
            try:
                await self._listen(f"{self._what.url}/api/t/{code}", token)
            except aiohttp.ClientError:
                self.served.count("page lost")
            await asyncio.sleep(TRIED_AGAIN)

    async def _listen(self, table: str, token: str) -> None:
        """Look at a table, and again after each news."""
        shown = await self._look(table, token, {}, self.served.first)
        async with self._client.get(f"{table}/stream", headers=_signed_in(token)) as stream:
            self.served.count(f"stream {stream.status}")
            if stream.ok:
                self._open.add(token)
            if len(self._open) == len(self._what.pages):
                self.are_open.set()
            async for line in stream.content:
                if line.startswith(b"data:"):
                    kept = {"page": shown.get("page"), "known": shown.get("known")}
                    shown = await self._look(table, token, kept, self.served.later) or shown

    async def look_first(self) -> None:
        """Look at one table after the other as a page that has nothing yet."""
        async with asyncio.TaskGroup() as group:
            async for code, token in _paced(cycle(self._what.pages), FIRST_VIEWS):
                table = f"{self._what.url}/api/t/{code}"
                group.create_task(self._look(table, token, {}, self.served.first))

    async def guess(self) -> None:
        """Send bad tickets."""
        async with asyncio.TaskGroup() as group:
            async for number in _paced(count(), BAD_TICKETS):
                group.create_task(self._guess(f"{number:043}"))

    async def _look(self, table: str, token: str, body: Any, took: list[float]) -> Any:
        begin = time.perf_counter()
        try:
            async with self._client.post(table, json=body, headers=_signed_in(token)) as answer:
                shown = await answer.json()
        except aiohttp.ClientError:
            self.served.count("view lost")
            return {}
        self.served.count(f"view {answer.status}")
        if answer.status not in (200, 409):
            return {}
        took.append(time.perf_counter() - begin)
        return shown

    async def _guess(self, ticket: str) -> None:
        if self._tickets >= MOST_TICKETS:
            self.served.count("ticket not sent")
            return
        self._tickets += 1
        try:
            url, body = f"{self._what.url}/api/session", {"ticket": ticket}
            async with self._client.post(url, json=body) as answer:
                self.served.count(f"ticket {answer.status}")
        except aiohttp.ClientError:
            self.served.count("ticket lost")
        finally:
            self._tickets -= 1


def _signed_in(token: str) -> dict[str, str]:
    """Return the headers of a device; each has an address of its own."""
    return {"Authorization": f"Bearer {token}", "X-Forwarded-For": token}


async def _paced(things: Iterable[Any], rate: float) -> AsyncIterator[Any]:
    begin = time.perf_counter()
    for number, thing in enumerate(things):
        await asyncio.sleep(max(0.0, begin + number / rate - time.perf_counter()))
        yield thing


async def main() -> None:
    """Work until the input ends."""
    what = msgspec.json.decode(await asyncio.to_thread(sys.stdin.buffer.readline), type=Open)
    connector, timeout = aiohttp.TCPConnector(limit=0), aiohttp.ClientTimeout(total=None)
    async with aiohttp.ClientSession(connector=connector, timeout=timeout) as client:
        browsers, start = _Browsers(what, client), asyncio.create_task
        tasks = [start(browsers.stay(*page)) async for page in _paced(what.pages, OPENED)]
        await browsers.are_open.wait()
        print(flush=True)
        tasks += [start(browsers.guess()), start(browsers.look_first())]
        ended = start(asyncio.to_thread(sys.stdin.buffer.read))
        done, _ = await asyncio.wait([*tasks, ended], return_when=asyncio.FIRST_COMPLETED)
        if ended not in done:
            raise RuntimeError(f"it has ended early: {[task.exception() for task in done]}")
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        sys.stdout.buffer.write(msgspec.json.encode(browsers.served))


if __name__ == "__main__":
    asyncio.run(main())
