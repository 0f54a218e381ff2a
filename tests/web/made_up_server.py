"""Answers the script of the page as a test makes them up: there is neither a bot nor a game."""

from typing import Any, Final

from playwright.async_api import Browser, Route, ViewportSize

from core.texts import ORIGINAL
from i18n import Translator
from tests.web.finger import Finger
from tests.web.sandbox_with_page import PHONE, opened
from tests.web.test_page_files import ROOM, STATIC
from web.words import fixed_words

ADDRESS: Final = "http://made.up"
CODE: Final = "ABCD"
SIDE: Final = 400
"""Width and height of the board."""

DRAWING: Final = {
    "width": SIDE,
    "height": SIDE,
    "background": "#224422",
    "new": {
        "0": '<circle cx="200" cy="200" r="50" fill="#884400"/>',
        "1": '<svg class="icon" viewBox="0 0 9 9" aria-hidden="true"><text>7</text></svg>',
    },
    "defs": "",
    "draw": [0],
    "icons": {"spot": 1},
}
KINDS: Final = {"js": "text/javascript", "css": "text/css", "html": "text/html"}


def choice(label: str, step: str, at: str = "", **more: Any) -> dict[str, Any]:
    """Something to choose, which leads to this step."""
    to = {"step": step, "chosen": []}
    usual: dict[str, Any] = {"style": "secondary", "at": at, "icon": "", "to": to}
    usual |= {"go": False, "form": False}
    return {"label": label, **usual, **more}


def screen(*touches: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A screen with choices on the board alone."""
    usual: dict[str, Any] = {
        "kind": "choices",
        "words": [],
        "rows": [],
        "back": None,
        "is_last": False,
    }
    return {"touches": [*touches], **usual, **more}


class MadeUpServer:
    """What the page shows, by the step that it asks for; what is not known here is the first.

    ``asked``: what the page has asked for, and whether it was to look or to act.
    """

    def __init__(self, **screens: dict[str, Any]) -> None:
        self.screens = screens
        self.height = SIDE
        """Of the board."""
        self.more: dict[str, Any] = {}
        """What each answer says instead of the usual."""
        self.news: dict[str, Any] | None = None
        """What answers say instead once the page listens for news; None: it never hears of any."""
        self.signed_in = ""
        """What is said to whoever comes with a ticket."""
        self.places: dict[str, list[int]] = {}
        self.asked: list[tuple[str, str]] = []
        self._words = fixed_words(Translator(), ORIGINAL)

    async def open(self, browser: Browser, size: ViewportSize = PHONE, ticket: str = "") -> Finger:
        """Open the page on a device of this size, whose time then stands still."""
        address = f"{ADDRESS}/t/{CODE}#{ticket}"
        finger = await opened(browser, address, size=size, serve=self._answer)
        now = await finger.page.evaluate("() => Date.now() / 1000")
        await finger.page.clock.pause_at(now + 5)
        return finger

    async def _answer(self, route: Route) -> None:
        path = route.request.url.removeprefix(ADDRESS)
        if path.endswith("/stream"):
            if self.news is not None:
                self.more |= self.news
                await route.fulfill(body="data: news\n\n", content_type="text/event-stream")
            return
        if path == "/api/session":
            await route.fulfill(json={"token": "t", "said": self.signed_in})
            return
        if path.startswith("/api/"):
            body: Any = route.request.post_data_json
            is_deed = path.endswith("/do")
            step = (body if is_deed else body["at"])["step"]
            self.asked.append(("act" if is_deed else "look", step))
            await route.fulfill(json=self._view(step))
            return
        name = path.rpartition("/")[2] if path.startswith("/static/") else "live.html"
        file = ROOM / "pages" / name if name == "board.js" else STATIC / name
        body = file.read_text(encoding="utf-8") if file.exists() else ""
        await route.fulfill(body=body, content_type=KINDS[name.rpartition(".")[2]])

    def _view(self, step: str) -> dict[str, Any]:
        shown = self.screens.get(step, self.screens["first"])
        at = [one["at"] for one in shown["touches"]]
        return {
            "page": "p",
            "known": 2,
            "lang": "en",
            "me": "Ada",
            "code": CODE,
            "game": "Ruta",
            "board_of": "Ada",
            "post": None,
            "turn": "Your turn",
            "left": "",
            "mine": True,
            "others": 0,
            "next": None,
            "asked": 7,
            "seats": [],
            "said": [],
            "undo": None,
            "moves": [],
            "text": [],
            "question": None,
            "stale": False,
            "regions": {},
            "drawing": {**DRAWING, "height": self.height},
            "places": {name: box for name, box in self.places.items() if name in at},
            "screen": shown,
            "words": self._words,
            **self.more,
        }
