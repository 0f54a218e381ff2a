"""Deadlines at an hour of the day, days that do not count, and the first lapse, which is forgiven.

``slow_deadline`` walks minute by minute through what ``clocks`` computes at once.
"""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.commands import Expire
from model.table import HOUR, MINUTE, Pace, Pause, PlayerProfile, Table
from tables import clocks, rhythm
from tables.decisions import lifecycle
from tests.tables.sample_tables import ANNA, BRUNO, called, changed, keys, occasion, playing

DAY = 24 * HOUR
ZONES = ("UTC", "Europe/Rome", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu")
WEEKEND = (5, 6)
NINE = Pace(hour=21 * 60, zone="Europe/Rome")
WORKDAYS = Pace(24, free=WEEKEND, zone="Europe/Rome")


def at(zone: str, year: int, month: int, day: int, hour: int, minute: int) -> int:
    """An instant of this zone's clocks."""
    return int(datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp()) * 1000


def here(instant: int, zone: str) -> datetime:
    return datetime.fromtimestamp(instant / 1000, ZoneInfo(zone))


def deadline(pace: Pace, call: int, person: PlayerProfile | None = None) -> int:
    """The deadline of a new question of which its person hears at once."""
    table = playing(ANNA, BRUNO, pace=pace)
    people = {} if person is None else {ANNA.id: person}
    seat = clocks.runs(pace, clocks.wound(table, table.seats[0], call, people), call, people)
    assert seat.deadline is not None
    return seat.deadline


# --- examples ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("call", "due"),
    [
        ((2026, 6, 3, 9, 0), (2026, 6, 3, 21, 0)),
        ((2026, 6, 3, 13, 0), (2026, 6, 3, 21, 0)),
        ((2026, 6, 3, 13, 1), (2026, 6, 4, 21, 0)),
        ((2026, 6, 3, 20, 55), (2026, 6, 4, 21, 0)),
        ((2026, 6, 3, 23, 0), (2026, 6, 4, 21, 0)),
        ((2026, 10, 24, 23, 0), (2026, 10, 25, 21, 0)),
        ((2026, 3, 28, 23, 0), (2026, 3, 29, 21, 0)),
    ],
)
def test_a_call_is_due_at_the_tables_hour_with_a_third_of_a_day_at_least(
    call: tuple[int, int, int, int, int], due: tuple[int, int, int, int, int]
) -> None:
    assert deadline(NINE, at("Europe/Rome", *call)) == at("Europe/Rome", *due)


def test_free_days_do_not_count_and_no_deadline_falls_on_them() -> None:
    friday = at("Europe/Rome", 2026, 6, 5, 18, 0)
    assert deadline(WORKDAYS, friday) == at("Europe/Rome", 2026, 6, 8, 18, 0)
    saturday = at("Europe/Rome", 2026, 6, 6, 11, 0)
    assert deadline(WORKDAYS, saturday) == at("Europe/Rome", 2026, 6, 9, 0, 0)
    weekly = changed(NINE, free=WEEKEND)
    assert deadline(weekly, friday) == at("Europe/Rome", 2026, 6, 8, 21, 0)
    assert deadline(weekly, at("Europe/Rome", 2026, 6, 5, 12, 0)) == at(
        "Europe/Rome", 2026, 6, 5, 21, 0
    )


def test_reminders_come_on_days_that_count() -> None:
    friday = at("Europe/Rome", 2026, 6, 5, 18, 0)
    table = playing(ANNA, BRUNO, pace=WORKDAYS)
    seat = clocks.runs(WORKDAYS, clocks.wound(table, table.seats[0], friday, {}), friday, {})
    due = [t.due_at for t in clocks.timers_of(changed(table, seats=(seat,)), friday)][:3]
    assert [here(one, "Europe/Rome").strftime("%a %H:%M") for one in due] == [
        "Mon 06:00",
        "Mon 16:00",
        "Mon 18:00",
    ]


def test_a_night_beside_free_days_is_one_with_them() -> None:
    sleeper = PlayerProfile(ANNA.id, "Anna", zone="Europe/Rome", quiet_from=22, quiet_to=8)
    thursday = at("Europe/Rome", 2026, 6, 4, 23, 30)
    awake = deadline(WORKDAYS, thursday, sleeper)
    assert here(awake, "Europe/Rome") == datetime(2026, 6, 8, 9, 30, tzinfo=ZoneInfo("Europe/Rome"))


# --- the first lapse -----------------------------------------------------------------------------


def test_a_first_lapse_is_forgiven_before_any_vote_and_only_once() -> None:
    table = playing(ANNA, BRUNO, pace=Pace(24, forgives=True))
    (first, other), asked = table.seats, Expire(table.seats[0].seat, table.seats[0].asked or 0)
    assert first.deadline is not None
    late = lifecycle.decide(called(table), asked, occasion(first.deadline))
    assert keys(late.notices) == ["table-late-forgiven"]
    assert late.table.motions == ()
    assert late.table.seats[0].deadline == first.deadline + 12 * HOUR
    assert (late.table.seats[0].asked, late.table.seats[1]) == (
        first.asked,
        changed(other, left=None),
    )
    again = lifecycle.decide(called(late.table), asked, occasion(first.deadline + 12 * HOUR))
    assert [motion.kind for motion in again.table.motions] == ["late"]


# --- laws ----------------------------------------------------------------------------------------

INSTANTS = st.integers(
    at("UTC", 2026, 1, 1, 0, 0) // MINUTE, at("UTC", 2027, 12, 31, 0, 0) // MINUTE
).map(lambda minute: minute * MINUTE)
DAYS_OFF = st.sets(st.integers(0, 6), max_size=6).map(lambda days: tuple(sorted(days)))
PACES = st.builds(
    Pace,
    hours=st.sampled_from([1, 12, 24, 72, 168]),
    hour=st.none() | st.integers(0, 24 * 60 - 1),
    free=DAYS_OFF,
    zone=st.sampled_from(ZONES),
)
PEOPLE = st.none() | st.builds(
    PlayerProfile,
    st.just(ANNA.id),
    st.just("Anna"),
    zone=st.sampled_from(ZONES),
    quiet_from=st.integers(0, 23),
    quiet_to=st.integers(0, 23),
)


@given(pace=PACES, call=INSTANTS, later=st.integers(0, 20 * DAY))
def test_whoever_is_called_later_never_has_to_move_earlier(
    pace: Pace, call: int, later: int
) -> None:
    assert deadline(pace, call) <= deadline(pace, call + later)


@given(pace=PACES, call=INSTANTS, person=PEOPLE)
def test_everybody_has_the_least_time_and_a_deadline_on_a_day_that_counts(
    pace: Pace, call: int, person: PlayerProfile | None
) -> None:
    end = deadline(pace, call, person)
    assert pace.span is not None
    assert rhythm.counted(pace, call, end) >= pace.span
    day = here(end - 1 if pace.hour is None else end, pace.zone)
    assert day.weekday() not in pace.free
    if pace.hour is not None:
        local = here(end, pace.zone)
        late = local.hour * 60 + local.minute - pace.hour
        assert late in (0, 30, 60), "at the hour, or as much later as clocks go forward past it"


@given(pace=PACES, begin=INSTANTS, span=st.integers(0, 10 * DAY))
def test_what_counts_is_counted_forwards_and_backwards(pace: Pace, begin: int, span: int) -> None:
    end = rhythm.after(pace, begin, span)
    assert rhythm.counted(pace, begin, end) == span
    assert rhythm.counted(pace, rhythm.before(pace, end, span), end) == span


def paused(table: Table, since: int, until: int) -> Table:
    stopped = clocks.paused(table, Pause(until), since, {})
    resumed = clocks.resumed(stopped, until, {})
    seats = tuple(clocks.runs(table.pace, seat, until, {}) for seat in resumed.seats)
    return changed(resumed, seats=seats)


def cut_off(table: Table, since: int, until: int) -> Table:
    return clocks.given_back(table, since, until, {})


@given(
    pace=PACES,
    call=INSTANTS,
    thinks=st.integers(0, 3 * DAY),
    stops=st.lists(st.tuples(st.sampled_from([paused, cut_off]), st.integers(2, 900)), max_size=4),
    chance=st.randoms(use_true_random=False),
)
def test_pauses_and_outages_come_to_the_same_in_every_order(
    pace: Pace,
    call: int,
    thinks: int,
    stops: Sequence[tuple[Callable[[Table, int, int], Table], int]],
    chance: Random,
) -> None:
    def after(order: Sequence[tuple[Callable[[Table, int, int], Table], int]]) -> int | None:
        table = playing(ANNA, BRUNO, pace=pace)
        seat = clocks.runs(pace, clocks.wound(table, table.seats[0], call, {}), call, {})
        table, now = changed(table, seats=(seat, table.seats[1])), call + thinks
        for stop, minutes in order:
            table, now = stop(table, now, now + minutes * MINUTE), now + minutes * MINUTE
        return table.seats[0].deadline

    shuffled = list(stops)
    chance.shuffle(shuffled)
    assert after(stops) == after(shuffled)


# --- against a reference that walks minute by minute ---------------------------------------------

FIRST = at("UTC", 2026, 1, 1, 0, 0)
MINUTES = 3 * 365 * 24 * 60


class Calendar:
    """Weekday and minute of the day of every minute of three years, as a zone's clocks show."""

    def __init__(self, zone: str) -> None:
        self.weekdays, self.minutes = bytearray(), list[int]()
        known = ZoneInfo(zone)
        for hour in range(0, MINUTES, 30):
            local = datetime.fromtimestamp(FIRST / 1000 + hour * 60, known)
            for minute in range(30):
                shown = local + timedelta(minutes=minute)
                self.weekdays.append(shown.weekday())
                self.minutes.append(shown.hour * 60 + shown.minute)


def slow_deadline(
    pace: Pace, calendar: Calendar, call: int, quiet: Callable[[int], bool], budget: int
) -> int:
    """All in minutes from ``FIRST``; ``quiet``: whether the person sleeps; ``budget``: what quiet
    hours may add."""

    def is_free(minute: int) -> bool:
        return calendar.weekdays[minute] in pace.free

    def walk(minute: int, left: int, skipped: range) -> int:
        while is_free(minute):
            minute += 1
        while left:
            left -= not (is_free(minute) or minute in skipped)
            minute += 1
        return minute

    assert pace.span is not None
    least = pace.span // MINUTE
    end = walk(call, least, range(0))
    if quiet(end):
        first, last = end, end
        while quiet(first - 1) or is_free(first - 1):
            first -= 1
        while quiet(last) or is_free(last):
            last += 1
        longer = max(last, walk(call, least, range(first, last)))
        again = last
        while not quiet(again):
            again += 1
        end = min(longer, max(last, again - 1), walk(end, budget, range(0)))
    while pace.hour is not None and (is_free(end) or calendar.minutes[end] != pace.hour):
        end += 1
    return end


CALENDARS = {zone: Calendar(zone) for zone in ZONES}


def dealt(number: int) -> tuple[Pace, PlayerProfile, int]:
    """A pace, a person and the minute of a call."""
    chance = Random(number)
    hour = chance.choice([None, chance.randrange(4 * 60, 24 * 60)])
    free = tuple(sorted(chance.sample(range(7), chance.choice([0, 1, 2, 2, 3]))))
    pace = Pace(chance.choice([1, 8, 12, 24, 48]), hour=hour, free=free, zone=chance.choice(ZONES))
    begins, lasts = chance.randrange(24), chance.choice([0, 6, 8, 10, 14])
    person = PlayerProfile(
        ANNA.id,
        "Anna",
        zone=chance.choice(ZONES),
        quiet_from=begins,
        quiet_to=(begins + lasts) % 24,
    )
    return pace, person, chance.randrange(20 * 24 * 60, MINUTES - 60 * 24 * 60)


def assert_as_walked(number: int) -> None:
    pace, person, call = dealt(number)
    sleeps = CALENDARS[person.zone or "UTC"]
    begins, ends = person.quiet_from, person.quiet_to
    assert begins is not None
    assert ends is not None

    def quiet(minute: int) -> bool:
        return (sleeps.minutes[minute] // 60 - begins) % 24 < (ends - begins) % 24

    walked = slow_deadline(
        pace, CALENDARS[pace.zone], call, quiet, max(24 * 60, (pace.span or 0) // MINUTE)
    )
    found = (deadline(pace, FIRST + call * MINUTE, person) - FIRST) // MINUTE
    assert found == walked, (number, pace, person, here(FIRST + call * MINUTE, pace.zone))


def test_a_deadline_is_where_a_walk_by_minutes_ends() -> None:
    for number in range(300):
        assert_as_walked(number)


@pytest.mark.long
def test_a_deadline_is_where_a_walk_by_minutes_ends_in_ten_thousand_cases() -> None:
    for number in range(300, 10_300):
        assert_as_walked(number)
