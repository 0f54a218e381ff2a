"""The invariants of the store, on SQLite and on PostgreSQL."""

from collections.abc import Awaitable, Callable

import pytest

from storage.store import Store
from tests.storage.laws import LAWS

Law = Callable[[Store], Awaitable[None]]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
async def test_the_store_keeps_the_law(any_store: Store, law: Law) -> None:
    await law(any_store)
