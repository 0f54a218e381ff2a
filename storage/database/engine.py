"""Which database a host means, and how work reaches it.

Work is the same plain function of a connection on both. With SQLite the whole of it runs in the
connection's thread; with PostgreSQL in a greenlet that gives way while the server works.
"""

import re
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from pathlib import Path
from typing import Protocol, TypeVar
from zlib import crc32

from sqlalchemy import URL, Connection, make_url, text
from sqlalchemy.exc import ArgumentError

from storage.database.faults import CannotOpen
from storage.database.sqlite import MIGRATION_PRAGMAS, SqliteEngine

T = TypeVar("T")


class Engine(Protocol):
    """The connections to one database. Each call is one transaction, committed when it returns.

    ``writers``: how many may write at once.
    """

    writers: int

    async def write(self, work: Callable[[Connection], T], *, patient: bool = True) -> T:
        """Run work that changes something.

        Raises WriteConflict or StoreBusy when others stand in the way again and again; whoever is
        ``patient`` tries longer.
        """
        ...

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Ask on one snapshot, on a connection that cannot write. Raises StoreBusy."""
        ...

    async def empty_the_log(self) -> None:
        """Leave nothing of what was deleted in files of the engine's own, as far as it can."""
        ...

    async def close(self) -> None:
        """Close all connections; nothing runs on them any more."""
        ...


def engine_for(url: URL) -> Engine:
    """The engine of a database that has its shape."""
    if file_of(url) is None:
        from storage.database.postgresql import PostgresqlEngine  # it brings SQLAlchemy's whole ORM

        return PostgresqlEngine(url)
    return SqliteEngine(url)


def migration_engine_for(url: URL) -> Engine:
    """The engine that gives a database its shape; nothing else is open then."""
    if file_of(url) is None:
        from storage.database.postgresql import MIGRATION_SETTINGS, PostgresqlEngine

        return PostgresqlEngine(url, MIGRATION_SETTINGS)
    return SqliteEngine(url, MIGRATION_PRAGMAS)


def database_url(url: str) -> URL:
    """What a host writes (``sqlite:///data/tavolo.sqlite3``, ``postgresql://...``), made exact.

    Raises CannotOpen, without the password, for anything else.
    """
    parsed = _parsed(url)
    name = parsed.drivername.partition("+")[0]
    if name == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise CannotOpen(
                "DATABASE_URL must name a file for SQLite, such as sqlite:///data/tavolo.sqlite3."
            )
        return parsed.set(drivername="sqlite+aiosqlite")
    if name in ("postgresql", "postgres"):
        if find_spec("asyncpg") is None:
            raise CannotOpen(
                "DATABASE_URL names a PostgreSQL server, for which the package asyncpg is missing: "
                "pip install -r requirements.lock."
            )
        return _with_known_options(_with_ssl(parsed.set(drivername="postgresql+asyncpg")))
    raise CannotOpen(f"DATABASE_URL must begin with sqlite or postgresql, not {name}.")


def _parsed(url: str) -> URL:
    """What is what in a URL. Where that is not clear, part of a password may be taken for a host,
    which is named in messages.
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        parsed = None
    if parsed is None or _has_strays(url, parsed):
        raise CannotOpen(
            "DATABASE_URL cannot be read: it looks like postgresql://user:password@host:5432/name, "
            "where signs such as @ in a password are written %40."
        )
    return parsed


_CREDENTIALS = re.compile(r"[^/]*//[^:/]*(:[^@]*)?@")
"""What SQLAlchemy takes for a name and a password, and what stands before them."""


def _has_strays(written: str, url: URL) -> bool:
    """Whether an @ stands among the names of a server, a database and options."""
    return url.get_backend_name() != "sqlite" and "@" in _CREDENTIALS.sub("", written, count=1)


def file_of(url: URL) -> Path | None:
    """The database file, None where the database is a server."""
    if url.get_backend_name() != "sqlite" or url.database is None:
        return None
    return Path(url.database)


def take_turns(connection: Connection, purpose: str) -> None:
    """Let no other transaction with this purpose run until this one ends.

    SQLite has one writer anyway.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(_ADVISORY_LOCK, {"key": crc32(purpose.encode())})


def is_free(connection: Connection, purpose: str) -> bool:
    """Whether no other transaction is at this; if so it is ours until the transaction ends."""
    if connection.dialect.name != "postgresql":
        return True
    taken = connection.execute(_TRY_LOCK, {"key": crc32(purpose.encode())})
    return bool(taken.scalar_one())


_TRY_LOCK = text("SELECT pg_try_advisory_xact_lock(:key)")
_ADVISORY_LOCK = text("SELECT pg_advisory_xact_lock(:key)")


def _with_ssl(url: URL) -> URL:
    """Everybody's ``sslmode`` is asyncpg's ``ssl``."""
    if "sslmode" not in url.query:
        return url
    mode = url.query["sslmode"]
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})


def _with_known_options(url: URL) -> URL:
    """Others have names for more than the driver takes, ``channel_binding`` among them."""
    known = signature(import_module("asyncpg").connect).parameters
    for name in url.query:
        if name not in known:
            raise CannotOpen(f"DATABASE_URL has an option that is not known, {name}: leave it out.")
    return url
