"""Planned moves and tried lines: what a store reads and writes inside one transaction."""

from typing import Protocol

from tables.model.planned_moves import PlannedMoves
from tables.model.table import Notebook, PlayerId, TableId
from tables.model.tried_line import TriedLine


class AheadReads(Protocol):
    """Reads what people have prepared for later turns; each row is its owner's alone."""

    def notebook(self, table: TableId, player: PlayerId) -> Notebook:
        """Return a person's private note and marks at a table; empty if there are none."""
        ...

    def planned(self, table: TableId, player: PlayerId) -> PlannedMoves | None:
        """Return this person's planned moves at a table, None without any."""
        ...

    def planned_at(self, table: TableId) -> dict[PlayerId, PlannedMoves]:
        """Return all planned moves at a table by their owners, in order of id."""
        ...

    def planned_by(self, player: PlayerId) -> dict[TableId, PlannedMoves]:
        """Return this person's planned moves at all tables, in order of id."""
        ...

    def tried(self, table: TableId, player: PlayerId) -> TriedLine | None:
        """Return the line that this person tries at a table, None without one."""
        ...


class AheadWrites(AheadReads, Protocol):
    """Writes what people have prepared for later turns."""

    def save_notebook(self, table: TableId, player: PlayerId, notebook: Notebook) -> None:
        """Replace a person's note and marks at a table; delete the row if both are empty."""
        ...

    def save_planned(self, table: TableId, player: PlayerId, planned: PlannedMoves) -> None:
        """Insert or replace a person's planned moves at a table."""
        ...

    def delete_planned(self, table: TableId, player: PlayerId) -> None:
        """Delete a person's planned moves at a table, if there are any."""
        ...

    def save_tried(self, table: TableId, player: PlayerId, tried: TriedLine) -> None:
        """Insert or replace the line that a person tries at a table."""
        ...

    def delete_tried(self, table: TableId, player: PlayerId) -> None:
        """Delete the line that a person tries at a table, if there is one."""
        ...

    def delete_all_tried(self, table: TableId) -> None:
        """Delete all lines that are tried at a table."""
        ...
