"""Counts of what the bot stores at an instant, without facts of any game."""

from collections.abc import Mapping

import msgspec

from tables.model.table import MINUTE

LATE = 5_000
"""Milliseconds after which a timer that is due counts as late."""

OVERDUE = 5 * MINUTE
"""Milliseconds after which a waiting letter counts as overdue."""

LEAST_FREE = 1_000_000_000
"""Free bytes of the disk below which room should be made before backups fail."""


class Figures(msgspec.Struct, frozen=True):
    """Counts at one instant. Times are Unix milliseconds UTC.

    ``tables``: number in each status. ``letters``: number waiting to be sent; ``oldest_letter``:
    since when the oldest waits. ``late_timers``: number that should have fired more than LATE ago.
    ``copied_at``, ``free_bytes``: time of the last backup and free space of the database's disk;
    None for a database server, which manages both itself.
    """

    tables: Mapping[str, int]
    letters: int
    oldest_letter: int | None
    late_timers: int
    copied_at: int | None = None
    free_bytes: int | None = None
