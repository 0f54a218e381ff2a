"""Whom a change of a table calls: to a turn, to a vote, to a game. Pure."""

from collections.abc import Iterable

from tables import polls
from tables.model import Human, PlayerId, Status, Table, TableSeat


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
    if _proposes(before, after) and after.proposal is not None:
        again = _proposer(before) == _proposer(after)
        return () if again else tuple(p for p in after.present if p not in after.proposal.agreed)
    if set(after.calling_off) - set(before.calling_off):
        return tuple(p for p in after.present if p not in after.calling_off)
    called = (*newly_voting(before, after), *people_in(newly_asked(before, after)))
    return tuple(p for p in dict.fromkeys(called) if p != asker)


def newly_voting(before: Table, after: Table) -> tuple[PlayerId, ...]:
    """Who is asked about somebody late who was not asked about before."""
    known = {poll.number for poll in before.polls}
    fresh = [poll for poll in after.polls if poll.number not in known]
    return tuple(dict.fromkeys(p for poll in fresh for p in polls.voters(after, poll)))


def wants_consent(before: Table, after: Table) -> bool:
    """Whether somebody has just asked the others to agree to something."""
    if _proposes(before, after) or set(after.calling_off) - set(before.calling_off):
        return True
    return bool(newly_voting(before, after)) and not newly_asked(before, after)


def _proposes(before: Table, after: Table) -> bool:
    """Whether something is proposed now that was not before."""
    known = None if before.proposal is None else before.proposal.number
    return after.proposal is not None and after.proposal.number != known


def _proposer(table: Table) -> PlayerId | None:
    """Who waits for the others to agree; whoever thinks again does not call them again."""
    return None if table.proposal is None else table.proposal.agreed[0]


def newly_invited(before: Table, after: Table) -> tuple[PlayerId, ...]:
    """Who is invited now and was not before."""
    return tuple(p for p in after.invited if p not in before.invited)


def newly_asked(before: Table, after: Table) -> tuple[TableSeat, ...]:
    """Who is asked something else than before, or is called once more."""
    if before.pause is not None and after.pause is None:
        return after.to_act
    known = {(s.seat, s.asked, s.lapsed) for s in before.seats}
    return tuple(s for s in after.to_act if (s.seat, s.asked, s.lapsed) not in known)


def people_in(seats: Iterable[TableSeat]) -> tuple[PlayerId, ...]:
    """Whoever sits there and is no computer."""
    return tuple(s.occupant.player for s in seats if isinstance(s.occupant, Human))
