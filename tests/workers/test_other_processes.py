"""Work left by another process is picked up without a wake-up signal."""

from tests.tables.sample_tables import NOON, FixedClock
from workers.work_loop import LOOK_AGAIN, look_again


async def test_all_workers_are_woken_every_few_seconds() -> None:
    rings: list[int] = []
    clock = FixedClock()
    assert await look_again(lambda: rings.append(clock.now()), clock) == NOON + LOOK_AGAIN
    assert rings == [NOON]
