"""No legitimate action delays a game longer than documented (docs/clocks.md)."""

from collections.abc import Mapping
from datetime import UTC, datetime

import pytest

from model.commands import Answer, Freeze, Person, Undo
from model.letters import PublicLetter
from model.refusals import TableRefuses
from model.table import (
    HOUR,
    MINUTE,
    Choice,
    Computer,
    Pace,
    PlayerProfile,
    Status,
    TableCode,
)
from tables.decisions.undo import MOST_FREE
from tables.paces import SHORTEST_GRACE
from tests.tables.running_service import House
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, CLUB, DINO, PIAZZA
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
    for _ in range(MOST_FREE):
        end = await deadline(house, code, 0)
        await house.service.remember(asleep_at(ANNA, end))
        await house.lay(code, ANNA)
        await house.order(code, Undo(ANNA))
        await house.letters()
    spent = house.clock.now() + 12 * HOUR + DAY
    assert await deadline(house, code, 0) <= spent


# --- votes ---------------------------------------------------------------------------------------

ASKS = Pace(hours=24, late="ask")


async def vote_each_day(
    house: House, code: TableCode, wishes: Mapping[Person, Choice], days: int
) -> int:
    """Anna never moves, and the others answer each vote at once; after how many days it is over.

    It is over when the game is, or a computer plays for Anna.
    """
    for day in range(days):
        table = await house.table(code)
        if table.status.is_over or isinstance(table.seats[0].occupant, Computer):
            return day
        for person, choice in wishes.items():
            for poll in (await house.table(code)).polls:
                if poll.about.seat == 0 and choice in poll.choices:
                    await house.order(code, Answer(person, poll.number, choice))
        await house.letters()
        house.clock.pass_by(DAY)
        await fire_all(house)
    return days


async def left_waiting(house: House, *others: Person, pace: Pace = ASKS) -> TableCode:
    """A game in which everybody but Anna has moved."""
    code = await house.begin(ANNA, *others, pace=pace)
    for person in others:
        await house.lay(code, person)
    await house.letters()
    return code


async def test_from_the_second_lapse_on_a_computer_plays_where_the_others_disagree(
    house: House,
) -> None:
    code = await left_waiting(house, BRUNO, CARLA)
    wishes: dict[Person, Choice] = {BRUNO: "wait", CARLA: "computer"}
    assert await vote_each_day(house, code, wishes, 40) <= 5
    assert (await house.table(code)).status is Status.PLAYING


async def test_neither_does_an_accomplice_who_is_away_hold_a_third(house: House) -> None:
    await house.remember(ANNA, BRUNO, CARLA)
    code = await left_waiting(house, BRUNO, CARLA)
    await house.service.absences.go(BRUNO, 30)
    assert await vote_each_day(house, code, {CARLA: "computer"}, 40) <= 5


async def test_votes_are_no_acts_that_keep_a_game_from_its_end(house: House) -> None:
    code = await left_waiting(house, BRUNO, CARLA, DINO)
    wishes: dict[Person, Choice] = {BRUNO: "wait", CARLA: "wait", DINO: "computer"}
    assert await vote_each_day(house, code, wishes, 40) == 30
    assert (await house.table(code)).status is Status.CANCELLED


# --- substitutes ---------------------------------------------------------------------------------

LIVE = Pace(hours=0, minutes=5, late="ask")


async def lapse(house: House, code: TableCode) -> None:
    """The time of whoever is to act first runs out."""
    due = min(s.deadline for s in (await house.table(code)).to_act if s.deadline is not None)
    house.clock.instant = max(house.clock.instant, due)
    await fire_all(house)


async def test_one_person_gives_nobodys_seat_away_at_the_first_lapse(house: House) -> None:
    code = await left_waiting(house, BRUNO, pace=LIVE)
    await lapse(house, code)
    with pytest.raises(TableRefuses, match="table-refusal-decided"):
        await house.vote(code, BRUNO, "substitute")


async def looked_for(house: House) -> TableCode:
    """Bruno looks for somebody in Anna's place, who is late for the second time."""
    code = await left_waiting(house, BRUNO, pace=LIVE)
    await lapse(house, code)
    await house.vote(code, BRUNO, "wait")
    await house.letters()
    await lapse(house, code)
    await house.vote(code, BRUNO, "substitute")
    await house.letters()
    return code


async def test_a_substitute_sees_no_hand_before_the_late_one_had_a_grace(house: House) -> None:
    await house.remember(ANNA, BRUNO, CARLA)
    code = await looked_for(house)
    done = await house.service.join(house.request(), code, CARLA, PIAZZA)
    assert done.look.seat is None
    await house.letters()
    house.clock.pass_by(SHORTEST_GRACE - MINUTE)
    await fire_all(house)
    assert (await house.service.queries.look(code, CARLA.id)).seat is None
    house.clock.pass_by(MINUTE)
    await fire_all(house)
    table = await house.table(code)
    assert (table.seats[0].owner, table.invited) == (CARLA.id, ())
    assert (await house.service.queries.look(code, CARLA.id)).seat == 0
    assert (await house.service.queries.look(code, ANNA.id)).seat is None


async def test_the_late_one_who_moves_in_the_grace_keeps_the_seat(house: House) -> None:
    code = await looked_for(house)
    await house.service.join(house.request(), code, CARLA, PIAZZA)
    await house.letters()
    await house.lay(code, ANNA)
    house.clock.pass_by(DAY)
    await fire_all(house)
    table = await house.table(code)
    assert (table.seats[0].owner, table.promised, table.invited) == (ANNA.id, (), ())


# --- a frost -------------------------------------------------------------------------------------


async def test_a_frozen_game_ends_after_a_month_and_is_told_a_day_before(house: House) -> None:
    code = await house.begin(ANNA, BRUNO)
    await house.order(code, Freeze(DINO, CLUB))
    await house.letters()
    told = []
    for day in range(1, 31):
        house.clock.pass_by(DAY)
        while due := (await house.service.timers.agenda()).due:
            await house.service.timers.fire(due[0])
            letters = await house.letters()
            told += [
                (day, n.key) for x in letters if isinstance(x, PublicLetter) for n in x.notices
            ]
    assert told == [(29, "frost-closing"), (30, "table-frost-over")]
    assert (await house.table(code)).status is Status.CANCELLED
