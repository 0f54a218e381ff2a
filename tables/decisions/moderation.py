"""Leaving a running game, what managers do to a table, and its move to another channel."""

from typing import Final

import msgspec

from core.texts import Place, Player, Text, text
from model.commands import (
    Bring,
    Cancel,
    Close,
    Command,
    Depart,
    Exclude,
    Freeze,
    HandOver,
    Leave,
    Resign,
    Unfreeze,
)
from model.letters import person_named
from model.refusals import refused, stale
from model.table import HOUR, Pause, Status, Table, TableSeat
from tables import clocks
from tables.decisions import motion_effects, motions
from tables.decisions.transitions import Dated, Occasion, Transition, changed, manages, must_rule

# What follows when a player is gone or out: the others need not wait for their consent. Pure.


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


# What a manager may do at a table of their server. Pure.

FROST_LASTS = 30 * 24 * HOUR
"""Milliseconds after which a frozen game ends without a result."""

_IN_FROST = (Cancel, Freeze, Unfreeze, HandOver, Leave, Resign, Exclude, Close)
"""Commands allowed while frozen: they need no clock, and let people leave the game or close it."""


def must_not_be_frozen(table: Table, command: Command) -> None:
    """Raise TableRefuses if the table is frozen and this command needs that it is not."""
    may = isinstance(command, _IN_FROST) or motions.answers_end(table, command)
    if table.is_frozen and not may:
        raise refused("table-refusal-frozen")


def freeze(table: Table, command: Freeze, occasion: Occasion) -> Transition:
    """Stop moves, clocks and votes until a manager unfreezes the game, thirty days at most."""
    must_rule(table, command)
    if table.is_frozen:
        raise refused("table-refusal-frozen")
    frost = Pause(occasion.now + FROST_LASTS, frozen=True, then=table.pause)
    stopped = clocks.paused(table, frost, occasion.now, occasion.people)
    return _told(stopped, occasion, text("table-frozen", who=command.by.named))


def unfreeze(table: Table, command: Unfreeze, occasion: Occasion) -> Transition:
    """Continue a frozen game as it was, with the rest of a pause if there was one."""
    must_rule(table, command)
    if table.pause is None or not table.pause.frozen:
        raise refused("table-refusal-not-frozen")
    then, who = table.pause.then, command.by.named
    if then is not None and then.until > occasion.now:
        paused = msgspec.structs.replace(table, pause=then)
        return _told(paused, occasion, text("table-unfrozen-paused", who=who))
    running = clocks.resumed(table, occasion.now, occasion.people)
    return _told(running, occasion, text("table-unfrozen", who=who))


def hand_over(table: Table, command: HandOver, occasion: Occasion) -> Transition:
    """Make another person at the table its host; they must not be gone."""
    must_rule(table, command)
    seat = table.seat_of(command.to)
    if seat is None or seat.presence == "gone":
        raise refused("table-refusal-nobody-so-called")
    if command.to == table.host:
        raise refused("table-refusal-host-already")
    handed = msgspec.structs.replace(table, host=command.to)
    name = person_named(command.to, seat.seat, occasion.people)
    return _told(handed, occasion, text("table-handed-over", host=name))


def _told(table: Table, occasion: Occasion, notice: Text) -> Transition:
    return Transition(changed(table, occasion), notices=(notice,))


# Move a table to another place, where its posts appear from then on. Pure.

MOST_MOVES: Final = 3
MOVES_IN: Final = 24 * HOUR
"""Limit of moves to another place in these milliseconds: for a host, and twice as many for the
server's managers, so that they can put the table where it belongs."""


def bring(table: Table, command: Bring, occasion: Dated) -> Transition:
    """Move a table: its host anywhere, a manager only within their own server.

    Managers rule the tables of their server, so a host who plays with others may not take them to
    another server, unless the bot cannot post in the present one. Raises TableRefuses.
    """
    hosts = command.by.id == table.host and command.by.id in table.owners
    in_server = manages(table, command) and command.guild == table.guild
    if not hosts and not in_server:
        raise refused("table-refusal-not-mover")
    if not hosts:
        must_rule(table, command)
    if command.place == table.place:
        raise refused("table-refusal-here-already", code=table.code)
    if command.guild != table.guild and not command.lost and {*table.owners} != {command.by.id}:
        raise refused("table-refusal-abroad")
    lately = tuple(at for at in table.brought if 0 <= occasion.now - at < MOVES_IN)
    most = 2 * MOST_MOVES if in_server else MOST_MOVES
    if len(lately) >= most and not command.lost:
        raise refused("table-refusal-moved-often", code=table.code, most=most)
    moved = (*lately, occasion.now)
    brought = changed(table, occasion, guild=command.guild, place=command.place, brought=moved)
    told = text("table-brought", who=command.by.named, place=Place(command.place))
    return Transition(brought, notices=(told,))
