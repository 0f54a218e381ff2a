"""What all conversions of rows share: the types of rows, and columns that may be NULL or text."""

from typing import Any, Final

import msgspec
from sqlalchemy import Row

AnyRow = Row[Any]
Values = dict[str, Any]

KEPT: Final = 1024
"""LRU cache size: decoded rows kept, since autocompletion reads the same ones at each key press. An
outline takes about 4 KB."""

encode = msgspec.json.Encoder().encode


def bytes_of(column: bytes | str) -> bytes:
    """Return bytes; SQLite returns str where text was put into the column by hand."""
    return column.encode() if isinstance(column, str) else column
