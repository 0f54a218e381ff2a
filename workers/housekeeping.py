"""What the house does once a day: it copies its database."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from tables.ports import Clock

DAY = 86_400_000
_NOTE = "backed-up-at"


class Notebook(Protocol):
    """Where the house writes down when it last did what."""

    async def read(self, key: str) -> str | None:
        """What was written under this key, or None."""
        ...

    async def write(self, key: str, value: str) -> None:
        """Insert or replace what stands under this key."""
        ...


class Housekeeper:
    """Makes the daily copy; a restart does not make another."""

    def __init__(
        self, back_up: Callable[[], Awaitable[object]], notes: Notebook, clock: Clock
    ) -> None:
        self._back_up = back_up
        self._notes = notes
        self._clock = clock

    async def work(self) -> int | None:
        """Make the copy when a day has passed; the instant of the next one.

        A note from the future was written by a clock that was wrong, and holds nothing up.
        """
        now = self._clock.now()
        last = await self._notes.read(_NOTE)
        if last is not None and 0 <= now - int(last) < DAY:
            return int(last) + DAY
        if last is not None:
            await self._back_up()
        await self._notes.write(_NOTE, str(now))
        return now + DAY
