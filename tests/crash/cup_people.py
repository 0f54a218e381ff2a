"""What people press at cups: they open, enter and begin them, look at them, leave them."""

from random import Random
from typing import NamedTuple

from tests.crash.process_protocol import CupDeedName, SeenCup

_AWAY: dict[CupDeedName, int] = {"leave-cup": 2, "remove-from-cup": 1, "call-off-cup": 1}
_AT_ENTRY: dict[CupDeedName, int] = {"enter-cup": 36, "begin-cup": 2, **_AWAY}
_AT_PLAY: dict[CupDeedName, int] = {"watch-cup": 120, **_AWAY}

AT_CUPS = 0.2
"""Of all presses, how many are made at cups while some are kept going."""


class CupPress(NamedTuple):
    """What somebody does to a cup. ``code``: None for a new one."""

    deed: CupDeedName
    by: int
    code: str | None


class CupPeople:
    """Know the last seen state of cups. ``cups``: how many to keep going."""

    def __init__(self, chance: Random, cups: int) -> None:
        self._chance = chance
        self._kept_going = cups
        self._cups: dict[str, SeenCup] = {}

    def note(self, cup: SeenCup) -> None:
        """What somebody was shown, unless something newer was shown before."""
        before = self._cups.get(cup.code)
        if before is None or before.version <= cup.version:
            self._cups[cup.code] = cup

    def tables(self) -> set[str]:
        """The codes of the tables at which cups are played, as last seen."""
        playing = (cup for cup in self._cups.values() if cup.status == "playing")
        return {table.code for cup in playing for table in cup.tables}

    def press(self, people: range) -> CupPress | None:
        """What somebody does next; None: nothing at cups."""
        if not self._kept_going or self._chance.random() >= AT_CUPS:
            return None
        going = [cup for cup in self._cups.values() if cup.status in ("entry", "playing")]
        if len(going) < self._kept_going:
            return CupPress("open-cup", self._chance.choice(people), None)
        return self._at(self._chance.choice(going), people)

    def _at(self, cup: SeenCup, people: range) -> CupPress:
        deeds = _AT_ENTRY if cup.status == "entry" else _AT_PLAY
        (deed,) = self._chance.choices(list(deeds), list(deeds.values()))
        by = self._chance.choice(people)
        if deed == "begin-cup":
            by = cup.opened_by
        elif deed == "leave-cup" and cup.entered:
            by = self._chance.choice(cup.entered)
        return CupPress(deed, by, cup.code)
