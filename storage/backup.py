"""Copies of a SQLite file, whole and checked, while the house goes on playing.

A copy is an ordinary database file; ``python -m storage.restore`` puts one back. A PostgreSQL
server is backed up by ``pg_dump``.
"""

import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from storage.database.private_files import backups_of, flush, make_file, make_folder
from tables.model.retention import COPIES_KEPT, DAY

KEPT = 7
"""Copies kept of each label, the newest."""

SPARE = 32 * 1024 * 1024
"""Bytes that stay free beside a copy, so that the house can go on writing."""


class CopyFailed(Exception):
    """No copy was made; the message says why. Nothing was left behind."""


class NoRoom(CopyFailed):
    """The disk has no room for a copy."""


class BackupDamaged(CopyFailed):
    """The copy did not pass its check, so most likely the database is damaged."""


def back_up(database: Path, label: str, at: int, keep: int = KEPT) -> Path:
    """Copy the database into its folder of copies, check it, and delete those too many or too old.

    Blocks; ``at`` in Unix milliseconds names the copy, unless a clock that was wrong has named one
    later: the order of the names is the order in which copies were made. Raises CopyFailed.
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
    by_now = min(at, newest + DAY) if newest else at  # a leap of the clock makes no copy old
    oldest = _named_after(by_now - COPIES_KEPT)
    too_old = [c for c in copies(database) if _name_of_instant(c) < oldest]
    for old in {*copies(database, label)[keep:], *too_old}:
        old.unlink()
    return copy


_INSTANT = "%Y%m%dT%H%M%S%fZ"
"""How an instant stands in the name of a copy, to the millisecond."""

_ANY_INSTANT = f"{'[0-9]' * 8}T{'[0-9]' * 9}Z"


def _named_after(at: int) -> str:
    moment = datetime.fromtimestamp(at // 1000, UTC).strftime("%Y%m%dT%H%M%S")
    return f"{moment}{at % 1000:03d}Z"


def _name_of_instant(copy: Path) -> str:
    return copy.stem.rpartition("-")[2]


def _instant_of(copy: Path) -> int:
    """In Unix milliseconds."""
    moment = datetime.strptime(_name_of_instant(copy), _INSTANT).replace(tzinfo=UTC)
    return round(moment.timestamp() * 1000)


def copies(database: Path, label: str = "*") -> list[Path]:
    """The copies there are, newest first."""
    found = backups_of(database).glob(f"{database.stem}-{label}-{_ANY_INSTANT}.sqlite3")
    return sorted(found, key=_name_of_instant, reverse=True)


_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def complaint_about(file: Path) -> str | None:
    """What SQLite finds wrong in a database file, None when it is sound. Blocks.

    Raises sqlite3.Error where it cannot look: a disk without room is no damage.
    """
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        try:
            (answer,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.DatabaseError as fault:
            if fault.sqlite_errorcode & 0xFF not in _DAMAGE:
                raise
            return str(fault)
    return None if answer == "ok" else " ".join(str(answer).split())


def _must_have_room(database: Path) -> None:
    beside = (database, database.with_name(f"{database.name}-wal"))
    needed = sum(file.stat().st_size for file in beside if file.exists()) + SPARE
    free = shutil.disk_usage(backups_of(database)).free
    if free < needed:
        raise NoRoom(
            f"a copy of {database} needs {_megabytes(needed)} MB free on its disk, and there are "
            f"{_megabytes(free)}"
        )


def _megabytes(count: int) -> int:
    return count // 1_000_000


def _sweep(database: Path) -> None:
    """Remove what copies that came to nothing have left, journals included."""
    for left in backups_of(database).glob(f"{database.stem}-*.part*"):
        left.unlink(missing_ok=True)


def _copy(database: Path, draft: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA busy_timeout=5000")
        connection.execute("VACUUM INTO ?", (str(draft),))
