"""Moves the simulated clock far ahead, in steps between which people can look and press."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any

STEP_SECONDS = 900.0
"""Simulated seconds of one step."""

_log = logging.getLogger(__name__)


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
