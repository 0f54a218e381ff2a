"""Simulated people who press any button, and again if nothing seems to happen."""

from collections import Counter, deque
from itertools import count
from random import Random

import msgspec

from tests.crash.cup_people import CupPeople
from tests.crash.process_protocol import Asked, CupDeedName, DeedName, Seen, SeenCup

PEOPLE = range(101, 141)
_AT_PLAY: dict[DeedName, int] = {
    "play": 60,
    "undo": 6,
    "propose": 3,
    "pause": 1,
    "vote": 3,
    "free": 1,
    "take-over": 3,
    "resign": 2,
    "cancel": 1,
}

_LEFT_TO_PLANS = 25
"""Times that somebody who has planned lets a chance to move by hand pass."""

_PRESSES_ALONE = 800
"""While so many presses are made elsewhere, five seconds and more, a table is left alone."""


class Crowd:
    """Knows the last seen state of tables, and recent presses. ``tables``, ``cups``: how many to
    keep running.
    """

    def __init__(self, chance: Random, tables: int, cups: int = 0) -> None:
        self._chance = chance
        self._cup_people = CupPeople(chance, cups)
        self._kept_alive = tables
        self._tables: dict[str, Seen] = {}
        self._requests = count(1)
        self._lately: deque[Asked] = deque(maxlen=40)
        self._again: deque[Asked] = deque()
        self._lets_time_run_out = False
        self._left_to_plans: Counter[tuple[str, int]] = Counter()

    def note(self, table: Seen) -> None:
        """What somebody was shown, unless something newer was shown before."""
        before = self._tables.get(table.code)
        if before is None or before.version <= table.version:
            self._tables[table.code] = table

    def note_cup(self, cup: SeenCup) -> None:
        """The same of a cup, and of the tables of its round."""
        self._cup_people.note(cup)
        for table in cup.tables:
            self.note(table)

    def let_time_run_out(self) -> None:
        """From now on nobody presses at a table where a person's clock runs."""
        self._lets_time_run_out = True
        self._again.clear()

    def wonder(self, asked: Asked) -> None:
        """No answer came; one in two presses the same once more, or the platform repeats it."""
        if self._chance.random() < 0.5:
            self._again.append(asked)

    def press(self, number: int) -> Asked | None:
        """The next press; now and then an old one comes again. None: everybody waits."""
        if self._again:
            return msgspec.structs.replace(self._again.popleft(), number=number)
        repeats = not self._lets_time_run_out and self._chance.random() < 0.12
        if self._lately and repeats:
            return msgspec.structs.replace(self._chance.choice(self._lately), number=number)
        asked = self._fresh(number)
        if asked is not None:
            self._lately.append(asked)
        return asked

    def _fresh(self, number: int) -> Asked | None:
        press = self._cup_people.press(PEOPLE)
        if press is not None:
            return self._asked(number, press.deed, press.by, press.code)
        living = [t for t in self._tables.values() if t.status in ("lobby", "playing")]
        if len(living) < self._kept_alive:
            return self._asked(number, "open", self._chance.choice(PEOPLE), None)
        if self._lets_time_run_out:
            awake = [t for t in living if not _has_a_running_clock(t)]
        else:
            awake = [t for t in living if not _is_left_alone(t, number)] or living
        codes = self._cup_people.tables()
        at_cups = [table for table in awake if table.code in codes]
        if at_cups and self._chance.random() < 0.8:
            awake = at_cups  # so that rounds end while the harness looks on
        return self._at(self._chance.choice(awake), number) if awake else None

    def _at(self, table: Seen, number: int) -> Asked | None:
        """A press at this table; None if whoever is to move leaves that to their plan."""
        if table.status == "lobby":
            others = [p for p in PEOPLE if p not in table.seated]
            deed: DeedName = self._chance.choice(["join", "join", "join", "start", "cancel"])
            by = self._chance.choice(others) if deed == "join" else table.seated[0]
            return self._asked(number, deed, by, table.code)
        if table.proposal is not None and self._chance.random() < 0.4:
            by = self._chance.choice(table.seated or PEOPLE)
            return self._asked(number, "answer", by, table.code, table.proposal)
        waiting = [one for one in table.seated if one not in table.owing]
        if waiting and self._chance.random() < 0.6:
            by = self._chance.choice(waiting)
            self._left_to_plans[table.code, by] = _LEFT_TO_PLANS
            return self._asked(number, "plan", by, table.code)
        (deed,) = self._chance.choices(list(_AT_PLAY), list(_AT_PLAY.values()))
        if table.paused and self._chance.random() < 0.5:
            deed = "resume"  # a day's pause would outlast the race
        by = self._chance.choice(table.owing or table.seated or PEOPLE)
        if deed == "take-over":
            by = self._chance.choice(PEOPLE)
        elif deed in ("undo", "vote", "resume") and table.seated:
            by = self._chance.choice(table.seated)
        if deed == "play" and self._left_to_plans[table.code, by] > 0:
            self._left_to_plans[table.code, by] -= 1
            return None
        return self._asked(number, deed, by, table.code)

    def _asked(
        self,
        number: int,
        deed: DeedName | CupDeedName,
        by: int,
        code: str | None,
        choice: int | None = None,
    ) -> Asked:
        choice = self._chance.randrange(10_000) if choice is None else choice
        return Asked(number, next(self._requests), deed, by, code, choice)


def _has_a_running_clock(table: Seen) -> bool:
    """Whether a person owes a decision, and has only so long for it."""
    return table.status == "playing" and bool(table.owing) and not table.paused


def _is_left_alone(table: Seen, number: int) -> bool:
    """Whether nobody looks after this table at the time of this press, so that time runs out."""
    return (number // _PRESSES_ALONE + int(table.code, 16)) % 3 == 0
