"""Endings of a game without a result. Pure."""

from core.translatable_text import Player, Text, text
from model.commands import Cancel, Close, DeclineEnd
from model.refusals import refused, stale
from model.table import Status, Table
from tables.decisions.transitions import (
    Dated,
    Transition,
    cancelled_by,
    changed,
    must_play,
    rules,
    unasked,
)
from tables.time import notification_limits
from tables.time.idle_tables import ends_at


def cancel_game(table: Table, command: Cancel, occasion: Dated) -> Transition:
    """End the game without a result if all agree or a server manager asks; else store the wish."""
    if rules(table, command):
        return end(table, occasion, cancelled_by(command.by))
    must_play(table, command.by.id)
    if command.by.id in table.calling_off:
        raise refused("table-refusal-already-calling-off")
    agreed = (*table.calling_off, command.by.id)
    if set(agreed) >= set(table.present):
        return end(table, occasion, cancelled_by(command.by))
    called = notification_limits.made(table, command.by.id, "end", occasion.now)
    return Transition(changed(called, occasion, calling_off=agreed))


def decline_end(table: Table, command: DeclineEnd, occasion: Dated) -> Transition:
    """Refuse to end the game without a result; drops everybody's wish to end it."""
    must_play(table, command.by.id)
    if not table.calling_off:
        raise refused("table-refusal-proposal-over")
    declined = text("table-declined-end", who=command.by.named)
    return Transition(changed(table, occasion, calling_off=()), notices=(declined,))


def lapsed_wish(before: Table, after: Table) -> tuple[Text, ...]:
    """Return the notices that wishes to end the game have lapsed without anybody refusing."""
    if after.status is not Status.PLAYING or after.calling_off or not before.calling_off:
        return ()
    wished = [seat.seat for seat in before.seats if seat.owner in before.calling_off]
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
    nothing = {"calling_off": (), "pause": None, "proposal": None, "polls": (), "invited": ()}
    cancelled = changed(table, occasion, status=Status.CANCELLED, seats=seats, **nothing)
    return Transition(cancelled, notices=(notice,))
