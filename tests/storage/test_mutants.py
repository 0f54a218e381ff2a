"""Mutation tests: each broken store must fail an invariant."""

from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis.stateful import run_state_machine_as_test
from sqlalchemy import Connection, bindparam, delete, literal, select, update

import storage.database.sqlite
from model.table import MoveRecord, Table, TableId, Timer
from storage.database.sqlite import OneConnection
from storage.rows import statements, table_codec
from storage.rows.schema import game_table, outbox, rating
from storage.rows.statements import upserts_for
from storage.store import SqlStore
from storage.transaction.log import SqlLogWrites
from storage.transaction.tables import SqlTableWrites
from storage.transaction.timers import SqlTimerWrites
from storage.transaction.transaction import SqlTransaction
from tests.storage import laws, outbox_laws
from tests.storage.machine import RUNS, TwinStores
from tests.storage.new_stores import make_store
from tests.storage.test_machine import StoreMachine
from tests.storage.test_outbox_machine import OutboxMachine

Law = Callable[[SqlStore], Awaitable[None]]
Patch = pytest.MonkeyPatch


def without_version_guard(patch: Patch) -> None:
    anyhow = update(game_table).where(game_table.c.id == bindparam("the_table"))
    patch.setattr(SqlTableWrites, "_save", anyhow)


def without_looking_whether_the_guard_held(patch: Patch) -> None:
    def save(self: SqlTableWrites, table: Table, seen: int) -> None:
        guard = {"the_table": table.id, "the_seen": seen}
        values = table_codec.table_values(table)
        self._connection.execute(statements.SAVE_TABLE, values | guard)
        self._connection.execute(statements.DELETE_MEMBERS, {"the_table": table.id})
        self._connection.execute(statements.INSERT_MEMBERS, table_codec.member_values(table))

    patch.setattr(SqlTableWrites, "save", save)


def without_unique_request(patch: Patch) -> None:
    append = SqlLogWrites.append_move

    def append_move(self: SqlLogWrites, table: TableId, move: MoveRecord) -> None:
        append(self, table, msgspec.structs.replace(move, request=None))

    patch.setattr(SqlLogWrites, "append_move", append_move)


def with_second_moves_of_a_request_swallowed(patch: Patch) -> None:
    def append_move(self: SqlLogWrites, table: TableId, move: MoveRecord) -> None:
        values = table_codec.move_values(table, move)
        self._connection.execute(upserts_for(self._connection.dialect).append_move, values)

    patch.setattr(SqlLogWrites, "append_move", append_move)


def with_timers_taken_whatever_they_ask(patch: Patch) -> None:
    def delete_timers(self: SqlTimerWrites, timer: Timer) -> bool:
        self.replace(timer.table, [])
        return True

    patch.setattr(SqlTimerWrites, "delete", delete_timers)


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


def without_lanes(patch: Patch) -> None:
    free = (outbox.c.lease_until.is_(None)) | (outbox.c.lease_until <= bindparam("now"))
    due = select(outbox, literal(False).label("overtaken"))
    due = due.where(outbox.c.due_at <= bindparam("now"), free)
    patch.setattr(statements, "CLAIMABLE", due.order_by(outbox.c.id).limit(bindparam("most")))


def with_letters_overtaken_by_other_tables(patch: Patch) -> None:
    newer = outbox.alias()
    overtaken = select(newer.c.id).where(newer.c.lane == outbox.c.lane, newer.c.id > outbox.c.id)
    first = select(outbox, overtaken.exists().label("overtaken")).order_by(outbox.c.id).limit(1)
    patch.setattr(statements, "CLAIMABLE", first)


def without_leases(patch: Patch) -> None:
    touch = update(outbox).where(
        outbox.c.id.in_(bindparam("the_letters", expanding=True)), bindparam("now") > 0
    )
    counted = touch.values(
        attempts=outbox.c.attempts + 1,
        lease_until=bindparam("the_lease") - 1e9,
        lease_owner=bindparam("the_owner"),
    )
    patch.setattr(statements, "LEASE", counted.returning(outbox.c.id))


def with_leases_without_owner(patch: Patch) -> None:
    own = outbox.c.id == bindparam("the_letter")
    patch.setattr(
        statements, "DELETE_OWN_LETTER", delete(outbox).where(own).returning(outbox.c.lane)
    )


def with_ids_of_letters_used_again(patch: Patch) -> None:
    open_transaction = SqlTransaction.__init__

    def forgetful(self: SqlTransaction, connection: Connection) -> None:
        open_transaction(self, connection)
        connection.exec_driver_sql("DELETE FROM sqlite_sequence WHERE name = 'outbox'").close()

    patch.setattr(SqlTransaction, "__init__", forgetful)


def with_ratings_saved_whatever_they_count(patch: Patch) -> None:
    here = (rating.c.player_id == bindparam("the_player"), rating.c.game == bindparam("the_game"))
    values: dict[str, Any] = {name: bindparam(name) for name in ("mu", "sigma", "games")}
    patch.setattr(statements, "SAVE_RATING", update(rating).where(*here).values(values))


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
