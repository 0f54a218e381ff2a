"""Idle games: a warning a day before, then ended without a result, in every situation."""

import pytest

from model.commands import PauseAlone, Propose
from model.letters import PublicLetter
from model.table import HOUR, Pace, Status, TableCode
from tables.paces import GAME_LASTS, ends_at
from tests.tables.running_service import House
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, NOON, changed, keys, lay, playing
from tests.tables.test_service_time import fire_all

DAY = 24 * HOUR
WAITS = Pace(hours=72, late="wait")


async def pass_days(house: House, days: int) -> list[int]:
    """Days go by; on which of them something was written."""
    wrote = []
    for day in range(1, days + 1):
        house.clock.pass_by(DAY)
        if await fire_all(house):
            wrote.append(day)
    return wrote


async def status(house: House, code: TableCode) -> Status:
    return (await house.table(code)).status


@pytest.mark.parametrize("pace", [WAITS, Pace(hours=None), Pace(hours=72, late="ask")])
async def test_a_game_nobody_plays_on_ends_after_a_month(house: House, pace: Pace) -> None:
    code = await house.begin(ANNA, BRUNO, pace=pace)
    await pass_days(house, 29)
    assert await status(house, code) is Status.PLAYING
    await pass_days(house, 1)
    assert await status(house, code) is Status.CANCELLED
    assert await house.all_timers() == []


async def told_by_what_is_due(house: House) -> list[str]:
    """What the channel is told by all that is due."""
    told: list[str] = []
    while due := (await house.service.timers.agenda()).due:
        await house.service.timers.fire(due[0])
        letters = await house.letters()
        told += [key for x in letters if isinstance(x, PublicLetter) for key in keys(x.notices)]
    return told


async def test_it_is_told_a_day_before_and_when_it_is_over(house: House) -> None:
    await house.begin(ANNA, BRUNO, pace=Pace(hours=None))
    assert await pass_days(house, 28) == []
    house.clock.pass_by(DAY)
    assert await told_by_what_is_due(house) == ["game-closing"]
    house.clock.pass_by(DAY)
    assert await told_by_what_is_due(house) == ["table-idle"]


async def test_a_move_keeps_it_for_another_month(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=Pace(hours=None))
    await pass_days(house, 29)
    await house.lay(code, ANNA)
    await house.letters()
    await pass_days(house, 29)
    assert await status(house, code) is Status.PLAYING
    await pass_days(house, 1)
    assert await status(house, code) is Status.CANCELLED


@pytest.mark.parametrize("order", [Propose(ANNA, "pause"), Propose(BRUNO, "pace", WAITS)])
async def test_what_is_only_wished_for_does_not(house: House, order: Propose) -> None:
    code = await house.begin(ANNA, BRUNO, pace=Pace(hours=None))
    await pass_days(house, 29)
    await house.order(code, order)
    await house.letters()
    await pass_days(house, 1)
    assert await status(house, code) is Status.CANCELLED


async def test_while_it_is_paused_it_does_not_end(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=Pace(hours=None))
    await house.order(code, Propose(ANNA, "pause"))
    await house.order(code, Propose(BRUNO, "pause"))
    await house.letters()
    await pass_days(house, 31)
    table = await house.table(code)
    assert (table.status, table.pause) == (Status.PLAYING, None), "the pause is over by itself"
    await pass_days(house, 28)
    assert await status(house, code) is Status.PLAYING
    await pass_days(house, 2)
    assert await status(house, code) is Status.CANCELLED


async def test_somebodys_days_off_do_not_count(house: House) -> None:
    await house.remember(ANNA, BRUNO)
    code = await house.begin(ANNA, BRUNO, pace=Pace(hours=None))
    await house.service.absences.go(ANNA, 30)
    await house.letters()
    await pass_days(house, 59)
    assert await status(house, code) is Status.PLAYING
    await pass_days(house, 1)
    assert await status(house, code) is Status.CANCELLED


async def test_time_in_which_nobody_could_reach_us_does_not_count(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=Pace(hours=None))
    since = house.clock.now()
    house.clock.pass_by(20 * DAY)
    await house.service.outages.give_back(since)
    await pass_days(house, 29)
    assert await status(house, code) is Status.PLAYING
    await pass_days(house, 1)
    assert await status(house, code) is Status.CANCELLED


async def test_a_pause_of_one_person_is_something_done(house: House) -> None:
    code = await house.begin(ANNA, BRUNO, pace=WAITS)
    await pass_days(house, 20)
    await house.order(code, PauseAlone(BRUNO))
    await house.letters()
    await pass_days(house, 29)
    assert await status(house, code) is Status.PLAYING


def test_nobodys_first_time_for_a_move_is_cut_short_by_it() -> None:
    table = lay(playing(ANNA, BRUNO, CARLA), ANNA).table
    late = NOON + 40 * DAY
    slow = changed(table.seats[1], deadline=late)
    table = changed(table, seats=(table.seats[0], slow, table.seats[2]))
    assert ends_at(table) == late + DAY
    late_already = changed(slow, lapsed=1)
    table = changed(table, seats=(table.seats[0], late_already, table.seats[2]))
    assert ends_at(table) == NOON + GAME_LASTS
