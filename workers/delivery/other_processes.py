"""Several processes share a database, and none hears the bells of the others."""

from tables.interfaces import Clock, Wake

LOOK_AGAIN = 5_000
"""Milliseconds. When a process has died, so much later at most the others do what falls due."""


class OtherProcesses:
    """Wakes all workers now and then, to do what another process has left."""

    def __init__(self, wake: Wake, clock: Clock) -> None:
        self._wake = wake
        self._clock = clock

    async def work(self) -> int:
        """Ring; the instant to ring again."""
        self._wake()
        return self._clock.now() + LOOK_AGAIN
