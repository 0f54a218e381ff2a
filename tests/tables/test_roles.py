"""The role that a new table pings: in its first post, if seats are free."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from model.commands import Person
from model.letters import PublicLetter
from model.table import Computer, RoleId
from tests.tables.running_service import House, make_house
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, PIAZZA

PLAYERS = RoleId(600_000_000_000_000_001)
EASY = Computer("pebbles", "easy")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with make_house(tmp_path) as house:
        await house.remember(ANNA, BRUNO, CARLA)
        yield house


async def called(house: House) -> list[RoleId | None]:
    """The role that each post calls, in order."""
    return [x.role for x in await house.letters() if isinstance(x, PublicLetter)]


@pytest.mark.parametrize(
    ("guests", "options", "role"),
    [
        ((), {"size": 2}, PLAYERS),
        ((BRUNO,), {"size": 3}, PLAYERS),
        ((), {"size": 3, "computers": (EASY,)}, PLAYERS),
        ((BRUNO,), {"size": 2}, None),
        ((BRUNO,), {"size": 3, "computers": (EASY,)}, None),
        ((), {"size": 2, "computers": (EASY,)}, None),
    ],
)
async def test_a_role_is_called_to_free_seats_only(
    house: House, guests: tuple[Person, ...], options: dict[str, Any], role: RoleId | None
) -> None:
    await house.open(ANNA, *guests, role=PLAYERS, **options)
    assert await called(house) == [role]


async def test_no_later_post_calls_it_again(house: House) -> None:
    code = await house.open(ANNA, size=3, role=PLAYERS)
    assert await called(house) == [PLAYERS]
    for who in (BRUNO, CARLA):
        await house.service.join(house.request(), code, who, PIAZZA)
        assert await called(house) == [None]


async def test_a_rematch_calls_nobody_but_those_who_played(house: House) -> None:
    code = await house.open(ANNA, size=2, role=PLAYERS)
    await house.service.join(house.request(), code, BRUNO, PIAZZA)
    await house.finish(code, (ANNA, BRUNO))
    await house.letters()
    await house.service.rematch(house.request(), code, ANNA)
    assert await called(house) == [None]


async def test_if_no_seat_is_free_any_more_when_it_is_sent_it_calls_nobody(house: House) -> None:
    code = await house.open(ANNA, size=3, role=PLAYERS)
    for who in (BRUNO, CARLA):
        await house.service.join(house.request(), code, who, PIAZZA)
    assert await called(house) == [None]
