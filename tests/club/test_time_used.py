"""Whoever has used far more time than the others of an unfinished game comes behind them."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from club.decisions.judging import judged
from club.decisions.progress import DAY
from club.decisions.time_used import FEWEST_HOURS, SLOW, slow_seat, time_used
from club.model.cup import Format, Pairing, Placing
from core.game import Seat
from tables.model.log import RESIGNATION, taking_back
from tables.model.table import (
    HOUR,
    Bank,
    Computer,
    MoveRecord,
    Pace,
    PlayerProfile,
    Table,
)
from tests.club.running_club import PLAYERS, Club
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, NOON, changed, lobby

PACE = Pace(24)
FULL = 24 * HOUR
KNOWN = {one.id: PlayerProfile(one.id, one.name) for one in (ANNA, BRUNO, CARLA)}


def game(seats: int = 2, pace: Pace = PACE) -> Table:
    """A game in which nobody is asked."""
    return lobby(*(ANNA, BRUNO, CARLA)[:seats], size=seats, pace=pace)


def with_seat(table: Table, seat: int, **fields: object) -> Table:
    seats = list(table.seats)
    seats[seat] = changed(seats[seat], **fields)
    return changed(table, seats=tuple(seats))


def asked(table: Table, seat: int, deadline: int, **fields: object) -> Table:
    """The table with a clock that runs."""
    return with_seat(table, seat, asked=1, deadline=deadline, **fields)


def line(seat: int, at: int, used: int, notation: str = "keep", bank: int = 0) -> MoveRecord:
    """A move that was made with so much of its time used."""
    return MoveRecord(1, Seat(seat), None, None, notation, "", at, FULL + bank - used, bank)


def hours(table: Table, log: Sequence[MoveRecord], now: int = NOON + 99 * DAY) -> list[float]:
    """The hours that each seat has used."""
    used = time_used(table, log, now, KNOWN)
    return [used.get(seat.seat, 0) / HOUR for seat in table.seats]


def slow(seats: Sequence[int], table: Table | None = None) -> Seat | None:
    """Who comes behind after so many hours of each seat, in moves of five hours at most."""
    log = [
        line(seat, NOON + n * DAY, min(5, time - 5 * n) * HOUR)
        for seat, time in enumerate(seats)
        for n in range((time + 4) // 5)
    ]
    return slow_seat(table or game(len(seats)), log, NOON + 99 * DAY, KNOWN)


def test_each_move_counts_by_its_clock_whatever_time_has_passed() -> None:
    log = [line(0, NOON + DAY, HOUR), line(1, NOON + 30 * DAY, 20 * HOUR)]
    log += [line(0, NOON + 60 * DAY, 2 * HOUR)]
    assert hours(game(), log) == [3, 20]


def test_who_chooses_at_the_same_time_uses_their_own_clock() -> None:
    log = [line(0, NOON + HOUR, HOUR), line(1, NOON + 9 * HOUR, 9 * HOUR)]
    assert hours(game(), log) == [1, 9]


def test_the_open_question_counts_and_a_clock_that_stands_does_not_run() -> None:
    running = asked(game(), 1, deadline=NOON + 10 * HOUR)
    assert hours(running, [], NOON) == [0, 14]
    assert hours(with_seat(game(), 1, asked=1, left=FULL, deadline=NOON), [], NOON) == [0, 0]


def test_days_off_are_no_time_used() -> None:
    away = KNOWN | {BRUNO.id: changed(KNOWN[BRUNO.id], away_until=NOON + 8 * DAY)}
    table = asked(game(), 1, deadline=NOON + 8 * DAY + 20 * HOUR)
    assert time_used(table, [], NOON + DAY, away)[Seat(1)] == 4 * HOUR


def test_secret_parts_of_a_move_share_one_clock() -> None:
    log = [line(0, NOON + 5 * HOUR, 5 * HOUR), line(0, NOON + 6 * HOUR, 6 * HOUR)]
    assert hours(game(), log) == [6, 0]
    table = asked(game(), 0, deadline=NOON + FULL)
    assert hours(table, log, NOON + 8 * HOUR) == [8, 0]


def test_the_reserve_is_time_too() -> None:
    bank = 3 * HOUR
    pace = Pace(24, bank=Bank(180, 0, 180))
    assert hours(game(pace=pace), [line(0, NOON, FULL + HOUR, bank=bank)]) == [25, 0]


def test_lines_that_are_no_moves_take_no_time() -> None:
    log = [line(0, NOON, 5 * HOUR), line(0, NOON + HOUR, 6 * HOUR, taking_back(1, 1))]
    log += [line(1, NOON, 9 * HOUR, RESIGNATION)]
    assert hours(game(), log) == [5, 0]


@pytest.mark.parametrize(
    ("used", "behind"),
    [
        ((0, 0), None),
        ((0, 11), None),
        ((0, 12), 1),
        ((30, 5), 0),
        ((30, 15), None),
        ((31, 15), 0),
        ((40, 40), None),
        ((5, 30, 14), 1),
        ((5, 30, 15), None),
        ((2, 100, 100), None),
    ],
)
def test_whoever_has_used_more_than_twice_the_time_of_each_other_comes_behind(
    used: tuple[int, ...], behind: int | None
) -> None:
    assert slow(used) == behind


@given(st.lists(st.integers(0, 60), min_size=2, max_size=3))
def test_at_most_one_is_slow_and_has_used_the_most(used: list[int]) -> None:
    found = slow(used)
    most, second, *_ = sorted(used, reverse=True)
    far_more = most > SLOW * second and most >= FEWEST_HOURS
    assert found == (used.index(most) if far_more else None)


def test_people_are_compared_with_people_and_a_computer_is_never_slow() -> None:
    computer = Computer("pebbles", "easy")
    with_one = with_seat(game(3), 2, occupant=computer)
    assert slow((30, 20, 0), with_one) is None
    assert slow((50, 20, 0), with_one) == 0
    alone = with_seat(with_one, 1, occupant=computer)
    assert slow((12, 0, 0), alone) == 0
    assert slow((11, 0, 0), alone) is None
    only = with_seat(alone, 0, occupant=computer)
    assert slow((90, 0, 0), only) is None


def test_who_is_out_is_not_compared() -> None:
    out = with_seat(game(3), 2, resigned=True)
    assert slow((50, 20, 90), out) == 0
    last = with_seat(out, 1, resigned=True)
    assert slow((50, 0, 0), last) is None


def test_a_slow_seat_stands_behind_who_plays_and_before_who_is_out() -> None:
    table = with_seat(lobby(ANNA, BRUNO, CARLA, size=3), 0, resigned=True)
    pairing = judged(Pairing(1, tuple(map(Placing, (4, 5, 6)))), table, Seat(1))
    assert [(p.rank, p.slow) for p in pairing.places] == [(3, False), (2, True), (1, False)]
    shared = judged(Pairing(1, tuple(map(Placing, (4, 5, 6)))), table)
    assert [(p.rank, p.slow) for p in shared.places] == [(3, False), (1, False), (1, False)]


@pytest.mark.parametrize("form", ["swiss", "all-play-all", "knock-out"])
async def test_who_lets_the_days_of_a_round_run_out_gets_nothing_for_it(
    club: Club, form: Format
) -> None:
    code = await club.begin(*PLAYERS[:4], round_days=1, pace=PACE, format=form)
    await club.house.letters()
    (table, _) = await club.tables(code)
    (quick, last) = table.to_act
    await club.house.lay(table.code, next(p for p in PLAYERS if p.id == quick.owner))
    (pairing,) = (p for p in await club.games(code) if p.code == table.code)
    slow_one = pairing.places[last.seat].entrant
    club.house.clock.pass_by(DAY)
    await club.service.advance()
    public = await club.service.queries.cup(code)
    places = {p.entrant: p for each in public.facts.rounds[0].pairings for p in each.places}
    assert (places[slow_one].rank, places[slow_one].slow) == (2, True)
    row = next(row for row in public.standings if row.entrant == slow_one)
    assert row.score == 0
    assert row.lives == (1 if form == "knock-out" else None)
