"""Conflicting transactions on PostgreSQL are rolled back and retried; callers do not notice."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack

import pytest
from sqlalchemy import Connection, text

from core.errors import PlayerError
from model.table import PlayerProfile, Table, TableCode
from storage.database.postgresql import ATTEMPTS, CONNECTIONS, PostgresqlEngine
from storage.errors import StoreBusy, WriteConflict
from storage.privacy.erasure import PersonalData
from storage.store import Store
from storage.transaction.messages import ClaimedMessage
from storage.transaction.transaction import Transaction
from tests.part_caller import calling
from tests.storage.laws import added
from tests.storage.new_stores import Halt, Server, make_empty_server_store
from tests.storage.sample_rows import CARLA, NEWS, NOON, changed, direct, full_table, lobby
from tests.tables.sample_tables import ANNA

CODES = (TableCode("AAAA"), TableCode("BBBB"))


@pytest.fixture
async def shared(server: Server) -> AsyncIterator[Store]:
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
async def test_work_the_server_ended_for_others_is_run_again(shared: Store, code: str) -> None:
    assert await shared.database.write(failing(code, 2)) == 3


@pytest.mark.parametrize(("code", "refusal"), [("55P03", WriteConflict), ("57014", StoreBusy)])
async def test_a_person_is_not_kept_waiting_while_it_is_tried_again_and_again(
    shared: Store, monkeypatch: pytest.MonkeyPatch, code: str, refusal: type[PlayerError]
) -> None:
    monkeypatch.setattr("storage.database.postgresql.SECONDS_TO_TRY", 0)
    work = failing(code, 1)
    with pytest.raises(refusal):
        await shared.database.write(work, patient=False)
    assert await shared.database.write(work, patient=False) == 2


async def test_whoever_gets_no_connection_in_time_is_asked_to_try_again(
    shared: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.database.postgresql.SECONDS_TO_TRY", 0)
    engine = shared.database._engine
    assert isinstance(engine, PostgresqlEngine)
    pool = engine._writer.pool
    monkeypatch.setattr(pool, "_timeout", 0)
    async with AsyncExitStack() as held:
        for _ in range(CONNECTIONS):
            await held.enter_async_context(engine._writer.connect())
        with pytest.raises(StoreBusy):
            await shared.database.read(lambda _: None)
    await shared.database.read(lambda _: None)


async def test_a_question_that_takes_too_long_is_refused_kindly(shared: Store) -> None:
    def work(connection: Connection) -> None:
        connection.exec_driver_sql("SET LOCAL statement_timeout = 1")
        connection.exec_driver_sql("SELECT pg_sleep(60)")

    with pytest.raises(StoreBusy):
        await shared.database.read(work)


async def test_work_that_is_ended_each_time_leaves_nothing_behind(shared: Store) -> None:
    with pytest.raises(WriteConflict):
        await shared.database.write(failing("40P01", ATTEMPTS))
    assert await shared.database.write(failing("40P01", 0)) == 1


async def test_two_that_wait_for_each_other_both_come_through(shared: Store) -> None:
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


async def somebody_waits_for_a_lock(store: Store) -> None:
    """Until a transaction waits for another's."""
    waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    while not await store.database.read(lambda c: c.execute(waiting).scalar_one()):
        pass


def seats_changed(tx: Transaction, table: Table) -> None:
    seats = (changed(table.seats[0], lapsed=7), *table.seats[1:])
    tx.tables.save(changed(table, version=table.version + 1, seats=seats), table.version)


def clocks_changed(tx: Transaction, table: Table) -> None:
    seats = (changed(table.seats[0], deadline=7), *table.seats[1:])
    tx.tables.save_clocks(changed(table, seats=seats))


def somebody_uninvited(tx: Transaction, table: Table) -> None:
    fewer = changed(table, version=table.version + 1, invited=table.invited[1:])
    tx.tables.save(fewer, table.version)


@pytest.mark.parametrize("change", [seats_changed, clocks_changed, somebody_uninvited])
async def test_whoever_waits_for_a_table_reads_it_as_the_other_left_it(
    shared: Store, change: Callable[[Transaction, Table], None]
) -> None:
    """PostgreSQL returns the new row of the table with seats as they were before the wait."""
    table = await added(shared, changed(full_table(), invited=(CARLA,)))
    halt = Halt()

    def holding(tx: Transaction) -> None:
        held = tx.tables.by_id(table.id)
        assert held is not None
        change(tx, held)
        halt.stop_here()

    holds = asyncio.create_task(shared.transact(holding))
    await halt.reached()
    waits = asyncio.create_task(shared.transact(lambda tx: tx.tables.by_id(table.id)))
    await somebody_waits_for_a_lock(shared)
    halt.go_on()
    await holds
    seen = await waits
    assert seen == await shared.read(lambda r: r.tables.by_id(table.id))
    assert seen != table


async def test_whoever_waits_for_a_table_reads_no_person_who_is_forgotten_meanwhile(
    shared: Store,
) -> None:
    table = await added(shared, lobby(invited=(CARLA,)))
    halt, memory = Halt(), PersonalData(shared.database)
    write = shared.database.write

    async def halted(work: Callable[[Connection], object], *, patient: bool = True) -> object:
        def first_work(connection: Connection) -> object:
            done = work(connection)
            halt.stop_here()
            return done

        return await write(first_work, patient=patient)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shared.database, "write", halted)
        holds = asyncio.create_task(memory.forget_at(table.id, CARLA))
        await halt.reached()
    waits = asyncio.create_task(shared.transact(lambda tx: tx.tables.by_id(table.id)))
    await somebody_waits_for_a_lock(shared)
    halt.go_on()
    await holds
    seen = await waits
    assert seen is not None
    assert CARLA not in seen.invited


async def test_whoever_becomes_known_while_they_are_marked_is_marked_all_the_same(
    shared: Store,
) -> None:
    halt, memory = Halt(), PersonalData(shared.database)

    def meeting(tx: Transaction) -> None:
        tx.people.save_profile(PlayerProfile(CARLA, "Carla"))
        halt.stop_here()

    meets = asyncio.create_task(shared.transact(meeting))
    await halt.reached()
    marks = asyncio.create_task(memory.mark(CARLA, NOON))
    await somebody_waits_for_a_lock(shared)
    halt.go_on()
    await asyncio.gather(meets, marks)
    assert await shared.read(lambda r: r.people.profile(CARLA)) == PlayerProfile(
        CARLA, "Carla", forgetting=NOON
    )


async def test_what_another_process_is_claiming_is_left_to_it(shared: Store) -> None:
    table = await added(shared, lobby())
    for number, person in enumerate((ANNA.id, CARLA)):
        await shared.transact(calling("messages.want", direct(table, person), NOON + number, NEWS))
    halt = Halt()

    def claiming(tx: Transaction) -> list[ClaimedMessage]:
        claimed = tx.messages.claim(NOON + 9, NOON + 20, 1)
        halt.stop_here()
        return claimed

    first = asyncio.create_task(shared.transact(claiming))
    await halt.reached()
    try:
        others = await shared.transact(lambda tx: tx.messages.claim(NOON + 9, NOON + 20, 9))
    finally:
        halt.go_on()
    assert [one.message.person for one in others] == [CARLA]
    assert [one.message.person for one in await first] == [ANNA.id]
