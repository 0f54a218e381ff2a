"""Endings of a game without a result. Pure."""

from core.translatable_text import Player, Text, text
from model.commands import Close
from model.refusals import stale
from model.table import Status, Table
from tables.decisions.transitions import Dated, Transition, changed, unasked
from tables.time.idle_tables import ends_at


def lapsed_wish(before: Table, after: Transition) -> tuple[Text, ...]:
    """Return the notices that the wish to end the game has lapsed without anybody refusing."""
    is_over = after.table.status is not Status.PLAYING or after.table.ending is not None
    declined = any(notice.key == "table-declined-end" for notice in after.notices)
    if before.ending is None or is_over or declined:
        return ()
    wished = [seat.seat for seat in before.seats if seat.owner in before.ending.agreed]
    return tuple(text("table-calling-off-over", who=Player(seat)) for seat in wished)


def close(table: Table, _command: Close, occasion: Dated) -> Transition:
    """End a game that was idle or frozen too long. Raises StaleQuestion while it is too early."""
    stands = table.pause is not None and not table.is_frozen
    if stands or ends_at(table) > occasion.now:
        raise stale(table.code)
    return end(table, occasion, text("table-frost-over" if table.is_frozen else "table-idle"))


def end(table: Table, occasion: Dated, notice: Text) -> Transition:
    """End the game without a result."""
    seats = tuple(unasked(seat) for seat in table.seats)
    nothing = {"motions": (), "pause": None, "invited": ()}
    cancelled = changed(table, occasion, status=Status.CANCELLED, seats=seats, **nothing)
    return Transition(cancelled, notices=(notice,))
