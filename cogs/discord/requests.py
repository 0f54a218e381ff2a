"""Raw REST requests to Discord, and what its answers tell: a revoked token, too many edits."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from http import HTTPStatus
from io import BytesIO
from types import SimpleNamespace
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import aiohttp
import discord
import msgspec
from discord.http import HTTPClient, Route

from core.discord_limits import limit
from rehearsal.interface import DiscordAnswer, NoAnswer, RateLimit, Request, Upload

_OK, _TOO_MANY, _SERVER_FAULT = 200, 429, 500

_FAULT_NAME = re.compile(r"[A-Z][A-Z0-9_]+")


def send_requests_to(address: str | None) -> None:
    """Send all REST requests of this process to a proxy; None: to Discord's own address."""
    if address is not None:
        Route.BASE = f"{address}{urlsplit(Route.BASE).path}"


class _Heard(msgspec.Struct):
    """What the response headers of one request said, over all attempts."""

    rate_limit: RateLimit | None = None
    waits: int = 0


_heard: ContextVar[_Heard | None] = ContextVar("heard", default=None)
"""Where this task's request collects response headers; None: they are not collected."""


def headers_heard() -> aiohttp.TraceConfig:
    """Return a client's ``http_trace`` that records response headers, which discord.py hides."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_hear)
    return trace


async def _hear(
    _session: aiohttp.ClientSession,
    _context: SimpleNamespace,
    ended: aiohttp.TraceRequestEndParams,
) -> None:
    heard = _heard.get()
    if heard is None:
        return
    heard.rate_limit = _limit_named(ended.response.headers) or heard.rate_limit
    heard.waits += ended.response.status == _TOO_MANY


def _limit_named(headers: Mapping[str, str]) -> RateLimit | None:
    try:
        return RateLimit(
            int(headers["X-RateLimit-Limit"]),
            float(headers["X-RateLimit-Reset-After"]),
            headers.get("X-RateLimit-Bucket", ""),
        )
    except (KeyError, ValueError):
        return None


async def ask_discord(http: HTTPClient, request: Request) -> DiscordAnswer:
    """Make a request as the bot; wait for rate limits, which it shares with the bot's others.

    Raises NoAnswer after connection errors, status 429 or 5xx.
    """
    heard = _Heard()
    token = _heard.set(heard)
    try:
        with _files_of(request.files) as sent:
            found = await http.request(_route(request), **_contents(request, sent))
    except discord.HTTPException as fault:
        return _refusal(fault, heard)
    except (discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError) as fault:
        raise NoAnswer from fault
    finally:
        _heard.reset(token)
    return DiscordAnswer(_OK, found, rate_limit=heard.rate_limit, waits=heard.waits)


def _route(request: Request) -> Route:
    """Return discord.py's route of the request, which determines the rate limit it shares."""
    values: dict[str, Any] = dict(request.ids)
    return Route(request.method, request.path, **values)


@contextmanager
def _files_of(uploads: Sequence[Upload]) -> Iterator[list[discord.File]]:
    """Open the files for discord.py, which rewinds them for a retry; close them at the end."""
    files = [discord.File(BytesIO(u.data), u.name, description=u.alt) for u in uploads]
    try:
        yield files
    finally:
        for file in files:
            file.close()


def _contents(request: Request, files: Sequence[discord.File]) -> dict[str, Any]:
    """Return the body of the request: JSON alone, or a form of JSON and files."""
    contents: dict[str, Any] = {"params": dict(request.query)} if request.query else {}
    if not files:
        return contents if request.body is None else {**contents, "json": request.body}
    form: list[dict[str, Any]] = [{"name": "payload_json", "value": json.dumps(request.body)}]
    form += (
        {
            "name": f"files[{number}]",
            "value": file.fp,
            "filename": file.filename,
            "content_type": "application/octet-stream",
        }
        for number, file in enumerate(files)
    )
    return {**contents, "form": form, "files": files}


def _refusal(fault: discord.HTTPException, heard: _Heard) -> DiscordAnswer:
    """Turn discord.py's exception into an answer. Raises NoAnswer for a 5xx or 429 status."""
    if fault.status >= _SERVER_FAULT or fault.status == _TOO_MANY:
        raise NoAnswer from fault
    return DiscordAnswer(
        fault.status,
        code=fault.code,
        faults=tuple(dict.fromkeys(_fault_names(fault._errors))),
        rate_limit=heard.rate_limit,
        waits=heard.waits,
    )


def _fault_names(errors: Any) -> Iterator[str]:
    """Yield the codes of a form's errors; never the messages, which may quote what was sent."""
    if not isinstance(errors, Mapping):
        return
    for name, inner in errors.items():
        if name != "_errors":
            yield from _fault_names(inner)
            continue
        codes = (str(one.get("code", "")) for one in inner)
        yield from (code for code in codes if _FAULT_NAME.fullmatch(code))


HttpRequest: TypeAlias = Callable[..., Awaitable[Any]]


class TokenWatch:
    """Checks the status of every REST answer: Discord closes no gateway when a token is reset.

    A request that is refused for the token never returns to its caller: no caller could do anything
    about it, and the process is about to end.
    """

    def __init__(self) -> None:
        self._refused = asyncio.Event()

    def begin(self, http: HTTPClient) -> None:
        """Wrap this client's ``request`` method so that all requests are checked."""
        honest: HttpRequest = http.request

        async def request(route: Route, **how: Any) -> Any:
            try:
                return await honest(route, **how)
            except discord.HTTPException as fault:
                if not _is_unauthorised(fault) or not await self._is_confirmed(honest):
                    raise
            self._refused.set()
            return await asyncio.Event().wait()

        http.request = request  # type: ignore[method-assign]

    async def until_refused(self) -> None:
        """Wait until the token has been refused."""
        await self._refused.wait()

    async def _is_confirmed(self, honest: HttpRequest) -> bool:
        """Whether a second request is refused too: one odd answer must not end the process."""
        if self._refused.is_set():
            return True
        try:
            await honest(Route("GET", "/users/@me"))
        except Exception as fault:
            return _is_unauthorised(fault)
        return False


def _is_unauthorised(fault: Exception) -> bool:
    return isinstance(fault, discord.HTTPException) and fault.status == HTTPStatus.UNAUTHORIZED


TOO_MANY_EDITS = limit("old-edits-are-limited")


def told_at_once(trace: aiohttp.TraceConfig | None = None) -> aiohttp.TraceConfig:
    """Return a trace for a client's session with which such an edit fails at once.

    ``trace``: extend this one; its own callbacks run first.
    """
    trace = aiohttp.TraceConfig() if trace is None else trace
    trace.on_request_end.append(_look_at)
    return trace


async def _look_at(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
) -> None:
    """Raise HTTPException for that refusal."""
    if ended.response.status != 429:
        return
    try:
        said = json.loads(await ended.response.read())
    except ValueError:
        return
    if isinstance(said, dict) and said.get("code") == TOO_MANY_EDITS:
        raise discord.HTTPException(ended.response, said)
