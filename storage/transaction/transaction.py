"""Reads and writes of tables and cups by subject, on one connection inside one transaction."""

from sqlalchemy import Connection

from storage.transaction.blocks_and_bans import SqlBlocks
from storage.transaction.cups import SqlCups
from storage.transaction.devices import SqlDevices
from storage.transaction.letters import SqlLetters
from storage.transaction.log import SqlLog
from storage.transaction.people import SqlPeople
from storage.transaction.private_documents import SqlPrivateDocuments
from storage.transaction.results import SqlResults
from storage.transaction.tables import SqlTables
from storage.transaction.timers import SqlTimers


class SqlTransaction:
    """Reads, all from one snapshot, and writes that are committed together or not at all.

    Where it ``locks``, these stay locked until its end: a table or cup read by code or id, a person
    read alone, ratings, and people whose daily digest is due; what is read in a list may change
    meanwhile. Always lock in the same order to avoid deadlocks: a person, the table, then all that
    belongs to it, ratings last. Opened for reading, it locks nothing, and a write raises.
    """

    def __init__(self, connection: Connection, *, locks: bool = True) -> None:
        self.tables = SqlTables(connection, locks=locks)
        self.log = SqlLog(connection)
        self.people = SqlPeople(connection, locks=locks)
        self.blocks = SqlBlocks(connection)
        self.devices = SqlDevices(connection)
        self.letters = SqlLetters(connection)
        self.timers = SqlTimers(connection)
        self.results = SqlResults(connection, locks=locks)
        self.private = SqlPrivateDocuments(connection)
        self.cups = SqlCups(connection, locks=locks)


SqlReader = SqlTransaction
