"""Copies of a SQLite file, whole and checked, while the house goes on playing.

A copy is an ordinary database file: to go back, stop the bot, put the copy in the file's place and
remove the ``-wal`` and ``-shm`` files beside it. A PostgreSQL server is backed up by ``pg_dump``.
"""

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

KEPT = 7
"""Copies kept of each label, the newest."""


class BackupDamaged(Exception):
    """The copy did not pass its check, so most likely the database is damaged."""


def folder_of(database: Path) -> Path:
    """Where the copies of a database lie."""
    return database.parent / "backups"


def back_up(database: Path, folder: Path, label: str, at: int, keep: int = KEPT) -> Path:
    """Copy the database into ``folder``, check the copy, and forget the oldest of its label.

    Blocks; ``at`` in Unix milliseconds names the copy. Raises BackupDamaged.
    """
    folder.mkdir(parents=True, exist_ok=True)
    moment = datetime.fromtimestamp(at // 1000, UTC).strftime("%Y%m%dT%H%M%S")
    copy = folder / f"{database.stem}-{label}-{moment}{at % 1000:03d}Z.sqlite3"
    draft = copy.with_suffix(".part")
    draft.unlink(missing_ok=True)
    try:
        _copy(database, draft)
        _check(draft)
        _flush(draft)
        os.replace(draft, copy)
    finally:
        draft.unlink(missing_ok=True)
    _flush(folder)
    for old in copies(database, folder, label)[keep:]:
        old.unlink()
    return copy


def copies(database: Path, folder: Path, label: str) -> list[Path]:
    """The copies there are, newest first."""
    return sorted(folder.glob(f"{database.stem}-{label}-*Z.sqlite3"), reverse=True)


def _copy(database: Path, draft: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA busy_timeout=5000")
        connection.execute("VACUUM INTO ?", (str(draft),))


def _check(draft: Path) -> None:
    with closing(sqlite3.connect(draft, isolation_level=None)) as connection:
        try:
            (answer,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.DatabaseError as error:
            raise BackupDamaged(str(error)) from error
    if answer != "ok":
        raise BackupDamaged(answer)


def _flush(path: Path) -> None:
    if os.name == "nt" and path.is_dir():
        return  # Windows cannot open a folder, and needs no flush of it
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
