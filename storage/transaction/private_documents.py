"""What people keep at a table for themselves: notes, planned moves and tried lines."""

import logging
from typing import Any, TypeVar

import msgspec

from model.table import Notebook, PlayerId, TableId
from model.thinking_ahead import PlannedMoves, TriedLine
from storage.rows.row_values import AnyRow
from storage.transaction.connection_rows import Rows

T = TypeVar("T")

_log = logging.getLogger(__name__)

_THIS = "table_id = :table AND player_id = :player AND kind = :kind"
_encode = msgspec.json.Encoder(order="deterministic").encode


class StoredPrivateDocuments(Rows):
    """Reads and writes what each person keeps at a table; it is their secret.

    What is damaged is logged, and taken for nothing.
    """

    def notebook(self, table: TableId, player: PlayerId) -> Notebook:
        """Return a person's private note and marks at a table; empty if there are none."""
        return self._one("notebook", Notebook, table, player) or Notebook()

    def save_notebook(self, table: TableId, player: PlayerId, notebook: Notebook) -> None:
        """Replace a person's note and marks at a table; delete the row if both are empty."""
        if notebook == Notebook():
            self._delete("notebook", table, player)
        else:
            self._save("notebook", table, player, notebook)

    def planned(self, table: TableId, player: PlayerId) -> PlannedMoves | None:
        """Return this person's planned moves at a table, None without any."""
        return self._one("planned", PlannedMoves, table, player)

    def planned_at(self, table: TableId) -> dict[PlayerId, PlannedMoves]:
        """Return all planned moves at a table by their owners, in order of id."""
        sql = """
        SELECT player_id, document FROM private_document
        WHERE table_id = :table AND kind = 'planned' ORDER BY player_id
        """
        rows = ((row.player_id, _read(row, PlannedMoves)) for row in self._rows(sql, table=table))
        return {PlayerId(player): plan for player, plan in rows if plan is not None}

    def planned_by(self, player: PlayerId) -> dict[TableId, PlannedMoves]:
        """Return this person's planned moves at all tables, in order of id."""
        sql = """
        SELECT table_id, document FROM private_document
        WHERE player_id = :player AND kind = 'planned' ORDER BY table_id
        """
        rows = ((row.table_id, _read(row, PlannedMoves)) for row in self._rows(sql, player=player))
        return {TableId(table): plan for table, plan in rows if plan is not None}

    def save_planned(self, table: TableId, player: PlayerId, planned: PlannedMoves) -> None:
        """Insert or replace a person's planned moves at a table."""
        self._save("planned", table, player, planned)

    def delete_planned(self, table: TableId, player: PlayerId) -> None:
        """Delete a person's planned moves at a table, if there are any."""
        self._delete("planned", table, player)

    def tried(self, table: TableId, player: PlayerId) -> TriedLine | None:
        """Return the line that this person tries at a table, None without one."""
        return self._one("tried", TriedLine, table, player)

    def save_tried(self, table: TableId, player: PlayerId, tried: TriedLine) -> None:
        """Insert or replace the line that a person tries at a table."""
        self._save("tried", table, player, tried)

    def delete_tried(self, table: TableId, player: PlayerId) -> None:
        """Delete the line that a person tries at a table, if there is one."""
        self._delete("tried", table, player)

    def delete_all_tried(self, table: TableId) -> None:
        """Delete all lines that are tried at a table."""
        sql = "DELETE FROM private_document WHERE table_id = :table AND kind = 'tried'"
        self._change(sql, table=table)

    def _one(self, kind: str, type_: type[T], table: TableId, player: PlayerId) -> T | None:
        sql = f"SELECT document FROM private_document WHERE {_THIS}"
        row = self._row(sql, table=table, player=player, kind=kind)
        return None if row is None else _read(row, type_)

    def _save(self, kind: str, table: TableId, player: PlayerId, value: Any) -> None:
        whose = {"table_id": table, "player_id": player, "kind": kind}
        values = {**whose, "document": _encode(value)}
        self._replace("private_document", values, "table_id, player_id, kind")

    def _delete(self, kind: str, table: TableId, player: PlayerId) -> None:
        sql = f"DELETE FROM private_document WHERE {_THIS}"
        self._change(sql, table=table, player=player, kind=kind)


def _read(row: AnyRow, type_: type[T]) -> T | None:
    """Return a document as a value, None if it is damaged: the table's game goes on without it."""
    try:
        return msgspec.json.decode(row.document, type=type_)
    except msgspec.MsgspecError:
        _log.error("what somebody keeps at a table cannot be read (%s)", type_.__name__)
        return None
