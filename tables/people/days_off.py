"""Days off: a person is away from all tables, and their clocks stand.

A person has at most thirty, begins with thirty, and earns one in eight days. Instead of a balance,
``PlayerProfile.rested_at`` stores when all of them will have been earned again.
"""

from collections.abc import Iterable, Iterator

import msgspec

from core.texts import Moment, text
from model.commands import Person
from model.refusals import refused
from model.table import HOUR, AbsenceKind, PlayerProfile, Status, Table
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables import board_messages, clocks, notification_settings
from tables.interfaces import Clock, Wake
from tables.outages import write_clocks
from tables.visibility import TableViews

DAY = 24 * HOUR
MOST_DAYS = 30

_EARNED_IN = 8
"""Days in which one day off is earned."""


def days_off(profile: PlayerProfile, now: int) -> int:
    """Return the whole days this person may be away from now on, a present absence included."""
    spent = max(0, _back_at_work(profile, now).rested_at - now) // _EARNED_IN
    return (MOST_DAYS * DAY - spent) // DAY


def days_left(profile: PlayerProfile, now: int) -> int:
    """Return the whole days off that remain after the present absence, if any."""
    return (MOST_DAYS * DAY - max(0, profile.rested_at - now) // _EARNED_IN) // DAY


def gone_until(profile: PlayerProfile, until: int, now: int) -> PlayerProfile:
    """Return the profile with an absence until then, or ended (``until`` now or before).

    Raises TableRefuses if that is longer than their days off.
    """
    here = _back_at_work(profile, now)
    if until - now > days_off(profile, now) * DAY:
        raise refused("table-refusal-too-long-away", days=days_off(profile, now))
    if until <= now:
        return here
    rested_at = max(now, here.rested_at) + _EARNED_IN * (until - now)
    return msgspec.structs.replace(here, away_until=until, rested_at=rested_at)


def _back_at_work(profile: PlayerProfile, now: int) -> PlayerProfile:
    """Return the profile with any absence ended; its unused days are given back."""
    unused = max(0, profile.away_until - now)
    rested_at = profile.rested_at - _EARNED_IN * unused
    return msgspec.structs.replace(profile, away_until=0, rested_at=rested_at)


class Absences:
    """Starts and ends people's absences from all their tables."""

    def __init__(self, store: Store, clock: Clock, wake: Wake, sight: TableViews) -> None:
        self._store = store
        self._sight = sight
        self._clock = clock
        self._wake = wake

    async def go(self, by: Person, days: int) -> PlayerProfile:
        """Start an absence of so many days from now; 0: end it.

        Each table where this person still plays is told, once a day for each kind of news: that
        they go, for how long now, that they are back. Raises TableRefuses if they have too few days
        off or are being forgotten.
        """
        now = self._clock.now()

        def work(tx: Transaction) -> PlayerProfile:
            before = tx.people.profile(by.id)
            if before is None or before.forgetting is not None:
                raise refused("being-forgotten")
            after = gone_until(before, now + days * DAY, now)
            if after == before:
                return before
            tx.people.save_profile(after)
            for table in locked(tx, tx.tables.of_player(by.id, (Status.PLAYING,))):
                seat = table.seat_of(by.id)
                if seat is not None and not seat.is_out:
                    _tell(tx, table, by, before, after, now, self._sight)
            return after

        profile = await self._store.transact(work)
        self._wake()
        return profile


def locked(tx: Transaction, tables: Iterable[Table]) -> Iterator[Table]:
    """Yield these tables, locked in the order of their ids, without those whose status changed."""
    for table in sorted(tables, key=lambda table: table.id):
        now = tx.tables.by_id(table.id)
        if now is not None and now.status is table.status:
            yield now


def recount(
    tx: Transaction,
    table: Table,
    before: PlayerProfile,
    after: PlayerProfile,
    now: int,
    sight: TableViews,
) -> Table:
    """Recompute and store a table's clocks after a change of somebody's absence or quiet hours."""
    others, person = tx.people.profiles(table.people), before.id
    recounted = clocks.recounted(table, now, others | {person: before}, others | {person: after})
    recounted = clocks.excused(recounted, before, after, now)
    write_clocks(tx, table, recounted, now, sight)
    return recounted


def _tell(
    tx: Transaction,
    table: Table,
    by: Person,
    before: PlayerProfile,
    after: PlayerProfile,
    now: int,
    sight: TableViews,
) -> None:
    recounted = recount(tx, table, before, after, now, sight)
    kind = _kind_of(before, after, now)
    if kind is None:
        return
    told = notification_settings.made(
        recounted, by.id, kind, now, undoes=None if kind == "back" else "back"
    )
    if told == recounted:
        return
    told = msgspec.structs.replace(told, version=table.version + 1)
    tx.tables.save(told, table.version)
    who = by.named
    notice = text("table-back", who=who)
    if kind != "back":
        notice = text("table-away", who=who, until=Moment(after.away_until))
    board_messages.tell(tx, told, notice, now)


def _kind_of(before: PlayerProfile, after: PlayerProfile, now: int) -> AbsenceKind | None:
    """Return the news of an absence; None if the person is back on the day announced."""
    if after.away_until > now:
        return "away-until" if before.away_until > now else "away"
    return "back" if before.away_until > now else None
