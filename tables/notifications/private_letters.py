"""Direct messages to the present, former and invited people of a changed table. Pure."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from core.game import Everyone, Seat, Told, Viewer
from core.translatable_text import Text
from model.event_audience import heard_by, seen_by, turns_heard_by
from model.letters import PrivateKind, PrivateLetter
from model.log import takes_back
from model.table import Computer, EventRecord, Human, PlayerId, Status, Table, TableSeat
from tables.decisions import votes
from tables.decisions.awaited_consent import is_asked
from tables.decisions.transitions import Transition
from tables.notifications import recipients
from tables.visibility.public_facts import facts_of


def private_letters(
    before: Table,
    transition: Transition,
    view_of: Callable[[Viewer], msgspec.Raw | None],
    news: Sequence[EventRecord],
    asker: PlayerId | None,
) -> tuple[PrivateLetter, ...]:
    """Return all letters to people; arguments as in ``letters_for``, ``view_of``: a seat's view."""
    after = transition.table
    letters = [*_to_guests(before, transition, asker)]
    if after.status is Status.LOBBY:
        return tuple(letters)
    letters += _letters_to_former(before, after, asker)
    for seat in after.seats:
        fresh = _private_kind(before, transition, seat, asker)
        kind = fresh or _kind_of_end(before, transition, seat)
        if kind is None or seat.owner is None:
            continue
        tells = kind not in ("rest", "tended", "vote", "agree")
        unseen = [r for r in news if tells and r.seq > seen_by(after, seat)]
        letters.append(
            PrivateLetter(
                kind=kind,
                to=seat.owner,
                seat=seat.seat,
                table=facts_of(after),
                view=view_of(seat.seat) if tells else None,
                events=heard_by(None, unseen),
                turns=turns_heard_by(None, unseen),
                notices=() if kind == "rest" else transition.notices,
                amends=fresh is None,
            )
        )
    return tuple(letters)


def _letters_to_former(before: Table, after: Table, asker: PlayerId | None) -> list[PrivateLetter]:
    """Return letters to people who lost their seat; only an edit if they asked for it."""
    if before.status is not Status.PLAYING:
        return []
    facts, now = facts_of(after), [seat.owner for seat in after.seats]
    return [
        PrivateLetter("relieved", left.owner, left.seat, facts, None, (), (), left.owner == asker)
        for left in before.seats
        if left.owner is not None and left.owner not in now
    ]


def _kind_of_end(before: Table, transition: Transition, seat: TableSeat) -> PrivateKind | None:
    """Return to what the letter in this person's mailbox is edited if they get no new one."""
    after = transition.table
    if after.status is Status.FINISHED:
        return "final"
    if after.status is Status.CANCELLED:
        return "cancelled" if before.status is Status.PLAYING else None
    if before.status is Status.LOBBY or _is_tended(seat):
        return None
    earlier = before.seats[seat.seat]
    if earlier.owner != seat.owner:
        return None
    undone = transition.move is not None and takes_back(transition.move)
    if undone and not transition.secret:
        return "hand" if seat.asked is None else "turn"  # the letter may show what was undone
    if recipients.is_asked_again(before, after, seat):
        return "turn"
    settled = is_asked(before, seat.owner) and not is_asked(after, seat.owner)
    if _is_tended(earlier) or settled or _has_voted(before, after, seat.owner):
        return "rest" if seat.asked is None else "turn"
    return "rest" if earlier.asked is not None and seat.asked is None else None


def _has_voted(before: Table, after: Table, player: PlayerId | None) -> bool:
    """Return whether a poll in which this person could vote has ended."""
    open_ones = {poll.number for poll in after.polls}
    settled = [poll for poll in before.polls if poll.number not in open_ones]
    return any(player in votes.voters(before, poll) for poll in settled)


def _is_tended(seat: TableSeat) -> bool:
    """Return whether a computer substitutes for somebody here."""
    return isinstance(seat.occupant, Computer) and seat.owner is not None


def _private_kind(
    before: Table, transition: Transition, seat: TableSeat, asker: PlayerId | None
) -> PrivateKind | None:
    """Return the kind of this seat's new letter, None if it needs none."""
    after = transition.table
    if after.status is Status.PLAYING and _is_tended(seat):
        return None if before.seats[seat.seat].occupant == seat.occupant else "tended"
    asked_now = seat in recipients.newly_called(before, after)
    told = _told_privately(transition.told, seat.seat)
    if before.status is Status.LOBBY and after.status is Status.PLAYING:
        return "turn" if asked_now else "hand" if told else "start"
    if asker is not None and seat.occupant == Human(asker):
        called = recipients.people_called(before, after, asker)
        return "turn" if asked_now and asker in called else None
    if after.status is Status.FINISHED:
        return "final"
    if after.status is Status.CANCELLED:
        return "cancelled" if before.status is Status.PLAYING else None
    if asked_now:
        return "turn"
    if recipients.is_asked_again(before, after, seat):
        return None  # their existing letter is edited
    if seat.owner in recipients.newly_voting(before, after):
        return "vote" if seat.asked is None else "turn"
    if seat.owner in recipients.asked_to_agree(before, after):
        return "agree"
    return "hand" if told else None


def _told_privately(told: Sequence[Told[Any]], seat: Seat) -> bool:
    return any(not isinstance(t.to, Everyone) and t.reaches(seat) for t in told)


def _to_guests(
    before: Table, transition: Transition, asker: PlayerId | None
) -> Iterator[PrivateLetter]:
    """Yield letters to people who are invited, no longer invited, or were removed."""
    after = transition.table
    for guest in recipients.newly_invited(before, after):
        yield _to_guest("invitation", after, guest, transition.notices)
    here = {*after.invited, *after.people}
    for guest in before.invited:
        if guest in after.invited and _terms(before) != _terms(after):
            yield _to_guest("invitation", after, guest, transition.notices, amends=True)
        elif guest not in here:
            yield _to_guest("lapsed", after, guest, (), amends=True)
        elif guest not in after.invited:
            yield _to_guest("rest", after, guest, (), amends=True)
    for player in before.people if after.status is Status.LOBBY else ():
        if player != asker and player not in here:
            yield _to_guest("removed", after, player, transition.notices)


def _terms(table: Table) -> tuple[object, ...]:
    """Return the terms to which a guest agrees by accepting."""
    return table.pace, table.size, table.options


def _to_guest(
    kind: PrivateKind,
    table: Table,
    guest: PlayerId,
    notices: tuple[Text, ...],
    *,
    amends: bool = False,
) -> PrivateLetter:
    return PrivateLetter(
        kind=kind,
        to=guest,
        seat=None,
        table=facts_of(table),
        view=None,
        events=(),
        notices=notices,
        amends=amends,
    )
