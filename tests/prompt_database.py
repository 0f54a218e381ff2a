"""A SQLite driver without threads, and databases copied instead of migrated, for fast tests.

The storage tests and those over real sockets cover the real driver and the migrations.
"""

import asyncio
import shutil
from collections.abc import Awaitable, Callable, Generator
from pathlib import Path
from typing import Any

import aiosqlite
from sqlalchemy import URL, Engine

from storage.database.engine import file_of
from storage.database.sqlite import OneConnection, TransactingConnection, one_connection


class PromptConnection(TransactingConnection):
    """A connection that executes in the calling thread.

    It yields to other tasks before and after each operation, as the real one does with its thread.
    """

    def __await__(self) -> Generator[Any, None, aiosqlite.Connection]:
        return self._connect().__await__()

    async def _connect(self) -> aiosqlite.Connection:
        await asyncio.sleep(0)
        self._connection = self._connector()
        return self

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if not self._running or self._connection is None:
            raise ValueError("Connection closed")
        await asyncio.sleep(0)
        try:
            return fn(*args, **kwargs)
        finally:
            await asyncio.sleep(0)

    def stop(self) -> None:
        """There is no thread to stop; what was not closed is closed."""
        self._running = False
        if self._connection is not None:
            self._connection.close()
            self._connection = None


_FIRST: list[Engine] = []
_COMPILED: dict[Any, Any] = {}
"""Statements as SQL: each is compiled once in a test run, not once for each database."""


def unflushed(url: URL, pragmas: tuple[str, ...], begin: str) -> OneConnection:
    """Open SQLite as ``storage.database.sqlite`` does, without flushing to disk."""
    connection = one_connection(url, (*pragmas, "synchronous=OFF"), begin)
    engine = connection.engine
    engine.update_execution_options(compiled_cache=_COMPILED)
    if _FIRST:
        engine.dialect = _FIRST[0].dialect
    else:
        _FIRST.append(engine)
    return connection


class CopiedDatabases:
    """``migrate`` that copies an already migrated SQLite file."""

    def __init__(self, folder: Path, migrate: Callable[[URL], Awaitable[None]]) -> None:
        self._template = folder / "template.sqlite3"
        self._migrate = migrate

    async def __call__(self, url: URL) -> None:
        """Whatever is more than a new file in a folder that is there is migrated in earnest."""
        file = file_of(url)
        if file is None or file.exists() or not file.parent.exists():
            await self._migrate(url)
            return
        if not self._template.exists():
            await self._migrate(url.set(database=str(self._template)))
        shutil.copyfile(self._template, file)
