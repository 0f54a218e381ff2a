"""One connection inside one transaction: what every part of it shares."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from sqlalchemy import Connection, Executable

from model.table import Status
from storage.database.prepared_statements import (
    Values,
    change,
    change_each,
    first_cell,
    first_row,
    rows_of,
)
from storage.rows import statements as sql
from storage.rows.combined_statements import combined
from storage.rows.row_values import AnyRow

Asked: TypeAlias = tuple[sql.AnySelect, Mapping[str, Any]]
"""A statement and its parameters."""


class Rows:
    """Reads rows on one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._joins = connection.dialect.name == "postgresql"

    def _together(self, *asked: Asked) -> Sequence[Sequence[AnyRow]]:
        """Return the rows of each statement, on PostgreSQL in one round trip."""
        if not self._joins:
            return [self._rows(statement, **values) for statement, values in asked]
        statement, makers = combined(*(statement for statement, _ in asked))
        values = {name: value for _, values in asked for name, value in values.items()}
        answered = self._connection.execute(statement, values).one()
        return [[*map(make, part)] for make, part in zip(makers, answered, strict=True)]

    def _rows(self, statement: Executable, **values: Any) -> Sequence[AnyRow]:
        return rows_of(self._connection, statement, values)

    def _number(self, statement: Executable, **values: Any) -> int | None:
        found: int | None = first_cell(self._connection, statement, values)
        return found

    def _row(self, statement: Executable, **values: Any) -> AnyRow | None:
        found: AnyRow | None = first_row(self._connection, statement, values)
        return found


class WritableRows(Rows):
    """Writes rows on one connection, with the upserts of its dialect."""

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self._upserts = sql.upserts_for(connection.dialect)

    def _write(self, statement: Executable, values: Values) -> int:
        """Execute a change; return how many rows it has changed."""
        return change(self._connection, statement, values)

    def _write_all(self, statement: Executable, rows: Sequence[Values]) -> None:
        change_each(self._connection, statement, rows)


def words(statuses: Sequence[Status]) -> list[str]:
    """Return the statuses as they are stored."""
    return [status.value for status in statuses]
