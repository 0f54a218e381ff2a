"""What people keep for themselves at a table: a note, and what they take hidden things for.

Whoever's it is sees it in their own view and nobody else anywhere: it is read for that one person
at the front desk, and neither letters nor computers are ever given it. It belongs to the person and
not to the seat; whoever takes the seat over has a notebook of their own.
"""

from collections.abc import Collection, Mapping
from typing import Any, Final

import msgspec

from tables.interfaces import Reader, Store, Transaction
from tables.model.audience import still_true
from tables.model.game_json import AnyGame
from tables.model.refusals import existing, refused
from tables.model.table import Notebook, PlayerId, Table, TableCode, TableId
from tables.visibility.table_view import TableViews

MOST_WRITTEN: Final = 500
"""Characters of a note."""

MOST_MARKS: Final = 60
"""Things of one table that one person may mark."""


class Notebooks:
    """Keeps what each person wants to remember."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self._store = store
        self._sight = TableViews(games)

    async def of(self, table: TableId, player: PlayerId) -> Notebook:
        """What this person keeps at a table; empty where it is nothing."""
        return await self._store.read(lambda r: r.people.notebook(table, player))

    async def told(self, table: TableId, player: PlayerId) -> tuple[Any, ...]:
        """All events that this person was told and that still stand, oldest first.

        By them a game tells hidden things apart that have been moved about.
        """

        def work(reader: Reader) -> tuple[Any, ...]:
            found = existing(reader.tables.by_id(table))
            seat = found.seat_of(player)
            viewer = None if seat is None else seat.seat
            standing = still_true(reader.log.events(table), reader.log.moves(table))
            return self._sight.heard(found, viewer, standing)

        return await self._store.read(work)

    async def write(self, code: TableCode, player: PlayerId, note: str) -> str:
        """Keep these words, in place of any earlier; what is kept of them. Raises TableRefuses."""
        kept = note.replace("\x00", "").strip()
        if len(kept) > MOST_WRITTEN:
            raise refused("table-refusal-note-long", most=MOST_WRITTEN)

        def work(tx: Transaction) -> str:
            table = existing(tx.tables.by_code(code))
            _must_have_a_seat(table, player)
            before = tx.people.notebook(table.id, player)
            after = msgspec.structs.replace(before, note=kept)
            tx.people.save_notebook(table.id, player, after)
            return kept

        return await self._store.transact(work)

    async def mark(
        self, code: TableCode, player: PlayerId, thing: str, mark: str, still: Collection[str]
    ) -> None:
        """Take a thing for something; "" for nothing any more. Raises TableRefuses.

        ``still``: the things that can be marked now; what was marked besides is forgotten.
        """

        def work(tx: Transaction) -> None:
            table = existing(tx.tables.by_code(code))
            _must_have_a_seat(table, player)
            before = tx.people.notebook(table.id, player)
            marks = {name: kept for name, kept in before.marks.items() if name in still}
            marks |= {thing: mark}
            if not mark:
                del marks[thing]
            if len(marks) > MOST_MARKS:
                raise refused("table-refusal-many-marks", most=MOST_MARKS)
            tx.people.save_notebook(table.id, player, msgspec.structs.replace(before, marks=marks))

        await self._store.transact(work)


def _must_have_a_seat(table: Table, player: PlayerId) -> None:
    if player not in table.owners:
        raise refused("table-refusal-not-seated")
