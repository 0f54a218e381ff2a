"""The events a viewer has not been told yet, read from the store."""

from tables.model import EventRecord, Table
from tables.ports import Reader
from tables.telling import attributed, still_true


def news_of(reader: Reader, table: Table, after_seq: int) -> list[EventRecord]:
    """Return the events of the moves after ``after_seq`` that still stand."""
    log = reader.moves(table.id, after_seq)
    return attributed(still_true(reader.events(table.id, after_seq), log), log, table.seats)
