"""A database error at start becomes one plain sentence: what is wrong, where, what to do."""

import asyncio
import errno
import logging
import os
import re
import shlex
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import URL, text

from storage import migrate
from storage.database import postgresql, private_files
from storage.database.engine import database_url
from storage.database.error_messages import CannotOpen, in_plain_words
from storage.database.process_lock import alone_on, lock_of
from storage.database.sqlite import BEGIN_WRITING, one_connection
from storage.store import open_store
from tests.storage.laws import added
from tests.storage.new_stores import ROOT, Server, make_store, sqlite_url
from tests.storage.sample_rows import full_table

pytestmark = pytest.mark.usefixtures("made_anew")

OF_0_2_0 = ROOT / "tests" / "house" / "old" / "0.2.0.sql"


async def fault(url: str) -> CannotOpen:
    with pytest.raises(CannotOpen) as caught:
        await open_store(url)
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    return caught.value


async def a_database(folder: Path) -> Path:
    async with make_store(folder) as store:
        await added(store, full_table())
    return folder / "tavolo.sqlite3"


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "tavolo.sqlite3").write_text("shopping list\n" * 500)
    assert f"{tmp_path}/tavolo.sqlite3 is no database" in str(await fault(sqlite_url(tmp_path)))


async def test_a_file_that_was_cut_off(tmp_path: Path) -> None:
    file = await a_database(tmp_path)
    os.truncate(file, 20_000)
    said = str(await fault(sqlite_url(tmp_path)))
    assert f"{file} is damaged" in said


def no_database(file: Path) -> None:
    file.write_bytes(b"shopping list\n" * 500)


def cut_short(file: Path) -> None:
    os.truncate(file, 20_000)


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


def half_restored(file: Path) -> None:
    private_files.draft_beside(file).touch()


@pytest.mark.parametrize("harm", [no_database, cut_short, newer, half_restored])
async def test_the_command_that_restores_names_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, harm: Callable[[Path], None]
) -> None:
    """Whatever folder the host types it in, and whatever the name of the file's folder."""
    folder = tmp_path / "the bot's games"
    folder.mkdir()
    file = await a_database(folder)
    harm(file)
    monkeypatch.chdir(folder)
    said = str(await fault("sqlite:///tavolo.sqlite3"))
    words = said.partition("python -m storage.restore ")[2]
    assert words.startswith(f"--database {shlex.quote(str(file))} ")


@pytest.mark.parametrize("name", [b"ix_", b"CREATE"])
@pytest.mark.parametrize("ended", ["in order", "not in order"])
async def test_a_byte_of_its_schema_that_is_no_text(
    tmp_path: Path, name: bytes, ended: str
) -> None:
    file = await a_database(tmp_path)
    content = file.read_bytes()
    at = content.index(name)
    file.write_bytes(content[:at] + b"\xff" + content[at + 1 :])
    if ended == "not in order":
        (tmp_path / "tavolo.sqlite3-wal").touch()
    assert f"{file} is damaged" in str(await fault(sqlite_url(tmp_path)))


async def test_damage_is_looked_for_after_an_end_that_was_not_in_good_order(tmp_path: Path) -> None:
    file = await a_database(tmp_path)
    with closing(sqlite3.connect(file)) as connection:
        page = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name LIKE 'ix_game_table_place_id%'"
        ).fetchone()
        size = connection.execute("PRAGMA page_size").fetchone()
    assert page is not None, "the index has another name now"
    content = bytearray(file.read_bytes())
    start = (page[0] - 1) * size[0]
    content[start : start + size[0]] = b"\xff" * size[0]
    file.write_bytes(content)
    await (await open_store(sqlite_url(tmp_path))).close()  # in good order: nobody looks
    (tmp_path / "tavolo.sqlite3-wal").touch()
    assert f"{file} is damaged" in str(await fault(sqlite_url(tmp_path)))


async def test_what_hinders_the_look_is_not_taken_for_damage(tmp_path: Path) -> None:
    file = await a_database(tmp_path)
    (tmp_path / "tavolo.sqlite3-wal").mkdir()
    said = str(await fault(sqlite_url(tmp_path)))
    assert f"{file} cannot be written" in said
    assert "restore" not in said, "a copy is older than what is only out of reach"


@pytest.mark.parametrize(("free", "said"), [(0, "is full"), (1 << 30, "fails (disk I/O error)")])
def test_a_disk_that_fails_for_want_of_room_is_called_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, said: str
) -> None:
    room = shutil.disk_usage(tmp_path)._replace(free=free)
    monkeypatch.setattr("storage.database.error_messages.shutil.disk_usage", lambda _folder: room)
    failing = sqlite3.OperationalError("disk I/O error")
    failing.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    place = URL.create("sqlite", database=f"{tmp_path}/tavolo.sqlite3")
    with pytest.raises(CannotOpen) as caught, in_plain_words(place):
        raise failing
    assert said in str(caught.value)


async def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    file = await a_database(tmp_path)
    newer(file)
    said = str(await fault(sqlite_url(tmp_path)))
    assert f"{file} was written by a newer version of Tavolo" in said
    assert "update the bot" in said


@pytest.mark.parametrize("shape", ["0001", "0029"])
async def test_a_database_from_before_0_2_0(tmp_path: Path, shape: str) -> None:
    file = tmp_path / "tavolo.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OF_0_2_0.read_text(encoding="utf-8"))
        connection.execute("UPDATE alembic_version SET version_num = ?", [shape])
        connection.commit()
    before = file.read_bytes()
    said = str(await fault(sqlite_url(tmp_path)))
    assert f"{file} was written by a version before 0.2.0 (shape {shape})" in said
    assert "start version 0.2.0 with it once, then this one" in said
    assert file.read_bytes() == before
    assert not private_files.backups_of(file).exists()


@pytest.mark.parametrize("shape", ["0031", "0044", "0046", "0059"])
async def test_a_database_from_between_two_releases(tmp_path: Path, shape: str) -> None:
    file = tmp_path / "tavolo.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OF_0_2_0.read_text(encoding="utf-8"))
        connection.execute("UPDATE alembic_version SET version_num = ?", [shape])
        connection.commit()
    before = file.read_bytes()
    said = str(await fault(sqlite_url(tmp_path)))
    assert f"{file} was written between two releases (shape {shape})" in said
    assert "COPY to put back a copy from before the migration, then start." in said
    assert file.read_bytes() == before


def test_a_file_whose_place_does_not_let_it_be_kept_safe(tmp_path: Path) -> None:
    """SQLite says nothing when it does not do as told: without shared memory, as on some network
    disks, it keeps no write-ahead log.
    """
    url = database_url(sqlite_url(tmp_path))
    connection = one_connection(url, ("synchronous=FULL", "journal_mode=SAFE"), BEGIN_WRITING)
    with pytest.raises(CannotOpen, match=r"\(journal_mode is delete, not SAFE\): put it on a disk"):
        connection.driver()
    connection.close()


async def test_a_library_that_is_too_old_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    assert "at least SQLite 3.35" in str(await fault(sqlite_url(tmp_path)))
    assert os.listdir(tmp_path) == [], "no file was made"


async def test_a_server_from_before_0_2_0(server: Server) -> None:
    url = server.new_database("too_old")
    store = await open_store(url)
    older = text("UPDATE alembic_version SET version_num = '0009'")
    await store.database.write(lambda c: c.execute(older).close())
    await store.close()
    said = str(await fault(url))
    assert "The database too_old on" in said
    assert "was written by a version before 0.2.0 (shape 0009)" in said


async def test_a_server_of_a_newer_version_is_not_sent_to_copies_of_files(server: Server) -> None:
    url = server.new_database("of_a_newer_version")
    store = await open_store(url)
    statement = text("UPDATE alembic_version SET version_num = '9999'")
    await store.database.write(lambda c: c.execute(statement).close())
    await store.close()
    assert str(await fault(url)).endswith("put back a copy from before, pg_restore.")


def _full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def _full_for_sqlite(*_: object) -> None:
    fault = sqlite3.OperationalError("database or disk is full")
    fault.sqlite_errorcode = sqlite3.SQLITE_FULL
    raise fault


@pytest.mark.parametrize(
    ("where", "how"),
    [((private_files, "make_folder"), _full), ((migrate, "_revision"), _full_for_sqlite)],
)
async def test_a_disk_that_is_full(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    where: tuple[object, str],
    how: Callable[..., None],
) -> None:
    monkeypatch.setattr(*where, how)
    assert "tavolo.sqlite3 is full: make room" in str(await fault(sqlite_url(tmp_path)))


async def test_no_room_for_the_copy_before_a_migration(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(tmp_path / "tavolo.sqlite3")) as connection:
        connection.executescript(OF_0_2_0.read_text(encoding="utf-8"))
    full = shutil.disk_usage(tmp_path)._replace(free=0)
    monkeypatch.setattr("storage.backup.shutil.disk_usage", lambda _folder: full)
    said = str(await fault(sqlite_url(tmp_path)))
    assert "No copy can be made before the migration" in said
    assert "MB free" in said


async def test_a_folder_that_cannot_be_made_or_written(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    said = str(await fault(sqlite_url(tmp_path / "data")))
    assert f"{tmp_path}/data/tavolo.sqlite3 cannot be written" in said


async def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    (folder / "backups").mkdir(parents=True)
    with lock_of(folder):  # which is no hard link, although a folder has more than one name
        said = str(await fault(f"sqlite:///{folder}"))
    assert said == (
        f"{folder} is a folder: name a file in it in DATABASE_URL, such as "
        f"sqlite:///{folder}/tavolo.sqlite3."
    )


async def test_a_file_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("storage.database.private_files.os.open", refuse)
    said = str(await fault(sqlite_url(tmp_path)))
    assert "cannot be written (Permission denied): let the account that runs the bot own" in said


async def test_a_migration_that_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(migrate, "_create", stumble)
    said = str(await fault(sqlite_url(tmp_path)))
    assert "cannot be given the shape this version needs, and is as it was" in said
    assert "ZeroDivisionError" in caplog.text, "whoever mends it needs to know more"
    assert "the version before" not in said, "there was none"


async def test_a_migration_that_is_refused_has_a_version_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    with closing(sqlite3.connect(tmp_path / "tavolo.sqlite3")) as connection:
        connection.executescript(OF_0_2_0.read_text(encoding="utf-8"))
    monkeypatch.setattr(migrate, "_upgrade", stumble)
    assert "go back to the version before" in str(await fault(sqlite_url(tmp_path)))


async def test_a_new_database_is_told_and_an_old_one_is_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "storage")
    for times in (1, 1):
        await (await open_store(sqlite_url(tmp_path))).close()
        made = f"new database made: {tmp_path / 'tavolo.sqlite3'}"
        assert caplog.messages.count(made) == times


@pytest.mark.parametrize("url", ["sqlite:///:memory:", "sqlite+aiosqlite:///:memory:"])
async def test_a_database_that_would_be_gone_at_the_end(url: str) -> None:
    assert "must name a file" in str(await fault(url))


async def test_a_server_that_cannot_be_reached(tmp_path: Path) -> None:
    found = await fault(f"postgresql://tavolo:pa55word@/games?host={tmp_path}")
    assert "The database games on this machine cannot be reached" in str(found)
    assert "pa55word" not in str(found)
    assert found.passing, "it may only be starting"


@pytest.mark.parametrize("state", ["57P03", "53300"])
def test_a_server_that_takes_nobody_yet(state: str) -> None:
    driver = {"__module__": "asyncpg.exceptions", "sqlstate": state}
    fault = type("CannotConnectNowError", (Exception,), driver)("the system is starting up")
    with pytest.raises(CannotOpen) as caught, in_plain_words(URL.create("postgresql+asyncpg")):
        raise fault
    assert caught.value.passing, "whoever looks after the bot starts it again"


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ("08006", "has cut the connection"),
        ("08P01", "cannot be used (what the server says): its server, or a pooler before it"),
        ("26000", "through a pooler in transaction mode"),
        ("28000", "pg_hba.conf"),
        ("28P01", "name and the password"),
        (
            "3D000",
            "make it, CREATE DATABASE games OWNER \"Bo-b\" TEMPLATE template0 ENCODING 'UTF8'",
        ),
        ("42P05", "through a pooler in transaction mode"),
        ("42501", 'ALTER DATABASE games OWNER TO "Bo-b"'),
        ("53100", "has a full disk"),
        ("53300", "max_connections"),
        ("55P03", "held by another program"),
        ("57P03", "starting or stopping"),
        ("XX001", "is damaged"),
        ("25006", "only lets itself be read"),
    ],
)
def test_each_state_of_a_server_has_its_own_sentence(state: str, said: str) -> None:
    told = _of_a_server(state)
    assert told.startswith("The database games on db.example ")
    assert told.endswith(".")
    assert said in told
    assert ("password" in told) == state.startswith("28"), "no cause that this one rules out"


def test_a_state_that_is_not_known_is_told_as_the_server_tells_it() -> None:
    assert _of_a_server("0A000") == (
        "The database games on db.example cannot be used (what the server says)."
    )


def _of_a_server(state: str) -> str:
    url = URL.create("postgresql+asyncpg", "Bo-b", "pa55word", "db.example", database="games")
    driver = {"__module__": "asyncpg.exceptions", "sqlstate": state}
    with pytest.raises(CannotOpen) as caught, in_plain_words(url):
        raise type("PostgresError", (Exception,), driver)("what the server says\nDETAIL: a row")
    assert "pa55word" not in str(caught.value)
    assert "DETAIL" not in str(caught.value)
    return str(caught.value)


async def test_an_account_without_the_right_to_make_tables(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    url = server.new_database("poor").replace("tavolo@", "poor@")
    revoked = "REVOKE CREATE ON SCHEMA public FROM PUBLIC"  # as it is since PostgreSQL 15
    server.run_sql("CREATE ROLE poor LOGIN", revoked, database="poor")
    found = await fault(url)
    lines = "ALTER DATABASE poor OWNER TO poor", "GRANT ALL ON SCHEMA public TO poor"
    assert all(line in str(found) for line in lines)
    assert not found.passing
    assert "Traceback" not in caplog.text
    server.run_sql(*lines, database="poor")
    await (await open_store(url)).close()


async def test_a_server_that_only_lets_itself_be_read(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    url = server.new_database("looked_at")
    server.run_sql("ALTER DATABASE looked_at SET default_transaction_read_only = on")
    found = await fault(url)
    line = "ALTER DATABASE looked_at SET default_transaction_read_only = off"
    assert f"only lets itself be read: {_REPLICA}; otherwise type {line}." in str(found)
    assert found.passing, "a replica may take its server's place"
    assert "Traceback" not in caplog.text
    server.run_sql(line)
    await (await open_store(url)).close()


_REPLICA = "name the server that takes changes in DATABASE_URL, if this is its replica"


@pytest.mark.parametrize("encoding", ["LATIN1", "SQL_ASCII"])
async def test_a_database_that_does_not_hold_every_name(server: Server, encoding: str) -> None:
    name = f"of_{encoding.lower()}"
    how = f"TEMPLATE template0 ENCODING '{encoding}' LC_COLLATE 'C' LC_CTYPE 'C'"
    server.run_sql(f"CREATE DATABASE {name} {how}")
    url = server.url.replace("/postgres?", f"/{name}?")
    said = str(await fault(url))
    assert f"The database {name} on this machine is in the encoding {encoding}, in which" in said
    line = re.search(r"make another one, (CREATE DATABASE .*?),", said)
    assert line is not None
    server.run_sql(line[1])
    await (await open_store(url.replace(f"/{name}?", f"/{name}_utf8?"))).close()


async def test_settings_that_do_not_hold_are_a_poolers(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pooler in transaction mode loses settings at the end of a transaction, as ``true`` does."""
    lost = postgresql._SET.replace("setting, false", "setting, true")
    monkeypatch.setattr(postgresql, "_SET", lost)
    assert "through a pooler in transaction mode" in str(await fault(server.url))


async def test_a_pooler_is_asked_for_nothing_that_it_refuses() -> None:
    """PgBouncer refuses a connection that begins with other options than these."""
    asked = list[bytes]()

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        length = int.from_bytes(await reader.readexactly(4)) - 4
        words = (await reader.readexactly(length))[4:].split(b"\0")
        asked.extend(words[0:-2:2])
        writer.close()

    with tempfile.TemporaryDirectory(prefix="tavolo-pg-") as folder:  # sockets need a short path
        async with await asyncio.start_unix_server(listen, f"{folder}/.s.PGSQL.5432"):
            for connect in (open_store, _alone):
                with pytest.raises(CannotOpen):
                    await connect(f"postgresql://tavolo@/games?host={folder}")
    assert {b"user", b"database"} < set(asked) <= {b"user", b"database", b"client_encoding"}


async def _alone(url: str) -> None:
    async with alone_on(url):
        pass


async def test_a_server_without_that_database(server: Server) -> None:
    found = await fault(server.url.replace("/postgres?", "/nowhere?"))
    assert 'database "nowhere" does not exist' in str(found)
    assert not found.passing
