"""Executes statements that are built once, on SQLite without SQLAlchemy's work at each call.

SQLAlchemy takes some 60 microseconds to execute a statement that SQLite answers in 8. Here it
compiles each statement once; the driver then gets the SQL and the parameters directly
(`docs/decisions/sqlite.md`). On PostgreSQL, where the round trip takes longer than SQLAlchemy, it
executes them.

Only for statements that live as long as the process: the compiled form of each is kept.
"""

import sqlite3
from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from typing import Any, Final, TypeAlias, cast

from sqlalchemy import Boolean, Connection, Dialect, Executable, ReturnsRows
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler

Values: TypeAlias = Mapping[str, Any]
"""The parameters of one execution, by name."""

MakeRow: TypeAlias = Callable[[Iterable[Any]], Any]
"""Gives the cells of a row the names of their columns."""

_NO_VALUES: Final[Values] = {}

_NAMED: Final[Dialect] = cast(Any, sqlite.dialect)(paramstyle="named")
"""SQLite with parameters by name, as the driver takes them from a mapping."""


def rows_of(connection: Connection, statement: Executable, values: Values) -> Sequence[Any]:
    """Return all rows of a SELECT, or of a change that returns rows."""
    if connection.dialect.name != "sqlite":
        return connection.execute(statement, values).all()
    prepared = _prepared(statement, tuple(values), for_many=False)
    return [*map(prepared.make_row, prepared.execute(driver_of(connection), values).fetchall())]


def first_row(connection: Connection, statement: Executable, values: Values) -> Any | None:
    """Return the first row, or None."""
    return next(iter(rows_of(connection, statement, values)), None)


def first_cell(connection: Connection, statement: Executable, values: Values) -> Any | None:
    """Return the first cell of the first row; None if there is no row."""
    row = first_row(connection, statement, values)
    return None if row is None else row[0]


def change(connection: Connection, statement: Executable, values: Values) -> int:
    """Execute a change without returned rows; return how many rows it has changed."""
    if connection.dialect.name != "sqlite":
        return connection.execute(statement, values).rowcount
    prepared = _prepared(statement, tuple(values), for_many=False)
    return prepared.execute(driver_of(connection), values).rowcount


def change_each(connection: Connection, statement: Executable, many: Sequence[Values]) -> None:
    """Execute a change once for each of these parameters, which have the same names."""
    if not many:
        return
    if connection.dialect.name != "sqlite":
        connection.execute(statement, many)
        return
    prepared = _prepared(statement, tuple(many[0]), for_many=True)
    prepared.execute_each(driver_of(connection), many)


def executed(driver: sqlite3.Connection, sql: str, values: Values = _NO_VALUES) -> sqlite3.Cursor:
    """Execute SQL on the driver. Raises SQLAlchemy's DBAPIError."""
    try:
        return driver.execute(sql, values)
    except sqlite3.Error as fault:
        raise _wrapped(fault, sql) from fault


def _wrapped(fault: sqlite3.Error, sql: str) -> BaseException:
    """Return SQLAlchemy's exception for one of the driver; it holds no parameters."""
    return DBAPIError.instance(
        sql, None, fault, sqlite3.Error, hide_parameters=True, dialect=_NAMED
    )


def driver_of(connection: Connection) -> sqlite3.Connection:
    """Return the driver's connection to SQLite."""
    return cast(sqlite3.Connection, connection.connection.driver_connection)


class PreparedStatement:
    """A statement compiled for SQLite."""

    def __init__(self, statement: Executable, names: Sequence[str], *, for_many: bool) -> None:
        compiled: Any = cast(Any, statement).compile(
            dialect=_NAMED, column_keys=[*names], for_executemany=for_many
        )
        self._compiled: SQLCompiler = compiled
        bound = self._compiled.bind_names.items()
        self._constants = {name: one.effective_value for one, name in bound if not one.required}
        self._lists = sorted(one.key for one in self._compiled.post_compile_params)
        self._expanded: dict[tuple[int, ...], _Expanded] = {}
        self.make_row = _row_maker(statement)

    def execute(self, driver: sqlite3.Connection, values: Values) -> sqlite3.Cursor:
        """Execute it once. Raises SQLAlchemy's DBAPIError."""
        sql, given = self._compiled.string, {**self._constants, **values}
        if self._lists:
            sql, given = self._with_items(given)
        return executed(driver, sql, given)

    def execute_each(self, driver: sqlite3.Connection, many: Sequence[Values]) -> None:
        """Execute it once for each of these. Raises SQLAlchemy's DBAPIError."""
        sql = self._compiled.string
        try:
            driver.executemany(sql, [{**self._constants, **values} for values in many])
        except sqlite3.Error as fault:
            raise _wrapped(fault, sql) from fault

    def _with_items(self, given: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        """Return the SQL for lists of these lengths, and the parameters with the lists' items."""
        lengths = tuple(len(given[name]) for name in self._lists)
        if (expanded := self._expanded.get(lengths)) is None:
            state = self._compiled.construct_expanded_state(given)
            expanded = self._expanded[lengths] = state.statement, state.parameter_expansion
        sql, items_of = expanded
        for name, items in items_of.items():
            given.update(zip(items, given[name], strict=True))
        return sql, given


_Expanded: TypeAlias = tuple[str, Mapping[str, Sequence[str]]]
"""SQL for lists of some lengths, and the names of each list's items."""

_prepared = cache(PreparedStatement)


def _row_maker(statement: Executable) -> MakeRow:
    """Return the function that names the cells of a row; booleans come as 0 and 1."""
    if not isinstance(statement, ReturnsRows):
        return tuple
    columns = [*statement.exported_columns]
    make: MakeRow = cast(Any, namedtuple)("Row", [c.key for c in columns], rename=True)._make
    booleans = [n for n, column in enumerate(columns) if isinstance(column.type, Boolean)]
    return partial(_with_booleans, make, booleans) if booleans else make


def _with_booleans(make: MakeRow, booleans: Sequence[int], cells: Iterable[Any]) -> Any:
    read = [*cells]
    for n in booleans:
        read[n] = None if read[n] is None else bool(read[n])
    return make(read)
