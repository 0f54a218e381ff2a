"""Cups whose channel is deleted, and those of a server that the bot has left."""

import pytest

from club.channel_checks import Whereabouts
from club.decisions.progress import DAY, LOST_FOR
from club.model.cup import CupCode, CupStatus
from tables.model.table import HOUR, GuildId, PlaceId, Status
from tests.club.running_club import PLAYERS, Club
from tests.tables.sample_tables import CLUB, PIAZZA

PEOPLE = PLAYERS[:4]


async def found(club: Club, where: Whereabouts) -> None:
    """All places are looked at, and this has become of them."""

    async def whether(guild: GuildId, place: PlaceId) -> Whereabouts:
        assert (guild, place) == (CLUB, PIAZZA)
        return where

    await club.service.look_for_places(whether)


async def told_of_the_end(club: Club, code: CupCode) -> None:
    """The cup is called off, as its channel is gone; each entrant has been told once."""
    await club.service.advance()
    assert (await club.cup(code)).status is CupStatus.CALLED_OFF
    assert sorted(await club.told()) == [("club-told-place-gone", one.id) for one in PEOPLE]


async def test_no_round_begins_in_a_deleted_channel_and_after_a_week_the_cup_is_called_off(
    club: Club,
) -> None:
    code = await club.begin(*PEOPLE)
    lost_at = club.house.clock.now()
    await found(club, "deleted")
    await club.play_round(code)
    cup = await club.cup(code)
    assert (len(cup.rounds), cup.round, cup.lost_at) == (1, None, lost_at)
    assert await club.service.advance() == lost_at + LOST_FOR
    club.house.clock.pass_by(DAY)
    await found(club, "deleted")
    assert (await club.cup(code)) == cup, "what is known is not noted again"
    assert await club.told() == []
    club.house.clock.instant = lost_at + LOST_FOR
    await told_of_the_end(club, code)


async def test_a_cup_whose_channel_is_there_after_all_goes_on(club: Club) -> None:
    code = await club.begin(*PEOPLE)
    await found(club, "deleted")
    await club.play_round(code)
    await found(club, "there")
    club.house.clock.pass_by(LOST_FOR)
    await club.service.advance()
    cup = await club.cup(code)
    assert (len(cup.rounds), cup.lost_at) == (2, None)


async def test_a_round_that_is_played_in_a_deleted_channel_is_counted_until_then(
    club: Club,
) -> None:
    code = await club.begin(*PEOPLE)
    first, second = await club.tables(code)
    await found(club, "deleted")
    await club.finish(first.code)
    club.house.clock.pass_by(LOST_FOR)
    await told_of_the_end(club, code)
    (played,) = (await club.cup(code)).rounds
    assert [pairing.is_counted for pairing in played.pairings] == [True, False]
    after = await club.house.table(second.code)
    assert (after.status, after.cup) == (Status.PLAYING, None), "an ordinary game from now on"


async def test_a_cup_that_gathers_in_a_deleted_channel_begins_no_round(club: Club) -> None:
    code = await club.open(*PEOPLE, closes_at=club.house.clock.now() + HOUR)
    await found(club, "deleted")
    club.house.clock.pass_by(HOUR)
    await club.service.advance()
    assert (await club.cup(code)).rounds == ()
    club.house.clock.pass_by(LOST_FOR)
    await told_of_the_end(club, code)


@pytest.mark.parametrize("begun", [True, False])
async def test_the_cups_of_a_server_that_was_left_are_called_off_at_once(
    club: Club, begun: bool
) -> None:
    code = await (club.begin(*PEOPLE) if begun else club.open(*PEOPLE))
    await found(club, "left")
    await found(club, "left")
    await told_of_the_end(club, code)


async def test_nobody_looks_for_the_channel_of_a_cup_that_is_over(club: Club) -> None:
    await club.call_off(await club.open(*PEOPLE))
    await club.told()
    await found(club, "left")
    assert await club.told() == []
