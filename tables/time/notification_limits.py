"""Limits how often people are notified of the same thing. Pure; times are Unix milliseconds UTC.

A person notifies the others of a proposal or an absence of each kind once a day: further proposals
can be seen and answered as usual, and an absence is shown in the table's status; only no
notification and no post is sent. Nobody is notified twice of a turn that an undo takes from them
and returns within two minutes. A server's role is pinged every half an hour at most.
"""

import msgspec

from model.table import HOUR, MINUTE, Appeal, AppealKind, PlayerId, Table, TableSeat

AGAIN_AFTER = 24 * HOUR
"""Milliseconds after which the others may be notified of the same kind again."""

ROLE_AGAIN_AFTER = 30 * MINUTE
"""Milliseconds after which a server's role may be pinged again, however many tables open."""

TURN_AGAIN_AFTER = 2 * MINUTE
"""Milliseconds after which somebody is notified of the same turn again, if an undo returns it: they
may have read meanwhile that it is not their turn."""


def made(
    table: Table, by: PlayerId, kind: AppealKind, now: int, undoes: AppealKind | None = None
) -> Table:
    """Record that this person notifies the others; return the table unchanged if it is too soon.

    ``undoes``: a kind that is no longer true and may be told again.
    """
    own = table.seat_of(by)
    seats = tuple(_called(s, kind, now, undoes) if s is own else s for s in table.seats)
    return msgspec.structs.replace(table, seats=seats)


def are_made(before: Table, after: Table) -> bool:
    """Return whether somebody notifies the others by this change."""
    pairs = zip(before.seats, after.seats, strict=False)
    return any(_made_in(later) - _made_in(earlier) for earlier, later in pairs)


def is_called_again(seat: TableSeat, now: int) -> bool:
    """Return whether this person was notified of this turn less than TURN_AGAIN_AFTER ago.

    That happens if another player undid the move before it and moved again.
    """
    return seat.called_at > 0 and 0 <= now - seat.called_at < TURN_AGAIN_AFTER


def _made_in(seat: TableSeat) -> set[tuple[AppealKind, int]]:
    return {(each.kind, each.at) for each in seat.appeals}


def _called(seat: TableSeat, kind: AppealKind, now: int, undoes: AppealKind | None) -> TableSeat:
    if any(each.kind == kind and 0 <= now - each.at < AGAIN_AFTER for each in seat.appeals):
        return seat
    others = tuple(each for each in seat.appeals if each.kind not in (kind, undoes))
    return msgspec.structs.replace(seat, appeals=(*others, Appeal(kind, now)))
