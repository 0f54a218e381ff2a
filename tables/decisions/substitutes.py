"""Seats during a game: computers that substitute, people who take over. Pure.

A computer that *tends* a seat substitutes for its owner, who may take it back at any time, except
that a question which was taken back once is then answered by the computer. It serves the other
players, so it plays at the usual level and no better. Anybody who never held a seat at the table
may take over a *wanted* seat; former holders know more than the new seat may. If its late owner
still sits there, the seat is *promised* first: the owner is notified once more and may keep it, by
a move or a button, until their clock runs out. Until then the newcomer sees nothing of it; from
then on it is theirs alone.
"""

from itertools import pairwise

import msgspec

from core.game import Level
from core.texts import Player, Text, text
from model.commands import Exclude, Free, Invite, Join, Leave, Person, once_each
from model.letters import person_name, person_named
from model.refusals import refused, unknown
from model.table import Computer, Human, PlayerId, Table, TableSeat, Tenure
from tables import clocks
from tables.decisions import motions
from tables.decisions.transitions import (
    Dated,
    Occasion,
    Transition,
    changed,
    end,
    must_not_be_removed,
    must_play,
    must_rule,
    with_new_question,
)

TENDING_LEVEL: Level = "normal"


# --- a computer substitutes ----------------------------------------------------------------------


def let_a_computer_play(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """Let a computer substitute for a late player until they come back."""
    notice = text("table-tended", who=as_held_now(seat, occasion))
    tended = _with_seat(table, _tended(table, seat))
    return Transition(changed(tended, occasion), notices=(notice,))


def as_held_now(seat: TableSeat, occasion: Dated) -> Player:
    """Return the holder's name, fixed so that it stays theirs when a computer plays there."""
    if seat.owner is None:
        return Player(seat.seat)
    return Player(seat.seat, person_name(seat.owner, seat.seat, occasion.people))


def _tended(table: Table, seat: TableSeat) -> TableSeat:
    """Return the seat with a computer that substitutes for its holder.

    An open question gets a new number, so that buttons from before do nothing.
    """
    computer = Computer(table.game, TENDING_LEVEL, seat.owner)
    left = _handed_over(table, clocks.stopped(seat))
    taken = msgspec.structs.replace(
        left, occupant=computer, tended=table.moves, wanted=False, promised=None
    )
    return with_new_question(taken) if seat.asked is not None else taken


def _handed_over(table: Table, seat: TableSeat) -> TableSeat:
    """Return the seat with its present holder added to ``held``, before somebody else takes it."""
    tenure = Tenure(seat.occupant, table.moves)
    return msgspec.structs.replace(seat, held=(*seat.held, tenure))


# --- somebody takes over -------------------------------------------------------------------------


def look_for_a_substitute(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """Let anybody take over the late player's seat; until then that player may still move."""
    wanted = _with_seat(table, msgspec.structs.replace(seat, wanted=True))
    waiting = clocks.given_another_pace(
        wanted, wanted.seats[seat.seat], occasion.now, occasion.people
    )
    notice = text("table-wanted", who=Player(seat.seat))
    return Transition(changed(waiting, occasion), notices=(notice,))


def only_in_the_game(before: Table, table: Table) -> Table:
    """End the search for a substitute in seats that are out or no longer late.

    A seat is no longer late once its question is answered or asked anew.
    """
    asked = {seat.seat: seat.asked for seat in before.seats}
    seats = tuple(
        s
        if _is_open(s, asked.get(s.seat))
        else msgspec.structs.replace(s, wanted=False, promised=None)
        for s in table.seats
    )
    gone = {*before.promised} - {s.promised for s in seats}
    if seats == table.seats and not gone.intersection(table.invited):
        return table
    invited = tuple(player for player in table.invited if player not in gone)
    return msgspec.structs.replace(table, seats=seats, invited=invited)


def _is_open(seat: TableSeat, asked: int | None) -> bool:
    """Return whether a substitute is still wanted; ``asked``: the number of the late question."""
    is_late = isinstance(seat.occupant, Computer) or seat.asked == asked
    return seat.wanted and not seat.is_out and is_late


def invite(table: Table, command: Invite, occasion: Occasion) -> Transition:
    """Invite people, for a seated player, to take over a wanted seat."""
    must_play(table, command.by.id)
    wanted = [seat for seat in table.seats if seat.wanted]
    if not wanted:
        raise refused("table-refusal-started-already")
    guests = [g for g in once_each(command.guests) if g.id not in table.invited]
    for guest in guests:
        _must_be_new(table, guest.id)
    if not guests:
        raise refused("table-refusal-already-invited")
    invited = changed(table, occasion, invited=(*table.invited, *(g.id for g in guests)))
    names = tuple(text("table-invited", who=g.named) for g in guests)
    return Transition(invited, notices=names)


def decline(table: Table, command: Leave, occasion: Occasion) -> Transition:
    """Decline an invitation to take over a seat. Raises TableRefuses if there is none."""
    if command.by.id not in table.invited:
        raise refused("table-refusal-resign-instead")
    promised = command.by.id in table.promised
    notice = text("table-promise-returned", who=command.by.named)
    left = changed(uninvited(table, command.by.id), occasion)
    return Transition(left, notices=(notice,) if promised else ())


def uninvited(table: Table, player: PlayerId) -> Table:
    """Return the table without this person's invitation and promised seat."""
    seats = tuple(
        msgspec.structs.replace(seat, promised=None) if seat.promised == player else seat
        for seat in table.seats
    )
    invited = tuple(one for one in table.invited if one != player)
    return msgspec.structs.replace(table, seats=seats, invited=invited)


def free(table: Table, command: Free, occasion: Occasion) -> Transition:
    """Take somebody out of a seat for a manager; a computer plays until somebody takes it over."""
    must_rule(table, command)
    seat = next((s for s in table.seats if s.seat == command.seat), None)
    if seat is None or seat.owner is None or seat.is_out:
        raise refused("table-refusal-nobody-there")
    former = person_named(seat.owner, seat.seat, occasion.people)
    notice = text("table-freed", who=command.by.named, former=former)
    after = _not_for(command.by.id, abandoned(table, seat, seat.owner))
    host = after.host if after.host in after.owners else next(iter(after.present), after.host)
    return Transition(changed(after, occasion, host=host), notices=(notice,))


def exclude(table: Table, command: Exclude, occasion: Dated) -> Transition:
    """Free the seat, or withdraw the invitation, of somebody who may no longer play here.

    Nobody is told who did that. A person out of the game keeps the seat: they only watch. A game
    without owners ends. Banned by a rival, a player ends the game without a result.
    """
    player = command.player
    seat = table.seat_owned_by(player)
    if command.by_rival and seat is not None and not seat.is_out:
        who = person_named(player, seat.seat, occasion.people)
        return end(table, occasion, text("table-ended-without", who=who))
    table = uninvited(table, player)
    notices: tuple[Text, ...] = ()
    if seat is not None and not seat.is_out:
        who = person_named(player, seat.seat, occasion.people)
        notices = (text("table-seat-left", who=who),)
        table = abandoned(table, seat, player)
        if command.by is not None:
            table = _not_for(command.by, table)
    if not table.owners:
        ended = end(table, occasion, text("table-cancelled-empty"))
        return msgspec.structs.replace(ended, notices=(*notices, *ended.notices))
    host = table.host
    if host == player:
        host = next((p for p in (*table.present, *table.owners) if p != player), player)
    return Transition(changed(table, occasion, host=host), notices=notices)


def _not_for(manager: PlayerId, table: Table) -> Table:
    """Return the table on which a manager who has freed a seat may take one only if asked anew."""
    removed = tuple(dict.fromkeys((*table.removed, manager)))
    return uninvited(msgspec.structs.replace(table, removed=removed), manager)


def abandoned(table: Table, seat: TableSeat, owner: PlayerId) -> Table:
    """Return the table with this seat given up by its owner; a computer plays until it is taken."""
    computer = Computer(table.game, TENDING_LEVEL)
    left = _left(_tended(table, seat), owner)
    freed = msgspec.structs.replace(left, occupant=computer, wanted=not seat.is_out)
    return motions.without_consent(_with_seat(table, freed), owner)


# --- sitting down --------------------------------------------------------------------------------


def sit_down(table: Table, command: Join, occasion: Occasion) -> Transition:
    """Seat a person during the game: in their own seat, or in one that is wanted."""
    seated = table.seat_of(command.by.id)
    if seated is not None and seated.wanted:
        return _keep(table, seated, occasion)
    if seated is not None:
        raise refused("table-refusal-already-seated")
    own = table.tended_for(command.by.id)
    if own is not None:
        _must_not_wait_for_the_computer(own)
        back = _with_seat(table, _taken(table, own, command.by, occasion))
        notice = text("table-returned", who=command.by.named)
        return Transition(changed(back, occasion), notices=(notice,))
    seat = _wanted(table, command)
    if command.by.id in table.promised and seat.promised != command.by.id:
        raise refused("table-refusal-waits-already")  # at most one seat each
    if isinstance(seat.occupant, Human) and seat.presence != "gone":
        return _promise(table, seat, command.by, occasion)
    return _take_over(table, seat, command.by, occasion)


def _must_not_wait_for_the_computer(seat: TableSeat) -> None:
    """Raise TableRefuses if the computer has to answer this question before it leaves the seat.

    It does if the question was taken back from it before: each time brings a full time limit, so
    somebody who always came back just before its move could hold up the game for ever.
    """
    was_back = any(
        one.occupant == seat.occupant and before.until >= seat.last_move
        for before, one in pairwise(seat.held)
    )
    if was_back and seat.asked is not None:
        raise refused("table-refusal-computer-moves")


def _keep(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """Let the late player keep their seat."""
    kept = _with_seat(table, msgspec.structs.replace(seat, wanted=False))
    notice = text("table-stays", who=Player(seat.seat))
    told = () if seat.promised is not None else (notice,)  # lifecycle tells the person who waits
    return Transition(changed(kept, occasion), notices=told)


def _promise(table: Table, seat: TableSeat, by: Person, occasion: Occasion) -> Transition:
    """Promise the seat to this person unless the late player comes back in time."""
    if seat.promised is not None:
        yours = seat.promised == by.id
        raise refused("table-refusal-promised-you" if yours else "table-refusal-promised")
    promised = msgspec.structs.replace(seat, promised=by.id)
    kept = motions.without(table, table.poll_about(seat.seat))
    invited = table.invited if by.id in table.invited else (*table.invited, by.id)
    waits = msgspec.structs.replace(_with_seat(kept, promised), invited=invited)
    waits = clocks.given_grace(waits, promised, occasion.now, occasion.people)
    notice = text("table-promised", by=by.named, who=Player(seat.seat))
    return Transition(changed(waits, occasion), notices=(notice,))


def keep_promise(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """Give a promised seat to the person who waits: the grace period is over."""
    assert seat.promised is not None, "only a promised seat is handed on"
    known = occasion.people.get(seat.promised)
    by = Person(seat.promised, "" if known is None else known.name)
    return _take_over(table, seat, by, occasion)


def _wanted(table: Table, command: Join) -> TableSeat:
    """Return the wanted seat. Raises TableRefuses if this person can take none."""
    wanted = [s for s in table.seats if s.wanted and command.seat in (None, s.seat)]
    wanted.sort(key=lambda seat: seat.promised is not None)
    if not wanted:
        taken = command.seat is not None
        raise refused("table-refusal-taken-over" if taken else "table-refusal-started-already")
    _must_be_new(table, command.by.id, wanted[0])
    if command.by.id not in table.invited:
        if command.sees != table.place:
            raise unknown()
        must_not_be_removed(table, command.by.id)
    return wanted[0]


def _must_be_new(table: Table, player: PlayerId, wanted: TableSeat | None = None) -> None:
    """Raise TableRefuses if this person has or had a seat here. ``wanted``: the seat they want."""
    if player in table.owners:
        raise refused("table-refusal-already-seated")
    if wanted is not None and player in wanted.former:
        raise refused("table-refusal-left-this-seat")
    if any(player in seat.former for seat in table.seats):
        raise refused("table-refusal-sat-here")


def _take_over(table: Table, seat: TableSeat, by: Person, occasion: Occasion) -> Transition:
    """Seat this person; the former owner loses all rights to the seat."""
    taken, former = _taken(table, seat, by, occasion), seat.owner
    notice = text("table-takes-seat", who=by.named)
    if former is not None:
        taken, table = _left(taken, former), motions.without_consent(table, former)
    if taken.former:
        before = person_named(taken.former[-1], seat.seat, occasion.people)
        notice = text("table-takes-over", who=by.named, former=before)
    after = _with_seat(table, taken)
    still = any(s.wanted for s in after.seats)
    invited = tuple(p for p in after.invited if p != by.id) if still else ()
    host = after.host if after.host in after.owners else by.id
    return Transition(changed(after, occasion, invited=invited, host=host), notices=(notice,))


def _taken(table: Table, seat: TableSeat, by: Person, occasion: Occasion) -> TableSeat:
    """Return the seat with this person in it, with a full time limit for its question."""
    left = _handed_over(table, clocks.stopped(seat))
    taken = msgspec.structs.replace(
        left, occupant=Human(by.id), presence="here", wanted=False, promised=None
    )
    if seat.asked is None:
        return taken
    asked = with_new_question(taken)
    return clocks.wound(table, asked, occasion.now, occasion.people)


def _left(seat: TableSeat, former: PlayerId) -> TableSeat:
    """Return the seat as vacated by its former owner: their counters and presence are reset."""
    return msgspec.structs.replace(
        seat,
        former=(*seat.former, former),
        pauses=0,
        refused=0,
        forgiven=False,
        appeals=(),
        presence="here",
    )


def _with_seat(table: Table, seat: TableSeat) -> Table:
    seats = tuple(seat if s.seat == seat.seat else s for s in table.seats)
    return msgspec.structs.replace(table, seats=seats)
