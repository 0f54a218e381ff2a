"""SQL is executed in the same way on both databases."""

import sqlite3

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from storage.database.statements import (
    change,
    insert_each,
    rows_of,
)
from storage.store import Store

_KEYS = [{"key": f"k{n}", "value": str(n)} for n in range(4)]


@pytest.mark.parametrize("number", [0, 1, 3, 2])
async def test_lists_may_have_any_length(any_store: Store, number: int) -> None:
    keys = [row["key"] for row in _KEYS[:number]]
    others = "SELECT key FROM meta WHERE key LIKE 'k%' AND key NOT IN :keys ORDER BY key"

    def work(connection: Connection) -> tuple[list[str], list[str]]:
        insert_each(connection, "meta", _KEYS)
        found = rows_of(connection, "SELECT key FROM meta WHERE key IN :keys", {"keys": keys})
        rest = rows_of(connection, others, {"keys": keys})
        return sorted(row.key for row in found), [row.key for row in rest]

    expected = keys, [row["key"] for row in _KEYS[number:]]
    assert await any_store.database.write(work) == expected


async def test_numbers_of_discord_are_exact_in_lists(any_store: Store) -> None:
    long = 2**63 - 1

    def work(connection: Connection) -> list[int]:
        values = {"guild_id": 1, "player_id": long, "created_at": 0}
        insert_each(connection, "ban", [values, {**values, "player_id": long - 1}])
        these = "SELECT player_id FROM ban WHERE player_id IN :people"
        return [row.player_id for row in rows_of(connection, these, {"people": [long]})]

    assert await any_store.database.write(work) == [long]


async def test_a_parameter_that_is_missing_is_an_error_without_the_others(store: Store) -> None:
    secret = "sesame"
    bad = "UPDATE meta SET value = :value WHERE key = :key"
    with pytest.raises(DBAPIError, match="key") as told:
        await store.database.write(lambda c: change(c, bad, {"value": secret}))
    assert isinstance(told.value.orig, sqlite3.ProgrammingError)
    assert secret not in str(told.value)
