"""Reads and writes of tables and cups by subject, on one connection inside one transaction."""

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


class SqlTransaction:
    """Writes on one connection. Tables, cups and persons that it loads are locked until the end."""

    def __init__(self, connection: Connection) -> None:
        self.tables = SqlTableWrites(connection)
        self.log = SqlLogWrites(connection)
        self.people = SqlPeopleWrites(connection)
        self.blocks = SqlBlockWrites(connection)
        self.devices = SqlDeviceWrites(connection)
        self.letters = SqlLetterWrites(connection)
        self.timers = SqlTimerWrites(connection)
        self.results = SqlResultWrites(connection)
        self.ahead = SqlAheadWrites(connection)
        self.cups = SqlCupWrites(connection)
        self.together = SqlCombinedReads(connection)
