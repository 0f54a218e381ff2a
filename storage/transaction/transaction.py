"""Reads and writes of tables and cups by subject, on one connection inside one transaction."""

from collections.abc import Callable
from typing import TypeAlias

from sqlalchemy import Connection

from storage.transaction.blocks_and_bans import SqlBlockReads, SqlBlockWrites
from storage.transaction.combined_reads import SqlCombinedReads
from storage.transaction.cups import SqlCupReads, SqlCupWrites
from storage.transaction.devices import SqlDeviceReads, SqlDeviceWrites
from storage.transaction.letters import SqlLetterReads, SqlLetterWrites
from storage.transaction.log import SqlLogReads, SqlLogWrites
from storage.transaction.people import SqlPeopleReads, SqlPeopleWrites
from storage.transaction.results import SqlResultReads, SqlResultWrites
from storage.transaction.tables import SqlTableReads, SqlTableWrites
from storage.transaction.thinking_ahead import SqlAheadReads, SqlAheadWrites
from storage.transaction.timers import SqlTimerReads, SqlTimerWrites


class SqlReader:
    """Reads on one connection; all answers come from the same snapshot."""

    def __init__(self, connection: Connection) -> None:
        self.tables = SqlTableReads(connection)
        self.log = SqlLogReads(connection)
        self.people = SqlPeopleReads(connection)
        self.blocks = SqlBlockReads(connection)
        self.devices = SqlDeviceReads(connection)
        self.letters = SqlLetterReads(connection)
        self.timers = SqlTimerReads(connection)
        self.results = SqlResultReads(connection)
        self.ahead = SqlAheadReads(connection)
        self.cups = SqlCupReads(connection)
        self.together = SqlCombinedReads(connection)


class SqlTransaction(SqlReader):
    """Writes on one connection, committed together or not at all.

    Locked until the end are: a table or cup read by code or id, a person read alone, ratings, and
    people whose daily digest is due; what is read in a list may change meanwhile. Always lock in
    the same order to avoid deadlocks: a person, the cup, the table, then all that belongs to it,
    ratings last.
    """

    def __init__(self, connection: Connection) -> None:
        self.tables: SqlTableWrites = SqlTableWrites(connection)
        self.log: SqlLogWrites = SqlLogWrites(connection)
        self.people: SqlPeopleWrites = SqlPeopleWrites(connection)
        self.blocks: SqlBlockWrites = SqlBlockWrites(connection)
        self.devices: SqlDeviceWrites = SqlDeviceWrites(connection)
        self.letters: SqlLetterWrites = SqlLetterWrites(connection)
        self.timers: SqlTimerWrites = SqlTimerWrites(connection)
        self.results: SqlResultWrites = SqlResultWrites(connection)
        self.ahead: SqlAheadWrites = SqlAheadWrites(connection)
        self.cups: SqlCupWrites = SqlCupWrites(connection)
        self.together = SqlCombinedReads(connection)


Along: TypeAlias = Callable[[SqlTransaction], None]
"""Further writes, committed together with other work or not at all."""
