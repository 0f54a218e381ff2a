"""Reads the rows of version 0.2.0, and writes documents.

What is damaged is kept as it is: only the one document in which it stands cannot be read.
"""

import json
import re
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

Row = dict[str, Any]

_ENGINES = (
    (r'("type":"computer","agent":"[^"]*","level":)"[A-Z][^"]*"', r'\1"normal"'),
    (r'"computer-engine","values":{', r'"computer-at-level","values":{"level":"normal",'),
)
"""An engine's name stood in the place of a level; the game's own computers play on for engines."""


def rows(connection: sa.Connection, table: str, order: str = "1") -> list[Row]:
    """Return all rows of a table; none if this database never had it."""
    if not sa.inspect(connection).has_table(table):
        return []
    found = connection.execute(sa.text(f"SELECT * FROM {table} ORDER BY {order}"))
    return [dict(row._mapping) for row in found]


def columns_of(connection: sa.Connection, table: str) -> set[str]:
    """Return the names of a table's columns."""
    return {*connection.execute(sa.text(f"SELECT * FROM {table} LIMIT 0")).keys()}


def grouped(found: Sequence[Row], key: str) -> defaultdict[int, list[Row]]:
    """Return rows by the value of one of their columns."""
    groups = defaultdict[int, list[Row]](list)
    for row in found:
        groups[row[key]].append(row)
    return groups


def decoded(written: str | bytes | None) -> Any:
    """Return JSON decoded; damaged JSON as it is written, which no document can be read with."""
    if written is None:
        return None
    try:
        return json.loads(written)
    except ValueError:
        return written if isinstance(written, str) else written.decode(errors="replace")


def without_engines(written: str | bytes) -> str:
    """Return JSON with computers of level normal for engines from outside."""
    said = written if isinstance(written, str) else written.decode(errors="replace")
    for before, after in _ENGINES:
        said = re.sub(before, after, said)
    return said


def encoded(document: Any) -> bytes:
    """Return the JSON of a document."""
    said = json.dumps(document, separators=(",", ":"), ensure_ascii=False)
    return said.encode(errors="replace")
