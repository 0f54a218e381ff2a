"""What follows when a player is gone or out: the others need not wait for their consent. Pure."""

import msgspec

from core.translatable_text import Player, text
from model.commands import Depart
from model.refusals import stale
from model.table import Status, Table, TableSeat
from tables.decisions import motion_effects, motions
from tables.decisions.transitions import Occasion, Transition, changed


def depart(table: Table, command: Depart, occasion: Occasion) -> Transition:
    """Mark a person as gone, and carry out or ask what the others need no longer wait for.

    Somebody who was gone and came back is not marked again for not being a member of the server.
    Raises StaleQuestion if this is no news or they hold no seat.
    """
    seat = table.seat_of(command.player)
    known = ("gone", "back") if command.looked_up else ("gone",)
    if seat is None or seat.presence in known:
        raise stale(table.code)
    seats = tuple(
        msgspec.structs.replace(s, presence="gone") if s is seat else s for s in table.seats
    )
    left = Transition(
        changed(table, occasion, seats=seats),
        notices=(text("table-gone", who=Player(seat.seat)),),
    )
    then = _what_those_left_want(left.table, occasion)
    if then is None and seat.asked is not None:
        then = _asked_about(left.table, left.table.seats[seat.seat], occasion)
    return left if then is None else _one_after_the_other(left, then)


def heeding_those_left(before: Table, after: Transition, occasion: Occasion) -> Transition:
    """Also carry out what was waiting only for players who resigned, are out or were replaced."""
    known = {seat.seat for seat in before.seats if seat.is_out}
    out = {seat.seat for seat in after.table.seats if seat.is_out}
    have_left = set(before.present) - set(after.table.present)
    if after.table.status is not Status.PLAYING or (out == known and not have_left):
        return after
    while (then := _what_those_left_want(after.table, occasion)) is not None:
        after = _one_after_the_other(after, then)
    return after


def _what_those_left_want(table: Table, occasion: Occasion) -> Transition | None:
    """Carry out what waited only for somebody without a say now; None if there is nothing."""
    if table.status is not Status.PLAYING:
        return None
    return motion_effects.for_those_left(table, occasion)


def _asked_about(table: Table, seat: TableSeat, occasion: Occasion) -> Transition | None:
    """Start a vote about somebody who is gone; None if the policy has no votes, or no voters."""
    if table.pace.late != "ask" or table.pause or table.poll_about(seat.seat) is not None:
        return None
    asked = motions.opened(table, seat, occasion.now, occasion.people)
    if not motions.voters(asked, asked.motions[-1]):
        return None
    notice = text("table-gone-ask", who=Player(seat.seat))
    return Transition(changed(asked, occasion), notices=(notice,))


def asking_about_the_gone(before: Table, after: Transition, occasion: Occasion) -> Transition:
    """Also start a vote about each gone player who is newly to act."""
    known = {(seat.seat, seat.asked) for seat in before.seats}
    for seat in after.table.to_act:
        if seat.presence == "gone" and (seat.seat, seat.asked) not in known:
            then = _asked_about(after.table, after.table.seats[seat.seat], occasion)
            after = after if then is None else _one_after_the_other(after, then)
    return after


def _one_after_the_other(first: Transition, then: Transition) -> Transition:
    """Combine two transitions; if the second makes a move, its move is kept, else the first's."""
    notices = (*first.notices, *then.notices)
    if then.move is not None:
        return msgspec.structs.replace(then, notices=notices)
    return msgspec.structs.replace(first, table=then.table, notices=notices)
