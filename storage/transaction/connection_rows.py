"""One connection inside one transaction: what every part of it shares."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from model.table import Status
from storage.database import statements
from storage.database.statements import Values


class Rows:
    """Reads and writes rows on one connection."""

    def __init__(self, connection: Connection, *, locks: bool = True) -> None:
        """``locks``: whether rows that are read by their key stay locked until the end."""
        self._connection = connection
        self._lock = "FOR NO KEY UPDATE" if locks else ""

    def _rows(self, sql: str, **values: Any) -> Sequence[Any]:
        return statements.rows_of(self._connection, sql, values)

    def _row(self, sql: str, **values: Any) -> Any | None:
        return statements.first_row(self._connection, sql, values)

    def _number(self, sql: str, **values: Any) -> int | None:
        """Return the first cell of the first row; None if there is no row."""
        found: int | None = statements.first_cell(self._connection, sql, values)
        return found

    def _change(self, sql: str, **values: Any) -> int:
        """Execute a change; return how many rows it has changed."""
        return statements.change(self._connection, sql, values)

    def _insert(self, table: str, values: Values, conflict: str = "") -> int:
        return statements.insert(self._connection, table, values, conflict)

    def _insert_each(self, table: str, rows: Sequence[Values]) -> None:
        statements.insert_each(self._connection, table, rows)

    def _replace(self, table: str, values: Values, key: str) -> None:
        statements.replace(self._connection, table, values, key)


def words(statuses: Sequence[Status]) -> list[str]:
    """Return the statuses as they are stored."""
    return [status.value for status in statuses]
