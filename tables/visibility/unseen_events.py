"""Events that a viewer has not been told yet, read from the store."""

from tables.interfaces import StoreReader
from tables.model.event_audience import attributed, still_true
from tables.model.table import EventRecord, Table


def news_of(reader: StoreReader, table: Table, after_seq: int) -> list[EventRecord]:
    """Return the events of the moves after ``after_seq`` that were not taken back."""
    log = reader.log.moves(table.id, after_seq)
    return attributed(still_true(reader.log.events(table.id, after_seq), log), log, table.seats)
