"""Tells open pages that what they show has changed, and nothing else.

A page is told only when its own reader would be answered something else: that others have moved in
secret must not show.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Final, Literal, NamedTuple, TypeAlias

from model.table import PlayerId, TableCode, TableId
from workers.post_model import HouseTime
from workers.work_loop import LOOK_AGAIN

ALIVE: Final = 20_000
"""Milliseconds after which a page is told that the stream still stands."""


class Whose(NamedTuple):
    """A table, and who looks at it; None: an onlooker without a device."""

    table: TableId
    code: TableCode
    player: PlayerId | None


Marks: TypeAlias = Callable[[Sequence[Whose]], Awaitable[Mapping[Whose, bytes]]]
"""Returns, for each reader of a table, something that differs when their view does."""

Told: TypeAlias = Literal["changed", "alive", "over"]


class Listener:
    """One open page."""

    def __init__(self, time: HouseTime, whose: Whose) -> None:
        self._time = time
        self.whose = whose
        self.mark: bytes | None = None
        self.woken = asyncio.Event()
        self.has_changed = True
        self.is_over = False

    async def told(self) -> Told:
        """Wait for news, or until it is time to say that there are none."""
        if not self.has_changed and not self.is_over:
            await self._time.wait(self.woken, self._time.now() + ALIVE)
        self.woken.clear()
        if self.is_over:
            return "over"
        changed, self.has_changed = self.has_changed, False
        return "changed" if changed else "alive"


class News:
    """All open pages that listen."""

    def __init__(self, marks: Marks, time: HouseTime, *, polls: bool) -> None:
        """``polls``: other processes change tables too, and wake nobody here."""
        self._marks = marks
        self._time = time
        self._polls = polls
        self._listeners: dict[Listener, str] = {}
        self._is_over = False

    def count(self, key: str | None = None) -> int:
        """Return how many pages listen, all or those of one reader."""
        return sum(key in (None, whose) for whose in self._listeners.values())

    @asynccontextmanager
    async def listening(self, whose: Whose, key: str) -> AsyncIterator[Listener]:
        """Let a page of a reader listen; it is first told to look, as it may have missed news."""
        listener = Listener(self._time, whose)
        listener.is_over = self._is_over
        self._listeners[listener] = key
        try:
            listener.mark = (await self._marks([whose]))[whose]
            yield listener
        finally:
            del self._listeners[listener]

    async def work(self) -> int | None:
        """Wake the pages whose view has changed; return when to look again (Unix milliseconds)."""
        listeners = [*self._listeners]
        marks = await self._marks(list({listener.whose for listener in listeners}))
        for listener in listeners:
            if listener.mark not in (None, mark := marks[listener.whose]):
                listener.mark, listener.has_changed = mark, True
                listener.woken.set()
        return self._time.now() + LOOK_AGAIN if self._polls else None

    def close(self) -> None:
        """End all streams, and those that begin later."""
        self._is_over = True
        for listener in self._listeners:
            listener.is_over = True
            listener.woken.set()
