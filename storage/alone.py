"""One bot for one SQLite file: a second is refused as long as the first lives, however it dies.

Two would answer every interaction twice, post every letter twice and, with some versions of
SQLite, damage the file.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

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
    lock = FileLock(file.with_name(f"{file.name}.lock"), blocking=False, fallback_to_soft=False)
    try:
        held = lock.acquire()
    except Timeout:
        raise AlreadyInUse(named) from None
    with held:
        yield
