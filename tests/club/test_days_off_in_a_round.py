"""Days off during a round: it is longer by them, so that whoever comes back still has time."""

from club.decisions.progress import DAY, LONGEST_EXTENSION
from club.model.cup import CupCode
from tables.model.commands import PauseAlone, Person
from tables.model.table import HOUR, Pace, Table
from tests.club.running_club import PLAYERS, Club

ROUND = 7 * DAY


async def begun(club: Club) -> tuple[CupCode, Table, int]:
    """A cup with rounds of seven days, its first table, and when the round ends."""
    await club.house.remember(*PLAYERS[:4])
    code = await club.begin(*PLAYERS[:4], round_days=7, pace=Pace(hours=24))
    (table, *_) = await club.tables(code)
    return code, table, club.house.clock.now() + ROUND


def sitting(table: Table, seat: int) -> Person:
    """The person who sits there."""
    return next(person for person in PLAYERS if person.id == table.people[seat])


async def go(club: Club, person: Person, days: int) -> None:
    """This person takes so many days off; 0: is back."""
    await club.house.service.absences.go(person, days)


async def end_of(club: Club, code: CupCode, at: int) -> int | None:
    """When the round ends, looked at when its end has come; None: it is over."""
    club.house.clock.instant = at
    await club.service.advance()
    played = (await club.cup(code)).rounds[0]
    return None if played.ended_at is not None else played.ends_at


async def test_a_round_does_not_end_because_somebody_is_away(club: Club) -> None:
    code, table, ends = await begun(club)
    await go(club, sitting(table, table.to_act[0].seat), 8)
    assert await end_of(club, code, ends) == ends + 8 * DAY
    assert (await club.round(code)).lengthened_by == 8 * DAY
    assert await end_of(club, code, ends + 8 * DAY) is None


async def test_whoever_came_back_before_the_end_still_has_the_time(club: Club) -> None:
    code, table, ends = await begun(club)
    await go(club, sitting(table, 0), 6)
    assert await end_of(club, code, ends) == ends + 6 * DAY


async def test_whoever_is_back_early_lengthens_it_by_the_days_they_were_away(club: Club) -> None:
    code, table, ends = await begun(club)
    await go(club, sitting(table, 0), 6)
    club.house.clock.pass_by(2 * DAY)
    await go(club, sitting(table, 0), 0)
    assert await end_of(club, code, ends) == ends + 2 * DAY


async def test_days_that_two_are_away_at_once_count_once(club: Club) -> None:
    code, table, ends = await begun(club)
    for seat in (0, 1):
        await go(club, sitting(table, seat), 3)
        club.house.clock.pass_by(DAY)
    assert await end_of(club, code, ends) == ends + 4 * DAY


async def test_whoever_is_away_anew_lengthens_it_by_fourteen_days_in_all(club: Club) -> None:
    code, table, ends = await begun(club)
    await go(club, sitting(table, 0), 8)
    assert await end_of(club, code, ends) == ends + 8 * DAY
    club.house.clock.pass_by(7 * DAY)
    await go(club, sitting(table, 0), 20)
    longer = ends + 8 * DAY
    while (again := await end_of(club, code, longer)) is not None:
        assert again > longer
        longer = again
    assert longer == ends + LONGEST_EXTENSION


async def test_days_off_that_are_given_back_lengthen_it_by_a_day_at_most(club: Club) -> None:
    code, table, ends = await begun(club)
    club.house.clock.instant = ends - 1
    await go(club, sitting(table, 0), 14)
    assert await end_of(club, code, ends) == ends + DAY + 1
    await go(club, sitting(table, 0), 0)
    assert await end_of(club, code, ends + DAY + 1) is None


async def test_whoever_is_still_away_at_the_end_and_is_to_move_comes_behind(club: Club) -> None:
    code, table, end = await begun(club)
    mover = table.to_act[0].seat
    await club.house.lay(table.code, sitting(table, 1 - mover))
    await go(club, sitting(table, mover), 30)
    while (again := await end_of(club, code, end)) is not None:
        end = again
    (pairing,) = [p for p in (await club.cup(code)).rounds[0].pairings if p.table == table.id]
    assert [place.rank for place in pairing.places] == [1 + (n == mover) for n in range(2)]
    assert pairing.places[mover].slow


async def test_pauses_and_days_off_of_one_game_add_up(club: Club) -> None:
    code, table, ends = await begun(club)
    await go(club, sitting(table, 0), 2)
    club.house.clock.pass_by(3 * DAY)
    await club.house.order(table.code, PauseAlone(sitting(table, 1)))
    assert await end_of(club, code, ends) == ends + 3 * DAY


async def test_days_off_lengthen_no_round_whose_game_is_over(club: Club) -> None:
    code, table, ends = await begun(club)
    await go(club, sitting(table, 0), 2)
    club.house.clock.pass_by(HOUR)
    await club.finish(table.code)
    await club.service.advance()
    assert await end_of(club, code, ends) is None


async def test_a_table_without_a_cup_counts_no_days_off(club: Club) -> None:
    await club.house.remember(*PLAYERS[:2])
    code = await club.house.begin(*PLAYERS[:2])
    await go(club, PLAYERS[0], 8)
    assert (await club.house.table(code)).cup is None
