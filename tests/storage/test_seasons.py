"""Seasons over a store: each is closed once in each server, and leaves its titles."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from club.season_service import CLOSED_AFTER, LOOK_AGAIN, Seasons
from club.seasons.calendar import Season, season_at
from club.seasons.interfaces import ClosedSeason
from club.seasons.season_table import FEWEST_GAMES
from storage.privacy.erasure import SqlMemory
from storage.rows.key_values import KeyValues
from storage.store import SqlStore
from tables.model.commands import Person
from tables.model.table import FORMER_PLAYER, GuildId, PlayerProfile
from tests.part_caller import calling
from tests.storage.test_migrations import as_of
from tests.tables.running_service import House, make_house
from tests.tables.sample_tables import ANNA, BRUNO, CARLA, CLUB, DINO, PIAZZA
from tests.tables.test_results import finished

AUTUMN = Season(2025, 4)
"""The season in which the house begins."""


@pytest.fixture
async def house(any_store: SqlStore) -> House:
    made = House(any_store)
    await KeyValues(any_store.database).write("seasons_since", "0")
    assert season_at(made.clock.now()) == AUTUMN
    return made


def seasons(house: House) -> Seasons:
    return Seasons(house.store, house.clock)


async def play(house: House, *people: Person) -> Person:
    """Play on different days until one of these people alone is best; return them."""
    games, best = 0, list[Person]()
    while games < FEWEST_GAMES or len(best) > 1:
        house.clock.pass_by(86_400_000)
        await finished(house, *people)
        games += 1
        rows = (await seasons(house).tables_of(CLUB, AUTUMN)).overall
        best = [p for p in people for row in rows if (row.player, row.rank) == (p.id, 1)]
    return best[0]


def after(house: House, season: Season = AUTUMN, milliseconds: int = CLOSED_AFTER) -> None:
    house.clock.pass_by(season.ends_at + milliseconds - house.clock.now())


async def test_a_season_leaves_its_titles_once_however_often_it_is_closed(house: House) -> None:
    best = await play(house, ANNA, BRUNO, CARLA)
    house.clock.pass_by(1_000)
    assert await seasons(house).close_due() == AUTUMN.ends_at + CLOSED_AFTER
    assert await seasons(house).titles_in(CLUB) == [], "it is not over yet"
    after(house)
    both = await asyncio.gather(*(seasons(house).close_due() for _ in range(2)))
    assert set(both) == {AUTUMN.next.ends_at + CLOSED_AFTER}
    await seasons(house).close_due()
    (title,) = await seasons(house).titles_in(CLUB)
    assert (title.season, title.game, title.player) == (AUTUMN, "pebbles", best.id)
    assert await seasons(house).titles_of(best.id) == [title]
    (closed,) = await seasons(house).untold()
    assert (closed.guild, closed.season, closed.place) == (CLUB, AUTUMN, PIAZZA)
    assert await seasons(house).claim(closed, "one", 10)
    assert not await seasons(house).claim(closed, "two", 10)
    await seasons(house).note_told(closed, "two")
    assert await seasons(house).untold() == [closed], "whoever has not claimed it stores nothing"
    await seasons(house).note_told(closed, "one")
    assert await seasons(house).untold() == []
    assert not await seasons(house).claim(closed, "one", 10)


async def test_the_end_of_a_season_of_before_is_claimed_by_nobody(tmp_path: Path) -> None:
    closed = ClosedSeason(1, CLUB, AUTUMN, 5, PIAZZA)
    async with make_house(tmp_path) as house:
        assert await house.store.transact(calling("seasons.close", closed, ()))
    as_of("0040", tmp_path / "tavolo.sqlite3")
    async with make_house(tmp_path) as house:
        assert await seasons(house).untold() == [closed]
        assert await seasons(house).claim(closed, "one", 10)


async def test_a_game_counts_for_the_season_in_which_it_ends(house: House) -> None:
    house.clock.pass_by(AUTUMN.ends_at - 1 - house.clock.now())
    await finished(house, ANNA, BRUNO)
    house.clock.pass_by(1)
    await finished(house, ANNA, BRUNO)
    for season in (AUTUMN, AUTUMN.next):
        rows = (await seasons(house).tables_of(CLUB, season)).overall
        assert [row.games for row in rows] == [1, 1]
    assert (await seasons(house).tables_of(CLUB, AUTUMN.previous)).overall == ()


async def test_where_too_few_have_played_it_ends_without_a_word(house: House) -> None:
    await play(house, ANNA, BRUNO)
    after(house)
    await seasons(house).close_due()
    assert await seasons(house).titles_in(CLUB) == []
    assert await seasons(house).untold() == []
    closed = await house.store.read(lambda r: r.seasons.closed(CLUB, AUTUMN))
    assert closed is not None
    assert closed.place is None


async def test_whoever_is_forgotten_stays_champion_without_a_name(house: House) -> None:
    best = await play(house, ANNA, BRUNO, CARLA)
    after(house)
    await seasons(house).close_due()
    memory = SqlMemory(house.store.database)
    await memory.mark(best.id, house.clock.now())
    for table in await memory.tables_of(best.id):
        await memory.forget_at(table, best.id, house.clock.now())
    await memory.forget_elsewhere(best.id)
    assert await memory.finish(best.id)
    (title,) = await seasons(house).titles_in(CLUB)
    assert title.player == FORMER_PLAYER
    assert await seasons(house).titles_of(best.id) == []


async def test_whoever_hides_is_neither_in_a_table_nor_champion(house: House) -> None:
    best = await play(house, ANNA, BRUNO, CARLA, DINO)
    await house.service.remember(PlayerProfile(best.id, best.name, leaderboard="hidden"))
    after(house)
    await seasons(house).close_due()
    rows = (await seasons(house).tables_of(CLUB, AUTUMN)).overall
    assert len(rows) == 3
    assert best.id not in {row.player for row in rows}
    (title,) = await seasons(house).titles_in(CLUB)
    assert title.player != best.id
    now_hidden = PlayerProfile(title.player, "Somebody", leaderboard="hidden")
    await house.service.remember(now_hidden)
    assert await seasons(house).titles_in(CLUB) == []
    assert await seasons(house).titles_of(title.player) == [title], "they see it themselves"


async def test_a_season_missed_while_nothing_ran_is_closed_but_none_before_it(
    house: House,
) -> None:
    await play(house, ANNA, BRUNO, CARLA)
    after(house, AUTUMN.next)
    await seasons(house).close_due()
    assert await seasons(house).titles_in(CLUB) == [], "only the season just over is closed"


async def write(house: House, statement: str, **values: object) -> None:
    """Change rows behind the back of the store."""
    await house.store.database.write(lambda c: c.execute(text(statement), values).close())


async def test_a_server_whose_results_cannot_be_read_holds_up_no_other(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await play(house, ANNA, BRUNO, CARLA)
    await write(house, "UPDATE result SET guild_id = 300")
    await write(house, "UPDATE result_seat SET parts = 'x'")
    await play(house, ANNA, BRUNO, CARLA)
    after(house)
    assert await seasons(house).close_due() == house.clock.now() + LOOK_AGAIN
    assert await seasons(house).titles_in(CLUB) != []
    (line,) = [line for line in caplog.records if getattr(line, "alert", None) == "season"]
    assert "server 300" in line.getMessage()
    await write(house, "UPDATE result_seat SET parts = '[]'")
    assert await seasons(house).close_due() == AUTUMN.next.ends_at + CLOSED_AFTER
    assert await seasons(house).titles_in(GuildId(300)) != []
