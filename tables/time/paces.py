"""Paces: reserves by name, and texts about time limits."""

from collections.abc import Mapping
from fractions import Fraction

import msgspec

from core.translatable_text import Text, text
from model.table import HOUR, MINUTE, Bank, Pace

RESERVES: Mapping[str, tuple[Fraction, Fraction, Fraction]] = {
    "small": (Fraction(1), Fraction(1, 12), Fraction(2)),
    "large": (Fraction(3), Fraction(1, 4), Fraction(6)),
}
"""Reserves by name, in multiples of the time limit: at first, added by each move, at most."""


def with_reserve(pace: Pace, name: str | None) -> Pace:
    """Return the pace with the reserve of this name; without one if unknown or without limit."""
    if name is None or name not in RESERVES or pace.span is None:
        return msgspec.structs.replace(pace, bank=None)
    minutes = pace.span // MINUTE
    start, increment, most = (int(part * minutes) for part in RESERVES[name])
    return msgspec.structs.replace(pace, bank=Bank(start, max(1, increment), most))


def reserve_in(pace: Pace) -> str | None:
    """Return the name of a pace's reserve, None if it has none."""
    named = (name for name in RESERVES if with_reserve(pace, name) == pace)
    return None if pace.bank is None else next(named, None)


def pace_of(pace: Pace, *, alone: bool = False) -> list[Text]:
    """Return the texts about a table's time limit and what happens when it passes.

    ``alone``: there is nobody else who could vote about a late player.
    """
    if pace.span is None:
        return [text("pace-unlimited")]
    said = [text("pace-limited", time=duration(pace.span))]
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
    return [*said, when_late(pace, alone=alone)]


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
