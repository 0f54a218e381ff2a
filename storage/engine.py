"""How each engine is opened: what a host writes, and what makes its promises hold.

SQLite: write-ahead log, every commit flushed to the disk before it is answered, exactly one
writing connection. PostgreSQL: waits that end, so that a frozen process blocks nobody for ever.
"""

import logging
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from zlib import crc32

from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

logging.getLogger("aiosqlite").setLevel(logging.INFO)
"""At DEBUG it would write every parameter, secret seeds and states among them."""

READERS = 4
SERVER_CONNECTIONS = 5
SECONDS_TO_WAIT = 10
"""How long a transaction may wait for its connection before it gives up."""

PRAGMAS = ("synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
WRITER_PRAGMAS = ("journal_mode=WAL", "journal_size_limit=67108864", *PRAGMAS)
READER_PRAGMAS = (*PRAGMAS, "query_only=ON")
MIGRATION_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000")
"""Foreign keys stay off: a migration rebuilds tables, and checks all of them at its end."""

SERVER_SETTINGS = {
    "application_name": "tavolo",
    "synchronous_commit": "on",
    "lock_timeout": "1500",
    "statement_timeout": "2500",
    "idle_in_transaction_session_timeout": "3000",
}
"""Milliseconds where a number stands."""

MIGRATION_SETTINGS = {"application_name": "tavolo-migration", "lock_timeout": "60000"}


def database_url(url: str) -> URL:
    """What a host writes (``sqlite:///data/tavolo.sqlite3``, ``postgresql://...``), made exact.

    Raises ValueError, without the password, for anything else.
    """
    parsed = make_url(url)
    name = parsed.drivername.partition("+")[0]
    if name == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise ValueError("SQLite needs a file, such as sqlite:///data/tavolo.sqlite3")
        return parsed.set(drivername="sqlite+aiosqlite")
    if name in ("postgresql", "postgres"):
        if find_spec("asyncpg") is None:
            raise ValueError("PostgreSQL needs the package asyncpg: pip install tavolo[postgresql]")
        return _with_ssl(parsed.set(drivername="postgresql+asyncpg"))
    raise ValueError(f"a database must be sqlite or postgresql, not {name}")


def _with_ssl(url: URL) -> URL:
    """Everybody's ``sslmode`` is asyncpg's ``ssl``."""
    if "sslmode" not in url.query:
        return url
    mode = url.query["sslmode"]
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})


def file_of(url: URL) -> Path | None:
    """The database file, None where the database is a server."""
    if url.get_backend_name() != "sqlite" or url.database is None:
        return None
    return Path(url.database)


def writing_engine(url: URL) -> AsyncEngine:
    """Where transactions run that change something."""
    if file_of(url) is not None:
        return _sqlite_engine(url, 1, WRITER_PRAGMAS, "BEGIN IMMEDIATE")
    return _server_engine(url, SERVER_SETTINGS)


def reading_engine(url: URL, writing: AsyncEngine) -> AsyncEngine:
    """Where questions are asked: a snapshot each, unable to write."""
    if file_of(url) is not None:
        return _sqlite_engine(url, READERS, READER_PRAGMAS, "BEGIN")
    return writing.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def migrating_engine(url: URL) -> AsyncEngine:
    """Where the schema changes; nothing else is open then."""
    if file_of(url) is not None:
        return _sqlite_engine(url, 1, MIGRATION_PRAGMAS, "BEGIN IMMEDIATE")
    return _server_engine(url, MIGRATION_SETTINGS)


def take_turns(connection: Connection, purpose: str) -> None:
    """Let no other transaction with this purpose run until this one ends.

    SQLite has one writer anyway.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(_ADVISORY_LOCK, {"key": crc32(purpose.encode())})


_ADVISORY_LOCK = text("SELECT pg_advisory_xact_lock(:key)")


def _sqlite_engine(url: URL, size: int, pragmas: tuple[str, ...], begin: str) -> AsyncEngine:
    engine = create_async_engine(
        url,
        hide_parameters=True,
        pool_size=size,
        max_overflow=0,
        pool_timeout=SECONDS_TO_WAIT,
        connect_args={"isolation_level": None},
    )

    def set_pragmas(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def open_transaction(connection: Connection) -> None:
        # The driver's own BEGIN comes late and takes the write lock later still; by then another
        # connection may have written, and the transaction could not go on.
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "connect", set_pragmas)
    event.listen(engine.sync_engine, "begin", open_transaction)
    return engine


def _server_engine(url: URL, settings: dict[str, str]) -> AsyncEngine:
    return create_async_engine(
        url,
        hide_parameters=True,
        pool_size=SERVER_CONNECTIONS,
        max_overflow=0,
        pool_timeout=SECONDS_TO_WAIT,
        pool_pre_ping=True,
        connect_args={"server_settings": settings},
    )
