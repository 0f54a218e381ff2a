"""A running simulated server: time passes, windows refresh, actions run one at a time."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

from playroom.command_names import in_words_of
from playroom.server import SimulatedServer
from playroom.time_leaps import TimeLeaps
from playroom.visible_channels import channel_of
from playroom.web.channel_windows import ChannelWindow, Windows
from playroom.web.unread_counts import places_with_counts, public_calls

HEARTBEAT_SECONDS = 1.0

HURRY = (0.3, 1.2)
"""Seconds that people wait for the bot to become idle: for an answer, and for a slow one."""

_log = logging.getLogger(__name__)


class SandboxHouse:
    """The server with its windows. simcord allows one operation at a time: all go through here."""

    def __init__(self, server: SimulatedServer) -> None:
        self.server = server
        self.windows = Windows(server)
        self._one_at_a_time = asyncio.Lock()
        self._started = secrets.token_hex(8)
        self._time_was = asyncio.get_running_loop().time()
        self.leaps = TimeLeaps(self.let_time_pass, server.env.now, self.windows.outdate)
        server.env.hurry = HURRY
        server.env.backend.subscribers.append(self._hear)
        _after_private_changes(server.env.backend, self.windows.outdate)

    def _hear(self, event: str, payload: Mapping[str, Any]) -> None:
        """Mark windows on the place of an event as outdated."""
        if event.startswith(("MESSAGE_", "THREAD_")):
            named = payload["channel_id"] if "channel_id" in payload else payload.get("id", 0)
            self.windows.outdate(int(named))

    @asynccontextmanager
    async def action(self, *, patient: bool = False) -> AsyncIterator[None]:
        """Hold the lock during an operation on the server; ``patient``: until the bot is idle."""
        env = self.server.env
        async with self._one_at_a_time:
            usual, env.hurry = env.hurry, None if patient else env.hurry
            try:
                yield
            finally:
                env.hurry = usual

    async def renew(self, window: ChannelWindow) -> None:
        """Refresh this window, which a person looks at, if it is outdated."""
        if window.outdated:
            async with self._one_at_a_time:
                await self.windows.renew(window)

    async def let_time_pass(self, seconds: float = 0.0) -> None:
        """Move simulated time by the real time since the last call, and ``seconds`` more.

        During a leap it waits until the bot has done all that is due in it.
        """
        async with self.action(patient=bool(seconds)):
            now = asyncio.get_running_loop().time()
            elapsed, self._time_was = now - self._time_was, now
            await self.server.env.advance_time(elapsed + seconds)
            self.server.rules.threads.archive_due()

    async def beat_forever(self) -> None:
        """Let time pass as outside, so that the bot's timers expire by themselves.

        On a busy machine the bot may take longer than simcord's timeout; time goes on even then.
        """
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                await self.let_time_pass()
            except TimeoutError:
                _log.warning("the bot is still busy; the next beat tries again")

    async def open_window(self, person: str, place: str, timezone: str) -> ChannelWindow | None:
        """Open a person's window on a place; returns None if they cannot open it."""
        async with self.action():
            channel = channel_of(self.server, person, place)
            if channel is None:
                return None
            return await self.windows.open(person, channel, timezone)

    def look(self, person: str, place: str) -> None:
        """Mark a place as read: this person is looking at it."""
        if place.isdecimal():
            self.server.rules.notifications.look(self.server.members[person].id, int(place))

    def commands_as_shown(self, person: str, catalog: dict[str, Any]) -> dict[str, Any]:
        """Return simcord's list of commands as this person's client shows it."""
        registered = self.server.env.backend.commands.values()
        locale = self.server.people[person].locale
        every = [command for scope in registered for command in scope.values()]
        return in_words_of(locale, catalog, every)

    def overview(self, person: str, place: str) -> dict[str, Any]:
        """Return what the page shows around a person's window on a place."""
        return {
            "started": self._started,
            "time": self.server.env.now().isoformat(timespec="seconds"),
            "news": self.windows.news(person, int(place)) if place.isdecimal() else None,
            "leap": self.leaps.overview(),
            "places": places_with_counts(self.server, person),
            "people": [
                {
                    "key": one.key,
                    "name": one.name,
                    "language": one.locale,
                    "colour": one.colour,
                    "calls": public_calls(places_with_counts(self.server, one.key)),
                }
                for one in self.server.people.values()
            ],
        }

    async def close(self) -> None:
        """Close the windows and the server."""
        await self.leaps.close()
        async with self._one_at_a_time:
            await self.windows.close()
            self.server.env.hurry = None
            await self.server.close()


def _after_private_changes(backend: Any, hear: Callable[[int], None]) -> None:
    """Call ``hear`` with the place of an ephemeral message that was edited or deleted.

    Discord's gateway sends no event for that, so simcord does not either. A bot that works on after
    the action, for example at a replay, shows its answer by such an edit.
    """
    for name in ("edit_message", "delete_message"):
        change = getattr(backend, name)

        def change_and_tell(place: int, *what: Any, _change: Any = change) -> Any:
            changed = _change(place, *what)
            hear(place)
            return changed

        setattr(backend, name, change_and_tell)
