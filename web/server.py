"""The server of the page: addresses, headers, and errors in words.

Nothing that it logs names a request: tokens and tickets stand in them.
"""

import asyncio
import logging
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache, partial
from importlib.resources import files
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler

from core.errors import PlayerError
from core.texts import Locale, Text, Verbatim, text
from i18n import Translator
from model.table import TableCode
from model.table_creation import CODE_LETTERS
from rendering.scene.text import FILES, typeface
from rendering.svg import FAMILY, TEXT_STYLE, WEIGHTS, subset
from tables.service import TableService
from web.answers import Sees, TableAnswers, Touch, Wish
from web.drawings import OpenPages
from web.limits import (
    ALIKE_SECONDS,
    BODY_SECONDS,
    LARGEST_BODY,
    MOST_ANSWERS,
    MOST_STREAMS,
    STREAMS_OF_ONE,
    PressesFirst,
)
from web.news import News
from web.sessions import NotSignedIn, Reader, Sessions, SignedIn, TooMuch, locale_named
from workers.guided_play import Guide
from workers.markup import unmarked
from workers.post_model import HouseTime

if TYPE_CHECKING:
    from catalog import Entry

_log = logging.getLogger(__name__)

_SILENT: Final = logging.getLogger(f"{__name__}.requests")
"""Where aiohttp writes malformed requests, with the secrets in them: nowhere."""
_SILENT.disabled = True

_TABLE: Final = "/api/t/{code:[A-Za-z0-9]{1,16}}"
"""PostgreSQL takes no text with a zero byte."""

_NO_BODY: Final = (
    *(msgspec.DecodeError, UnicodeDecodeError, RecursionError),
    *(web.RequestPayloadError, ConnectionError),
)
"""What is raised for a body that is malformed or broken off."""

T = TypeVar("T")

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "connect-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
FOR_A_DAY: Final = {"Cache-Control": "public, max-age=86400"}

_KINDS: Final = {"js": "text/javascript", "css": "text/css", "woff": "font/woff"}


class Ticket(msgspec.Struct, frozen=True):
    """What signs a device in."""

    ticket: str


class Server:
    """Serves the page from ``open`` to ``close``."""

    def __init__(
        self,
        url: str,
        service: TableService,
        titles: Mapping[str, "Entry"],
        guide: Guide,
        translator: Translator,
        sees: Sees,
        time: HouseTime,
        *,
        polls: bool,
    ) -> None:
        """``url``: the origin by which browsers call the page. ``sees``, ``polls``: as for
        ``TableAnswers`` and ``News``.
        """
        self._origin = url
        self._translator = translator
        self._under_way = 0
        self._refusals: dict[tuple[Locale, str], bytes] = {}
        self._sessions = Sessions(service.devices, monotonic)
        pages = OpenPages(partial(secrets.token_urlsafe, 12))
        self.presses = PressesFirst()
        parts = service, titles, guide, translator, sees, pages, self.presses
        self._answers = TableAnswers(*parts)
        self.news = News(self._answers.marks, time, polls=polls)
        app = web.Application(client_max_size=LARGEST_BODY, middlewares=[self._guarded])
        app.router.add_get("/", self._page)
        app.router.add_get("/t/{code}", self._page)
        app.router.add_get("/static/{name}", self._file)
        app.router.add_post("/api/session", self._sign_in)
        app.router.add_post("/api/tables", self._tables)
        app.router.add_post(_TABLE, self._show)
        app.router.add_post(f"{_TABLE}/do", self._do)
        app.router.add_get(f"{_TABLE}/stream", self._stream, allow_head=False)
        quiet: Any = {"access_log": None, "logger": _SILENT, "auto_decompress": False}
        self._runner = web.AppRunner(app, shutdown_timeout=2, **quiet)

    async def open(self, host: str, port: int) -> None:
        """Start to serve. Raises OSError if the port is taken."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError:
            await self._runner.cleanup()
            raise

    async def close(self) -> None:
        """End all streams, answer what is under way, and stop."""
        self.news.close()
        await self._runner.cleanup()

    # --- every request -----------------------------------------------------------------------

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse other sites in the visitor's browser (DNS rebinding); turn errors into words."""
        await self.presses.free()
        begin, origin = _clock(), request.headers.get("Origin")
        if request.host != urlsplit(self._origin).netloc or origin not in (None, self._origin):
            return web.Response(status=403, text="403", headers=HEADERS)
        try:
            response = await handler(request)
        except web.HTTPException as fault:
            response = self._refusal(request, fault.status, "web-refusal-request")
        except NotSignedIn:
            response = self._refusal(request, 401, "web-refusal-device")
        except TooMuch:
            response = self._refusal(request, 429, "web-refusal-too-much")
        except PlayerError as fault:
            await asyncio.sleep(begin + ALIKE_SECONDS - _clock())
            response = self._error(request, 404, fault.refusal.text)
        except Exception as fault:
            number = "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
            _log.error("incident %s", number, exc_info=fault)
            response = self._error(request, 500, text("incident", number=number))
        if not response.prepared:
            for name, value in HEADERS.items():
                response.headers.setdefault(name, value)
        return response

    def _refusal(self, request: web.Request, status: int, key: str) -> web.Response:
        """Say what a flood is answered: it is written once for each language."""
        locale = locale_named(request.headers.get("Accept-Language", ""))
        if (locale, key) not in self._refusals:
            self._refusals[locale, key] = self._said(locale, text(key))
        return _in_json(self._refusals[locale, key], status)

    def _error(self, request: web.Request, status: int, said: Text) -> web.Response:
        locale = locale_named(request.headers.get("Accept-Language", ""))
        return _in_json(self._said(locale, said), status)

    def _said(self, locale: Locale, said: Text) -> bytes:
        words = self._translator.voice(locale).say(said)
        return msgspec.json.encode({"error": unmarked(str(words))})

    async def _reader(self, request: web.Request) -> Reader:
        headers = request.headers
        return await self._sessions.reader(
            headers.get("Authorization"), headers.get("Accept-Language", ""), _address(request)
        )

    async def _again(self, request: web.Request, reader: Reader) -> Reader:
        """Return who asked, as they are now. Raises NotSignedIn."""
        kept = request.headers.get("Authorization")
        return reader if kept is None else await self._sessions.known(kept, reader.key)

    # --- files -------------------------------------------------------------------------------

    async def _page(self, _request: web.Request) -> web.Response:
        page = _static()["live.html"].decode()
        if self._origin.startswith("http:"):  # on this machine, whose browser several people share
            page = page.replace('data-keep="device"', 'data-keep="tab"')
        return web.Response(text=page, content_type="text/html")

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        kind = _KINDS.get(name.rpartition(".")[2])
        if kind is None or name not in _static():
            raise web.HTTPNotFound
        kept = FOR_A_DAY if kind == _KINDS["woff"] else {}
        return web.Response(body=_static()[name], content_type=kind, headers=kept)

    # --- answers -----------------------------------------------------------------------------

    async def _sign_in(self, request: web.Request) -> web.Response:
        self._sessions.count_ticket(_address(request))
        ticket = await _body(request, Ticket)
        try:
            device = await self._sessions.trade(
                ticket.ticket, request.headers.get("Authorization", "")
            )
        except NotSignedIn:
            return self._refusal(request, 403, "web-refusal-ticket")
        return _json({"token": device.kept, "said": self._changed_hands(device)})

    def _changed_hands(self, device: SignedIn) -> str:
        """Say that a device was somebody else's; nothing if it was not."""
        if device.before is None:
            return ""
        names = {"before": Verbatim(device.before.name), "now": Verbatim(device.profile.name)}
        say = self._translator.voice(device.profile.speaks).say
        return unmarked(str(say(text("web-other-person", **names))))

    async def _tables(self, request: web.Request) -> web.Response:
        reader = await self._reader(request)
        with self._room():
            return _json(await self._answers.tables(reader))

    async def _show(self, request: web.Request) -> web.Response:
        reader = await self._reader(request)
        wish = await _body(request, Wish)
        with self._room():
            return _viewed(await self._answers.shown(reader, _code(request), wish))

    async def _do(self, request: web.Request) -> web.Response:
        reader = await self._reader(request)
        touch = await _body(request, Touch)
        with self._room():
            return _viewed(await self._answers.done(reader, _code(request), touch))

    @contextmanager
    def _room(self) -> Iterator[None]:
        """Count an answer as under way. Raises TooMuch."""
        if self._under_way >= MOST_ANSWERS:
            raise TooMuch
        self._under_way += 1
        try:
            yield
        finally:
            self._under_way -= 1

    async def _stream(self, request: web.Request) -> web.StreamResponse:
        reader = await self._reader(request)
        whose = await self._answers.whose(reader, _code(request))
        news = self.news
        if news.count() >= MOST_STREAMS or news.count(reader.key) >= STREAMS_OF_ONE:
            raise TooMuch
        headers = {**HEADERS, "Content-Type": "text/event-stream", "X-Accel-Buffering": "no"}
        response = web.StreamResponse(headers=headers)
        response.force_close()
        async with news.listening(whose, reader.key) as listener:
            # Until the page is closed, its device signed out, or its table hidden.
            with suppress(ConnectionError, NotSignedIn, PlayerError):
                await response.prepare(request)
                while (told := await listener.told()) != "over":
                    await self._answers.whose(await self._again(request, reader), whose.code)
                    await response.write(b"data: changed\n\n" if told == "changed" else b":\n\n")
        return response


def _clock() -> float:
    return asyncio.get_running_loop().time()


def _address(request: web.Request) -> str:
    """Return where a request comes from, as the nearest proxy says."""
    said = ",".join(request.headers.getall("X-Forwarded-For", ()))
    return said.rpartition(",")[2].strip() or request.remote or ""


def _code(request: web.Request) -> TableCode:
    return TableCode(request.match_info["code"].upper())


async def _body(request: web.Request, kind: type[T]) -> T:
    """Return what a request sends. Raises web.HTTPException."""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            sent = await request.read()
        return msgspec.json.decode(sent, type=kind)
    except TimeoutError as fault:
        raise web.HTTPRequestTimeout from fault
    except _NO_BODY as fault:
        raise web.HTTPBadRequest from fault


def _json(answer: dict[str, Any], status: int = 200) -> web.Response:
    response = _in_json(msgspec.json.encode(answer), status)
    response.enable_compression()
    return response


def _in_json(body: bytes, status: int) -> web.Response:
    return web.Response(body=body, content_type="application/json", status=status)


def _viewed(view: dict[str, Any]) -> web.Response:
    return _json(view, 409 if view["stale"] else 200)


@cache
def _static() -> dict[str, bytes]:
    """Return the files below ``/static/``: scripts and styles, and letters, which are made here."""
    found = {file.name: file.read_bytes() for file in files("web").joinpath("static").iterdir()}
    found["board.js"] = files("pages").joinpath("board.js").read_bytes()
    for face in FILES:
        found[f"{face}.woff"] = subset(FILES[face].read_bytes(), typeface(face).characters)
    fonts = (
        f"@font-face{{font-family:{FAMILY};font-weight:{WEIGHTS[face]};src:url({face}.woff)}}"
        for face in FILES
    )
    return {**found, "drawing.css": f"{''.join(fonts)}{TEXT_STYLE}".encode()}
