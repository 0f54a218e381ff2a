"""Paces that a table can have, and other periods: reminders, days to vote, when idle tables
close.
"""

from collections.abc import Collection, Iterable, Mapping
from fractions import Fraction

import msgspec

from core.game import Seat
from core.texts import Listing, Text, text
from model.table import (
    HOUR,
    MINUTE,
    Bank,
    Computer,
    Pace,
    Status,
    Table,
    TableSeat,
    Timer,
    TimerKind,
)
from tables import rhythm

# Paces: reserves, by name or of one's own, and texts about time limits.

RESERVES: Mapping[str, tuple[Fraction, Fraction, Fraction]] = {
    "small": (Fraction(1), Fraction(1, 12), Fraction(2)),
    "large": (Fraction(3), Fraction(1, 4), Fraction(6)),
}
"""Reserves by name, in multiples of the time limit: at first, added by each move, at most."""


def with_reserve(pace: Pace, name: str | None) -> Pace:
    """Return the pace with the reserve of this name; without one if unknown or without limit."""
    if name is None or name not in RESERVES or pace.span is None or pace.hour is not None:
        return msgspec.structs.replace(pace, bank=None)
    minutes = pace.span // MINUTE
    start, increment, most = (int(part * minutes) for part in RESERVES[name])
    return msgspec.structs.replace(pace, bank=Bank(start, max(1, increment), most))


OWN = "own"
"""The name of a reserve that is none of ``RESERVES``."""

_STARTS = (Fraction(1, 2), *map(Fraction, (1, 2, 3, 5, 7, 10)))
_INCREMENTS = (Fraction(0), *(Fraction(1, part) for part in (24, 12, 6, 4, 2, 1)))
"""What people can choose for a reserve of their own, in multiples of the time limit."""


def own_starts(pace: Pace) -> tuple[int, ...]:
    """Return the minutes that a reserve of one's own can begin with."""
    return _in_minutes(pace, _STARTS)


def own_increments(pace: Pace) -> tuple[int, ...]:
    """Return the minutes that each move can add to a reserve of one's own."""
    return _in_minutes(pace, _INCREMENTS)


def _in_minutes(pace: Pace, parts: Iterable[Fraction]) -> tuple[int, ...]:
    minutes = (pace.span or 0) // MINUTE
    return tuple(dict.fromkeys(int(part * minutes) for part in parts))


def with_own_reserve(pace: Pace, start: int, increment: int) -> Pace:
    """Return the pace with a reserve of one's own, in minutes; it grows to twice its start."""
    return msgspec.structs.replace(pace, bank=Bank(start, increment, 2 * start))


def reserve_in(pace: Pace) -> str | None:
    """Return the name of a pace's reserve, None if it has none."""
    named = (name for name in RESERVES if with_reserve(pace, name) == pace)
    return None if pace.bank is None else next(named, OWN)


def pace_of(pace: Pace, *, alone: bool = False) -> list[Text]:
    """Return the texts about a table's time limit and what happens when it passes.

    ``alone``: there is nobody else who could vote about a late player.
    """
    if pace.span is None:
        return [text("pace-unlimited")]
    said = [text("pace-limited", time=duration(pace.span))]
    if pace.hour is not None:
        at, zone = time_of_day(pace.hour), zone_said(pace.zone)
        said = [text("pace-at-hour", hour=at, zone=zone, least=duration(pace.span))]
    if pace.free:
        days = Listing(tuple(text(f"weekday-{day}") for day in pace.free))
        said.append(text("pace-free", days=days, zone=zone_said(pace.zone)))
    if (bank := pace.bank) is not None:
        start, more, most = (n * MINUTE for n in (bank.start, bank.increment, bank.cap))
        said.append(
            text(
                "pace-bank",
                start=duration(start),
                increment=duration(more),
                most=duration(most),
            )
        )
    said.append(when_late(pace, alone=alone))
    return [*said, text("pace-forgives")] if pace.forgives else said


def time_of_day(minute: int) -> str:
    """Return a minute of the day as clocks show it, as "21:00"."""
    hours, minutes = divmod(minute, 60)
    return f"{hours:02}:{minutes:02}"


def zone_said(zone: str) -> str:
    """Return a time zone by its city, as "Rome"; an offset as "UTC+2", for which it is named -2."""
    if zone.startswith("Etc/GMT"):
        return f"UTC{-int(zone.removeprefix('Etc/GMT') or 0):+}"
    return zone.rpartition("/")[2].replace("_", " ") or "UTC"


def pace_in_one(pace: Pace, alone: bool) -> Text:
    """Return the texts of ``pace_of`` joined into one."""
    first, *rest = pace_of(pace, alone=alone)
    for then in rest:
        first = text("sentences", first=first, then=then)
    return first


def duration(milliseconds: int) -> Text:
    """Return a duration as text in days and hours, hours, or minutes, rounded down."""
    days, hours = divmod(milliseconds // HOUR, 24)
    if days >= 2 and hours:
        return text(
            "time-days-hours",
            days=text("time-days", count=days),
            hours=text("time-hours", count=hours),
        )
    for key, unit in (("days", 24 * HOUR), ("hours", HOUR)):
        if milliseconds >= 2 * unit or (milliseconds >= unit and milliseconds % unit == 0):
            return text(f"time-{key}", count=milliseconds // unit)
    return text("time-minutes", count=milliseconds // MINUTE)


def when_late(pace: Pace, *, alone: bool = False) -> Text:
    """Return the text of what happens after a deadline; without voters the table waits."""
    asks_nobody = alone and pace.late == "ask"
    return text("when-late-wait" if asks_nobody else f"when-late-{pace.late}")


# When a player is reminded of their turn, before the deadline and after it. Pure.
#
# Times are Unix milliseconds UTC.

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
        (number, kind, rhythm.before(table.pace, seat.deadline, table.pace.span // part))
        for number, (kind, part) in enumerate(_REMINDERS, 1)
    ]


def reminder_number(kind: TimerKind) -> int:
    """Return the place of this reminder among those of a clock, from 1."""
    return [reminder for reminder, _ in _REMINDERS].index(kind) + 1


def pause_after(table: Table, calls: int) -> int:
    """Return the milliseconds until the next reminder after this many."""
    first = max(table.pace.span or 0, SHORTEST_PAUSE)
    return min(first << calls, LONGEST_PAUSE)


# When idle tables are closed: lobbies, games and frozen games. Pure; times are Unix ms UTC.

LOBBY_LASTS = 7 * 24 * HOUR
"""Milliseconds after its opening at which a table is closed if its game has not begun."""

GAME_LASTS = 30 * 24 * HOUR
"""Milliseconds without any action of a person after which a game ends without a result."""

_WARNED_BEFORE = 24 * HOUR
"""Milliseconds before its closing at which the people of a table are warned."""


def ends_at(table: Table) -> int:
    """Return when a lobby, an idle game or a frozen game will be closed.

    A game does not end while somebody's first deadline for a move is still to come.
    """
    if table.status is Status.LOBBY:
        return table.created_at + LOBBY_LASTS
    if table.pause is not None and table.pause.frozen:
        return table.pause.until
    running = (s.deadline for s in table.to_act if s.deadline is not None and not s.lapsed)
    idle_from = max(table.idle_from, table.created_at)
    return max((idle_from + GAME_LASTS, *(due + _WARNED_BEFORE for due in running)))


def closing_timers(table: Table, now: int) -> tuple[Timer, ...]:
    """Return the timers of the warning, if it is still to come, and of the closing."""
    end = ends_at(table)
    warning = Timer(table.id, "closing", Seat(0), end - _WARNED_BEFORE, 0)
    last = Timer(table.id, "close", Seat(0), end, 0)
    return (warning, last) if warning.due_at > now else (last,)


# How long a late player may keep a seat that is promised to a substitute. Pure.

SHORTEST_GRACE = 10 * MINUTE
LONGEST_GRACE = 24 * HOUR
"""Bounds of the grace time, in milliseconds."""


def grace_time(span: int) -> int:
    """Return the grace time in milliseconds: one pace, ``span``, within the bounds."""
    return max(SHORTEST_GRACE, min(span, LONGEST_GRACE))


# How long a computer pauses before its turn. Pure.

THINKING_PAUSE = 2_000
"""Milliseconds that the computers of a table pause in one round of turns, all together.

Long enough to see what one has played oneself, and short enough to wait for. Each has its share
before its turn, thinks meanwhile, and plays the further moves of that turn without a pause."""


def thinking_pause(table: Table, seat: TableSeat) -> int:
    """Return a computer's pause before its turn, in milliseconds.

    It is 0 amid a turn and if several computers are to move.
    """
    goes_on = table.moves > 0 and seat.last_move == table.moves
    if goes_on or _computers_among(table.to_act) > 1:
        return 0
    return THINKING_PAUSE // _computers_among(table.seats)


def _computers_among(seats: Collection[TableSeat]) -> int:
    return sum(isinstance(seat.occupant, Computer) for seat in seats)


# How long the others have to vote about a late player, or to agree to an undo. Pure.

POLL_LASTS = 24 * HOUR
"""Milliseconds that the others have to vote about a late player."""

UNDO_LAPSES_AFTER = 24 * HOUR
"""Milliseconds after which a proposed undo lapses if not all have agreed."""
