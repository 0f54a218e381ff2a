"""The invariants of store and outbox, on SQLite and on PostgreSQL."""

from collections.abc import Awaitable, Callable

import pytest

from storage.store import Store
from tests.storage.laws import LAWS
from tests.storage.outbox_laws import OUTBOX_LAWS

Law = Callable[[Store], Awaitable[None]]


@pytest.mark.parametrize("law", LAWS + OUTBOX_LAWS, ids=lambda law: law.__name__)
async def test_the_store_keeps_the_law(any_store: Store, law: Law) -> None:
    await law(any_store)
