"""Restores a SQLite database from a copy; the bot must be stopped.

python -m storage.restore [--database data/tavolo.sqlite3] [COPY]

Without COPY it takes the newest sound one. The database of before is kept beside it.
"""

import argparse
import os
import shlex
import shutil
import sqlite3
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import URL

from storage.backup import complaint_about, copies
from storage.database.error_messages import CannotOpen
from storage.database.private_files import draft_beside, flush, make_file
from storage.database.process_lock import AlreadyInUse, lock_of

BESIDE = ("-wal", "-shm", "-journal")
"""Suffixes of SQLite's files beside a database; they belong to that very file and to no copy."""


class CannotRestore(Exception):
    """Nothing was changed; the message says why."""


def restore(database: Path, copy: Path | None, at: int) -> tuple[Path, Path | None]:
    """Put a copy in the database's place; return the copy used and where the old database now lies.

    ``copy`` None: the newest sound one. ``at``: Unix milliseconds, part of the old database's new
    name. Raises CannotRestore, or AlreadyInUse while a bot runs on the database. After an
    interruption, restore again: while the draft exists, no bot opens or makes a database there.
    """
    with lock_of(database):
        chosen = _newest_sound(database) if copy is None else _sound(copy)
        draft = _draft_of(chosen, draft_beside(database))
        flush(database.parent)
        before = _put_aside(database, at)
        os.replace(draft, database)
        flush(database.parent)
    return chosen, before


def _newest_sound(database: Path) -> Path:
    for copy in copies(database):
        if _complaint_about(copy) is None:
            return copy
    raise CannotRestore(f"There is no sound copy of {database}.")


def _sound(copy: Path) -> Path:
    if not copy.is_file():
        raise CannotRestore(f"There is no copy {copy}.")
    if (said := _complaint_about(copy)) is not None:
        raise CannotRestore(f"{copy} is damaged itself: {said}.")
    return copy


def _complaint_about(copy: Path) -> str | None:
    try:
        return complaint_about(copy)
    except sqlite3.Error as fault:
        raise CannotRestore(f"{copy} cannot be read: {fault}.") from fault


def _draft_of(chosen: Path, draft: Path) -> Path:
    """Copy ``chosen`` to ``draft``, flushed to disk."""
    try:
        draft.unlink(missing_ok=True)
        make_file(draft)
        shutil.copyfile(chosen, draft)
        flush(draft)
    except OSError as fault:
        draft.unlink(missing_ok=True)
        raise CannotRestore(f"{chosen} cannot be copied to {draft}: {fault.strerror}.") from fault
    return draft


def _put_aside(database: Path, at: int) -> Path | None:
    """Rename the database and its log files, so that SQLite cannot mix them with the copy."""
    aside = database.with_name(f"{database.name}.before-{at}")
    for ending in ("", *BESIDE):
        part = database.with_name(database.name + ending)
        if part.exists():
            os.replace(part, aside.with_name(aside.name + ending))
    return aside if aside.exists() else None


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and restore; return the process's exit status."""
    parser = argparse.ArgumentParser(prog="python -m storage.restore", description=__doc__)
    parser.add_argument("copy", nargs="?", type=Path, help="the newest sound copy when left out")
    parser.add_argument("--database", type=Path, default=Path("data/tavolo.sqlite3"))
    wish = parser.parse_args(arguments)
    try:
        chosen, before = restore(wish.database, wish.copy, time.time_ns() // 1_000_000)
    except (CannotRestore, CannotOpen) as fault:
        sys.stderr.write(f"{fault}\n")
        return 2
    except AlreadyInUse:
        sys.stderr.write(f"A Tavolo is running on {wish.database}: stop it first.\n")
        return 2
    sys.stdout.write(f"{wish.database} is now {chosen}.\n")
    if before is not None:
        sys.stdout.write(f"What was there before is {before}; delete it when all is well.\n")
    url = URL.create("sqlite", database=str(wish.database.absolute())).render_as_string()
    sys.stdout.write(
        "Whoever was forgotten since then is in it; forget each of them again: "
        f"python -m storage.forget ID --database {shlex.quote(url)}\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
