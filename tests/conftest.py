"""Fixtures of all tests."""

import gc
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper

import pytest
from hypothesis import HealthCheck, settings

from storage.migrate import migrate
from tests.prompt_database import CopiedDatabases, PromptConnection, unflushed

WITH_THE_TRUE_DRIVER = ("storage", "sockets")
"""The rooms whose tests are about the database and how it is reached."""

CACHED_IN = ("rendering.", "pages.", "tests.")
"""The modules whose caches take hundreds of megabytes of a process that runs all tests."""

KEPT_IN = ("tests.e2e.", "tests.i18n.", "tests.games.catalogue", "tests.games.english_texts")
"""Small caches of what is the same in many files: above all texts."""

settings.register_profile(
    "tavolo",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("tavolo")


_caches: list[Callable[[], None]] = []
"""What empties each cache of pictures and of recorded games."""


def pytest_collection_finish() -> None:
    """Let the garbage collector pass over all that is loaded by now: it is never freed."""
    _caches.extend(
        cached.cache_clear
        for cached in gc.get_objects()
        if isinstance(cached, _lru_cache_wrapper)
        and cached.__module__.startswith(CACHED_IN)
        and not cached.__module__.startswith(KEPT_IN)
    )
    gc.freeze()


def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Empty the caches when the tests of a file are over: those of the next use others."""
    if nextitem is not None and nextitem.path != item.path:
        for empty in _caches:
            empty()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Free the bot of a test, and its simulated Discord, before the next begins.

    They refer to each other; the garbage collector would come only when a dozen have piled up.
    """
    yield
    if "house" in getattr(item, "fixturenames", ()):
        gc.collect()


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
