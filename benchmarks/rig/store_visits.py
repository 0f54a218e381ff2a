"""Counts how often the bot asks its store: transactions, and round trips to the database."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import Engine, event

from storage.database.database import Database

TRIPS_OF_A_TRANSACTION = 2
"""BEGIN and COMMIT, each of which a database server answers."""


class StoreVisits(msgspec.Struct):
    """Transactions (reading and writing) and SQL statements since ``clear``."""

    transactions: Counter[str] = msgspec.field(default_factory=Counter)
    statements: int = 0

    @property
    def visits(self) -> int:
        """Transactions of both kinds."""
        return self.transactions.total()

    @property
    def round_trips(self) -> int:
        """Messages to a database server that are answered before the next is sent."""
        return self.statements + TRIPS_OF_A_TRANSACTION * self.visits

    def clear(self) -> None:
        """Start counting anew."""
        self.transactions.clear()
        self.statements = 0


@contextmanager
def counted_visits() -> Iterator[StoreVisits]:
    """Count the visits of all databases of this process until the context ends."""
    visits = StoreVisits()

    def note_statement(*_: Any) -> None:
        visits.statements += 1

    event.listen(Engine, "before_cursor_execute", note_statement)
    originals = {kind: getattr(Database, kind) for kind in ("read", "write")}
    for kind, original in originals.items():
        setattr(Database, kind, _counting(visits, kind, original))
    try:
        yield visits
    finally:
        event.remove(Engine, "before_cursor_execute", note_statement)
        for kind, original in originals.items():
            setattr(Database, kind, original)


def _counting(visits: StoreVisits, kind: str, original: Callable[..., Any]) -> Callable[..., Any]:
    async def counted(database: Database, work: Callable[..., Any], **options: Any) -> Any:
        visits.transactions[kind] += 1
        return await original(database, work, **options)

    return counted
