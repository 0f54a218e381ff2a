"""What the house holds at an instant, in numbers that tell nothing of any game."""

from collections.abc import Mapping

import msgspec

from tables.model.table import MINUTE

LATE = 5_000
"""Milliseconds after which a timer that is due counts as late."""

OVERDUE = 5 * MINUTE
"""Milliseconds after which a letter that waits is worth a look."""

LEAST_FREE = 1_000_000_000
"""Bytes of the disk; where less is free somebody should make room before copies fail."""


class Figures(msgspec.Struct, frozen=True):
    """Numbers of one instant. Times are Unix milliseconds UTC.

    ``tables``: how many there are in each status. ``letters``: that wait to be sent;
    ``oldest_letter``: since when the oldest of them waits. ``late_timers``: that should have been
    fired more than LATE ago. ``copied_at``, ``free_bytes``: when the database was copied last, and
    how much its disk still takes; None on a server, which sees to both itself.
    """

    tables: Mapping[str, int]
    letters: int
    oldest_letter: int | None
    late_timers: int
    copied_at: int | None = None
    free_bytes: int | None = None
