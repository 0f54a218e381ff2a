"""What is kept against somebody who was forgotten: a number that says nothing, until they are back.

It is made of their id with a key of this database: whoever has the number alone learns nothing by
it. When the same person is seen again the number becomes their id.
"""

import hmac
import secrets
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Connection, select, update

from storage.rows.personal_data_map import places
from storage.rows.schema import meta
from storage.rows.statements import upserts_for
from tables.model.table import PlayerId

_KEY: Final = "veil"
"""Under what name the key is kept, in hex."""


def veil_of(connection: Connection, person: PlayerId) -> int:
    """The number of this person: below zero, so that it is nobody's id."""
    digest = hmac.digest(_key(connection), str(person).encode(), "sha256")
    return -1 - (int.from_bytes(digest[:8]) >> 1)


def _key(connection: Connection) -> bytes:
    """The key of this database, drawn when it is first needed."""
    kept = select(meta.c.value).where(meta.c.key == _KEY)
    if (key := connection.execute(kept).scalar()) is None:
        drawn = {"key": _KEY, "value": secrets.token_hex()}
        connection.execute(upserts_for(connection.dialect).keep_meta, drawn)
        key = connection.execute(kept).scalar_one()
    return bytes.fromhex(key)


def lift_in(
    connection: Connection, column: Column[Any], of_whom: ColumnElement[bool], person: PlayerId
) -> None:
    """Somebody is meant who may have been forgotten: in the rows ``of_whom`` they are named."""
    theirs = (of_whom, column == veil_of(connection, person))
    connection.execute(update(column.table).where(*theirs).values({column: person}))


def lift(connection: Connection, person: PlayerId) -> None:
    """Somebody is here of whom nothing may be known: what is kept is about them again."""
    veil = veil_of(connection, person)
    for table, column, kept in places():
        if kept.fate == "veiled":
            connection.execute(update(table).where(column == veil).values({column: person}))
