"""When a seat's time stands, runs and runs out. Pure; times are Unix milliseconds UTC.

A person who owes a decision has a clock, where the table has a pace. It *stands*, with so much
time ``left``, until a letter that puts the question has reached Discord; then it *runs* towards
its ``deadline``. Time in which the house could not reach people is given back.
"""

from collections.abc import Collection, Mapping
from typing import TypeAlias

import msgspec

from core.game import Seat
from tables.model.table import (
    HOUR,
    MINUTE,
    QUIET_BUDGET,
    Computer,
    Human,
    MoveRecord,
    Pace,
    Pause,
    PlayerId,
    PlayerProfile,
    Status,
    Table,
    TableSeat,
    Timer,
    TimerKind,
)
from tables.time.call_preferences import quiet_hours_at

People: TypeAlias = Mapping[PlayerId, PlayerProfile]
"""What is known of those who sit at a table."""

Question: TypeAlias = tuple[Seat, int]
"""A seat and the number of what it is asked."""

THINKING_PAUSE = 2_000
"""Milliseconds that the computers of a table pause in one round of turns, all together.

Long enough to see what one has played oneself, and short enough to wait for. Each has its share
before its turn, thinks meanwhile, and plays the further moves of that turn without a pause."""

SHORTEST_PAUSE = 24 * HOUR
LONGEST_PAUSE = 7 * 24 * HOUR
"""Milliseconds between two calls of somebody who is late, at a table that waits.

The first pause is the table's pace, each further one twice as long. After the longest comes the
last call; the buttons, the lists of tables and ``/table status`` go on saying whose turn it is.
"""

CALLED_AGAIN_AFTER = 24 * HOUR
"""Milliseconds after which somebody is called to the same turn once more, if it has come again."""

SHORTEST_STANDSTILL = MINUTE
"""Milliseconds for which a letter may wait without anybody's time being counted anew."""

POLL_LASTS = 24 * HOUR
"""Milliseconds for which the others are asked what to do about somebody who is late."""

LOBBY_LASTS = 7 * 24 * HOUR
"""Milliseconds from the opening of a table until it is cleared away if no game has begun."""

SHORTEST_GRACE = 10 * MINUTE
LONGEST_GRACE = 24 * HOUR
"""Milliseconds for which whoever is late may keep a seat that is promised to somebody else: one
pace, within these bounds."""

GAME_LASTS = 30 * 24 * HOUR
"""Milliseconds without anything done by a person after which a game ends without a result."""

FROST_LASTS = 30 * 24 * HOUR
"""Milliseconds after which a game ends without a result that a manager has frozen."""

_WARNED_BEFORE = 24 * HOUR

_LONGEST_RESPITE = HOUR
_RESPITES = 16

_REMINDERS: tuple[tuple[TimerKind, int], ...] = (("halfway", 2), ("nearly", 12))
"""Kinds of reminders in order, and which part of the pace is left when they are given."""


# --- what happens to a clock ---------------------------------------------------------------------


def wound(table: Table, seat: TableSeat, now: int, people: People) -> TableSeat:
    """The seat with a fresh clock for what it is asked now; it stands until the call is out."""
    asked = msgspec.structs.replace(seat, timed=seat.asked or 0, quiet_left=quiet_budget(table))
    fresh = _standing(asked, full_time(table, seat), now, people)
    return fresh if table.pause is None else msgspec.structs.replace(fresh, deadline=None)


def stopped(seat: TableSeat) -> TableSeat:
    """The seat without a clock: it owes nothing."""
    return msgspec.structs.replace(seat, deadline=None, left=None, lapsed=0, reminded=0)


def filled(table: Table, seat: TableSeat) -> TableSeat:
    """The seat with the reserve with which everybody begins."""
    bank = table.pace.bank
    return msgspec.structs.replace(seat, bank=0 if bank is None else bank.start * MINUTE)


def played(table: Table, seat: TableSeat, now: int, people: People) -> TableSeat:
    """The seat after its move: what it drew on its reserve is gone, and the move has added some."""
    bank, left = table.pace.bank, remaining(table, seat, now, people)
    if bank is None or left is None:
        return seat
    rest = min(seat.bank, left)
    return msgspec.structs.replace(
        seat, bank=min(rest + bank.increment * MINUTE, max(rest, bank.cap * MINUTE))
    )


def lapsed(table: Table, seat: TableSeat, now: int, people: People) -> TableSeat:
    """The seat after its time ran out at a table that waits: it is called again, but not for ever.

    The fresh clock runs when that call is out; after the last call there is none.
    """
    is_last = seat.lapsed > 0 and _pause_after(table, seat.lapsed - 1) == LONGEST_PAUSE
    later = msgspec.structs.replace(seat, lapsed=seat.lapsed + 1, bank=0)
    return _standing(later, None if is_last else full_time(table, later), now, people)


def put_to_vote(table: Table, seat: TableSeat, now: int, people: People) -> Table:
    """The table while the others are asked about this seat: its clock is that of the vote."""
    later = msgspec.structs.replace(seat, lapsed=seat.lapsed + 1, bank=0)
    return _with_seat(table, _standing(later, full_time(table, later), now, people))


def given_grace(table: Table, seat: TableSeat, now: int, people: People) -> Table:
    """The table with a last time for this seat, which is promised: it begins with the call."""
    return _with_seat(table, _within(table, seat, None, now, people))


def given_another_pace(table: Table, seat: TableSeat, now: int, people: People) -> Table:
    """The table with as much time for this seat as for any other move."""
    return _with_seat(table, _standing(seat, table.pace.span, now, people))


def runs(seat: TableSeat, now: int, people: People) -> TableSeat:
    """The seat with its clock running: whoever sits there knows what is asked."""
    if seat.left is None:
        return seat
    return _running(msgspec.structs.replace(seat, left=None), seat.left, now, people)


def reached(
    table: Table, questions: Collection[Question], since: int, now: int, people: People
) -> Table:
    """The table after a letter has left the house that had waited since ``since``.

    Time for which people could not be reached is given back; the clocks of those whose
    ``questions`` it put begin to run.
    """
    table = given_back(table, since, now, people)
    if table.pause is not None:
        return table
    seats = tuple(
        _called(runs(s, now, people), now) if _is_put(s, questions) else s for s in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)


def uncalled(seat: TableSeat) -> TableSeat:
    """The seat as if nobody there had been called to this turn."""
    return msgspec.structs.replace(seat, called_at=0)


def unaware(table: Table, player: PlayerId | None) -> Table:
    """The table as if those had not been asked yet who may not have been told what they are asked.

    They are ``player``, and whoever's clock stands or who has none.
    """
    if table.pause is not None:
        return table
    seats = tuple(
        msgspec.structs.replace(seat, asked=None)
        if seat.left is not None
        or table.pace.span is None
        or (player is not None and seat.occupant == Human(player))
        else seat
        for seat in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)


def given_back(table: Table, since: int, now: int, people: People) -> Table:
    """The table as if its clocks had stood from ``since`` until now: each has what it had then.

    What has been given back already is not given twice. Nobody gets more than a full time, so
    that a wrong clock does no harm; it may be the later one (``since`` after ``now``). Whoever
    had next to nothing left gets a respite, not the same at every table, lest all ring at once.
    """
    if since <= now:
        since = max(since, min(table.stood_until, now))
        if now - since < SHORTEST_STANDSTILL:
            return table
    seats = tuple(_moved_on(table, seat, since, now, people) for seat in table.seats)
    idle_from = min(table.idle_from + now - since, now + len(table.seats) * GAME_LASTS)
    return msgspec.structs.replace(table, seats=seats, stood_until=now, idle_from=idle_from)


def had_before(
    table: Table, seat: TableSeat, record: MoveRecord, now: int, people: People, spent: int = 0
) -> TableSeat:
    """The seat with what it had before a move that is taken back, never more than a full time.

    ``spent``: milliseconds of it that are gone since; a respite of an hour, or half of the time for
    a move, is left where there was so much.
    """
    bank = table.pace.bank
    most = 0 if bank is None else max(bank.start, bank.cap) * MINUTE
    quiet_left = table.seats[seat.seat].quiet_left
    having = msgspec.structs.replace(seat, bank=min(record.bank, most), quiet_left=quiet_left)
    left = record.left
    if left is not None and spent > 0:
        left = max(left - spent, min(left, _LONGEST_RESPITE, (table.pace.span or 0) // 2))
    return _within(table, having, left, now, people)


def goes_on(
    table: Table, before: TableSeat, seat: TableSeat, now: int, people: People
) -> TableSeat:
    """The seat that is asked something else, in what is left of its time for what it was asked."""
    same = msgspec.structs.replace(seat, quiet_left=before.quiet_left)
    return _within(table, same, remaining(table, before, now, people), now, people)


def paused(table: Table, pause: Pause, now: int, people: People) -> Table:
    """The table with all its clocks stopped, whatever becomes of its questions meanwhile."""
    seats = tuple(
        msgspec.structs.replace(s, left=remaining(table, s, now, people), deadline=None)
        for s in table.seats
    )
    return msgspec.structs.replace(table, seats=seats, pause=pause)


def resumed(table: Table, now: int, people: People) -> Table:
    """The table after its pause: each clock goes on when whoever is asked has been called again."""
    seats = tuple(_standing_anew(seat, now, people) for seat in table.seats)
    return used(msgspec.structs.replace(table, seats=seats, pause=None), now, people)


def used(table: Table, now: int, people: People) -> Table:
    """The table when somebody has just carried the game on; nobody need while others are away."""
    off = sum(max(0, people[player].away_until - now) for player in _playing(table, people))
    return msgspec.structs.replace(table, idle_from=now + off)


def excused(table: Table, before: PlayerProfile, after: PlayerProfile, now: int) -> Table:
    """The table when somebody goes away or comes back: their days off, and no more, are waited."""
    off = max(now, after.away_until) - max(now, before.away_until)
    return msgspec.structs.replace(table, idle_from=table.idle_from + off)


def paced(table: Table, pace: Pace, now: int, people: People) -> Table:
    """The table at another pace, which begins for everybody when they have been told of it."""
    other = msgspec.structs.replace(table, pace=pace, polls=())
    seats = tuple(_paced(other, filled(other, seat), now, people) for seat in table.seats)
    return msgspec.structs.replace(other, seats=seats)


def recounted(table: Table, now: int, before: People, after: People) -> Table:
    """The table when somebody goes away or comes back: what is left counts from when it can."""
    seats = tuple(_recounted(table, seat, now, before, after) for seat in table.seats)
    return msgspec.structs.replace(table, seats=seats)


def reminded(table: Table, timer: Timer, now: int) -> Table | None:
    """The table after a reminder; None where it would come too late to say anything new."""
    seat = table.seats[timer.seat]
    number = _number_of(timer.kind)
    if seat.asked != timer.asked or not _is_running(seat) or seat.reminded >= number:
        return None
    if any(due <= now for n, _, due in _reminders(table, seat) if n > number):
        return None
    if is_late(seat, now):
        return None
    changed = msgspec.structs.replace(seat, reminded=number)
    return _with_seat(table, changed)


# --- what is to be known of it -------------------------------------------------------------------


def quiet_budget(table: Table) -> int:
    """Milliseconds by which quiet hours, however they change, may put off one question in all.

    It is long enough for one night, whatever its length, and for one full pace.
    """
    return max(QUIET_BUDGET, table.pace.span or 0)


def ends_at_night(seat: TableSeat, people: People) -> bool:
    """Whether quiet hours could not put this seat's deadline off any more."""
    person = _person_in(seat, people)
    return seat.deadline is not None and quiet_hours_at(person, seat.deadline) is not None


def full_time(table: Table, seat: TableSeat) -> int | None:
    """How long this seat may take for what it is asked, in milliseconds; None: for ever."""
    if isinstance(seat.occupant, Computer) or table.pace.span is None:
        return None
    if seat.promised is not None:
        return max(SHORTEST_GRACE, min(table.pace.span, LONGEST_GRACE))
    if table.poll_about(seat.seat) is not None:
        return POLL_LASTS
    if seat.lapsed:
        return _pause_after(table, seat.lapsed - 1)
    return table.pace.span + seat.bank


def remaining(table: Table, seat: TableSeat, now: int, people: People) -> int | None:
    """How many milliseconds are left of this seat's time; None without a clock."""
    full = full_time(table, seat)
    if seat.left is not None or full is None or seat.deadline is None:
        return seat.left
    return min(max(0, seat.deadline - _begins(now, seat, people)), full)


def left_before_move(table: Table, seat: TableSeat, now: int, people: People) -> int | None:
    """What is noted with a move: nothing is left to whoever the others were asked about."""
    voted_on = seat.lapsed > 0 and table.pace.late == "ask"
    return 0 if voted_on else remaining(table, seat, now, people)


def expected(table: Table, seat: TableSeat, now: int, people: People) -> int | None:
    """When this seat's time runs out if it is called now, or has been; None: not to be told."""
    return None if table.pause is not None else runs(seat, now, people).deadline


def is_late(seat: TableSeat, now: int) -> bool:
    """Whether the time of this seat has run out."""
    return _is_running(seat) and seat.deadline is not None and seat.deadline <= now


def ends_at(table: Table) -> int:
    """When a lobby is closed that has not become a game, or a game nobody plays on or thaws.

    A game does not end while somebody's time for a move runs for the first time.
    """
    if table.status is Status.LOBBY:
        return table.created_at + LOBBY_LASTS
    if table.pause is not None and table.pause.frozen:
        return table.pause.until
    running = (s.deadline for s in table.to_act if s.deadline is not None and not s.lapsed)
    idle_from = max(table.idle_from, table.created_at)
    return max((idle_from + GAME_LASTS, *(due + _WARNED_BEFORE for due in running)))


def timers_of(table: Table, now: int) -> tuple[Timer, ...]:
    """The instants at which somebody must be reminded, or a deadline passes.

    Reminders whose time has come belong to the past: a question that stays open while others move
    is not reminded of twice. A deadline stays until something has come of it.
    """
    if table.status is Status.LOBBY:
        return _timers_of_end(table, now)
    if table.status is not Status.PLAYING:
        return ()
    if table.is_frozen:
        return _timers_of_end(table, now)
    timers = [timer for seat in table.to_act for timer in _timers_of_seat(table, seat, now)]
    if table.pause is not None:
        timers.append(Timer(table.id, "resume", Seat(0), table.pause.until, 0))
    else:
        timers += _timers_of_end(table, now)
    if (wish := table.proposal) is not None and wish.until:
        timers.append(Timer(table.id, "lapse", Seat(0), wish.until, wish.number))
    return tuple(timers)


def is_called_again(seat: TableSeat, now: int) -> bool:
    """Whether whoever sits there was called to this turn already, within a day.

    That is so when somebody has taken back the move after which they were called, and moved again.
    """
    return seat.called_at > 0 and 0 <= now - seat.called_at < CALLED_AGAIN_AFTER


# --- the parts -----------------------------------------------------------------------------------


def _playing(table: Table, people: People) -> list[PlayerId]:
    """The people who sit and are still in the game, as far as they are known."""
    seated = (seat.occupant for seat in table.seats if not seat.is_out)
    return [one.player for one in seated if isinstance(one, Human) and one.player in people]


def _person_in(seat: TableSeat, people: People) -> PlayerProfile | None:
    return people.get(seat.occupant.player) if isinstance(seat.occupant, Human) else None


def _begins(now: int, seat: TableSeat, people: People) -> int:
    """The instant from which this person's time counts: now, or when they are back."""
    person = _person_in(seat, people)
    return now if person is None else max(now, person.away_until)


def _after(now: int, time: int, seat: TableSeat, people: People) -> int:
    """The instant at which so much of a person's time will be over, which is no quiet one.

    The quiet hours in which it would run out do not count: what is left when they begin is left
    when they are over. They put a question off only by what they have ``quiet_left``.
    """
    begins, person = _begins(now, seat, people), _person_in(seat, people)
    end = begins + time
    quiet = quiet_hours_at(person, end)
    if quiet is None:
        return end
    began, over, begin_again = quiet
    rest = end - max(began, begins)
    return min(over + rest, max(over, begin_again - MINUTE), end + seat.quiet_left)


def _running(seat: TableSeat, time: int, now: int, people: People) -> TableSeat:
    """The seat whose clock runs for so long from now; what quiet hours put it off by is spent."""
    deadline = _after(now, time, seat, people)
    spent = deadline - _begins(now, seat, people) - time
    return msgspec.structs.replace(seat, deadline=deadline, quiet_left=seat.quiet_left - spent)


def _standing(seat: TableSeat, time: int | None, now: int, people: People) -> TableSeat:
    deadline = None if time is None else _after(now, time, seat, people)
    return msgspec.structs.replace(seat, left=time, deadline=deadline, reminded=0)


def _within(table: Table, seat: TableSeat, left: int | None, now: int, people: People) -> TableSeat:
    """The seat whose clock stands at this time, or at a full one where that is less."""
    if seat.asked is None:
        return seat
    full = full_time(table, seat)
    time = full if left is None or full is None else min(left, full)
    standing = _standing(seat, time, now, people)
    return standing if table.pause is None else msgspec.structs.replace(standing, deadline=None)


def _is_put(seat: TableSeat, questions: Collection[Question]) -> bool:
    """Whether these questions are what the seat is to answer, or that what it was called to."""
    return any(
        seat.asked is not None and number == seat.seat and seat.timed <= asked <= seat.asked
        for number, asked in questions
    )


def _called(seat: TableSeat, now: int) -> TableSeat:
    return seat if seat.called_at else msgspec.structs.replace(seat, called_at=now)


def _is_running(seat: TableSeat) -> bool:
    return seat.deadline is not None and seat.left is None


def _moved_on(table: Table, seat: TableSeat, since: int, now: int, people: People) -> TableSeat:
    full = full_time(table, seat)
    if seat.deadline is None or full is None:
        return seat
    if seat.left is not None:
        return _standing_anew(seat, now, people)
    # A clock that was set back: whoever was called since then has a deadline of the new time.
    stood = min(since, now)
    left = min(max(seat.deadline - stood, _respite(table, full, now - stood)), full)
    return _running(seat, left, now, people)


def _standing_anew(seat: TableSeat, now: int, people: People) -> TableSeat:
    return msgspec.structs.replace(seat, deadline=runs(seat, now, people).deadline)


def _paced(table: Table, seat: TableSeat, now: int, people: People) -> TableSeat:
    if seat.asked is None:
        return seat
    wanted = seat.wanted and isinstance(seat.occupant, Computer)
    punctual = msgspec.structs.replace(seat, lapsed=0, wanted=wanted, promised=None)
    return wound(table, punctual, now, people)


def _recounted(table: Table, seat: TableSeat, now: int, before: People, after: People) -> TableSeat:
    left = remaining(table, seat, now, before)
    if left is None or seat.deadline is None:
        return seat
    if seat.left is not None:
        return _standing_anew(seat, now, after)
    return _running(seat, left, now, after)


def _respite(table: Table, full: int, standstill: int) -> int:
    """The least that somebody has after a standstill: never more than it took."""
    least = min(_LONGEST_RESPITE, full // 2, max(0, standstill))
    return least + least * (table.id % _RESPITES) // _RESPITES


def _pause_after(table: Table, calls: int) -> int:
    """How long to be quiet after the call that follows so many others."""
    first = max(table.pace.span or 0, SHORTEST_PAUSE)
    return min(first << calls, LONGEST_PAUSE)


def _timers_of_end(table: Table, now: int) -> tuple[Timer, ...]:
    end = ends_at(table)
    warning = Timer(table.id, "closing", Seat(0), end - _WARNED_BEFORE, 0)
    last = Timer(table.id, "close", Seat(0), end, 0)
    return (warning, last) if warning.due_at > now else (last,)


def _timers_of_seat(table: Table, seat: TableSeat, now: int) -> tuple[Timer, ...]:
    if seat.asked is None:
        return ()
    if isinstance(seat.occupant, Computer):
        due = now + _thinking_pause(table, seat)
        return (Timer(table.id, "computer", seat.seat, due, seat.asked),)
    if not _is_running(seat) or seat.deadline is None:
        return ()
    return (
        *(
            Timer(table.id, kind, seat.seat, due, seat.asked)
            for number, kind, due in _reminders(table, seat)
            if number > seat.reminded and due > now
        ),
        Timer(table.id, "deadline", seat.seat, seat.deadline, seat.asked),
    )


def _thinking_pause(table: Table, seat: TableSeat) -> int:
    """How long a computer pauses before its turn: not while it goes on, or with others at once."""
    goes_on = table.moves > 0 and seat.last_move == table.moves
    if goes_on or _computers_among(table.to_act) > 1:
        return 0
    return THINKING_PAUSE // _computers_among(table.seats)


def _computers_among(seats: Collection[TableSeat]) -> int:
    return sum(isinstance(seat.occupant, Computer) for seat in seats)


def _reminders(table: Table, seat: TableSeat) -> list[tuple[int, TimerKind, int]]:
    """Number, kind and instant of the reminders of a clock that runs for the first time."""
    if seat.lapsed or seat.deadline is None or table.pace.span is None:
        return []
    return [
        (number, kind, seat.deadline - table.pace.span // part)
        for number, (kind, part) in enumerate(_REMINDERS, 1)
    ]


def _number_of(kind: TimerKind) -> int:
    return [reminder for reminder, _ in _REMINDERS].index(kind) + 1


def _with_seat(table: Table, changed: TableSeat) -> Table:
    seats = tuple(changed if s.seat == changed.seat else s for s in table.seats)
    return msgspec.structs.replace(table, seats=seats)
