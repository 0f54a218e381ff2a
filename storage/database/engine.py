"""The choice between SQLite and PostgreSQL by DATABASE_URL, and the interface of both engines.

Work is the same plain function of a connection on both. SQLite runs all of it in the connection's
thread; PostgreSQL runs it in a greenlet that yields while the server works.
"""

import os
import re
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol, TypeVar
from zlib import crc32

from sqlalchemy import URL, Connection, make_url, text
from sqlalchemy.exc import ArgumentError

from storage.database.error_messages import CannotOpen
from storage.database.postgresql_options import with_known_options, with_ssl
from storage.database.sqlite import MIGRATION_PRAGMAS, SqliteEngine

T = TypeVar("T")


class Engine(Protocol):
    """The connections to one database. Each call is one transaction, committed when it returns.

    ``writers``: how many transactions may write at once.
    """

    writers: int

    async def write(self, work: Callable[[Connection], T], *, patient: bool = True) -> T:
        """Run work that changes something.

        Raises WriteConflict or StoreBusy when other transactions were in the way at every attempt;
        a ``patient`` caller's work is retried for longer.
        """
        ...

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run work on one snapshot, on a read-only connection. Raises StoreBusy."""
        ...

    def read_here(self, work: Callable[[Connection], T]) -> T:
        """Run short work on one snapshot in the calling thread, without waiting. Raises NotHere."""
        ...

    async def empty_the_log(self) -> None:
        """Remove deleted rows from the engine's own log files, as far as possible."""
        ...

    async def close(self) -> None:
        """Close all connections; no work may be running."""
        ...


def engine_for(url: URL) -> Engine:
    """Return the engine for a database that is already migrated."""
    if file_of(url) is None:
        from storage.database.postgresql import PostgresqlEngine  # imports SQLAlchemy's whole ORM

        return PostgresqlEngine(url)
    return SqliteEngine(url)


def migration_engine_for(url: URL) -> Engine:
    """Return the engine for migrations; no other connection to the database may be open."""
    if file_of(url) is None:
        from storage.database.postgresql import MIGRATION_SETTINGS, PostgresqlEngine

        return PostgresqlEngine(url, MIGRATION_SETTINGS)
    return SqliteEngine(url, MIGRATION_PRAGMAS)


def database_url(url: str) -> URL:
    """Parse a host's DATABASE_URL (``sqlite:///data/tavolo.sqlite3``, ``postgresql://...``).

    Raises CannotOpen for anything else; the message contains neither the password nor the name of
    an option that is not known: a secret may have been pasted there.
    """
    parsed = _parsed(url)
    name = parsed.drivername.partition("+")[0]
    if name == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise CannotOpen(
                "DATABASE_URL must name a file for SQLite, such as sqlite:///data/tavolo.sqlite3."
            )
        return parsed.set(drivername="sqlite+aiosqlite", database=_path_in(parsed))
    if name in ("postgresql", "postgres"):
        if find_spec("asyncpg") is None:
            raise CannotOpen(
                "DATABASE_URL names a PostgreSQL server, for which the package asyncpg is missing: "
                "pip install -r requirements.lock."
            )
        return with_known_options(with_ssl(parsed.set(drivername="postgresql+asyncpg")))
    raise CannotOpen("DATABASE_URL must begin with sqlite or postgresql.")


def _path_in(url: URL) -> str:
    """Return the path of a SQLite file, with ``~`` expanded. Raises CannotOpen for one that would
    make another file than is meant: new and empty, as if all games were gone.
    """
    path = os.path.expanduser(url.database or "")
    strays = [what for sign, what in _STRAYS.items() if sign in path]
    if path.startswith("~"):
        strays.append("a ~ before no account's name")
    if not path.isprintable():
        strays.append("a sign that cannot be seen")
    if url.query:
        strays.append("an option (?)")
    if strays:
        raise CannotOpen(
            "DATABASE_URL must be sqlite:/// and the path of a file, with nothing behind it, but "
            f"has {strays[0]}: leave that out."
        )
    return path


_STRAYS = {"$": "a $, which is not replaced by anything", " #": "a comment (#)"}


def _parsed(url: str) -> URL:
    """Parse a URL. Raises CannotOpen where it is ambiguous: part of the password could be taken for
    the host, and messages name the host.
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
"""What SQLAlchemy reads as user name and password, and what stands before them."""


def _has_strays(written: str, url: URL) -> bool:
    """Whether an @ stands in the host, database name or options."""
    return url.get_backend_name() != "sqlite" and "@" in _CREDENTIALS.sub("", written, count=1)


def file_of(url: URL) -> Path | None:
    """Return the path of a SQLite file, None for a server."""
    if url.get_backend_name() != "sqlite" or url.database is None:
        return None
    return Path(url.database)


def take_turns(connection: Connection, purpose: str) -> None:
    """Wait for, and take, an advisory lock until this transaction ends; ``purpose`` names the lock.

    SQLite needs none: it has one writer.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(_ADVISORY_LOCK, {"key": crc32(purpose.encode())})


_ADVISORY_LOCK = text("SELECT pg_advisory_xact_lock(:key)")
