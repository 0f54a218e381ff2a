"""The log of moves, events and requests: what a store reads and writes inside one transaction."""

from collections.abc import Sequence
from typing import Protocol

from tables.model.table import (
    EventRecord,
    MoveRecord,
    RequestId,
    TableId,
)


class LogReads(Protocol):
    """Reads moves, events and receipts."""

    def moves(self, table: TableId, after_seq: int = 0) -> list[MoveRecord]:
        """Return the lines of a table's log after ``after_seq``, oldest first."""
        ...

    def state_hash_before(self, table: TableId, seq: int) -> str | None:
        """Return the hash of the state after the last line before this one, None without one."""
        ...

    def events(self, table: TableId, after_seq: int = -1) -> list[EventRecord]:
        """Return the events of the moves after ``after_seq``, in order, for all audiences."""
        ...

    def move_of_request(self, request: RequestId) -> tuple[TableId, MoveRecord] | None:
        """Return the move that this interaction made, None if it made none."""
        ...

    def receipt(self, request: RequestId) -> TableId | None:
        """Return the table on which this request (not a move) was already carried out, if any."""
        ...


class LogWrites(LogReads, Protocol):
    """Appends to the log."""

    def append_move(self, table: TableId, move: MoveRecord) -> None:
        """Add a line to the log. Raises DuplicateRequest if its request has made a move already."""
        ...

    def append_events(self, table: TableId, events: Sequence[EventRecord]) -> None:
        """Add events to the log."""
        ...

    def keep_receipt(self, request: RequestId, table: TableId, at: int) -> None:
        """Store that a request which made no move was carried out.

        Raises DuplicateRequest if that is stored already.
        """
        ...
