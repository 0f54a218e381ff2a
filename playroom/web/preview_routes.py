"""Proxies simcord's previews, which run in the frames of the page.

Previews forbid being framed and have their own ports. They send every request here, each with the
key of its window; actions wait their turn.

A preview checks every picture in a Python process of its own before it shows it, one after the
other. The pictures here are our own bot's, so they are served unchecked, as downloads are; a box of
their size takes their place until they scroll into view.
"""

import html
import io
import json
import re
from collections.abc import AsyncIterator, Mapping

import msgspec
from aiohttp import ClientSession, web
from PIL import Image

from playroom.web.channel_windows import ChannelWindow
from playroom.web.sandbox_session import SandboxHouse

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
