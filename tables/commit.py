"""Store each change of a table in one transaction, with its log, timers and messages."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from core.texts import text
from model import game_json, log
from model.game_json import AnyGame
from model.log import lines_of, records_of
from model.refusals import UnreadableTable
from model.results import Unrated
from model.table import EventRecord, PlayerId, Status, Table
from storage.errors import DuplicateRequest, StaleVersion
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables import board_messages, clocks, direct_messages, notifications
from tables.decisions.transitions import Transition
from tables.interfaces import Wake
from tables.outages import keep_messages_true
from tables.people.follows import followers_of
from tables.people.thinking_ahead import store_plans
from tables.results_archive import ResultsArchive

T = TypeVar("T")

_ATTEMPTS = 3


async def tried_again(attempt: Callable[[], Awaitable[T]]) -> T:
    """Run a transaction, and again if it conflicts with another one."""
    for _ in range(_ATTEMPTS - 1):
        try:
            return await attempt()
        except (StaleVersion, DuplicateRequest):
            continue
    return await attempt()


class Commits:
    """Writes a transition in one transaction, and wakes the workers of messages and timers.

    ``notice_silence``: called before each change. It gives back the time during which the process
    was held up or which a set clock took; otherwise a pause would store clocks at 0.
    """

    def __init__(
        self,
        store: Store,
        wake: Wake,
        archive: ResultsArchive,
        notice_silence: Callable[[], Awaitable[None]],
    ) -> None:
        self._store = store
        self._wake = wake
        self._archive = archive
        self._notice_silence = notice_silence

    async def change(self, work: Callable[[Transaction], T], *, patient: bool = False) -> T:
        """Run ``work`` in one transaction, retry it on conflicts, and wake the workers."""
        await self._notice_silence()
        done = await tried_again(lambda: self._store.transact(work, patient=patient))
        self._wake()
        return done

    def write(
        self,
        tx: Transaction,
        before: Table,
        after: Transition,
        game: AnyGame | None,
        now: int,
        asker: PlayerId | None,
    ) -> tuple[EventRecord, ...]:
        """Store everything that a transition implies, in the caller's transaction.

        ``game``: None if the rules are unknown. Returns the new events. Raises UnreadableTable if
        the stored state is not that of the last move, or cannot be read.
        """
        after = notifications.posted(before, after)
        table = after.table
        tx.tables.save(table, before.version)
        if after.move is not None:
            tx.log.append_move(table.id, after.move)
        records = records_of(after.told, table.moves)
        tx.log.append_events(table.id, records)
        if before.status is Status.LOBBY and table.status is Status.PLAYING:
            tx.log.drop_notices(table.id)
        if not after.secret:
            tx.log.append_notices(table.id, lines_of(before, table, after.notices, now))
        tx.timers.replace(table.id, clocks.timers_of(table, now))
        newest = table.moves if after.move is None else after.move.seq
        if after.move is not None:
            _must_be_sound(before, tx.log.state_hash_before(table.id, newest))
        elif game is not None and table.state is not None:
            game_json.state_of(game, table)  # raises UnreadableTable
        if Status.FINISHED is table.status is not before.status:
            after = _with_reason(after, self._archive.keep(tx, table))
        if table.status.is_over and not before.status.is_over:
            tx.private.delete_all_tried(table.id)
        self._show(tx, before, after, game, now, asker)
        return records

    def _show(
        self,
        tx: Transaction,
        before: Table,
        after: Transition,
        game: AnyGame | None,
        now: int,
        asker: PlayerId | None,
    ) -> None:
        """Wish that the place of a table, its people and its followers are shown a transition."""
        table = after.table
        wish, people = (
            notifications.wish_of(before, after, asker),
            notifications.to_people(before, after, asker),
        )
        if planned := tx.private.planned_at(table.id):
            plans = store_plans(tx, after, game, now, planned)
            waited = [player for player, plan in planned.items() if plan.due_at is not None]
            people = notifications.after_all(table, people, plans, before, waited, asker)
            wish = notifications.without_plans(wish, plans, now)
        if not after.secret:
            board_messages.show(tx, before, table, now, wish)
            followers = followers_of(tx, before, table)
            direct_messages.follow(tx, before, followers, now, wish.held)
        direct_messages.show(tx, before, people, now)
        keep_messages_true(tx, before, table, now, asker)


def _with_reason(after: Transition, unrated: Unrated | None) -> Transition:
    """Add to the notices of a finished game why it is rated for nobody."""
    if unrated is None:
        return after
    said = text("result-unrated", why=text(f"over-{unrated}"))
    return msgspec.structs.replace(after, notices=(*after.notices, said))


def _must_be_sound(table: Table, fingerprint: str | None) -> None:
    """Raise UnreadableTable if the state's hash is not the one logged with the last move."""
    if table.state is None or fingerprint is None:
        return
    if log.fingerprint(table.state) != fingerprint:
        raise UnreadableTable(table.code)
