"""All ratings are replaced in one transaction, whatever else happens meanwhile."""

import asyncio

import pytest

from model.commands import Person
from model.table import PlayerId
from storage.store import Store
from tests.tables.running_service import House
from tests.tables.sample_tables import NOON
from tests.tables.test_results import finished, ratings

PEOPLE = [Person(PlayerId(1000 + n), f"Person {n}") for n in range(4)]


async def test_of_several_processes_one_computes_all_ratings_anew(any_store: Store) -> None:
    house = House(any_store)
    for pair in (PEOPLE[:2], PEOPLE[2:], PEOPLE[1:3]):
        await finished(house, *pair)
    before = await ratings(house, *PEOPLE)
    await house.forget_what_is_rated()
    both = (House(any_store).service.archive for _ in range(2))
    done = await asyncio.gather(*(archive.recount(NOON) for archive in both))
    assert sorted(done) == [False, True]
    assert await ratings(house, *PEOPLE) == before


async def test_games_that_end_meanwhile_count_once(
    any_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.database.postgresql.CONFLICTS", ("40001", "55P03"))
    house = House(any_store)
    await finished(house, *PEOPLE[:2])
    pairs = [PEOPLE[1:3], PEOPLE[2:]]
    codes = [await house.begin(*pair) for pair in pairs]
    recount = house.service.archive.recount(NOON)
    await asyncio.gather(recount, *map(house.finish, codes, pairs))
    assert [each.rated.games for each in await ratings(house, *PEOPLE)] == [1, 2, 2, 1]
    results = await any_store.read_much(lambda r: r.results.all_results())
    for rating in await ratings(house, *PEOPLE):
        rated = [one.rated_of(rating.player) for one in results]
        assert sorted(each.games for each in rated if each) == [*range(1, rating.rated.games + 1)]
        assert rating.rated in rated


async def test_a_recount_that_breaks_down_leaves_all_as_it_was(
    any_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(any_store)
    await finished(house, *PEOPLE[:2])
    before = await ratings(house, *PEOPLE)
    with monkeypatch.context() as patch:
        patch.setattr("storage.transaction.results._RECOUNT", None)
        with pytest.raises(Exception, match=r"(?i)null"):
            await house.service.archive.recount(NOON)
    assert await ratings(house, *PEOPLE) == before
    assert await house.service.archive.recounted_at() == 0
