"""Pseudonyms: numbers that stand for forgotten people in what is kept against them.

A pseudonym is an HMAC of the person's id with a key of this database, so that it reveals nothing
without the database. When the person is seen again it becomes their id.
"""

import hmac
import secrets
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Connection, select, update

from model.table import PlayerId
from storage.database.statements import insert
from storage.rows.personal_data_map import places
from storage.rows.schema import VEILED, meta

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
