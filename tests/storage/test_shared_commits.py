"""Group commit: changes that arrive during a write to SQLite are committed together."""

import asyncio
import sqlite3
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import Connection

import storage.database.sqlite
from storage.database.engine import database_url
from storage.database.sqlite import SqliteEngine
from storage.database.statements import executed
from storage.errors import StoreFull
from storage.store import Store
from storage.transaction.transaction import Transaction
from tests.storage.laws import added, next_move
from tests.storage.new_stores import SECONDS, Halt
from tests.storage.sample_rows import lobby


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A list that grows with every commit."""
    seen: list[str] = []

    def noted(driver: sqlite3.Connection, sql: str) -> sqlite3.Cursor:
        if sql == "COMMIT":
            seen.append(sql)
        return executed(driver, sql)

    monkeypatch.setattr(storage.database.sqlite, "executed", noted)
    return seen


async def test_those_who_wait_share_a_commit_and_a_fault_is_ones_own(
    store: Store, commits: list[str]
) -> None:
    table, halt = await added(store, lobby()), Halt()

    def slow(tx: Transaction) -> int:
        halt.stop_here()
        seq: int = next_move(table.id, 1)(tx)
        return seq

    def failing(tx: Transaction) -> int:
        next_move(table.id, 3)(tx)
        raise ZeroDivisionError

    commits.clear()
    first = asyncio.create_task(store.transact(slow))
    await halt.reached()
    works = (next_move(table.id, 2), failing, next_move(table.id, 4))
    others = [asyncio.create_task(store.transact(work)) for work in works]
    await asyncio.sleep(0)
    halt.go_on()
    ends = await asyncio.gather(first, *others, return_exceptions=True)
    assert [end if isinstance(end, int) else type(end) for end in ends] == [
        1,
        2,
        ZeroDivisionError,
        3,
    ]
    assert len(commits) == 2
    moves = await store.read(lambda reader: reader.log.moves(table.id))
    assert [move.request for move in moves] == [1, 2, 4], "nothing of the fault is left"


async def test_nobody_is_told_of_success_when_the_commit_they_share_fails(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, halt = await added(store, lobby()), Halt()
    first = asyncio.create_task(store.transact(lambda _: halt.stop_here()))
    await halt.reached()
    works = [next_move(table.id, number) for number in (1, 2)]
    others = [asyncio.create_task(store.transact(work)) for work in works]
    await asyncio.sleep(0)

    commits = count(1)

    def full(driver: sqlite3.Connection, sql: str) -> sqlite3.Cursor:
        if sql == "COMMIT" and next(commits) > 1:  # the first is that of whoever came before them
            raise sqlite3.OperationalError("disk I/O error")
        return executed(driver, sql)

    monkeypatch.setattr(storage.database.sqlite, "executed", full)
    halt.go_on()
    await first
    ends = await asyncio.gather(*others, return_exceptions=True)
    monkeypatch.undo()
    assert {type(end) for end in ends} == {sqlite3.OperationalError}
    assert await store.read(lambda reader: reader.log.moves(table.id)) == []
    assert await store.transact(next_move(table.id, 5)) == 1


async def test_nobody_is_told_of_success_when_the_file_takes_back_all_at_once(
    store: Store,
) -> None:
    """SQLite ends the whole transaction at some faults, such as a full disk."""
    table, halt = await added(store, lobby()), Halt()
    first = asyncio.create_task(store.transact(lambda _: halt.stop_here()))
    await halt.reached()

    def too_much(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 1")  # it is as full as it may be
        connection.exec_driver_sql("INSERT INTO meta VALUES ('much', hex(zeroblob(1000000)))")

    others = [
        asyncio.create_task(store.transact(next_move(table.id, 1))),
        asyncio.create_task(store.database.write(too_much)),
        asyncio.create_task(store.transact(next_move(table.id, 2))),
    ]
    await asyncio.sleep(0)
    halt.go_on()
    await first
    ends = await asyncio.gather(*others, return_exceptions=True)
    assert {type(end) for end in ends} == {StoreFull}
    assert await store.read(lambda reader: reader.log.moves(table.id)) == []


async def test_whoever_has_gone_leaves_the_others_their_answers(tmp_path: Path) -> None:
    engine = SqliteEngine(database_url(f"sqlite:///{tmp_path / 'shared.sqlite3'}"))
    halt = Halt()
    first = asyncio.create_task(engine.write(lambda _: halt.stop_here()))
    await halt.reached()
    gone = asyncio.create_task(engine.write(lambda _: 1))
    stays = asyncio.create_task(engine.write(lambda _: 2))
    await asyncio.sleep(0)
    gone.cancel()
    halt.go_on()
    async with asyncio.timeout(SECONDS):
        await first
        assert await stays == 2
        assert await engine.write(lambda _: 3) == 3
    assert gone.cancelled()
    await engine.close()
