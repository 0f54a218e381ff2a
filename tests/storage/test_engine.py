"""Database URLs are parsed, both engines are configured as promised, no secret leaks."""

import asyncio
import logging
import sqlite3
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from importlib import import_module
from inspect import signature
from itertools import count
from math import inf
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, Connection, Pool, event, text
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError, StatementError

from storage.database.engine import Engine, database_url, engine_for, file_of, migration_engine_for
from storage.database.error_messages import CannotOpen, not_saved
from storage.database.sqlite import OneConnection, SqliteEngine, SqliteHere
from storage.errors import StoreFull, StoreReadOnly
from storage.store import Store, open_store
from storage.transaction.transaction import Transaction
from tests.storage.laws import added, found, next_move
from tests.storage.new_stores import Server, make_empty_server_store, make_store
from tests.storage.sample_rows import changed, full_table, lobby

SECRET = b"nobody-may-read-this-seed-at-all"


@pytest.mark.parametrize(
    ("written", "exact"),
    [
        ("sqlite:///data/tavolo.sqlite3", "sqlite+aiosqlite:///data/tavolo.sqlite3"),
        ("sqlite+aiosqlite:////var/tavolo.db", "sqlite+aiosqlite:////var/tavolo.db"),
        ("postgresql://u:p@host/db", "postgresql+asyncpg://u:p@host/db"),
        ("postgres://u@host/db?sslmode=require", "postgresql+asyncpg://u@host/db?ssl=require"),
        ("postgresql+psycopg://host/db", "postgresql+asyncpg://host/db"),
    ],
)
def test_a_url_as_hosts_write_it_is_made_exact(written: str, exact: str) -> None:
    assert database_url(written).render_as_string(hide_password=False) == exact


@pytest.mark.long
def test_a_file_is_opened_without_what_only_a_server_needs(tmp_path: Path) -> None:
    """It is a twelfth of what the bot loads before it can log in."""
    script = (
        "import asyncio, sys, storage.database.process_lock, storage.store as s\n"
        "async def opened(url):\n await (await s.open_store(url)).close()\n"
        f"asyncio.run(opened('sqlite:///{tmp_path}/t.sqlite3'))\n"
        "assert 'sqlalchemy.orm' not in sys.modules"
    )
    subprocess.run((sys.executable, "-c", script), cwd=Path(__file__).parents[2], check=True)


def test_only_sqlite_has_a_file() -> None:
    assert file_of(database_url("sqlite:///data/t.sqlite3")) == Path("data/t.sqlite3")
    assert file_of(database_url("sqlite:///a@b/t.sqlite3")) == Path("a@b/t.sqlite3")
    assert file_of(database_url("postgresql://host/db")) is None


@pytest.mark.parametrize(
    "url",
    [
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://u:hidden@host/db",
        "x",
        "postgresql://u:a@hidden@host/db",
        "postgresql://u:a@b/hidden@host/db",
        "postgresql://u:a@hidden?b@host/db",
        "postgresql://u:a@b?hidden=c@host/db",
        "postgresql://u:a@b/c?hidden=d@host/db",
        "postgresql://u:hidden@host:port/db",
        "postgresql://u:hidden@host/db?channel_binding=require",
        "postgresql://u:p@host/db?hidden=1",
        "sqlite:///t.sqlite3?hidden=1",
        "hidden://host/db",
    ],
)
def test_any_other_url_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(
        CannotOpen, match=r"must (name a file|begin with sqlite|be sqlite)|cannot be read|not known"
    ) as refusal:
        database_url(url)
    assert "hidden" not in str(refusal.value)


@pytest.mark.parametrize(
    "path",
    [
        "$HOME/t.sqlite3",
        "data/${NAME}.sqlite3",
        "data/t.sqlite3 # mine",
        "data/t.sqlite3\u200b",
        "data/t\x01.sqlite3",
        "~nobody-of-that-name/t.sqlite3",
        "data/t.sqlite3?timeout=5",
    ],
)
def test_a_path_that_would_make_another_file_is_refused(path: str) -> None:
    with pytest.raises(CannotOpen, match="the path of a file, with nothing behind it, but has "):
        database_url(f"sqlite:///{path}")


def test_a_home_folder_may_be_written_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ada")
    assert file_of(database_url("sqlite:///~/t.sqlite3")) == Path("/home/ada/t.sqlite3")
    assert file_of(database_url("sqlite:////srv/a~b#1/t.sqlite3")) == Path("/srv/a~b#1/t.sqlite3")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("command_timeout", "0"),
        ("command_timeout", "10s"),
        ("max_cacheable_statement_size", "many"),
        ("max_cached_statement_lifetime", "-1"),
        ("port", "first"),
        ("prepared_statement_cache_size", "none"),
        ("statement_cache_size", "1_000"),
        ("timeout", "1&timeout=2"),
    ],
)
def test_an_option_that_is_no_number_is_named(option: str, value: str) -> None:
    with pytest.raises(CannotOpen) as refusal:
        database_url(f"postgresql://u:hidden@host/db?{option}={value}")
    assert str(refusal.value).startswith("DATABASE_URL has an option that")
    assert option in str(refusal.value)
    assert "hidden" not in str(refusal.value)


def test_every_option_whose_usual_value_is_a_number_must_be_one() -> None:
    options = signature(import_module("asyncpg").connect).parameters.values()
    numbers = [one.name for one in options if isinstance(one.default, int | float)]
    assert len(numbers) > 3
    for name in numbers:
        with pytest.raises(CannotOpen, match=f"must be one number, {name}"):
            database_url(f"postgresql://host/db?{name}=x")


def test_an_option_that_only_a_program_can_give_is_not_known() -> None:
    for option in ("connection_class", "loop", "record_class", "server_settings"):
        with pytest.raises(CannotOpen, match="not known") as refusal:
            database_url(f"postgresql://host/db?{option}=x")
        assert option not in str(refusal.value), "it is not among those that are"


@pytest.mark.parametrize(
    "written",
    [
        "postgresql://u:hidden@host:65536/db",
        "postgresql://u:hidden@host:0/db",
        "postgresql://u:hidden@host/db?port=70000",
        "postgresql://u:hidden@/db?host=one:5432&host=two:70000",
    ],
)
def test_a_port_that_no_server_can_have_is_said(written: str) -> None:
    with pytest.raises(CannotOpen, match="a port, from 1 to 65535") as refusal:
        database_url(written)
    assert "hidden" not in str(refusal.value)


async def test_options_that_are_numbers_reach_the_driver_as_such(server: Server) -> None:
    options = (
        "command_timeout=7&max_cacheable_statement_size=0&max_cached_statement_lifetime=0"
        "&prepared_statement_cache_size=0&statement_cache_size=0&timeout=10"
    )
    engine = engine_for(database_url(f"{server.url}&{options}"))
    try:
        given = await engine.read(lambda c: driver_of(c)._config)
    finally:
        await engine.close()
    assert (given.statement_cache_size, given.max_cached_statement_lifetime) == (0, 0)
    assert (given.max_cacheable_statement_size, given.command_timeout) == (0, 7)


@pytest.mark.parametrize(
    ("written", "password"), [("u:a%40b", "a@b"), ("u@house:a", "a"), ("u:a?b", "a?b")]
)
def test_what_is_special_in_a_password_is_written_by_its_number(
    written: str, password: str
) -> None:
    url = database_url(f"postgresql://{written}@host/db")
    assert (url.password, url.host) == (password, "host")


def test_postgresql_without_its_driver_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("storage.database.engine.find_spec", {}.get)
    with pytest.raises(CannotOpen, match="the package asyncpg is missing"):
        database_url("postgresql://host/db")


async def test_the_folder_of_the_file_is_made(tmp_path: Path) -> None:
    file = tmp_path / "new" / "er %" / "tavolo.sqlite3"
    store = await open_store(f"sqlite:///{file}")
    await added(store, lobby())
    await store.close()
    assert file.exists()


async def test_a_file_that_cannot_be_opened_leaves_no_thread_behind(tmp_path: Path) -> None:
    """Its thread would tell a loop that may have ended meanwhile, and die of that in public."""
    file = tmp_path / "tavolo.sqlite3"
    file.write_text("shopping list\n" * 500)
    engine, threads = SqliteEngine(database_url(f"sqlite:///{file}")), threading.active_count()
    with pytest.raises(DatabaseError):
        await engine.read(lambda _: None)
    assert threading.active_count() <= threads, "one of an earlier test may have ended meanwhile"


def pragma(connection: Connection, name: str) -> object:
    """What a pragma stands at."""
    return connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()


async def test_sqlite_flushes_every_commit_and_knows_one_writer(store: Store) -> None:
    def settings(c: Connection) -> dict[str, object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "query_only")
        return {name: pragma(c, name) for name in names}

    common = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    assert await store.database.write(settings) == common | {"query_only": 0}
    assert await store.database.read(settings) == common | {"query_only": 1}


@pytest.fixture
def plain_deleting_build() -> Iterator[None]:
    """A build of SQLite that leaves deleted data in free pages by default."""

    def switch_off(connection: Any, _record: object) -> None:
        connection.execute("PRAGMA secure_delete=OFF").close()

    event.listen(Pool, "connect", switch_off)
    yield
    event.remove(Pool, "connect", switch_off)


@pytest.mark.usefixtures("plain_deleting_build")
@pytest.mark.parametrize("opened", [engine_for, migration_engine_for, SqliteHere])
async def test_whatever_writes_overwrites_what_it_deletes_on_any_build_of_sqlite(
    tmp_path: Path, opened: Callable[[URL], Engine]
) -> None:
    engine = opened(database_url(f"sqlite:///{tmp_path / 't.sqlite3'}"))
    try:
        assert await engine.write(lambda c: pragma(c, "secure_delete")) == 1
        assert await engine.read(lambda c: pragma(c, "secure_delete")) == 0, "the build is such"
    finally:
        await engine.close()


async def test_postgresql_waits_for_nothing_for_ever(server: Server) -> None:
    def settings(c: Connection) -> list[object]:
        names = (
            "synchronous_commit",
            "lock_timeout",
            "statement_timeout",
            "idle_in_transaction_session_timeout",
        )
        return [c.exec_driver_sql(f"SHOW {name}").scalar_one() for name in names]

    async with make_empty_server_store(server.url) as store:
        for transaction in (store.database.write, store.database.read):
            assert await transaction(settings) == ["on", "1500ms", "2500ms", "3s"]


async def test_a_reader_on_a_server_has_one_snapshot_and_cannot_write(server: Server) -> None:
    def traits(c: Connection) -> list[object]:
        names = ("transaction_isolation", "transaction_read_only")
        return [c.exec_driver_sql(f"SHOW {name}").scalar_one() for name in names]

    async with make_empty_server_store(server.url) as store:
        assert await store.database.read(traits) == ["repeatable read", "on"]
        assert await store.database.write(traits) == ["read committed", "off"]


async def test_a_full_disk_refuses_a_transaction_whole_and_then_goes_on(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "storage.database.database")
    table = await added(store, lobby())

    def limit_pages(c: Connection, more: int) -> None:
        c.exec_driver_sql(f"PRAGMA max_page_count = {int(str(pragma(c, 'page_count'))) + more}")

    await store.database.write(lambda c: limit_pages(c, 2))
    large = changed(table, version=2, state=b"x" * 100_000)
    for _ in range(3):
        with pytest.raises(StoreFull, match="table-refusal-house-full"):
            await store.transact(lambda tx: tx.tables.save(large, seen=1))
    assert await found(store) == table
    (said,) = [r for r in caplog.records if r.levelname == "ERROR"]
    assert getattr(said, "alert", None) == "disk"
    assert "the disk is full" in said.getMessage()
    assert said.exc_info is None, "one line, once"
    await store.database.write(lambda c: limit_pages(c, 1000))
    await store.transact(lambda tx: tx.tables.save(large, seen=1))
    assert await found(store) == large
    assert "changes can be written again" in caplog.messages[-1]


@pytest.mark.parametrize(
    ("state", "refusal"),
    [("53100", "table-refusal-house-full"), ("25006", "table-refusal-house-read-only")],
)
def test_a_server_that_takes_no_changes_is_known_by_its_code(state: str, refusal: str) -> None:
    known, other = (DBAPIError("", None, Exception()) for _ in range(2))
    assert known.orig is not None
    known.orig.sqlstate = state  # type: ignore[attr-defined]
    assert str(not_saved(known)) == refusal
    assert not_saved(other) is None


async def test_a_server_that_turns_read_only_refuses_changes_and_then_goes_on(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """As after a failover to a replica: the connections are cut, and new ones only read."""
    caplog.set_level(logging.INFO, "storage.database.database")
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tavolo'"
    url = server.new_database("failed_over")
    setting = "ALTER DATABASE failed_over {} default_transaction_read_only"
    async with make_empty_server_store(url) as store:
        table = await added(store, lobby())
        server.run_sql(setting.format("SET") + " = on", cut)
        for _ in range(3):
            with pytest.raises(StoreReadOnly, match="table-refusal-house-read-only"):
                await store.transact(next_move(table.id, 1))
        assert await found(store) == table
        (said,) = [r for r in caplog.records if r.levelname == "ERROR"]
        assert getattr(said, "alert", None) == "database"
        assert said.exc_info is None, "one line, once"
        server.run_sql(setting.format("RESET"), cut)
        assert await store.transact(next_move(table.id, 1)) == 1
        assert "changes can be written again" in caplog.messages[-1]


async def test_a_server_that_crashed_and_is_back_is_used_again(server: Server) -> None:
    async with make_empty_server_store(server.url) as store:
        table = await added(store, lobby())
        assert await store.transact(next_move(table.id, 1)) == 1
        server.stop()
        with pytest.raises((DBAPIError, OSError)):
            await store.transact(next_move(table.id, 2))
        server.start()
        assert await store.transact(next_move(table.id, 2)) == 2


def driver_of(connection: Connection) -> Any:
    """What the transaction runs on."""
    return connection.connection.driver_connection


async def test_a_connection_the_server_has_ended_is_replaced(server: Server) -> None:
    async with make_empty_server_store(server.url) as store:
        driver = await store.database.read(driver_of)
        ended = text("SELECT pg_terminate_backend(:pid)"), {"pid": driver.get_server_pid()}
        with suppress(DBAPIError):  # the only connection that is open is its own
            await store.database.write(lambda c: c.execute(*ended).close())
        while not driver.is_closed():  # noqa: ASYNC110  the driver sets no event
            await asyncio.sleep(0)
        assert await store.database.read(driver_of) is not driver


END_OURSELVES = "SELECT pg_terminate_backend(pg_backend_pid())"


@pytest.mark.parametrize("name", ["write", "read"])
async def test_what_the_server_cuts_off_before_the_commit_is_done_again(
    server: Server, name: str
) -> None:
    tries = count()

    def work(connection: Connection) -> object:
        last = connection.exec_driver_sql("SELECT count(*) FROM game_table").scalar()
        if next(tries) == 0:
            connection.exec_driver_sql(END_OURSELVES)
        return last

    async with make_empty_server_store(server.url) as store:
        await added(store, lobby())
        assert await getattr(store.database, name)(work) == 1
    assert next(tries) == 2


DIES_OF_ITS_COMMIT = (
    "CREATE TEMP TABLE doomed (line integer)",
    "CREATE FUNCTION pg_temp.die() RETURNS trigger LANGUAGE plpgsql"
    " AS 'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END'",
    "CREATE CONSTRAINT TRIGGER dies AFTER INSERT ON doomed DEFERRABLE INITIALLY DEFERRED"
    " FOR EACH ROW EXECUTE FUNCTION pg_temp.die()",
    "INSERT INTO doomed VALUES (1)",
)


async def test_what_is_cut_off_in_its_commit_is_not_done_again(server: Server) -> None:
    tries = count()

    def work(connection: Connection) -> None:
        next(tries)
        for statement in DIES_OF_ITS_COMMIT:
            connection.exec_driver_sql(statement)

    async with make_empty_server_store(server.url) as store:
        with pytest.raises(DBAPIError) as fault:
            await store.database.write(work)
    assert fault.value.connection_invalidated
    assert next(tries) == 1, "nobody knows whether it has been done"


@pytest.mark.parametrize(("trusted", "asked"), [(inf, 0), (0, 1)])
async def test_only_a_connection_that_has_rested_is_asked_whether_it_stands(
    server: Server, monkeypatch: pytest.MonkeyPatch, trusted: float, asked: int
) -> None:
    pings: list[Any] = []
    monkeypatch.setattr(PGDialect_asyncpg, "do_ping", lambda _, driver: pings.append(driver))
    monkeypatch.setattr("storage.database.postgresql.SECONDS_TRUSTED", trusted)
    async with make_empty_server_store(server.url) as store:
        pings.clear()
        await store.read(lambda r: r.timers.last_alive())
    assert len(pings) == asked


async def test_a_connection_that_was_cut_off_while_it_rested_is_replaced(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut_off(dialect: PGDialect_asyncpg, driver: Any) -> None:
        monkeypatch.undo()
        raise dialect.loaded_dbapi.InterfaceError("connection is closed")

    async with make_empty_server_store(server.url) as store:
        driver = await store.database.read(driver_of)
        monkeypatch.setattr("storage.database.postgresql.SECONDS_TRUSTED", 0)
        monkeypatch.setattr(PGDialect_asyncpg, "do_ping", cut_off)
        assert await store.database.read(driver_of) is not driver


@pytest.mark.parametrize("wrong", [{"place": None}, {"state": SECRET.decode(), "place": None}])
async def test_no_seed_stands_in_an_error(any_store: Store, wrong: dict[str, Any]) -> None:
    table = await added(any_store, changed(full_table(), seed=SECRET, state=SECRET))

    def work(tx: Transaction) -> None:
        tx.tables.save(changed(table, version=99, **wrong), seen=table.version)

    with pytest.raises(StatementError) as failure:
        await any_store.transact(work)
    written = "".join(traceback.format_exception(failure.value))
    told = f"{written} {failure.value!r} {failure.value.__cause__!r} {any_store!r}"
    assert "place_id" in told
    assert SECRET[:8].decode() not in told, "the driver would show a value that it cannot write"
    assert SECRET[:8].hex() not in told, "a server would show the row that it refuses"


async def test_no_seed_stands_in_the_most_talkative_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    store = await open_store(f"sqlite:///{tmp_path / 't.sqlite3'}")
    await added(store, changed(full_table(), seed=SECRET, state=SECRET))
    await store.close()
    assert SECRET.decode() not in caplog.text


async def test_json_is_readable_by_anybody(tmp_path: Path) -> None:
    table = changed(full_table(), state=b'{"secret":1}')
    async with make_store(tmp_path) as store:
        await added(store, table)
    with closing(sqlite3.connect(tmp_path / "tavolo.sqlite3")) as connection:
        in_state = "json_extract(CAST(state AS TEXT), '$.secret')"
        in_document = "json_extract(CAST(document AS TEXT), '$.codec')"
        query = f"SELECT {in_state}, {in_document} FROM game_table"
        assert connection.execute(query).fetchall() == [(1, "json")]


async def test_a_short_read_runs_in_this_thread_and_elsewhere_while_the_file_is_locked(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def here(_: Connection) -> int:
        return threading.get_ident()

    main, transact = threading.get_ident(), OneConnection.transact
    assert await store.database.read_short(here) == main
    assert await store.database.read(here) != main

    def locked(self: OneConnection, work: Callable[[Connection], Any]) -> Any:
        if threading.get_ident() != main:
            return transact(self, work)
        fault = sqlite3.OperationalError("database is locked")
        fault.sqlite_errorcode = sqlite3.SQLITE_BUSY
        raise OperationalError("BEGIN", None, fault)

    monkeypatch.setattr(OneConnection, "transact", locked)
    assert await store.database.read_short(here) != main


async def test_the_connection_of_this_thread_waits_for_no_lock_and_writes_nothing(
    store: Store,
) -> None:
    def settings(c: Connection) -> tuple[object, object]:
        return pragma(c, "busy_timeout"), pragma(c, "query_only")

    assert await store.database.read_short(settings) == (0, 1)
