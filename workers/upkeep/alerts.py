"""Alerts the owner to problems that a person must solve: of each kind, one direct message a day.

A log line marked by the code that writes it causes an alert:
``_log.error("...", extra={"alert": "copy"})``. The message tells only the kind, not the log line.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from core.translatable_text import Text, text
from model.table import MINUTE
from tables.interfaces import Clock
from workers.chat_platform import TryLater
from workers.upkeep.daily_backup import DAY

if TYPE_CHECKING:
    from storage.rows.key_values import KeyValues

AlertKind: TypeAlias = Literal[
    "copy",
    "letter",
    "timer",
    "gateway",
    "clock",
    "damage",
    "disk",
    "database",
    "commands",
]
KINDS: tuple[AlertKind, ...] = get_args(AlertKind)

AGAIN: Final = 5 * MINUTE
"""Milliseconds until an alert is retried, at least, after Discord failed to take it."""

_log = logging.getLogger(__name__)


class Alerts(logging.Handler):
    """A log handler that collects marked lines; ``work`` tells them to the owner.

    ``tell``: send the owner a message (raises TryLater). ``ring``: have ``work`` called soon.
    """

    def __init__(
        self,
        notes: "KeyValues",
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
        """Collect the kind of a marked log line. Called in any thread."""
        kind = getattr(record, "alert", None)
        if kind in KINDS and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._hear, kind)

    def _hear(self, kind: AlertKind) -> None:
        self._heard.add(kind)
        self._ring()

    async def work(self) -> int | None:
        """Send an alert of each collected kind, unless one was sent within a day by any process.

        A kind whose claim fails (full disk) stays collected and is told once a claim succeeds.
        Returns the instant to retry (Unix milliseconds) if Discord takes no message, else None.
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
