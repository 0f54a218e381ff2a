"""Faults planted into a process of the bot; the crash harness must find each."""

import os
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from model.message import Message, Wish
from model.table import MoveRecord, Table, TableId
from storage.database import statements
from storage.store import Store
from storage.transaction.log import StoredLog
from storage.transaction.messages import ClaimedMessage, StoredMessages
from storage.transaction.tables import StoredTables
from workers.post_model import Sent


def answer_before_commit() -> None:
    """People are told before it is on disk."""
    from tests.crash.bot_process import Life

    Life.answers_early = True


def no_guard() -> None:
    """Tables are neither locked nor is their version looked at.

    A look at a table takes a while, so that those of several processes meet on any machine.
    """
    one_table = StoredTables._one_table

    def slowly(self: StoredTables, where: str, **values: Any) -> Table | None:
        found = one_table(self, where, **values)
        self._rows("SELECT pg_sleep(0.03)")
        return found

    StoredTables._one_table = slowly  # type: ignore[method-assign]
    _say_instead(("FOR NO KEY UPDATE", ""), (" AND version = :seen", ""))


def _say_instead(*pairs: tuple[str, str]) -> None:
    """Replace parts of all SQL that is executed."""
    honest = statements._for_postgresql

    def other(sql: str) -> Any:
        for part, instead in pairs:
            sql = sql.replace(part, instead)
        return honest(sql)

    statements._for_postgresql = other  # type: ignore[assignment]


def requests_forgotten() -> None:
    """Nobody notices that a request was carried out before."""
    append = StoredLog.append_move

    def append_move(self: StoredLog, table: TableId, move: MoveRecord) -> None:
        append(self, table, msgspec.structs.replace(move, request=None))

    StoredLog.move_of_request = lambda *_: None  # type: ignore[method-assign]
    StoredLog.append_move = append_move  # type: ignore[method-assign]
    StoredLog.receipt = lambda *_: None  # type: ignore[method-assign]


def letters_deleted_before_sending() -> None:
    """What somebody is to be told counts as told when it is claimed, not when it has arrived."""
    claim = StoredMessages.claim

    def claiming(self: StoredMessages, now: int, until: int, most: int) -> list[ClaimedMessage]:
        claimed = claim(self, now, until, most)
        for one in claimed:
            message = one.message
            if message.is_direct and message.attempt is not None:
                self._save(message.given_up(message.wanted), until)
        return claimed

    StoredMessages.claim = claiming  # type: ignore[method-assign]


def nothing_found_again() -> None:
    """Nobody finds a message that has arrived and whose answer was lost, nor is it recognized.

    One of the two is enough.
    """
    from tests.crash.bot_process import RemoteMessenger

    async def find_about(*_: Any, **__: Any) -> Sequence[Sent]:
        return ()

    RemoteMessenger.nonces = staticmethod(lambda _: int.from_bytes(os.urandom(6)))
    RemoteMessenger.find_about = find_about  # type: ignore[method-assign]


def rings_forgotten() -> None:
    """Whom a post calls is known only until it is first tried."""
    attempted = Message.attempted

    def forgetting(self: Message, now: int) -> Message:
        return msgspec.structs.replace(attempted(self, now), rings=())

    Message.attempted = forgetting  # type: ignore[method-assign]


def edits_forgotten() -> None:
    """A change that calls nobody is not shown."""
    wished = Message.wished

    def forgetting(self: Message, now: int, wish: Wish | None = None) -> Message:
        return self if wish is None or not wish.news else wished(self, now, wish)

    Message.wished = forgetting  # type: ignore[method-assign]


def leases_without_owner() -> None:
    """Whoever starts ends the leases of all, though others may live."""
    Store.is_shared = property(lambda _: False)  # type: ignore[assignment, method-assign]


FAULTS: dict[str, Callable[[], Any]] = {
    fault.__name__: fault
    for fault in (
        answer_before_commit,
        no_guard,
        requests_forgotten,
        letters_deleted_before_sending,
        nothing_found_again,
        rings_forgotten,
        edits_forgotten,
        leases_without_owner,
    )
}
