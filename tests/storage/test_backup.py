"""Backups: complete, verified, seven kept, and able to replace the original."""

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest

from storage import backup
from storage.backup import SPARE, BackupDamaged, CopyFailed, NoRoom, back_up, copies
from storage.database.private_files import backups_of
from storage.store import Store
from tests.storage.laws import added, found, next_move
from tests.storage.new_stores import Server, make_empty_server_store, make_store
from tests.storage.sample_rows import CARLA, NEWS, NOON, direct, full_table, lobby

DAY = 24 * 3_600_000


async def test_a_copy_made_while_moves_are_made_holds_whole_moves(
    store: Store, tmp_path: Path
) -> None:
    table = await added(store, lobby())
    other = await added(store, full_table())
    await store.transact(lambda tx: tx.messages.want(direct(table, CARLA), NOON, NEWS))
    moves = [store.transact(next_move(table.id, n)) for n in range(20)]
    copy, *_ = await asyncio.gather(store.back_up(NOON), *moves)
    assert copy is not None
    (tmp_path / "restored").mkdir()
    shutil.copy(copy, tmp_path / "restored" / "tavolo.sqlite3")
    async with make_store(tmp_path / "restored") as restored:
        after = await found(restored)
        assert after is not None
        log = await restored.read(lambda r: r.log.moves(table.id))
        assert (after.moves, after.version) == (len(log), len(log) + 1)
        assert await found(restored, other.code) == other
        waits = await restored.read(lambda r: r.messages.one(direct(table, CARLA)))
        assert waits is not None
        assert waits.step == "post"


async def test_no_copy_of_any_kind_is_kept_for_more_than_a_month(
    store: Store, tmp_path: Path
) -> None:
    file = tmp_path / "tavolo.sqlite3"
    back_up(file, "before-migration", NOON)
    await store.back_up(NOON + 30 * DAY)
    assert len(copies(file, "before-migration")) == 1
    newest = await store.back_up(NOON + 30 * DAY + 1)
    assert copies(file, "before-migration") == []
    assert newest in copies(file)


async def test_the_seven_newest_of_each_kind_are_kept(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "tavolo.sqlite3"
    back_up(file, "before-migration", NOON)
    made = [await store.back_up(NOON + n * DAY) for n in range(9)]
    assert copies(file, "daily") == made[:1:-1]
    assert len(copies(file, "before-migration")) == 1
    assert made[8] is not None
    assert made[8].name == "tavolo-daily-20251017T085320000Z.sqlite3"


async def test_a_clock_that_was_wrong_puts_no_copy_before_newer_ones(
    store: Store, tmp_path: Path
) -> None:
    file = tmp_path / "tavolo.sqlite3"
    for n in range(7):
        await store.back_up(NOON + 3_000 * DAY + n)
    made = [await store.back_up(NOON + n * DAY) for n in range(2)]
    assert copies(file)[:2] == made[::-1], "what was made last is the newest, and kept"
    assert len(copies(file)) == 7


async def test_a_clock_that_leaps_ahead_deletes_no_copy_for_its_age(
    store: Store, tmp_path: Path
) -> None:
    file = tmp_path / "tavolo.sqlite3"
    back_up(file, "before-migration", NOON)
    made = [await store.back_up(NOON + n * DAY) for n in range(2)]
    ahead = await store.back_up(NOON + 3_000 * DAY)
    again = await store.back_up(NOON + 2 * DAY)
    assert copies(file, "daily") == [again, ahead, *made[::-1]]
    assert len(copies(file, "before-migration")) == 1


async def test_a_damaged_copy_is_no_copy(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await added(store, full_table())
    make_copy = backup._copy

    def damage(database: Path, draft: Path) -> None:
        make_copy(database, draft)
        content = draft.read_bytes()
        draft.write_bytes(content[:4096] + b"\xff" * 8192 + content[12288:])

    monkeypatch.setattr(backup, "_copy", damage)
    with pytest.raises(BackupDamaged):
        await store.back_up(NOON)
    assert list(backups_of(tmp_path / "tavolo.sqlite3").iterdir()) == []


async def test_without_room_for_it_no_copy_is_begun(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = await store.back_up(NOON)
    nearly_full = shutil.disk_usage(tmp_path)._replace(free=SPARE)
    monkeypatch.setattr("storage.backup.shutil.disk_usage", lambda _folder: nearly_full)
    with pytest.raises(NoRoom, match="MB free on its disk, and there are 33"):
        await store.back_up(NOON + DAY)
    assert copies(tmp_path / "tavolo.sqlite3") == [kept]


async def test_what_failed_copies_left_is_swept_away(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = backups_of(tmp_path / "tavolo.sqlite3")
    folder.mkdir()
    left = folder / "tavolo-daily-20250101T000000000Z.part-journal"
    left.touch()

    def full(_database: Path, draft: Path) -> None:
        assert not left.exists(), "it made room before it began"
        draft.with_name(f"{draft.name}-journal").touch()
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(backup, "_copy", full)
    with pytest.raises(CopyFailed, match="disk is full"):
        await store.back_up(NOON)
    assert list(folder.iterdir()) == []


async def test_a_server_is_backed_up_by_its_own_means(server: Server) -> None:
    async with make_empty_server_store(server.url) as store:
        assert await store.back_up(NOON) is None
