"""A SQLite driver without threads, and databases that need not be made anew, for tests.

What the true driver and the migrations do is tested in the storage room and over real sockets.
"""

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from storage.engine import file_of
from storage.sqlite import _open

ON_DISK = frozenset(("execute", "executemany", "commit"))
"""The methods of SQLite's connections and cursors that may have to wait for the disk."""


class PromptConnection(aiosqlite.Connection):
    """Works at once, in the thread of its caller.

    Other tasks go on before each piece of work, as they do while the true one works in its thread.
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
        if fn.__name__ in ON_DISK:
            await asyncio.sleep(0)
        return fn(*args, **kwargs)

    def stop(self) -> None:
        """There is no thread to stop; what was not closed is closed."""
        self._running = False
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def connect(database: str | Path, **how: Any) -> PromptConnection:
    """What ``aiosqlite.connect`` does, promptly."""
    return PromptConnection(partial(sqlite3.connect, str(database), **how), iter_chunk_size=64)


def open_unflushed(url: URL, size: int, pragmas: tuple[str, ...], begin: str) -> AsyncEngine:
    """What ``storage.sqlite`` opens, without waiting until the disk has written: no power cuts."""
    return _open(url, size, (*pragmas, "synchronous=OFF"), begin)


class CopiedDatabases:
    """``migrate`` that makes a new SQLite file by copying one that was migrated before."""

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
