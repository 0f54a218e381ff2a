"""Counts how often the bot asks its store: visits and SQL statements."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import Engine, event

from storage.database import statements
from storage.database.database import Database

KINDS = ("read", "read_short", "write")
"""The methods of ``Database`` that visit it."""


class StoreVisits(msgspec.Struct):
    """Visits by kind, and SQL statements, since ``clear``."""

    transactions: Counter[str] = msgspec.field(default_factory=Counter)
    statements: int = 0

    @property
    def visits(self) -> int:
        """Visits of all kinds."""
        return self.transactions.total()

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

    def note_on_sqlite(*of: Any) -> Any:
        note_statement()
        return execute(*of)

    event.listen(Engine, "before_cursor_execute", note_statement)
    execute = statements.executed
    statements.executed = note_on_sqlite  # type: ignore[assignment]
    originals = {kind: getattr(Database, kind) for kind in KINDS}
    for kind, original in originals.items():
        setattr(Database, kind, _counting(visits, kind, original))
    try:
        yield visits
    finally:
        event.remove(Engine, "before_cursor_execute", note_statement)
        statements.executed = execute
        for kind, original in originals.items():
            setattr(Database, kind, original)


def _counting(visits: StoreVisits, kind: str, original: Callable[..., Any]) -> Callable[..., Any]:
    async def counted(database: Database, work: Callable[..., Any], **options: Any) -> Any:
        visits.transactions[kind] += 1
        return await original(database, work, **options)

    return counted
