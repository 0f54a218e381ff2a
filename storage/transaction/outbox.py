"""The letters still to be sent, in lanes: one letter of a lane at a time, oldest first.

A worker claims a letter for a while, the lease. When the lease has run out, its owner has most
likely died, and another worker may claim the letter; the first can then no longer change it.
"""

import contextlib
import secrets
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from model.letters import (
    BoardPost,
    Claim,
    ClaimedLetter,
    DirectMessage,
    Letter,
    LetterId,
    LetterPost,
    telling_on,
)
from model.table import TableId
from storage.database.database import Database
from storage.database.engine import file_of, take_turns
from storage.database.id_sequences import counted_to, go_on_counting
from storage.database.prepared_statements import change, first_cell, rows_of
from storage.errors import UnreadableLetter
from storage.rows import letter_codec
from storage.rows import statements as sql
from storage.rows.combined_statements import if_free, leasing, make_board_row, taking_out
from storage.rows.row_values import AnyRow
from storage.rows.schema import outbox
from storage.transaction.letters import SqlLetterReads
from storage.transaction.transaction import Along, SqlTransaction


class _TakenElsewhere(Exception):
    """Another worker has claimed or completed this letter."""


class _Taken(NamedTuple):
    """A letter that was deleted: its lane, when the next one there is due, its table's post."""

    lane: str
    due_at: int | None
    board: BoardPost | None


class _Lease(NamedTuple):
    """Claims of an owner that last until ``until``."""

    owner: str
    until: int
    now: int

    def take(
        self, connection: Connection, letters: Sequence[LetterId], *, places_only: bool
    ) -> tuple[set[int], int | None]:
        """Lease those of these letters that are still free; return them, and when another is due.

        ``places_only``: another to a place. On PostgreSQL one statement does both.
        """
        values = {
            "the_letters": letters,
            "the_lease": self.until,
            "the_owner": self.owner,
            "now": self.now,
        }
        if letters and connection.dialect.name == "postgresql":
            next_one = sql.NEXT_OF_ALL_TO_A_PLACE if places_only else sql.NEXT_OF_ALL
            row = connection.execute(leasing(sql.LEASE, next_one), values).one()
            return set(row.ids), row.due_at
        leased = {row.id for row in rows_of(connection, sql.LEASE, values)} if letters else set()
        return leased, _next_due_at(connection, self.now, [*leased], places_only=places_only)


class SqlOutbox:
    """The outbox, in the tables' database, so that a move and its letters are one transaction.

    ``owner``: the name under which this process claims letters; unique among processes.
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
    ) -> Claim:
        """Claim due letters, at most one for each lane (a place, a person).

        ``places_only``: none to a person. Oldest first; amendments of boards come last.

        A claim counts as an attempt: with ``attempts`` above 0 nobody knows whether the letter
        arrived. Letters deleted at this moment are left out. Raises UnreadableLetter if one cannot
        be decoded; that one alone is claimed then.
        """

        def work(connection: Connection) -> Claim | UnreadableLetter:
            found = _read_all(_free_letters(connection, now, limit, places_only=places_only))
            readable = [] if isinstance(found, UnreadableLetter) else found
            wanted = [one.id for one in readable]
            if isinstance(found, UnreadableLetter):
                wanted = [found.letter]
            lease = _Lease(self._owner, lease_until, now)
            leased, due_at = lease.take(connection, wanted, places_only=places_only)
            if isinstance(found, UnreadableLetter) and leased:
                return found
            return Claim([one for one in readable if one.id in leased], due_at)

        found = await self._database.write(work)
        if isinstance(found, UnreadableLetter):
            raise found
        return found

    async def behind(self, claimed: ClaimedLetter) -> list[Letter]:
        """Return the newer pictures of the same table behind a letter in its lane, in order.

        Letters that cannot be decoded are left out.
        """
        values = {
            "the_lane": letter_codec.lane_of(claimed.letter),
            "the_letter": claimed.id,
            "the_table": claimed.letter.table.id,
        }
        rows = await self._database.read(lambda c: rows_of(c, sql.PICTURES_BEHIND, values))
        letters = []
        for row in rows:
            with contextlib.suppress(msgspec.DecodeError):
                letters.append(letter_codec.letter_from(row))
        return letters

    async def done(
        self,
        letter: LetterId,
        post: BoardPost | LetterPost | DirectMessage | None,
        later: Sequence[Letter] = (),
        at: int = 0,
        along: Along | None = None,
    ) -> int | None:
        """Delete a letter that is delivered or needless; store its ``post`` and ``later`` letters.

        An edited board post keeps what it told before beside what it tells now. A later amendment
        is left out if a newer board of its table is already queued. ``along`` is run first in the
        same transaction, since a table is always locked before its letters. If another worker has
        claimed the letter meanwhile, nothing is stored. Returns when the next letter of its
        lane, or of those of ``later``, is due; None without one.
        """

        def work(connection: Connection) -> int | None:
            transaction = self._transaction(connection)
            if along is not None:
                along(transaction)
            taken = self._take_out(connection, letter, post)
            following = [one for one in later if not transaction.letters.is_overtaken(one)]
            transaction.letters.put(following, at)
            if isinstance(post, BoardPost):
                transaction.letters.save_board_post(telling_on(post, taken.board))
            elif isinstance(post, DirectMessage):
                transaction.letters.keep_direct_message(post)
            elif post is not None:
                transaction.letters.save_letter_post(post)
            if not later:
                return taken.due_at
            return _next_in(connection, [taken.lane, *map(letter_codec.lane_of, later)])

        try:
            return await self._database.write(work)
        except _TakenElsewhere:
            return at

    def _take_out(
        self,
        connection: Connection,
        letter: LetterId,
        post: BoardPost | LetterPost | DirectMessage | None,
    ) -> _Taken:
        """Delete our letter, on PostgreSQL in one statement. Raises _TakenElsewhere."""
        table = post.table if isinstance(post, BoardPost) else TableId(0)
        values = self._own(letter) | {"the_table": table}
        if connection.dialect.name == "postgresql":
            row = connection.execute(taking_out(sql.DELETE_OWN_LETTER), values).first()
            if row is None:
                raise _TakenElsewhere
            boards = map(letter_codec.board_post_from, map(make_board_row, row.boards))
            return _Taken(row.lane, row.due_at, next(boards, None))
        lane = first_cell(connection, sql.DELETE_OWN_LETTER, self._own(letter))
        if lane is None:
            raise _TakenElsewhere
        board = None
        if isinstance(post, BoardPost):
            board = SqlLetterReads(connection).board_post(post.table)
        return _Taken(lane, _next_in(connection, [lane]), board)

    async def postpone(self, letter: LetterId, due_at: int, error: str) -> None:
        """Set a letter's next attempt to ``due_at`` and release its lease; its whole lane waits."""
        values = {**self._own(letter), "the_due": due_at, "the_error": error}
        await self._database.write(lambda c: change(c, sql.POSTPONE, values))

    async def release_all(self) -> None:
        """Release all leases, once at start, since their owners have died.

        On SQLite no other process can be alive. On a server others may be: leases run out there.
        """

        def work(connection: Connection) -> None:
            connection.execute(sql.RELEASE_ALL)
            connection.execute(sql.RELEASE_TIMERS)

        if file_of(self._database.url) is not None:
            await self._database.write(work)

    async def number_from(self, now: int) -> None:
        """Make new letter ids higher than any id sent before, once at start.

        Ids begin at ``now`` (Unix milliseconds), not behind the outbox: a restored copy does not
        know what was sent since, and Discord drops a second message with an id of the last minutes.
        The clock is ahead of all ids, as no bot sends a letter each millisecond.
        """

        def work(connection: Connection) -> None:
            take_turns(connection, "letter numbers")
            if counted_to(connection, outbox) < now:
                go_on_counting(connection, outbox, now)

        await self._database.write(work)

    async def next_due_at(self, now: int, *, places_only: bool = False) -> int | None:
        """Return when the next letter (to a place) may be claimed, None if there is none."""
        return await self._database.read(lambda c: _next_due_at(c, now, places_only=places_only))

    def _own(self, letter: LetterId) -> dict[str, object]:
        return {"the_letter": letter, "the_owner": self._owner}


def _free_letters(
    connection: Connection, now: int, limit: int, *, places_only: bool
) -> list[AnyRow]:
    """Return due letters of lanes in which no other transaction is claiming."""
    claimable = sql.CLAIMABLE_AT_PLACES if places_only else sql.CLAIMABLE
    values = {"now": now, "most": limit}
    if connection.dialect.name != "postgresql":
        return [*rows_of(connection, claimable, values)]
    return [row for row in connection.execute(if_free(claimable), values) if row.is_free]


def _next_in(connection: Connection, lanes: Sequence[str]) -> int | None:
    """Return when the next letter of these lanes is due."""
    due_at: int | None = first_cell(connection, sql.NEXT_IN_LANES, {"lanes": lanes})
    return due_at


def _next_due_at(
    connection: Connection, now: int, taken: Sequence[int] = (), *, places_only: bool
) -> int | None:
    """Return when the next letter may be claimed, apart from those just ``taken``."""
    next_one = sql.NEXT_LETTER_TO_A_PLACE if places_only else sql.NEXT_LETTER
    values = {"now": now, "taken": list(taken)}
    due_at: int | None = first_cell(connection, next_one, values)
    return due_at


def _read_all(rows: Sequence[AnyRow]) -> list[ClaimedLetter] | UnreadableLetter:
    """Decode the letters of these rows, or return the first that cannot be decoded."""
    letters = []
    for row in rows:
        try:
            letters.append(letter_codec.claimed_from(row))
        except msgspec.DecodeError:
            to = letter_codec.reader_of(row.lane)
            return UnreadableLetter(LetterId(row.id), TableId(row.table_id), to)
    return letters
