"""How often somebody may call the others to agree to a wish, or tell them that they are away. Pure.

Each kind once a day. What is wished more often can be seen and answered like the first time, and
who is away stands in the table's status; only nobody is called, and nothing is posted.
"""

import msgspec

from tables.model.table import HOUR, Appeal, AppealKind, PlayerId, Table, TableSeat

AGAIN_AFTER = 24 * HOUR
"""Milliseconds after which the others may be called or told of the same kind again."""


def made(
    table: Table, by: PlayerId, kind: AppealKind, now: int, undoes: AppealKind | None = None
) -> Table:
    """The table when this person has called or told the others; as it was where they may not yet.

    ``undoes``: what is untrue by it, and may be told again.
    """
    own = table.seat_of(by)
    seats = tuple(_called(s, kind, now, undoes) if s is own else s for s in table.seats)
    return msgspec.structs.replace(table, seats=seats)


def are_made(before: Table, after: Table) -> bool:
    """Whether somebody calls the others with what has happened between."""
    pairs = zip(before.seats, after.seats, strict=False)
    return any(set(later.appeals) - set(earlier.appeals) for earlier, later in pairs)


def _called(seat: TableSeat, kind: AppealKind, now: int, undoes: AppealKind | None) -> TableSeat:
    if any(each.kind == kind and 0 <= now - each.at < AGAIN_AFTER for each in seat.appeals):
        return seat
    others = tuple(each for each in seat.appeals if each.kind not in (kind, undoes))
    return msgspec.structs.replace(seat, appeals=(*others, Appeal(kind, now)))
