"""The hourly check of the free space on the database's disk."""

import logging
from collections.abc import Awaitable, Callable

from model.health_figures import Figures
from model.table import HOUR
from tables.interfaces import Clock

_log = logging.getLogger(__name__)

LEAST_FREE = 1_000_000_000
"""Free bytes of the disk below which room should be made before backups fail."""


class DiskWatch:
    """Warns when the database's disk is nearly full. ``count``: returns the present figures."""

    def __init__(self, count: Callable[[], Awaitable[Figures]], clock: Clock) -> None:
        self._count = count
        self._clock = clock

    async def work(self) -> int:
        """Check the free space; return the instant of the next check (Unix milliseconds)."""
        free = (await self._count()).free_bytes
        if free is not None and free < LEAST_FREE:
            said = "only %d MB are free where the database lies"
            _log.warning(said, free // 1_000_000, extra={"alert": "disk"})
        return self._clock.now() + HOUR
