"""A worker's loop and heartbeat, without real time."""

import asyncio

import pytest

from storage.errors import StoreFull, StoreReadOnly
from workers.work_loop import PAUSE, Bell, keep_going


class Time:
    """A stopped clock; every wait is recorded and ends at once."""

    def __init__(self, waits: int) -> None:
        self.waited_until: list[int | None] = []
        self._left = waits

    def now(self) -> int:
        return 1_000

    async def wait(self, woken: asyncio.Event, until: int | None) -> None:
        self.waited_until.append(until)
        self._left -= 1
        if not self._left:
            raise asyncio.CancelledError


async def test_work_is_done_before_each_wait() -> None:
    time = Time(waits=3)
    done: list[int] = []

    async def work() -> int | None:
        done.append(len(done))
        return 5_000 if len(done) < 3 else None

    with pytest.raises(asyncio.CancelledError):
        await keep_going(work, Bell(time))
    assert done == [0, 1, 2]
    assert time.waited_until == [5_000, 5_000, None]


async def test_a_fault_is_reported_and_the_work_tried_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    time = Time(waits=2)
    tries: list[int] = []

    async def work() -> int | None:
        tries.append(len(tries))
        if len(tries) == 1:
            raise OSError("disk full")
        return None

    with pytest.raises(asyncio.CancelledError):
        await keep_going(work, Bell(time))
    assert tries == [0, 1]
    assert time.waited_until == [1_000 + PAUSE, None]
    assert "disk full" in caplog.text


@pytest.mark.parametrize("refusal", [StoreFull, StoreReadOnly])
async def test_that_the_database_takes_no_changes_is_not_said_again_by_each_worker(
    refusal: type[Exception], caplog: pytest.LogCaptureFixture
) -> None:
    time = Time(waits=2)

    async def work() -> int | None:
        raise refusal

    with pytest.raises(asyncio.CancelledError):
        await keep_going(work, Bell(time))
    assert time.waited_until == [1_000 + PAUSE] * 2
    assert caplog.records == []
