"""Tables: SQL reads and writes inside one transaction."""

import logging
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection

from core.game import Outcome
from model.refusals import UnreadableTable
from model.table import (
    FORMER_PLAYER,
    JSON,
    GuildId,
    Human,
    Listed,
    Outline,
    PlaceId,
    PlayerId,
    Status,
    Table,
    TableCode,
    TableId,
    TableSeat,
)
from storage.database.statements import KEPT, AnyRow, Rows, Values, bytes_of, encode, words
from storage.errors import StaleVersion

_THEIRS = "SELECT table_id FROM member WHERE player_id = :player AND role <> 'former'"
_WITH = "status IN :statuses"
_NEWEST_FIRST = "ORDER BY updated_at DESC, id DESC"
_LISTED = f"SELECT id, place_id, id IN ({_THEIRS}) AS own FROM game_table"

_OUTLINES = "SELECT id, code, document FROM game_table"
OUTLINES_OF = f"{_OUTLINES} WHERE id IN ({_THEIRS}) AND {_WITH} {_NEWEST_FIRST} LIMIT :most"
OUTLINES_AT = f"{_OUTLINES} WHERE place_id = :place AND {_WITH} {_NEWEST_FIRST} LIMIT :most"
LISTED_OF = f"{_LISTED} WHERE id IN ({_THEIRS}) AND {_WITH} {_NEWEST_FIRST}"
LISTED_IN = f"""
{_LISTED} WHERE guild_id = :guild AND {_WITH} AND (id IN ({_THEIRS}) OR id IN (
    SELECT id FROM game_table WHERE guild_id = :guild AND {_WITH} {_NEWEST_FIRST} LIMIT :most
)) {_NEWEST_FIRST}
"""

T = TypeVar("T")

_log = logging.getLogger(__name__)

_decode_outcome = msgspec.json.Decoder(Outcome).decode
_decode_document = msgspec.json.Decoder(Table).decode


class StoredTables(Rows):
    """Reads tables, whole, as outlines and as entries of lists; writes them.

    A damaged one raises UnreadableTable alone; outlines and ``of_player`` log and omit it.

    In a writing transaction those read by code or id stay locked until its end.
    """

    def __init__(self, connection: Connection, *, locks: bool = True) -> None:
        super().__init__(connection, locks=locks)
        self._stored: dict[TableId, Table] = {}
        """The tables that this transaction has locked, as they are stored."""

    def by_code(self, code: TableCode) -> Table | None:
        """Return the table with this code, in any case."""
        return self._one_table("code = :code", code=code.upper())

    def by_id(self, table: TableId) -> Table | None:
        """Return the table with this id."""
        return self._one_table("id = :table", table=table)

    def of_player(self, player: PlayerId, statuses: Sequence[Status]) -> list[Table]:
        """Return the tables where this person sits or is invited, newest activity first."""
        sql = f"SELECT * FROM game_table WHERE id IN ({_THEIRS}) AND {_WITH} {_NEWEST_FIRST}"
        return self._readable(sql, table_from, player=player, statuses=words(statuses))

    def outlines_of(self, player: PlayerId, statuses: Sequence[Status], most: int) -> list[Outline]:
        """Return outlines of at most ``most`` tables where this person sits or is invited."""
        return self._outlines(OUTLINES_OF, player=player, statuses=words(statuses), most=most)

    def outlines_at(self, place: PlaceId, statuses: Sequence[Status], most: int) -> list[Outline]:
        """Return outlines of at most ``most`` tables of a channel or thread."""
        return self._outlines(OUTLINES_AT, place=place, statuses=words(statuses), most=most)

    def outlines(self, tables: Sequence[TableId]) -> list[Outline]:
        """Return outlines of those of these tables that exist, in the given order."""
        sql = f"{_OUTLINES} WHERE id IN :tables"
        found = {outline.id: outline for outline in self._outlines(sql, tables=list(tables))}
        return [found[table] for table in tables if table in found]

    def listed_of(self, player: PlayerId, statuses: Sequence[Status]) -> list[Listed]:
        """Return the entries of a list of this person's tables."""
        return self._listed(LISTED_OF, player, statuses)

    def listed_in(
        self, guild: GuildId, player: PlayerId, statuses: Sequence[Status], most: int
    ) -> list[Listed]:
        """Return list entries of a server's newest tables and all of this person's there."""
        return self._listed(LISTED_IN, player, statuses, guild=guild, most=most)

    def count(self, statuses: Sequence[Status]) -> int:
        """Count all tables with one of these statuses."""
        sql = f"SELECT count(*) FROM game_table WHERE {_WITH}"
        return self._number(sql, statuses=words(statuses)) or 0

    def has_entered(self, cup: str, player: PlayerId) -> bool:
        """Return whether this person is or was an entrant of the cup with this code."""
        sql = """
        SELECT id FROM cup WHERE code = :code
        AND id IN (SELECT cup_id FROM cup_entry WHERE player_id = :player)
        """
        return self._row(sql, code=cup, player=player) is not None

    def add(self, table: Table) -> Table | None:
        """Insert a new table and return it with its id; None if a table or cup has its code."""
        if self._row("SELECT id FROM cup WHERE code = :code", code=table.code) is not None:
            return None
        values = table_values(table)
        if not self._insert("game_table", values, "ON CONFLICT (code) DO NOTHING"):
            return None
        (row,) = self._rows("SELECT id FROM game_table WHERE code = :code", code=table.code)
        fresh = msgspec.structs.replace(table, id=TableId(row.id))
        self._insert_each("member", member_values(fresh))
        self._stored[fresh.id] = fresh
        return fresh

    def save(self, table: Table, seen: int) -> None:
        """Replace a table whose stored version is ``seen``. Raises StaleVersion if it is another.

        Raises ValueError if the new version is not higher: nobody could tell the two apart.
        """
        if table.version <= seen:
            raise ValueError("a changed table needs a newer version")
        self._save(table, seen)

    def save_clocks(self, table: Table) -> None:
        """Replace a table that was read in this transaction, of which only clocks have changed.

        With them what else an outage puts off. Its version stays.
        """
        self._save(table, table.version)

    def _save(self, table: Table, seen: int) -> None:
        values = table_values(table)
        columns = ", ".join(f"{name} = :{name}" for name in values)
        sql = f"UPDATE game_table SET {columns} WHERE id = :table AND version = :seen"
        if self._change(sql, **values, table=table.id, seen=seen) != 1:
            raise StaleVersion
        members, stored = member_values(table), self._stored.get(table.id)
        if stored is None or member_values(stored) != members:
            self._change("DELETE FROM member WHERE table_id = :table", table=table.id)
            self._insert_each("member", members)
        self._stored[table.id] = table

    def _one_table(self, where: str, **values: Any) -> Table | None:
        row = self._row(f"SELECT * FROM game_table WHERE {where} {self._lock}", **values)
        if row is None:
            return None
        try:
            found = table_from(row)
        except msgspec.MsgspecError as fault:
            raise UnreadableTable(row.code) from fault
        self._stored[found.id] = found
        return found

    def _listed(
        self, sql: str, player: PlayerId, statuses: Sequence[Status], **values: Any
    ) -> list[Listed]:
        rows = self._rows(sql, player=player, statuses=words(statuses), **values)
        asked = "SELECT table_id, due_at FROM member WHERE player_id = :player AND role = 'asked'"
        return listed_from(rows, self._rows(asked, player=player) if rows else ())

    def _outlines(self, sql: str, **values: Any) -> list[Outline]:
        return self._readable(sql, outline_from, **values)

    def _readable(self, sql: str, read: Callable[[AnyRow], T], **values: Any) -> list[T]:
        """Return the tables in rows; a damaged one is logged and left out."""
        found = []
        for row in self._rows(sql, **values):
            try:
                found.append(read(row))
            except msgspec.MsgspecError:
                _log.error("table %s cannot be read", row.code)
        return found


def table_values(table: Table) -> Values:
    """Return the columns of a table's own row, without its id."""
    apart = msgspec.structs.replace(table, options=b"{}", seed=None, state=None, outcome=None)
    return {
        "code": table.code,
        "game": table.game,
        "guild_id": table.guild,
        "place_id": table.place,
        "status": table.status.value,
        "version": table.version,
        "updated_at": table.updated_at,
        "stood_until": table.stood_until,
        "options": table.options,
        "seed": table.seed,
        "state": table.state,
        "outcome": None if table.outcome is None else encode(table.outcome),
        "document": encode(apart),
    }


def member_values(table: Table) -> list[Values]:
    """Return the rows of a table's people, each once, in their present role."""
    roles: dict[PlayerId, tuple[str, int | None]] = {}
    roles |= dict.fromkeys(table.former, ("former", None))
    roles |= dict.fromkeys(table.invited, ("invited", None))
    roles |= {seat.owner: _role_in(seat) for seat in table.seats if seat.owner is not None}
    return [
        {"table_id": table.id, "player_id": player, "role": role, "due_at": due_at}
        for player, (role, due_at) in roles.items()
        if player != FORMER_PLAYER
    ]


def _role_in(seat: TableSeat) -> tuple[str, int | None]:
    """Return what the owner of a seat does there, and until when they have to move."""
    if not isinstance(seat.occupant, Human):
        return "tended", None
    if seat.asked is not None:
        return "asked", seat.deadline
    return ("out" if seat.is_out else "plays"), None


def table_from(row: AnyRow) -> Table:
    """Return the table in a row. Raises msgspec.MsgspecError if its document is damaged."""
    outline = _decode_document(row.document)
    is_told = outline.codec == JSON and row.outcome is not None
    return msgspec.structs.replace(
        outline,
        id=TableId(row.id),
        options=bytes_of(row.options),
        seed=row.seed,
        state=None if row.state is None else bytes_of(row.state),
        outcome=_decode_outcome(row.outcome) if is_told else None,
    )


@lru_cache(KEPT)
def outline_from(row: AnyRow) -> Outline:
    """Return a table in outline; cached, since most are unchanged since they were last listed."""
    return msgspec.structs.replace(_decode_document(row.document), id=TableId(row.id))


def listed_from(rows: Iterable[AnyRow], owed: Iterable[AnyRow]) -> list[Listed]:
    """Return list entries in the order of ``rows``; ``owed``: tables that wait for the person."""
    deadlines = {row.table_id: row.due_at for row in owed}
    return [
        Listed(
            TableId(row.id),
            PlaceId(row.place_id),
            bool(row.own),
            row.id in deadlines,
            deadlines.get(row.id),
        )
        for row in rows
    ]
