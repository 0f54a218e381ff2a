"""Reading and setting the counters from which a database generates ids."""

from typing import Any

from sqlalchemy import Connection, Table, func, select, text


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
