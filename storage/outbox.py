"""The letters still to be sent, in lanes: one letter of a lane at a time, oldest first."""

import logging
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection

from storage import codec
from storage import statements as sql
from storage.codec import AnyRow
from storage.database import Database
from storage.engine import take_turns
from storage.transaction import SqlTransaction
from tables.letters import BoardPost, ClaimedLetter, Letter, LetterId, LetterPost

LOG = logging.getLogger(__name__)


class SqlOutbox:
    """The outbox in the same database as the tables, so that a move and its letters are one."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def claim(self, now: int, lease_until: int, limit: int) -> list[ClaimedLetter]:
        """Take due letters, oldest first, at most one for each lane (a place, a person).

        Taking counts as an attempt: who finds ``attempts`` above 0 cannot know whether the letter
        arrived. Letters that are dropped in this very moment are left out. Letters nobody can read
        any more are thrown away, or their lane would stand still.
        """

        def work(connection: Connection) -> list[ClaimedLetter]:
            take_turns(connection, "outbox")
            rows = connection.execute(sql.CLAIMABLE, {"now": now, "most": limit}).all()
            letters = [_read(connection, row) for row in rows]
            claimed = [letter for letter in letters if letter is not None]
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
    ) -> None:
        """A letter was delivered (and where), or need not be; ``later``: those that follow it.

        Of a letter that somebody else has finished meanwhile nothing is kept.
        """

        def work(connection: Connection) -> None:
            gone = connection.execute(sql.DELETE_LETTER, {"the_letter": letter})
            if gone.rowcount != 1:
                return
            transaction = SqlTransaction(connection)
            transaction.put_letters(later, at)
            if isinstance(post, BoardPost):
                transaction.save_board_post(post)
            elif post is not None:
                transaction.save_letter_post(post)

        await self._database.write(work)

    async def postpone(self, letter: LetterId, due_at: int, error: str) -> None:
        """A letter could not be delivered now; its lane waits with it."""
        values = {"the_letter": letter, "the_due": due_at, "the_error": error}
        await self._database.write(lambda c: c.execute(sql.POSTPONE, values).close())

    async def drop(self, letter: LetterId, error: str) -> None:
        """A letter can never be delivered."""
        await self._database.write(
            lambda c: c.execute(sql.DELETE_LETTER, {"the_letter": letter}).close()
        )
        LOG.warning("letter %d was dropped: %s", letter, error)

    async def release_all(self) -> None:
        """Forget all leases: called once at start, when no other dispatcher runs."""
        await self._database.write(lambda c: c.execute(sql.RELEASE_ALL).close())

    async def next_due_at(self, now: int) -> int | None:
        """When the next letter may be claimed, None when there is none."""
        values = {"now": now}
        return await self._database.read(lambda c: c.execute(sql.NEXT_LETTER, values).scalar_one())


def _read(connection: Connection, row: AnyRow) -> ClaimedLetter | None:
    try:
        return codec.claimed_from(row)
    except msgspec.ValidationError:
        connection.execute(sql.DELETE_LETTER, {"the_letter": row.id})
        LOG.error("letter %d of table %d cannot be read and was dropped", row.id, row.table_id)
        return None
