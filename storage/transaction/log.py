"""The log of moves, events and requests: SQL reads and writes inside one transaction."""

from collections.abc import Sequence

from model.table import (
    EventRecord,
    MoveRecord,
    RequestId,
    TableId,
)
from storage.errors import DuplicateRequest
from storage.rows import statements as sql
from storage.rows import table_codec
from storage.transaction.connection_rows import Rows, WritableRows

RECEIPTS_KEPT = 30 * 24 * 3_600_000
"""Milliseconds a receipt is kept: far longer than a Discord interaction lives (15 minutes)."""


class SqlLogReads(Rows):
    """Reads moves, events and receipts."""

    def moves(self, table: TableId, after_seq: int = 0) -> list[MoveRecord]:
        """Return the lines of a table's log after ``after_seq``, oldest first."""
        rows = self._rows(sql.MOVES, the_table=table, after_seq=after_seq)
        return [table_codec.move_from(row) for row in rows]

    def events(self, table: TableId, after_seq: int = -1) -> list[EventRecord]:
        """Return the events of the moves after ``after_seq``, in order, for all audiences."""
        rows = self._rows(sql.EVENTS, the_table=table, after_seq=after_seq)
        return [table_codec.event_from(row) for row in rows]

    def move_of_request(self, request: RequestId) -> tuple[TableId, MoveRecord] | None:
        """Return the move that this interaction made, None if it made none."""
        row = self._row(sql.MOVE_OF_REQUEST, request=request)
        return None if row is None else (TableId(row.table_id), table_codec.move_from(row))

    def receipt(self, request: RequestId) -> TableId | None:
        """Return the table on which this request (not a move) was already carried out, if any."""
        row = self._row(sql.RECEIPT, request=request)
        return None if row is None else TableId(row.table_id)


class SqlLogWrites(SqlLogReads, WritableRows):
    """Appends to the log."""

    def append_move(self, table: TableId, move: MoveRecord) -> None:
        """Add a line to the log. Raises DuplicateRequest if its request has made a move already."""
        values = table_codec.move_values(table, move)
        if self._write(self._upserts.append_move, values) != 1:
            raise DuplicateRequest

    def append_events(self, table: TableId, events: Sequence[EventRecord]) -> None:
        """Add events."""
        self._write_all(sql.INSERT_EVENTS, [table_codec.event_values(table, e) for e in events])

    def keep_receipt(self, request: RequestId, table: TableId, at: int) -> None:
        """Store that a request (not a move) was carried out; delete very old receipts.

        Raises DuplicateRequest if it was carried out already.
        """
        values = {"request_id": request, "table_id": table, "created_at": at}
        if self._write(self._upserts.keep_receipt, values) != 1:
            raise DuplicateRequest
        self._write(sql.PRUNE_RECEIPTS, {"the_oldest": at - RECEIPTS_KEPT})
