"""Converts rows of tables, with their people, logs and timers, to values, and values to rows."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from core.game import Outcome, Seat
from model.table import (
    FORMER_PLAYER,
    JSON,
    EventRecord,
    Human,
    Listed,
    MoveRecord,
    Outline,
    PlaceId,
    PlayerId,
    RequestId,
    Table,
    TableId,
    TableSeat,
    Timer,
)
from storage.rows.row_values import KEPT, AnyRow, Values, bytes_of, encode

_decode_outcome = msgspec.json.Decoder(Outcome).decode
_decode_seats = msgspec.json.Decoder(tuple[Seat, ...]).decode
_decode_document = msgspec.json.Decoder(Table).decode


def table_values(table: Table) -> Values:
    """Return the columns of a table's own row, without its id."""
    apart = msgspec.structs.replace(table, options=b"{}", seed=None, state=None, outcome=None)
    return {
        "code": table.code,
        "game": table.game,
        "guild_id": table.guild,
        "place_id": table.place,
        "status": table.status.value,
        "version": table.version,
        "updated_at": table.updated_at,
        "stood_until": table.stood_until,
        "options": table.options,
        "seed": table.seed,
        "state": table.state,
        "outcome": None if table.outcome is None else encode(table.outcome),
        "document": encode(apart),
    }


def member_values(table: Table) -> list[Values]:
    """Return the rows of a table's people, each once, in their present role."""
    roles: dict[PlayerId, tuple[str, int | None]] = {}
    roles |= dict.fromkeys(table.former, ("former", None))
    roles |= dict.fromkeys(table.invited, ("invited", None))
    roles |= {seat.owner: _role_in(seat) for seat in table.seats if seat.owner is not None}
    return [
        {"table_id": table.id, "player_id": player, "role": role, "due_at": due_at}
        for player, (role, due_at) in roles.items()
        if player != FORMER_PLAYER
    ]


def _role_in(seat: TableSeat) -> tuple[str, int | None]:
    """Return what the owner of a seat does there, and until when they have to move."""
    if not isinstance(seat.occupant, Human):
        return "tended", None
    if seat.asked is not None:
        return "asked", seat.deadline
    return ("out" if seat.is_out else "plays"), None


def table_from(row: AnyRow) -> Table:
    """Return the table in a row. Raises msgspec.MsgspecError if its document is damaged."""
    outline = _decode_document(row.document)
    is_told = outline.codec == JSON and row.outcome is not None
    return msgspec.structs.replace(
        outline,
        id=TableId(row.id),
        options=bytes_of(row.options),
        seed=row.seed,
        state=None if row.state is None else bytes_of(row.state),
        outcome=_decode_outcome(row.outcome) if is_told else None,
    )


@lru_cache(KEPT)
def outline_from(row: AnyRow) -> Outline:
    """Return a table in outline; cached, since most are unchanged since they were last listed."""
    return msgspec.structs.replace(_decode_document(row.document), id=TableId(row.id))


def listed_from(rows: Iterable[AnyRow], owed: Iterable[AnyRow]) -> list[Listed]:
    """Return list entries in the order of ``rows``; ``owed``: tables that wait for the person."""
    deadlines = {row.table_id: row.due_at for row in owed}
    return [
        Listed(
            TableId(row.id),
            PlaceId(row.place_id),
            bool(row.own),
            row.id in deadlines,
            deadlines.get(row.id),
        )
        for row in rows
    ]


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


def timer_values(timer: Timer) -> Values:
    """Return the row of a timer."""
    return {
        "table_id": timer.table,
        "kind": timer.kind,
        "seat": timer.seat,
        "due_at": timer.due_at,
        "asked": timer.asked,
    }


def timer_from(row: AnyRow) -> Timer:
    """Return the timer in a row."""
    return Timer(TableId(row.table_id), row.kind, Seat(row.seat), row.due_at, row.asked)
