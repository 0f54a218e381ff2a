"""Planned moves and tried lines: SQL reads and writes inside one transaction."""

from model.planned_moves import PlannedMoves
from model.table import PlayerId, TableId
from model.tried_line import TriedLine
from storage.rows import person_codec
from storage.rows import statements as sql
from storage.transaction.connection_rows import Rows, WritableRows


class SqlAheadReads(Rows):
    """Reads what people have prepared for later turns; each row is its owner's alone."""

    def planned(self, table: TableId, player: PlayerId) -> PlannedMoves | None:
        """Return this person's planned moves at a table, None without any."""
        row = self._row(sql.PLANNED, the_table=table, the_player=player)
        return None if row is None else person_codec.planned_from(row)

    def planned_at(self, table: TableId) -> dict[PlayerId, PlannedMoves]:
        """Return all planned moves at a table by their owners, in order of id."""
        rows = self._rows(sql.PLANNED_AT, the_table=table)
        return person_codec.planned_by_owner(rows)

    def planned_by(self, player: PlayerId) -> dict[TableId, PlannedMoves]:
        """Return this person's planned moves at all tables, in order of id."""
        rows = self._rows(sql.PLANNED_BY, the_player=player)
        return {TableId(row.table_id): person_codec.planned_from(row) for row in rows}

    def tried(self, table: TableId, player: PlayerId) -> TriedLine | None:
        """Return the line that this person tries at a table, None without one."""
        row = self._row(sql.TRIED, the_table=table, the_player=player)
        return None if row is None else person_codec.tried_from(row)


class SqlAheadWrites(SqlAheadReads, WritableRows):
    """Writes what people have prepared for later turns."""

    def save_planned(self, table: TableId, player: PlayerId, planned: PlannedMoves) -> None:
        """Insert or replace a person's planned moves at a table."""
        self._write(self._upserts.save_planned, person_codec.planned_values(table, player, planned))

    def delete_planned(self, table: TableId, player: PlayerId) -> None:
        """Delete a person's planned moves at a table, if there are any."""
        self._write(sql.DELETE_PLANNED, {"the_table": table, "the_player": player})

    def save_tried(self, table: TableId, player: PlayerId, tried: TriedLine) -> None:
        """Insert or replace the line that a person tries at a table."""
        self._write(self._upserts.save_tried, person_codec.tried_values(table, player, tried))

    def delete_tried(self, table: TableId, player: PlayerId) -> None:
        """Delete the line that a person tries at a table, if there is one."""
        self._write(sql.DELETE_TRIED, {"the_table": table, "the_player": player})

    def delete_all_tried(self, table: TableId) -> None:
        """Delete all lines that are tried at a table."""
        self._write(sql.DELETE_ALL_TRIED, {"the_table": table})
