"""Tables: SQL reads and writes inside one transaction."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable

from model.table import (
    GuildId,
    Listed,
    Outline,
    PlaceId,
    PlayerId,
    Status,
    Table,
    TableCode,
    TableId,
)
from storage.errors import StaleVersion
from storage.rows import statements as sql
from storage.rows import table_codec
from storage.rows.cup_statements import CODE_OF_CUP, ENTRY_OF_PLAYER
from storage.transaction.connection_rows import Rows, WritableRows, words


class SqlTableReads(Rows):
    """Reads tables, whole, as outlines and as entries of lists."""

    _by_code = sql.TABLE_BY_CODE
    _by_id = sql.TABLE_BY_ID

    def by_code(self, code: TableCode) -> Table | None:
        """Return the table with this code, in any case."""
        return self._one_table(self._by_code, code=code.upper())

    def by_id(self, table: TableId) -> Table | None:
        """Return the table with this id."""
        return self._one_table(self._by_id, the_table=table)

    def of_player(self, player: PlayerId, statuses: Sequence[Status]) -> list[Table]:
        """Return the tables where this person sits or is invited, newest activity first."""
        return self._tables(sql.TABLES_OF, player=player, statuses=words(statuses))

    def outlines_of(self, player: PlayerId, statuses: Sequence[Status], most: int) -> list[Outline]:
        """Return outlines of at most ``most`` tables where this person sits or is invited."""
        return self._outlines(sql.OUTLINES_OF, statuses, player=player, most=most)

    def outlines_at(self, place: PlaceId, statuses: Sequence[Status], most: int) -> list[Outline]:
        """Return outlines of at most ``most`` tables of a channel or thread."""
        return self._outlines(sql.OUTLINES_AT, statuses, most=most, place=place)

    def outlines(self, tables: Sequence[TableId]) -> list[Outline]:
        """Return outlines of those of these tables that exist, in the given order."""
        found = {t.id: t for t in self._outlines(sql.OUTLINES, (), tables=list(tables))}
        return [found[table] for table in tables if table in found]

    def listed_of(self, player: PlayerId, statuses: Sequence[Status]) -> list[Listed]:
        """Return the entries of a list of this person's tables."""
        return self._listed(sql.LISTED_OF, player, statuses)

    def listed_in(
        self, guild: GuildId, player: PlayerId, statuses: Sequence[Status], most: int
    ) -> list[Listed]:
        """Return list entries of a server's newest tables and all of this person's there."""
        return self._listed(sql.LISTED_IN, player, statuses, guild=guild, most=most)

    def count(self, statuses: Sequence[Status]) -> int:
        """Count all tables with one of these statuses."""
        return self._number(sql.COUNT_TABLES, statuses=words(statuses)) or 0

    def has_entered(self, cup: str, player: PlayerId) -> bool:
        """Return whether this person is or was an entrant of the cup with this code."""
        return self._row(ENTRY_OF_PLAYER, code=cup, the_player=player) is not None

    def _one_table(self, statement: sql.AnySelect, **values: Any) -> Table | None:
        return next(iter(self._tables(statement, **values)), None)

    def _listed(
        self,
        statement: sql.AnySelect,
        player: PlayerId,
        statuses: Sequence[Status],
        **values: Any,
    ) -> list[Listed]:
        rows = self._rows(statement, player=player, statuses=words(statuses), **values)
        owed = self._rows(sql.OWED, player=player) if rows else ()
        return table_codec.listed_from(rows, owed)

    def _outlines(
        self, statement: sql.AnySelect, statuses: Sequence[Status], **values: Any
    ) -> list[Outline]:
        rows = self._rows(statement, statuses=words(statuses), **values)
        return [*map(table_codec.outline_from, rows)]

    def _tables(self, statement: sql.AnySelect, **values: Any) -> list[Table]:
        return [*map(table_codec.table_from, self._rows(statement, **values))]


class SqlTableWrites(SqlTableReads, WritableRows):
    """Writes tables; those it loads stay locked until the transaction ends."""

    _by_code = sql.LOCK_BY_CODE
    _by_id = sql.LOCK_BY_ID
    _save: Executable = sql.SAVE_TABLE

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self._stored: dict[TableId, Table] = {}
        """The tables that this transaction has locked, as they are stored."""

    def add(self, table: Table) -> Table | None:
        """Insert a new table and return it with its id; None if a table or cup has its code."""
        if self._row(CODE_OF_CUP, code=table.code) is not None:
            return None
        row = self._row(self._upserts.add_table, **table_codec.table_values(table))
        if row is None:
            return None
        fresh = msgspec.structs.replace(table, id=TableId(row.id))
        self._write_all(sql.INSERT_MEMBERS, table_codec.member_values(fresh))
        self._stored[fresh.id] = fresh
        return fresh

    def save(self, table: Table, seen: int) -> None:
        """Replace a table whose stored version is ``seen``. Raises StaleVersion if it is another.

        Raises ValueError if the new version is not higher: nobody could tell the two apart.
        """
        if table.version <= seen:
            raise ValueError("a changed table needs a newer version")
        self._replace(table, seen)

    def save_clocks(self, table: Table) -> None:
        """Replace a table that was read in this transaction, of which only clocks have changed.

        With them what else an outage puts off. Its version stays.
        """
        self._replace(table, table.version)

    def _one_table(self, statement: sql.AnySelect, **values: Any) -> Table | None:
        found = super()._one_table(statement, **values)
        if found is not None:
            self._stored[found.id] = found
        return found

    def _replace(self, table: Table, seen: int) -> None:
        guard = {"the_table": table.id, "the_seen": seen}
        if self._write(self._save, table_codec.table_values(table) | guard) != 1:
            raise StaleVersion
        members, stored = table_codec.member_values(table), self._stored.get(table.id)
        if stored is None or table_codec.member_values(stored) != members:
            self._write(sql.DELETE_MEMBERS, {"the_table": table.id})
            self._write_all(sql.INSERT_MEMBERS, members)
        self._stored[table.id] = table
