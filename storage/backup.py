"""Makes checked copies of a SQLite file while the bot goes on working.

A copy is an ordinary database file; ``python -m storage.restore`` puts one back. A PostgreSQL
server is backed up with ``pg_dump``.
"""

import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from model.retention import COPIES_KEPT, DAY
from storage.database.private_files import backups_of, flush, make_file, make_folder

MOST_COPIES = 7
"""How many copies of each label ("daily", "before-migration") are kept, the newest ones."""

SPARE = 32 * 1024 * 1024
"""Bytes that must stay free on the disk beside a copy, so that the bot can go on writing."""


def room_needed(database: Path) -> int:
    """Return how many bytes must be free on the disk before this database is copied."""
    beside = (database, database.with_name(f"{database.name}-wal"))
    return sum(file.stat().st_size for file in beside if file.exists()) + SPARE


def oldest_kept(at: int, newest: int) -> int:
    """Return the time of the oldest copy to keep, in Unix milliseconds.

    ``at``: now. ``newest``: the time of the copy before, 0 if there is none; at most a day counts
    since then, so that no copy becomes too old because the clock leaps forward.
    """
    by_now = min(at, newest + DAY) if newest else at
    return by_now - COPIES_KEPT


class CopyFailed(Exception):
    """No copy was made, and no draft of one is left; the message says why."""


class NoRoom(CopyFailed):
    """The disk has no room for a copy."""


class BackupDamaged(CopyFailed):
    """The copy failed its integrity check; most likely the database itself is damaged."""


def back_up(database: Path, label: str, at: int, keep: int = MOST_COPIES) -> Path:
    """Copy the database into its backup folder, check the copy, and delete copies past retention.

    Blocks. Raises CopyFailed. ``at`` (Unix milliseconds) names the copy; if a wrong clock gave an
    existing copy a later time, that time plus 1 ms does: names sort by age.
    """
    folder = backups_of(database)
    newest = next(map(_instant_of, copies(database)), 0)
    copy = folder / f"{database.stem}-{label}-{_named_after(max(at, newest + 1))}.sqlite3"
    draft = copy.with_suffix(".part")
    try:
        make_folder(folder)
        _sweep(database)
        _must_have_room(database)
        make_file(draft)
        _copy(database, draft)
        if (said := complaint_about(draft)) is not None:
            raise BackupDamaged(f"the copy of {database} is damaged: {said}")
        flush(draft)
        os.replace(draft, copy)
    except (OSError, sqlite3.Error) as fault:
        raise CopyFailed(f"{database} cannot be copied: {fault}") from fault
    finally:
        _sweep(database)
    flush(folder)
    oldest = _named_after(oldest_kept(at, newest))
    too_old = [c for c in copies(database) if _name_of_instant(c) < oldest]
    for old in {*copies(database, label)[keep:], *too_old}:
        old.unlink()
    return copy


_INSTANT = "%Y%m%dT%H%M%S%fZ"
"""strftime format of the time in a copy's name; the last digits are milliseconds."""

_ANY_INSTANT = f"{'[0-9]' * 8}T{'[0-9]' * 9}Z"


def _named_after(at: int) -> str:
    moment = datetime.fromtimestamp(at // 1000, UTC).strftime("%Y%m%dT%H%M%S")
    return f"{moment}{at % 1000:03d}Z"


def _name_of_instant(copy: Path) -> str:
    return copy.stem.rpartition("-")[2]


def _instant_of(copy: Path) -> int:
    """Return the time in a copy's name, in Unix milliseconds."""
    moment = datetime.strptime(_name_of_instant(copy), _INSTANT).replace(tzinfo=UTC)
    return round(moment.timestamp() * 1000)


def copies(database: Path, label: str = "*") -> list[Path]:
    """Return the existing copies, newest first; ``label`` may be a glob pattern."""
    found = backups_of(database).glob(f"{database.stem}-{label}-{_ANY_INSTANT}.sqlite3")
    return sorted(found, key=_name_of_instant, reverse=True)


_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def complaint_about(file: Path) -> str | None:
    """Return SQLite's complaint about a database file, None if the file is sound. Blocks.

    Raises sqlite3.Error where the check cannot run, since a full disk, for example, is no damage.
    """
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        try:
            (answer,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.DatabaseError as fault:
            if fault.sqlite_errorcode & 0xFF not in _DAMAGE:
                raise
            return str(fault)
        except UnicodeDecodeError:  # the driver reads SQLite's complaint about a name
            return "a text of its schema is no UTF-8"
    return None if answer == "ok" else " ".join(str(answer).split())


def _must_have_room(database: Path) -> None:
    needed = room_needed(database)
    free = shutil.disk_usage(backups_of(database)).free
    if free < needed:
        raise NoRoom(
            f"a copy of {database} needs {_megabytes(needed)} MB free on its disk, and there are "
            f"{_megabytes(free)}"
        )


def _megabytes(count: int) -> int:
    return count // 1_000_000


def _sweep(database: Path) -> None:
    """Delete the drafts of copies that failed, and their journals."""
    for left in backups_of(database).glob(f"{database.stem}-*.part*"):
        left.unlink(missing_ok=True)


def _copy(database: Path, draft: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA busy_timeout=5000")
        connection.execute("VACUUM INTO ?", (str(draft),))
