"""Who is notified of a change of a table: of a turn, a motion or an invitation. Pure."""

from collections.abc import Iterable

from model.table import Human, Motion, PlayerId, Status, Table, TableSeat
from tables.decisions import motions
from tables.time import notification_limits


def to_ping(before: Table, after: Table, asker: PlayerId | None) -> tuple[PlayerId, ...]:
    """Return whom the channel mentions; ``asker``, who sees it already, only when all are called:
    at a game's start, and where a round of simultaneous choices begins.
    """
    if after.status is Status.LOBBY:
        may_begin = after.host_called and not before.host_called and after.host != asker
        return (*newly_invited(before, after), *[after.host] * may_begin)
    if after.status is Status.FINISHED:
        # A cup calls its people to their next table.
        return () if after.cup else tuple(p for p in after.people if p != asker)
    if before.status is Status.LOBBY:
        return people_in(after.to_act)
    guests = newly_invited(before, after)
    if guests:
        return guests
    asked = asked_to_answer(before, after)
    if _is_proposed(before, after):
        return asked
    voting = (player for player in asked if player != asker)
    return tuple(dict.fromkeys((*voting, *people_called(before, after, asker))))


def new_motions(before: Table, after: Table) -> tuple[Motion, ...]:
    """Return the motions that were not open before."""
    known = {motion.number for motion in before.motions}
    return tuple(motion for motion in after.motions if motion.number not in known)


def asked_to_answer(before: Table, after: Table) -> tuple[PlayerId, ...]:
    """Return whom a new motion asks; nobody if its author proposes too often."""
    if wishes_silently(before, after):
        return ()
    fresh = new_motions(before, after)
    return tuple(dict.fromkeys(p for motion in fresh for p in motions.awaited(after, motion)))


def wishes_silently(before: Table, after: Table) -> bool:
    """Return whether somebody has proposed something too soon to notify the others again."""
    return _is_proposed(before, after) and not notification_limits.are_made(before, after)


def wants_answers(before: Table, after: Table) -> bool:
    """Return whether somebody has just proposed something, or the others are asked about a late
    player and nobody is asked anything else."""
    is_asked = bool(new_motions(before, after)) and not newly_asked(before, after)
    return is_asked or _is_proposed(before, after)


def _is_proposed(before: Table, after: Table) -> bool:
    return any(motion.by is not None for motion in new_motions(before, after))


def only_asks(before: Table, after: Table) -> bool:
    """Return whether a running game asks or pauses, but calls nobody to a new turn."""
    known = {(s.seat, s.asked) for s in before.seats}
    is_turn = any((s.seat, s.asked) not in known for s in after.to_act)
    if before.status is not Status.PLAYING or after.status is not Status.PLAYING or is_turn:
        return False
    wanted = {seat.seat for seat in before.seats if seat.wanted}
    is_wanted = any(seat.wanted and seat.seat not in wanted for seat in after.seats)
    is_paused = after.pause is not None and after.pause != before.pause
    return bool(new_motions(before, after)) or is_wanted or is_paused


def newly_invited(before: Table, after: Table) -> tuple[PlayerId, ...]:
    """Return the newly invited, without those who asked for a seat and have it promised."""
    known = {*before.invited, *after.promised}
    return tuple(p for p in after.invited if p not in known)


def newly_asked(before: Table, after: Table) -> tuple[TableSeat, ...]:
    """Return the seats that have a new question or are to be notified again; after a pause those
    that nobody has called to theirs."""
    known = {(s.seat, s.asked, s.lapsed) for s in before.seats}
    if before.is_frozen and not after.is_frozen:
        return after.to_act
    if before.pause is not None and after.pause is None:
        known = {(s.seat, s.asked, s.lapsed) for s in before.seats if s.called_at}
    promised = {(s.seat, s.promised) for s in before.seats}
    return tuple(
        s
        for s in after.to_act
        if (s.seat, s.asked, s.lapsed) not in known
        or (s.promised is not None and (s.seat, s.promised) not in promised)
    )


def newly_called(before: Table, after: Table) -> tuple[TableSeat, ...]:
    """Return ``newly_asked`` without seats that are asked again only because of an undo."""
    return tuple(s for s in newly_asked(before, after) if not is_asked_again(before, after, s))


def people_called(before: Table, after: Table, asker: PlayerId | None) -> tuple[PlayerId, ...]:
    """Return who is notified that they are to act.

    ``asker`` has just acted and sees what is asked next. But if others are called at the same time,
    a round begins: it is a turn of its own for everybody, whoever chose last in the one before.
    """
    seats = newly_called(before, after)
    called, others = people_in(seats), people_in(s for s in seats if s.owner != asker)
    moved = after.moves > before.moves
    ends_round = moved and any(s.owner == asker and s.last_move == after.moves for s in seats)
    return called if others and ends_round else others


def is_asked_again(before: Table, after: Table, seat: TableSeat) -> bool:
    """Return whether a seat has a new question in a turn of which it was notified already."""
    if before.status is not Status.PLAYING or seat.asked is None:
        return False
    earlier = before.seats[seat.seat]
    is_new = earlier.asked is None and seat.asked > earlier.questions
    return is_new and notification_limits.is_called_again(seat, after.updated_at)


def people_in(seats: Iterable[TableSeat]) -> tuple[PlayerId, ...]:
    """Return the people in these seats."""
    return tuple(s.occupant.player for s in seats if isinstance(s.occupant, Human))
