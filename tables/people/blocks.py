"""People who may not invite somebody. Nobody is told of it."""

from collections.abc import Sequence

from tables.interfaces import Clock, Reader, Store
from tables.model.refusals import refused
from tables.model.table import PlayerId, Table, TableCode
from tables.people.limits import LIVING


class Blocks:
    """Remembers who is blocked by whom."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def block(self, by: PlayerId, other: PlayerId) -> None:
        """Let no invitation of this person reach one any more. Twice is harmless."""
        if by == other:
            raise refused("table-refusal-block-yourself")
        now = self._clock.now()
        await self._store.transact(lambda tx: tx.blocks.save_block(by, other, now))

    async def unblock(self, by: PlayerId, other: PlayerId) -> bool:
        """Let them invite again; False where they were not blocked."""
        return await self._store.transact(lambda tx: tx.blocks.delete_block(by, other))

    async def of(self, by: PlayerId) -> Sequence[PlayerId]:
        """Whom this person has blocked, oldest first."""
        return await self._store.read(lambda reader: reader.blocks.blocked_by(by))

    async def inviter_of(self, code: TableCode, guest: PlayerId) -> PlayerId | None:
        """Who invited this person to a table; None where nobody has."""

        def work(reader: Reader) -> PlayerId | None:
            table = reader.tables.by_code(code)
            if table is None or guest not in table.invited:
                return None
            return _inviter_at(reader, table, guest)

        return await self._store.read(work)

    async def invitations_of(self, guest: PlayerId, by: PlayerId | None = None) -> list[TableCode]:
        """The tables to which this person is invited, all of them or those to which ``by`` did."""

        def work(reader: Reader) -> list[TableCode]:
            tables = [t for t in reader.tables.of_player(guest, LIVING) if guest in t.invited]
            return [t.code for t in tables if by in (None, _inviter_at(reader, t, guest))]

        return await self._store.read(work)


def _inviter_at(reader: Reader, table: Table, guest: PlayerId) -> PlayerId:
    """Who invited; after a day only the host can be meant."""
    return reader.blocks.inviter_of(table.id, guest) or table.host
