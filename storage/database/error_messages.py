"""Turns database errors into one plain sentence for the host who runs the bot."""

import errno
import re
import shlex
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

from storage.errors import NotSaved, StoreFull, StoreReadOnly

LEAST_ROOM = 1_000_000
"""Bytes: with less free disk space a database may not open."""

_DRIVERS = ("asyncpg", "sqlalchemy.dialects.postgresql")
_PREFIX = re.compile(r"^<class '[^']*'>: ")
"""The exception's class, which SQLAlchemy puts before the driver's message; dropped for hosts."""


_MADE_WELL = (
    "CREATE DATABASE {name} OWNER {user} TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' "
    "LC_CTYPE 'C'"
)
"""Makes a database that holds every text, whatever the usual encoding of its server is."""

_POOLER = (
    "cannot be used through a pooler in transaction mode: name the server itself in DATABASE_URL, "
    "or have the pooler work in session mode"
)

_DISK_FULL, _READ_ONLY = "53100", "25006"

_SENTENCES: Mapping[str, str] = {
    "08P01": "cannot be used ({said}): its server, or a pooler before it, says so",
    "08": "has cut the connection ({said}): see that the server runs, then start",
    "26000": _POOLER,
    "28": (
        "does not let {user} in ({said}): see that the name and the password in DATABASE_URL are "
        "right, and that the server's pg_hba.conf lets this machine in"
    ),
    "3D000": "is missing ({said}): make it, " + _MADE_WELL + "; or correct DATABASE_URL",
    "42P05": _POOLER,
    "42501": (
        "denies {user} what the bot needs ({said}): as the server's administrator type ALTER "
        "DATABASE {name} OWNER TO {user}, then in that database GRANT ALL ON SCHEMA public TO "
        "{user}; tables that are there must be {user}'s own"
    ),
    "53300": "has no connection left ({said}): end other programs, or raise max_connections",
    _DISK_FULL: "has a full disk: make room, then start",
    "55P03": "is held by another program ({said}): end that, then start",
    "57P": "is starting or stopping ({said}): start again when it is up",
    "58030": "has a disk that fails ({said}): look after it, then start",
    "XX001": "is damaged ({said}): put back the newest copy, pg_restore",
    "XX002": "is damaged ({said}): put back the newest copy, pg_restore",
    _READ_ONLY: (
        "only lets itself be read: name the server that takes changes in DATABASE_URL, if this is "
        "its replica; otherwise type ALTER DATABASE {name} SET default_transaction_read_only = off"
    ),
}
"""What SQLSTATEs of a server, or their first signs, mean to a host, and what to do about it."""

_PASSING = ("080", "533", "55P03", "57P", _READ_ONLY)
"""SQLSTATEs, or their first signs, that may be gone a little later."""

_OUT_OF_REACH = (
    "cannot be reached ({said}): see that the server runs, and that its address and port in "
    "DATABASE_URL are right"
)


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


def command_to_restore(file: str | Path) -> str:
    """Return what a host types, in any folder, to put back a copy of this database file."""
    return f"python -m storage.restore --database {shlex.quote(str(Path(file).absolute()))}"


def damaged(place: str, how: str) -> CannotOpen:
    """Return the error for a damaged database file."""
    return CannotOpen(
        f"{place} is damaged ({how}): stop the bot and type {command_to_restore(place)} to put "
        "back the newest copy."
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


def is_of_the_host(fault: Exception) -> bool:
    """Whether the database's disk or server caused this error, and not the work itself."""
    cause = fault.orig if isinstance(fault, DBAPIError) else fault
    if isinstance(cause, sqlite3.Error):
        return _of_file(cause, "") is not None
    return isinstance(cause, OSError) or _known(getattr(cause, "sqlstate", None)) is not None


def not_saved(fault: DBAPIError) -> NotSaved | None:
    """Return the refusal if a transaction failed because the database takes no changes for now."""
    cause = fault.orig
    if isinstance(cause, sqlite3.Error):
        refusal = _FILE_TAKES_NOTHING.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF)
    else:
        refusal = _SERVER_TAKES_NOTHING.get(getattr(cause, "sqlstate", None) or "")
    return None if refusal is None else refusal()


_FILE_TAKES_NOTHING: Mapping[int, Callable[[], NotSaved]] = {
    sqlite3.SQLITE_FULL: StoreFull,
    sqlite3.SQLITE_READONLY: StoreReadOnly,
}
_SERVER_TAKES_NOTHING: Mapping[str, Callable[[], NotSaved]] = {
    _DISK_FULL: StoreFull,
    _READ_ONLY: StoreReadOnly,
}


def behind_a_pooler(url: URL) -> CannotOpen:
    """Return the error for a pooler that gives each transaction another session of the server."""
    return CannotOpen(f"{place_of(url)} {_POOLER}.")


def in_another_encoding(url: URL, encoding: str) -> CannotOpen:
    """Return the error for a database that does not hold every text."""
    made = _MADE_WELL.format(name=_quoted(f"{url.database}_utf8"), user=_account(url))
    return CannotOpen(
        f"{place_of(url)} is in the encoding {encoding}, in which many people's names cannot be "
        f"written: make another one, {made}, and name that in DATABASE_URL; pg_dump and pg_restore "
        "take games there."
    )


def not_as_set(url: URL, what: str) -> CannotOpen:
    """Return the error for a SQLite file that does not do what it was told to."""
    return CannotOpen(
        f"{place_of(url)} cannot be kept safe where it is ({what}): put it on a disk of this "
        "machine, not on one in the network."
    )


def read_only(url: URL) -> CannotOpen:
    """Return the error for a server that takes no changes."""
    return _of_state(_READ_ONLY, "", url)


def _explained(fault: Exception, url: URL) -> CannotOpen | None:
    """Return the CannotOpen for an error of disk, SQLite, server or network; None for any other."""
    cause = fault.orig if isinstance(fault, DBAPIError) and fault.orig is not None else fault
    if url.get_backend_name() != "sqlite":
        from_server = isinstance(cause, OSError) or type(cause).__module__.startswith(_DRIVERS)
        return _of_server(cause, url) if from_server else None
    if isinstance(cause, sqlite3.Error):
        return _of_file(cause, place_of(url))
    if isinstance(cause, UnicodeDecodeError):  # the driver reads SQLite's complaint about a name
        return damaged(place_of(url), "a text of its schema is no UTF-8")
    return _of_system(cause, place_of(url)) if isinstance(cause, OSError) else None


def _of_file(fault: sqlite3.Error, place: str) -> CannotOpen | None:
    match getattr(fault, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_NOTADB:
            return CannotOpen(
                f"{place} is no database of Tavolo: name another file in DATABASE_URL, or type "
                f"{command_to_restore(place)} to put back the newest copy."
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
    if fault.errno == errno.EROFS:
        return CannotOpen(f"The disk of {place} only lets itself be read: mount it for writing.")
    return _not_writable(place, fault.strerror or str(fault))


def _of_server(fault: BaseException, url: URL) -> CannotOpen:
    said = (_PREFIX.sub("", str(fault)).splitlines() or ["no answer"])[0].rstrip(".")
    if isinstance(fault, OSError):
        sentence = _OUT_OF_REACH.format(said=said or "no answer")
        return CannotOpen(f"{place_of(url)} {sentence}.", passing=True)
    return _of_state(getattr(fault, "sqlstate", None), said, url)


def _of_state(state: str | None, said: str, url: URL) -> CannotOpen:
    """Return the error for a SQLSTATE; for one that is not known, just what the server said."""
    sentence = _known(state) or "cannot be used ({said})"
    name = _quoted(url.database or "")
    sentence = sentence.format(said=said or state, name=name, user=_account(url))
    passing = state is not None and state.startswith(_PASSING)
    return CannotOpen(f"{place_of(url)} {sentence}.", passing=passing)


def _known(state: str | None) -> str | None:
    """Return the sentence for a SQLSTATE, None if there is none."""
    found = (_SENTENCES[sign] for sign in _SENTENCES if (state or "").startswith(sign))
    return next(found, None)


def _account(url: URL) -> str:
    """Return the account that the bot has on a server, as SQL takes it."""
    return _quoted(url.username or "the_bots_account")


def _quoted(name: str) -> str:
    """Return a name as SQL takes it."""
    return name if _PLAIN_NAME.fullmatch(name) else f'"{name}"'


_PLAIN_NAME = re.compile(r"[a-z_][a-z0-9_]*")


def _full(place: str) -> CannotOpen:
    return CannotOpen(f"The disk of {place} is full: make room, then start.")


def _has_no_room(place: str) -> bool:
    """Whether the disk is full: SQLite reports that for the database, not for files beside it."""
    folder = Path(place).parent
    return folder.is_dir() and shutil.disk_usage(folder).free < LEAST_ROOM


def _not_writable(place: str, said: str) -> CannotOpen:
    if Path(place).is_dir():
        return CannotOpen(
            f"{place} is a folder: name a file in it in DATABASE_URL, such as "
            f"sqlite:///{place}/tavolo.sqlite3."
        )
    return CannotOpen(
        f"{place} cannot be written ({said}): let the account that runs the bot own that folder "
        "and all that is in it."
    )
