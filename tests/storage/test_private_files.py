"""Only the bot's user can read its files, whatever the umask."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from storage.database.process_lock import lock_of
from storage.store import open_store
from tests.storage.laws import added
from tests.storage.new_stores import sqlite_url
from tests.storage.sample_rows import NOON, full_table

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="Windows has other rights"),
    pytest.mark.usefixtures("made_anew"),
]


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """Set a umask that lets everybody read and write new files."""
    usual = os.umask(0)
    yield
    os.umask(usual)


def modes(folder: Path) -> dict[str, str]:
    """What there is, by its name within the folder, and who may do what with it."""
    found = (folder, *folder.rglob("*"))
    return {str(one.relative_to(folder)): oct(one.stat().st_mode & 0o777) for one in found}


async def test_all_that_is_made_is_private(tmp_path: Path) -> None:
    home = tmp_path / "new" / "data"
    with lock_of(home / "tavolo.sqlite3"):
        store = await open_store(sqlite_url(home))
        await added(store, full_table())
        await store.back_up(NOON)
        found = modes(home)
        await store.close()
    assert found == {
        ".": "0o700",
        "backups": "0o700",
        "backups/tavolo-daily-20251009T085320000Z.sqlite3": "0o600",
        "tavolo.sqlite3": "0o600",
        "tavolo.sqlite3-shm": "0o600",
        "tavolo.sqlite3-wal": "0o600",
        "tavolo.sqlite3.lock": "0o600",
    }


async def test_what_is_there_is_mended(tmp_path: Path) -> None:
    home = tmp_path / "data"
    store = await open_store(sqlite_url(home))
    await store.back_up(NOON)
    await store.close()
    (home / "tavolo.sqlite3.lock").touch()
    for one in (home, *home.rglob("*")):
        one.chmod(0o755 if one.is_dir() else 0o644)
    await (await open_store(sqlite_url(home))).close()
    assert set(modes(home).values()) == {"0o700", "0o600"}
    assert len(modes(home)) == 5


async def test_a_folder_that_holds_other_things_stays_as_it_is(tmp_path: Path) -> None:
    home = tmp_path / "srv"
    home.mkdir(mode=0o755)
    (home / "other.txt").touch(mode=0o644)
    await (await open_store(sqlite_url(home))).close()
    assert modes(home) == {".": "0o755", "other.txt": "0o644", "tavolo.sqlite3": "0o600"}


async def test_what_cannot_be_mended_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    home = tmp_path / "data"
    await (await open_store(sqlite_url(home))).close()
    (home / "tavolo.sqlite3").chmod(0o644)

    def refuse(_path: Path, _mode: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", refuse)
    await (await open_store(sqlite_url(home))).close()
    assert f"others may read {home}/tavolo.sqlite3" in caplog.text
