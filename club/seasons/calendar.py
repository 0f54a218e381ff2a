"""Which season an instant belongs to: the quarters of the calendar, in UTC. Pure."""

from datetime import UTC, datetime
from typing import Final

import msgspec

QUARTERS: Final = 4
_MONTHS: Final = 3


class Season(msgspec.Struct, frozen=True, order=True):
    """A quarter of a year. ``quarter``: 1 (January to March) to 4. Instants are Unix ms."""

    year: int
    quarter: int

    @property
    def key(self) -> str:
        """The season as it is stored, such as "2026-4"."""
        return f"{self.year}-{self.quarter}"

    @property
    def begins_at(self) -> int:
        """The first millisecond of the season."""
        month = 1 + _MONTHS * (self.quarter - 1)
        return int(datetime(self.year, month, 1, tzinfo=UTC).timestamp()) * 1000

    @property
    def ends_at(self) -> int:
        """The first millisecond after the season."""
        return self.next.begins_at

    @property
    def next(self) -> "Season":
        """The season after this one."""
        if self.quarter == QUARTERS:
            return Season(self.year + 1, 1)
        return Season(self.year, self.quarter + 1)

    @property
    def previous(self) -> "Season":
        """The season before this one."""
        if self.quarter == 1:
            return Season(self.year - 1, QUARTERS)
        return Season(self.year, self.quarter - 1)


def season_at(instant: int) -> Season:
    """Return the season of an instant (Unix milliseconds)."""
    then = datetime.fromtimestamp(instant / 1000, UTC)
    return Season(then.year, 1 + (then.month - 1) // _MONTHS)


def season_of(key: str) -> Season:
    """Return the season that is stored as this key."""
    year, _, quarter = key.partition("-")
    return Season(int(year), int(quarter))
