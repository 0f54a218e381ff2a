"""The clock of one seat: reserves and paces."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.table import HOUR, MINUTE, Bank, Pace, PlayerProfile, Table
from tables.clocks import full_time, lapsed, runs
from tables.notification_settings import quiet_until
from tables.paces import RESERVES, with_reserve
from tests.tables.sample_tables import ANNA, BRUNO, NOON, called, changed, hand, lay, play, playing

START = NOON + HOUR
"""When these games begin."""

THRIFTY = Pace(24, "wait", bank=Bank(start=120, increment=30, cap=140))


def after_move(hours: float) -> Table:
    """Bruno has laid a pebble, and Anna so many hours after she was called."""
    table = called(lay(playing(ANNA, BRUNO, pace=THRIFTY), BRUNO).table)
    return play(table, ANNA, f"lay {hand(table, 0)[0]}", START + int(hours * HOUR)).table


def test_everybody_begins_with_the_reserve_behind_the_pace() -> None:
    table = playing(ANNA, BRUNO, pace=THRIFTY)
    assert {(s.bank, s.deadline) for s in table.seats} == {(2 * HOUR, START + 26 * HOUR)}


@pytest.mark.parametrize(
    ("hours", "minutes"),
    [(1, 140), (24, 140), (25, 90), (25.75, 45), (26, 30), (30, 30)],
)
def test_a_move_adds_to_the_reserve_what_it_did_not_draw_on_it(hours: float, minutes: int) -> None:
    assert after_move(hours).seats[0].bank == minutes * MINUTE


def test_whoever_ran_out_of_time_has_no_reserve() -> None:
    table = playing(ANNA, BRUNO, pace=THRIFTY)
    late = lapsed(table, table.seats[0], START + 26 * HOUR, {})
    assert (late.bank, full_time(table, late)) == (0, 24 * HOUR)


def test_a_clock_that_stands_is_not_drawn_on() -> None:
    table = playing(ANNA, BRUNO, pace=THRIFTY)
    seat = changed(table.seats[0], left=26 * HOUR)
    assert runs(THRIFTY, seat, START + 99 * HOUR, {}).deadline == START + 125 * HOUR


@pytest.mark.parametrize("name", RESERVES)
def test_a_reserve_is_measured_by_the_pace(name: str) -> None:
    live, day = with_reserve(Pace(0, minutes=10), name), with_reserve(Pace(24), name)
    for pace in (live, day):
        assert pace.bank is not None
        assert 0 < pace.bank.increment < pace.bank.start < pace.bank.cap
    assert with_reserve(Pace(None), name).bank is None
    assert with_reserve(day, None).bank is None


# --- quiet hours -----------------------------------------------------------------------------


def sleeper(begins: int, ends: int, zone: str) -> PlayerProfile:
    return PlayerProfile(ANNA.id, "Anna", zone=zone, quiet_from=begins, quiet_to=ends)


def test_a_deadline_in_the_night_is_put_off_by_what_of_the_night_was_to_count() -> None:
    person = sleeper(22, 8, "UTC")
    evening = NOON - NOON % (24 * HOUR) + 21 * HOUR
    seat = changed(playing(ANNA, BRUNO).seats[0], left=3 * HOUR)
    morning = evening + 11 * HOUR
    assert runs(Pace(), seat, evening, {}).deadline == evening + 3 * HOUR
    assert runs(Pace(), seat, evening, {ANNA.id: person}).deadline == morning + 2 * HOUR
    asked_at_night = runs(Pace(), seat, evening + 2 * HOUR, {ANNA.id: person}).deadline
    assert asked_at_night == morning + 3 * HOUR


@given(
    now=st.integers(NOON, NOON + 400 * 24 * HOUR),
    time=st.integers(1, 7 * 24 * HOUR),
    begins=st.integers(0, 23),
    ends=st.integers(0, 23),
    zone=st.sampled_from(["UTC", "Europe/Rome", "America/St_Johns", "Asia/Kathmandu", "nowhere"]),
    away=st.integers(0, 30 * 24 * HOUR),
)
def test_no_deadline_falls_into_quiet_hours_and_none_is_sooner_or_much_later(
    now: int, time: int, begins: int, ends: int, zone: str, away: int
) -> None:
    person = changed(sleeper(begins, ends, zone), away_until=now + away)
    seat = changed(playing(ANNA, BRUNO).seats[0], left=time)
    deadline = runs(Pace(), seat, now, {ANNA.id: person}).deadline
    assert deadline is not None
    assert 0 <= deadline - (now + away + time) <= 25 * HOUR
    assert quiet_until(person, deadline) is None
