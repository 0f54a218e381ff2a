"""Events that a viewer has not been told yet, read from the store."""

from collections.abc import Sequence

from model.event_audience import attributed, still_true
from model.table import EventRecord, MoveRecord, Table
from storage.transaction.transaction import Transaction


def news_of(reader: Transaction, table: Table, after_seq: int) -> list[EventRecord]:
    """Return the events of the moves after ``after_seq`` that were not taken back."""
    moves = reader.log.moves(table.id, after_seq)
    return news_in(moves, reader.log.events(table.id, after_seq), table)


def news_in(
    moves: Sequence[MoveRecord], events: Sequence[EventRecord], table: Table
) -> list[EventRecord]:
    """Return those of these events, of these lines of the log, that were not taken back."""
    return attributed(still_true(events, moves), moves, table.seats)
