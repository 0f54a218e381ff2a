"""How the house is: whether it does what it is for, and its numbers."""

from collections.abc import Awaitable, Callable

import msgspec

from tables.interfaces import Clock
from tables.model.table import MINUTE
from tables.statistics import OVERDUE, Figures

STUCK = MINUTE
"""Milliseconds after which the clocks, still at the same work, count as standing."""


class Condition(msgspec.Struct, frozen=True):
    """Whether Discord is connected, a write succeeds, the clocks tick, and letters get out."""

    discord: bool
    database: bool
    clocks: bool
    letters: bool

    @property
    def is_good(self) -> bool:
        """Whether nothing needs anybody."""
        return all(msgspec.structs.astuple(self))


class Health:
    """Looks after the house's condition.

    ``count`` counts at an instant, ``write`` writes something, ``lost_since`` is the instant from
    which Discord is away (None: it is there), ``busy_since`` the one from which the clocks have
    been at the same work (None: they wait).
    """

    def __init__(
        self,
        clock: Clock,
        count: Callable[[int], Awaitable[Figures]],
        write: Callable[[str], Awaitable[None]],
        lost_since: Callable[[], int | None],
        busy_since: Callable[[], int | None],
    ) -> None:
        self._clock = clock
        self._count = count
        self._write = write
        self._lost_since = lost_since
        self._busy_since = busy_since

    def now(self) -> int:
        """What time it is in the house, Unix milliseconds."""
        return self._clock.now()

    def clocks_tick(self) -> bool:
        """Whether the loop that keeps people's time is alive."""
        since = self._busy_since()
        return since is None or self._clock.now() - since < STUCK

    async def figures(self) -> Figures:
        """The numbers of now."""
        return await self._count(self._clock.now())

    async def condition(self) -> Condition:
        """Look at everything once; a database that cannot be reached is told like the rest."""
        connected, ticking = self._lost_since() is None, self.clocks_tick()
        now = self._clock.now()
        try:
            await self._write(str(now))
            oldest = (await self._count(now)).oldest_letter
        except Exception:
            return Condition(connected, database=False, clocks=ticking, letters=False)
        gets_out = oldest is None or now - oldest < OVERDUE
        return Condition(connected, database=True, clocks=ticking, letters=gets_out)
