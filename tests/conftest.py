"""Fixtures of all tests."""

import gc
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from storage.migrate import migrate
from tests.prompt_database import CopiedDatabases, PromptConnection, unflushed

WITH_THE_TRUE_DRIVER = ("storage", "sockets")
"""The rooms whose tests are about the database and how it is reached."""

settings.register_profile(
    "tavolo",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("tavolo")


def pytest_collection_finish() -> None:
    """Let the garbage collector pass over all that is loaded by now: it is never freed."""
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _databases_are_copied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Run the migrations once in a test run; copy the result for each new database."""
    with pytest.MonkeyPatch.context() as patch:
        copied = CopiedDatabases(tmp_path_factory.mktemp("template"), migrate)
        patch.setattr("storage.store.migrate", copied)
        yield


@pytest.fixture(autouse=True)
def _database_is_prompt(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use SQLite without threads and flushes, which take longer than its work."""
    if request.path.parent.name not in WITH_THE_TRUE_DRIVER:
        monkeypatch.setattr("storage.database.sqlite.TransactingConnection", PromptConnection)
        monkeypatch.setattr("storage.database.sqlite.one_connection", unflushed)
