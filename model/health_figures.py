"""Counts of what the bot stores at an instant, without facts of any game."""

from collections.abc import Mapping

import msgspec

LATE = 5_000
"""Milliseconds after which a timer that is due counts as late."""


class Figures(msgspec.Struct, frozen=True):
    """Counts at one instant. Times are Unix milliseconds UTC.

    ``tables``: number in each status. ``messages``: number waiting to be sent; ``oldest_message``:
    since when the oldest waits. ``late_timers``: number that should have fired more than LATE ago.
    ``copied_at``, ``free_bytes``: time of the last backup and free space of the database's disk;
    None for a database server, which manages both itself.
    """

    tables: Mapping[str, int]
    messages: int
    oldest_message: int | None
    late_timers: int
    copied_at: int | None = None
    free_bytes: int | None = None
