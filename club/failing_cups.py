"""Cups that cannot go on: each is left alone for a while, every time twice as long."""

from collections.abc import Collection

import msgspec

from club.decisions import entry, progress
from club.interfaces import ClubTransaction
from club.model.cup import Cup, CupId
from club.model.refusals import UnreadableCup
from tables.model.table import HOUR, MINUTE

FIRST_PAUSE = MINUTE
LONGEST_PAUSE = HOUR
"""Milliseconds before a cup that has failed is tried again, the first time and at the most."""


class _Pause(msgspec.Struct, frozen=True):
    """When a cup is tried again (Unix milliseconds), and the pause before that."""

    until: int
    lasts: int


class FailingCups:
    """When this process tries each cup again that it could not carry on."""

    def __init__(self) -> None:
        self._pauses: dict[CupId, _Pause] = {}

    @property
    def next_at(self) -> int | None:
        """When the first of them is tried again (Unix milliseconds); None: there is none."""
        return min((pause.until for pause in self._pauses.values()), default=None)

    def keep(self, due: Collection[CupId]) -> None:
        """Drop all cups that are not due any more."""
        self._pauses = {cup: pause for cup, pause in self._pauses.items() if cup in due}

    def waits(self, cup: CupId, now: int) -> bool:
        """Return whether this cup is to be left alone now."""
        return cup in self._pauses and self._pauses[cup].until > now

    def put(self, cup: CupId, now: int) -> int:
        """Set a cup aside that has failed; return the pause in milliseconds."""
        before = self._pauses.get(cup)
        lasts = FIRST_PAUSE if before is None else min(2 * before.lasts, LONGEST_PAUSE)
        self._pauses[cup] = _Pause(now + lasts, lasts)
        return lasts

    def take_back(self, cup: CupId) -> None:
        """Note that a cup goes on."""
        self._pauses.pop(cup, None)


def note_failing(number: CupId, now: int, tx: ClubTransaction) -> None:
    """Store since when a cup cannot be carried on, unless that is known."""
    try:
        cup = tx.cups.by_id(number)
    except UnreadableCup:
        tx.cups.note_failing(number, now)
        return
    if cup is not None and cup.failing_since is None:
        _save(tx, entry.changed(cup, failing_since=now))


def note_success(number: CupId, tx: ClubTransaction) -> None:
    """Store that a cup is carried on again."""
    if (cup := tx.cups.by_id(number)) is not None:
        _save(tx, entry.changed(cup, failing_since=None))


def _save(tx: ClubTransaction, after: Cup) -> None:
    tx.cups.save(after, progress.due_at(after))
