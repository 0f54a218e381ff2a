"""Blocks: people from whom somebody accepts no invitations. Blocked people are not told."""

from collections.abc import Sequence

from model.refusals import refused
from model.table import LIVING, PlayerId, Table, TableCode
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.interfaces import Clock


class Blocks:
    """Stores and lists blocks."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def block(self, by: PlayerId, other: PlayerId) -> None:
        """Block invitations from this person; idempotent. Raises TableRefuses for oneself."""
        if by == other:
            raise refused("table-refusal-block-yourself")
        now = self._clock.now()
        await self._store.transact(lambda tx: tx.blocks.save_block(by, other, now))

    async def unblock(self, by: PlayerId, other: PlayerId) -> bool:
        """Delete the block. Returns False if there was none."""
        return await self._store.transact(lambda tx: tx.blocks.delete_block(by, other))

    async def of(self, by: PlayerId) -> Sequence[PlayerId]:
        """Return the people whom this person has blocked, oldest block first."""
        return await self._store.read(lambda reader: reader.blocks.blocked_by(by))

    async def inviter_of(self, code: TableCode, guest: PlayerId) -> PlayerId | None:
        """Return who invited this person to a table, None if they are not invited."""

        def work(reader: Transaction) -> PlayerId | None:
            table = reader.tables.by_code(code)
            if table is None or guest not in table.invited:
                return None
            return _inviter_at(reader, table, guest)

        return await self._store.read(work)

    async def invitations_of(self, guest: PlayerId, by: PlayerId | None = None) -> list[TableCode]:
        """Return the tables to which this person is invited; ``by``: only those of one inviter."""

        def work(reader: Transaction) -> list[TableCode]:
            tables = [t for t in reader.tables.of_player(guest, LIVING) if guest in t.invited]
            return [t.code for t in tables if by in (None, _inviter_at(reader, t, guest))]

        return await self._store.read(work)


def _inviter_at(reader: Transaction, table: Table, guest: PlayerId) -> PlayerId:
    """Return who invited the guest; after a day that is no longer stored, so the host."""
    return reader.blocks.inviter_of(table.id, guest) or table.host
