"""Process lock: one bot for each SQLite file, or for each shard on a PostgreSQL server.

A second process is refused as long as the first lives, however it dies. Two would answer every
interaction twice, post every notice twice and, with some versions of SQLite, damage the file.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zlib import crc32

from filelock import FileLock, Timeout
from sqlalchemy import URL, NullPool, TextClause, text
from sqlalchemy.exc import DBAPIError

from storage.database.engine import database_url, file_of
from storage.database.error_messages import CannotOpen, behind_a_pooler, in_plain_words
from storage.database.private_files import make_folder

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

_log = logging.getLogger(__name__)

SECONDS_BETWEEN_LOOKS = 10
"""Seconds between two checks of the connection that holds the locks."""

SETTINGS = {
    "application_name": "tavolo-alone",
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}
"""Thus the server notices within a minute that a host has vanished, and frees its locks."""

_PURPOSE = crc32(b"tavolo shard") - 2**31
_ALL = -1
_HOLD = text("SELECT pg_try_advisory_lock(:purpose, :shard)")
_SHARE = text("SELECT pg_try_advisory_lock_shared(:purpose, :shard)")
_SESSION = text("SELECT pg_backend_pid()")
_OURS = text(
    "SELECT pid, backend_start AS since FROM pg_stat_activity WHERE pid = pg_backend_pid()"
)
_END_OURS = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE pid = :pid AND backend_start = :since"
)


class AlreadyInUse(Exception):
    """Another process holds the lock of this database. ``where``: file or server, without password.

    ``passing``: a retry may succeed. A server takes a while to notice that a client has vanished,
    and that client may have been this very bot before its restart.
    """

    def __init__(self, where: str, *, passing: bool = False) -> None:
        super().__init__(where)
        self.where = where
        self.passing = passing


async def _a_while() -> None:
    await asyncio.sleep(SECONDS_BETWEEN_LOOKS)


@asynccontextmanager
async def alone_on(
    url: str,
    shards: Sequence[int] | None = None,
    between_looks: Callable[[], Awaitable[None]] = _a_while,
) -> AsyncIterator[None]:
    """Hold the process lock of a database. Raises AlreadyInUse or CannotOpen.

    Processes that run different ``shards`` (None: all) may share a server. If the connection with
    the locks is lost and another process takes them, AlreadyInUse is raised inside the body too.
    """
    exact = database_url(url)
    file = file_of(exact)
    if file is None:
        async with _Shards(exact, shards).held(between_looks):
            yield
    else:
        with lock_of(file):
            yield


def lock_of(named: Path) -> contextlib.AbstractContextManager[object]:
    """Take the lock on a SQLite file. Raises AlreadyInUse or CannotOpen.

    It is an operating system lock: it ends with the process, even one that is killed. Its empty
    file stays beside the database and means nothing by itself. A file with hard links is refused:
    each name would have its own lock and its own write-ahead log.
    """
    file = named.resolve()
    lock = FileLock(
        file.with_name(f"{file.name}.lock"), mode=0o600, blocking=False, fallback_to_soft=False
    )
    with in_plain_words(URL.create("sqlite", database=str(named))):
        make_folder(file.parent)
        if file.is_file() and file.stat().st_nlink > 1:
            raise CannotOpen(
                f"{named} has another name as well (a hard link): a second bot could be started on "
                "it, and SQLite would damage it. Delete the other name, then start."
            )
        try:
            return lock.acquire()
        except Timeout:
            raise AlreadyInUse(str(named)) from None


class _Shards:
    """Advisory locks for some shards on a server; they belong to the session and end with it."""

    def __init__(self, url: URL, shards: Sequence[int] | None) -> None:
        from storage.database.postgresql import connections_to  # imports SQLAlchemy's whole ORM

        self._shards = shards
        self._url = url
        self._where = f"{url.host or 'this machine'}/{url.database}"
        self._connection: AsyncConnection | None = None
        self._session: Mapping[str, Any] | None = None
        """Process id and start time of the server session that last held the locks."""
        self._engine: AsyncEngine = connections_to(
            url, SETTINGS, poolclass=NullPool, isolation_level="AUTOCOMMIT"
        )

    @asynccontextmanager
    async def held(self, between_looks: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
        """Take the locks and keep them, across lost connections, until the body ends."""
        with in_plain_words(self._url):
            await self._take()
        body = asyncio.current_task()
        assert body is not None, "inside a coroutine"
        watch = asyncio.create_task(self._watch(between_looks))
        watch.add_done_callback(lambda ended: None if ended.cancelled() else body.cancel())
        try:
            yield
        except asyncio.CancelledError:
            if watch.done() and not watch.cancelled():
                body.uncancel()
                watch.result()
            raise
        finally:
            watch.cancel()
            await asyncio.wait({watch})
            await self._let_go()

    async def _watch(self, between_looks: Callable[[], Awaitable[None]]) -> None:
        """Check the connection for ever, and take the locks again if it is lost."""
        while True:
            await between_looks()
            try:
                if self._connection is None:
                    await self._take()
                else:
                    self._verify(await _session_of(self._connection))
            except (DBAPIError, OSError) as fault:
                _log.warning("the connection that holds the database is lost: %s", fault)
                await self._let_go()

    async def _take(self) -> None:
        """Take the locks. Raises AlreadyInUse, or CannotOpen if no session of ours can hold them.

        If the server still has the session of a lost connection of ours, that session holds the
        locks: it is terminated, and the next check takes them.
        """
        self._connection = connection = await self._engine.connect()
        try:
            if self._session is not None and await self._ended(self._session):
                await self._let_go()
                return
            session = await self._own_session(connection)
            for lock, shard in self._wanted():
                key = {"purpose": _PURPOSE, "shard": shard}
                if not (await connection.execute(lock, key)).scalar_one():
                    raise AlreadyInUse(self._where, passing=True)
            self._session = dict((await connection.execute(_OURS)).mappings().one())
            self._verify(session)
        except BaseException:
            await self._let_go()
            raise

    def _wanted(self) -> list[tuple[TextClause, int]]:
        """Return how each lock is to be taken, and for which shard."""
        if self._shards is None:
            return [(_HOLD, _ALL)]
        return [(_SHARE, _ALL), *((_HOLD, shard) for shard in self._shards)]

    async def _own_session(self, connection: "AsyncConnection") -> int:
        """Return the process id of a connection's session. Raises CannotOpen if another has it too:
        a pooler that gives each transaction another session would let a second bot hold the locks.
        """
        session = await _session_of(connection)
        async with self._engine.connect() as other:
            if await _session_of(other) == session:
                raise behind_a_pooler(self._url)
        return session

    def _verify(self, session: int) -> None:
        """Raise CannotOpen if a connection now has another session than that with the locks."""
        if self._session is None or self._session["pid"] != session:
            raise behind_a_pooler(self._url)

    async def _ended(self, session: Mapping[str, Any]) -> bool:
        """Terminate an earlier session of ours; returns False if it had ended already."""
        assert self._connection is not None, "somebody must ask"
        return (await self._connection.execute(_END_OURS, session)).first() is not None

    async def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(DBAPIError, OSError):
                await connection.close()


async def _session_of(connection: "AsyncConnection") -> int:
    """Return the process id of the server's session that a connection has now."""
    pid: int = (await connection.execute(_SESSION)).scalar_one()
    return pid
