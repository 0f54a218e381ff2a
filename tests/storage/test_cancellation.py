"""A cancelled caller leaves no half transaction, broken connection or thread behind."""

import asyncio
import gc
import os
import threading
from pathlib import Path

import pytest

from model.table import Table
from storage.database.database import StoreClosed
from storage.store import Store, open_store
from storage.transaction.transaction import Transaction
from tests.storage.laws import added, found, next_move
from tests.storage.new_stores import SECONDS, Halt, make_store
from tests.storage.sample_rows import event, lobby


async def test_a_caller_cancelled_at_any_moment_leaves_whole_transactions(
    any_store: Store,
) -> None:
    table = await added(any_store, lobby())
    for turns in range(25):
        work = next_move(table.id, request=turns)

        def with_event(tx: Transaction, work: object = work) -> None:
            seq = work(tx)  # type: ignore[operator]
            tx.log.append_events(table.id, [event(seq, 0)])

        caller = asyncio.create_task(any_store.transact(with_event))
        for _ in range(turns):
            await asyncio.sleep(0)
        caller.cancel()
        await asyncio.gather(caller, return_exceptions=True)
    await any_store.close()
    again = await open_store(any_store.database.url.render_as_string(hide_password=False))
    log = await again.read(lambda r: r.log.moves(table.id))
    events = await again.read(lambda r: r.log.events(table.id))
    after = await found(again)
    await again.close()
    assert len(log) >= 20
    assert [m.seq for m in log] == list(range(1, len(log) + 1))
    assert [e.seq for e in events] == [m.seq for m in log]
    assert after is not None
    assert (after.moves, after.version) == (len(log), len(log) + 1)


async def held_up(store: Store, table: Table) -> tuple[asyncio.Task[int], Halt]:
    """A caller whose transaction is under way, and what lets it go on."""
    halt = Halt()

    def work(tx: Transaction) -> int:
        seq: int = next_move(table.id, 1)(tx)
        halt.stop_here()
        return seq

    caller = asyncio.create_task(store.transact(work))
    await halt.reached()
    return caller, halt


async def test_a_transaction_goes_on_when_its_caller_is_cancelled_inside_it(
    store: Store,
) -> None:
    table = await added(store, lobby())
    caller, halt = await held_up(store, table)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    halt.go_on()
    assert await store.transact(next_move(table.id, 2)) == 2
    assert [m.request for m in await store.read(lambda r: r.log.moves(table.id))] == [1, 2]


async def test_closing_waits_for_what_runs_and_refuses_what_comes(tmp_path: Path) -> None:
    async with make_store(tmp_path) as store:
        table = await added(store, lobby())
        caller, halt = await held_up(store, table)
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        with pytest.raises(StoreClosed):
            await store.transact(next_move(table.id, 2))
        with pytest.raises(StoreClosed):
            await store.read(lambda r: r.timers.next_at(0))
        halt.go_on()
        await closing
        assert await caller == 1
        await store.close()
    async with make_store(tmp_path) as again:
        assert len(await again.read(lambda r: r.log.moves(table.id))) == 1


async def test_whoever_closes_what_is_being_closed_waits_for_it(tmp_path: Path) -> None:
    async with make_store(tmp_path) as store:
        table = await added(store, lobby())
        caller, halt = await held_up(store, table)
        closings = [asyncio.create_task(store.close()) for _ in range(2)]
        await asyncio.sleep(0)
        assert not any(closing.done() for closing in closings)
        halt.go_on()
        await closings[1]
        assert caller.done()
        assert os.listdir(tmp_path) == ["tavolo.sqlite3"]


def connection_threads() -> set[threading.Thread]:
    """The threads on which aiosqlite's connections live."""
    return {t for t in threading.enumerate() if "_connection_worker_thread" in t.name}


async def test_a_closed_store_leaves_no_thread_and_no_log_file(tmp_path: Path) -> None:
    before = connection_threads()
    async with make_store(tmp_path) as store:
        await added(store, lobby())
        await asyncio.gather(*(found(store) for _ in range(9)))
        assert connection_threads() - before
    for thread in connection_threads() - before:
        thread.join(SECONDS)  # it has said that it is done, and is on its last step
    assert connection_threads() - before == set()
    assert os.listdir(tmp_path) == ["tavolo.sqlite3"]


@pytest.mark.long
async def test_what_nobody_waits_for_any_more_may_fail_quietly(any_store: Store) -> None:
    complaints: list[object] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: complaints.append(context))

    def fail(tx: Transaction) -> None:
        tx.timers.last_alive()
        raise LookupError("a refusal")

    caller = asyncio.create_task(any_store.transact(fail))
    await asyncio.sleep(0)
    caller.cancel()
    await asyncio.gather(caller, return_exceptions=True)
    await any_store.close()
    gc.collect()
    assert complaints == []
