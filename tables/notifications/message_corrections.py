"""Edits to letters already sent, whose deadline or question has changed. Pure."""

import msgspec

from model.letters import PrivateLetter
from model.table import MINUTE, Human, PlayerId, Status, Table, TableSeat
from tables.notifications import recipients
from tables.notifications.notices import call_by_letter
from tables.time.clocks import SHORTEST_STANDSTILL
from tables.visibility.public_facts import facts_of

GOES_ON = 60_000
"""Milliseconds after which the letter of a person in the middle of a turn is updated: most people
go on at once."""

BOARD_TOLERANCE = 10 * MINUTE
"""Milliseconds by which the deadline in a post may be wrong. To correct every table's post after
each restart would cost one request for each of them, for nobody's benefit."""


def corrections(before: Table, after: Table, asker: PlayerId | None) -> tuple[PrivateLetter, ...]:
    """Return the edits for people who get no new letter but whose deadline or question changed.

    Changes of less than a minute are ignored.
    """
    if before.status is not Status.PLAYING:
        return ()
    fresh, facts = recipients.newly_asked(before, after), facts_of(after)
    called = recipients.people_called(before, after, asker)
    letters = []
    for seat in after.to_act:
        if not isinstance(seat.occupant, Human):
            continue
        goes_on = seat in fresh and asker == seat.occupant.player not in called
        told = _told_deadline(before, before.seats[seat.seat]), _told_deadline(after, seat)
        if goes_on or (seat not in fresh and _is_moved(*told)):
            letter = call_by_letter(facts, facts.seats[seat.seat], held=GOES_ON if goes_on else 0)
            letters.append(msgspec.structs.replace(letter, amends=True, loud=False))
    return tuple(letters)


def misleads(before: Table, after: Table) -> bool:
    """Return whether the newest post shows a deadline that is wrong by BOARD_TOLERANCE or more."""
    if before.status is not Status.PLAYING:
        return False
    return any(
        _is_moved(
            _told_deadline(before, before.seats[seat.seat]),
            _told_deadline(after, seat),
            BOARD_TOLERANCE,
        )
        for seat in after.to_act
        if isinstance(seat.occupant, Human)
    )


def _told_deadline(table: Table, seat: TableSeat) -> int | None:
    return None if table.pause is not None else seat.deadline


def _is_moved(before: int | None, after: int | None, tolerance: int = SHORTEST_STANDSTILL) -> bool:
    if before is None or after is None:
        return before is not after
    return abs(after - before) >= tolerance
