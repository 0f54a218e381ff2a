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
from model.table import MoveRecord, TableId, Timer
from storage.database import statements
from storage.database.sqlite import OneConnection
from storage.store import Store
from storage.transaction import outbox
from storage.transaction.log import StoredLog, move_values
from storage.transaction.tables import StoredTables
from storage.transaction.timers import StoredTimers
from storage.transaction.transaction import Transaction
from tests.storage import laws, outbox_laws
from tests.storage.machine import RUNS, TwinStores
from tests.storage.new_stores import make_store
from tests.storage.test_machine import StoreMachine
from tests.storage.test_outbox_machine import OutboxMachine

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


without_lanes = saying((f"id IN ({outbox._HEADS}) AND", ""), (outbox._FREE_LANE, "1"))
with_letters_overtaken_by_other_tables = saying(("AND newer.table_id = outbox.table_id", ""))
without_leases = saying(
    (f"AND {outbox._FREE_LANE} RETURNING", "RETURNING"), ("= :until, ", "= :until - 1000000000, ")
)
with_leases_without_owner = saying((" AND lease_owner = :owner", ""))


def with_ids_of_letters_used_again(patch: Patch) -> None:
    open_transaction = Transaction.__init__

    def forgetful(self: Transaction, connection: Connection, *, locks: bool = True) -> None:
        open_transaction(self, connection, locks=locks)
        if not locks:
            return
        connection.exec_driver_sql("DELETE FROM sqlite_sequence WHERE name = 'outbox'").close()

    patch.setattr(Transaction, "__init__", forgetful)


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
    (without_lanes, outbox_laws.a_lane_gives_one_letter_at_a_time_in_order),
    (
        with_letters_overtaken_by_other_tables,
        outbox_laws.a_letter_is_overtaken_by_a_newer_picture_of_its_table_in_its_lane,
    ),
    (without_leases, outbox_laws.a_lease_that_ends_gives_the_letter_to_another),
    (with_leases_without_owner, outbox_laws.whoever_has_lost_a_letter_changes_nothing_about_it),
    (with_ids_of_letters_used_again, outbox_laws.an_id_of_a_letter_is_never_used_again),
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
@pytest.mark.parametrize(
    ("mutate", "machine"),
    [(without_version_guard, StoreMachine), (without_lanes, OutboxMachine)],
    ids=lambda part: part.__name__,
)
def test_a_broken_store_is_caught_by_the_machine(
    monkeypatch: Patch, mutate: Callable[[Patch], None], machine: type[TwinStores]
) -> None:
    mutate(monkeypatch)
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        run_state_machine_as_test(machine, settings=RUNS)
