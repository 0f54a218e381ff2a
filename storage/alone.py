"""One bot for one SQLite file: a second is refused as long as the first lives, however it dies.

Two would answer every interaction twice, post every letter twice and, with some versions of
SQLite, damage the file.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from storage.engine import database_url, file_of
from storage.faults import explained
from storage.files import make_folder


class AlreadyInUse(Exception):
    """Another process holds this database file."""

    def __init__(self, file: Path) -> None:
        super().__init__(str(file))
        self.file = file


@contextmanager
def alone_on(url: str) -> Iterator[None]:
    """Hold a database file for this process.

    Raises AlreadyInUse while another one does, CannotOpen where nothing can be written.
    The lock is the system's: it ends with the process, even one that is killed. The empty file
    that carries it stays beside the database and means nothing by itself. A database on a server
    is meant to be shared by several processes, so nothing is held.
    """
    exact = database_url(url)
    named = file_of(exact)
    if named is None:
        yield
        return
    file = named.resolve()
    lock = FileLock(
        file.with_name(f"{file.name}.lock"), mode=0o600, blocking=False, fallback_to_soft=False
    )
    try:
        make_folder(file.parent)
        held = lock.acquire()
    except Timeout:
        raise AlreadyInUse(named) from None
    except OSError as fault:
        raise explained(fault, exact) or fault from fault
    with held:
        yield
