"""Tables: what a store reads and writes inside one transaction."""

from collections.abc import Sequence
from typing import Protocol

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


class TableReads(Protocol):
    """Reads tables, whole, as outlines and as entries of lists."""

    def by_code(self, code: TableCode) -> Table | None:
        """Return the table with this code, in any case."""
        ...

    def by_id(self, table: TableId) -> Table | None:
        """Return the table with this id."""
        ...

    def of_player(self, player: PlayerId, statuses: Sequence[Status]) -> list[Table]:
        """Return the tables where this person sits or is invited, newest activity first."""
        ...

    def outlines_of(self, player: PlayerId, statuses: Sequence[Status], most: int) -> list[Outline]:
        """Return outlines of at most ``most`` tables where this person sits or is invited."""
        ...

    def outlines_at(self, place: PlaceId, statuses: Sequence[Status], most: int) -> list[Outline]:
        """Return outlines of at most ``most`` tables of a channel or thread."""
        ...

    def outlines(self, tables: Sequence[TableId]) -> list[Outline]:
        """Return outlines of those of these tables that exist, in the given order."""
        ...

    def listed_of(self, player: PlayerId, statuses: Sequence[Status]) -> list[Listed]:
        """Return the entries of a list of this person's tables."""
        ...

    def listed_in(
        self, guild: GuildId, player: PlayerId, statuses: Sequence[Status], most: int
    ) -> list[Listed]:
        """Return list entries of a server's newest tables and all of this person's there."""
        ...

    def count(self, statuses: Sequence[Status]) -> int:
        """Count all tables with one of these statuses."""
        ...

    def has_entered(self, cup: str, player: PlayerId) -> bool:
        """Return whether this person is or was an entrant of the cup with this code."""
        ...


class TableWrites(TableReads, Protocol):
    """Writes tables; those it loads stay locked until the transaction ends."""

    def add(self, table: Table) -> Table | None:
        """Insert a new table and return it with its id; None if its code is taken."""
        ...

    def save(self, table: Table, seen: int) -> None:
        """Replace a table whose stored version is ``seen``. Raises StaleVersion when it is not.

        The new version is higher than ``seen``.
        """
        ...

    def save_clocks(self, table: Table) -> None:
        """Write only the clocks of a table that was read in this transaction."""
        ...
