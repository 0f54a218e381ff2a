"""Makes thousands of running tables: the service begins a few, whose rows are then copied."""

import asyncio
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, create_engine, insert, select

from benchmarks.rig.filling import database_in, filler
from storage.rows.schema import event, game_table, player, seat, timer
from tables.model.commands import Person
from tables.model.table import GuildId, PlaceId, PlayerId, TableCode

_ORIGINALS = 10
_AT_ONCE = 500
_FIRST_PLACE, _FIRST_PERSON, _FIRST_TABLE = 10_000_000, 20_000_000, 1_000_000


def guild_of(number: int) -> GuildId:
    """Return this copy's own server, in shard ``number`` modulo any count."""
    return GuildId(number << 22)


def place_of(number: int) -> PlaceId:
    """Return the channel of this copy."""
    return PlaceId(_FIRST_PLACE + number)


def number_of(place: PlaceId) -> int:
    """Return the number of the copy with this channel."""
    return place - _FIRST_PLACE


def code_of(number: int) -> TableCode:
    """Return the code of this copy."""
    return TableCode(f"N{number:05d}")


def person_at(number: int, chair: int) -> Person:
    """Return the person on this chair; everybody sits at one table only."""
    who = _FIRST_PERSON + 2 * number + chair
    return Person(PlayerId(who), f"Person {who}")


def multiply(folder: Path, tables: int) -> str:
    """Make a SQLite file in this folder with ``tables`` running games of two; return its URL."""
    asyncio.run(_begin(folder))
    engine = create_engine(database_in(folder))
    with engine.begin() as connection:
        originals = connection.execute(select(game_table)).mappings().all()
        for number in range(0, tables, _AT_ONCE):
            part = range(number, min(number + _AT_ONCE, tables))
            _copy(connection, [dict(row) for row in originals], part)
        _take_away(connection, [row["id"] for row in originals])
    engine.dispose()
    return database_in(folder)


async def _begin(folder: Path) -> None:
    async with filler(folder) as filling:
        for number in range(_ORIGINALS):
            await filling.begin(number)
        await filling.forget_letters()


def _copy(connection: Connection, originals: list[dict[str, Any]], numbers: range) -> None:
    rows_of = {
        table: {row["id"]: _rows(connection, table, row["id"]) for row in originals}
        for table in (seat, event, timer)
    }
    tables: list[dict[str, Any]] = []
    others: dict[Table, list[dict[str, Any]]] = {table: [] for table in rows_of}
    for number in numbers:
        original = originals[number % len(originals)]
        tables.append(_table(original, number))
        for table, rows in rows_of.items():
            others[table] += _moved(rows[original["id"]], number)
    connection.execute(insert(game_table), tables)
    for table, copied in others.items():
        connection.execute(insert(table), copied)
    people = connection.execute(select(player).limit(1)).mappings().one()
    seated = [person_at(number, chair) for number in numbers for chair in (0, 1)]
    names = [dict(people) | {"id": person.id, "name": person.name} for person in seated]
    connection.execute(insert(player), names)


def _rows(connection: Connection, table: Table, original: int) -> list[Mapping[str, Any]]:
    found = connection.execute(select(table).where(table.c.table_id == original)).mappings()
    return [dict(row) for row in found]


def _table(original: Mapping[str, Any], number: int) -> dict[str, Any]:
    return dict(original) | {
        "id": _FIRST_TABLE + number,
        "code": code_of(number),
        "guild_id": guild_of(number),
        "place_id": place_of(number),
        "host_id": person_at(number, 0).id,
    }


def _moved(rows: list[Mapping[str, Any]], number: int) -> Iterator[dict[str, Any]]:
    for row in rows:
        moved = dict(row) | {"table_id": _FIRST_TABLE + number}
        if "player_id" in row:
            moved["player_id"] = person_at(number, row["seat"]).id
        yield moved


def _take_away(connection: Connection, originals: list[int]) -> None:
    """Delete the originals, so that every table has its own server, channel and people."""
    for table in (seat, event, timer):
        connection.execute(table.delete().where(table.c.table_id.in_(originals)))
    for name in ("receipt", "approach"):
        connection.execute(game_table.metadata.tables[name].delete())
    connection.execute(game_table.delete().where(game_table.c.id.in_(originals)))
