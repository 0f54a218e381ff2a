"""The letters still to be sent, in lanes: one letter of a lane at a time, oldest first."""

import contextlib
from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import Connection

from storage import codec
from storage import statements as sql
from storage.codec import AnyRow
from storage.database import Database
from storage.engine import take_turns
from storage.transaction import SqlTransaction
from tables.letters import BoardPost, ClaimedLetter, Letter, LetterId, LetterPost
from tables.model import TableId
from tables.ports import Along, UnreadableLetter


class _FinishedElsewhere(Exception):
    """Somebody else has ticked this letter off."""


class SqlOutbox:
    """The outbox in the same database as the tables, so that a move and its letters are one."""

    def __init__(
        self,
        database: Database,
        transaction: Callable[[Connection], SqlTransaction] = SqlTransaction,
    ) -> None:
        self._database = database
        self._transaction = transaction

    async def claim(self, now: int, lease_until: int, limit: int) -> list[ClaimedLetter]:
        """Take due letters, oldest first, at most one for each lane (a place, a person).

        Taking counts as an attempt: who finds ``attempts`` above 0 cannot know whether the letter
        arrived. Letters that are dropped in this very moment are left out. Raises UnreadableLetter,
        and takes none, when one of them cannot be read any more.
        """

        def work(connection: Connection) -> list[ClaimedLetter]:
            take_turns(connection, "outbox")
            rows = connection.execute(sql.CLAIMABLE, {"now": now, "most": limit}).all()
            claimed = [_read(row) for row in rows]
            if not claimed:
                return []
            values = {"the_letters": [c.id for c in claimed], "the_lease": lease_until}
            leased = set(connection.execute(sql.LEASE, values).scalars())
            return [c for c in claimed if c.id in leased]

        return await self._database.write(work)

    async def done(
        self,
        letter: LetterId,
        post: BoardPost | LetterPost | None,
        later: Sequence[Letter] = (),
        at: int = 0,
        along: Along | None = None,
    ) -> None:
        """A letter was delivered (and where), or need not be; ``later``: those that follow it.

        ``along``: what else is written in the same transaction, first, as a table is always locked
        before its letters. Of a letter that somebody else has finished meanwhile nothing is kept.
        """

        def work(connection: Connection) -> None:
            transaction = self._transaction(connection)
            if along is not None:
                along(transaction)
            gone = connection.execute(sql.DELETE_LETTER, {"the_letter": letter})
            if gone.rowcount != 1:
                raise _FinishedElsewhere
            transaction.put_letters(later, at)
            if isinstance(post, BoardPost):
                transaction.save_board_post(post)
            elif post is not None:
                transaction.save_letter_post(post)

        with contextlib.suppress(_FinishedElsewhere):
            await self._database.write(work)

    async def postpone(self, letter: LetterId, due_at: int, error: str) -> None:
        """A letter could not be delivered now; its lane waits with it."""
        values = {"the_letter": letter, "the_due": due_at, "the_error": error}
        await self._database.write(lambda c: c.execute(sql.POSTPONE, values).close())

    async def release_all(self) -> None:
        """Forget all leases: called once at start, when no other dispatcher runs."""
        await self._database.write(lambda c: c.execute(sql.RELEASE_ALL).close())

    async def next_due_at(self, now: int) -> int | None:
        """When the next letter may be claimed, None when there is none."""
        values = {"now": now}
        return await self._database.read(lambda c: c.execute(sql.NEXT_LETTER, values).scalar_one())


def _read(row: AnyRow) -> ClaimedLetter:
    try:
        return codec.claimed_from(row)
    except msgspec.DecodeError as fault:
        to = codec.reader_of(row.lane)
        raise UnreadableLetter(LetterId(row.id), TableId(row.table_id), to) from fault
