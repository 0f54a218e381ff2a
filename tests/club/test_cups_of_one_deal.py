"""A database of a version in which all tables of a round could have one deal goes on without it.

``cups_of_one_deal.sql``: T017 is in mid-round, its table T019 over and T020 running, both closed;
T013 was called off while its closed tables T015 and T016 ran; T001 is over, and the deal of its
first round was played again, to the end at T012.
"""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text

from club.model.cup import CupCode, CupStatus
from tables.history.record import GameRecord
from tables.model.table import CupGame, Status, TableCode
from tests.club.running_club import Club, make_club
from tests.part_caller import calling
from tests.tables.sample_tables import ELSA

MID, OFF, DONE = map(CupCode, ("T017", "T013", "T001"))
OVER, RUNNING, AGAIN = map(TableCode, ("T019", "T020", "T012"))


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    with sqlite3.connect(tmp_path / "tavolo.sqlite3") as database:
        database.executescript(
            (Path(__file__).parent / "cups_of_one_deal.sql").read_text(encoding="utf-8")
        )
    database.close()
    async with make_club(tmp_path) as club:
        house = club.house
        newest = "SELECT max(updated_at) FROM game_table"
        at = await house.store.database.read(lambda c: c.execute(text(newest)).scalar_one())
        house.clock.pass_by(at - house.clock.now())
        for _ in range(100):
            house.entropy.code()
        await house.service.archive.take_in()
        yield club


async def test_a_cup_in_mid_round_goes_on_with_own_deals_in_the_open(club: Club) -> None:
    facts = (await club.service.queries.cup(MID)).facts
    counted, running = facts.rounds[0].pairings
    assert (counted.code, counted.is_counted, counted.runs) == (OVER, True, False)
    assert (running.code, running.runs) == (RUNNING, True)
    before = await club.house.table(RUNNING)
    assert before.cup == CupGame(MID, 1)
    assert (await club.house.service.queries.look(RUNNING, ELSA.id)).view is not None
    await club.play_round(MID)
    tables = await club.tables(MID)
    assert len((await club.cup(MID)).rounds) == 2
    assert len({table.seed for table in tables}) == 2
    assert (await club.play_to_the_end(MID)).champion is not None
    assert (await club.cup(MID)).status is CupStatus.FINISHED
    assert await club.service.advance() is None


async def test_a_closed_table_that_is_over_shows_its_game_and_its_result_is_kept(
    club: Club,
) -> None:
    table = await club.house.table(OVER)
    assert isinstance(await club.house.service.past.record(OVER), GameRecord)
    kept = await club.house.store.read(calling("results.of_table", table.id))
    assert kept is not None
    facts = await club.house.service.queries.facts(OVER)
    assert (facts.status, facts.seed is None) == (Status.FINISHED, False)


async def test_closed_tables_of_a_cup_that_was_called_off_are_ordinary_ones(club: Club) -> None:
    for code in ("T015", "T016"):
        table = await club.house.table(TableCode(code))
        assert (table.cup, table.status) == (None, Status.PLAYING)
        await club.finish(table.code)
    await club.service.advance()
    assert (await club.cup(OFF)).status is CupStatus.CALLED_OFF


async def test_posts_of_such_cups_are_edited_once_more(club: Club) -> None:
    versions = [(await club.cup(code)).version for code in (MID, OFF, DONE)]
    assert versions == [8, 9, 17]


async def test_a_game_of_a_known_deal_stays_unrated(club: Club) -> None:
    table = await club.house.table(AGAIN)
    kept = await club.house.store.read(calling("results.of_table", table.id))
    assert kept is not None
    assert kept.unrated == "undone"
    assert {seat.rated for seat in kept.seats} == {None}
