"""How many backups are kept, for how long, and how much room a new one needs on the disk."""

from pathlib import Path

from model.retention import COPIES_KEPT, DAY

MOST_COPIES = 7
"""How many copies of each label ("daily", "before-migration") are kept, the newest ones."""

SPARE = 32 * 1024 * 1024
"""Bytes that must stay free on the disk beside a copy, so that the bot can go on writing."""


def room_needed(database: Path) -> int:
    """Return how many bytes must be free on the disk before this database is copied."""
    beside = (database, database.with_name(f"{database.name}-wal"))
    return sum(file.stat().st_size for file in beside if file.exists()) + SPARE


def oldest_kept(at: int, newest: int) -> int:
    """Return the time of the oldest copy to keep, in Unix milliseconds.

    ``at``: now. ``newest``: the time of the copy before, 0 if there is none; at most a day counts
    since then, so that no copy becomes too old because the clock leaps forward.
    """
    by_now = min(at, newest + DAY) if newest else at
    return by_now - COPIES_KEPT
