"""Statements executed without SQLAlchemy's work at each call give what SQLAlchemy gives."""

import sqlite3
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Boolean, Connection, Select, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError, ProgrammingError

from model.table import PlayerProfile
from storage.database.prepared_statements import change, change_each, first_cell, rows_of
from storage.rows import statements
from storage.rows.schema import meta, player
from storage.store import SqlStore
from tests.storage.laws import added
from tests.storage.sample_rows import ANNA, full_table

SELECTS = {name: one for name, one in vars(statements).items() if isinstance(one, Select)}


def _values_for(statement: Select[Any]) -> dict[str, Any]:
    """A value for each parameter: a list where one is expected."""
    bound = statement.compile(compile_kwargs={}).bind_names
    needed = [one for one in bound if one.required]
    return {one.key: [1, 2] if one.expanding else 1 for one in needed}


@pytest.mark.parametrize("name", SELECTS)
async def test_every_question_is_answered_as_by_sqlalchemy(store: SqlStore, name: str) -> None:
    await added(store, full_table())
    statement, values = SELECTS[name], _values_for(SELECTS[name])

    def both(connection: Connection) -> tuple[Any, Any]:
        exact = connection.execute(statement, values)
        return (list(exact.keys()), [tuple(row) for row in exact.all()]), [
            tuple(row) for row in rows_of(connection, statement, values)
        ]

    (names, expected), found = await store.database.read(both)
    assert found == expected
    assert [*map(repr, found)] == [*map(repr, expected)], "of the same types"
    assert len(names) == len(statement.exported_columns)


async def test_rows_name_their_columns_and_booleans_are_booleans(store: SqlStore) -> None:
    await store.transact(lambda tx: tx.people.save_profile(PlayerProfile(ANNA, "Anna")))
    rows = await store.database.read(
        lambda connection: rows_of(connection, statements.PLAYERS, {"players": [ANNA]})
    )
    assert [row.name for row in rows] == ["Anna"]
    flags = [column.key for column in player.c if isinstance(column.type, Boolean)]
    assert flags
    assert {type(getattr(row, flag)) for row in rows for flag in flags} == {bool}


@pytest.mark.parametrize("number", [0, 1, 3, 2])
async def test_lists_may_have_any_length(store: SqlStore, number: int) -> None:
    tables = [await added(store, full_table(code=f"AAA{n}")) for n in "ABC"]
    ids = [table.id for table in tables[:number]]
    rows = await store.database.read(
        lambda connection: rows_of(connection, statements.OUTLINES, {"tables": ids})
    )
    assert sorted(row.id for row in rows) == sorted(ids)


async def test_a_parameter_that_is_missing_is_an_error_without_the_others(store: SqlStore) -> None:
    secret = "sesame"
    bad = (
        update(meta).where(meta.c.key == bindparam("the_key")).values(value=bindparam("the_value"))
    )
    with pytest.raises(ProgrammingError, match="the_key") as told:
        await store.database.write(lambda c: change(c, bad, {"the_value": secret}))
    assert secret not in str(told.value)


async def test_errors_are_those_of_sqlalchemy_and_hide_parameters(store: SqlStore) -> None:
    add, secret = insert(meta), "sesame"

    def twice(connection: Connection) -> None:
        change_each(connection, add, [{"key": "a", "value": secret}] * 2)

    with pytest.raises(IntegrityError) as told:
        await store.database.write(twice)
    assert isinstance(told.value.orig, sqlite3.IntegrityError)
    assert secret not in str(told.value)
    assert await store.database.read(lambda c: first_cell(c, _VALUE, {"the_key": "a"})) is None


_VALUE = select(meta.c.value).where(meta.c.key == bindparam("the_key"))


async def test_a_change_tells_how_many_rows_it_changed(store: SqlStore) -> None:
    add, rename = insert(meta), update(meta).where(meta.c.key.startswith("x")).values(value="new")

    def work(connection: Connection) -> tuple[int, int]:
        one = change(connection, add, {"key": "x1", "value": "old"})
        change_each(connection, add, [{"key": f"x{n}", "value": "old"} for n in (2, 3)])
        return one, change(connection, rename, {})

    assert await store.database.write(work) == (1, 3)


async def test_what_sqlalchemy_executes_is_in_the_same_transaction(store: SqlStore) -> None:
    def half(connection: Connection) -> None:
        change(connection, insert(meta), {"key": "y", "value": "1"})
        connection.execute(insert(meta).values(key="z", value="1"))
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.database.write(half)
    for key in "yz":
        value = await store.database.read(
            partial(first_cell, statement=_VALUE, values={"the_key": key})
        )
        assert value is None
