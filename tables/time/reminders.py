"""When a player is reminded of their turn, before the deadline and after it. Pure.

Times are Unix milliseconds UTC.
"""

from model.table import HOUR, Table, TableSeat, TimerKind

SHORTEST_PAUSE = 24 * HOUR
LONGEST_PAUSE = 7 * 24 * HOUR
"""Milliseconds between two reminders of a late player, at a table that waits. The first interval is
the table's pace, each further one twice as long. After the longest comes the last reminder; the
buttons, the lists of tables and ``/table status`` continue to show whose turn it is."""

_REMINDERS: tuple[tuple[TimerKind, int], ...] = (("halfway", 2), ("nearly", 12))
"""Reminders in order: kind, and by what the pace is divided to get the time left."""


def reminders_of(table: Table, seat: TableSeat) -> list[tuple[int, TimerKind, int]]:
    """Return number, kind and instant of each reminder of a clock that has not lapsed yet."""
    if seat.lapsed or seat.deadline is None or table.pace.span is None:
        return []
    return [
        (number, kind, seat.deadline - table.pace.span // part)
        for number, (kind, part) in enumerate(_REMINDERS, 1)
    ]


def reminder_number(kind: TimerKind) -> int:
    """Return the place of this reminder among those of a clock, from 1."""
    return [reminder for reminder, _ in _REMINDERS].index(kind) + 1


def pause_after(table: Table, calls: int) -> int:
    """Return the milliseconds until the next reminder after this many."""
    first = max(table.pace.span or 0, SHORTEST_PAUSE)
    return min(first << calls, LONGEST_PAUSE)
