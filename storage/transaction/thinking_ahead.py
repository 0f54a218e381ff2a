"""Planned moves and tried lines: SQL reads and writes inside one transaction."""

from storage.rows import person_codec
from storage.transaction.connection_rows import Rows
from tables.model.planned_moves import PlannedMoves
from tables.model.table import PlayerId, TableId
from tables.model.tried_line import TriedLine

_HERE = "WHERE table_id = :table AND player_id = :player"
_KEY = "table_id, player_id"


class SqlAhead(Rows):
    """Reads and writes what people have prepared for later turns."""

    def planned(self, table: TableId, player: PlayerId) -> PlannedMoves | None:
        """Return this person's planned moves at a table, None without any."""
        row = self._row(f"SELECT * FROM planned_moves {_HERE}", table=table, player=player)
        return None if row is None else person_codec.planned_from(row)

    def planned_at(self, table: TableId) -> dict[PlayerId, PlannedMoves]:
        """Return all planned moves at a table by their owners, in order of id."""
        sql = "SELECT * FROM planned_moves WHERE table_id = :table ORDER BY player_id"
        rows = self._rows(sql, table=table)
        return {PlayerId(row.player_id): person_codec.planned_from(row) for row in rows}

    def planned_by(self, player: PlayerId) -> dict[TableId, PlannedMoves]:
        """Return this person's planned moves at all tables, in order of id."""
        sql = "SELECT * FROM planned_moves WHERE player_id = :player ORDER BY table_id"
        rows = self._rows(sql, player=player)
        return {TableId(row.table_id): person_codec.planned_from(row) for row in rows}

    def tried(self, table: TableId, player: PlayerId) -> TriedLine | None:
        """Return the line that this person tries at a table, None without one."""
        row = self._row(f"SELECT * FROM tried_line {_HERE}", table=table, player=player)
        return None if row is None else person_codec.tried_from(row)

    def save_planned(self, table: TableId, player: PlayerId, planned: PlannedMoves) -> None:
        """Insert or replace a person's planned moves at a table."""
        values = person_codec.planned_values(table, player, planned)
        self._replace("planned_moves", values, _KEY)

    def delete_planned(self, table: TableId, player: PlayerId) -> None:
        """Delete a person's planned moves at a table, if there are any."""
        self._change(f"DELETE FROM planned_moves {_HERE}", table=table, player=player)

    def save_tried(self, table: TableId, player: PlayerId, tried: TriedLine) -> None:
        """Insert or replace the line that a person tries at a table."""
        self._replace("tried_line", person_codec.tried_values(table, player, tried), _KEY)

    def delete_tried(self, table: TableId, player: PlayerId) -> None:
        """Delete the line that a person tries at a table, if there is one."""
        self._change(f"DELETE FROM tried_line {_HERE}", table=table, player=player)

    def delete_all_tried(self, table: TableId) -> None:
        """Delete all lines that are tried at a table."""
        self._change("DELETE FROM tried_line WHERE table_id = :table", table=table)
