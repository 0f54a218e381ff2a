"""The letters still to be sent, in lanes: one letter of a lane at a time, oldest first.

Whoever takes a letter has it for a while, the lease. When that is over, most likely its owner has
died, and somebody else may take it; then the first has no say about it any more.
"""

import contextlib
import secrets
from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import Connection

from storage.database.database import Database
from storage.database.engine import file_of, is_free, take_turns
from storage.database.id_sequences import counted_to, go_on_counting
from storage.rows import row_codec
from storage.rows import statements as sql
from storage.rows.row_codec import AnyRow
from storage.rows.schema import outbox
from storage.rows.transaction import SqlTransaction
from tables.interfaces import Along, UnreadableLetter
from tables.model.letters import BoardPost, ClaimedLetter, Letter, LetterId, LetterPost, telling_on
from tables.model.table import TableId


class _TakenElsewhere(Exception):
    """Somebody else has taken this letter, or ticked it off."""


class SqlOutbox:
    """The outbox in the same database as the tables, so that a move and its letters are one.

    ``owner``: the name under which letters are taken; no other process has it.
    """

    def __init__(
        self,
        database: Database,
        owner: str | None = None,
        transaction: Callable[[Connection], SqlTransaction] = SqlTransaction,
    ) -> None:
        self._database = database
        self._owner = owner or secrets.token_hex(8)
        self._transaction = transaction

    async def claim(
        self, now: int, lease_until: int, limit: int, *, places_only: bool = False
    ) -> list[ClaimedLetter]:
        """Take due letters, at most one for each lane (a place, a person).

        ``places_only``: none to a person.
        Amendments of boards come last, and the oldest first otherwise.

        Taking counts as an attempt: who finds ``attempts`` above 0 cannot know whether the letter
        arrived. Letters that are dropped in this very moment are left out. Raises UnreadableLetter,
        and takes no other, when one of them cannot be read any more.
        """

        claimable = sql.CLAIMABLE_AT_PLACES if places_only else sql.CLAIMABLE

        def work(connection: Connection) -> list[ClaimedLetter] | UnreadableLetter:
            rows = connection.execute(claimable, {"now": now, "most": limit}).all()
            found = _read_all([row for row in rows if is_free(connection, row.lane)])
            if isinstance(found, UnreadableLetter):
                taken = [found.letter]
            else:
                taken = [claimed.id for claimed in found]
            if not taken:
                return []
            values = {
                "the_letters": taken,
                "the_lease": lease_until,
                "the_owner": self._owner,
                "now": now,
            }
            leased = set(connection.execute(sql.LEASE, values).scalars())
            if isinstance(found, UnreadableLetter):
                return found if leased else []
            return [claimed for claimed in found if claimed.id in leased]

        found = await self._database.write(work)
        if isinstance(found, UnreadableLetter):
            raise found
        return found

    async def behind(self, claimed: ClaimedLetter) -> list[Letter]:
        """The newer pictures of the same table that wait behind a letter in its lane, in order.

        One that nobody can read is left out.
        """
        values = {
            "the_lane": row_codec.lane_of(claimed.letter),
            "the_letter": claimed.id,
            "the_table": claimed.letter.table.id,
        }
        rows = await self._database.read(lambda c: c.execute(sql.PICTURES_BEHIND, values).all())
        letters = []
        for row in rows:
            with contextlib.suppress(msgspec.DecodeError):
                letters.append(row_codec.letter_from(row))
        return letters

    async def done(
        self,
        letter: LetterId,
        post: BoardPost | LetterPost | None,
        later: Sequence[Letter] = (),
        at: int = 0,
        along: Along | None = None,
    ) -> None:
        """A letter was delivered (and where), or need not be; ``later``: those that follow it.

        What a board that was edited told of its table is kept beside what it tells now. An
        amendment among them is left out where a newer board of its table waits already.
        ``along``: what else is written in the same transaction, first, as a table is always locked
        before its letters. Of a letter that somebody else has taken meanwhile nothing is kept.
        """

        def work(connection: Connection) -> None:
            transaction = self._transaction(connection)
            if along is not None:
                along(transaction)
            gone = connection.execute(sql.DELETE_OWN_LETTER, self._own(letter))
            if gone.rowcount != 1:
                raise _TakenElsewhere
            following = [one for one in later if not transaction.is_overtaken(one)]
            transaction.put_letters(following, at)
            if isinstance(post, BoardPost):
                transaction.save_board_post(telling_on(post, transaction.board_post(post.table)))
            elif post is not None:
                transaction.save_letter_post(post)

        with contextlib.suppress(_TakenElsewhere):
            await self._database.write(work)

    async def postpone(self, letter: LetterId, due_at: int, error: str) -> None:
        """A letter could not be delivered now; its lane waits with it."""
        values = {**self._own(letter), "the_due": due_at, "the_error": error}
        await self._database.write(lambda c: c.execute(sql.POSTPONE, values).close())

    async def release_all(self) -> None:
        """Called once at start: forget the leases of whoever has died, on timers as well.

        Beside a file nobody else is alive. On a server others may be: there leases run out.
        """

        def work(connection: Connection) -> None:
            connection.execute(sql.RELEASE_ALL)
            connection.execute(sql.RELEASE_TIMERS)

        if file_of(self._database.url) is not None:
            await self._database.write(work)

    async def number_from(self, now: int) -> None:
        """Called once at start: the letters to come have higher numbers than any sent before.

        Not only than those in the outbox: where a copy was put back, it knows nothing of what was
        sent since, and Discord shows no second message of a number of the last minutes. No house
        sends a letter each millisecond; so the clock is ahead of all numbers given before.
        """

        def work(connection: Connection) -> None:
            take_turns(connection, "letter numbers")
            if counted_to(connection, outbox) < now:
                go_on_counting(connection, outbox, now)

        await self._database.write(work)

    async def next_due_at(self, now: int, *, places_only: bool = False) -> int | None:
        """When the next letter (to a place) may be claimed, None when there is none."""
        values, next_one = {"now": now}, sql.NEXT_LETTER
        if places_only:
            next_one = sql.NEXT_LETTER_TO_A_PLACE
        return await self._database.read(lambda c: c.execute(next_one, values).scalar_one())

    def _own(self, letter: LetterId) -> dict[str, object]:
        return {"the_letter": letter, "the_owner": self._owner}


def _read_all(rows: Sequence[AnyRow]) -> list[ClaimedLetter] | UnreadableLetter:
    """The letters of these rows, or the first of them that nobody can read."""
    letters = []
    for row in rows:
        try:
            letters.append(row_codec.claimed_from(row))
        except msgspec.DecodeError:
            to = row_codec.reader_of(row.lane)
            return UnreadableLetter(LetterId(row.id), TableId(row.table_id), to)
    return letters
