"""How often somebody may call the others to agree to a wish: to each kind once a day. Pure.

What is wished more often can be seen and answered like the first time; only nobody is called.
"""

import msgspec

from tables.model import HOUR, Appeal, PlayerId, Table, TableSeat, WishKind

AGAIN_AFTER = 24 * HOUR
"""Milliseconds after which the others may be called to a wish of the same kind again."""


def made(table: Table, by: PlayerId, kind: WishKind, now: int) -> Table:
    """The table when this person has called the others; as it was where they may not yet."""
    seats = tuple(_called(s, kind, now) if s is table.seat_of(by) else s for s in table.seats)
    return msgspec.structs.replace(table, seats=seats)


def are_made(before: Table, after: Table) -> bool:
    """Whether somebody calls the others with what has happened between."""
    pairs = zip(before.seats, after.seats, strict=False)
    return any(set(later.appeals) - set(earlier.appeals) for earlier, later in pairs)


def _called(seat: TableSeat, kind: WishKind, now: int) -> TableSeat:
    if any(each.kind == kind and 0 <= now - each.at < AGAIN_AFTER for each in seat.appeals):
        return seat
    others = tuple(each for each in seat.appeals if each.kind != kind)
    return msgspec.structs.replace(seat, appeals=(*others, Appeal(kind, now)))
