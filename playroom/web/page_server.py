"""The sandbox's web server: one address for all places and people.

Our own page contains a frame; in it runs simcord's preview, proxied by
:mod:`playroom.web.preview_routes`: one origin, one port.
"""

import html
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any

import msgspec
from aiohttp import web

from core.languages import locale_of
from playroom.web.games_on_offer import GamesOnOffer
from playroom.web.next_steps import NextSteps
from playroom.web.phone_page import phone_page
from playroom.web.preview_routes import FOR_AN_HOUR, NEVER, PreviewRoutes
from playroom.web.sandbox_session import SandboxHouse

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
