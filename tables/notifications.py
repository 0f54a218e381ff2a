"""Whom a changed table notifies, and how: who is newly asked, and the wishes that follow."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from core.game import Everyone, Seat, Told
from model.letters import SeatFacts
from model.log import takes_back
from model.message import Ring, Wish
from model.table import MINUTE, Computer, Human, Motion, PlayerId, RoleId, Status, Table, TableSeat
from model.thinking_ahead import PlannedMoves, planned_told
from tables import notification_settings
from tables.clocks import SHORTEST_STANDSTILL
from tables.decisions import motions, undo
from tables.decisions.transitions import Transition

# Who is notified of a change of a table: of a turn, a motion or an invitation. Pure.


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
    return _is_proposed(before, after) and not notification_settings.are_made(before, after)


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
    known = {(s.seat, s.asked, s.lapsed, s.forgiven) for s in before.seats}
    if before.is_frozen and not after.is_frozen:
        return after.to_act
    if before.pause is not None and after.pause is None:
        known = {(s.seat, s.asked, s.lapsed, s.forgiven) for s in before.seats if s.called_at}
    promised = {(s.seat, s.promised) for s in before.seats}
    return tuple(
        s
        for s in after.to_act
        if (s.seat, s.asked, s.lapsed, s.forgiven) not in known
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
    return is_new and notification_settings.is_called_again(seat, after.updated_at)


def people_in(seats: Iterable[TableSeat]) -> tuple[PlayerId, ...]:
    """Return the people in these seats."""
    return tuple(s.occupant.player for s in seats if isinstance(s.occupant, Human))


# Calls to the people who are to act at a table, as rings of its messages. Pure.


def calls_again(table: Table, unaware: Table) -> tuple[Ring, ...]:
    """Return a short call to everybody who is to act but, in ``unaware``, was not asked yet."""
    seats = newly_asked(unaware, table)
    return tuple(ring for seat in seats for ring in calls_to(seat))


def calls_to(
    seat: TableSeat | SeatFacts, short: Literal["call", "reminder"] | None = "call"
) -> tuple[Ring, ...]:
    """Return the call to the person in a seat who is to act; none to a computer.

    ``short``: for which a short message is enough; None: for a whole one.
    """
    if not isinstance(seat.occupant, Human) or seat.asked is None:
        return ()
    return (Ring(seat.occupant.player, seat.seat, seat.asked, short=short),)


# How a changed table is to be shown: to its place, to its people, and to its followers. Pure.
#
# The place gets a new post when somebody is to be notified, when something happened to the table
# itself, and when the game begins or ends; everything else edits the newest post, above all answers
# to motions. What a post says is read when it is sent (see
# ``tables/board_messages.py``), as is what a person is told (``tables/direct_messages.py``).
#
# The person who caused the change sees it at once in the reply to their interaction, so they get no
# message, except for the hand dealt at the start.

GOES_ON: Final = 60_000
"""Milliseconds after which the message of a person in the middle of a turn is edited: most people
go on at once."""

BOARD_TOLERANCE: Final = 10 * MINUTE
"""Milliseconds by which the deadline in a post may be wrong. To correct every table's post after
each restart would cost one request for each of them, for nobody's benefit."""

COMPUTERS_TURN = 10_000
"""Milliseconds that a post waits while computers are to move: they mostly take less."""


def posted(before: Table, transition: Transition) -> Transition:
    """Return the transition with its table noting what its newest post offers to undo."""
    if before.status is Status.LOBBY or transition.secret:
        return transition
    after = msgspec.structs.replace(transition.table, undo=undo.button_after(before, transition))
    return msgspec.structs.replace(transition, table=after)


def _amends(before: Table, transition: Transition, asker: PlayerId | None) -> bool:
    """Return whether this only amends the newest post."""
    after = transition.table
    calls = bool(to_ping(before, after, asker))
    if after.place != before.place or _role(transition) is not None:
        return False
    if after.status is Status.PLAYING and before.status is Status.PLAYING:
        in_passing = before.motions != after.motions or _takes_back(transition)
        return not calls and (not transition.notices or in_passing)
    return after.status is Status.LOBBY and not calls


def _takes_back(transition: Transition) -> bool:
    return transition.move is not None and takes_back(transition.move)


def wish_of(before: Table, transition: Transition, asker: PlayerId | None) -> Wish:
    """Return how the table's place is to be shown a transition that is not secret."""
    after = transition.table
    asks = transition.move is None and only_asks(before, after)
    anew = not (_amends(before, transition, asker) or transition.called)
    is_quiet = not anew and not transition.notices and after.status is Status.PLAYING
    agree = wants_answers(before, after)
    called = () if transition.called else to_ping(before, after, asker)
    return Wish(
        news=anew,
        apart=asks,
        rings=tuple(_ring(after, player, agree=agree) for player in called),
        role=_role(transition),
        held=COMPUTERS_TURN if is_quiet and _computers_move(after) else 0,
    )


def _ring(table: Table, player: PlayerId, *, agree: bool) -> Ring:
    seat = table.seat_of(player)
    if agree or seat is None or seat.asked is None:
        return Ring(player, agree=agree)
    return Ring(player, seat.seat, seat.asked)


def without_plans(wish: Wish, plans: Mapping[PlayerId, PlannedMoves], now: int) -> Wish:
    """Return the wish without calls to people whose plan is played at once."""
    at_once = [player for player, plan in plans.items() if plan.due_at == now]
    rings = tuple(ring for ring in wish.rings if ring.player not in at_once)
    return msgspec.structs.replace(wish, rings=rings)


def to_people(
    before: Table, transition: Transition, asker: PlayerId | None
) -> dict[PlayerId, Wish]:
    """Return how the change is to be shown to each person whom it concerns.

    ``transition``: as returned by ``posted``. ``asker``: the person whose interaction caused it,
    None for a timer or a computer.
    """
    after = transition.table
    wishes = dict(_to_guests(before, transition, asker))
    if after.status is not Status.LOBBY:
        wishes |= {player: Wish(news=player != asker) for player in _former(before, after)}
        for seat in after.seats:
            wish = _to_holder(before, transition, seat, asker)
            if wish is not None and seat.owner is not None:
                wishes[seat.owner] = wish
    if after.place != before.place and not transition.secret:
        moved = people_in(after.seats)
        wishes |= {one: _both(Wish(news=True), wishes.get(one)) for one in moved if one != asker}
    return wishes


def _both(wish: Wish, other: Wish | None) -> Wish:
    return wish if other is None else msgspec.structs.replace(wish, rings=other.rings)


def after_all(
    table: Table,
    wishes: Mapping[PlayerId, Wish],
    plans: Mapping[PlayerId, PlannedMoves],
    before: Table,
    waited: Collection[PlayerId],
    asker: PlayerId | None,
) -> dict[PlayerId, Wish]:
    """Return the wishes with a call to each person whose plan has been set aside, and who is to act
    themselves: what they got for this question made no sound.

    ``before``: the table before the change. ``waited``: whose plan was to be played for a question
    that was open before.
    """
    known = {(seat.seat, seat.asked) for seat in before.seats}
    called = dict(wishes)
    for player, plan in plans.items():
        seat = table.seats[plan.seat]
        if seat.asked is None or seat.occupant != Human(player):
            continue
        is_new = (seat.seat, seat.asked) not in known or player in waited
        is_owed = player in wishes and is_new and planned_told(plan) == "gone"
        if is_owed or (player in waited and not plan.turns and player != asker):
            called[player] = call_to(seat)
    return called


def call_to(seat: TableSeat) -> Wish:
    """Return the wish that the person in a seat is called to what they are asked."""
    return Wish(news=True, rings=calls_to(seat, None))


# --- those who hold a seat -----------------------------------------------------------------------


def _former(before: Table, after: Table) -> list[PlayerId]:
    """Return the people who have lost their seat in a game."""
    if before.status is not Status.PLAYING:
        return []
    now = [seat.owner for seat in after.seats]
    return [s.owner for s in before.seats if s.owner is not None and s.owner not in now]


def _to_holder(
    before: Table, transition: Transition, seat: TableSeat, asker: PlayerId | None
) -> Wish | None:
    """Return how a change is to be shown to the owner of this seat; None if not at all."""
    after = transition.table
    if after.status is Status.PLAYING and _is_tended(seat):
        is_new = before.seats[seat.seat].occupant != seat.occupant
        return Wish(news=True) if is_new else None
    asked_now = seat in newly_called(before, after)
    told = _is_told_privately(transition.told, seat.seat)
    begins = before.status is Status.LOBBY and after.status is Status.PLAYING
    acts = asker is not None and seat.occupant == Human(asker) and not begins
    if asked_now and (not acts or asker in people_called(before, after, asker)):
        return call_to(seat)
    if begins:
        return Wish(news=True)
    if acts:
        return _edit(before, transition, seat)
    if after.status is Status.FINISHED:
        ends = () if seat.owner is None else (Ring(seat.owner),)
        return Wish(news=True, rings=ends)
    if after.status is Status.CANCELLED:
        return Wish(news=True) if before.status is Status.PLAYING else None
    if is_asked_again(before, after, seat):
        return _edit(before, transition, seat)
    if seat.owner is not None and seat.owner in asked_to_answer(before, after):
        return Wish(news=True, rings=(Ring(seat.owner, agree=True),))
    return Wish(news=True) if told else _edit(before, transition, seat)


def _edit(before: Table, transition: Transition, seat: TableSeat) -> Wish | None:
    """Return how the message of somebody is edited who needs no new one; None if it is true."""
    after = transition.table
    if after.status is Status.FINISHED:
        return Wish()
    if after.status is Status.CANCELLED:
        return Wish() if before.status is Status.PLAYING else None
    earlier = before.seats[seat.seat]
    if before.status is Status.LOBBY or _is_tended(seat) or earlier.owner != seat.owner:
        return None
    if _takes_back(transition) and not transition.secret:
        return Wish()  # the message may show what was undone
    is_over = earlier.asked is not None and seat.asked is None
    if is_asked_again(before, after, seat):
        return Wish(rings=calls_to(seat, None))  # nobody is notified by an edit
    if _is_tended(earlier) or is_over or _has_less_to_answer(before, after, seat.owner):
        return Wish(corrects=True)
    return None


def _has_less_to_answer(before: Table, after: Table, player: PlayerId | None) -> bool:
    """Return whether this person has answered a motion that awaited them, or it is over."""
    still = {motion.number for motion in motions.open_to(after, player)}
    return any(motion.number not in still for motion in motions.open_to(before, player))


def _is_tended(seat: TableSeat) -> bool:
    """Return whether a computer substitutes for somebody here."""
    return isinstance(seat.occupant, Computer) and seat.owner is not None


def _is_told_privately(told: Sequence[Told[Any]], seat: Seat) -> bool:
    return any(not isinstance(t.to, Everyone) and t.reaches(seat) for t in told)


# --- guests --------------------------------------------------------------------------------------


def _to_guests(
    before: Table, transition: Transition, asker: PlayerId | None
) -> Iterator[tuple[PlayerId, Wish]]:
    """Yield how a change is shown to people who are invited, no longer invited, or removed."""
    after = transition.table
    for guest in newly_invited(before, after):
        yield guest, Wish(news=True, rings=(Ring(guest, agree=True),))
    here = {*after.invited, *after.people}
    for guest in before.invited:
        if guest not in after.invited or _terms(before) != _terms(after):
            yield guest, Wish()
    for player in before.people if after.status is Status.LOBBY else ():
        if player != asker and player not in here:
            yield player, Wish(news=True)


def _terms(table: Table) -> tuple[object, ...]:
    """Return the terms to which a guest agrees by accepting."""
    return table.pace, table.size, table.options


# --- deadlines -----------------------------------------------------------------------------------


def corrections(before: Table, after: Table, asker: PlayerId | None) -> dict[PlayerId, Wish]:
    """Return the edits for people who get no new message but whose deadline or question changed.

    Changes of less than a minute are ignored.
    """
    if before.status is not Status.PLAYING:
        return {}
    fresh = newly_asked(before, after)
    called = people_called(before, after, asker)
    wishes = dict[PlayerId, Wish]()
    for seat in after.to_act:
        if not isinstance(seat.occupant, Human):
            continue
        goes_on = seat in fresh and asker == seat.occupant.player not in called
        told = _told_deadline(before, before.seats[seat.seat]), _told_deadline(after, seat)
        if goes_on or (seat not in fresh and _is_moved(*told)):
            held = GOES_ON if goes_on else 0
            wishes[seat.occupant.player] = Wish(held=held, corrects=True)
    return wishes


def misleads(before: Table, after: Table) -> bool:
    """Return whether the newest post shows a deadline that is wrong by BOARD_TOLERANCE or more."""
    if before.status is not Status.PLAYING:
        return False
    return any(
        _is_moved(
            _told_deadline(before, before.seats[seat.seat]),
            _told_deadline(after, seat),
            BOARD_TOLERANCE,
        )
        for seat in after.to_act
        if isinstance(seat.occupant, Human)
    )


def _told_deadline(table: Table, seat: TableSeat) -> int | None:
    return None if table.pause is not None else seat.deadline


def _is_moved(before: int | None, after: int | None, tolerance: int = SHORTEST_STANDSTILL) -> bool:
    if before is None or after is None:
        return before is not after
    return abs(after - before) >= tolerance


# --- small parts ---------------------------------------------------------------------------------


def _role(transition: Transition) -> RoleId | None:
    """Return the role that a new table notifies; None if no seat is free."""
    return transition.role if transition.table.free_seats > 0 else None


def _computers_move(table: Table) -> bool:
    return all(isinstance(seat.occupant, Computer) for seat in table.to_act)
