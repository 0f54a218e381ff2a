"""Timers over a real store: late, fired twice, after downtime, beside a broken table."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

import pytest

from model.commands import Cancel, Freeze, Leave, PauseAlone, Play, Propose
from model.letters import PublicLetter
from model.refusals import UnreadableTable
from model.table import (
    HOUR,
    MINUTE,
    TIMER_KINDS,
    Bank,
    Pace,
    PlayerProfile,
    Status,
    TableCode,
    Timer,
)
from tables import board_messages
from tables.notification_settings import quiet_until
from tables.notifications import calls_to
from tables.outages import LONGEST_SILENCE
from tests.tables.running_service import House, deadline_of, opening
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, CLUB, DINO, ELSA, GAME, PIAZZA, changed

PEOPLES = tuple(kind for kind in TIMER_KINDS if kind != "computer")
LIVING = (Status.LOBBY, Status.PLAYING)
DAY = Pace(hours=24, late="play")


async def fire_all(house: House) -> list[tuple[str, int | None]]:
    """Everything that is due but thoughts of computers, one after the other; what is delivered."""
    delivered = []
    while due := (await house.service.timers.agenda(PEOPLES)).due:
        await house.service.timers.fire(due[0])
        delivered += await house.addressed()
    return delivered


async def test_a_deadline_is_fired_once_however_often_it_rings(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    table = await house.table(code)
    deadline = deadline_of(table.id, await house.timers(), 1)
    house.clock.pass_by(24 * HOUR)
    await house.service.timers.fire(deadline)
    after = await house.table(code)
    assert [m.seat for m in await house.moves(code)] == [1]
    await house.service.timers.fire(deadline)
    assert await house.table(code) == after
    assert await house.addressed() == [("board", None)]


async def test_a_timer_of_an_answered_question_does_nothing(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    stale = deadline_of((await house.table(code)).id, await house.timers(), 0)
    await house.lay(code, ANNA)
    await house.letters()
    table = await house.table(code)
    house.clock.pass_by(24 * HOUR)
    await house.service.timers.fire(stale)
    assert await house.table(code) == table
    assert await house.letters() == []


async def test_a_question_asked_anew_is_not_answered_by_the_old_deadline(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    table = await house.table(code)
    old = deadline_of(table.id, await house.timers(), 1)
    for person in (ANNA, BRUNO):
        await house.lay(code, person)
    chooser = (await house.table(code)).to_act[0].seat
    moves = await house.moves(code)
    await house.service.timers.fire(Timer(table.id, "deadline", chooser, old.due_at, old.asked))
    assert await house.moves(code) == moves


async def test_reminders_write_letters_and_change_nothing_but_that_they_were_given(
    house: House,
) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    await house.lay(code, ANNA)
    await house.letters()
    table = await house.table(code)
    for _ in range(2):
        (first, *_) = await house.timers()
        house.clock.instant = first.due_at
        assert (await house.service.timers.agenda()).due == [first]
        await house.service.timers.fire(first)
        assert await house.addressed() == [("reminder", None), ("reminder", BRUNO.id)]
    reminded = changed(table.seats[1], reminded=2)
    assert await house.table(code) == changed(table, seats=(table.seats[0], reminded))
    (last,) = await house.timers()
    assert (await house.service.timers.agenda()).next_at == last.due_at


async def test_a_reminder_given_is_not_given_again_when_another_seat_moves(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    house.clock.pass_by(13 * HOUR)
    reminded = [to for kind, to in await fire_all(house) if kind == "reminder" and to is not None]
    assert reminded == [ANNA.id, BRUNO.id]
    await house.lay(code, ANNA)
    assert (await house.service.timers.agenda()).due == []


async def test_a_deadline_that_waits_is_followed_by_a_call_a_day_later(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=Pace(24, "wait"))
    await house.lay(code, ANNA)
    await house.letters()
    house.clock.pass_by(24 * HOUR)
    (*_, deadline) = (await house.service.timers.agenda()).due
    await house.service.timers.fire(deadline)
    assert await house.timers() == [], "his clock stands until he is called"
    assert await house.addressed() == [("board", None), ("turn", BRUNO.id)]
    table = await house.table(code)
    assert table.seats[1].deadline == house.clock.now() + 24 * HOUR
    assert [t.kind for t in await house.timers()] == ["deadline"]


async def test_somebody_who_does_not_come_back_is_written_to_on_five_days_of_a_month(
    house: House,
) -> None:
    code = await house.begin(ANNA, BRUNO, pace=Pace(24, "wait"))
    await house.lay(code, ANNA)
    await house.letters()
    days, wrote = 0, []
    while days < 28:
        house.clock.pass_by(24 * HOUR)
        days += 1
        if await fire_all(house):
            wrote.append(days)
    assert wrote == [1, 2, 4, 8, 15]
    await house.lay(code, BRUNO)
    assert (await house.table(code)).moves == 2


async def test_a_table_that_is_over_has_no_timers_left(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    assert await house.timers() != []
    await house.finish(code, (ANNA, BRUNO))
    assert await house.timers() == []
    other = await house.begin(ANNA, BRUNO)
    await house.order(other, Cancel(ELSA, CLUB))
    assert await house.timers() == []
    assert (await house.service.timers.agenda()).next_at is None


# --- quiet hours -----------------------------------------------------------------------------


async def test_whoever_chooses_quiet_hours_is_not_late_in_them(house: House) -> None:
    await house.remember(ANNA, BRUNO)
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    before = (await house.table(code)).seats
    begins = datetime.fromtimestamp((before[0].deadline or 0) / 1000, UTC).hour
    quiet = PlayerProfile(ANNA.id, "Anna", quiet_from=begins, quiet_to=(begins + 9) % 24)
    await house.service.remember(quiet)
    after = (await house.table(code)).seats
    assert quiet_until(quiet, before[0].deadline or 0) is not None
    assert quiet_until(quiet, after[0].deadline or 0) is None
    assert (after[0].deadline or 0) > (before[0].deadline or 0)
    assert after[1] == before[1]
    (anna,) = [t for t in await house.timers() if (t.kind, t.seat) == ("deadline", 0)]
    assert anna.due_at == after[0].deadline


# --- lobbies ---------------------------------------------------------------------------------


async def test_a_lobby_is_cleared_away_after_a_week_and_tells_so_a_day_before(
    house: House,
) -> None:
    code = await house.open(ANNA, BRUNO, size=3)
    await house.letters()
    house.clock.pass_by(6 * 24 * HOUR)
    assert await fire_all(house) == [("lobby", None)]
    house.clock.pass_by(24 * HOUR)
    assert await fire_all(house) == [("cancelled", None)]
    table = await house.table(code)
    assert (table.status, table.invited) == (Status.CANCELLED, ())
    assert await house.timers() == []


async def test_a_lobby_that_becomes_a_game_is_not_cleared_away(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=Pace(None))
    house.clock.pass_by(9 * 24 * HOUR)
    assert await fire_all(house) == []
    assert (await house.table(code)).status is Status.PLAYING


# --- absence ---------------------------------------------------------------------------------


async def lives_on(house: House) -> None:
    """A day passes without an absence."""
    for _ in range(24 * HOUR // LONGEST_SILENCE):
        house.clock.pass_by(LONGEST_SILENCE)
        await house.service.outages.mark_alive()


async def test_an_absence_of_the_house_is_given_back_to_everybody_once(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    await house.service.outages.mark_alive()
    before, timers = await house.table(code), await house.timers()
    house.clock.pass_by(30 * HOUR)
    await house.service.outages.wake_up()
    after = await house.table(code)
    assert [(s.deadline or 0) - 30 * HOUR for s in after.seats] == [
        s.deadline for s in before.seats
    ]
    assert [t.due_at - 30 * HOUR for t in await house.timers()] == [t.due_at for t in timers]
    assert (await house.service.timers.agenda()).due == []
    await house.service.outages.give_back(house.clock.now() - 30 * HOUR)
    assert await house.table(code) == after, "an absence is given back once"


async def test_letters_that_waited_before_an_absence_have_stood_from_the_beginning(
    house: House,
) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    before = (await house.table(code)).seats[1].deadline or 0
    await house.order(code, Propose(ANNA, "draw"))
    house.clock.pass_by(10 * MINUTE)
    await house.service.outages.mark_alive()
    house.clock.pass_by(5 * HOUR)
    await house.service.outages.wake_up()
    await house.letters()
    deadline = (await house.table(code)).seats[1].deadline
    assert deadline == before + 10 * MINUTE + 5 * HOUR


async def test_what_a_held_up_house_sends_first_takes_nothing_of_the_time_before(
    house: House,
) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    await house.service.outages.mark_alive()
    table, now = await house.table(code), house.clock.now()
    held = tuple(changed(ring, due=now + 8 * HOUR) for ring in calls_to(table.seats[1]))
    await house.store.transact(lambda tx: board_messages.call(tx, table.id, held, now))
    house.clock.pass_by(9 * HOUR)
    await house.letters()
    await house.service.outages.mark_alive()
    assert (await house.table(code)).seats[1].deadline == (table.seats[1].deadline or 0) + 9 * HOUR


async def test_a_deadline_still_passes_after_an_absence(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    await house.service.outages.mark_alive()
    house.clock.pass_by(30 * HOUR)
    await house.service.outages.wake_up()
    await lives_on(house)
    await fire_all(house)
    assert {m.seat for m in await house.moves(code)} == {0, 1}


async def test_whoever_had_a_moment_left_can_notice_and_not_all_at_once(
    house: House,
) -> None:
    codes = [await house.begin(ANNA, BRUNO, pace=DAY) for _ in range(3)]
    house.clock.pass_by(24 * HOUR - 1)
    await house.service.outages.mark_alive()
    house.clock.pass_by(9 * HOUR)
    await house.service.outages.wake_up()
    left = [(await house.table(c)).seats[0].deadline or 0 for c in codes]
    assert min(left) >= house.clock.now() + 9 * HOUR
    assert max(left) < house.clock.now() + 10 * HOUR
    assert len(set(left)) == 3, "they do not ring together"


async def test_a_frost_that_would_end_in_an_absence_is_announced_a_day_before_all_the_same(
    house: House,
) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    await house.order(code, Freeze(DINO, CLUB))
    await house.letters()
    house.clock.pass_by(28 * 24 * HOUR)
    await house.service.outages.mark_alive()
    house.clock.pass_by(5 * 24 * HOUR)
    await house.service.outages.wake_up()
    told = []
    for day in range(3):
        while due := (await house.service.timers.agenda(PEOPLES)).due:
            await house.service.timers.fire(due[0])
            public = [x for x in await house.letters() if isinstance(x, PublicLetter)]
            told += [(day, notice.key) for letter in public for notice in letter.notices]
        await lives_on(house)
    assert told == [(1, "frost-closing"), (2, "table-frost-over")]


async def test_an_undo_may_be_agreed_to_for_a_day_without_an_absence(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    for person in (ANNA, BRUNO):
        await house.lay(code, person)
    await house.order(code, Propose(ANNA, "undo"))
    await house.letters()
    house.clock.pass_by(HOUR)
    await house.service.outages.mark_alive()
    house.clock.pass_by(30 * HOUR)
    await house.service.outages.wake_up()
    wish = (await house.table(code)).proposal
    assert wish is not None
    assert wish.until == house.clock.now() + 23 * HOUR
    assert [t.due_at for t in await house.timers() if t.kind == "lapse"] == [wish.until]


async def test_time_to_notice_that_an_absence_leaves_is_no_reserve_when_it_is_stored(
    house: House,
) -> None:
    pace = Pace(24, "wait", bank=Bank(start=120, increment=30, cap=240))
    code = await house.begin(ANNA, BRUNO, pace=pace)
    house.clock.pass_by(26 * HOUR - 30 * MINUTE)
    await house.service.outages.mark_alive()
    house.clock.pass_by(9 * HOUR)
    await house.service.outages.wake_up()
    assert {seat.bank for seat in (await house.table(code)).seats} == {30 * MINUTE}


@pytest.mark.parametrize("alive_before", [True, False])
async def test_a_moments_absence_and_a_first_start_move_nothing(
    house: House, alive_before: bool
) -> None:
    code = await house.begin(ANNA, BRUNO)
    before = await house.table(code)
    if alive_before:
        await house.service.outages.mark_alive()
    house.clock.pass_by(MINUTE // 2 if alive_before else 99 * HOUR)
    await house.service.outages.wake_up()
    assert await house.table(code) == before


YEARS = 10 * 365 * 24 * HOUR


@pytest.mark.parametrize("jump", [YEARS, -YEARS, 20 * 24 * HOUR, -3 * HOUR])
async def test_a_clock_that_jumps_takes_nothing_and_gives_no_more_than_a_full_time(
    house: House, jump: int, caplog: pytest.LogCaptureFixture
) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    house.clock.pass_by(6 * HOUR)
    await house.service.outages.mark_alive()
    house.clock.pass_by(jump)
    await house.service.outages.mark_alive()
    for seat in (await house.table(code)).seats:
        assert 18 * HOUR <= (seat.deadline or 0) - house.clock.now() <= 24 * HOUR
    told = [r for r in caplog.records if r.levelname == "WARNING"]
    assert len(told) == (abs(jump) > 14 * 24 * HOUR), "what is hardly true stands in the log"
    house.clock.pass_by(-jump)
    await house.service.outages.mark_alive()
    for seat in (await house.table(code)).seats:
        assert 18 * HOUR <= (seat.deadline or 0) - house.clock.now() <= 24 * HOUR


async def test_whoever_is_called_after_a_clock_was_set_back_has_their_whole_time(
    house: House,
) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    await house.service.outages.mark_alive()
    house.clock.pass_by(-30 * HOUR)
    for person in (ANNA, BRUNO):
        await house.lay(code, person)
    await house.letters()
    await house.service.outages.mark_alive()
    (asked,) = (await house.table(code)).to_act
    assert asked.deadline == house.clock.now() + 24 * HOUR


async def test_time_given_up_to_a_wrong_hour_does_not_hide_a_later_outage(house: House) -> None:
    """A table of which no clock ran when the wrong hour was put right."""
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    await house.service.outages.mark_alive()
    house.clock.pass_by(40 * 24 * HOUR)
    await house.service.outages.mark_alive()
    for person in (ANNA, BRUNO):
        await house.lay(code, person)
    house.clock.pass_by(-40 * 24 * HOUR)
    await house.service.outages.mark_alive()
    assert (await house.table(code)).stood_until <= house.clock.now()


async def pause_and_go_on(house: House, code: TableCode) -> None:
    await house.order(code, PauseAlone(ANNA))
    await house.service.outages.mark_alive()
    await house.order(code, Propose(ANNA, "resume"))


async def go_and_come_back(house: House, code: TableCode) -> None:
    for days in (1, 0):
        await house.service.absences.go(ANNA, days)


async def sleep_otherwise(house: House, code: TableCode) -> None:
    known = await house.service.queries.profile(ANNA.id)
    assert known is not None
    await house.service.remember(changed(known, quiet_from=1, quiet_to=2))


@pytest.mark.parametrize("do", [pause_and_go_on, go_and_come_back, sleep_otherwise])
async def test_whoever_orders_something_before_a_set_clock_is_noticed_takes_no_time(
    house: House, do: Callable[[House, TableCode], Awaitable[None]]
) -> None:
    await house.remember(ANNA, BRUNO)
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    await house.service.outages.mark_alive()
    house.clock.pass_by(30 * 24 * HOUR)
    await do(house, code)
    await house.service.outages.mark_alive()
    await house.letters()
    for seat in (await house.table(code)).seats:
        assert (seat.deadline or 0) - house.clock.now() >= 24 * HOUR


async def test_a_sign_of_life_from_another_century_does_no_harm(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    await house.store.transact(lambda tx: tx.timers.mark_alive(house.clock.now() - YEARS))
    await house.service.outages.wake_up()
    (deadline,) = {s.deadline for s in (await house.table(code)).seats}
    assert deadline == house.clock.now() + 24 * HOUR


# --- refused letters -------------------------------------------------------------------------


async def test_a_clock_runs_from_the_moment_the_call_is_out(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    for person in (ANNA, BRUNO):
        await house.lay(code, person)
    asked = (await house.table(code)).to_act[0].seat
    house.clock.pass_by(50 * HOUR)
    assert (await house.service.timers.agenda()).due == []
    assert [t for t in await house.timers() if t.kind != "computer"] == []
    await house.letters()
    after = await house.table(code)
    assert after.seats[asked].deadline == house.clock.now() + 24 * HOUR


async def test_time_for_which_a_letter_of_the_table_waits_is_given_back(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, CARLA, pace=DAY)
    before = (await house.table(code)).seats[2].deadline or 0
    house.clock.pass_by(10 * HOUR)
    await house.order(code, Propose(ANNA, "pause"))
    house.clock.pass_by(30 * HOUR)
    assert (await house.service.timers.agenda()).due == [], "nobody's time runs out untold"
    await house.letters()
    assert (await house.table(code)).seats[2].deadline == before + 30 * HOUR
    house.clock.pass_by(13 * HOUR)
    assert ("reminder", CARLA.id) in await fire_all(house)


async def test_a_letter_that_nobody_got_calls_nobody(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    for person in (ANNA, BRUNO):
        await house.lay(code, person)
    await house.letters(told=False)
    (asked,) = (await house.table(code)).to_act
    assert asked.left == 24 * HOUR
    assert await house.timers() == []


async def test_a_board_that_waited_names_the_deadline_of_now(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    await house.lay(code, BRUNO)
    await house.lay(code, ANNA)
    house.clock.pass_by(30 * HOUR)
    board = next(one for one in await house.letters() if isinstance(one, PublicLetter))
    (asked,) = (seat for seat in board.table.seats if seat.asked is not None)
    assert asked.deadline == house.clock.now() + 24 * HOUR


# --- a broken table --------------------------------------------------------------------------


async def test_a_table_that_cannot_be_read_is_reported_by_its_code(house: House) -> None:
    broken = await house.begin(ANNA, BRUNO)
    await house.spoil(broken)
    for happening in (
        house.service.queries.look(broken, ANNA.id),
        house.service.queries.watch(broken),
        house.order(broken, Play(ANNA, "lay 1", None)),
    ):
        with pytest.raises(UnreadableTable, match=broken):
            await happening
    house.clock.pass_by(99 * HOUR)
    (*_, deadline) = (await house.service.timers.agenda()).due
    with pytest.raises(UnreadableTable, match=broken):
        await house.service.timers.fire(deadline)


async def test_a_table_that_cannot_be_read_stops_no_other(house: House) -> None:
    broken = await house.begin(ANNA, BRUNO, pace=DAY)
    sound = await house.begin(ANNA, CARLA, pace=DAY)
    await house.spoil(broken)
    service = house.service
    for facts in (
        await service.queries.tables_of(ANNA.id, LIVING),
        await service.queries.tables_at(PIAZZA, LIVING),
        await house.tables_in(CLUB),
    ):
        assert {table.code for table in facts} == {broken, sound}
    assert len((await service.queries.look(sound, ANNA.id)).legal) == 3
    await house.lay(sound, ANNA)
    await house.letters()
    house.clock.pass_by(24 * HOUR)
    table = await house.table(sound)
    await service.timers.fire(deadline_of(table.id, await house.timers(), 1))
    assert len(await house.moves(sound)) == 2
    assert (await service.open(house.request(), opening(ANNA))).look.seat == 0


async def test_a_game_that_is_offered_no_more_stops_only_its_own_tables(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    del house.games["pebbles"]
    house.games["marbles"] = GAME
    assert len(await house.service.queries.tables_of(ANNA.id, LIVING)) == 1
    other = await house.open(ANNA, game="marbles", size=3)
    await house.service.join(house.request(), other, BRUNO, PIAZZA)
    await house.order(other, Leave(BRUNO))
    with pytest.raises(Exception, match="table-refusal-game-not-loaded"):
        await house.service.queries.look(code, ANNA.id)
