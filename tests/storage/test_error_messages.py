"""A database error at start becomes one plain sentence: what is wrong, where, what to do."""

import errno
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import URL, text

from storage import migrate
from storage.database import private_files
from storage.database.error_messages import CannotOpen, in_plain_words
from storage.store import open_store
from tests.storage.laws import added
from tests.storage.new_stores import ROOT, Server, make_store, sqlite_url
from tests.storage.sample_rows import full_table

pytestmark = pytest.mark.usefixtures("made_anew")

OF_0_1_0 = ROOT / "tests" / "house" / "old" / "0.1.0.sql"


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
    assert "python -m storage.restore" in said


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
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    said = str(await fault(sqlite_url(tmp_path)))
    assert f"{file} was written by a newer version of Tavolo" in said
    assert "update the bot" in said


@pytest.mark.parametrize("shape", ["0001", "0008"])
async def test_a_database_from_before_the_first_release(tmp_path: Path, shape: str) -> None:
    file = tmp_path / "tavolo.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OF_0_1_0.read_text(encoding="utf-8"))
        connection.execute("UPDATE alembic_version SET version_num = ?", [shape])
        connection.commit()
    before = file.read_bytes()
    said = str(await fault(sqlite_url(tmp_path)))
    assert f"{file} was written by a version before 0.1.0 (shape {shape})" in said
    assert "start version 0.1.0 with it once, then this one" in said
    assert file.read_bytes() == before
    assert not private_files.backups_of(file).exists()


async def test_a_server_from_before_the_first_release(server: Server) -> None:
    url = server.new_database("from_before_the_first_release")
    store = await open_store(url)
    older = text("UPDATE alembic_version SET version_num = '0008'")
    await store.database.write(lambda c: c.execute(older).close())
    await store.close()
    said = str(await fault(url))
    assert "The database from_before_the_first_release on" in said
    assert "was written by a version before 0.1.0 (shape 0008)" in said


async def test_a_server_of_a_newer_version_is_not_sent_to_copies_of_files(server: Server) -> None:
    url = server.new_database("of_a_newer_version")
    store = await open_store(url)
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await store.database.write(lambda c: c.execute(newer).close())
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
        connection.executescript(OF_0_1_0.read_text(encoding="utf-8"))
    full = shutil.disk_usage(tmp_path)._replace(free=0)
    monkeypatch.setattr("storage.backup.shutil.disk_usage", lambda _folder: full)
    said = str(await fault(sqlite_url(tmp_path)))
    assert "No copy can be made before the migration" in said
    assert "MB free" in said


async def test_a_folder_that_cannot_be_made_or_written(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    said = str(await fault(sqlite_url(tmp_path / "data")))
    assert f"{tmp_path}/data/tavolo.sqlite3 cannot be written" in said


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

    monkeypatch.setattr(migrate, "_upgrade", stumble)
    said = str(await fault(sqlite_url(tmp_path)))
    assert "cannot be given the shape this version needs, and is as it was" in said
    assert "ZeroDivisionError" in caplog.text, "whoever mends it needs to know more"


@pytest.mark.parametrize("url", ["sqlite:///:memory:", "sqlite+aiosqlite:///:memory:"])
async def test_a_database_that_would_be_gone_at_the_end(url: str) -> None:
    assert "must name a file" in str(await fault(url))


async def test_a_server_that_cannot_be_reached(tmp_path: Path) -> None:
    found = await fault(f"postgresql://tavolo:pa55word@/games?host={tmp_path}")
    assert "The database games on this machine cannot be used" in str(found)
    assert "pa55word" not in str(found)
    assert found.passing, "it may only be starting"


@pytest.mark.parametrize("state", ["57P03", "53300"])
def test_a_server_that_takes_nobody_yet(state: str) -> None:
    driver = {"__module__": "asyncpg.exceptions", "sqlstate": state}
    fault = type("CannotConnectNowError", (Exception,), driver)("the system is starting up")
    with pytest.raises(CannotOpen) as caught, in_plain_words(URL.create("postgresql+asyncpg")):
        raise fault
    assert caught.value.passing, "whoever looks after the bot starts it again"


async def test_a_server_without_that_database(server: Server) -> None:
    found = await fault(server.url.replace("/postgres?", "/nowhere?"))
    assert 'database "nowhere" does not exist' in str(found)
    assert not found.passing
