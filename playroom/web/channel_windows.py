"""Windows: one person's view of one place, as a preview page of simcord."""

import io
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo

import discord
import msgspec
from PIL import Image, ImageDraw, ImageFont
from simcord import ChannelHandle, MemberActor, Preview, UserHandle
from simcord.backend.cdn import CDN_BASE
from simcord.preview import _action_plans, _component_projection, _markdown, _messages, _snapshot

from playroom.late_presses import LatePresses
from playroom.server import BOT_COLOUR, PORTRAIT, SERVER_NAME, SimulatedServer

# Which messages of a channel its window shows: the newest few, and more by a button.
#
# Importing this module sets simcord's numbers for all previews.

MESSAGES_SHOWN = 10
"""How many of a place's newest messages are shown: their boards alone fill many screens; a button
loads earlier ones. simcord shows 50, and renders all for every press and every look."""

MESSAGES_OLDER = 4
"""How many more messages that button loads."""

_snapshot.HISTORY_WINDOW_SIZE = _action_plans.HISTORY_WINDOW_SIZE = MESSAGES_SHOWN  # type: ignore[attr-defined]
_action_plans.HISTORY_STEP = MESSAGES_OLDER  # type: ignore[attr-defined]

NO_MESSAGE = "0"
"""A search that finds nothing: no message has this id."""


def leave_out_what_nobody_sees(preview: Preview) -> None:
    """Publish neither simcord's page for Python nor the list of all messages in its side bar.

    That list grows with every message: after sixty boards it takes longer than all else. A search
    for one number finds one message, or none, at once. Pages begin with what the page for Python
    shows, so that one is set to the newest messages.
    """
    publish = preview._publish

    def publish_what_is_seen(page: Any, **how: Any) -> None:
        python = preview._python
        if python is not None and page is python:
            python.target_id = python.window_end_id = None
            return
        page.navigation_query = NO_MESSAGE
        publish(page, **how)

    preview._publish = publish_what_is_seen  # type: ignore[method-assign]


# Portraits of the invented people: a letter on a colour, like no real person.

PIXELS = 96
LETTER_PIXELS = 54


@cache
def portrait(name: str, colour: str) -> bytes:
    """Return a square PNG with the first letter of the name."""
    picture = Image.new("RGB", (PIXELS, PIXELS), colour)
    font = ImageFont.load_default(LETTER_PIXELS)
    ImageDraw.Draw(picture).text(
        (PIXELS / 2, PIXELS / 2), name[0], fill="white", font=font, anchor="mm"
    )
    encoded = io.BytesIO()
    picture.save(encoded, "PNG")
    return encoded.getvalue()


MOST_OPEN = 24
"""Windows kept open; the least recently used is closed first and reopened on demand."""

WINDOW_LOCALES = frozenset(locale.value for locale in discord.Locale)


class ChannelWindow:
    """One preview with one person in it, on its own loopback port."""

    def __init__(self, person: str, place: int, preview: Preview) -> None:
        self.person = person
        self.place = place
        self.preview = preview
        self._behind: set[str] = set()
        """Pages open on it that do not show the latest change yet."""
        self.news = 0
        """A number that changes whenever there may be something new to show."""
        self._presses = LatePresses(preview, place)
        _after_publishing(preview, self._remember)
        address, _, capability = preview.url.partition("/#")
        self.address = address
        self.capability = capability

    @property
    def outdated(self) -> bool:
        """Whether a page open on it does not show the latest change."""
        return bool(self._behind)

    def outdate(self) -> None:
        """Mark its pages as outdated, but for simcord's page for Python, which nobody looks at."""
        self.news += 1
        python = self.preview._python
        self._behind = {page for page in self.preview._pages if python is None or page != python.id}

    async def renew(self) -> None:
        """Refresh all its pages."""
        self._behind.clear()
        await self.preview.refresh()

    def _remember(self, page: Any) -> None:
        """Store what was published last: pages may be outdated."""
        if page is self.preview._python:
            return
        self._behind.discard(page.id)
        self._presses.remember(page)


class Windows:
    """All open windows. simcord allows one preview at a time; here each has its own."""

    def __init__(self, server: SimulatedServer) -> None:
        self._server = server
        self._open: OrderedDict[tuple[str, int], ChannelWindow] = OrderedDict()

    async def open(self, person: str, channel: ChannelHandle, timezone: str) -> ChannelWindow:
        """Return the window of a person on a channel; open it if necessary."""
        key = (person, channel.id)
        if key not in self._open:
            self._open[key] = ChannelWindow(
                person, channel.id, await self._preview(person, channel, timezone)
            )
            await self._close_the_least_used()
        self._open.move_to_end(key)
        return self._open[key]

    async def _preview(self, person: str, channel: ChannelHandle, timezone: str) -> Preview:
        member = self._server.members[person]
        viewer: MemberActor | UserHandle = member.user if channel.guild is None else member
        locale = self._server.people[person].locale
        preview = self._server.env.preview(
            channel,
            viewers=[viewer],
            layout="channel",
            locale=locale if locale in WINDOW_LOCALES else "en-GB",
            timezone=_known_timezone(timezone),
            assets=self._portraits(),
        )
        leave_out_what_nobody_sees(preview)
        await preview.__aenter__()
        # An Env remembers one preview and refuses a second while that is open. All else about
        # previews is kept in the preview itself, so it is enough to forget this one.
        self._server.env._preview = None
        return preview

    def _portraits(self) -> dict[str, tuple[str, bytes]]:
        """Return the portraits by the address that the preview requests."""
        server = self._server
        faces = {
            server.members[key].id: portrait(person.name, person.colour)
            for key, person in server.people.items()
        }
        faces[server.env.backend.bot_user.id] = portrait(SERVER_NAME, BOT_COLOUR)
        return {
            f"{CDN_BASE}/avatars/{user}/{PORTRAIT}.png": (f"{user}.png", face)
            for user, face in faces.items()
        }

    async def _close_the_least_used(self) -> None:
        while len(self._open) > MOST_OPEN:
            _, window = self._open.popitem(last=False)
            await window.preview.close()

    def find(self, capability: str) -> ChannelWindow | None:
        """Return the window with this key, None if it is closed."""
        return next(
            (window for window in self._open.values() if window.capability == capability), None
        )

    def news(self, person: str, place: int) -> int | None:
        """Return a number that changes with anything new in this window; None if it is not open."""
        window = self._open.get((person, place))
        return None if window is None else window.news

    def any(self) -> ChannelWindow | None:
        """Return any open window, None if there is none: all serve the same static files."""
        return next(iter(self._open.values()), None)

    def outdate(self, place: int | None = None) -> None:
        """Mark the windows on this place, or all windows, as outdated."""
        for window in self._open.values():
            if place is None or window.place == place:
                window.outdate()

    async def renew(self, window: ChannelWindow) -> None:
        """Refresh a window, unless it is closed by now."""
        if window.outdated and self.find(window.capability) is window:
            await window.renew()

    async def close(self) -> None:
        """Close all windows."""
        while self._open:
            _, window = self._open.popitem()
            await window.preview.close()


def _after_publishing(preview: Preview, hear: Callable[[Any], None]) -> None:
    """Call ``hear`` with each page that is published."""
    publish = preview._publish

    def publish_and_tell(page: Any, **how: Any) -> None:
        publish(page, **how)
        hear(page)

    preview._publish = publish_and_tell  # type: ignore[method-assign]


def _known_timezone(name: str) -> str:
    try:
        return ZoneInfo(name).key
    except (ValueError, OSError, KeyError):
        return "UTC"


# Caches the parsed Markdown of each text in a preview.
#
# simcord makes a new parser for each text whenever a window is refreshed, which took most of the
# time of a press. The result depends on the text, its kind, and the names of what it mentions.

TEXTS_KEPT = 4096

_read_anew = _markdown.markdown_tokens
_encode = msgspec.json.Encoder(order="deterministic").encode
_known: dict[tuple[str, str, bytes], bytes] = {}


def markdown_tokens(
    value: Any, profile: str = "message", *, context: Mapping[str, Any] | None = None
) -> Any:
    """Return simcord's tokens of a text, as a copy that the caller may change."""
    if value is None:
        return []
    key = (str(value), profile, _encode(dict(context or {})))
    if key not in _known:
        if len(_known) >= TEXTS_KEPT:
            _known.clear()
        _known[key] = _encode(_read_anew(value, profile, context=context))
    return msgspec.json.decode(_known[key])


for _module in (_messages, _component_projection, _snapshot):
    _module.markdown_tokens = markdown_tokens  # type: ignore[attr-defined]
