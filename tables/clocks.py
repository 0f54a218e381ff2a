"""Clocks of seats: when they stand, run and expire. Pure; times are Unix milliseconds UTC.

A person with an open question has a clock if the table has a pace. It *stands*, with ``left``
milliseconds, until a letter with the question has reached Discord; then it *runs* towards its
``deadline``. Time in which the bot could not reach people is given back. How long
reminders, votes, grace times and idle tables take, `paces` says.
"""

from collections.abc import Collection, Mapping
from typing import TypeAlias

import msgspec

from core.game import Seat
from model.table import (
    HOUR,
    MINUTE,
    Computer,
    Human,
    Motion,
    MoveRecord,
    Pace,
    Pause,
    PlayerId,
    PlayerProfile,
    Status,
    Table,
    TableSeat,
    Timer,
)
from tables import rhythm
from tables.notification_settings import awake_for, quiet_budget, quiet_hours_at
from tables.paces import (
    GAME_LASTS,
    LONGEST_PAUSE,
    POLL_LASTS,
    UNDO_LAPSES_AFTER,
    closing_timers,
    grace_time,
    pause_after,
    reminder_number,
    reminders_of,
    thinking_pause,
)

People: TypeAlias = Mapping[PlayerId, PlayerProfile]
"""Known profiles of the people at a table."""

Question: TypeAlias = tuple[Seat, int]
"""A seat and the number of its question."""

SHORTEST_STANDSTILL = MINUTE
"""Shortest outage or wait of a letter, in milliseconds, that gives time back."""

LONGEST_NOTICE = 12 * HOUR
"""Least time in milliseconds that a clock has which stood for as long: whoever looks morning and
evening notices it."""

_LEFT_BY_UNDO = HOUR
"""Milliseconds that a person keeps who has taken back own moves again and again."""

_MOMENTS = 16

# --- changes to clocks ---------------------------------------------------------------------------


def wound(table: Table, seat: TableSeat, now: int, people: People) -> TableSeat:
    """Return the seat with a new clock for its question; it stands until the person is notified."""
    asked = msgspec.structs.replace(seat, timed=seat.asked or 0, quiet_left=quiet_budget(table))
    fresh = _standing(table.pace, asked, full_time(table, seat), now, people)
    return fresh if table.pause is None else msgspec.structs.replace(fresh, deadline=None)


def stopped(seat: TableSeat) -> TableSeat:
    """Return the seat without a clock: it owes no move."""
    return msgspec.structs.replace(seat, deadline=None, left=None, lapsed=0, reminded=0)


def filled(table: Table, seat: TableSeat) -> TableSeat:
    """Return the seat with the reserve of a game's start."""
    bank = table.pace.bank
    return msgspec.structs.replace(seat, bank=0 if bank is None else bank.start * MINUTE)


def played(table: Table, seat: TableSeat, now: int, people: People) -> TableSeat:
    """Return the seat with its reserve after a move: less what was used, plus the increment."""
    bank, left = table.pace.bank, remaining(table, seat, now, people)
    if bank is None or left is None:
        return seat
    rest = min(seat.bank, left)
    return msgspec.structs.replace(
        seat, bank=min(rest + bank.increment * MINUTE, max(rest, bank.cap * MINUTE))
    )


def lapsed(table: Table, seat: TableSeat, now: int, people: People) -> TableSeat:
    """Return the late seat with a new clock until its next reminder, at a table that waits.

    The clock runs once that reminder is out; after the last reminder there is none.
    """
    is_last = seat.lapsed > 0 and pause_after(table, seat.lapsed - 1) == LONGEST_PAUSE
    later = msgspec.structs.replace(seat, lapsed=seat.lapsed + 1, bank=0)
    return _standing(table.pace, later, None if is_last else full_time(table, later), now, people)


def put_to_vote(table: Table, seat: TableSeat, now: int, people: People) -> Table:
    """Return the table with this seat's clock set to the time for voting."""
    later = msgspec.structs.replace(seat, lapsed=seat.lapsed + 1, bank=0)
    return _with_seat(table, _standing(table.pace, later, full_time(table, later), now, people))


def given_grace(table: Table, seat: TableSeat, now: int, people: People) -> Table:
    """Return the table with this promised seat's grace time; it runs from the notification."""
    return _with_seat(table, _within(table, seat, None, now, people))


def given_another_pace(table: Table, seat: TableSeat, now: int, people: People) -> Table:
    """Return the table with one more pace of time, without the reserve, for this seat."""
    return _with_seat(table, _standing(table.pace, seat, table.pace.span, now, people))


def forgiven(table: Table, seat: TableSeat, now: int, people: People) -> Table:
    """Return the table with half a pace more for this person, whose first lapse is forgiven."""
    pace = table.pace
    assert pace.span is not None, "only a clock lapses"
    later = msgspec.structs.replace(seat, forgiven=True, bank=0)
    return _with_seat(table, _standing(pace, later, pace.span // 2, now, people))


def runs(pace: Pace, seat: TableSeat, now: int, people: People) -> TableSeat:
    """Return the seat with its clock running: its person knows the question."""
    if seat.left is None:
        return seat
    return _running(pace, msgspec.structs.replace(seat, left=None), seat.left, now, people)


def reached(
    table: Table, questions: Collection[Question], since: int, now: int, people: People
) -> Table:
    """Return the table after a letter or post left that had waited since ``since``.

    Time in which people could not be reached is given back; the clocks of the seats whose
    ``questions`` it told start to run.
    """
    table = given_back(table, since, now, people)
    if table.pause is not None:
        return table
    seats = tuple(
        _called(runs(table.pace, seat, now, people), now) if _is_put(seat, questions) else seat
        for seat in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)


def uncalled(seat: TableSeat) -> TableSeat:
    """Return the seat as if its person had not been notified of this turn."""
    return msgspec.structs.replace(seat, called_at=0)


def unaware(table: Table) -> Table:
    """Return the table as if seats had no question if their people may not have been told of it.

    These are every seat whose clock stands, and every seat at a table without pace.
    """
    if table.pause is not None:
        return table
    seats = tuple(
        msgspec.structs.replace(seat, asked=None)
        if seat.left is not None or table.pace.span is None
        else seat
        for seat in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)


def given_back(table: Table, since: int, now: int, people: People) -> Table:
    """Return the table as if its clocks had stood from ``since`` until now.

    So have the end of a freeze, and the time to agree to an undo.

    Time already given back is not given twice. Nobody gets more than a full time limit, so a wrong
    system clock does no harm, even if ``since`` is after ``now``. Seats with next to no time left
    have time to notice (``_noticeable``).
    """
    began = stood_since(table.stood_until, since, now)
    if began is None:
        return table
    stood = now - began
    pause = table.pause
    if pause is not None and pause.frozen:
        until = min(pause.until + stood, now + GAME_LASTS)
        pause = msgspec.structs.replace(pause, until=until)
    return msgspec.structs.replace(
        table,
        seats=tuple(_moved_on(table, seat, began, now, people) for seat in table.seats),
        stood_until=now,
        idle_from=min(table.idle_from + stood, now + len(table.seats) * GAME_LASTS),
        pause=pause,
        motions=tuple(_put_off(motion, stood, now) for motion in table.motions),
    )


def _put_off(motion: Motion, stood: int, now: int) -> Motion:
    """Return the motion with as much more time, if it lapses by itself."""
    until = min(motion.until + stood, now + UNDO_LAPSES_AFTER)
    return msgspec.structs.replace(motion, until=until) if motion.until else motion


def stood_since(stood_until: int, since: int, now: int) -> int | None:
    """Return since when clocks have stood for which no time was given back; None: hardly at all.

    ``stood_until``: up to when it was. A ``since`` after ``now`` stays: the clock was set back.
    """
    if since > now:
        return since
    began = max(since, min(stood_until, now))
    return None if now - began < SHORTEST_STANDSTILL else began


def time_to_notice(full: int, stood: int) -> int:
    """Return the least time of a clock that runs again without an act of its person: milliseconds.

    It is as long as the clock ``stood``, at most half of the ``full`` time and ``LONGEST_NOTICE``.
    So nobody gains more by stopping and starting clocks than all have waited meanwhile.
    """
    return max(0, min(LONGEST_NOTICE, full // 2, stood))


def had_before(
    table: Table,
    seat: TableSeat,
    record: MoveRecord,
    now: int,
    people: People,
    *,
    spent: int | None = None,
) -> TableSeat:
    """Return the seat with the time it had before an undone move, at most a full time limit.

    ``spent``: None if others have agreed to it, who leave it time to notice. Else its person has
    just done it alone: milliseconds since that move to deduct; one hour or half the pace is left,
    if there was so much.
    """
    bank = table.pace.bank
    most = 0 if bank is None else max(bank.start, bank.cap) * MINUTE
    quiet_left = table.seats[seat.seat].quiet_left
    having = msgspec.structs.replace(seat, bank=min(record.bank, most), quiet_left=quiet_left)
    left = record.left
    if left is not None and spent:
        left = max(left - spent, min(left, _LEFT_BY_UNDO, (table.pace.span or 0) // 2))
    before = _within(table, having, left, now, people)
    return before if spent is not None else _noticeable(table, before, now - record.at, now, people)


def goes_on(
    table: Table, before: TableSeat, seat: TableSeat, now: int, people: People
) -> TableSeat:
    """Return the seat, which has a new question, with the time left for its former one."""
    same = msgspec.structs.replace(seat, quiet_left=before.quiet_left)
    return _within(table, same, remaining(table, before, now, people), now, people)


def paused(table: Table, pause: Pause, now: int, people: People) -> Table:
    """Return the table with all clocks stopped, even if seats get new questions meanwhile."""
    since = now if table.pause is None else table.pause.since
    seats = tuple(
        msgspec.structs.replace(s, left=remaining(table, s, now, people), deadline=None)
        for s in table.seats
    )
    stopped = msgspec.structs.replace(pause, since=since)
    return msgspec.structs.replace(table, seats=seats, pause=stopped)


def resumed(table: Table, now: int, people: People) -> Table:
    """Return the table after its pause: each clock runs on once its person is notified again."""
    stood = 0 if table.pause is None else now - paused_since(table, table.pause)
    running = msgspec.structs.replace(table, pause=None)
    seats = tuple(_runs_on(running, seat, stood, now, people) for seat in table.seats)
    return used(msgspec.structs.replace(running, seats=seats), now, people)


def paused_since(table: Table, pause: Pause) -> int:
    """Return since when the clocks of a table stand still (Unix milliseconds).

    Of a pause that began before that was stored, the earliest is taken.
    """
    return table.created_at if pause.since is None else pause.since


def used(table: Table, now: int, people: People) -> Table:
    """Return the table with its idle time restarted; the players' days off extend it."""
    off = sum(max(0, people[player].away_until - now) for player in _playing(table, people))
    return msgspec.structs.replace(table, idle_from=now + off, unattended=0)


def excused(table: Table, before: PlayerProfile, after: PlayerProfile, now: int) -> Table:
    """Return the table with its idle time shifted by a change in somebody's days off."""
    off = max(now, after.away_until) - max(now, before.away_until)
    return msgspec.structs.replace(table, idle_from=table.idle_from + off)


def paced(table: Table, pace: Pace, now: int, people: People) -> Table:
    """Return the table with a new pace, which starts for all when they are notified of it."""
    motions = tuple(motion for motion in table.motions if motion.kind != "late")
    other = msgspec.structs.replace(table, pace=pace, motions=motions)
    seats = tuple(_paced(other, filled(other, seat), now, people) for seat in table.seats)
    return msgspec.structs.replace(other, seats=seats)


def recounted(table: Table, now: int, before: People, after: People) -> Table:
    """Return the table with deadlines recomputed for changed absences or quiet hours."""
    seats = tuple(_recounted(table, seat, now, before, after) for seat in table.seats)
    return msgspec.structs.replace(table, seats=seats)


def reminded(table: Table, timer: Timer, now: int) -> Table | None:
    """Return the table after a reminder; None if it comes too late to say anything new."""
    seat = table.seats[timer.seat]
    number = reminder_number(timer.kind)
    if seat.asked != timer.asked or not _is_running(seat) or seat.reminded >= number:
        return None
    if any(due <= now for n, _, due in reminders_of(table, seat) if n > number):
        return None
    if is_late(seat, now):
        return None
    changed = msgspec.structs.replace(seat, reminded=number)
    return _with_seat(table, changed)


# --- queries -------------------------------------------------------------------------------------


def ends_at_night(seat: TableSeat, people: People) -> bool:
    """Return whether the deadline is in quiet hours, which could not extend it any more."""
    person = _person_in(seat, people)
    return seat.deadline is not None and quiet_hours_at(person, seat.deadline) is not None


def full_time(table: Table, seat: TableSeat) -> int | None:
    """Return the time limit for this seat's question in milliseconds; None: no limit."""
    if isinstance(seat.occupant, Computer) or table.pace.span is None:
        return None
    if seat.promised is not None:
        return grace_time(table.pace.span)
    if table.poll_about(seat.seat) is not None:
        return POLL_LASTS
    if seat.lapsed:
        return pause_after(table, seat.lapsed - 1)
    return table.pace.span + seat.bank


def remaining(table: Table, seat: TableSeat, now: int, people: People) -> int | None:
    """Return the milliseconds left of this seat's time; None without a clock."""
    full = full_time(table, seat)
    if seat.left is not None or full is None or seat.deadline is None:
        return seat.left
    left = rhythm.counted(table.pace, _begins(now, seat, people), seat.deadline)
    return min(left, _most_time(table, seat, full))


def left_before_move(table: Table, seat: TableSeat, now: int, people: People) -> int | None:
    """Return the time left to log with a move: 0 if the others were voting about this seat."""
    voted_on = seat.lapsed > 0 and table.pace.late == "ask"
    return 0 if voted_on else remaining(table, seat, now, people)


def expected(table: Table, seat: TableSeat, now: int, people: People) -> int | None:
    """Return the deadline if this seat is notified now or was before; None while paused."""
    return None if table.pause is not None else runs(table.pace, seat, now, people).deadline


def is_late(seat: TableSeat, now: int) -> bool:
    """Return whether this seat's deadline has passed."""
    return _is_running(seat) and seat.deadline is not None and seat.deadline <= now


def timers_of(table: Table, now: int) -> tuple[Timer, ...]:
    """Return the table's timers: reminders, deadlines, computers' turns, and its closing.

    Past reminders are left out, so that a question that stays open while others move is not
    reminded of twice. A deadline stays until it has been dealt with.
    """
    if table.status is Status.LOBBY:
        return closing_timers(table, now)
    if table.status is not Status.PLAYING:
        return ()
    if table.is_frozen:
        return closing_timers(table, now)
    timers = [timer for seat in table.to_act for timer in _timers_of_seat(table, seat, now)]
    if table.pause is not None:
        timers.append(Timer(table.id, "resume", Seat(0), table.pause.until, 0))
    else:
        timers += closing_timers(table, now)
    dated = (motion for motion in table.motions if motion.until)
    timers += [Timer(table.id, "lapse", Seat(0), one.until, one.number) for one in dated]
    return tuple(timers)


# --- private functions ---------------------------------------------------------------------------


def _playing(table: Table, people: People) -> list[PlayerId]:
    """Return the people who sit, are in the game and have a known profile."""
    seated = (seat.occupant for seat in table.seats if not seat.is_out)
    return [one.player for one in seated if isinstance(one, Human) and one.player in people]


def _person_in(seat: TableSeat, people: People) -> PlayerProfile | None:
    return people.get(seat.occupant.player) if isinstance(seat.occupant, Human) else None


def _begins(now: int, seat: TableSeat, people: People) -> int:
    """Return the instant from which this person's time counts: now, or after their days off."""
    person = _person_in(seat, people)
    return now if person is None else max(now, person.away_until)


def _after(pace: Pace, now: int, time: int, seat: TableSeat, people: People) -> int:
    """Return when this much of a person's time will have passed, extended by quiet hours.

    If the time would run out in quiet hours, what is left at their start is left at their end. They
    extend a deadline by at most ``quiet_left``. Days that do not count belong to the quiet hours
    that touch them.
    """
    begins, person = _begins(now, seat, people), _person_in(seat, people)
    end = rhythm.after(pace, begins, time)
    quiet = quiet_hours_at(person, end)
    if quiet is None:
        return end
    began, over, begin_again = _with_free_days(pace, person, quiet)
    rest = rhythm.counted(pace, max(began, begins), end)
    return min(
        rhythm.after(pace, over, rest),
        max(over, begin_again - MINUTE),
        rhythm.after(pace, end, seat.quiet_left),
    )


def _with_free_days(
    pace: Pace, person: PlayerProfile | None, quiet: tuple[int, int, int]
) -> tuple[int, int, int]:
    """Return quiet hours as one with the days that do not count, and nights, beside them."""
    began, over, begin_again = quiet
    while (free := rhythm.free_since(pace, began)) < began:
        evening = quiet_hours_at(person, free - MINUTE)
        began = free if evening is None else evening[0]
    while (counts := rhythm.next_counted(pace, over)) > over:
        night = quiet_hours_at(person, counts)
        over = counts if night is None else night[1]
    while begin_again <= over and (night := quiet_hours_at(person, begin_again)) is not None:
        begin_again = night[2]
    return began, over, begin_again


def _running(pace: Pace, seat: TableSeat, time: int, now: int, people: People) -> TableSeat:
    """Return the seat with its clock running; the extension by quiet hours is deducted."""
    end = _after(pace, now, time, seat, people)
    spent = rhythm.counted(pace, _begins(now, seat, people), end) - time
    deadline, quiet_left = rhythm.due(pace, end), seat.quiet_left - max(0, spent)
    return msgspec.structs.replace(seat, deadline=deadline, quiet_left=quiet_left)


def _standing(pace: Pace, seat: TableSeat, time: int | None, now: int, people: People) -> TableSeat:
    deadline = None if time is None else rhythm.due(pace, _after(pace, now, time, seat, people))
    return msgspec.structs.replace(seat, left=time, deadline=deadline, reminded=0)


def _within(table: Table, seat: TableSeat, left: int | None, now: int, people: People) -> TableSeat:
    """Return the seat with its clock standing at this time, at most a full time limit."""
    if seat.asked is None:
        return seat
    full = full_time(table, seat)
    time = full if left is None or full is None else min(left, _most_time(table, seat, full))
    standing = _standing(table.pace, seat, time, now, people)
    return standing if table.pause is None else msgspec.structs.replace(standing, deadline=None)


def _most_time(table: Table, seat: TableSeat, full: int) -> int:
    """Return the most that may be left of a question's ``full`` time, with what quiet hours added.

    Who stops a clock before the night that has put off its deadline does not lose that night.
    """
    return full + max(0, quiet_budget(table) - seat.quiet_left)


def _is_put(seat: TableSeat, questions: Collection[Question]) -> bool:
    """Return whether these questions include the seat's, or one its clock already counts for."""
    return any(
        seat.asked is not None and number == seat.seat and seat.timed <= asked <= seat.asked
        for number, asked in questions
    )


def _called(seat: TableSeat, now: int) -> TableSeat:
    return seat if seat.called_at else msgspec.structs.replace(seat, called_at=now)


def _is_running(seat: TableSeat) -> bool:
    return seat.deadline is not None and seat.left is None


def _moved_on(table: Table, seat: TableSeat, since: int, now: int, people: People) -> TableSeat:
    if seat.deadline is None or full_time(table, seat) is None:
        return seat
    # If the system clock was set back, people notified since have deadlines in the new time.
    since = min(since, now)
    standing = msgspec.structs.replace(seat, left=remaining(table, seat, since, people))
    moved = _noticeable(table, standing, now - since, now, people)
    return moved if seat.left is not None else runs(table.pace, moved, now, people)


def _noticeable(table: Table, seat: TableSeat, stood: int, now: int, people: People) -> TableSeat:
    """Return the seat, whose clock stands, with at least its ``time_to_notice``.

    None of it is in quiet hours, even those that can put off no deadline any more. Up to an hour
    more differs between tables, so that not all expire at once after an outage. What is added is
    no reserve; what is added for quiet hours is deducted from ``quiet_left``, as far as it goes.
    """
    full = full_time(table, seat)
    if seat.left is None or full is None:
        return seat
    least, left = time_to_notice(full - seat.bank, stood), seat.left
    if left < least:
        left = least + min(least, HOUR) * (table.id % _MOMENTS) // _MOMENTS
    awake = awake_for(_person_in(seat, people), _begins(now, seat, people), least)
    spent = 0
    if least and _after(table.pace, now, left, seat, people) < awake:
        asleep = rhythm.counted(table.pace, _begins(now, seat, people), awake) - left
        left, spent = left + asleep, min(asleep, seat.quiet_left)
    bank = min(seat.bank, seat.left) if left > seat.left else seat.bank
    quiet_left = seat.quiet_left - spent
    longer = msgspec.structs.replace(seat, left=left, bank=bank, quiet_left=quiet_left)
    return longer if table.pause is not None else _standing_anew(table.pace, longer, now, people)


def _runs_on(table: Table, seat: TableSeat, stood: int, now: int, people: People) -> TableSeat:
    """Return the seat after a pause; reminders of a time that has become longer come again."""
    after = _noticeable(table, seat, stood, now, people)
    return after if after.left == seat.left else msgspec.structs.replace(after, reminded=0)


def _standing_anew(pace: Pace, seat: TableSeat, now: int, people: People) -> TableSeat:
    return msgspec.structs.replace(seat, deadline=runs(pace, seat, now, people).deadline)


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
        return _standing_anew(table.pace, seat, now, after)
    return _running(table.pace, seat, left, now, after)


def _timers_of_seat(table: Table, seat: TableSeat, now: int) -> tuple[Timer, ...]:
    if seat.asked is None:
        return ()
    if isinstance(seat.occupant, Computer):
        due = now + thinking_pause(table, seat)
        return (Timer(table.id, "computer", seat.seat, due, seat.asked),)
    if not _is_running(seat) or seat.deadline is None:
        return ()
    return (
        *(
            Timer(table.id, kind, seat.seat, due, seat.asked)
            for number, kind, due in reminders_of(table, seat)
            if number > seat.reminded and due > now
        ),
        Timer(table.id, "deadline", seat.seat, seat.deadline, seat.asked),
    )


def _with_seat(table: Table, changed: TableSeat) -> Table:
    seats = tuple(changed if s.seat == changed.seat else s for s in table.seats)
    return msgspec.structs.replace(table, seats=seats)
