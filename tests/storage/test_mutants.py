"""Mutation tests: each broken store must fail an invariant."""

from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis.stateful import run_state_machine_as_test
from sqlalchemy import Connection

import storage.database.sqlite
from model.message import Message
from model.table import MoveRecord, TableId, Timer
from storage.database import statements
from storage.database.sqlite import OneConnection
from storage.store import Store
from storage.transaction.log import StoredLog, move_values
from storage.transaction.messages import StoredMessages
from storage.transaction.tables import StoredTables
from storage.transaction.timers import StoredTimers
from tests.storage import laws, test_messages
from tests.storage.machine import RUNS
from tests.storage.new_stores import make_store
from tests.storage.test_machine import StoreMachine

Law = Callable[[Store], Awaitable[None]]
Patch = pytest.MonkeyPatch


def saying(*pairs: tuple[str, str]) -> Callable[[Patch], None]:
    """Return what replaces parts of the SQL that SQLite is given."""

    def mutate(patch: Patch) -> None:
        honest = statements._for_sqlite

        def other(sql: str) -> Any:
            for part, instead in pairs:
                sql = sql.replace(part, instead)
            return honest(sql)

        patch.setattr(statements, "_for_sqlite", other)

    return mutate


without_version_guard = saying((" AND version = :seen", ""))


def without_looking_whether_the_guard_held(patch: Patch) -> None:
    change = StoredTables._change
    patch.setattr(StoredTables, "_change", lambda *of, **values: change(*of, **values) or 1)


def without_unique_request(patch: Patch) -> None:
    append = StoredLog.append_move

    def append_move(self: StoredLog, table: TableId, move: MoveRecord) -> None:
        append(self, table, msgspec.structs.replace(move, request=None))

    patch.setattr(StoredLog, "append_move", append_move)


def with_second_moves_of_a_request_swallowed(patch: Patch) -> None:
    def append_move(self: StoredLog, table: TableId, move: MoveRecord) -> None:
        values = move_values(table, move)
        self._insert("move", values, "ON CONFLICT (request_id) DO NOTHING")

    patch.setattr(StoredLog, "append_move", append_move)


def with_timers_taken_whatever_they_ask(patch: Patch) -> None:
    def delete_timers(self: StoredTimers, timer: Timer) -> bool:
        self.replace(timer.table, [])
        return True

    patch.setattr(StoredTimers, "delete", delete_timers)


def with_a_commit_after_each_statement(patch: Patch) -> None:
    _without_transactions(patch, storage.database.sqlite.BEGIN_WRITING)


def with_questions_outside_a_snapshot(patch: Patch) -> None:
    _without_transactions(patch, storage.database.sqlite.BEGIN_READING)


def _without_transactions(patch: Patch, begin: str) -> None:
    """Let connections that begin like this commit each statement by itself."""
    transact = OneConnection.transact

    def at_once(self: OneConnection, work: Callable[[Connection], Any]) -> Any:
        if self.begin != begin:
            return transact(self, work)
        with closing(self.engine.connect()) as connection:
            return work(connection)

    patch.setattr(OneConnection, "transact", at_once)


def with_readers_that_may_write(patch: Patch) -> None:
    patch.setattr(storage.database.sqlite, "READER_PRAGMAS", storage.database.sqlite.PRAGMAS)


without_leases = saying((" AND lease_until <= :now", ""))
with_one_message_for_all_people = saying((" AND person_id = :person", ""))


def with_changes_by_whoever_was_late(patch: Patch) -> None:
    change = StoredMessages.change

    def late(
        self: StoredMessages, claimed: Message, _lease: int, step: Any, *is_done: Any
    ) -> Message | None:
        row = self._kept(claimed.key)
        assert row is not None
        return change(self, claimed, row.lease_until, step, *is_done)

    patch.setattr(StoredMessages, "change", late)


with_ratings_saved_whatever_they_count = saying((" AND games = :seen", ""))


MUTANTS = [
    (with_ratings_saved_whatever_they_count, laws.each_game_counts_once_whoever_counts_at_once),
    (without_version_guard, laws.a_stale_save_is_refused_and_leaves_nothing_behind),
    (
        without_looking_whether_the_guard_held,
        laws.a_stale_save_is_refused_and_leaves_nothing_behind,
    ),
    (without_unique_request, laws.a_request_makes_one_move_for_ever),
    (without_unique_request, laws.of_two_equal_requests_at_once_one_is_carried_out),
    (with_second_moves_of_a_request_swallowed, laws.a_request_makes_one_move_for_ever),
    (
        with_second_moves_of_a_request_swallowed,
        laws.of_two_equal_requests_at_once_one_is_carried_out,
    ),
    (with_timers_taken_whatever_they_ask, laws.a_timer_is_taken_once_and_only_as_it_stands),
    (with_a_commit_after_each_statement, laws.an_exception_leaves_nothing_behind),
    (
        with_questions_outside_a_snapshot,
        laws.a_reader_sees_one_moment_whatever_is_written_meanwhile,
    ),
    (with_readers_that_may_write, laws.a_reader_cannot_write),
    (without_leases, test_messages.test_the_longest_due_is_claimed_by_one_worker_at_a_time),
    (with_one_message_for_all_people, test_messages.test_each_person_has_one_message),
    (
        with_changes_by_whoever_was_late,
        test_messages.test_whoever_comes_back_after_the_lease_changes_nothing,
    ),
]


@pytest.mark.parametrize(("mutate", "law"), MUTANTS, ids=lambda part: part.__name__)
async def test_a_broken_store_is_caught(
    tmp_path: Path, monkeypatch: Patch, mutate: Callable[[Patch], None], law: Law
) -> None:
    mutate(monkeypatch)
    async with make_store(tmp_path) as store:
        with pytest.raises((AssertionError, pytest.fail.Exception)):
            await law(store)


@pytest.mark.long
def test_a_broken_store_is_caught_by_the_machine(monkeypatch: Patch) -> None:
    without_version_guard(monkeypatch)
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        run_state_machine_as_test(StoreMachine, settings=RUNS)
