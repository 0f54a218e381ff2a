"""Makes files and folders that only the bot's account can read: they hold hands and seeds.

Folders are 0700 and files 0600, whatever the umask. SQLite gives the files beside a database (log,
journal) the mode of the database.
"""

import logging
import os
import stat
from collections.abc import Iterator
from pathlib import Path

_log = logging.getLogger(__name__)

_FOLDER, _FILE = 0o700, 0o600
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


def backups_of(database: Path) -> Path:
    """Return the folder of a database's copies."""
    return database.parent / "backups"


def draft_beside(database: Path) -> Path:
    """Return the path of the draft that a restore renames to the database."""
    return database.with_name(f"{database.name}.restored")


def make_folder(folder: Path) -> None:
    """Make a folder and its parents unless they exist."""
    folder.mkdir(mode=_FOLDER, parents=True, exist_ok=True)


def make_file(file: Path) -> None:
    """Make an empty file unless it exists, and remove other accounts' access to it."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, _FILE))
    _mend(file, _FILE)


def flush(path: Path) -> None:
    """Flush a file, or the entries of a folder, to disk (fsync)."""
    if os.name == "nt" and path.is_dir():
        return  # Windows cannot open a folder, and needs no flush of it
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def make_home(database: Path) -> None:
    """Make the folder and file of a database; if they exist, remove other accounts' access.

    A folder that holds anything else keeps its mode: it is not the bot's alone.
    """
    make_folder(database.parent)
    make_file(database)
    for file in _parts(database):
        _mend(file, _FILE)
    if (copies := backups_of(database)).is_dir():
        _mend(copies, _FOLDER)
    if all(_belongs(entry, database) for entry in database.parent.iterdir()):
        _mend(database.parent, _FOLDER)


def _parts(database: Path) -> Iterator[Path]:
    yield from (e for e in database.parent.iterdir() if _belongs(e, database) and e.is_file())
    yield from backups_of(database).glob(f"{database.stem}-*")


def _belongs(entry: Path, database: Path) -> bool:
    return entry == backups_of(database) or entry.name.startswith(database.name)


def _mend(path: Path, mode: int) -> None:
    try:
        if path.stat().st_mode & _OTHERS:
            path.chmod(mode)
    except OSError as fault:
        _log.warning("others may read %s, and that cannot be mended: %s", path, fault.strerror)
