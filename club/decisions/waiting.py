"""Whether the next round of a cup waits for entrants who are away, and how long. Pure."""

from collections.abc import Collection, Mapping
from typing import Final

from club.decisions.entry import changed
from club.decisions.lives import still_in
from club.decisions.progress import DAY, groups_of_next_round
from club.model.cup import Cup

SHORT_ABSENCE: Final = 3 * DAY
"""A round waits for whoever is back so many milliseconds after the one before, or earlier."""


def waits_until(cup: Cup, back_at: Mapping[int, int], fewest: int, now: int) -> int | None:
    """Return until when the next round waits at the latest; None: it begins without the absent.

    It waits while too few are there for a table, or no person, and for whoever is back soon: so
    nobody loses a cup by a day off. Pairs of all play all catch up later, so they need not wait.
    ``back_at``: when each of those who are away is back, by number. ``fewest``: the fewest seats
    that the game allows.
    """
    awaited = {number: at for number, at in back_at.items() if number in still_in(cup)}
    there = [e.number for e in cup.active if e.number not in back_at]
    if not _can_play(cup, there, fewest):
        return _enough_are_back_at(cup, back_at, fewest)
    if cup.format == "all-play-all" and cup.size == 2:
        return None
    latest = _latest(cup, now)
    return max((at for at in awaited.values() if at <= latest), default=None)


def _latest(cup: Cup, now: int) -> int:
    """Return up to when a round waits for the absent if it could be played without them."""
    ended_at = cup.rounds[-1].ended_at if cup.rounds else None
    if ended_at is not None:
        return ended_at + SHORT_ABSENCE
    soon = now + SHORT_ABSENCE
    return soon if cup.waits_until is None else min(soon, cup.waits_until)


def _enough_are_back_at(cup: Cup, back_at: Mapping[int, int], fewest: int) -> int:
    """Return when enough of those who are away are back; with all of them a round can be played."""
    for instant in sorted(set(back_at.values())):
        there = [e.number for e in cup.active if back_at.get(e.number, 0) <= instant]
        if _can_play(cup, there, fewest):
            return instant
    return max(back_at.values())


def _can_play(cup: Cup, there: Collection[int], fewest: int) -> bool:
    """Return whether those who are there can play a round, in which a person plays."""
    playing = still_in(cup)
    people = any(e.number in there and e.number in playing for e in cup.active if not e.is_computer)
    return people and groups_of_next_round(cup, tuple(there), fewest) is not None


def waiting(cup: Cup, until: int) -> Cup | None:
    """Return the cup that waits until then at the latest; None if it says so already."""
    return None if cup.waits_until == until else changed(cup, waits_until=until)
