"""Moves all data to another database, from SQLite to PostgreSQL or back; all bots are stopped.

python -m storage.move sqlite:///data/tavolo.sqlite3 postgresql://user@host/name

A server's password stands in PGPASSWORD or in ~/.pgpass: everybody on the machine can read command
lines.

The old database is only read. The new one is written in one transaction; after an interruption it
is unchanged, and the same command starts again. Before the commit all rows are read back and
compared.
"""

import argparse
import asyncio
import hashlib
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from sqlalchemy import (
    URL,
    Column,
    ColumnElement,
    Connection,
    LargeBinary,
    String,
    Table,
    delete,
    func,
    insert,
    select,
    text,
)
from sqlalchemy.util import await_only

from storage.database.engine import Engine, database_url, file_of, migration_engine_for
from storage.database.error_messages import CannotOpen, in_plain_words, place_of
from storage.database.process_lock import AlreadyInUse, alone_on
from storage.database.sqlite import SqliteHere
from storage.migrate import is_up_to_date, migrate
from storage.rows.schema import game_table, meta, metadata, sign_of_life


def counted_to(connection: Connection, table: Table) -> int:
    """Return the highest id ever generated for a table, ids of deleted rows included."""
    highest: int = connection.execute(select(func.coalesce(func.max(table.c.id), 0))).scalar_one()
    if connection.dialect.name == "sqlite":
        counter = text("SELECT seq FROM sqlite_sequence WHERE name = :name")
        given = connection.execute(counter, {"name": table.name}).scalar() or 0
    else:
        counted = "CASE WHEN is_called THEN last_value ELSE 0 END"
        given = connection.execute(text(f"SELECT {counted} FROM {table.name}_id_seq")).scalar_one()
    return max(highest, int(given))


def go_on_counting(connection: Connection, table: Table, given: int) -> None:
    """Make ``given + 1`` the next id of a table; does nothing if ``given`` is 0."""
    if given == 0:
        return
    values: dict[str, Any] = {"name": table.name, "given": given}
    if connection.dialect.name == "sqlite":
        forget = text("DELETE FROM sqlite_sequence WHERE name = :name")
        connection.execute(forget, {"name": table.name})
        note = text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :given)")
        connection.execute(note, values)
    else:
        count = text("SELECT setval(pg_get_serial_sequence(:name, 'id'), :given)")
        connection.execute(count, values)


ROWS_AT_ONCE = 500

WRITTEN_BY_ANY_START = (meta, sign_of_life)
"""Tables that a bot fills when started on an empty database; the moved rows replace them."""

COUNTED = (game_table,)
"""Tables whose ids are never used again, even of deleted rows: their id counters move as well."""


class CannotMove(Exception):
    """Nothing was changed; the message says why."""


class Sum(NamedTuple):
    """How many rows a table has, and a hash of all of them in key order."""

    rows: int
    fingerprint: str


async def move(source: URL, target: URL) -> dict[str, int]:
    """Copy everything; return the number of rows of each table.

    Raises CannotMove, CannotOpen, or AlreadyInUse while a bot runs on either.
    """
    if source == target:
        raise CannotMove("These are the same database.")
    async with _alone_on(source), _alone_on(target):
        with in_plain_words(source):
            if not await is_up_to_date(source):
                raise CannotMove(
                    f"{place_of(source)} is not of this version: start the bot on it once."
                )
        with in_plain_words(target):
            await migrate(target)
            return await _move(source, target)


def _alone_on(url: URL) -> Any:
    return alone_on(url.render_as_string(hide_password=False))


async def _move(source: URL, target: URL) -> dict[str, int]:
    old, new = _engine_for(source), _engine_for(target)

    def reading(connection: Connection) -> dict[str, int]:
        def writing(other: Connection) -> dict[str, int]:
            return _copy_all(connection, other, place_of(target))

        counted: dict[str, int] = await_only(new.write(writing))
        return counted

    try:
        return await old.read(reading)
    finally:
        await old.close()
        await new.close()


def _engine_for(url: URL) -> Engine:
    """Return an engine whose work may wait for another database."""
    return migration_engine_for(url) if file_of(url) is None else SqliteHere(url)


def _copy_all(old: Connection, new: Connection, place: str) -> dict[str, int]:
    tables = metadata.sorted_tables
    others = [table for table in tables if table not in WRITTEN_BY_ANY_START]
    if any(new.execute(select(table).limit(1)).first() for table in others):
        raise CannotMove(f"{place} holds games already: nothing was moved.")
    for table in WRITTEN_BY_ANY_START:
        new.execute(delete(table))
    counted = {}
    for table in tables:
        written = _copy(old, new, table)
        if _sum_of(new, table) != written:
            raise CannotMove(f"The rows of {table.name} did not arrive as they were.")
        counted[table.name] = written.rows
    for table in COUNTED:
        go_on_counting(new, table, counted_to(old, table))
    return counted


def _copy(old: Connection, new: Connection, table: Table) -> Sum:
    """Copy all rows of a table; return the checksum of the rows read."""
    told, rows = hashlib.sha256(), 0
    for part in _parts(old, table):
        new.execute(insert(table), part)
        rows += len(part)
        told.update(_written(part))
    return Sum(rows, told.hexdigest())


def _sum_of(connection: Connection, table: Table) -> Sum:
    told, rows = hashlib.sha256(), 0
    for part in _parts(connection, table):
        rows += len(part)
        told.update(_written(part))
    return Sum(rows, told.hexdigest())


def _parts(connection: Connection, table: Table) -> Iterator[list[Mapping[str, Any]]]:
    """Yield all rows in the order of their primary key, in batches."""
    key = list(table.primary_key)
    ordered = select(table).order_by(*(_sorted_plainly(c, connection) for c in key))
    binary = [column.name for column in table.c if isinstance(column.type, LargeBinary)]
    found = connection.execute(ordered, execution_options={"yield_per": ROWS_AT_ONCE})
    for part in found.mappings().partitions():
        yield [_plain(row, binary) for row in part]


def _sorted_plainly(column: Column[Any], connection: Connection) -> ColumnElement[Any]:
    """Use byte order (collation C) on PostgreSQL, so that both engines sort alike."""
    by_language = connection.dialect.name == "postgresql" and isinstance(column.type, String)
    return column.collate("C") if by_language else column


def _plain(row: Mapping[Any, Any], binary: Sequence[str]) -> dict[str, Any]:
    """Return a row as a dict; SQLite returns str where text was put into a bytes column by hand."""
    values = dict(row)
    for name in binary:
        if isinstance(values[name], str):
            values[name] = values[name].encode()
    return values


def _written(rows: Sequence[Mapping[str, Any]]) -> bytes:
    """Serialize rows to the same bytes on both engines."""
    lines = (json.dumps(sorted(row.items()), default=bytes.hex) for row in rows)
    return "".join(chain.from_iterable((line, "\n") for line in lines)).encode()


def _without_password(written: str) -> URL:
    """Parse a URL of the command line. Raises CannotMove if it contains a password."""
    url = database_url(written)
    if url.password is not None:
        raise CannotMove(
            "Leave the password out: everybody on this machine can read command lines. It is read "
            "from PGPASSWORD, or from ~/.pgpass."
        )
    return url


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and move; return the process's exit status."""
    parser = argparse.ArgumentParser(prog="python -m storage.move", description=__doc__)
    parser.add_argument("source", help="the database there is, as in DATABASE_URL")
    parser.add_argument("target", help="the one to move to; it must hold no games")
    wish = parser.parse_args(arguments)
    try:
        source, target = _without_password(wish.source), _without_password(wish.target)
        counted = asyncio.run(move(source, target))
    except AlreadyInUse as fault:
        sys.stderr.write(f"A Tavolo is running on {fault.where}: stop it first.\n")
        return 2
    except (CannotMove, CannotOpen, ValueError) as fault:
        sys.stderr.write(f"{fault}\n")
        return 2
    for name, rows in counted.items():
        sys.stdout.write(f"{name}: {rows}\n")
    sys.stdout.write("Everything has arrived. Name the new database in DATABASE_URL.\n")
    sys.stdout.write(
        f"{place_of(source)} is not needed any more: delete it, copies included, when all is well. "
        "Whoever is forgotten from now on stays in it.\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
