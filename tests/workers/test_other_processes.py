"""Work left by another process is picked up without a wake-up signal."""

from tests.tables.sample_tables import NOON, FixedClock
from workers.work_loop import LOOK_AGAIN, OtherProcesses


async def test_all_workers_are_woken_every_few_seconds() -> None:
    rings: list[int] = []
    clock = FixedClock()
    other_processes = OtherProcesses(lambda: rings.append(clock.now()), clock)
    assert await other_processes.work() == NOON + LOOK_AGAIN
    assert rings == [NOON]
