"""The page of the sandbox: one address for all places and people.

Our own page stands round a frame; in the frame runs simcord's preview. Previews forbid being framed
and live on ports of their own, so they are handed through here: one origin, one port, and every
action waits its turn.
"""

import html
import json
import re
from collections.abc import Awaitable, Callable, Sequence
from importlib.resources import files
from typing import Any

from aiohttp import ClientSession, web

from playroom.sandbox_house import SandboxHouse
from playroom.windows import Window

LOOPBACK = "127.0.0.1"
CAPABILITY = "X-Simcord-Capability"
PASSED_ON = (CAPABILITY, "X-Simcord-Context", "Content-Type")
PASSED_BACK = ("Content-Disposition", "X-Content-Type-Options", "Referrer-Policy")
PASSED_BACK_PREFIXES = ("X-Display-", "X-Media-", "X-Simcord-")
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
FOR_AN_HOUR = {"Cache-Control": "private, max-age=3600"}
NEVER = {"Cache-Control": "no-store"}

OWN_FILES = {
    "page.css": "text/css",
    "page.js": "text/javascript",
    "frame.css": "text/css",
    "frame.js": "text/javascript",
}
OURS_IN_THE_FRAME = (
    '<link rel="stylesheet" href="/tavolo/frame.css">'
    '<script type="module" src="/tavolo/frame.js"></script></head>'
)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PageServer:
    """Serves the page on a loopback port, from :meth:`start` to :meth:`stop`."""

    def __init__(self, house: SandboxHouse, first_steps: Sequence[str], port: int) -> None:
        self._house = house
        self._first_steps = tuple(first_steps)
        self._port = port
        self._runner: web.AppRunner | None = None
        self._session: ClientSession | None = None

    @property
    def address(self) -> str:
        """What to open in a browser."""
        return f"http://{LOOPBACK}:{self._port}/"

    async def start(self) -> None:
        """Listen. Raises OSError when the port is taken; port 0 takes a free one."""
        self._session = ClientSession(auto_decompress=False)
        app = web.Application(client_max_size=LARGEST_BODY, middlewares=[self._only_from_here])
        app.router.add_get("/", self._page)
        app.router.add_get("/frame", self._frame)
        app.router.add_get("/tavolo/overview", self._overview)
        app.router.add_post("/tavolo/window", self._open_window)
        app.router.add_post("/tavolo/time", self._let_time_pass)
        for name in OWN_FILES:
            app.router.add_get(f"/tavolo/{name}", self._own_file)
        app.router.add_route("*", "/api/{rest:.*}", self._pass_on)
        app.router.add_get("/{name:.+}", self._pass_on_static)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, LOOPBACK, self._port)
        try:
            await site.start()
        except OSError:
            await self.stop()
            raise
        self._port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """Stop listening."""
        if self._session is not None:
            await self._session.close()
        if self._runner is not None:
            await self._runner.cleanup()

    @web.middleware
    async def _only_from_here(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Turn away other sites that try to reach the page through the visitor's browser."""
        hosts = {f"{LOOPBACK}:{self._port}", f"localhost:{self._port}"}
        origin = request.headers.get("Origin")
        if request.host not in hosts or origin not in (None, *(f"http://{h}" for h in hosts)):
            raise web.HTTPForbidden
        response = await handler(request)
        for name, value in SECURITY.items():
            response.headers.setdefault(name, value)
        return response

    # ------------------------------------------------------------ our own page

    async def _page(self, _request: web.Request) -> web.Response:
        page = _read("page.html").replace(
            "<!-- first steps -->", "".join(map(_list_item, self._first_steps))
        )
        return web.Response(text=page, content_type="text/html", headers=NEVER)

    async def _own_file(self, request: web.Request) -> web.Response:
        name = request.path.removeprefix("/tavolo/")
        return web.Response(text=_read(name), content_type=OWN_FILES[name], headers=NEVER)

    async def _overview(self, request: web.Request) -> web.Response:
        person = self._person(request.query.get("person"))
        if "looking" in request.query:
            self._house.look(person, request.query.get("place", ""))
        return web.json_response(self._house.overview(person), headers=NEVER)

    async def _open_window(self, request: web.Request) -> web.Response:
        asked = await _json_object(request)
        window = await self._house.open_window(
            self._person(asked.get("person")),
            str(asked.get("place", "")),
            str(asked.get("timezone", "UTC")),
        )
        if window is None:
            raise web.HTTPNotFound
        return web.json_response({"frame": f"/frame#{window.capability}"}, headers=NEVER)

    async def _let_time_pass(self, request: web.Request) -> web.Response:
        seconds = (await _json_object(request)).get("seconds")
        if not isinstance(seconds, int) or not 0 < seconds <= LONGEST_LEAP_SECONDS:
            raise web.HTTPBadRequest
        await self._house.let_time_pass(seconds)
        return web.json_response({}, headers=NEVER)

    def _person(self, key: object) -> str:
        if key not in self._house.server.people:
            raise web.HTTPNotFound
        return str(key)

    # ------------------------------------------------------------ the previews

    async def _frame(self, request: web.Request) -> web.Response:
        """The preview's own page with our style sheet and our few lines of script."""
        _, body, _ = await self._fetch(self._any_window(), request, "/")
        page = body.decode().replace("</head>", OURS_IN_THE_FRAME)
        return web.Response(text=page, content_type="text/html", headers=NEVER)

    async def _pass_on_static(self, request: web.Request) -> web.Response:
        """Scripts, styles and fonts are the same for all windows, and large: let them be kept."""
        status, body, headers = await self._fetch(self._any_window(), request, request.path)
        caching = FOR_AN_HOUR if status == web.HTTPOk.status_code else NEVER
        return web.Response(status=status, body=body, headers={**headers, **caching})

    def _any_window(self) -> Window:
        window = self._house.windows.any()
        if window is None:
            raise web.HTTPNotFound
        return window

    async def _pass_on(self, request: web.Request) -> web.Response:
        window = self._house.windows.find(request.headers.get(CAPABILITY, ""))
        if window is None:
            raise web.HTTPGone
        if request.path == "/api/action":
            return await self._act(window, request)
        status, body, headers = await self._fetch(window, request, request.path_qs)
        return web.Response(status=status, body=body, headers={**headers, **NEVER})

    async def _act(self, window: Window, request: web.Request) -> web.Response:
        """An action of a player, one at a time."""
        raw = await request.read()
        async with self._house.action(window):
            status, body, headers = await self._fetch(window, request, request.path, raw)
            current = _revision_to_retry_with(body)
            if current is not None and request.content_type == "application/json":
                renewed = json.dumps({**json.loads(raw), "published_revision": current}).encode()
                status, body, headers = await self._fetch(window, request, request.path, renewed)
        return web.Response(status=status, body=body, headers={**headers, **NEVER})

    async def _fetch(
        self, window: Window, request: web.Request, path: str, body: bytes | None = None
    ) -> tuple[int, bytes, dict[str, str]]:
        """Ask the preview behind a window; status, body and the headers worth passing back."""
        assert self._session is not None
        if body is None and request.can_read_body:
            body = await request.read()
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
            return answer.status, await answer.read(), kept


def _revision_to_retry_with(body: bytes) -> int | None:
    """The present revision, when an action was refused only because the page was behind.

    The preview checks the action itself again: a button that is gone is still refused.
    """
    try:
        receipt = json.loads(body)
    except ValueError:
        return None
    if not isinstance(receipt, dict) or not receipt.get("rejected"):
        return None
    codes = {item.get("code") for item in receipt.get("diagnostics", [])}
    return receipt.get("revision") if codes == {"stale-revision"} else None


async def _json_object(request: web.Request) -> dict[str, Any]:
    try:
        asked = await request.json()
    except ValueError:
        raise web.HTTPBadRequest from None
    if not isinstance(asked, dict):
        raise web.HTTPBadRequest
    return asked


def _list_item(step: str) -> str:
    """A step as HTML; what stands between backticks is to be typed."""
    typed = re.sub("`([^`]*)`", r"<code>\1</code>", html.escape(step))
    return f"<li>{typed}</li>"


def _read(name: str) -> str:
    return files("playroom").joinpath("page", name).read_text(encoding="utf-8")
