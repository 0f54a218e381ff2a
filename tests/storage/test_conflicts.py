"""Conflicting transactions on PostgreSQL are rolled back and retried; callers do not notice."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from core.errors import PlayerError
from storage.database.postgresql_retries import ATTEMPTS
from storage.store import SqlStore
from tables.interfaces import StoreBusy, Transaction, WriteConflict
from tables.model.table import PlayerProfile, TableCode
from tests.storage.laws import added
from tests.storage.new_stores import Server, make_empty_server_store, make_store
from tests.storage.sample_rows import lobby
from tests.tables.running_service import House
from tests.tables.sample_tables import ANNA, DisturbedStore

CODES = (TableCode("AAAA"), TableCode("BBBB"))


@pytest.fixture
async def shared(server: Server) -> AsyncIterator[SqlStore]:
    async with make_empty_server_store(server.url) as made:
        yield made


def failing(code: str, times: int) -> Callable[[Connection], int]:
    """Work that the server ends with this code so many times; then it says how often it ran."""
    runs = 0

    def work(connection: Connection) -> int:
        nonlocal runs
        runs += 1
        connection.execute(text("INSERT INTO meta VALUES ('runs', '1')")).close()
        if runs <= times:
            raising = f"DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '{code}'; END $$"
            connection.exec_driver_sql(raising).close()
        return runs

    return work


@pytest.mark.parametrize("code", ["40001", "40P01", "55P03", "57014"])
async def test_work_the_server_ended_for_others_is_run_again(shared: SqlStore, code: str) -> None:
    assert await shared.database.write(failing(code, 2)) == 3


@pytest.mark.parametrize(("code", "refusal"), [("55P03", WriteConflict), ("57014", StoreBusy)])
async def test_a_person_is_not_kept_waiting_while_it_is_tried_again_and_again(
    shared: SqlStore, monkeypatch: pytest.MonkeyPatch, code: str, refusal: type[PlayerError]
) -> None:
    monkeypatch.setattr("storage.database.postgresql_retries.SECONDS_TO_TRY", 0)
    work = failing(code, 1)
    with pytest.raises(refusal):
        await shared.database.write(work, patient=False)
    assert await shared.database.write(work, patient=False) == 2


async def test_a_question_that_takes_too_long_is_refused_kindly(shared: SqlStore) -> None:
    def work(connection: Connection) -> None:
        connection.exec_driver_sql("SET LOCAL statement_timeout = 1")
        connection.exec_driver_sql("SELECT pg_sleep(60)")

    with pytest.raises(StoreBusy):
        await shared.database.read(work)


async def test_work_that_is_ended_each_time_leaves_nothing_behind(shared: SqlStore) -> None:
    with pytest.raises(WriteConflict):
        await shared.database.write(failing("40P01", ATTEMPTS))
    assert await shared.database.write(failing("40P01", 0)) == 1


async def test_two_that_wait_for_each_other_both_come_through(shared: SqlStore) -> None:
    for code in CODES:
        await added(shared, lobby(code))
    holds: set[TableCode] = set()

    def taking(first: TableCode, second: TableCode) -> Callable[[Transaction], bool]:
        def work(tx: Transaction) -> bool:
            tx.tables.by_code(first)
            holds.add(first)
            while len(holds) < 2:  # each question lets the other go on
                tx.timers.last_alive()
            return tx.tables.by_code(second) is not None

        return work

    both = shared.transact(taking(*CODES)), shared.transact(taking(*reversed(CODES)))
    assert all(await asyncio.gather(*both))


async def test_whoever_was_in_the_way_each_time_is_kindly_refused(tmp_path: Path) -> None:
    async with make_store(tmp_path) as store:
        service = House(store).service_over(DisturbedStore(store, WriteConflict()))
        with pytest.raises(PlayerError) as refusal:
            await service.remember(PlayerProfile(ANNA.id, ANNA.name))
        assert refusal.value.refusal.code == "table-refusal-busy"
