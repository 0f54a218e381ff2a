"""Tables: SQL reads and writes inside one transaction."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable

from storage.rows import statements as sql
from storage.rows import table_codec
from storage.rows.combined_statements import make_invitation_row, make_seat_row, with_seats
from storage.rows.cup_statements import CODE_OF_CUP, ENTRY_OF_PLAYER
from storage.rows.row_values import AnyRow, json_or_none
from storage.transaction.connection_rows import Rows, WritableRows, words
from tables.interfaces import StaleVersion
from tables.model.table import (
    GuildId,
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
        return table_codec.outlines_from(rows, *self._beside(rows)) if rows else []

    def _tables(self, statement: sql.AnySelect, **values: Any) -> list[Table]:
        if self._joins:
            return self._tables_at_once(statement, values)
        rows = self._rows(statement, **values)
        return table_codec.tables_from(rows, *self._beside(rows)) if rows else []

    def _tables_at_once(self, statement: sql.AnySelect, values: Mapping[str, Any]) -> list[Table]:
        """Read tables with their seats and invitations in one statement of PostgreSQL."""
        whole = with_seats(statement)
        rows = self._rows(whole, **values)
        while not all(row.is_current for row in rows):
            rows = self._rows(whole, **values)
        seats = [make_seat_row(seat) for row in rows for seat in row.seats]
        invitations = [make_invitation_row(one) for row in rows for one in row.invitations]
        return table_codec.tables_from(rows, seats, invitations)

    def _beside(self, tables: Sequence[AnyRow]) -> tuple[Sequence[AnyRow], Sequence[AnyRow]]:
        """Return the seats and the invitations of these tables."""
        ids = [row.id for row in tables]
        return self._rows(sql.SEATS, tables=ids), self._rows(sql.INVITATIONS, tables=ids)


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
        self._add_people(fresh)
        self._stored[fresh.id] = fresh
        return fresh

    def save(self, table: Table, seen: int) -> None:
        """Replace a table whose stored version is ``seen``. Raises StaleVersion if it is another.

        Raises ValueError if the new version is not higher: nobody could tell the two apart.
        """
        if table.version <= seen:
            raise ValueError("a changed table needs a newer version")
        guard = {"the_table": table.id, "the_seen": seen}
        if self._write(self._save, table_codec.table_values(table) | guard) != 1:
            raise StaleVersion
        stored = self._stored.get(table.id)
        self._save_people(table, stored if stored is not None and stored.version == seen else None)
        self._stored[table.id] = table

    def save_clocks(self, table: Table) -> None:
        """Write only the clocks of a table that was read in this transaction.

        With them what else an outage puts off.
        """
        stored = self._stored.pop(table.id, None)
        standstill = {
            "the_table": table.id,
            "until": table.stood_until,
            "the_idle": table.idle_from,
            "the_pause": json_or_none(table.pause),
            "the_proposal": json_or_none(table.proposal),
        }
        self._write(sql.SAVE_STANDSTILL, standstill)
        seats = table.seats if stored is None else _changed(stored.seats, table.seats)
        self._write_all(sql.SAVE_CLOCK, table_codec.clock_values(table.id, seats))

    def _one_table(self, statement: sql.AnySelect, **values: Any) -> Table | None:
        found = super()._one_table(statement, **values)
        if found is not None:
            self._stored[found.id] = found
        return found

    def _save_people(self, table: Table, stored: Table | None) -> None:
        """Write the seats and invitations that differ from the stored ones; None: not known."""
        of_table = {"the_table": table.id}
        if stored is None or len(stored.seats) != len(table.seats):
            self._write(sql.DELETE_SEATS, of_table)
            self._write_all(sql.INSERT_SEATS, table_codec.seat_values(table.id, table.seats))
        else:
            changed = _changed(stored.seats, table.seats)
            self._write_all(sql.SAVE_SEAT, table_codec.saved_seat_values(table.id, changed))
        if stored is None or stored.invited != table.invited:
            self._write(sql.DELETE_INVITATIONS, of_table)
            self._add_invitations(table)

    def _add_people(self, table: Table) -> None:
        self._write_all(sql.INSERT_SEATS, table_codec.seat_values(table.id, table.seats))
        self._add_invitations(table)

    def _add_invitations(self, table: Table) -> None:
        rows = table_codec.invitation_values(table.id, table.invited)
        self._write_all(sql.INSERT_INVITATIONS, rows)


def _changed(stored: Sequence[TableSeat], seats: Sequence[TableSeat]) -> list[TableSeat]:
    """Return the seats that differ from the stored ones of the same number."""
    known = {seat.seat: seat for seat in stored}
    return [seat for seat in seats if known.get(seat.seat) != seat]
