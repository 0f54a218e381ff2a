"""Fixtures of the storage tests."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from storage.migrate import migrate
from storage.store import Store
from tests.storage.new_stores import (
    Server,
    make_empty_server_store,
    make_store,
    postgresql_binaries,
    postgresql_server,
)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with make_store(tmp_path) as made:
        yield made


@pytest.fixture
def made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Create new databases by migration, as in production, instead of copying."""
    monkeypatch.setattr("storage.store.migrate", migrate)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    binaries = postgresql_binaries()
    if binaries is None:
        pytest.skip("PostgreSQL's initdb is not installed here")
    with postgresql_server(binaries) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
async def any_store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    if request.param == "sqlite":
        async with make_store(tmp_path) as made:
            yield made
    else:
        async with make_empty_server_store(request.getfixturevalue("server").url) as made:
            yield made
