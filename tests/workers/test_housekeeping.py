"""The daily copy."""

import pytest

from workers.housekeeping import DAY, Housekeeper


class Clock:
    def __init__(self) -> None:
        self.time = 1_000

    def now(self) -> int:
        return self.time


class Notes(dict[str, str]):
    async def read(self, key: str) -> str | None:
        return self.get(key)

    async def write(self, key: str, value: str) -> None:
        self[key] = value


async def test_a_copy_is_made_once_a_day_however_often_the_house_restarts() -> None:
    clock, notes, copies = Clock(), Notes(), list[int]()

    async def back_up() -> None:
        copies.append(clock.time)

    async def restart() -> int | None:
        return await Housekeeper(back_up, notes, clock).work()

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
    await Housekeeper(back_up, notes, clock).work()
    clock.time -= 3650 * DAY
    assert await Housekeeper(back_up, notes, clock).work() == clock.time + DAY
    assert copies == [clock.time]


async def test_a_copy_that_fails_is_tried_again_at_the_next_look() -> None:
    clock, notes = Clock(), Notes()
    await Housekeeper(_no_copy, notes, clock).work()
    clock.time += DAY
    failing = Housekeeper(_disk_full, notes, clock)
    for _ in range(2):
        with pytest.raises(OSError, match="disk full"):
            await failing.work()


async def _no_copy() -> None:
    return None


async def _disk_full() -> None:
    raise OSError("disk full")
