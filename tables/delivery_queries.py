"""Queries for delivery: where posts are, and what people owe."""

from collections.abc import Sequence

from model.letters import BoardPost, TableFacts
from model.table import Outline, PlayerId, Status, TableId
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.table_queries import MOST_LISTED
from tables.visibility.table_view import TableViews


class DeliveryQueries:
    """Answers questions of the delivery of messages, each from one read of the store."""

    def __init__(self, store: Store, sight: TableViews) -> None:
        self._store = store
        self._sight = sight

    async def owed_by(self, player: PlayerId) -> list[TableFacts]:
        """Return at most MOST_LISTED tables where this person is to act, newest activity first.

        Frozen tables and those of games not on offer are left out: nobody may move there.
        """

        def work(reader: Transaction) -> list[Outline]:
            listed = reader.tables.listed_of(player, (Status.PLAYING,))
            owed = reader.tables.outlines([one.table for one in listed if one.owes])
            moving = (t for t in owed if not t.is_frozen and self._sight.is_loaded(t.game))
            return list(moving)[:MOST_LISTED]

        return [self._sight.facts(t) for t in await self._store.read(work)]

    async def board_post(self, table: TableId) -> BoardPost | None:
        """Return a table's newest post."""
        return (await self.board_posts([table])).get(table)

    async def board_posts(self, tables: Sequence[TableId]) -> dict[TableId, BoardPost]:
        """Return the newest posts of those of these tables that have one."""
        return await self._store.read(lambda r: r.messages.board_posts(tables))
