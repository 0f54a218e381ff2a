"""One command restores a backup, without losing anything."""

import errno
import os
import shlex
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from model.table import TableCode
from storage import restore
from storage.backup import copies
from storage.database.engine import database_url
from storage.database.error_messages import CannotOpen
from storage.database.process_lock import lock_of
from storage.restore import main
from storage.store import open_store
from tests.storage.laws import added, found
from tests.storage.new_stores import ROOT, SECONDS, make_store, sqlite_url
from tests.storage.sample_rows import NOON, changed, full_table, lobby


def ask(folder: Path, *words: str) -> int:
    return main([*words, "--database", str(folder / "tavolo.sqlite3")])


def run_the_command(folder: Path) -> str:
    """As a host does; the first line that it says."""
    command = (sys.executable, "-m", "storage.restore", "--database", f"{folder}/tavolo.sqlite3")
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=SECONDS, check=True
    )
    return done.stdout.splitlines()[0]


def take_out(folder: Path) -> Path:
    """The database that was put aside, in a folder of its own."""
    aside = folder.glob("tavolo.sqlite3.before-*")
    (before,) = (part for part in aside if not part.name.endswith(restore.BESIDE))
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    before.rename(elsewhere / "tavolo.sqlite3")
    return elsewhere


def names_in(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def left_over(folder: Path) -> list[Path]:
    """What was put aside, and what was only begun."""
    return [*folder.glob("*.before-*"), *folder.glob("*.restored")]


async def test_the_command_puts_the_newest_copy_back(tmp_path: Path) -> None:
    async with make_store(tmp_path) as store:
        kept = await added(store, full_table())
        await store.back_up(NOON)
        lost = await added(store, changed(lobby(), code=TableCode("LOST")))
    said = run_the_command(tmp_path)
    (copy,) = copies(tmp_path / "tavolo.sqlite3")
    assert said == f"{tmp_path}/tavolo.sqlite3 is now {copy}."
    async with make_store(tmp_path) as store:
        assert await found(store, kept.code) == kept
        assert await found(store, lost.code) is None
    async with make_store(take_out(tmp_path)) as store:
        assert await found(store, lost.code) == lost, "what was there before is kept"


async def test_the_command_that_forgets_somebody_again_names_the_restored_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "the bot's games"
    async with make_store(folder) as store:
        await store.back_up(NOON)
    monkeypatch.chdir(folder)
    assert main(["--database", "tavolo.sqlite3"]) == 0
    *_, hint = capsys.readouterr().out.splitlines()
    words = shlex.split(hint.partition("python -m storage.forget ")[2])
    assert words[:2] == ["ID", "--database"]
    assert database_url(words[2]).database == str(folder / "tavolo.sqlite3")


async def test_the_copy_is_on_the_disk_before_anything_gives_way_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with make_store(tmp_path) as store:
        await store.back_up(NOON)
    database, seen = tmp_path / "tavolo.sqlite3", list[tuple[str, bool]]()
    monkeypatch.setattr(restore, "flush", lambda path: seen.append((path.name, database.exists())))
    original = os.stat(database).st_ino
    assert ask(tmp_path) == 0
    of_the_folder = (tmp_path.name, True)
    assert seen == [("tavolo.sqlite3.restored", True), of_the_folder, of_the_folder]
    assert os.stat(database).st_ino != original


class PowerCut(BaseException):
    """A power cut: a BaseException, which the product cannot handle."""


@pytest.mark.usefixtures("made_anew")
@pytest.mark.parametrize("renamed", range(4))
async def test_one_that_was_cut_off_is_done_again_before_anything_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, renamed: int
) -> None:
    async with make_store(tmp_path) as store:
        kept = await added(store, full_table())
        await store.back_up(NOON)
        lost = await added(store, changed(lobby(), code=TableCode("LOST")))
    for ending in ("-wal", "-shm"):
        (tmp_path / f"tavolo.sqlite3{ending}").write_bytes(b"of what was there before")
    left, honest = iter(range(renamed)), os.replace

    def cut_off(*names: Path) -> None:
        if next(left, None) is None:
            raise PowerCut
        honest(*names)

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", cut_off)
        with pytest.raises(PowerCut):
            ask(tmp_path)
    lies_there = names_in(tmp_path)
    with pytest.raises(CannotOpen, match=r"python -m storage\.restore .* once more"):
        await open_store(sqlite_url(tmp_path))
    assert names_in(tmp_path) == lies_there, "nothing new is made"
    assert ask(tmp_path) == 0
    async with make_store(tmp_path) as store:
        assert await found(store, kept.code) == kept
        assert await found(store, lost.code) is None
    async with make_store(take_out(tmp_path)) as store:
        assert await found(store, lost.code) == lost, "what was there before is kept"


async def test_where_there_is_no_room_for_it_nothing_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with make_store(tmp_path) as store:
        kept = await added(store, full_table())
        await store.back_up(NOON)

    def full(_: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(restore, "flush", full)
    assert ask(tmp_path) == 2
    assert capsys.readouterr().err.endswith("No space left on device.\n")
    assert left_over(tmp_path) == []
    async with make_store(tmp_path) as store:
        assert await found(store, kept.code) == kept


async def test_a_copy_that_is_damaged_itself_is_passed_over(tmp_path: Path) -> None:
    async with make_store(tmp_path) as store:
        kept = await added(store, full_table())
        await store.back_up(NOON)
        newest = await store.back_up(NOON + 1)
    assert newest is not None
    newest.write_bytes(b"no database at all, whatever its name says" * 100)
    assert ask(tmp_path, str(newest)) == 2
    assert ask(tmp_path) == 0
    async with make_store(tmp_path) as store:
        assert await found(store, kept.code) == kept


async def test_a_copy_that_cannot_be_read_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with make_store(tmp_path) as store:
        copy = await store.back_up(NOON)

    def refuse(*_: object, **__: object) -> None:
        raise sqlite3.OperationalError("unable to open database file")

    monkeypatch.setattr("storage.backup.sqlite3.connect", refuse)
    assert ask(tmp_path) == 2
    assert capsys.readouterr().err == f"{copy} cannot be read: unable to open database file.\n"


async def test_what_lay_beside_the_database_is_not_mixed_with_the_copy(tmp_path: Path) -> None:
    async with make_store(tmp_path) as store:
        await added(store, full_table())
        await store.back_up(NOON)
    for ending in ("-wal", "-shm"):
        (tmp_path / f"tavolo.sqlite3{ending}").write_bytes(b"of another file")
    assert ask(tmp_path) == 0
    async with make_store(tmp_path) as store:
        assert await found(store, full_table().code) is not None


async def test_a_running_bot_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with make_store(tmp_path) as store:
        await store.back_up(NOON)
    before = (tmp_path / "tavolo.sqlite3").read_bytes()
    with lock_of(tmp_path / "tavolo.sqlite3"):
        assert ask(tmp_path) == 2
    assert "stop it first" in capsys.readouterr().err
    assert (tmp_path / "tavolo.sqlite3").read_bytes() == before


def test_without_a_copy_nothing_is_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ask(tmp_path) == 2
    assert ask(tmp_path, str(tmp_path / "none.sqlite3")) == 2
    said = capsys.readouterr().err.splitlines()
    assert said == [
        f"There is no sound copy of {tmp_path}/tavolo.sqlite3.",
        f"There is no copy {tmp_path}/none.sqlite3.",
    ]
