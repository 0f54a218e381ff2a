"""The log of moves, events and requests: SQL reads and writes inside one transaction."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from core.game import Seat
from core.texts import Text
from model.table import (
    EventRecord,
    MoveRecord,
    NoticeRecord,
    PlayerId,
    RequestId,
    TableId,
)
from storage.database.statements import AnyRow, Rows, Values, bytes_of, encode
from storage.errors import DuplicateRequest

_UNLESS_CARRIED_OUT = "ON CONFLICT (request_id) DO NOTHING"

_decode_seats = msgspec.json.Decoder(tuple[Seat, ...]).decode
_decode_texts = msgspec.json.Decoder(tuple[Text, ...]).decode


class StoredLog(Rows):
    """Reads moves, events and receipts; appends to them."""

    def moves(self, table: TableId, after_seq: int = 0) -> list[MoveRecord]:
        """Return the lines of a table's log after ``after_seq``, oldest first."""
        sql = "SELECT * FROM move WHERE table_id = :table AND seq > :after_seq ORDER BY seq"
        return [*map(move_from, self._rows(sql, table=table, after_seq=after_seq))]

    def state_hash_before(self, table: TableId, seq: int) -> str | None:
        """Return the hash of the state after the last line before this one, None without one."""
        sql = """
        SELECT state_hash FROM move WHERE table_id = :table AND seq < :seq
        ORDER BY seq DESC LIMIT 1
        """
        row = self._row(sql, table=table, seq=seq)
        return None if row is None else str(row.state_hash)

    def events(self, table: TableId, after_seq: int = -1) -> list[EventRecord]:
        """Return the events of the moves after ``after_seq``, in order, for all audiences."""
        sql = "SELECT * FROM event WHERE table_id = :table AND seq > :after_seq ORDER BY seq, n"
        return [*map(event_from, self._rows(sql, table=table, after_seq=after_seq))]

    def notices(self, table: TableId, after_version: int = 0) -> list[NoticeRecord]:
        """Return what was told of a table itself after this version of it, oldest first, without
        what is damaged."""
        sql = """
        SELECT * FROM notice WHERE table_id = :table AND version > :version ORDER BY version
        """
        found = list[NoticeRecord]()
        for row in self._rows(sql, table=table, version=after_version):
            with suppress(msgspec.DecodeError):
                said = _decode_texts(bytes_of(row.said))
                found.append(NoticeRecord(row.version, row.seq, row.at, said))
        return found

    def move_of_request(self, request: RequestId) -> tuple[TableId, MoveRecord] | None:
        """Return the move that this interaction made, None if it made none."""
        row = self._row("SELECT * FROM move WHERE request_id = :request", request=request)
        return None if row is None else (TableId(row.table_id), move_from(row))

    def receipt(self, request: RequestId) -> TableId | None:
        """Return the table on which this request (not a move) was already carried out, if any."""
        sql = "SELECT table_id FROM receipt WHERE request_id = :request"
        row = self._row(sql, request=request)
        return None if row is None else TableId(row.table_id)

    def append_move(self, table: TableId, move: MoveRecord) -> None:
        """Add a line to the log. Raises DuplicateRequest if its request has made a move already."""
        values = move_values(table, move)
        if self._insert("move", values, _UNLESS_CARRIED_OUT) != 1:
            raise DuplicateRequest

    def append_events(self, table: TableId, events: Sequence[EventRecord]) -> None:
        """Add events."""
        self._insert_each("event", [event_values(table, event) for event in events])

    def append_notices(self, table: TableId, lines: Sequence[NoticeRecord]) -> None:
        """Add what changes told of a table itself."""
        rows = [{**msgspec.structs.asdict(one), "said": encode(one.said)} for one in lines]
        self._insert_each("notice", [{"table_id": table, **row} for row in rows])

    def drop_notices(self, table: TableId) -> None:
        """Delete what was told of a table itself."""
        self._change("DELETE FROM notice WHERE table_id = :table", table=table)

    def keep_receipt(self, request: RequestId, table: TableId, at: int) -> None:
        """Store that a request (not a move) was carried out.

        Raises DuplicateRequest if it was carried out already.
        """
        values = {"request_id": request, "table_id": table, "created_at": at}
        if self._insert("receipt", values, _UNLESS_CARRIED_OUT) != 1:
            raise DuplicateRequest


def move_values(table: TableId, move: MoveRecord) -> Values:
    """Return the row of a line of the log."""
    return {
        "table_id": table,
        "seq": move.seq,
        "seat": move.seat,
        "actor_id": move.actor,
        "request_id": move.request,
        "notation": move.notation,
        "state_hash": move.state_hash,
        "created_at": move.at,
        "time_left": move.left,
        "bank": move.bank,
    }


def move_from(row: AnyRow) -> MoveRecord:
    """Return the line of the log in a row."""
    return MoveRecord(
        seq=row.seq,
        seat=Seat(row.seat),
        actor=None if row.actor_id is None else PlayerId(row.actor_id),
        request=None if row.request_id is None else RequestId(row.request_id),
        notation=row.notation,
        state_hash=row.state_hash,
        at=row.created_at,
        left=row.time_left,
        bank=row.bank,
    )


def event_values(table: TableId, event: EventRecord) -> Values:
    """Return the row of an event; NULL seats means everyone, an empty list nobody."""
    return {
        "table_id": table,
        "seq": event.seq,
        "n": event.n,
        "seats": None if event.seats is None else encode(event.seats).decode(),
        "payload": bytes(event.payload),
    }


def event_from(row: AnyRow) -> EventRecord:
    """Return the event in a row."""
    seats = None if row.seats is None else _decode_seats(row.seats)
    return EventRecord(row.seq, row.n, seats, msgspec.Raw(row.payload))
