"""Turns database errors into one plain sentence for the host who runs the bot."""

import errno
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

LEAST_ROOM = 1_000_000
"""Bytes: with less free disk space a database may not open."""

_DRIVERS = ("asyncpg", "sqlalchemy.dialects.postgresql")
_PREFIX = re.compile(r"^<class '[^']*'>: ")
"""The exception's class, which SQLAlchemy puts before the driver's message; dropped for hosts."""


_NOT_YET = ("57P01", "57P02", "57P03", "53300")
"""SQLSTATEs of a server that starts, stops, has just crashed, or has no free connection."""


_DISK_FULL = "53100"
"""SQLSTATE of a server whose disk is full."""


class CannotOpen(Exception):
    """The database cannot be used; the message says what is wrong, where, and what to do.

    ``passing``: the error may be transient, so that a retry makes sense.
    """

    def __init__(self, sentence: str, *, passing: bool = False) -> None:
        super().__init__(sentence)
        self.passing = passing


def place_of(url: URL) -> str:
    """Return where a database is, for messages: the file, or the server without its password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return f"The database {url.database} on {url.host or 'this machine'}"


def damaged(place: str, how: str) -> CannotOpen:
    """Return the error for a damaged database file."""
    return CannotOpen(
        f"{place} is damaged ({how}): stop the bot and put back the newest copy, "
        "python -m storage.restore."
    )


@contextmanager
def in_plain_words(url: URL) -> Iterator[None]:
    """Raise CannotOpen for errors of disk, SQLite or server; re-raise any other unchanged."""
    try:
        yield
    except Exception as fault:
        if (known := _explained(fault, url)) is None:
            raise
        raise known from fault


def is_of_the_disk(fault: Exception) -> bool:
    """Whether the database file or its disk caused this error, and not the work itself."""
    cause = fault.orig if isinstance(fault, DBAPIError) else fault
    if isinstance(cause, sqlite3.Error):
        return _of_file(cause, "") is not None
    return isinstance(cause, OSError)


def is_for_want_of_room(fault: DBAPIError) -> bool:
    """Whether a transaction failed because the disk is full."""
    cause = fault.orig
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL
    return getattr(cause, "sqlstate", None) == _DISK_FULL


def _explained(fault: Exception, url: URL) -> CannotOpen | None:
    """Return the CannotOpen for an error of disk, SQLite, server or network; None for any other."""
    cause = fault.orig if isinstance(fault, DBAPIError) and fault.orig is not None else fault
    if url.get_backend_name() != "sqlite":
        from_server = isinstance(cause, OSError) or type(cause).__module__.startswith(_DRIVERS)
        return _of_server(cause, place_of(url)) if from_server else None
    if isinstance(cause, sqlite3.Error):
        return _of_file(cause, place_of(url))
    if isinstance(cause, UnicodeDecodeError):  # the driver reads SQLite's complaint about a name
        return damaged(place_of(url), "a text of its schema is no UTF-8")
    return _of_system(cause, place_of(url)) if isinstance(cause, OSError) else None


def _of_file(fault: sqlite3.Error, place: str) -> CannotOpen | None:
    match getattr(fault, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_NOTADB:
            return CannotOpen(
                f"{place} is no database of Tavolo: name another file in DATABASE_URL, or put "
                "back a copy, python -m storage.restore."
            )
        case sqlite3.SQLITE_CORRUPT:
            return damaged(place, str(fault))
        case sqlite3.SQLITE_FULL:
            return _full(place)
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return _not_writable(place, str(fault))
        case sqlite3.SQLITE_IOERR if _has_no_room(place):
            return _full(place)
        case sqlite3.SQLITE_IOERR:
            return CannotOpen(f"The disk of {place} fails ({fault}): look after it, then start.")
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return CannotOpen(f"Another program holds {place}: close it, then start.", passing=True)
    return None


def _of_system(fault: OSError, place: str) -> CannotOpen:
    if fault.errno in (errno.ENOSPC, errno.EDQUOT):
        return _full(place)
    return _not_writable(place, fault.strerror or str(fault))


def _of_server(fault: BaseException, place: str) -> CannotOpen:
    said = _PREFIX.sub("", str(fault)).splitlines()
    return CannotOpen(
        f"{place} cannot be used ({said[0] if said else 'no answer'}): see that the server runs, "
        "and that the address, the name and the password in DATABASE_URL are right.",
        passing=isinstance(fault, OSError) or getattr(fault, "sqlstate", None) in _NOT_YET,
    )


def _full(place: str) -> CannotOpen:
    return CannotOpen(f"The disk of {place} is full: make room, then start.")


def _has_no_room(place: str) -> bool:
    """Whether the disk is full: SQLite reports that for the database, not for files beside it."""
    folder = Path(place).parent
    return folder.is_dir() and shutil.disk_usage(folder).free < LEAST_ROOM


def _not_writable(place: str, said: str) -> CannotOpen:
    return CannotOpen(
        f"{place} cannot be written ({said}): let the account that runs the bot own that folder "
        "and all that is in it."
    )
