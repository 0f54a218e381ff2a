"""One bot for one SQLite file: a second is refused as long as the first lives, however it dies.

Two would answer every interaction twice, post every letter twice and, with some versions of
SQLite, damage the file.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from storage.engine import database_url, file_of


class AlreadyInUse(Exception):
    """Another process holds this database file."""

    def __init__(self, file: Path) -> None:
        super().__init__(str(file))
        self.file = file


@contextmanager
def alone_on(url: str) -> Iterator[None]:
    """Hold a database file for this process. Raises AlreadyInUse while another one does.

    The lock is the system's: it ends with the process, even one that is killed. The empty file
    that carries it stays beside the database and means nothing by itself. A database on a server
    is meant to be shared by several processes, so nothing is held.
    """
    named = file_of(database_url(url))
    if named is None:
        yield
        return
    file = named.resolve()
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.with_name(f"{file.name}.lock").open("ab") as carrier:
        if not _lock(carrier):
            raise AlreadyInUse(named)
        yield


if sys.platform == "win32":
    import msvcrt

    def _lock(carrier: BinaryIO) -> bool:
        """Whether the file is ours now, until it is closed."""
        carrier.seek(0)
        try:
            msvcrt.locking(carrier.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(carrier: BinaryIO) -> bool:
        """Whether the file is ours now, until it is closed."""
        try:
            fcntl.flock(carrier, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
