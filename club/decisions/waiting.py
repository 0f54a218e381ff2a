"""How long a cup waits for entrants who are away. Pure."""

from collections.abc import Mapping

from club.decisions.entry import changed
from club.decisions.progress import groups_of_next_round
from club.model.cup import Cup


def enough_are_back_at(cup: Cup, back_at: Mapping[int, int], fewest: int) -> int:
    """Return when enough of those who are away are back for the next round, at the latest.

    ``back_at``: when each of them is back, by number; with all of them the round can be played.
    ``fewest``: the fewest seats that the game allows.
    """
    active = tuple(e.number for e in cup.active)
    for instant in sorted(set(back_at.values())):
        there = tuple(number for number in active if back_at.get(number, 0) <= instant)
        if groups_of_next_round(cup, there, fewest) is not None:
            return instant
    return max(back_at.values())


def waiting(cup: Cup, until: int) -> Cup | None:
    """Return the cup that waits until then at the latest; None if it says so already."""
    return None if cup.waits_until == until else changed(cup, waits_until=until)
