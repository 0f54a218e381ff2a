"""Faults planted into a process of the bot; the crash harness must find each."""

import os
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, bindparam, delete, func, select, update

from model.combined_reads import OrderGrounds
from model.letters import Claim
from model.table import MoveRecord, PlayerId, RequestId, Table, TableId
from storage.rows import statements
from storage.rows.schema import game_table, outbox
from storage.transaction.combined_reads import SqlCombinedReads
from storage.transaction.log import SqlLogWrites
from storage.transaction.outbox import SqlOutbox
from storage.transaction.tables import SqlTableWrites


def answer_before_commit() -> None:
    """People are told before it is on disk."""
    from tests.crash.bot_process import Life

    Life.answers_early = True


def no_guard() -> None:
    """Tables are neither locked nor is their version looked at.

    A look at a table takes a while, so that those of several processes meet on any machine.
    """
    one_table = SqlTableWrites._one_table

    def slowly(self: SqlTableWrites, statement: Select[Any], **values: Any) -> Table | None:
        found = one_table(self, statement, **values)
        self._connection.execute(select(func.pg_sleep(0.03))).close()
        return found

    SqlTableWrites._one_table = slowly  # type: ignore[method-assign]
    SqlTableWrites._by_code = statements.TABLE_BY_CODE
    SqlTableWrites._by_id = statements.TABLE_BY_ID
    anyhow = update(game_table).where(game_table.c.id == bindparam("the_table"))
    SqlTableWrites._save = anyhow


def requests_forgotten() -> None:
    """Nobody notices that a request was carried out before."""
    append = SqlLogWrites.append_move

    def append_move(self: SqlLogWrites, table: TableId, move: MoveRecord) -> None:
        append(self, table, msgspec.structs.replace(move, request=None))

    of_order = SqlCombinedReads.of_order

    def of_new_order(
        self: SqlCombinedReads, request: RequestId, people: Sequence[PlayerId]
    ) -> OrderGrounds:
        return msgspec.structs.replace(of_order(self, request, people), is_done=False)

    SqlLogWrites.append_move = append_move  # type: ignore[method-assign]
    SqlCombinedReads.of_order = of_new_order  # type: ignore[method-assign]


def letters_deleted_before_sending() -> None:
    """A letter leaves the outbox when it is taken, not when it has arrived."""
    claim = SqlOutbox.claim

    async def taking(
        self: SqlOutbox, now: int, lease_until: int, limit: int, *, places_only: bool = False
    ) -> Claim:
        claimed = await claim(self, now, lease_until, limit, places_only=places_only)
        for letter in claimed.letters:
            await self.done(letter.id, None)
        return claimed

    SqlOutbox.claim = taking  # type: ignore[method-assign]


def no_nonce() -> None:
    """Each attempt to send is a new message to the platform."""
    from tests.crash.bot_process import RemoteMessenger

    RemoteMessenger.nonces = staticmethod(lambda _: int.from_bytes(os.urandom(6)))


def leases_without_owner() -> None:
    """Whoever starts ends the leases of all, and anybody may tick a letter off."""
    own = outbox.c.id == bindparam("the_letter")
    statements.DELETE_OWN_LETTER = delete(outbox).where(own).returning(outbox.c.lane)

    async def release_all(self: SqlOutbox) -> None:
        await self._database.write(lambda c: c.execute(statements.RELEASE_ALL).close())

    SqlOutbox.release_all = release_all  # type: ignore[method-assign]


FAULTS: dict[str, Callable[[], Any]] = {
    fault.__name__: fault
    for fault in (
        answer_before_commit,
        no_guard,
        requests_forgotten,
        letters_deleted_before_sending,
        no_nonce,
        leases_without_owner,
    )
}
