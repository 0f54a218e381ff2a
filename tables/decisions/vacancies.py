"""Who holds a seat while the game goes on: computers that stand in, people who take over. Pure.

A computer that *tends* a seat plays for the person whose seat it is; they take it back whenever
they like. It gives a game to those who stay, so it plays as well as usual and no better. A seat
that is *wanted* can be taken over by anybody who never sat at the table: whoever did knows more
than the new seat may. Where the late one still sits there, it is *promised* first: they are called
once more and may keep it, by their move or a press, until their clock has run out; until then
whoever waits for it sees nothing of it. From then on it is theirs alone.
"""

import msgspec

from core.game import Level
from core.text import Player, Text, Verbatim, text
from tables.decisions.endings import end
from tables.decisions.transitions import (
    Dated,
    Occasion,
    Transition,
    changed,
    must_not_be_removed,
    must_play,
    with_new_question,
)
from tables.model.commands import Exclude, Free, Invite, Join, Leave, Person, once_each
from tables.model.refusals import refused, unknown
from tables.model.seat_names import person_name
from tables.model.table import Computer, Human, PlayerId, Table, TableSeat, Tenure
from tables.time import clocks

TENDING_LEVEL: Level = "normal"


# --- a computer stands in ------------------------------------------------------------------------


def let_a_computer_play(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """A computer stands in for whoever is late, until they come back."""
    notice = text("table-tended", who=as_held_now(seat, occasion))
    tended = _with_seat(table, _tended(table, seat))
    return Transition(changed(tended, occasion), notices=(notice,))


def as_held_now(seat: TableSeat, occasion: Dated) -> Player:
    """Whoever holds a seat, by a name that stays theirs when a computer plays there."""
    if seat.owner is None:
        return Player(seat.seat)
    return Player(seat.seat, person_name(seat.owner, seat.seat, occasion.people))


def _tended(table: Table, seat: TableSeat) -> TableSeat:
    """The seat with a computer that stands in for whoever holds it.

    What the seat is asked is asked anew: the buttons of before are nobody's any more.
    """
    computer = Computer(table.game, TENDING_LEVEL, seat.owner)
    left = _handed_over(table, clocks.stopped(seat))
    taken = msgspec.structs.replace(
        left, occupant=computer, tended=table.moves, wanted=False, promised=None
    )
    return with_new_question(taken) if seat.asked is not None else taken


def _handed_over(table: Table, seat: TableSeat) -> TableSeat:
    """The seat as it is left to somebody else: what was done so far stays whoever's it was."""
    tenure = Tenure(seat.occupant, table.moves)
    return msgspec.structs.replace(seat, held=(*seat.held, tenure))


# --- somebody takes over -------------------------------------------------------------------------


def look_for_a_substitute(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """Anybody may take the seat of whoever is late; they themselves may still play."""
    wanted = _with_seat(table, msgspec.structs.replace(seat, wanted=True))
    waiting = clocks.given_another_pace(
        wanted, wanted.seats[seat.seat], occasion.now, occasion.people
    )
    notice = text("table-wanted", who=Player(seat.seat))
    return Transition(changed(waiting, occasion), notices=(notice,))


def only_in_the_game(before: Table, table: Table) -> Table:
    """The table with nobody looked for where there is nothing left to play, or nobody is late.

    Whoever was late with a question is so no more when that is answered or asked anew.
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
    """Whether somebody is still looked for; ``asked``: the question that was late."""
    is_late = isinstance(seat.occupant, Computer) or seat.asked == asked
    return seat.wanted and not seat.is_out and is_late


def invite(table: Table, command: Invite, occasion: Occasion) -> Transition:
    """A seated person asks others to take a seat over that is wanted."""
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
    names = tuple(text("table-invited", who=Verbatim(g.name)) for g in guests)
    return Transition(invited, notices=names)


def decline(table: Table, command: Leave, occasion: Occasion) -> Transition:
    """Somebody who was asked to take a seat over would rather not; who plays resigns instead."""
    if command.by.id not in table.invited:
        raise refused("table-refusal-resign-instead")
    promised = command.by.id in table.promised
    notice = text("table-promise-returned", who=Verbatim(command.by.name))
    left = changed(uninvited(table, command.by.id), occasion)
    return Transition(left, notices=(notice,) if promised else ())


def uninvited(table: Table, player: PlayerId) -> Table:
    """The table to which this person is not invited, nor is any seat promised to them."""
    seats = tuple(
        msgspec.structs.replace(seat, promised=None) if seat.promised == player else seat
        for seat in table.seats
    )
    invited = tuple(one for one in table.invited if one != player)
    return msgspec.structs.replace(table, seats=seats, invited=invited)


def free(table: Table, command: Free, occasion: Occasion) -> Transition:
    """A manager of the server takes somebody out of a seat: a computer plays until it is taken."""
    if command.manages is None or command.manages != table.guild:
        raise refused("table-refusal-not-manager")
    seat = next((s for s in table.seats if s.seat == command.seat), None)
    if seat is None or seat.owner is None or seat.is_out:
        raise refused("table-refusal-nobody-there")
    former = person_name(seat.owner, seat.seat, occasion.people)
    notice = text("table-freed", who=Verbatim(command.by.name), former=former)
    after = abandoned(table, seat, seat.owner)
    host = after.host if after.host in after.owners else next(iter(after.present), after.host)
    return Transition(changed(after, occasion, host=host), notices=(notice,))


def exclude(table: Table, command: Exclude, occasion: Dated) -> Transition:
    """Free the seat, or take back the invitation, of somebody who may not play here any more.

    Nobody is told whose doing that is. A seat that is out of the game stays theirs: they only look
    on. A game in which nobody is left ends.
    """
    player = command.player
    seat = table.seat_owned_by(player)
    table = uninvited(table, player)
    notices: tuple[Text, ...] = ()
    if seat is not None and not seat.is_out:
        who = person_name(player, seat.seat, occasion.people)
        notices = (text("table-seat-left", who=who),)
        table = abandoned(table, seat, player)
    if not table.owners:
        ended = end(table, occasion, text("table-cancelled-empty"))
        return msgspec.structs.replace(ended, notices=(*notices, *ended.notices))
    host = table.host
    if host == player:
        host = next((p for p in (*table.present, *table.owners) if p != player), player)
    return Transition(changed(table, occasion, host=host), notices=notices)


def abandoned(table: Table, seat: TableSeat, owner: PlayerId) -> Table:
    """The seat when it is its owner's no more: a computer plays until somebody takes it over."""
    computer = Computer(table.game, TENDING_LEVEL)
    left = _left(_tended(table, seat), owner)
    freed = msgspec.structs.replace(left, occupant=computer, wanted=not seat.is_out)
    return without_consent(_with_seat(table, freed), owner)


# --- sitting down --------------------------------------------------------------------------------


def sit_down(table: Table, command: Join, occasion: Occasion) -> Transition:
    """A person takes a seat while the game is on: their own, or one that is wanted."""
    seated = table.seat_of(command.by.id)
    if seated is not None and seated.wanted:
        return _keep(table, seated, occasion)
    if seated is not None:
        raise refused("table-refusal-already-seated")
    own = table.tended_for(command.by.id)
    if own is not None:
        back = _with_seat(table, _taken(table, own, command.by, occasion))
        notice = text("table-returned", who=Verbatim(command.by.name))
        return Transition(changed(back, occasion), notices=(notice,))
    seat = _wanted(table, command)
    if command.by.id in table.promised and seat.promised != command.by.id:
        raise refused("table-refusal-waits-already")  # nobody holds two seats
    if isinstance(seat.occupant, Human) and seat.presence != "gone":
        return _promise(table, seat, command.by, occasion)
    return _take_over(table, seat, command.by, occasion)


def _keep(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """Whoever is late is there again, and nobody takes their seat."""
    kept = _with_seat(table, msgspec.structs.replace(seat, wanted=False))
    notice = text("table-stays", who=Player(seat.seat))
    told = () if seat.promised is not None else (notice,)  # who waits is told by lifecycle
    return Transition(changed(kept, occasion), notices=told)


def _promise(table: Table, seat: TableSeat, by: Person, occasion: Occasion) -> Transition:
    """The seat goes to this person unless whoever is late comes back in time."""
    if seat.promised is not None:
        yours = seat.promised == by.id
        raise refused("table-refusal-promised-you" if yours else "table-refusal-promised")
    promised = msgspec.structs.replace(seat, promised=by.id)
    polls = tuple(poll for poll in table.polls if poll.seat != seat.seat)
    invited = table.invited if by.id in table.invited else (*table.invited, by.id)
    waits = msgspec.structs.replace(_with_seat(table, promised), polls=polls, invited=invited)
    waits = clocks.given_grace(waits, promised, occasion.now, occasion.people)
    notice = text("table-promised", by=Verbatim(by.name), who=Player(seat.seat))
    return Transition(changed(waits, occasion), notices=(notice,))


def keep_promise(table: Table, seat: TableSeat, occasion: Occasion) -> Transition:
    """The grace is over, and whoever was late has not come back."""
    assert seat.promised is not None, "only a promised seat is handed on"
    known = occasion.people.get(seat.promised)
    by = Person(seat.promised, "" if known is None else known.name)
    return _take_over(table, seat, by, occasion)


def _wanted(table: Table, command: Join) -> TableSeat:
    """The seat that is meant. Raises TableRefuses where this person can take none."""
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
    """Raises TableRefuses for whoever has, or had, a seat here. ``wanted``: which they ask for."""
    if player in table.owners:
        raise refused("table-refusal-already-seated")
    if wanted is not None and player in wanted.former:
        raise refused("table-refusal-left-this-seat")
    if any(player in seat.former for seat in table.seats):
        raise refused("table-refusal-sat-here")


def _take_over(table: Table, seat: TableSeat, by: Person, occasion: Occasion) -> Transition:
    """The seat in other hands; whoever held it has nothing to do with it any more."""
    taken, former = _taken(table, seat, by, occasion), seat.owner
    notice = text("table-takes-seat", who=Verbatim(by.name))
    if former is not None:
        taken, table = _left(taken, former), without_consent(table, former)
    if taken.former:
        before = person_name(taken.former[-1], seat.seat, occasion.people)
        notice = text("table-takes-over", who=Verbatim(by.name), former=before)
    after = _with_seat(table, taken)
    still = any(s.wanted for s in after.seats)
    invited = tuple(p for p in after.invited if p != by.id) if still else ()
    host = after.host if after.host in after.owners else by.id
    return Transition(changed(after, occasion, invited=invited, host=host), notices=(notice,))


def _taken(table: Table, seat: TableSeat, by: Person, occasion: Occasion) -> TableSeat:
    """The seat with this person in it, who has a full time for what is asked."""
    left = _handed_over(table, clocks.stopped(seat))
    taken = msgspec.structs.replace(
        left, occupant=Human(by.id), presence="here", wanted=False, promised=None
    )
    if seat.asked is None:
        return taken
    asked = with_new_question(taken)
    return clocks.wound(table, asked, occasion.now, occasion.people)


def _left(seat: TableSeat, former: PlayerId) -> TableSeat:
    """The seat when this person has it no more: nothing counts on that was theirs."""
    return msgspec.structs.replace(
        seat,
        former=(*seat.former, former),
        pauses=0,
        refused=0,
        appeals=(),
        presence="here",
    )


def without_consent(table: Table, former: PlayerId) -> Table:
    """The table with nothing wished or agreed to by somebody who plays no more."""
    proposal = table.proposal
    if proposal is not None:
        agreed = tuple(p for p in proposal.agreed if p != former)
        is_theirs = proposal.agreed[0] == former
        proposal = None if is_theirs else msgspec.structs.replace(proposal, agreed=agreed)
    calling_off = tuple(p for p in table.calling_off if p != former)
    return msgspec.structs.replace(table, proposal=proposal, calling_off=calling_off)


def _with_seat(table: Table, seat: TableSeat) -> Table:
    seats = tuple(seat if s.seat == seat.seat else s for s in table.seats)
    return msgspec.structs.replace(table, seats=seats)
