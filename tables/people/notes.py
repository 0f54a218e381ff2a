"""Notebooks: a person's private note and marks on hidden pieces, at one table.

Only that person ever sees them, in their own view: the front desk reads them for that one person,
and neither letters nor computers are ever given them. A notebook belongs to the person, not to the
seat; a person who takes the seat over has their own.
"""

from collections.abc import Collection, Mapping
from typing import Any, Final

import msgspec

from model.game_json import AnyGame
from model.log import still_true
from model.refusals import existing, refused
from model.table import Notebook, PlayerId, Table, TableCode, TableId
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.visibility import TableViews

MOST_WRITTEN: Final = 500
"""Longest note, in characters."""

MOST_MARKS: Final = 60
"""Things that one person may mark at one table."""


class Notebooks:
    """Reads and writes people's notes and marks."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self._store = store
        self._sight = TableViews(games)

    async def of(self, table: TableId, player: PlayerId) -> Notebook:
        """Return this person's notebook at a table; empty if there is none."""
        return await self._store.read(lambda r: r.private.notebook(table, player))

    async def told(self, table: TableId, player: PlayerId) -> tuple[Any, ...]:
        """Return all events in force that this person was told, oldest first.

        From them a game tells hidden pieces apart that were moved about.
        """

        def work(reader: Transaction) -> tuple[Any, ...]:
            found = existing(reader.tables.by_id(table))
            seat = found.seat_of(player)
            viewer = None if seat is None else seat.seat
            standing = still_true(reader.log.events(table), reader.log.moves(table))
            return self._sight.heard(found, viewer, standing)

        return await self._store.read(work)

    async def write(self, code: TableCode, player: PlayerId, note: str) -> str:
        """Replace the note and return it as stored. Raises TableRefuses."""
        kept = note.replace("\x00", "").strip()
        if len(kept) > MOST_WRITTEN:
            raise refused("table-refusal-note-long", most=MOST_WRITTEN)

        def work(tx: Transaction) -> str:
            table = existing(tx.tables.by_code(code))
            _must_have_a_seat(table, player)
            before = tx.private.notebook(table.id, player)
            after = msgspec.structs.replace(before, note=kept)
            tx.private.save_notebook(table.id, player, after)
            return kept

        return await self._store.transact(work)

    async def mark(
        self, code: TableCode, player: PlayerId, thing: str, mark: str, still: Collection[str]
    ) -> None:
        """Mark a thing; an empty mark deletes it. Raises TableRefuses.

        ``still``: the things that can be marked now; marks of other things are deleted.
        """

        def work(tx: Transaction) -> None:
            table = existing(tx.tables.by_code(code))
            _must_have_a_seat(table, player)
            before = tx.private.notebook(table.id, player)
            marks = {name: kept for name, kept in before.marks.items() if name in still}
            marks |= {thing: mark}
            if not mark:
                del marks[thing]
            if len(marks) > MOST_MARKS:
                raise refused("table-refusal-many-marks", most=MOST_MARKS)
            tx.private.save_notebook(table.id, player, msgspec.structs.replace(before, marks=marks))

        await self._store.transact(work)


def _must_have_a_seat(table: Table, player: PlayerId) -> None:
    if player not in table.owners:
        raise refused("table-refusal-not-seated")
