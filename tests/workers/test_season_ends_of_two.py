"""Two processes that tell the end of the same season: it is told once."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest

from club.season_service import Seasons
from club.seasons.calendar import Season
from club.seasons.interfaces import ClosedSeason, HeldTitle
from club.seasons.season_table import SeasonTables
from tables.model.table import GuildId
from tests.part_caller import calling
from tests.tables.running_service import House, make_house
from tests.tables.sample_tables import PIAZZA
from tests.workers.running_dispatcher import Arrived
from tests.workers.test_cup_posts_of_two import SlowMessenger
from tests.workers.test_season_ends import AUTUMN, CLUB, TABLES, TITLES, Club, language_of
from workers.delivery.letter_claims import LEASE
from workers.delivery.season_ends import SeasonEnds


class PlayedSeasons(Seasons):
    """Seasons as they are stored, whose tables and titles are samples."""

    async def tables_of(self, guild: GuildId, season: Season) -> SeasonTables:
        assert (guild, season) == (CLUB, AUTUMN)
        return TABLES

    async def titles_in(self, guild: GuildId) -> list[HeldTitle]:
        assert guild == CLUB
        return [*TITLES]


class TwoProcesses:
    """A season that is over, and two processes that tell its end."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.messengers = [SlowMessenger({}), SlowMessenger({})]
        self.first, self.second = map(self.process, self.messengers)

    def process(self, messenger: SlowMessenger) -> SeasonEnds:
        """The worker of a process of its own."""
        house, club = self.house, cast(Any, Club(0))
        seasons = PlayedSeasons(house.store, house.clock)
        return SeasonEnds(seasons, club, club, language_of, club.game_name, messenger, house.clock)

    async def held_up(self) -> "asyncio.Task[int]":
        """The first process is in the middle of its post."""
        return await self.messengers[0].hold_up(self.first.work())

    async def untold(self) -> list[ClosedSeason]:
        return await Seasons(self.house.store, self.house.clock).untold()

    def posts(self) -> list[int]:
        """How many posts have arrived from each process."""
        return [len(messenger.take()) for messenger in self.messengers]


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[TwoProcesses]:
    async with make_house(tmp_path) as house:
        closed = ClosedSeason(1, CLUB, AUTUMN, house.clock.now(), PIAZZA)
        assert await house.store.transact(calling("seasons.close", closed, ()))
        yield TwoProcesses(house)


async def test_a_post_under_way_is_repeated_by_no_other_process(two: TwoProcesses) -> None:
    late = await two.held_up()
    again = await two.second.work()
    assert again > two.house.clock.now(), "it waits for the other"
    two.messengers[0].goes_on.set()
    await late
    two.house.clock.pass_by(LEASE)
    await two.second.work()
    assert two.posts() == [1, 0]
    assert await two.untold() == []


async def test_the_end_that_a_process_died_over_is_told_by_another_after_its_lease(
    two: TwoProcesses,
) -> None:
    dies = await two.held_up()
    dies.cancel()
    await asyncio.wait({dies})
    await two.second.work()
    assert two.posts() == [0, 0]
    two.house.clock.pass_by(LEASE)
    await two.second.work()
    assert two.posts() == [0, 1]


async def test_a_process_that_starts_on_a_file_waits_for_no_other(two: TwoProcesses) -> None:
    """On SQLite no other can be alive."""
    dies = await two.held_up()
    dies.cancel()
    await asyncio.wait({dies})
    await two.house.store.outbox.release_all()
    await two.second.work()
    assert two.posts() == [0, 1]


async def test_a_post_that_fails_is_tried_again_by_the_process_that_has_it(
    two: TwoProcesses,
) -> None:
    def mishap(deed: Arrived) -> None:
        raise ZeroDivisionError

    two.messengers[0].mishap = mishap
    again = await two.first.work()
    two.messengers[0].mishap = lambda _: None
    two.house.clock.pass_by(again - two.house.clock.now())
    await two.first.work()
    assert two.posts() == [1, 0]
    assert await two.untold() == []
