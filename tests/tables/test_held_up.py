"""No fair tool holds a game up for longer than is written down (docs/clocks.md)."""

from datetime import UTC, datetime

import pytest

from tables.commands import Undo
from tables.model import HOUR, MINUTE, Pace, PlayerProfile, Status, TableCode
from tests.tables.running_service import House
from tests.tables.sample_tables import ANNA, BRUNO, Person
from tests.tables.test_service_time import fire_all

DAY = 24 * HOUR
RESIGNS = Pace(hours=12, late="resign")


async def deadline(house: House, code: TableCode, seat: int) -> int:
    found = (await house.table(code)).seats[seat].deadline
    assert found is not None
    return found


def asleep_at(person: Person, instant: int) -> PlayerProfile:
    """Somebody whose quiet hours begin in the hour of this instant, and last ten hours."""
    hour = datetime.fromtimestamp(instant / 1000, UTC).hour
    return PlayerProfile(
        person.id, person.name, zone="UTC", quiet_from=hour, quiet_to=(hour + 10) % 24
    )


async def farm(house: House, code: TableCode, by: Person, times: int) -> list[bool]:
    """Somebody changes their quiet hours a quarter of an hour before each deadline of theirs."""
    refused = []
    for _ in range(times):
        if (end := (await house.table(code)).seats[0].deadline) is None:
            break
        house.clock.instant = max(house.clock.instant, end - 15 * MINUTE)
        spent = await house.service.remember(asleep_at(by, end))
        refused.append(spent)
        await house.letters()
        await fire_all(house)
    return refused


# --- quiet hours ---------------------------------------------------------------------------------


@pytest.mark.parametrize("hours", [1, 12, 48])
async def test_quiet_hours_put_a_question_off_by_a_day_or_one_pace_however_often_they_change(
    house: House, hours: int
) -> None:
    await house.remember(ANNA, BRUNO)
    code = await house.begin(ANNA, BRUNO, pace=Pace(hours=hours, late="resign"))
    await house.lay(code, BRUNO)
    await house.letters()
    first = await deadline(house, code, 0)
    await farm(house, code, ANNA, 12)
    house.clock.instant = max(house.clock.instant, first + max(DAY, hours * HOUR))
    await fire_all(house)
    assert (await house.table(code)).status is Status.FINISHED


async def test_whose_quiet_hours_hold_from_the_next_question_on_is_told_so(house: House) -> None:
    await house.remember(ANNA, BRUNO)
    code = await house.begin(ANNA, BRUNO, pace=RESIGNS)
    await house.lay(code, BRUNO)
    await house.letters()
    assert (await farm(house, code, ANNA, 3)) == [False, False, True]


async def test_neither_settings_nor_days_off_that_are_not_taken_keep_a_game_from_its_end(
    house: House,
) -> None:
    await house.remember(ANNA, BRUNO)
    code = await house.begin(ANNA, BRUNO, pace=Pace(hours=None))
    for day in range(30):
        house.clock.pass_by(DAY)
        await fire_all(house)
        await house.service.remember(asleep_at(ANNA, house.clock.now() + day * HOUR))
        for days in (30 - day, 0):
            await house.service.absences.go(ANNA, days)
        await house.letters()
    await fire_all(house)
    assert (await house.table(code)).status is Status.CANCELLED


async def test_days_off_that_are_taken_are_waited_and_no_more(house: House) -> None:
    await house.remember(ANNA, BRUNO)
    code = await house.begin(ANNA, BRUNO, pace=RESIGNS)
    await house.lay(code, BRUNO)
    await house.letters()
    first = await deadline(house, code, 0)
    for days in (3, 0, 3):
        await house.service.absences.go(ANNA, days)
        await house.letters()
    assert await deadline(house, code, 0) == first + 3 * DAY


async def test_a_move_taken_back_brings_no_new_quiet_hours(house: House) -> None:
    await house.remember(ANNA, BRUNO)
    code = await house.begin(ANNA, BRUNO, pace=RESIGNS)
    for _ in range(8):
        end = await deadline(house, code, 0)
        await house.service.remember(asleep_at(ANNA, end))
        await house.lay(code, ANNA)
        await house.order(code, Undo(ANNA))
        await house.letters()
    spent = house.clock.now() + 12 * HOUR + DAY
    assert await deadline(house, code, 0) <= spent
