"""A running simulated server: time passes, windows refresh, actions run one at a time."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Any

from playroom.server import SimulatedServer, channel_of, places_of
from playroom.web.channel_windows import ChannelWindow, Windows

# The numbers of unread messages and mentions that the page shows at people and at their places.


def places_with_counts(server: SimulatedServer, person: str) -> list[dict[str, Any]]:
    """Return a person's places, each with its unread messages and its unread mentions (calls)."""
    identity = server.members[person].id
    found = []
    for place in places_of(server, person):
        unread = server.rules.notifications.unread(identity, int(place.id))
        found.append(
            {
                "id": place.id,
                "kind": place.kind,
                "name": place.name,
                "closed": place.closed,
                "unread": unread.messages,
                "calls": unread.calls,
            }
        )
    return found


def public_calls(places: Sequence[dict[str, Any]]) -> int:
    """Return how many unread mentions a person has in public places.

    Direct messages are counted at the mailbox alone: they repeat these calls, and would go on
    calling people who have long played.
    """
    return sum(place["calls"] for place in places if place["kind"] != "mailbox")


# Moves the simulated clock far ahead, in steps between which people can look and press.

STEP_SECONDS = 900.0
"""Simulated seconds of one step."""


class TimeLeaps:
    """The time leaps of one simulated server.

    ``move`` moves the clock by so many seconds and returns when the bot has done all that is due;
    TimeoutError if it is still busy after a minute, with the clock somewhere between. ``now`` reads
    the clock. ``arrived`` is called at the end of a leap.
    """

    def __init__(
        self,
        move: Callable[[float], Awaitable[None]],
        now: Callable[[], datetime],
        arrived: Callable[[], None],
    ) -> None:
        self._move = move
        self._now = now
        self._arrived = arrived
        self._task: asyncio.Task[None] | None = None
        self._goal: datetime | None = None
        self._trouble: str | None = None

    def begin(self, seconds: int) -> None:
        """Start a leap of this length, or extend the one under way."""
        is_on_its_way = self._goal is not None
        self._goal = (self._goal or self._now()) + timedelta(seconds=seconds)
        self._trouble = None
        if not is_on_its_way:
            self._task = asyncio.create_task(self._go())

    def overview(self) -> dict[str, Any]:
        """Return the time aimed at, and what delays the leap."""
        goal = None if self._goal is None else self._goal.isoformat(timespec="seconds")
        return {"goal": goal, "trouble": self._trouble}

    async def _go(self) -> None:
        while self._goal is not None and (left := self._goal - self._now()) > timedelta():
            try:
                await self._move(min(left.total_seconds(), STEP_SECONDS))
                self._trouble = None
            except TimeoutError as fault:
                _log.warning("time waits for the bot, which is still busy: %s", fault)
                self._trouble = "The bot is busy for more than a minute. Time goes on after that."
            except Exception as fault:
                _log.exception("time cannot be moved on")
                self._trouble = f"Time stopped here: {fault!r}. The terminal says more."
                break
        self._goal = None
        self._arrived()

    async def ended(self) -> None:
        """Return when no leap is under way."""
        if self._task is not None:
            await asyncio.wait({self._task})

    async def close(self) -> None:
        """Stop the leap where the clock is."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task


# Translates simcord's list of commands, as Discord's clients do.

Wire = Mapping[str, Any]
"""A command, subcommand, option or choice, as registered with Discord."""


def in_words_of(locale: str, catalog: Wire, registered: Iterable[Wire]) -> dict[str, Any]:
    """Return simcord's list of commands with names and descriptions in this language.

    Paths stay as registered, and so do option names, by which values are sent; an option's
    translated name is its label.
    """
    commands = {str(command["id"]): command for command in registered}
    entries = [
        _entry(locale, entry, commands[entry["commandId"]])
        for entry in catalog["entries"]
        if entry["commandId"] in commands
    ]
    return {**catalog, "entries": entries}


def _entry(locale: str, entry: Wire, command: Wire) -> dict[str, Any]:
    *_, leaf = nodes = list(_walk(command, entry["path"]))
    options = {option["name"]: option for option in leaf.get("options", ())}
    return {
        **entry,
        "invocation": " ".join(_said(locale, node, "name") for node in nodes),
        "description": _said(locale, leaf, "description"),
        "options": [_option(locale, one, options[one["name"]]) for one in entry["options"]],
    }


def _walk(command: Wire, path: Iterable[str]) -> Iterator[Wire]:
    """Yield the command, its group and its subcommand, along a path of their names."""
    among: Iterable[Wire] = (command,)
    for name in path:
        node = next(node for node in among if node["name"] == name)
        yield node
        among = node.get("options", ())


def _option(locale: str, option: Wire, registered: Wire) -> dict[str, Any]:
    return {
        **option,
        "label": _said(locale, registered, "name"),
        "description": _said(locale, registered, "description"),
        "choices": [
            {"name": _said(locale, choice, "name"), "value": choice["value"]}
            for choice in registered.get("choices") or ()
        ],
    }


def _said(locale: str, thing: Wire, what: str) -> str:
    return str((thing.get(f"{what}_localizations") or {}).get(locale, thing[what]))


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
