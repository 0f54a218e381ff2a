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


async def test_a_wait_ends_at_its_instant_without_a_ring() -> None:
    clock = FixedClock(1_000)
    await Bell(clock).wait(5_000)
    assert clock.now() == 5_000


async def test_a_ring_comes_before_the_instant() -> None:
    clock = FixedClock(1_000)
    bell = Bell(clock)
    bell.ring()
    await bell.wait(5_000)
    assert clock.now() == 1_000


async def test_who_rests_is_let_go_once_however_often_it_is_rung_meanwhile() -> None:
    clock = FixedClock(1_000)
    bell = Bell(clock, rest=250)
    for let_go_at in (1_000, 1_250, 1_500):
        bell.ring()
        await bell.wait(None)
        assert clock.now() == let_go_at
    clock.pass_by(250)
    bell.ring()
    await bell.wait(None)
    assert clock.now() == 1_750, "whoever has rested is let go at once"


async def test_a_clock_that_is_set_back_makes_nobody_rest_for_long() -> None:
    clock = FixedClock(1_000_000)
    bell = Bell(clock, rest=250)
    await bell.wait(clock.now())
    clock.pass_by(-900_000)
    bell.ring()
    await bell.wait(None)
    assert clock.now() == 100_000
