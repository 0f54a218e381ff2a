"""Exports a person's data for them.

A row with their id is exported, but for ``_UNTOLD``, and each notice that means them. Of a table's
document they get what all know of it, and their own seats.
"""

import re
from collections.abc import Mapping
from operator import itemgetter
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, Table, case, or_, select

from model.log import without_numbers
from model.table import FORMER_PLAYER, PlayerId
from storage.rows.personal_data import holds_ids, places, rows_at
from storage.rows.schema import VEILED, block, game_table, message, metadata, notice

FORMAT: Final = "tavolo-person"
VERSION: Final = 1

_EXACT = 2**53
"""From here on some JSON readers lose digits: such numbers are written as strings."""

_JSON = re.compile(rb"\s*[\[{]")

Cells: TypeAlias = dict[str, Any]


_UNTOLD: Final = frozenset(
    f"{table}.{column}"
    for table, columns in {
        "game_table": ("id", "version", "stood_until", "seed", "state"),
        "move": ("seq", "request_id", "state_hash"),
        "device": ("secret",),
        "cup": ("due_at", "version"),
        "message": tuple(column.name for column in message.c),
    }.items()
    for column in columns
)
"""Columns that are not exported: the game's secrets, what counts others' secret moves, what is of
use to the house alone, and what messages are to tell, which their reader gets."""


def disclosed(connection: Connection, person: PlayerId, at: int) -> bytes:
    """Return all of a person's data as indented JSON. ``at``: Unix milliseconds."""
    found = {table: _told(connection, table, person) for table in metadata.sorted_tables}
    found[notice] = _notices(connection, person)
    found[message] = _messages(connection, person)
    at_tables = {row[_TABLE] for rows in found.values() for row in rows if _TABLE in row}
    games = _games(connection, at_tables, person)
    codes = {row["id"]: row["code"] for row in games}
    found[game_table] = [{k: v for k, v in row.items() if k != "id"} for row in games]
    kept = {t.name: [_readable(row, codes) for row in rows] for t, rows in found.items() if rows}
    answer = {"format": FORMAT, "version": VERSION, "made_at": at, "person": str(person)}
    return msgspec.json.format(msgspec.json.encode({**answer, "kept": kept}), indent=2)


_TABLE = "table_id"
_DOCUMENT = "document"
_OF_THE_HOUSE = ("chance", "seed", "began_after", "began_from")
"""What an export leaves out of documents: secrets of the game, and counts of others' secret
moves."""

_NOTATION = "notation"
"""Undo lines name others by log numbers, which would reveal the count of secret moves."""


def _told(connection: Connection, table: Table, person: PlayerId) -> list[Cells]:
    """Return what is exported of a table's rows that are about this person.

    Who blocks them is not told; bans are.
    """
    owned = [
        place == person
        for place in places()
        if place.table is table and holds_ids(place) and place is not block.c.blocked_id
    ]
    columns = _told_columns(table)
    if not owned or not columns:
        return []
    asked = select(*columns).where(or_(*owned)).order_by(*table.primary_key)
    return [dict(row._mapping) for row in connection.execute(asked)]


def _told_columns(table: Table) -> list[ColumnElement[Any]]:
    """Return the exported columns, other people's ids included; pseudonyms are replaced."""
    return [
        _without_veils(column) if column.info == VEILED else column
        for column in table.c
        if f"{table.name}.{column.name}" not in _UNTOLD and not column.info.get("json")
    ]


def _notices(connection: Connection, person: PlayerId) -> list[Cells]:
    """Return what was told of tables with the person in it, oldest first."""
    rows = rows_at(connection, notice.c.said, person, notice.c.table_id, notice.c.at)
    told = [{_TABLE: row.table_id, "at": row.at, "said": row.said} for row in rows]
    return sorted(told, key=itemgetter("at"))


def _messages(connection: Connection, person: PlayerId) -> list[Cells]:
    """Return where the direct messages to a person stand, oldest first."""
    asked = select(message.c.subject, message.c.subject_id, message.c.document)
    rows = connection.execute(asked.where(message.c.person_id == person)).all()
    found = list[Cells]()
    for row in rows:
        whole = _object(row.document)
        told = {key: whole.get(key) for key in ("began", "channel", "message")}
        found.append({_TABLE: row.subject_id, **told} if row.subject == "table" else told)
    return sorted(found, key=lambda cells: cells["began"] or 0)


def _without_veils(column: Column[Any]) -> ColumnElement[Any]:
    return case((column < 0, FORMER_PLAYER), else_=column).label(column.name)


def _games(connection: Connection, tables: set[int], person: PlayerId) -> list[Cells]:
    """Return the tables that they opened, or where a seat was or will be theirs, oldest first."""
    document = game_table.c.document
    named = {row.id for row in rows_at(connection, document, person, game_table.c.id)}
    columns = (game_table.c.id, *_told_columns(game_table), document)
    asked = select(*columns).where(game_table.c.id.in_(sorted(tables | named)))
    found = connection.execute(asked.order_by(game_table.c.id))
    rows = [_with_document(dict(row._mapping), person) for row in found]
    return [row for row in rows if row["id"] in tables or row["host"] == person or row["seats"]]


_OF_TABLE = ("locale", "host", "size", "pace", "open_moves", "created_at", "cup")
_OF_SEAT = (
    *("seat", "occupant", "joined_at", "asked", "deadline", "lapsed", "questions", "left"),
    *("reminded", "bank", "pauses", "refused", "wanted", "presence", "appeals", "resigned"),
    *("beaten", "promised", "called_at"),
)
"""What is exported of a table's document, and of each seat of the person. The rest is hidden, what
others have chosen, of use to the house alone, or counts what others did in secret."""


def _with_document(cells: Cells, person: PlayerId) -> Cells:
    """Replace a table's document by what is exported of it."""
    whole = _object(cells.pop(_DOCUMENT))
    seats = [_told_of_seat(seat, person) for seat in whole.get("seats", ())]
    told = {key: whole.get(key) for key in _OF_TABLE}
    return {**cells, **told, "seats": [seat for seat in seats if seat]}


def _told_of_seat(seat: Cells, person: PlayerId) -> Cells:
    """Return what a person is told of a seat: nothing if it never was theirs."""
    occupant = seat["occupant"]
    if person in (occupant.get("player"), occupant.get("stands_for"), seat["promised"]):
        return {key: seat.get(key) for key in _OF_SEAT}
    was_theirs = isinstance(seat["former"], list) and person in seat["former"]
    return {"seat": seat["seat"], "former": [person]} if was_theirs else {}


def _object(document: bytes) -> Cells:
    """Return a document decoded; a damaged one is empty."""
    try:
        found = msgspec.json.decode(document)
    except msgspec.DecodeError:
        return {}
    return found if isinstance(found, dict) else {}


def _readable(row: Mapping[str, Any], codes: Mapping[int, str]) -> Cells:
    """Return a row for export: table as its code, JSON decoded, large numbers as strings."""
    cells = {name: _plain(cell) for name, cell in row.items() if name not in (_TABLE, _DOCUMENT)}
    told = {**_disclosed(_object(row.get(_DOCUMENT, b"{}"))), **cells}
    if isinstance(told.get(_NOTATION), str):
        told[_NOTATION] = without_numbers(told[_NOTATION])
    return {"table": codes[row[_TABLE]], **told} if _TABLE in row else told


def _disclosed(document: Cells) -> Cells:
    return {name: _plain(cell) for name, cell in document.items() if name not in _OF_THE_HOUSE}


def _plain(cell: Any) -> Any:
    if isinstance(cell, bytes):
        try:
            return _plain(msgspec.json.decode(cell)) if _JSON.match(cell) else cell.hex()
        except msgspec.DecodeError:
            return cell.hex()
    if isinstance(cell, dict):
        return {key: _plain(part) for key, part in cell.items()}
    if isinstance(cell, list):
        return [_plain(part) for part in cell]
    if isinstance(cell, int) and not -_EXACT < cell < _EXACT:
        return str(cell)
    return cell
