"""Executes SQL: the same text on SQLite and PostgreSQL.

Parameters are written ``:name``. After ``IN`` a parameter is a list, of any length. ``FOR UPDATE``
and ``FOR NO KEY UPDATE`` lock rows on PostgreSQL and are left out on SQLite, whose one writer is
the lock. Errors of the driver are SQLAlchemy's on both, without parameters. As each ``:name`` is a
parameter, no SQL holds a colon in a literal or ``::``.
"""

import re
import sqlite3
from collections import namedtuple
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias, cast

import msgspec
from sqlalchemy import Connection, Dialect, Row
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from model.table import Status

Values: TypeAlias = Mapping[str, Any]
"""The parameters of one execution, by name."""

_NO_VALUES: Final[Values] = {}
_SQLITE: Final[Dialect] = sqlite.dialect()

_LOCK = re.compile(r"\s+FOR (NO KEY )?UPDATE( SKIP LOCKED)?")
_LIST = re.compile(r"\b(NOT )?IN :(\w+)")
_NAME = re.compile(r":(\w+)")


def rows_of(connection: Connection, sql: str, values: Values = _NO_VALUES) -> Sequence[Any]:
    """Return all rows of a SELECT, or of a change that returns rows; cells by column name."""
    if connection.dialect.name != "sqlite":
        return [*connection.exec_driver_sql(*_for_postgresql(sql).with_values(values))]
    cursor = executed(driver_of(connection), *_for_sqlite(sql).with_values(values))
    with _as_of_sqlalchemy(sql):
        cells = cursor.fetchall()
    return [*map(_row_type(tuple(c[0] for c in cursor.description)), cells)]


def first_row(connection: Connection, sql: str, values: Values = _NO_VALUES) -> Any | None:
    """Return the first row, or None."""
    return next(iter(rows_of(connection, sql, values)), None)


def first_cell(connection: Connection, sql: str, values: Values = _NO_VALUES) -> Any:
    """Return the first cell of the first row; None if there is no row."""
    row = first_row(connection, sql, values)
    return None if row is None else row[0]


def change(connection: Connection, sql: str, values: Values = _NO_VALUES) -> int:
    """Execute a change; return how many rows it has changed."""
    if connection.dialect.name != "sqlite":
        return connection.exec_driver_sql(*_for_postgresql(sql).with_values(values)).rowcount
    return executed(driver_of(connection), *_for_sqlite(sql).with_values(values)).rowcount


def insert(connection: Connection, table: str, values: Values, conflict: str = "") -> int:
    """Insert a row; return how many were. ``conflict``: SQL that says what to do if it is there."""
    return change(connection, _insertion(table, tuple(values), conflict), values)


def insert_each(connection: Connection, table: str, rows: Sequence[Values]) -> None:
    """Insert rows with the same columns."""
    if not rows:
        return
    sql = _insertion(table, tuple(rows[0]), "")
    if connection.dialect.name == "sqlite":
        with _as_of_sqlalchemy(sql):
            driver_of(connection).executemany(sql, rows)
        return
    prepared = _for_postgresql(sql)
    connection.exec_driver_sql(prepared.sql, [prepared.with_values(row)[1] for row in rows])


def replace(connection: Connection, table: str, values: Values, key: str) -> None:
    """Insert a row, or replace the values of the one with this ``key`` (columns, by comma)."""
    fresh = [name for name in values if name not in key.split(", ")]
    columns = ", ".join(f"{name} = excluded.{name}" for name in fresh)
    insert(connection, table, values, f"ON CONFLICT ({key}) DO UPDATE SET {columns}")


@cache
def _insertion(table: str, columns: Sequence[str], conflict: str) -> str:
    cells = ", ".join(f":{name}" for name in columns)
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({cells}) {conflict}"


class _ForSqlite(NamedTuple):
    """SQL for SQLite, and the names of its lists, which are given as JSON."""

    sql: str
    lists: Sequence[str]

    def with_values(self, values: Values) -> tuple[str, Values]:
        if self.lists:
            given = {name: msgspec.json.encode(values[name]).decode() for name in self.lists}
            return self.sql, {**values, **given}
        return self.sql, values


class _ForPostgresql(NamedTuple):
    """SQL for PostgreSQL, and the names of its parameters in their order."""

    sql: str
    names: Sequence[str]

    def with_values(self, values: Values) -> tuple[str, tuple[Any, ...]]:
        return self.sql, tuple(values[name] for name in self.names)


@cache
def _for_sqlite(sql: str) -> _ForSqlite:
    """Return this SQL as SQLite takes it: one text for lists of all lengths."""
    lists = [found[2] for found in _LIST.finditer(sql)]
    asked = _LIST.sub(r"\1IN (SELECT value FROM json_each(:\2))", sql)
    return _ForSqlite(_LOCK.sub("", asked), lists)


@cache
def _for_postgresql(sql: str) -> _ForPostgresql:
    """Return this SQL as PostgreSQL takes it: with numbered parameters and arrays."""
    asked = _LIST.sub(lambda m: f"{'<> ALL' if m[1] else '= ANY'} (:{m[2]})", sql)
    names = [*dict.fromkeys(_NAME.findall(asked))]
    return _ForPostgresql(_NAME.sub(lambda m: f"${names.index(m[1]) + 1}", asked), names)


@cache
def _row_type(names: tuple[str, ...]) -> Callable[[Iterable[Any]], Any]:
    """Return what gives the cells of a row the names of their columns."""
    make: Callable[[Iterable[Any]], Any] = cast(Any, namedtuple)("Row", names, rename=True)._make
    return make


def executed(driver: sqlite3.Connection, sql: str, values: Values = _NO_VALUES) -> sqlite3.Cursor:
    """Execute SQL on SQLite's driver. Raises SQLAlchemy's DBAPIError."""
    with _as_of_sqlalchemy(sql):
        return driver.execute(sql, values)


@contextmanager
def _as_of_sqlalchemy(sql: str) -> Iterator[None]:
    """Raise SQLAlchemy's exception for one of the driver; it holds no parameters."""
    try:
        yield
    except sqlite3.Error as fault:
        raise DBAPIError.instance(
            sql, None, fault, sqlite3.Error, hide_parameters=True, dialect=_SQLITE
        ) from fault


def driver_of(connection: Connection) -> sqlite3.Connection:
    """Return the driver's connection to SQLite."""
    return cast(sqlite3.Connection, connection.connection.driver_connection)


AnyRow = Row[Any]

KEPT: Final = 1024
"""LRU cache size: decoded rows kept, since autocompletion reads the same ones at each key press. An
outline takes about 4 KB."""

encode = msgspec.json.Encoder().encode


def bytes_of(column: bytes | str) -> bytes:
    """Return bytes; SQLite returns str where text was put into the column by hand."""
    return column.encode() if isinstance(column, str) else column


class Rows:
    """Reads and writes rows on one connection."""

    def __init__(self, connection: Connection, *, locks: bool = True) -> None:
        """``locks``: whether rows that are read by their key stay locked until the end."""
        self._connection = connection
        self._lock = "FOR NO KEY UPDATE" if locks else ""

    def _rows(self, sql: str, **values: Any) -> Sequence[Any]:
        return rows_of(self._connection, sql, values)

    def _row(self, sql: str, **values: Any) -> Any | None:
        return first_row(self._connection, sql, values)

    def _number(self, sql: str, **values: Any) -> int | None:
        """Return the first cell of the first row; None if there is no row."""
        found: int | None = first_cell(self._connection, sql, values)
        return found

    def _change(self, sql: str, **values: Any) -> int:
        """Execute a change; return how many rows it has changed."""
        return change(self._connection, sql, values)

    def _insert(self, table: str, values: Values, conflict: str = "") -> int:
        return insert(self._connection, table, values, conflict)

    def _insert_each(self, table: str, rows: Sequence[Values]) -> None:
        insert_each(self._connection, table, rows)

    def _replace(self, table: str, values: Values, key: str) -> None:
        replace(self._connection, table, values, key)


def words(statuses: Sequence[Status]) -> list[str]:
    """Return the statuses as they are stored."""
    return [status.value for status in statuses]
