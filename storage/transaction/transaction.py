"""All reads and writes, by subject, on one connection inside one transaction."""

from collections.abc import Callable
from typing import TypeAlias

from sqlalchemy import Connection

from storage.transaction.cups import StoredCups
from storage.transaction.log import StoredLog
from storage.transaction.messages import StoredMessages
from storage.transaction.people import (
    StoredBlocks,
    StoredDevices,
    StoredPeople,
    StoredPrivateDocuments,
)
from storage.transaction.results import StoredResults
from storage.transaction.tables import StoredTables
from storage.transaction.timers import StoredTimers


class Transaction:
    """Reads, and writes that are committed together or not at all.

    Where it ``locks``, these stay locked until its end: a table or cup read by code or id, a person
    read alone, ratings, and people whose daily digest is due; what is read in a list may change
    meanwhile. Always lock in the same order to avoid deadlocks: a person, the table, then all that
    belongs to it, ratings last. Opened for reading, it sees one snapshot and locks nothing, and a
    write raises. A writing one sees on PostgreSQL, with each statement, what is committed by then.
    """

    def __init__(self, connection: Connection, *, locks: bool = True) -> None:
        self.tables = StoredTables(connection, locks=locks)
        self.log = StoredLog(connection)
        self.people = StoredPeople(connection, locks=locks)
        self.blocks = StoredBlocks(connection)
        self.devices = StoredDevices(connection)
        self.messages = StoredMessages(connection)
        self.timers = StoredTimers(connection)
        self.results = StoredResults(connection, locks=locks)
        self.private = StoredPrivateDocuments(connection)
        self.cups = StoredCups(connection, locks=locks)


Along: TypeAlias = Callable[[Transaction], None]
"""Further writes, committed together with other work or not at all."""
