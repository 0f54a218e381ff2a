"""Finds a person's data in the database, removes a person from a cell of JSON, and replaces people
by pseudonyms.

A pseudonym is a number that stands for a forgotten person in what is kept against them: an HMAC of
their id with a key of this database, so that it reveals nothing without the database. When the
person is seen again it becomes their id.
"""

import hmac
import re
import secrets
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    LargeBinary,
    Select,
    Table,
    func,
    literal,
    select,
    update,
)

from core.texts import text
from model.table import FORMER_PLAYER, Former, PlayerId
from storage.database.statements import AnyRow, insert
from storage.rows.schema import VEILED, meta, metadata

_NAMELESS = msgspec.to_builtins(text("former-player"))
_EMPTY_SEAT = msgspec.to_builtins(Former())
_NOT_FOR_THEM = ("ping", "rings", "later", "invited")
"""Lists in a letter, a message or a table from which a person is removed, without a replacement."""


def places() -> Iterator[Column[Any]]:
    """Yield every column that can hold a person, tables in the order of their foreign keys."""
    for table in metadata.sorted_tables:
        yield from (column for column in table.c if column.info)


def holds_ids(column: Column[Any]) -> bool:
    """Whether a column holds a person's id, rather than JSON in which they stand."""
    return "json" not in column.info


def table_column(table: Table) -> Column[Any] | None:
    """Return the column with the id of the row's game table; None if there is no such column."""
    return table.c.get("id" if table.name == "game_table" else "table_id")


def rows_at(
    connection: Connection,
    place: Column[Any],
    person: PlayerId,
    *columns: Column[Any],
    where: ColumnElement[bool] | None = None,
    locks: bool = False,
) -> Sequence[AnyRow]:
    """Return ``columns`` and then this place's column of all rows in which it holds the person.

    ``locks``: the rows are kept for this transaction, in the order of their keys.
    """
    asked: Select[Any] = select(*columns, place)
    asked = asked if where is None else asked.where(where)
    asked = (
        asked.order_by(*place.table.primary_key).with_for_update(key_share=True) if locks else asked
    )
    if holds_ids(place):
        return connection.execute(asked.where(place == person)).all()
    found = connection.execute(asked.where(_contains(connection, place, str(person)))).all()
    return [row for row in found if without(row[-1], person) != row[-1]]


def _contains(connection: Connection, column: Column[Any], word: str) -> ColumnElement[bool]:
    """Whether a cell of JSON contains this word; each engine searches bytes in its own way."""
    written = msgspec.json.encode(word).decode()[1:-1]
    if not isinstance(column.type, LargeBinary):
        return column.contains(written, autoescape=True)
    if connection.dialect.name == "sqlite":
        return func.instr(column, written.encode()) > 0
    return func.position(literal(written.encode()).op("IN")(column)) > 0


# --- JSON ----------------------------------------------------------------------------------------


def without(cell: Any, person: PlayerId) -> Any:
    """Return the JSON cell without a person; if it cannot be decoded, only the id is replaced."""
    raw = cell if isinstance(cell, bytes) else str(cell).encode()
    try:
        before = msgspec.json.decode(raw)
        after = _cleared(before, person)
        raw = raw if after == before else msgspec.json.encode(after)
    except msgspec.DecodeError:
        raw = re.sub(rb"(?<!\d)%d(?!\d)" % person, str(FORMER_PLAYER).encode(), raw)
    return raw if isinstance(cell, bytes) else raw.decode()


def _cleared(value: Any, person: PlayerId) -> Any:
    match value:
        case {"type": "human", "player": number} if number == person:
            return _EMPTY_SEAT
        case {"type": "guest", "player": number} if number == person:
            return _NAMELESS
        case dict():
            return {
                _cleared(key, person): _cleared(_listed(key, part, person), person)
                for key, part in value.items()
            }
        case list():
            return [_cleared(part, person) for part in value]
        case str() if value == str(person):
            return str(FORMER_PLAYER)
        case int() if value == person and not isinstance(value, bool):
            return FORMER_PLAYER
    return value


def _listed(key: str, part: Any, person: PlayerId) -> Any:
    """Remove the person from lists of who is called, awaited or asked."""
    if key in _NOT_FOR_THEM and isinstance(part, list):
        return [one for one in part if person not in (one, _called_by(one))]
    return part


def _called_by(ring: Any) -> Any:
    """Return whom a message is to notify by this entry of its list."""
    return ring.get("player") if isinstance(ring, dict) else None


_KEY: Final = "veil"
"""The key's name in ``meta``; its value is hexadecimal."""


def veil_of(connection: Connection, person: PlayerId) -> int:
    """Return this person's pseudonym: negative, so that it is nobody's id."""
    digest = hmac.digest(_key(connection), str(person).encode(), "sha256")
    return -1 - (int.from_bytes(digest[:8]) >> 1)


def _key(connection: Connection) -> bytes:
    """Return the key of this database; generate it at first use."""
    kept = select(meta.c.value).where(meta.c.key == _KEY)
    if (key := connection.execute(kept).scalar()) is None:
        drawn = {"key": _KEY, "value": secrets.token_hex()}
        insert(connection, "meta", drawn, "ON CONFLICT (key) DO NOTHING")
        key = connection.execute(kept).scalar_one()
    return bytes.fromhex(key)


def lift_in(
    connection: Connection, column: Column[Any], of_whom: ColumnElement[bool], person: PlayerId
) -> None:
    """Replace a person's pseudonym by their id in the rows ``of_whom``."""
    theirs = (of_whom, column == veil_of(connection, person))
    connection.execute(update(column.table).where(*theirs).values({column: person}))


def lift(connection: Connection, person: PlayerId) -> None:
    """Replace a person's pseudonym by their id everywhere: they are back."""
    veil = veil_of(connection, person)
    for column in places():
        if column.info == VEILED:
            connection.execute(update(column.table).where(column == veil).values({column: person}))
