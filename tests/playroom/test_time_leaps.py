"""A jump of the sandbox's clock reaches its goal, or reports what stopped it."""

import asyncio
from datetime import UTC, datetime, timedelta

from playroom.web.sandbox_session import STEP_SECONDS, TimeLeaps

DAY = 24 * 3600
BEGIN = datetime(2026, 11, 23, tzinfo=UTC)


class Clock:
    """A clock moved by jumps, with scripted obstacles."""

    def __init__(self, *faults: Exception | None) -> None:
        self.now = BEGIN
        self.steps: list[float] = []
        self.said_on_the_way: list[str | None] = []
        self._faults = list(faults)
        self.leaps = TimeLeaps(self.move, lambda: self.now, lambda: None)

    async def move(self, seconds: float) -> None:
        await asyncio.sleep(0)
        self.said_on_the_way.append(self.leaps.overview()["trouble"])
        self.steps.append(seconds)
        fault = self._faults.pop(0) if self._faults else None
        self.now += timedelta(seconds=seconds / 2 if fault else seconds)
        if fault is not None:
            raise fault

    async def arrive(self) -> timedelta:
        """Wait for the end of the leap; returns how far it went."""
        await self.leaps.ended()
        return self.now - BEGIN


async def test_a_day_passes_in_steps_between_which_others_have_their_turn() -> None:
    clock = Clock()
    clock.leaps.begin(DAY)
    assert clock.leaps.overview() == {"goal": "2026-11-24T00:00:00+00:00", "trouble": None}
    assert await clock.arrive() == timedelta(days=1)
    assert max(clock.steps) == STEP_SECONDS
    assert clock.leaps.overview() == {"goal": None, "trouble": None}


async def test_what_stops_the_time_is_named_and_the_next_leap_tries_again() -> None:
    clock = Clock(None, ValueError("the clock has no hands"))
    clock.leaps.begin(DAY)
    assert await clock.arrive() < timedelta(days=1)
    assert "the clock has no hands" in clock.leaps.overview()["trouble"]
    clock.leaps.begin(3600)
    assert clock.leaps.overview()["trouble"] is None
    await clock.leaps.ended()
    assert clock.leaps.overview()["goal"] is None
