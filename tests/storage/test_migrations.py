"""Migrations produce the declared schema, atomically, and never without a backup."""

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Inspector, create_engine, inspect, text
from sqlalchemy.exc import OperationalError

import storage.database.sqlite
import storage.migrate
from catalog import CATALOG
from core.game import LEVELS, Seat
from core.texts import text as words
from model import game_json
from model.commands import Person, Play, Resign
from model.devices import Device
from model.letters import computer_name
from model.shards import EVERYBODY
from model.table import (
    MINUTE,
    Computer,
    Notebook,
    NoticeRecord,
    PlayerProfile,
    RequestId,
    Status,
    Tenure,
)
from model.thinking_ahead import TriedLine
from storage.backup import copies
from storage.database.engine import database_url
from storage.database.private_files import backups_of
from storage.migrate import (
    SCRIPTS,
    BrokenReferences,
    DatabaseTooNew,
    MigrationRefused,
    migrate,
    newest_revision,
)
from storage.privacy.erasure import PersonalData
from storage.rows.key_values import KeyValues
from storage.rows.schema import metadata
from storage.store import Store
from storage.transaction.transaction import Transaction
from tables.server_settings import Servers
from tests.storage.laws import added, found
from tests.storage.new_stores import ROOT, SECONDS, Server, make_store, sqlite_url
from tests.storage.sample_rows import (
    ANNA,
    BRUNO,
    NOON,
    PIAZZA,
    changed,
    full_table,
    planned,
)
from tests.storage.tables_of_before import SHAPES, as_of
from tests.tables.running_service import make_house
from tests.tables.sample_tables import CLUB, GAME, PEOPLE
from tests.tables.test_absences import absent
from tests.tables.test_results import finished, play_with_computers, ratings
from workers.computers import Computers

NEXT = """
import os
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{newest}"


def upgrade() -> None:
    {steps}
"""
ADD_COLUMN = 'op.add_column("game_table", sa.Column("mood", sa.String()))'


def scripts_with(folder: Path, *steps: str) -> Path:
    """The real migrations and one more."""
    scripts = folder / "scripts"
    shutil.copytree(SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    newest = max(path.stem for path in (SCRIPTS / "versions").glob("0*.py")).partition("_")[0]
    text_of_it = NEXT.format(newest=newest, steps="\n    ".join(steps))
    (scripts / "versions" / "next.py").write_text(text_of_it)
    return scripts


def shape_of(file: Path) -> dict[str, Any]:
    """All that SQLite can tell of a database: columns, constraints by name, indexes."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        look = inspect(connection)
        shape: dict[str, Any] = {
            table: {
                "columns": columns(look, table),
                "key": look.get_pk_constraint(table),
                "references": sorted(look.get_foreign_keys(table), key=str),
                "unique": sorted(look.get_unique_constraints(table), key=str),
                "checks": sorted(look.get_check_constraints(table), key=str),
                "indexes": sorted(look.get_indexes(table), key=str),
            }
            for table in look.get_table_names()
            if table != "alembic_version"
        }
        counting = text("SELECT name FROM sqlite_master WHERE sql LIKE '%AUTOINCREMENT%'")
        shape["ids never reused"] = sorted(connection.execute(counting).scalars())
    engine.dispose()
    return shape


def columns(look: Inspector, table: str) -> list[tuple[str, str, bool]]:
    """The columns in an order that does not depend on when they were added."""
    return sorted((c["name"], str(c["type"]), c["nullable"]) for c in look.get_columns(table))


def test_the_newest_migration_is_found_as_alembic_finds_it(tmp_path: Path) -> None:
    for scripts in (SCRIPTS, scripts_with(tmp_path, ADD_COLUMN)):
        config = Config()
        config.set_main_option("script_location", str(scripts))
        assert newest_revision(scripts) == ScriptDirectory.from_config(config).get_current_head()


async def test_what_alembic_notes_is_read_as_alembic_reads_it(tmp_path: Path) -> None:
    assert _noted_in(tmp_path) == (None, None)
    await migrate(database_url(sqlite_url(tmp_path)))
    newest = newest_revision(SCRIPTS)
    assert _noted_in(tmp_path) == (newest, newest)


def _noted_in(folder: Path) -> tuple[str | None, str | None]:
    engine = create_engine(f"sqlite:///{folder / 'tavolo.sqlite3'}")
    with engine.connect() as connection:
        read = storage.migrate._revision(connection)
        by_alembic = MigrationContext.configure(connection).get_current_revision()
    engine.dispose()
    return read, by_alembic


async def test_alembic_is_not_asked_about_a_database_that_is_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await migrate(database_url(sqlite_url(tmp_path)))
    monkeypatch.setitem(sys.modules, "alembic.config", None)
    await migrate(database_url(sqlite_url(tmp_path)))
    with pytest.raises(ModuleNotFoundError):
        await migrate(database_url(sqlite_url(tmp_path / "new")))


@pytest.mark.parametrize("before", SHAPES)
async def test_migrations_build_what_the_schema_says(tmp_path: Path, before: str) -> None:
    migrated, designed = tmp_path / "migrated.sqlite3", tmp_path / "designed.sqlite3"
    with closing(sqlite3.connect(migrated)) as connection:
        connection.executescript(SHAPES[before].read_text(encoding="utf-8"))
    await migrate(database_url(f"sqlite:///{migrated}"))
    engine = create_engine(f"sqlite:///{designed}")
    metadata.create_all(engine)
    engine.dispose()
    shape = shape_of(designed)
    assert shape_of(migrated) == shape
    assert shape["ids never reused"] == ["game_table"]


async def test_alembic_sees_no_difference_on_either_engine(any_store: Store) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    assert await any_store.database.read(differences) == []


def test_every_constraint_and_index_has_a_name() -> None:
    for table in metadata.tables.values():
        for constraint in table.constraints:
            assert constraint.name, table.name
        for index in table.indexes:
            assert index.name, table.name


async def test_opening_again_changes_and_copies_nothing(tmp_path: Path) -> None:
    async with make_store(tmp_path) as store:
        table = await added(store, full_table())
    before = shape_of(tmp_path / "tavolo.sqlite3")
    async with make_store(tmp_path) as again:
        assert await found(again, table.code) == table
    assert shape_of(tmp_path / "tavolo.sqlite3") == before
    assert not backups_of(tmp_path / "tavolo.sqlite3").exists()


async def test_a_migration_keeps_what_is_there_and_a_copy_of_before(tmp_path: Path) -> None:
    async with make_store(tmp_path) as store:
        table = await added(store, full_table())
    scripts = scripts_with(tmp_path, ADD_COLUMN)
    await migrate(database_url(sqlite_url(tmp_path)), scripts)
    file = tmp_path / "tavolo.sqlite3"
    assert "mood" in column_names(file)
    (copy,) = copies(file, "before-migration")
    assert "mood" not in column_names(copy)
    shutil.move(copy, file)
    async with make_store(tmp_path) as store:
        assert await found(store, table.code) == table


def column_names(file: Path) -> list[str]:
    """The columns of a file's tables of games."""
    return [name for name, _, _ in shape_of(file)["game_table"]["columns"]]


async def test_of_before_nothing_is_known_that_is_new_since(tmp_path: Path) -> None:
    line = NoticeRecord(9, 3, NOON, (words("table-idle"),))
    device = Device("0f", ANNA, NOON, NOON)

    def fill(tx: Transaction) -> None:
        tx.log.append_notices(table.id, [line])
        tx.devices.add_device(device)

    async with make_store(tmp_path) as store:
        table = await added(store, changed(full_table(), undo=33))
        await store.transact(fill)
    as_of("0045", tmp_path / "tavolo.sqlite3")
    async with make_store(tmp_path) as store:
        now = await store.read(lambda r: r.tables.by_id(table.id))
        assert now == changed(table, undo=None, sides=())
        assert await store.read(lambda r: r.log.notices(table.id)) == []
        assert await store.read(lambda r: r.devices.devices_of(ANNA)) == []
        await store.transact(fill)
        assert await store.read(lambda r: r.log.notices(table.id)) == [line]


async def test_what_people_are_and_keep_becomes_documents(tmp_path: Path) -> None:
    anna = PlayerProfile(
        *(ANNA, "Ànna", "it", "fr", "off", True, "never", 5, 6, "digest", "Europe/Rome", 22, 7),
        *(9, NOON, 8, True, "nobody", NOON - 1, None, "hidden", "at-once"),
    )
    line = TriedLine(Seat(0), 7, "fingerprint", b"\0seed", msgspec.Raw(b'["a",1]'))
    notes = Notebook("è lui", {"a1": "?"})
    async with make_store(tmp_path) as store:
        table = await added(store, full_table())

        def fill(tx: Transaction) -> None:
            tx.people.save_profile(anna)
            tx.private.save_planned(table.id, ANNA, planned())
            tx.private.save_tried(table.id, ANNA, line)
            tx.private.save_notebook(table.id, ANNA, notes)

        await store.transact(fill)
        known = await store.read(lambda r: r.people.profile(ANNA))
    as_of("0045", tmp_path / "tavolo.sqlite3")
    async with make_store(tmp_path) as store:
        assert await store.read(lambda r: r.people.profile(ANNA)) == known
        assert await store.read(lambda r: r.private.planned(table.id, ANNA)) == planned()
        assert await store.read(lambda r: r.private.tried(table.id, ANNA)) == line
        assert await store.read(lambda r: r.private.notebook(table.id, ANNA)) == notes


async def test_what_somebody_keeps_that_is_damaged_stays_so_and_harms_no_other(
    tmp_path: Path,
) -> None:
    file, notes = tmp_path / "tavolo.sqlite3", Notebook("è lui", {"a1": "?"})
    line = TriedLine(Seat(0), 7, "fingerprint", b"seed", msgspec.Raw(b"[]"))
    async with make_store(tmp_path) as store:
        table = await added(store, full_table())

        def fill(tx: Transaction) -> None:
            for player in (ANNA, BRUNO):
                tx.private.save_notebook(table.id, player, notes)
                tx.private.save_planned(table.id, player, planned())
                tx.private.save_tried(table.id, player, line)

        await store.transact(fill)
    as_of("0045", file)
    with closing(sqlite3.connect(file)) as connection:
        for where, damaged in (
            ("notebook SET marks", '{"a1'),
            ("planned_moves SET turns", b'[{"\xff'),
            ("planned_moves SET said", '{"key'),
            ("tried_line SET line", b'["\xff'),
        ):
            sql = f"UPDATE {where} = ? WHERE player_id = ?"
            connection.execute(sql, (damaged, ANNA))
        connection.commit()
    async with make_store(tmp_path) as store:
        assert await store.read(lambda r: r.private.notebook(table.id, BRUNO)) == notes
        assert await store.read(lambda r: r.private.planned(table.id, BRUNO)) == planned()
        assert await store.read(lambda r: r.private.tried(table.id, BRUNO)) == line
        assert await store.read(lambda r: r.private.notebook(table.id, ANNA)) == Notebook()
        assert await store.read(lambda r: r.private.planned_at(table.id)) == {BRUNO: planned()}
        exported = await PersonalData(store.database).disclose(ANNA, NOON)
        assert b'"marks": "{\\"a1"' in exported


async def test_nobody_has_planned_or_tried_anything_before(tmp_path: Path) -> None:
    known = PlayerProfile(ANNA, "Anna", "it", planned="at-once")
    line = TriedLine(Seat(0), 7, "fingerprint", b"seed", msgspec.Raw(b"[]"))
    async with make_store(tmp_path) as store:
        table = await added(store, full_table())
        await store.transact(lambda tx: tx.people.save_profile(known))
    as_of("0030", tmp_path / "tavolo.sqlite3")
    async with make_store(tmp_path) as store:
        assert await found(store, table.code) == changed(table, cup=None, sides=())
        before = await store.read(lambda r: r.people.profile(ANNA))
        assert before == changed(known, planned="later")
        assert await store.read(lambda r: r.private.planned_at(table.id)) == {}
        await store.transact(lambda tx: tx.private.save_planned(table.id, ANNA, planned()))
        await store.transact(lambda tx: tx.private.save_tried(table.id, ANNA, line))
        assert await store.read(lambda r: r.private.planned(table.id, ANNA)) == planned()
        assert await store.read(lambda r: r.private.tried(table.id, ANNA)) == line


async def test_ratings_of_before_are_computed_anew_as_if_the_games_had_just_ended(
    tmp_path: Path,
) -> None:
    people = PEOPLE[:3]
    async with make_house(tmp_path) as house:
        code = await absent(house)
        await play_with_computers(house, code, people[0])
        for pair in ((people[1], people[2]), (people[0], people[2])):
            await finished(house, *pair)
        by_replay = await ratings(house, *people)
        assert [each.rated.games for each in by_replay] == [2, 2, 2]
        results = await house.store.read_much(lambda r: r.results.all_results())
    as_of("0030", tmp_path / "tavolo.sqlite3")
    async with make_house(tmp_path) as house:
        assert [each.rated.with_people for each in await ratings(house, *people)] == [0, 0, 0]
        assert await house.service.archive.recount(NOON)
        assert await ratings(house, *people) == by_replay
        assert await house.store.read_much(lambda r: r.results.all_results()) == results


async def test_where_seasons_were_counted_the_leaderboard_goes_on(tmp_path: Path) -> None:
    async with make_house(tmp_path) as house:
        await finished(house, *PEOPLE[:2])
        code = await house.begin(*PEOPLE[:2])
        before = await house.service.archive.leaderboard(CLUB, "pebbles", 0, 9)
        notes = KeyValues(house.store.database)
        await notes.write("seasons_since", "0")
        await notes.write("alert-season", str(NOON))
        await notes.write(f"server-{CLUB}", '{"thread":true,"season_posts":false}')
    as_of("0045", tmp_path / "tavolo.sqlite3")
    engine = create_engine(f"sqlite:///{tmp_path / 'tavolo.sqlite3'}")
    with engine.begin() as connection:
        closed = {"guild": CLUB, "at": NOON, "place": PIAZZA, "owner": "one"}
        season = "(1, :guild, '2025-4', :at, :place, 'it', NULL, :at, :owner)"
        connection.execute(text(f"INSERT INTO season VALUES {season}"), closed)
        titles = "(1, 0, NULL, :anna, 300), (1, 1, 'pebbles', :anna, 300)"
        connection.execute(text(f"INSERT INTO season_title VALUES {titles}"), {"anna": ANNA})
    engine.dispose()
    async with make_house(tmp_path) as house:
        notes = KeyValues(house.store.database)
        assert await notes.read("seasons_since") is await notes.read("alert-season") is None
        assert (await Servers(notes).wishes_of(CLUB)).thread
        assert await house.service.archive.leaderboard(CLUB, "pebbles", 0, 9) == before
        house.clock.pass_by(1)
        since = house.clock.now()
        recent = partial(house.service.archive.leaderboard, CLUB, "pebbles", 0, 9, since=since)
        assert await recent() == []
        await house.finish(code, PEOPLE[:2])
        assert {one.rating.player for one in await recent()} == {p.id for p in PEOPLE[:2]}


_SEATED = '"agent":"pebbles","level":"'
_HELD = f'{{"occupant":{{"type":"computer",{_SEATED}Sample"}},"until":7}}'


def with_engines(file: Path) -> None:
    """Let an engine sit where computers do, in a database of before."""
    as_of("0045", file)
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        for statement in (
            "UPDATE seat SET level = 'Sample', called = 1 WHERE agent IS NOT NULL",
            f"UPDATE seat SET held = '[{_HELD}]' WHERE agent IS NOT NULL",
            "UPDATE result_seat SET level = 'Sample' WHERE level IS NOT NULL",
        ):
            assert connection.exec_driver_sql(statement).rowcount > 0
    engine.dispose()


class Listening:
    """A computer player that makes the first move and remembers at which level."""

    def __init__(self) -> None:
        self.levels = set[str]()

    async def decide(
        self, computer: Computer, game: str, view: Any, legal: tuple[Any, ...], seconds: float
    ) -> str:
        self.levels.add(computer.level)
        return GAME.notate(legal[0])


async def test_for_an_engine_of_before_the_games_normal_computer_plays_on(tmp_path: Path) -> None:
    easy, normal = (Computer("pebbles", level) for level in LEVELS[:2])
    async with make_house(tmp_path) as house:
        over = await house.open(PEOPLE[0], computers=(easy,))
        await play_with_computers(house, over, PEOPLE[0])
        code = await house.open(PEOPLE[0], computers=(easy, easy), size=3)
    with_engines(tmp_path / "tavolo.sqlite3")
    async with make_house(tmp_path) as house:
        table = await house.table(code)
        held = (Tenure(normal, 7),)
        assert [(s.occupant, s.held) for s in table.seats[1:]] == [(normal, held)] * 2
        names = [computer_name(table.seats, Seat(seat)) for seat in (1, 2)]
        called = [words(f"computer-called-{number}") for number in (1, 2)]
        assert names == [words("computer-name", name=name) for name in called]
        thinker = Listening()
        playing = Computers(house.service, thinker, house.clock, lambda: EVERYBODY)
        while (await house.table(code)).status is Status.PLAYING:
            if (await house.table(code)).seats[0].asked is not None:
                await house.lay(code, PEOPLE[0])
            house.clock.pass_by(MINUTE)
            await playing.work()
        assert thinker.levels == {"normal"}
        results = await house.store.read(lambda r: r.results.all_results())
        assert [result.seats[1].level for result in results] == ["Sample", "normal"]


async def test_games_of_all_titles_begun_before_go_on_and_know_who_has_resigned(
    tmp_path: Path,
) -> None:
    games = {key: entry.game for key, entry in CATALOG.items()}
    codes = []
    async with make_house(tmp_path, **games) as house:
        for key, game in games.items():
            seats = game.manifest.seats_for(game.manifest.options())
            people, options = PEOPLE[: seats[-1]], game_json.encode(game.manifest.options())
            codes.append(await house.begin(*people, game=key, options=options))
            if len(people) > 2:
                await house.order(codes[-1], Resign(people[0]))
        stored = [await house.table(code) for code in codes]
    as_of("0030", tmp_path / "tavolo.sqlite3")
    async with make_house(tmp_path, **games) as house:
        house.clock.pass_by(MINUTE)
        for code, before in zip(codes, stored, strict=True):
            after = await house.table(code)
            assert after == changed(before, cup=None, sides=())
            assert [s.seat for s in after.seats if s.resigned] == [0] * (len(after.seats) > 2)
            look = await house.service.queries.look(code, after.people[after.to_act[0].seat])
            move = games[after.game].notate(look.legal[0])
            order = Play(Person(after.people[after.to_act[0].seat], ""), move, look.asked)
            await house.service.carry_out(RequestId(10**6 + after.id), code, order)
            assert (await house.table(code)).moves == before.moves + 1


@pytest.mark.parametrize(
    ("end", "error"),
    [
        ('raise LookupError("half-way")', LookupError),
        ('op.execute("SELECT nothing FROM nowhere")', OperationalError),
        ('op.execute("DELETE FROM game_table")', BrokenReferences),
    ],
)
async def test_a_migration_that_breaks_down_leaves_the_file_as_it_was(
    tmp_path: Path, end: str, error: type[Exception]
) -> None:
    async with make_store(tmp_path) as store:
        table = await added(store, full_table())
    scripts = scripts_with(tmp_path, ADD_COLUMN, end)
    with pytest.raises(MigrationRefused) as refusal:
        await migrate(database_url(sqlite_url(tmp_path)), scripts)
    assert isinstance(refusal.value.__cause__, error)
    async with make_store(tmp_path) as store:
        assert await found(store, table.code) == table
    assert "mood" not in column_names(tmp_path / "tavolo.sqlite3")


MIGRATING = """
import asyncio, os, sys
from itertools import count
from pathlib import Path
from sqlalchemy import Engine, event
from storage.database.engine import database_url
from storage.migrate import migrate

executed = count(1)

@event.listens_for(Engine, "before_cursor_execute")
def die(*_):
    if next(executed) == int(sys.argv[3]):
        os._exit(41)

asyncio.run(migrate(database_url(sys.argv[1]), Path(sys.argv[2])))
"""


def start_migrating(url: str, scripts: Path, lives: int = 0) -> subprocess.Popen[bytes]:
    """Another process that migrates a database; it may die before so many statements."""
    program = [sys.executable, "-c", MIGRATING, url, str(scripts), str(lives)]
    return subprocess.Popen(program, cwd=ROOT)


@pytest.mark.parametrize("before", ["0030", "0045"])
@pytest.mark.parametrize("statements", [30, 60, 90, 120])
def test_killed_at_any_step_the_file_is_as_it_was_and_opens_later(
    tmp_path: Path, before: str, statements: int
) -> None:
    file = tmp_path / "tavolo.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(SHAPES[before].read_text(encoding="utf-8"))
        whole = [*connection.iterdump()]
    assert start_migrating(sqlite_url(tmp_path), SCRIPTS, statements).wait(SECONDS) == 41
    with closing(sqlite3.connect(file)) as connection:
        assert [*connection.iterdump()] == whole
    assert start_migrating(sqlite_url(tmp_path), SCRIPTS).wait(SECONDS) == 0


async def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    await migrate(database_url(sqlite_url(tmp_path)))
    await migrate(database_url(sqlite_url(tmp_path)), scripts_with(tmp_path, ADD_COLUMN))
    with pytest.raises(DatabaseTooNew, match="next"):
        async with make_store(tmp_path):
            pass
    assert "mood" in column_names(tmp_path / "tavolo.sqlite3")


@pytest.mark.long
def test_two_processes_may_migrate_one_file_at_once(tmp_path: Path) -> None:
    both = [start_migrating(sqlite_url(tmp_path), SCRIPTS) for _ in range(2)]
    assert [process.wait(SECONDS) for process in both] == [0, 0]


@pytest.mark.long
def test_two_processes_may_migrate_one_server_at_once(server: Server) -> None:
    url = server.new_database("migrated_twice")
    both = [start_migrating(url, SCRIPTS) for _ in range(2)]
    assert [process.wait(SECONDS) for process in both] == [0, 0]
