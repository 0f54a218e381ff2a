"""Errors of Discord and of the line to it, each planted at one request of the bot."""

import asyncio
from fnmatch import fnmatch
from typing import Any

import aiohttp
import msgspec
from discord.http import Route
from simcord.backend.errors import BackendError
from simcord.http.client import _raise_for

from rehearsal.discord_assumptions import limit
from tests.e2e.running_bot import House


class Error(msgspec.Struct, frozen=True):
    """What happens to a request. ``status``, ``code``: the answer; without it: a cut connection.

    ``before``: what happens comes before the request has an effect; else after. ``silence``:
    seconds until then, None: for ever; then the request succeeds if ``succeeds``.
    """

    status: int | None = None
    code: int = 0
    before: bool = True
    silence: int | None = 0
    succeeds: bool = False

    async def happen(self, house: House) -> None:
        """Keep the request waiting, and raise what discord.py does when it has given up."""
        if self.silence != 0:
            now = house.server.time.now()
            until = None if self.silence is None else now + 1000 * self.silence
            await house.server.time.wait(asyncio.Event(), until)
        if self.succeeds:
            return
        if self.status is None:
            raise aiohttp.ServerDisconnectedError
        _raise_for(BackendError(self.status, self.code, "planted"))


_ANSWERS: dict[int, tuple[int, ...]] = {
    429: (0, limit("old-edits-are-limited"), 40003),
    500: (0, 130000),
    502: (0,),
    503: (0,),
    400: (40060, 50008, 50035, limit("thread-reopens")),
    401: (50027,),
    403: (20026, 50001, limit("door-is-closed"), 50013),
    404: (10003, 10008, 10015, 10062),
    413: (40005,),
}
"""Codes by status. discord.py itself repeats what comes with 429 and 5xx: this is the last."""

UNKNOWN = ("400/40060", "400/50035", "404/10015", "404/10062")
"""If Discord gives one of these to a message, we are mistaken: the log says so, once."""

WITHOUT_FILES = (*UNKNOWN, "413/40005")
"""The same for what has no files."""

REFUSALS = (
    "429/30046",
    "400/50008",
    "400/50083",
    "403/20026",
    "403/50001",
    "403/50007",
    "403/50013",
    "404/10003",
    "404/10008",
)
"""After these a direct message is not tried again: its reader is called elsewhere."""

LOST_ANSWER = "the connection is cut after the effect"

ERRORS: dict[str, Error] = {
    **{f"{status}/{code}": Error(status, code) for status in _ANSWERS for code in _ANSWERS[status]},
    "429, which discord.py waits out": Error(silence=40, succeeds=True),
    "the connection is cut before the effect": Error(),
    LOST_ANSWER: Error(before=False),
    "a 502 after the effect": Error(502, before=False),
    "seven seconds of silence": Error(before=False, silence=7, succeeds=True),
    "silence without an effect": Error(silence=None),
    "silence after the effect": Error(before=False, silence=None),
}


class PlantedError:
    """An error that happens once, at the next request with this method and path (fnmatch)."""

    def __init__(self, house: House, error: Error, method: str, path: str) -> None:
        self._house, self._error = house, error
        self._method, self._path = method, path
        self.has_happened = False
        http: Any = house.env.bot.http
        self._honest = http.request
        http.request = self._request

    async def _request(self, route: Route, **how: Any) -> Any:
        if self.has_happened or not self._is_meant(route):
            return await self._honest(route, **how)
        self.has_happened = True
        if self._error.before:
            await self._error.happen(self._house)
            return await self._honest(route, **how)
        answer = await self._honest(route, **how)
        await self._error.happen(self._house)
        return answer

    def _is_meant(self, route: Route) -> bool:
        path = route.url.removeprefix(Route.BASE).partition("?")[0]
        return route.method == self._method and fnmatch(path, self._path)
