"""The sandbox's web server: one address for all places and people.

Our own page contains a frame; in it runs simcord's preview, proxied by
`PreviewRoutes`: one origin, one port.
"""

import html
import io
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime
from importlib.resources import files
from typing import Any

import msgspec
from aiohttp import ClientSession, web
from PIL import Image

from core.texts import locale_of
from playroom.notifications import Notification
from playroom.server import Persona, SimulatedServer
from playroom.web.channel_windows import ChannelWindow
from playroom.web.games_on_offer import GamesOnOffer
from playroom.web.next_steps import NextSteps
from playroom.web.sandbox_session import SandboxHouse

# Proxies simcord's previews, which run in the frames of the page.
#
# Previews forbid being framed and have their own ports. They send every request here, each with the
# key of its window; actions wait their turn.
#
# A preview checks every picture in a Python process of its own before it shows it, one after the
# other. The pictures here are our own bot's, so they are served unchecked, as downloads are; a box
# of their size takes their place until they scroll into view.

CAPABILITY = "X-Simcord-Capability"
CONTEXT = "X-Simcord-Context"
PASSED_ON = (CAPABILITY, CONTEXT, "Content-Type")
PASSED_BACK = ("Content-Disposition", "X-Content-Type-Options", "Referrer-Policy")
PASSED_BACK_PREFIXES = ("X-Display-", "X-Media-", "X-Simcord-")

NEVER = {"Cache-Control": "no-store"}
FOR_AN_HOUR = {"Cache-Control": "private, max-age=3600"}

OURS_IN_THE_FRAME = (
    '<link rel="stylesheet" href="/tavolo/frame.css">'
    '<script type="module" src="/tavolo/frame.js"></script></head>'
)

MENUS = "/selects.js"
"""simcord's script that draws menus."""

MENUS_MENDED = (
    (b"import ", b'import { startsAnew } from "/tavolo/menus.js";\nimport '),
    (
        b"  if (draftValue(key) === undefined) {",
        b"  if (component.type === TYPE.STRING_SELECT && startsAnew(key, component)) {\n"
        b"    options.onReconcileDraft?.(key, optionDefaults(entries).slice(0, maximum));\n"
        b"  }\n"
        b"  if (draftValue(key) === undefined) {",
    ),
)
"""Replacements in that script; ``page/menus.js`` says why."""

UNREAD_SCRIPTS = re.compile(r"^/fonts/noto-sans-(arabic|devanagari|sc)-.*")
SMALLEST_SCRIPT = "/fonts/noto-sans-hebrew-v3.001.ttf"
"""A preview waits for its fonts: twenty megabytes of scripts unused here, read again for every
frame. The smallest is served instead; other letters come from this machine's fonts."""

LARGEST_SMALL_PICTURE = 128
"""Pixels; pictures up to this size, such as portraits, are shown at once."""

BOX = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
    "<desc>{itself}</desc></svg>"
)
"""A placeholder of a picture's size, with the picture's address in it."""


class Fetched(msgspec.Struct, frozen=True):
    """A preview's answer, with the headers to pass back."""

    status: int
    body: bytes
    headers: dict[str, str]

    @property
    def is_fine(self) -> bool:
        """Whether the preview answered with success."""
        return self.status == web.HTTPOk.status_code

    def answer(self, kept: Mapping[str, str] = NEVER) -> web.Response:
        """Return the answer for the browser."""
        return web.Response(status=self.status, body=self.body, headers={**self.headers, **kept})


class PreviewRoutes:
    """Proxies the frames' requests, in the application it is added to."""

    def __init__(self, house: SandboxHouse) -> None:
        self._house = house
        self._session: ClientSession

    def add_to(self, app: web.Application) -> None:
        """Add routes for all that our own page does not serve. To be added last."""
        app.cleanup_ctx.append(self._keep_a_session)
        app.router.add_get("/frame", self._frame)
        app.router.add_post("/api/action", self._act)
        app.router.add_get("/api/state", self._look)
        app.router.add_post("/api/pages", self._look)
        app.router.add_get("/api/commands", self._commands)
        app.router.add_get("/api/assets/{asset}", self._picture)
        app.router.add_route("*", "/api/{rest:.*}", self._pass_on)
        app.router.add_get("/{name:.+}", self._static)

    async def _keep_a_session(self, _app: web.Application) -> AsyncIterator[None]:
        async with ClientSession(auto_decompress=False) as self._session:
            yield

    # ------------------------------------------------------------ the same for all windows

    async def _frame(self, request: web.Request) -> web.Response:
        """Serve the preview's own page with our style sheet and our script."""
        page = (await self._fetch(self._any_window(), request, "/")).body.decode()
        page = page.replace("</head>", OURS_IN_THE_FRAME)
        return web.Response(text=page, content_type="text/html", headers=NEVER)

    async def _static(self, request: web.Request) -> web.Response:
        """Serve scripts, styles and fonts; being large, they may be cached."""
        path = UNREAD_SCRIPTS.sub(SMALLEST_SCRIPT, request.path)
        fetched = await self._fetch(self._any_window(), request, path)
        if path == MENUS and fetched.is_fine:
            fetched = msgspec.structs.replace(fetched, body=_mended(fetched.body))
        return fetched.answer(FOR_AN_HOUR if fetched.is_fine else NEVER)

    def _any_window(self) -> ChannelWindow:
        window = self._house.windows.any()
        if window is None:
            raise web.HTTPNotFound
        return window

    # ------------------------------------------------------------ one window

    def _window(self, request: web.Request) -> ChannelWindow:
        window = self._house.windows.find(request.headers.get(CAPABILITY, ""))
        if window is None:
            raise web.HTTPGone
        return window

    async def _pass_on(self, request: web.Request) -> web.Response:
        return (await self._fetch(self._window(request), request, request.path_qs)).answer()

    async def _look(self, request: web.Request) -> web.Response:
        """Refresh a window that a person looks at, and serve its state."""
        await self._house.renew(self._window(request))
        return await self._pass_on(request)

    async def _commands(self, request: web.Request) -> web.Response:
        """Serve the commands with the names this person's client shows."""
        window = self._window(request)
        fetched = await self._fetch(window, request, request.path)
        if not fetched.is_fine:
            return fetched.answer()
        named = self._house.commands_as_shown(window.person, json.loads(fetched.body))
        return web.json_response(named, headers=NEVER)

    async def _picture(self, request: web.Request) -> web.Response:
        """Serve a picture if it is requested as a download or is small, else its placeholder."""
        itself = f"{request.path}?download=1"
        fetched = await self._fetch(self._window(request), request, itself)
        if "download" in request.query or not fetched.is_fine:
            return fetched.answer()
        width, height = Image.open(io.BytesIO(fetched.body)).size
        if max(width, height) <= LARGEST_SMALL_PICTURE:
            return fetched.answer()
        box = BOX.format(width=width, height=height, itself=html.escape(itself))
        return web.Response(text=box, content_type="image/svg+xml", headers=NEVER)

    async def _act(self, request: web.Request) -> web.Response:
        """Carry out a person's action, one at a time."""
        window = self._window(request)
        async with self._house.action():
            return (await self._fetch(window, request, request.path)).answer()

    async def _fetch(self, window: ChannelWindow, request: web.Request, path: str) -> Fetched:
        """Send the browser's request to the preview of a window."""
        body = await request.read() if request.can_read_body else None
        sent = {name: request.headers[name] for name in PASSED_ON if name in request.headers}
        async with self._session.request(
            request.method, window.address + path, data=body, headers=sent
        ) as answer:
            kept = {
                name: value
                for name, value in answer.headers.items()
                if name in PASSED_BACK or name.startswith(PASSED_BACK_PREFIXES)
            }
            kept["Content-Type"] = answer.headers.get("Content-Type", "application/octet-stream")
            return Fetched(answer.status, await answer.read(), kept)


def _mended(script: bytes) -> bytes:
    """Return simcord's script of menus with our replacements."""
    for found, wanted in MENUS_MENDED:
        script = script.replace(found, wanted, 1)
    return script


# A page that lists each person's phone notifications and red numbers.

_HEAD = """<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Phones · Tavolo sandbox</title>
  <link rel="stylesheet" href="/tavolo/phones.css">
</head>
<body>
<h1>What their phones would show</h1>
<p>Newest first; reload to see what is new. A red number counts mentions and direct messages that
the person has not looked at.</p>
"""


def phone_page(server: SimulatedServer) -> str:
    """Return the page as HTML."""
    lists = "".join(_phone(server, person) for person in server.people.values())
    return f"{_HEAD}{lists}</body>\n</html>\n"


def _phone(server: SimulatedServer, person: Persona) -> str:
    identity = server.members[person.key].id
    phones = server.rules.notifications
    calls = phones.unread(identity).calls
    shown = "".join(map(_item, reversed(phones.lock_screen(identity))))
    return (
        f"<section><h2>{html.escape(person.name)} <small>red number: {calls}</small></h2>\n"
        f"{f'<ol>{shown}</ol>' if shown else '<p>No notifications.</p>'}</section>\n"
    )


def _item(one: Notification) -> str:
    at = datetime.fromtimestamp(one.at / 1000, UTC)
    text = html.escape(one.text) or "<em>no text</em>"
    return (
        f"<li><time>{at:%d %b %H:%M}</time> <b>{html.escape(one.title)}</b>"
        f"<p>{text.replace(chr(10), '<br>')}</p></li>\n"
    )


LOOPBACK = "127.0.0.1"
EVERY_ADDRESS = "0.0.0.0"
"""Only inside a container: a port that it publishes leads to an address that is not loopback."""

USUAL_PORT = 80
"""That of http."""

LARGEST_BODY = 27 * 1024 * 1024
LONGEST_LEAP_SECONDS = 31 * 24 * 3600

SECURITY = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "SAMEORIGIN",
    "Content-Security-Policy": (
        "default-src 'self'; connect-src 'self' blob:; img-src 'self' blob: data:; "
        "media-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'self'"
    ),
}
OWN_FILES = {
    "page.css": "text/css",
    "phones.css": "text/css",
    "page.js": "text/javascript",
    "frame.css": "text/css",
    "frame.js": "text/javascript",
    "commands.js": "text/javascript",
    "games.js": "text/javascript",
    "hints.js": "text/javascript",
    "house.js": "text/javascript",
    "menus.js": "text/javascript",
    "names.js": "text/javascript",
    "pictures.js": "text/javascript",
    "private.js": "text/javascript",
    "requests.js": "text/javascript",
}
_PLACE = re.compile(r"[0-9]{1,20}")

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

BoardLink = Callable[[int, str], Awaitable[str | None]]
"""Returns the link with which this person touches the board of a table; None if there is none."""


class PageServer:
    """Serves the page on a port, from :meth:`start` to :meth:`stop`.

    ``host``: the address it listens on, `LOOPBACK` or `EVERY_ADDRESS`. On either it answers only to
    browsers that call it 127.0.0.1 or localhost.
    """

    def __init__(
        self,
        house: SandboxHouse,
        first_steps: Mapping[str, Sequence[str]],
        games: GamesOnOffer,
        next_steps: NextSteps,
        port: int,
        host: str,
        board_link: BoardLink,
    ) -> None:
        self.house = house
        self._first_steps = first_steps
        self._games = games
        self._next_steps = next_steps
        self._port = port
        self._host = host
        self._board_link = board_link
        self._runner: web.AppRunner | None = None

    @property
    def address(self) -> str:
        """The address to open in a browser."""
        return f"http://{LOOPBACK}:{self._port}/"

    async def start(self) -> None:
        """Listen. Raises OSError when the port is taken; port 0 takes a free one."""
        app = web.Application(client_max_size=LARGEST_BODY, middlewares=[self._only_from_here])
        app.router.add_get("/", self._page)
        app.router.add_get("/tavolo/overview", self._overview)
        app.router.add_get("/tavolo/phones", self._phones)
        app.router.add_get("/tavolo/games", self._cards)
        app.router.add_get("/tavolo/board/{key}.png", self._board)
        app.router.add_get("/tavolo/touch/{code:[A-Z0-9]+}", self._touch)
        app.router.add_post("/tavolo/window", self._open_window)
        app.router.add_post("/tavolo/time", self._leap)
        for name in OWN_FILES:
            app.router.add_get(f"/tavolo/{name}", self._own_file)
        PreviewRoutes(self.house).add_to(app)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self._host, self._port)
        try:
            await site.start()
        except OSError:
            await self.stop()
            raise
        self._port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()

    @web.middleware
    async def _only_from_here(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse requests of other sites through the visitor's browser (CSRF, DNS rebinding)."""
        hosts = own_hosts(self._port)
        origin = request.headers.get("Origin")
        if request.host not in hosts or origin not in (None, *(f"http://{h}" for h in hosts)):
            raise web.HTTPForbidden
        response = await handler(request)
        for name, value in SECURITY.items():
            response.headers.setdefault(name, value)
        return response

    # ------------------------------------------------------------ our own page

    async def _page(self, _request: web.Request) -> web.Response:
        lists = "".join(_list(language, steps) for language, steps in self._first_steps.items())
        page = _read("page.html").replace("<!-- first steps -->", lists)
        return web.Response(text=page, content_type="text/html", headers=NEVER)

    async def _own_file(self, request: web.Request) -> web.Response:
        name = request.path.removeprefix("/tavolo/")
        return web.Response(text=_read(name), content_type=OWN_FILES[name], headers=NEVER)

    async def _overview(self, request: web.Request) -> web.Response:
        person = self._person(request.query.get("person"))
        place = _place(request.query.get("place"))
        if "looking" in request.query:
            self.house.look(person, place)
        hint = self._next_steps.hint(person, int(place)) if place.isdecimal() else None
        overview = self.house.overview(person, place) | {"hint": msgspec.to_builtins(hint)}
        return web.json_response(overview, headers=NEVER)

    async def _cards(self, request: web.Request) -> web.Response:
        """Serve the cards of the games on offer, in this person's language."""
        server = self.house.server
        reader = server.people[self._person(request.query.get("person"))]
        cards = self._games.cards(locale_of(reader.locale))
        return web.json_response(msgspec.to_builtins(cards), headers=NEVER)

    async def _board(self, request: web.Request) -> web.Response:
        """Serve the picture on a game's card."""
        key = request.match_info["key"]
        if key not in self._games:
            raise web.HTTPNotFound
        picture = await self._games.board(key)
        return web.Response(body=picture, content_type="image/png", headers=FOR_AN_HOUR)

    async def _phones(self, _request: web.Request) -> web.Response:
        page = phone_page(self.house.server)
        return web.Response(text=page, content_type="text/html", headers=NEVER)

    async def _touch(self, request: web.Request) -> web.Response:
        """Lead to the board of a table as this person touches it."""
        person = self.house.server.members[self._person(request.query.get("person"))]
        link = await self._board_link(person.id, request.match_info["code"])
        if link is None:
            raise web.HTTPNotFound
        return web.Response(status=302, headers={**NEVER, "Location": link})

    async def _open_window(self, request: web.Request) -> web.Response:
        asked = await _json_object(request)
        window = await self.house.open_window(
            self._person(asked.get("person")),
            _place(asked.get("place")),
            str(asked.get("timezone", "UTC")),
        )
        if window is None:
            raise web.HTTPNotFound
        return web.json_response({"frame": f"/frame#{window.capability}"}, headers=NEVER)

    async def _leap(self, request: web.Request) -> web.Response:
        seconds = (await _json_object(request)).get("seconds")
        if not isinstance(seconds, int) or not 0 < seconds <= LONGEST_LEAP_SECONDS:
            raise web.HTTPBadRequest
        self.house.leaps.begin(seconds)
        return web.json_response({}, headers=NEVER)

    def _person(self, key: object) -> str:
        if not isinstance(key, str) or key not in self.house.server.people:
            raise web.HTTPNotFound
        return key


def own_hosts(port: int) -> set[str]:
    """Return what browsers of this machine call the page; they leave out the usual port."""
    names = (LOOPBACK, "localhost")
    return {f"{name}:{port}" for name in names} | ({*names} if port == USUAL_PORT else set())


def _place(given: object) -> str:
    """Return the number of a place as it was given; nothing if it is none."""
    return given if isinstance(given, str) and _PLACE.fullmatch(given) else ""


async def _json_object(request: web.Request) -> dict[str, Any]:
    try:
        asked = await request.json()
    except ValueError:
        raise web.HTTPBadRequest from None
    if not isinstance(asked, dict):
        raise web.HTTPBadRequest
    return asked


def _list(language: str, steps: Sequence[str]) -> str:
    """Return the steps as HTML, for people with command names in this language."""
    return f'<ol data-commands="{language}">{"".join(map(_list_item, steps))}</ol>'


def _list_item(step: str) -> str:
    """Return a step as HTML; text between backticks is to be typed."""
    typed = re.sub("`([^`]*)`", r"<code>\1</code>", html.escape(step))
    return f"<li>{typed}</li>"


def _read(name: str) -> str:
    return files("playroom").joinpath("page", name).read_text(encoding="utf-8")
