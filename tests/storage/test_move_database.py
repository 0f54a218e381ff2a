"""Moving a whole database from one engine to the other and back, atomically."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import (
    Boolean,
    Connection,
    Float,
    Integer,
    LargeBinary,
    String,
    delete,
    insert,
    select,
    update,
)

from model.message import Key, Subject
from model.table import PlaceId, PlayerId, PlayerProfile, RequestId, TableId
from storage import move as moving
from storage.database.engine import database_url
from storage.database.process_lock import lock_of
from storage.move import CannotMove, main, move
from storage.rows.key_values import KeyValues
from storage.rows.schema import event, game_table, member, metadata
from storage.store import Store, open_store
from tests.storage.laws import added
from tests.storage.new_stores import ROOT, SECONDS, Server, sqlite_url
from tests.storage.sample_rows import (
    ANNA,
    CARLA,
    NEWS,
    NOON,
    PIAZZA,
    changed,
    direct,
    full_table,
    lobby,
    timer,
)
from tests.storage.sample_rows import event as told
from tests.storage.sample_rows import move as line

Rows = dict[str, list[tuple[Any, ...]]]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


async def furnish(url: str) -> None:
    """A house with something in every room."""
    async with opened(url) as store:
        table = await added(store, full_table())
        await added(store, lobby("0THR"))
        gone = await added(store, lobby("G0NE"))

        def work(tx: Any) -> None:
            for n in range(1, 1200):
                tx.log.append_move(table.id, line(n, n))
                tx.log.append_events(table.id, [told(n, 0)])
            tx.log.keep_receipt(RequestId(5000), table.id, NOON)
            tx.timers.replace(table.id, [timer(table.id)])
            tx.messages.want(direct(table, CARLA), NOON, NEWS)
            tx.people.save_profile(PlayerProfile(ANNA, "Ànna 🎲", dms_closed=True, quiet_from=22))
            tx.messages.want(Key(Subject("table", table.id), PIAZZA), NOON, NEWS)
            tx.messages.adopt(direct(table), NOON, 18, channel=PlaceId(3))
            tx.people.follow(table.id, PlayerId(ANNA), NOON)
            tx.timers.mark_alive(NOON)

        await store.transact(work)
        await store.database.write(furnish_the_rest)
        await store.database.write(lambda c: drop(c, gone.id))


def drop(connection: Connection, table: TableId) -> None:
    """Delete a table, whose number is never given again."""
    connection.execute(delete(member).where(member.c.table_id == table))
    connection.execute(delete(game_table).where(game_table.c.id == table))


SAMPLES = ((Boolean, True), (Integer, 1), (Float, 1.5), (LargeBinary, b"x"), (String, "x"))


def furnish_the_rest(connection: Connection) -> None:
    """A row of something in every room that is still empty."""
    for table in metadata.sorted_tables:
        if connection.execute(select(table).limit(1)).first() is None:
            row = {c.name: next(s for t, s in SAMPLES if isinstance(c.type, t)) for c in table.c}
            connection.execute(insert(table), row)


async def rows_of(url: str) -> Rows:
    """Everything that is stored."""

    def work(connection: Connection) -> Rows:
        return {
            table.name: sorted(map(tuple, connection.execute(select(table)).all()), key=str)
            for table in metadata.sorted_tables
        }

    async with opened(url) as store:
        return await store.database.read(work)


async def next_id(url: str) -> int:
    """The id of the next table."""
    async with opened(url) as store:
        return (await added(store, lobby("NEXT"))).id


@pytest.mark.long
async def test_there_and_back_everything_is_the_same(tmp_path: Path, server: Server) -> None:
    here, there = sqlite_url(tmp_path / "old"), server.new_database("moved_in")
    back = sqlite_url(tmp_path / "back")
    await furnish(here)
    before = await rows_of(here)
    assert all(before.values()), "something in every room"
    counted = await move(database_url(here), database_url(there))
    assert counted == {name: len(rows) for name, rows in before.items()}
    assert await rows_of(there) == before
    await move(database_url(there), database_url(back))
    assert await rows_of(back) == before
    expected = await next_id(here)
    assert expected > 3, "the number of the table that is gone is not used again"
    assert await next_id(there) == expected
    assert await next_id(back) == expected


async def test_the_old_database_is_only_read(tmp_path: Path, server: Server) -> None:
    await furnish(sqlite_url(tmp_path))
    file = tmp_path / "tavolo.sqlite3"
    before = sha256(file.read_bytes()).hexdigest()
    target = database_url(server.new_database("only_read"))
    await move(database_url(sqlite_url(tmp_path)), target)
    assert sha256(file.read_bytes()).hexdigest() == before


async def test_a_target_that_holds_games_is_refused_and_kept(
    tmp_path: Path, server: Server
) -> None:
    here, there = sqlite_url(tmp_path), server.new_database("inhabited")
    await furnish(here)
    async with opened(there) as store:
        await added(store, lobby())
    before = await rows_of(there)
    with pytest.raises(CannotMove, match="holds games already"):
        await move(database_url(here), database_url(there))
    assert await rows_of(there) == before


async def test_a_target_on_which_a_bot_was_only_started_is_taken(tmp_path: Path) -> None:
    here, there = sqlite_url(tmp_path / "old"), sqlite_url(tmp_path / "new")
    await furnish(here)
    async with opened(there) as store:
        await store.transact(lambda tx: tx.timers.mark_alive(NOON + 1))
        await KeyValues(store.database).write("commands", "[]")
    await move(database_url(here), database_url(there))
    assert await rows_of(there) == await rows_of(here)


INTERRUPTED = """
import os, sys
from storage import move

def die(connection, table, counted):
    os._exit(41)

move.go_on_counting = die
move.main(sys.argv[1:])
"""


def killed_at_the_end_of_a_move(source: str, target: str) -> bool:
    command = [sys.executable, "-c", INTERRUPTED, source, target]
    return subprocess.run(command, cwd=ROOT, timeout=SECONDS).returncode == 41


@pytest.mark.long
@pytest.mark.parametrize("to", ["sqlite", "postgresql"])
async def test_a_move_that_was_killed_begins_afresh(
    tmp_path: Path, server: Server, to: str
) -> None:
    here = sqlite_url(tmp_path / "old")
    there = sqlite_url(tmp_path / "new") if to == "sqlite" else server.new_database("killed_move")
    await furnish(here)
    before = await rows_of(here)
    assert killed_at_the_end_of_a_move(here, there)
    assert not any((await rows_of(there)).values()), "nothing of it is left"
    await move(database_url(here), database_url(there))
    assert await rows_of(there) == before


def losing_a_row(connection: Connection) -> None:
    connection.execute(event.delete().where(event.c.seq == 7))


def with_another_state(connection: Connection) -> None:
    connection.execute(update(game_table).values(state=b"{}"))


@pytest.mark.parametrize("damage", [losing_a_row, with_another_state])
async def test_what_does_not_arrive_as_it_was_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: Callable[[Connection], None]
) -> None:
    here, there = sqlite_url(tmp_path / "old"), sqlite_url(tmp_path / "new")
    await furnish(here)
    sum_of = moving._sum_of

    def after_damage(connection: Connection, table: Any) -> moving.Sum:
        damage(connection)
        return sum_of(connection, table)

    monkeypatch.setattr(moving, "_sum_of", after_damage)
    with pytest.raises(CannotMove, match="did not arrive as they were"):
        await move(database_url(here), database_url(there))
    assert not any((await rows_of(there)).values())


def test_what_cannot_be_moved_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere, there = sqlite_url(tmp_path / "old"), sqlite_url(tmp_path / "new")
    (tmp_path / "tavolo.sqlite3").touch()
    for source, target, said in (
        (nowhere, there, f"There is no database {tmp_path}/old/tavolo.sqlite3: name the one"),
        (sqlite_url(tmp_path), there, "is not of this version"),
        (there, there, "the same database"),
        ("mysql://x", there, "must begin with sqlite or postgresql"),
    ):
        assert main([source, target]) == 2
        assert said in capsys.readouterr().err


def test_a_password_is_not_taken_from_the_command_line_nor_repeated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there = sqlite_url(tmp_path), "postgresql://tavolo:hidden@host/db"
    for source, target in ((here, there), (there, here)):
        assert main([source, target]) == 2
        said = capsys.readouterr().err
        assert "PGPASSWORD" in said
        assert "hidden" not in said


def test_whoever_moves_is_told_that_nobody_is_forgotten_in_what_is_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there = sqlite_url(tmp_path / "old"), sqlite_url(tmp_path / "new")
    asyncio.run(furnish(here))
    assert main([here, there]) == 0
    told = capsys.readouterr().out.splitlines()[-1]
    assert told.startswith(f"{tmp_path}/old/tavolo.sqlite3 is not needed any more: delete it")


def test_nothing_is_moved_from_under_a_running_bot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with lock_of(tmp_path / "tavolo.sqlite3"):
        assert main([sqlite_url(tmp_path), sqlite_url(tmp_path / "new")]) == 2
    assert "stop it first" in capsys.readouterr().err


async def test_a_table_that_was_moved_is_played_on(tmp_path: Path) -> None:
    here, there = sqlite_url(tmp_path / "old"), sqlite_url(tmp_path / "new")
    await furnish(here)
    await move(database_url(here), database_url(there))
    async with opened(there) as store:
        table = await store.read(lambda r: r.tables.by_code(full_table().code))
        assert table is not None
        after = changed(table, version=table.version + 1)
        await store.transact(lambda tx: tx.tables.save(after, table.version))
