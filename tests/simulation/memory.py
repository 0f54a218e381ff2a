"""An in-memory store without threads that reports what each commit changed."""

from collections.abc import Callable
from typing import TypeVar, cast

from sqlalchemy import Connection, create_engine, event, make_url
from sqlalchemy.pool import StaticPool

from model.results import Result
from model.table import MoveRecord, PlayerProfile, Table, TableId
from storage.database.database import Database
from storage.rows.schema import metadata
from storage.store import Store
from storage.transaction.log import StoredLog
from storage.transaction.people import StoredPeople
from storage.transaction.results import StoredResults
from storage.transaction.tables import StoredTables
from storage.transaction.transaction import Transaction

T = TypeVar("T")


class Changes:
    """The changes of one transaction."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.moves: list[tuple[TableId, MoveRecord]] = []
        self.people: list[PlayerProfile] = []
        self.results: list[Result] = []


class MemoryDatabase:
    """One connection to an in-memory SQLite database. ``after``: called with each commit."""

    url = make_url("sqlite:///memory")

    def __init__(self) -> None:
        self._engine = create_engine("sqlite://", poolclass=StaticPool)
        event.listen(self._engine, "connect", lambda c, _: c.execute("PRAGMA foreign_keys=ON"))
        metadata.create_all(self._engine)
        self.changes = Changes()
        self.after: Callable[[Changes], None] = lambda _: None

    async def write(self, work: Callable[[Connection], T], *, patient: bool = True) -> T:
        self.changes = Changes()
        with self._engine.begin() as connection:
            answer = work(connection)
        self.after(self.changes)
        return answer

    async def read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def read_short(self, work: Callable[[Connection], T]) -> T:
        return await self.read(work)

    async def close(self) -> None:
        self._engine.dispose()


class WatchedTables(StoredTables):
    """A transaction's tables, which record changes."""

    def __init__(self, connection: Connection, changes: Changes) -> None:
        super().__init__(connection)
        self._changes = changes

    def add(self, table: Table) -> Table | None:
        added = super().add(table)
        if added is not None:
            self._changes.tables.append(added)
        return added

    def save(self, table: Table, seen: int) -> None:
        super().save(table, seen)
        self._changes.tables.append(table)

    def save_clocks(self, table: Table) -> None:
        super().save_clocks(table)
        self._changes.tables.append(table)


class WatchedLog(StoredLog):
    """A transaction's log, which records changes."""

    def __init__(self, connection: Connection, changes: Changes) -> None:
        super().__init__(connection)
        self._changes = changes

    def append_move(self, table: TableId, move: MoveRecord) -> None:
        super().append_move(table, move)
        self._changes.moves.append((table, move))


class WatchedPeople(StoredPeople):
    """A transaction's people, who record changes."""

    def __init__(self, connection: Connection, changes: Changes) -> None:
        super().__init__(connection)
        self._changes = changes

    def save_profile(self, profile: PlayerProfile) -> None:
        super().save_profile(profile)
        self._changes.people.append(profile)


class WatchedResults(StoredResults):
    """A transaction's results, which record changes."""

    def __init__(self, connection: Connection, changes: Changes) -> None:
        super().__init__(connection)
        self._changes = changes

    def add(self, result: Result) -> None:
        super().add(result)
        self._changes.results.append(result)


class WatchedTransaction(Transaction):
    """A transaction that records its changes."""

    def __init__(self, connection: Connection, changes: Changes) -> None:
        super().__init__(connection)
        self.tables = WatchedTables(connection, changes)
        self.log = WatchedLog(connection, changes)
        self.people = WatchedPeople(connection, changes)
        self.results = WatchedResults(connection, changes)


class MemoryStore(Store):
    """A store over an in-memory database."""

    def __init__(self) -> None:
        self.memory = MemoryDatabase()
        super().__init__(cast(Database, self.memory))

    def _transaction(self, connection: Connection) -> Transaction:
        return WatchedTransaction(connection, self.memory.changes)
