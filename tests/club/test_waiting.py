"""A cup waits for people who are away until enough of them are back, and says until when."""

from typing import get_args

import pytest

from club.channel_checks import Whereabouts
from club.model.cup import CupCode, CupStatus, Format
from tables.model.commands import Person
from tables.model.table import HOUR
from tests.club.running_club import PLAYERS, Club, there
from tests.part_caller import calling
from tests.tables.sample_tables import CLUB

DAY = 24 * HOUR
ONE, TWO, THREE, FOUR = PLAYERS[:4]


async def goes_away(club: Club, person: Person, days: int) -> None:
    await club.house.service.absences.go(person, days)


async def waiting(club: Club, *days: int) -> CupCode:
    """A cup of four whose first round waits: the last of them are away for so many days."""
    await club.house.remember(*PLAYERS[:4])
    for person, away in zip(reversed(PLAYERS[:4]), days, strict=False):
        await goes_away(club, person, away)
    return await club.begin(*PLAYERS[:4], format="swiss")


async def state(club: Club, code: CupCode) -> tuple[int, int | None]:
    """How many rounds there are, and until when the next one waits, in days from now."""
    cup = await club.cup(code)
    left = None if cup.waits_until is None else (cup.waits_until - club.house.clock.now()) // DAY
    return len(cup.rounds), left


async def test_it_waits_until_the_first_is_back_with_whom_a_round_can_be_played(
    club: Club,
) -> None:
    code = await waiting(club, 9, 5, 7)
    assert await state(club, code) == (0, 5)
    version = (await club.cup(code)).version
    assert await club.service.advance() == club.house.clock.now() + 5 * DAY
    assert (await club.cup(code)).version == version, "what is said is not said again"
    assert (await club.service.queries.cup(code)).facts.waits_until is not None
    club.house.clock.pass_by(5 * DAY)
    await club.service.advance()
    assert await state(club, code) == (1, None)


async def test_if_all_are_away_it_waits_until_two_are_back(club: Club) -> None:
    code = await waiting(club, 9, 5, 7, 6)
    assert await state(club, code) == (0, 6)


async def test_whoever_is_back_early_has_the_round_begin_at_once(club: Club) -> None:
    code = await waiting(club, 9, 5, 7)
    rings = club.house.rings
    await goes_away(club, FOUR, 0)
    assert club.house.rings > rings
    await club.service.advance()
    assert await state(club, code) == (1, None)


async def test_whoever_is_back_early_but_not_enough_makes_it_wait_for_less_long(
    club: Club,
) -> None:
    code = await waiting(club, 9, 8, 7, 6)
    await goes_away(club, FOUR, 0)
    await club.service.advance()
    assert await state(club, code) == (0, 6)


async def test_whoever_stays_away_for_longer_has_it_wait_for_longer(club: Club) -> None:
    code = await waiting(club, 9, 5, 7)
    await goes_away(club, THREE, 8)
    await club.service.advance()
    assert await state(club, code) == (0, 7)


async def test_whoever_leaves_while_it_waits_is_waited_for_no_more(club: Club) -> None:
    code = await waiting(club, 9, 5, 7)
    await club.leave(code, THREE)
    await club.service.advance()
    assert await state(club, code) == (0, 7)
    for person in (TWO, FOUR):
        await club.leave(code, person)
    await club.service.advance()
    assert (await club.cup(code)).status is CupStatus.CALLED_OFF


async def test_whoever_is_banned_while_it_waits_leaves_at_once(club: Club) -> None:
    code = await waiting(club, 9, 5, 7)
    await club.house.service.removals.ban(CLUB, THREE.id)
    await club.service.advance()
    assert await state(club, code) == (0, 7)
    assert THREE.id not in (await club.cup(code)).people


async def test_an_absence_elsewhere_makes_no_cup_due(club: Club) -> None:
    code = await waiting(club, 9, 5, 7)
    due_at = await club.service.advance()
    await club.house.remember(PLAYERS[8])
    await goes_away(club, PLAYERS[8], 3)
    await goes_away(club, PLAYERS[8], 0)
    due = calling("cups.due", club.house.clock.now())
    assert await club.house.store.read(due) == []
    assert await club.service.advance() == due_at
    assert await state(club, code) == (0, 5)


async def test_in_a_round_that_is_played_nobody_is_waited_for(club: Club) -> None:
    code = await club.begin(*PLAYERS[:4], format="swiss", round_days=7)
    await club.house.remember(*PLAYERS[:4])
    ends_at = (await club.round(code)).ends_at
    await goes_away(club, FOUR, 3)
    await goes_away(club, FOUR, 0)
    assert await club.service.advance() == ends_at


async def deleted(_guild: object, _place: object) -> Whereabouts:
    return "deleted"


async def test_a_cup_whose_channel_is_found_again_waits_anew(club: Club) -> None:
    code = await waiting(club, 9, 5, 7)
    await club.service.look_for_places(deleted)
    await club.service.advance()
    assert await state(club, code) == (0, None)
    await club.service.look_for_places(there)
    await club.service.advance()
    assert await state(club, code) == (0, 5)


async def test_nobody_loses_a_life_by_a_day_off_between_two_rounds(club: Club) -> None:
    """The next round waits for whoever is back within three days after the one before."""
    await club.house.remember(*PLAYERS[:4])
    code = await club.begin(*PLAYERS[:4], format="knock-out")
    await goes_away(club, FOUR, 1)
    back = club.house.clock.now() + DAY
    await finish_round(club, code)
    assert await club.service.advance() == back
    assert await state(club, code) == (1, 1)
    club.house.clock.instant = back
    await club.service.advance()
    assert len((await club.cup(code)).rounds) == 2
    assert not any(p.is_sat_out for p in (await club.round(code)).pairings)


async def test_whoever_is_away_for_longer_is_not_waited_for(club: Club) -> None:
    await club.house.remember(*PLAYERS[:4])
    code = await club.begin(*PLAYERS[:4], format="knock-out")
    await goes_away(club, FOUR, 4)
    await finish_round(club, code)
    assert [p.is_sat_out for p in (await club.round(code)).pairings].count(True) == 1


@pytest.mark.parametrize("format_", get_args(Format))
async def test_computers_play_no_round_without_people(club: Club, format_: Format) -> None:
    await club.house.remember(*PLAYERS[:2])
    for person in PLAYERS[:2]:
        await goes_away(club, person, 5)
    code = await club.begin(*PLAYERS[:2], format=format_, computers=("easy",) * 4)
    assert await state(club, code) == (0, 5)
    await goes_away(club, ONE, 0)
    await club.service.advance()
    assert len((await club.cup(code)).rounds) == 1, "with one of them it goes on"


async def finish_round(club: Club, code: CupCode) -> None:
    """All games of the round end."""
    for table in await club.tables(code):
        await club.finish(table.code)
    await club.service.advance()
