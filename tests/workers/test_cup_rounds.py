"""Cups are carried on when their time comes, and those whose channel is gone are called off."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from model.cup import CupStatus
from model.shards import EVERYBODY
from model.table import HOUR, GuildId, PlaceId
from tests.cups.running_cups import PLAYERS, Cups
from tests.tables.running_service import make_house
from tests.tables.sample_tables import CLUB, PIAZZA
from workers.cups import LOOK_AGAIN, CupRounds

THREE = PLAYERS[:3]


class Surroundings:
    """A service of cups, and the channels that are gone."""

    def __init__(self, cups: Cups) -> None:
        self.cups, self.clock = cups, cups.house.clock
        self.gone: set[tuple[int, int]] = set()
        self.looked: list[int] = []
        outages = cups.house.service.outages
        self.rounds = CupRounds(cups.service, self.clock, self._is_lost, outages, lambda: EVERYBODY)

    async def _is_lost(self, guild: GuildId, place: PlaceId) -> bool:
        self.looked.append(self.clock.now())
        return (guild, place) in self.gone


@pytest.fixture
async def around(tmp_path: Path) -> AsyncIterator[Surroundings]:
    async with make_house(tmp_path) as house:
        yield Surroundings(Cups(house))


async def test_it_looks_again_when_a_cup_is_due_and_every_few_minutes(around: Surroundings) -> None:
    clock = around.clock
    assert await around.rounds.work() == clock.now() + LOOK_AGAIN
    code = await around.cups.open(*THREE, closes_at=clock.now() + 7)
    assert await around.rounds.work() == clock.now() + 7
    clock.pass_by(7)
    await around.rounds.work()
    assert (await around.cups.cup(code)).status is CupStatus.PLAYING


async def test_channels_are_looked_at_once_an_hour_and_when_one_may_be_gone(
    around: Surroundings,
) -> None:
    code = await around.cups.open(*THREE)
    began = around.clock.now()
    for pause in (0, HOUR - 1, 1, 1):
        around.clock.pass_by(pause)
        await around.rounds.work()
    assert around.looked == [began, began + HOUR]
    around.gone.add((CLUB, PIAZZA))
    around.rounds.doubt_places()
    await around.rounds.work()
    assert (await around.cups.cup(code)).status is CupStatus.CALLED_OFF
    around.rounds.doubt_places()
    await around.rounds.work()
    assert len(around.looked) == 3, "a cup that is over is not looked for"
