"""The health of the bot: whether its parts work, and its figures."""

from collections.abc import Awaitable, Callable

import msgspec

from model.health_figures import Figures
from model.table import HOUR, MINUTE
from tables.interfaces import Clock
from workers.upkeep.silences import Silences

OVERDUE = 5 * MINUTE
"""Milliseconds after which a waiting letter counts as overdue."""

OLD_COPY = 48 * HOUR
"""Age in milliseconds from which the last daily backup counts as overdue."""

WRONG_CLOCK = 5
"""Seconds; if the clock differs from Discord's by so much, people see wrong deadlines."""

STUCK = MINUTE
"""Milliseconds after which the deadline loop, still in the same work, counts as stuck."""


class Condition(msgspec.Struct, frozen=True):
    """Whether Discord is connected, a write succeeds, the deadline loop runs, messages are sent.

    ``presses``: False while nobody has pressed or typed anything for far longer than usual.
    """

    discord: bool
    database: bool
    clocks: bool
    messages: bool
    presses: bool

    @property
    def is_good(self) -> bool:
        """Whether all parts work; where nobody presses anything, it may be that nobody plays."""
        return self.discord and self.database and self.clocks and self.messages


class Health:
    """Checks the condition of the bot. Instants are Unix milliseconds.

    ``count``: the figures at an instant. ``write``: a test write to the database. ``lost_since``:
    since when Discord is disconnected (None: connected). ``busy_since``: since when the deadline
    loop is in the same work (None: it waits). ``silences``: how long Discord has delivered nothing.
    """

    def __init__(
        self,
        clock: Clock,
        count: Callable[[int], Awaitable[Figures]],
        write: Callable[[str], Awaitable[None]],
        lost_since: Callable[[], int | None],
        busy_since: Callable[[], int | None],
        silences: Silences,
    ) -> None:
        self._clock = clock
        self._count = count
        self._write = write
        self._lost_since = lost_since
        self._busy_since = busy_since
        self._silences = silences

    def now(self) -> int:
        """Return the present time, Unix milliseconds."""
        return self._clock.now()

    def clocks_tick(self) -> bool:
        """Whether the deadline loop has not been in the same work for STUCK or longer."""
        since = self._busy_since()
        return since is None or self._clock.now() - since < STUCK

    def last_deafness(self) -> tuple[int, int] | None:
        """Return from when until when Discord last delivered nothing, if it did since the start."""
        return self._silences.last_outage

    async def figures(self) -> Figures:
        """Return the present figures."""
        return await self._count(self._clock.now())

    async def condition(self) -> Condition:
        """Check all parts once; a database out of reach is part of the result, not an error."""
        connected, ticking = self._lost_since() is None, self.clocks_tick()
        now, heard = self._clock.now(), not self._silences.is_doubted()
        try:
            await self._write(str(now))
            oldest = (await self._count(now)).oldest_message
        except Exception:
            return Condition(connected, False, ticking, messages=False, presses=heard)
        gets_out = oldest is None or now - oldest < OVERDUE
        return Condition(connected, True, ticking, messages=gets_out, presses=heard)
