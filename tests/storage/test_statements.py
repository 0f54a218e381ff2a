"""SQL is executed in the same way on both databases."""

import sqlite3

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from storage.database.statements import (
    change,
    first_cell,
    first_row,
    insert,
    insert_each,
    replace,
    rows_of,
)
from storage.store import Store

_VALUE = "SELECT value FROM meta WHERE key = :key"
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


async def test_a_parameter_may_stand_in_several_places_and_others_are_left(
    any_store: Store,
) -> None:
    twice = "SELECT value FROM meta WHERE key = :key AND key = :key AND value <> :other"

    def work(connection: Connection) -> object:
        insert_each(connection, "meta", _KEYS)
        return first_cell(connection, twice, {"unused": 1, "other": "x", "key": "k2"})

    assert await any_store.database.write(work) == "2"


async def test_a_change_tells_how_many_rows_it_changed(any_store: Store) -> None:
    def work(connection: Connection) -> list[int]:
        insert_each(connection, "meta", _KEYS)
        again = insert(connection, "meta", _KEYS[0], "ON CONFLICT (key) DO NOTHING")
        replace(connection, "meta", {"key": "k0", "value": "new"}, "key")
        assert first_cell(connection, _VALUE, {"key": "k0"}) == "new"
        assert first_row(connection, _VALUE, {"key": "nowhere"}) is None
        everything = "UPDATE meta SET value = 'x' WHERE key LIKE 'k%'"
        return [again, change(connection, everything)]

    assert await any_store.database.write(work) == [0, 4]


async def test_numbers_of_discord_are_exact_in_lists(any_store: Store) -> None:
    long = 2**63 - 1

    def work(connection: Connection) -> list[int]:
        values = {"guild_id": 1, "player_id": long, "created_at": 0}
        insert_each(connection, "ban", [values, {**values, "player_id": long - 1}])
        these = "SELECT player_id FROM ban WHERE player_id IN :people"
        return [row.player_id for row in rows_of(connection, these, {"people": [long]})]

    assert await any_store.database.write(work) == [long]


async def test_errors_are_those_of_sqlalchemy_and_hide_parameters(any_store: Store) -> None:
    secret = "sesame"

    def twice(connection: Connection) -> None:
        insert_each(connection, "meta", [{"key": "a", "value": secret}] * 2)

    with pytest.raises(IntegrityError) as told:
        await any_store.database.write(twice)
    assert secret not in str(told.value)
    assert await any_store.database.read(lambda c: first_row(c, _VALUE, {"key": "a"})) is None


async def test_a_parameter_that_is_missing_is_an_error_without_the_others(store: Store) -> None:
    secret = "sesame"
    bad = "UPDATE meta SET value = :value WHERE key = :key"
    with pytest.raises(DBAPIError, match="key") as told:
        await store.database.write(lambda c: change(c, bad, {"value": secret}))
    assert isinstance(told.value.orig, sqlite3.ProgrammingError)
    assert secret not in str(told.value)


async def test_what_sqlalchemy_executes_is_in_the_same_transaction(any_store: Store) -> None:
    def half(connection: Connection) -> None:
        insert(connection, "meta", {"key": "y", "value": "1"})
        connection.exec_driver_sql("INSERT INTO meta (key, value) VALUES ('z', '1')").close()
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await any_store.database.write(half)
    left = "SELECT key FROM meta WHERE key IN ('y', 'z')"
    assert await any_store.database.read(lambda c: rows_of(c, left)) == []
