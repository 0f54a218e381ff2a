"""Tells the owner what needs a person: one private message a day of each kind.

What is worth it is a line of the log anyway, marked by whoever writes it:
``_log.error("...", extra={"alert": "copy"})``. The message says no more than its kind.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Literal, Protocol, TypeAlias, get_args

from core.text import Text, text
from tables.interfaces import Clock
from tables.model.table import MINUTE
from workers.chat_platform import TryLater
from workers.upkeep.maintenance import DAY

AlertKind: TypeAlias = Literal[
    "copy", "letter", "timer", "gateway", "clock", "damage", "disk", "commands"
]
KINDS: tuple[AlertKind, ...] = get_args(AlertKind)

AGAIN: Final = 5 * MINUTE
"""Milliseconds after which the owner is written to again, where the platform fails."""

_log = logging.getLogger(__name__)


class Claims(Protocol):
    """Remembers when something was done, for all processes of the house."""

    async def claim(self, key: str, now: int, lasts: int) -> bool:
        """Whether it is to be done now: nobody has done it for so many milliseconds."""
        ...


class Alerts(logging.Handler):
    """Listens to the log; what it hears is told by ``work``, for which it rings.

    ``tell``: write to the owner; it raises TryLater. ``ring``: have ``work`` called soon.
    """

    def __init__(
        self,
        notes: Claims,
        clock: Clock,
        tell: Callable[[Text], Awaitable[None]],
        ring: Callable[[], None],
    ) -> None:
        super().__init__(logging.WARNING)
        self._notes = notes
        self._clock = clock
        self._tell = tell
        self._ring = ring
        self._loop = asyncio.get_running_loop()
        self._heard: set[AlertKind] = set()
        self._untold: set[AlertKind] = set()

    def emit(self, record: logging.LogRecord) -> None:
        """Remember what needs a person; lines may be written in any thread."""
        kind = getattr(record, "alert", None)
        if kind in KINDS and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._hear, kind)

    def _hear(self, kind: AlertKind) -> None:
        self._heard.add(kind)
        self._ring()

    async def work(self) -> int | None:
        """Tell what was heard, unless this or another process has told it within a day.

        What cannot be noted, on a disk that is full, is told as soon as it can; what the platform
        does not take is tried again, at the time that is the answer.
        """
        while self._heard:
            kind = next(iter(self._heard))
            if await self._notes.claim(f"alert-{kind}", self._clock.now(), DAY):
                self._untold.add(kind)
            self._heard.discard(kind)
        for kind in sorted(self._untold):
            try:
                await self._tell(text(f"alert-{kind}"))
            except TryLater as fault:
                return self._clock.now() + max(fault.wait or 0, AGAIN)
            self._untold.discard(kind)
        return None
