"""Days off: how many there are, and their effect on clocks."""

import pytest

from model.commands import Resign
from model.letters import PublicLetter
from model.refusals import TableRefuses
from model.table import HOUR, Pace, PlayerProfile, TableCode
from tables.notification_settings import AGAIN_AFTER
from tables.people.days_off import DAY, MOST_DAYS, days_left, days_off, gone_until
from tests.tables.running_service import House
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, NOON, changed, keys

PROFILE = PlayerProfile(ANNA.id, ANNA.name)


def test_everybody_begins_with_all_days_and_earns_an_eighth_of_a_day_each_day() -> None:
    assert days_off(PROFILE, NOON) == MOST_DAYS
    gone = gone_until(PROFILE, NOON + 10 * DAY, NOON)
    back = NOON + 10 * DAY
    assert days_off(gone, back) == 21, "twenty are left, and ten days have earned one"
    assert days_off(gone, back + 8 * DAY) == 22
    assert days_off(gone, back + 1000 * DAY) == MOST_DAYS


def test_nobody_is_away_for_longer_than_they_have_days_off() -> None:
    gone = gone_until(PROFILE, NOON + 30 * DAY, NOON)
    assert days_off(gone, NOON + 30 * DAY) == 3
    with pytest.raises(TableRefuses, match="table-refusal-too-long-away"):
        gone_until(gone, NOON + 35 * DAY, NOON + 30 * DAY)


def test_days_that_were_not_needed_are_not_spent() -> None:
    gone = gone_until(PROFILE, NOON + 30 * DAY, NOON)
    back = gone_until(gone, NOON + 2 * DAY, NOON + 2 * DAY)
    assert (back.away_until, days_off(back, NOON + 2 * DAY)) == (0, 28)
    assert (days_left(gone, NOON), days_left(back, NOON + 2 * DAY)) == (0, 28)
    longer = gone_until(gone, NOON + 20 * DAY, NOON + 2 * DAY)
    assert longer.away_until == NOON + 20 * DAY


async def test_whoever_presses_something_at_the_same_moment_stays_away(house: House) -> None:
    await house.remember(ANNA)
    known = await house.service.queries.profile(ANNA.id)
    assert known is not None
    gone = await house.service.absences.go(ANNA, 7)
    await house.service.remember(changed(known, name="Annina", seen_on=DAY), known)
    assert await house.service.queries.profile(ANNA.id) == changed(gone, name="Annina", seen_on=DAY)


async def told_at(house: House, code: TableCode) -> list[str]:
    """What the table's log says of it."""
    table = (await house.table(code)).id
    lines = await house.store.read(lambda reader: reader.log.notices(table))
    return [said.key for line in lines for said in line.said]


async def test_while_somebody_is_away_their_clocks_stand_and_the_others_are_told_once(
    house: House,
) -> None:
    await house.remember(ANNA, BRUNO, CARLA)
    code = await house.begin(ANNA, BRUNO, pace=Pace(24, "resign"))
    house.clock.pass_by(10 * HOUR)
    await house.service.absences.go(ANNA, 7)
    (board,) = [x for x in await house.letters() if isinstance(x, PublicLetter)]
    assert keys(board.notices)[-1] == "table-away"
    until = house.clock.now() + 7 * DAY
    seats = (await house.table(code)).seats
    assert (seats[0].deadline, seats[1].deadline) == (until + 14 * HOUR, NOON + 24 * HOUR)
    house.clock.pass_by(2 * DAY)
    await house.service.absences.go(ANNA, 0)
    (board,) = [x for x in await house.letters() if isinstance(x, PublicLetter)]
    assert keys(board.notices)[-2:] == ["table-away", "table-back"]
    assert (await house.table(code)).seats[0].deadline == house.clock.now() + 14 * HOUR
    anna = await house.service.queries.profile(ANNA.id)
    assert anna is not None
    assert days_off(anna, house.clock.now()) == 28


async def test_going_and_coming_in_turn_is_told_once_a_day(house: House) -> None:
    await house.remember(ANNA, BRUNO)
    code = await house.begin(ANNA, BRUNO, pace=Pace(24, "resign"))

    async def told(*absences: int) -> list[str]:
        before = len(await told_at(house, code))
        for days in absences:
            await house.service.absences.go(ANNA, days)
        return (await told_at(house, code))[before:]

    assert await told(1, 0, 1, 0, 1, 0) == ["table-away", "table-back"]
    assert await told(1, 3, 2, 5) == ["table-away"], "that it is for longer, once"
    assert await told(0) == ["table-back"], "as the table was told otherwise"
    assert await told(3, 0, 1) == []
    until = house.clock.now() + DAY
    assert (await house.table(code)).seats[0].deadline == until + 24 * HOUR, "the clock stands"
    house.clock.pass_by(AGAIN_AFTER)
    assert await told(0) == [], "whoever was to be back by now is"
    assert await told(2, 0) == ["table-away", "table-back"]


async def test_nobody_is_told_of_the_days_off_of_somebody_who_has_resigned(house: House) -> None:
    await house.remember(ANNA, BRUNO, CARLA)
    code = await house.begin(ANNA, BRUNO, CARLA)
    await house.order(code, Resign(CARLA))
    await house.letters()
    before = await house.table(code)
    await house.service.absences.go(CARLA, 3)
    assert await house.letters() == []
    assert (await house.table(code)).idle_from == before.idle_from, "nor does the game wait"


async def test_a_question_asked_of_somebody_who_is_away_counts_from_their_return(
    house: House,
) -> None:
    await house.remember(ANNA, BRUNO)
    await house.service.absences.go(BRUNO, 5)
    code = await house.begin(ANNA, BRUNO, pace=Pace(24, "resign"))
    deadlines = [s.deadline for s in (await house.table(code)).seats]
    assert deadlines == [NOON + 24 * HOUR, NOON + 5 * DAY + 24 * HOUR]
