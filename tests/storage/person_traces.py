"""Searches every cell of a database, and any bytes, for a person in any encoding."""

import msgspec
from sqlalchemy import Connection, select

from storage.rows.schema import metadata
from storage.store import Store


def traces_in(words: bytes, person: int, name: str) -> set[str]:
    """In which forms a person can be read in some bytes."""
    forms = {
        "id": str(person).encode(),
        "id in eight bytes": person.to_bytes(8, "big"),
        "name": name.encode(),
        "name in JSON": msgspec.json.encode(name)[1:-1],
        "name in ASCII": name.encode("ascii", "backslashreplace"),
    }
    return {form for form, written in forms.items() if written in words}


def cells(connection: Connection) -> list[tuple[str, bytes]]:
    """Every cell of the database as bytes, with the column it stands in."""
    return [
        (f"{table.name}.{column}", cell if isinstance(cell, bytes) else str(cell).encode())
        for table in metadata.sorted_tables
        for row in connection.execute(select(table))
        for column, cell in row._mapping.items()
    ]


async def traces_left(store: Store, person: int, name: str) -> list[str]:
    """Where a person can be found in a database: column and cell."""
    found = await store.database.read(cells)
    return [f"{column}: {cell!r}" for column, cell in found if traces_in(cell, person, name)]
