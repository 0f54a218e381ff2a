"""While a transaction hangs, interactions fail fast and background work waits."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from core.errors import PlayerError
from model.table import PlayerProfile
from storage.database.database import WriteQueue
from storage.errors import StoreBusy
from storage.store import Store
from storage.transaction.transaction import Transaction
from tests.storage.new_stores import Halt, make_store
from tests.tables.running_service import House
from tests.tables.sample_tables import ANNA, BRUNO, DINO


@asynccontextmanager
async def hanging(store: Store) -> AsyncIterator[None]:
    """A transaction that does not end before this does."""
    halt = Halt()

    def work(tx: Transaction) -> None:
        tx.timers.last_alive()
        halt.stop_here()

    hangs = asyncio.create_task(store.transact(work))
    await halt.reached()
    try:
        yield
    finally:
        halt.go_on()
        await hangs


@asynccontextmanager
async def stuck(folder: Path, turns: WriteQueue) -> AsyncIterator[House]:
    """A house in which one transaction hangs, and whose line is this one."""
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(make_store(folder))
        store.database.turns = turns
        house = House(store)
        await house.begin(ANNA, BRUNO)
        await stack.enter_async_context(hanging(store))
        yield house


async def come(waiting: asyncio.Task[None]) -> None:
    """Let somebody stand in line."""
    for _ in range(5):
        await asyncio.sleep(0)
    assert not waiting.done()


async def test_whoever_presses_when_the_line_is_full_is_kindly_told_at_once(tmp_path: Path) -> None:
    async with stuck(tmp_path, WriteQueue(1, most_waiting=1)) as house:
        first = asyncio.create_task(house.remember(ANNA))
        await come(first)
        with pytest.raises(PlayerError) as refusal:
            await house.remember(DINO)
        assert refusal.value.refusal.code == "table-refusal-house-busy"
        assert await house.service.queries.profile(DINO.id) is None, "reading goes on"
    assert first.done(), "whoever waited has come through"


async def test_whoever_has_waited_for_long_is_told_as_well(tmp_path: Path) -> None:
    async with stuck(tmp_path, WriteQueue(1, longest_wait=0)) as house:
        with pytest.raises(StoreBusy):
            await house.remember(DINO)


async def test_deadlines_and_messages_wait_however_long_the_line_is(tmp_path: Path) -> None:
    async with make_store(tmp_path) as store:
        store.database.turns = WriteQueue(1, most_waiting=0, longest_wait=0)
        house = House(store)
        async with hanging(store):
            alive = asyncio.create_task(house.service.outages.mark_alive())
            now = house.clock.now()
            claiming = store.transact(lambda tx: tx.messages.claim(now, now + 1, 9), patient=True)
            claim = asyncio.create_task(claiming)
            await come(alive)
            assert not claim.done()
            with pytest.raises(StoreBusy):
                await house.service.remember(PlayerProfile(DINO.id, DINO.name))
        await alive
        assert await claim == []
        await house.remember(DINO)
        assert await house.service.queries.profile(DINO.id) is not None
