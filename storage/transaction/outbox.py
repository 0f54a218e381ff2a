"""The letters to people still to be sent, in lanes: one letter of a lane at a time, oldest first.

A worker claims a letter for a while, the lease. When the lease has run out, its owner has most
likely died, and another worker may claim the letter; the first can then no longer change it.
"""

import contextlib
import secrets
from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import Connection

from model.letters import (
    LONGEST_PUT_OFF,
    Claim,
    ClaimedLetter,
    DirectMessage,
    LetterId,
    LetterPost,
    PrivateLetter,
)
from model.table import TableId
from storage.database.database import Database
from storage.database.engine import file_of, take_turns
from storage.database.id_sequences import counted_to, go_on_counting
from storage.database.statements import Values, change, first_cell, rows_of
from storage.errors import UnreadableLetter
from storage.rows import letter_codec
from storage.rows.row_values import AnyRow
from storage.rows.schema import outbox
from storage.transaction.transaction import Along, Transaction

AMENDMENTS_WAIT = 10_000
"""Milliseconds by which new letters may be younger than one that only edits and still go first.
Bounded, because other letters of its lane wait behind it."""

_IN_LANE = "(attempts > 0 OR due_at <= :now)"
"""A new letter that is held back does not block its lane; one that has failed does."""

_HEADS = f"SELECT min(id) FROM outbox WHERE {_IN_LANE} GROUP BY lane"
"""The oldest letter of each lane: only this one may be sent."""

_DUE_AT = f"CASE WHEN attempts > 0 AND due_at - {LONGEST_PUT_OFF} > :now THEN 0 ELSE due_at END"
"""When a letter is due; at once if it was put off by a clock that was ahead."""

_LEASE_ENDS = "coalesce(lease_until, 0)"

_FREE_LANE = """
NOT EXISTS (
    SELECT 1 FROM outbox AS leased WHERE leased.lane = outbox.lane AND leased.lease_until > :now
)
"""
_OVERTAKEN = """
EXISTS (
    SELECT 1 FROM outbox AS newer WHERE newer.lane = outbox.lane AND newer.id > outbox.id
    AND newer.table_id = outbox.table_id AND newer.view IS NOT NULL
)
"""
"""A letter with a view has a picture; only the newest picture of a table is worth drawing."""

_CLAIMABLE = f"""
SELECT *, {_OVERTAKEN} AS overtaken FROM outbox
WHERE id IN ({_HEADS}) AND :now >= {_DUE_AT} AND :now >= {_LEASE_ENDS} AND {_FREE_LANE}
ORDER BY queued_at + CASE WHEN amends THEN {AMENDMENTS_WAIT} ELSE 0 END, id
LIMIT :most FOR UPDATE SKIP LOCKED
"""
"""New messages go before edits of old ones, for a while. Letters locked by another process are
skipped."""

_TAKE_LANE = "pg_try_advisory_xact_lock(1, hashtext(lane))"
"""On PostgreSQL: whether the lane was locked for this transaction, so that no other claims in it
meanwhile. 1 stands for lanes among advisory locks."""

_LEASE = f"""
UPDATE outbox SET attempts = attempts + 1, lease_until = :until, lease_owner = :owner
WHERE id IN :letters AND {_FREE_LANE} RETURNING id
"""
_NEXT = f"""
SELECT min(CASE WHEN {_DUE_AT} < {_LEASE_ENDS} THEN {_LEASE_ENDS} ELSE {_DUE_AT} END) FROM outbox
WHERE (id IN ({_HEADS}) OR NOT {_IN_LANE}) AND id NOT IN :taken
"""
_PICTURES_BEHIND = """
SELECT * FROM outbox WHERE lane = :lane AND id > :letter AND table_id = :table
AND view IS NOT NULL ORDER BY id
"""
_OWN = "id = :letter AND lease_owner = :owner"
_POSTPONE = f"""
UPDATE outbox SET due_at = :due_at, last_error = :error, lease_until = NULL, lease_owner = NULL
WHERE {_OWN}
"""


class _TakenElsewhere(Exception):
    """Another worker has claimed or completed this letter."""


class Outbox:
    """The outbox, in the tables' database, so that a move and its letters are one transaction.

    ``owner``: the name under which this process claims letters; unique among processes.
    """

    def __init__(
        self,
        database: Database,
        owner: str | None = None,
        transaction: Callable[[Connection], Transaction] = Transaction,
    ) -> None:
        self._database = database
        self._owner = owner or secrets.token_hex(8)
        self._transaction = transaction

    async def claim(self, now: int, lease_until: int, limit: int) -> Claim:
        """Claim due letters, at most one for each lane (a person who plays, or who follows).

        Oldest first; one that edits what a follower sees, or adds a picture, counts as ten seconds
        younger.

        A claim counts as an attempt: with ``attempts`` above 0 nobody knows whether the letter
        arrived. Letters deleted at this moment are left out. Raises UnreadableLetter if one cannot
        be decoded; that one alone is claimed then.
        """

        def work(connection: Connection) -> Claim | UnreadableLetter:
            values = {"now": now, "most": limit}
            found = _read_all(_free_letters(connection, values))
            readable = [] if isinstance(found, UnreadableLetter) else found
            wanted = [one.id for one in readable]
            if isinstance(found, UnreadableLetter):
                wanted = [found.letter]
            lease = {"letters": wanted, "until": lease_until, "owner": self._owner, "now": now}
            leased = {row.id for row in rows_of(connection, _LEASE, lease)} if wanted else set()
            if isinstance(found, UnreadableLetter) and leased:
                return found
            due_at = _next_due_at(connection, now, [*leased])
            return Claim([one for one in readable if one.id in leased], due_at)

        found = await self._database.write(work)
        if isinstance(found, UnreadableLetter):
            raise found
        return found

    async def behind(self, claimed: ClaimedLetter) -> list[PrivateLetter]:
        """Return the newer pictures of the same table behind a letter in its lane, in order.

        Letters that cannot be decoded are left out.
        """
        values = {
            "lane": letter_codec.lane_of(claimed.letter),
            "letter": claimed.id,
            "table": claimed.letter.table.id,
        }
        rows = await self._database.read(lambda c: rows_of(c, _PICTURES_BEHIND, values))
        letters = []
        for row in rows:
            with contextlib.suppress(msgspec.DecodeError):
                letters.append(letter_codec.letter_from(row))
        return letters

    async def done(
        self,
        letter: LetterId,
        post: LetterPost | DirectMessage | None,
        later: Sequence[PrivateLetter] = (),
        at: int = 0,
        along: Along | None = None,
    ) -> int | None:
        """Delete a letter that is delivered or needless; store its ``post`` and ``later`` letters.

        ``along`` is run first in the same transaction, since a table is always locked before its
        letters. If another worker has claimed the letter meanwhile, nothing is stored. Returns when
        the next letter of its lane, or of those of ``later``, is due; None without one; ``at`` if
        another worker has it.
        """

        def work(connection: Connection) -> int | None:
            transaction = self._transaction(connection)
            if along is not None:
                along(transaction)
            delete = f"DELETE FROM outbox WHERE {_OWN} RETURNING lane"
            lane = first_cell(connection, delete, self._own(letter))
            if lane is None:
                raise _TakenElsewhere
            transaction.letters.put(later, at)
            if isinstance(post, DirectMessage):
                transaction.letters.keep_direct_message(post)
            elif post is not None:
                transaction.letters.save_letter_post(post)
            lanes = {"lanes": [lane, *map(letter_codec.lane_of, later)]}
            due_at: int | None = first_cell(
                connection, "SELECT min(due_at) FROM outbox WHERE lane IN :lanes", lanes
            )
            return due_at

        try:
            return await self._database.write(work)
        except _TakenElsewhere:
            return at

    async def postpone(self, letter: LetterId, due_at: int, error: str) -> None:
        """Set a letter's next attempt to ``due_at`` and release its lease; its whole lane waits."""
        values = {**self._own(letter), "due_at": due_at, "error": error}
        await self._database.write(lambda c: change(c, _POSTPONE, values))

    async def release_all(self) -> None:
        """Release all leases, once at start, since their owners have died.

        On SQLite no other process can be alive. On a server others may be: leases run out there.
        """

        def work(connection: Connection) -> None:
            change(connection, "UPDATE outbox SET lease_until = NULL, lease_owner = NULL")
            change(connection, "UPDATE timer SET lease_until = NULL")
            change(connection, "UPDATE message SET lease_until = 0")

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

    async def next_due_at(self, now: int) -> int | None:
        """Return when the next letter may be claimed, None if there is none."""
        return await self._database.read(lambda c: _next_due_at(c, now))

    def _own(self, letter: LetterId) -> dict[str, object]:
        return {"letter": letter, "owner": self._owner}


def _free_letters(connection: Connection, values: Values) -> list[AnyRow]:
    """Return due letters of lanes in which no other transaction claims; on SQLite none does."""
    if connection.dialect.name == "sqlite":
        return [*rows_of(connection, _CLAIMABLE, values)]
    locking = f"WITH due AS ({_CLAIMABLE}) SELECT *, {_TAKE_LANE} AS is_free FROM due"
    return [row for row in rows_of(connection, locking, values) if row.is_free]


def _next_due_at(connection: Connection, now: int, taken: Sequence[int] = ()) -> int | None:
    """Return when the next letter may be claimed, apart from those just ``taken``."""
    values = {"now": now, "taken": list(taken)}
    due_at: int | None = first_cell(connection, _NEXT, values)
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
