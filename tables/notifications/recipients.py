"""Whom a change of a table calls: to a turn, to a vote, to a game. Pure."""

from collections.abc import Iterable

from tables.decisions import proposal_limits, votes
from tables.model.table import Human, PlayerId, Status, Table, TableSeat
from tables.time import clocks


def to_ping(before: Table, after: Table, asker: PlayerId | None) -> tuple[PlayerId, ...]:
    """Whom the table's place mentions: ``asker``, who sees it already, only when a game begins."""
    if after.status is Status.LOBBY:
        return newly_invited(before, after)
    if after.status is Status.FINISHED:
        return tuple(p for p in after.people if p != asker)
    if before.status is Status.LOBBY:
        return people_in(after.to_act)
    guests = newly_invited(before, after)
    if guests:
        return guests
    if _wished(before, after) is not None:
        return asked_to_agree(before, after)
    called = (*newly_voting(before, after), *people_in(newly_called(before, after)))
    return tuple(p for p in dict.fromkeys(called) if p != asker)


def newly_voting(before: Table, after: Table) -> tuple[PlayerId, ...]:
    """Who is asked about somebody late who was not asked about before."""
    known = {poll.number for poll in before.polls}
    fresh = [poll for poll in after.polls if poll.number not in known]
    return tuple(dict.fromkeys(p for poll in fresh for p in votes.voters(after, poll)))


def asked_to_agree(before: Table, after: Table) -> tuple[PlayerId, ...]:
    """Who is called to agree to what was just wished for; nobody where that is too often."""
    agreed = _wished(before, after)
    if agreed is None or not proposal_limits.are_made(before, after):
        return ()
    return tuple(p for p in after.present if p not in agreed)


def wishes_silently(before: Table, after: Table) -> bool:
    """Whether somebody has just wished for what needs consent, too soon to call the others anew."""
    return _wished(before, after) is not None and not proposal_limits.are_made(before, after)


def wants_consent(before: Table, after: Table) -> bool:
    """Whether somebody has just asked the others to agree to something."""
    if _wished(before, after) is not None:
        return True
    return bool(newly_voting(before, after)) and not newly_asked(before, after)


def is_answered(before: Table, after: Table) -> bool:
    """Whether people were asked for something, have answered or have decided."""
    open_before = (before.proposal, before.calling_off, before.polls)
    return open_before != (after.proposal, after.calling_off, after.polls)


def _wished(before: Table, after: Table) -> tuple[PlayerId, ...] | None:
    """Who agrees to what is wished now and was not before; None where nothing is."""
    known = None if before.proposal is None else before.proposal.number
    if after.proposal is not None and after.proposal.number != known:
        return after.proposal.agreed
    return after.calling_off if set(after.calling_off) - set(before.calling_off) else None


def newly_invited(before: Table, after: Table) -> tuple[PlayerId, ...]:
    """Who is invited now and was not before; whoever has asked for a seat needs no call to it."""
    known = {*before.invited, *after.promised}
    return tuple(p for p in after.invited if p not in known)


def newly_asked(before: Table, after: Table) -> tuple[TableSeat, ...]:
    """Who is asked something else than before, or is called once more."""
    if before.pause is not None and after.pause is None:
        return after.to_act
    known = {(s.seat, s.asked, s.lapsed) for s in before.seats}
    promised = {(s.seat, s.promised) for s in before.seats}
    return tuple(
        s
        for s in after.to_act
        if (s.seat, s.asked, s.lapsed) not in known
        or (s.promised is not None and (s.seat, s.promised) not in promised)
    )


def newly_called(before: Table, after: Table) -> tuple[TableSeat, ...]:
    """The same without those who know it: whom is put again what was taken from them meanwhile."""
    return tuple(s for s in newly_asked(before, after) if not is_asked_again(before, after, s))


def is_asked_again(before: Table, after: Table, seat: TableSeat) -> bool:
    """Whether a seat has a new question in a turn to which it was called already."""
    if before.status is not Status.PLAYING or seat.asked is None:
        return False
    earlier = before.seats[seat.seat]
    is_new = earlier.asked is None and seat.asked > earlier.questions
    return is_new and clocks.is_called_again(seat, after.updated_at)


def people_in(seats: Iterable[TableSeat]) -> tuple[PlayerId, ...]:
    """Whoever sits there and is no computer."""
    return tuple(s.occupant.player for s in seats if isinstance(s.occupant, Human))
