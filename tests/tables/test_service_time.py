"""Timers over a real store: late, twice, after an absence, and beside a broken table."""

import pytest

from tables.commands import Cancel, Leave, Play
from tables.errors import UnreadableTable
from tables.model import HOUR, Pace, Status, Timer
from tests.tables.houses import House, deadline_of, opening
from tests.tables.worlds import ANNA, BRUNO, CARLA, CLUB, ELSA, GAME, PIAZZA

LIVING = (Status.LOBBY, Status.PLAYING)
DAY = Pace(hours=24, late="play")


async def test_a_deadline_is_fired_once_however_often_it_rings(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    table = await house.table(code)
    deadline = deadline_of(table.id, await house.timers(), 1)
    house.clock.pass_by(24 * HOUR)
    await house.service.fire(deadline)
    after = await house.table(code)
    assert [m.seat for m in await house.moves(code)] == [1]
    await house.service.fire(deadline)
    assert await house.table(code) == after
    assert await house.addressed() == [("board", None)]


async def test_a_timer_of_an_answered_question_does_nothing(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    stale = deadline_of((await house.table(code)).id, await house.timers(), 0)
    await house.lay(code, ANNA)
    await house.letters()
    table = await house.table(code)
    house.clock.pass_by(24 * HOUR)
    await house.service.fire(stale)
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
    await house.service.fire(Timer(table.id, "deadline", chooser, old.due_at, old.asked))
    assert await house.moves(code) == moves


async def test_reminders_write_letters_and_change_nothing(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    await house.lay(code, ANNA)
    await house.letters()
    table = await house.table(code)
    for expected in ([("reminder", BRUNO.id)], [("reminder", None), ("reminder", BRUNO.id)]):
        (first, *_) = await house.timers()
        house.clock.instant = first.due_at
        assert await house.service.due_timers() == [first]
        await house.service.fire(first)
        assert await house.addressed() == expected
    assert await house.table(code) == table
    (last,) = await house.timers()
    assert await house.service.next_timer_at() == last.due_at


async def test_a_reminder_given_is_not_given_again_when_another_seat_moves(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    house.clock.pass_by(13 * HOUR)
    for timer in await house.service.due_timers():
        await house.service.fire(timer)
    assert await house.addressed() == [("reminder", ANNA.id), ("reminder", BRUNO.id)]
    await house.lay(code, ANNA)
    assert await house.service.due_timers() == []


async def test_a_deadline_that_waits_is_followed_by_a_call_a_day_later(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=Pace(24, "wait"))
    await house.lay(code, ANNA)
    await house.letters()
    house.clock.pass_by(24 * HOUR)
    (*_, deadline) = await house.service.due_timers()
    await house.service.fire(deadline)
    table = await house.table(code)
    assert table.seats[1].deadline == house.clock.now() + 24 * HOUR
    assert await house.addressed() == [("board", None), ("turn", BRUNO.id)]
    assert [t.kind for t in await house.timers()] == ["deadline"]


async def test_somebody_who_never_comes_back_is_written_to_on_five_days_of_a_year(
    house: House,
) -> None:
    code = await house.begin(ANNA, BRUNO, pace=Pace(24, "wait"))
    await house.lay(code, ANNA)
    await house.letters()
    days, wrote = 0, []
    while days < 365:
        house.clock.pass_by(24 * HOUR)
        days += 1
        for timer in await house.service.due_timers():
            await house.service.fire(timer)
        if await house.addressed():
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
    assert await house.service.next_timer_at() is None


# --- absence ---------------------------------------------------------------------------------


async def test_a_long_absence_of_the_house_is_given_back_to_everybody(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    await house.service.mark_alive()
    before, timers = await house.table(code), await house.timers()
    house.clock.pass_by(30 * HOUR)
    await house.service.wake_up()
    after = await house.table(code)
    assert [(s.deadline or 0) - 30 * HOUR for s in after.seats] == [
        s.deadline for s in before.seats
    ]
    assert [t.due_at - 30 * HOUR for t in await house.timers()] == [t.due_at for t in timers]
    assert await house.service.due_timers() == []
    await house.service.wake_up()
    assert await house.table(code) == after, "an absence is given back once"


async def test_a_shifted_deadline_still_fires(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=DAY)
    await house.service.mark_alive()
    house.clock.pass_by(30 * HOUR)
    await house.service.wake_up()
    house.clock.pass_by(24 * HOUR)
    for timer in await house.service.due_timers():
        await house.service.fire(timer)
    assert {m.seat for m in await house.moves(code)} == {0, 1}


@pytest.mark.parametrize("alive_before", [True, False])
async def test_a_short_absence_and_a_first_start_shift_nothing(
    house: House, alive_before: bool
) -> None:
    code = await house.begin(ANNA, BRUNO)
    before = await house.table(code)
    if alive_before:
        await house.service.mark_alive()
    house.clock.pass_by(HOUR if alive_before else 99 * HOUR)
    await house.service.wake_up()
    assert await house.table(code) == before


# --- a broken table --------------------------------------------------------------------------


async def test_a_table_that_cannot_be_read_is_reported_by_its_code(house: House) -> None:
    broken = await house.begin(ANNA, BRUNO)
    await house.spoil(broken)
    for happening in (
        house.service.look(broken, ANNA.id),
        house.service.watch(broken),
        house.order(broken, Play(ANNA, "lay 1", None)),
    ):
        with pytest.raises(UnreadableTable, match=broken):
            await happening
    house.clock.pass_by(99 * HOUR)
    (first, *_) = await house.service.due_timers()
    with pytest.raises(UnreadableTable, match=broken):
        await house.service.fire(first)


async def test_a_table_that_cannot_be_read_stops_no_other(house: House) -> None:
    broken = await house.begin(ANNA, BRUNO, pace=DAY)
    sound = await house.begin(ANNA, CARLA, pace=DAY)
    await house.spoil(broken)
    service = house.service
    for facts in (
        await service.tables_of(ANNA.id, LIVING),
        await service.tables_at(PIAZZA, LIVING),
        await service.tables_in(CLUB, LIVING),
    ):
        assert {table.code for table in facts} == {broken, sound}
    assert len((await service.look(sound, ANNA.id)).legal) == 3
    await house.lay(sound, ANNA)
    house.clock.pass_by(24 * HOUR)
    table = await house.table(sound)
    await service.fire(deadline_of(table.id, await house.timers(), 1))
    assert len(await house.moves(sound)) == 2
    assert (await service.open(house.request(), opening(ANNA))).look.seat == 0


async def test_a_game_that_is_offered_no_more_stops_only_its_own_tables(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    del house.games["pebbles"]
    house.games["marbles"] = GAME
    assert len(await house.service.tables_of(ANNA.id, LIVING)) == 1
    other = await house.open(ANNA, game="marbles", size=3)
    await house.service.join(house.request(), other, BRUNO)
    await house.order(other, Leave(BRUNO))
    with pytest.raises(Exception, match="table-refusal-other-version"):
        await house.service.look(code, ANNA.id)
