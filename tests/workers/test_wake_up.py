"""The bell that wakes a worker, without real time."""

import asyncio

from tests.tables.sample_tables import FixedClock
from workers.work_loop import Bell


async def test_a_ring_while_nobody_waits_is_kept_for_the_next_who_does() -> None:
    bell = Bell(FixedClock())
    bell.ring()
    bell.ring()
    await bell.wait(None)
    waiting = asyncio.create_task(bell.wait(None))
    await asyncio.sleep(0)
    assert not waiting.done(), "two rings are heard once"
    bell.ring()
    await waiting


async def test_a_clock_that_is_set_back_makes_nobody_rest_for_long() -> None:
    clock = FixedClock(1_000_000)
    bell = Bell(clock, rest=250)
    await bell.wait(clock.now())
    clock.pass_by(-900_000)
    bell.ring()
    await bell.wait(None)
    assert clock.now() == 100_000
