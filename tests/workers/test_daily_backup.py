"""The daily backup."""

import pytest

from model.table import HOUR
from storage.rows.key_values import KeyValues
from workers.maintenance import DAY, Maintenance


class Clock:
    def __init__(self) -> None:
        self.time = 1_000

    def now(self) -> int:
        return self.time


class Notes(KeyValues):
    def __init__(self, **written: str) -> None:
        self.written = written

    async def read(self, key: str) -> str | None:
        return self.written.get(key)

    async def write(self, key: str, value: str) -> None:
        self.written[key] = value


async def nothing(_now: int) -> None:
    """Nothing is old."""


async def test_a_copy_is_made_once_a_day_however_often_the_house_restarts() -> None:
    clock, notes, copies = Clock(), Notes(), list[int]()

    async def back_up() -> None:
        copies.append(clock.time)

    async def restart() -> int | None:
        return await Maintenance(nothing, back_up, notes, clock).work()

    assert await restart() == 1_000 + DAY
    assert copies == []  # a new house has nothing to copy yet
    clock.time += DAY - 1
    assert await restart() == 1_000 + DAY
    clock.time += 1
    assert await restart() == 1_000 + 2 * DAY
    assert await restart() == 1_000 + 2 * DAY
    assert copies == [1_000 + DAY]


async def test_a_note_from_the_future_stops_no_copies() -> None:
    clock, notes, copies = Clock(), Notes(), list[int]()

    async def back_up() -> None:
        copies.append(clock.time)

    clock.time += 3650 * DAY
    await Maintenance(nothing, back_up, notes, clock).work()
    clock.time -= 3650 * DAY
    assert await Maintenance(nothing, back_up, notes, clock).work() == clock.time + DAY
    assert copies == [clock.time]


async def test_a_leap_of_the_clock_makes_nothing_old() -> None:
    clock, notes, cleared = Clock(), Notes(), list[int]()

    async def clear_away(now: int) -> None:
        cleared.append(now)

    async def back_up() -> None:
        """There is room."""

    maintenance = Maintenance(clear_away, back_up, notes, clock)
    await maintenance.work()
    for leap in (3650 * DAY, -3650 * DAY, DAY, 90 * DAY, DAY):
        clock.time += leap
        await maintenance.work()
    days = [(at - 1_000) // DAY for at in cleared]
    assert days == [1, 0, 1, 2, 92], "nor an absence, until the next day"


async def test_a_copy_that_fails_is_tried_again_after_growing_pauses(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock, notes, tries = Clock(), Notes(), list[int]()
    full = True

    async def back_up() -> None:
        tries.append(clock.time)
        if full:
            raise OSError("the disk is full")

    maintenance = Maintenance(nothing, back_up, notes, clock)
    clock.time = await maintenance.work() or 0
    for hours in (1, 2, 4, 8, 12, 12):
        clock.time = await maintenance.work() or 0
        assert clock.time == tries[-1] + hours * HOUR
    assert "the daily copy failed: the disk is full; next try in 1 h" in caplog.messages
    full = False
    assert await maintenance.work() == clock.time + DAY
    full = True
    clock.time += DAY
    assert await maintenance.work() == clock.time + HOUR, "the pauses begin anew"


async def test_what_is_old_is_cleared_away_before_each_copy_and_no_fault_of_it_hinders_one(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock, notes, done = Clock(), Notes(), list[str]()

    async def clear_away(now: int) -> None:
        done.append(f"cleared away at {now}")
        if len(done) > 2:
            raise OSError("the database is away")

    async def back_up() -> None:
        done.append("copied")

    maintenance = Maintenance(clear_away, back_up, notes, clock)
    for _ in range(3):
        clock.time = await maintenance.work() or 0
    first, second = 1_000 + DAY, 1_000 + 2 * DAY
    assert done == [f"cleared away at {first}", "copied", f"cleared away at {second}", "copied"]
    assert "what is old could not be cleared away" in caplog.messages
