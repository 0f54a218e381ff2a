"""Polls the shared database for other processes' work, as their wake-ups do not reach this one."""

from tables.interfaces import Clock, Wake

LOOK_AGAIN = 5_000
"""Milliseconds between polls; the longest delay until others do the due work of a dead process."""


class OtherProcesses:
    """Wakes all workers every LOOK_AGAIN milliseconds, to do work that another process left."""

    def __init__(self, wake: Wake, clock: Clock) -> None:
        self._wake = wake
        self._clock = clock

    async def work(self) -> int:
        """Wake all workers; return the instant of the next time (Unix milliseconds)."""
        self._wake()
        return self._clock.now() + LOOK_AGAIN
