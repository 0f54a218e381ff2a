"""A copy is whole, checked, one of seven, and can take the place of the original."""

import asyncio
import shutil
from pathlib import Path

import pytest

from storage import backup
from storage.backup import BackupDamaged, back_up, copies, folder_of
from storage.store import SqlStore
from tests.storage.laws import added, found, next_move
from tests.storage.making import Server, make_empty_server_store, make_store
from tests.storage.sample_rows import NOON, full_table, lobby, post

DAY = 24 * 3_600_000


async def test_a_copy_made_while_moves_are_made_holds_whole_moves(
    store: SqlStore, tmp_path: Path
) -> None:
    table = await added(store, lobby())
    other = await added(store, full_table())
    await store.transact(lambda tx: tx.put_letters([post(table)], NOON))
    moves = [store.transact(next_move(table.id, n)) for n in range(20)]
    copy, *_ = await asyncio.gather(store.back_up(NOON), *moves)
    assert copy is not None
    (tmp_path / "restored").mkdir()
    shutil.copy(copy, tmp_path / "restored" / "tavolo.sqlite3")
    async with make_store(tmp_path / "restored") as restored:
        after = await found(restored)
        assert after is not None
        log = await restored.read(lambda r: r.moves(table.id))
        assert (after.moves, after.version) == (len(log), len(log) + 1)
        assert await found(restored, other.code) == other
        assert [c.letter for c in await restored.outbox.claim(NOON, NOON + 1, 9)] == [post(table)]


async def test_the_seven_newest_of_each_kind_are_kept(store: SqlStore, tmp_path: Path) -> None:
    file, folder = tmp_path / "tavolo.sqlite3", tmp_path / "backups"
    back_up(file, folder, "before-migration", NOON)
    made = [await store.back_up(NOON + n * DAY) for n in range(9)]
    assert copies(file, folder, "daily") == made[:1:-1]
    assert len(copies(file, folder, "before-migration")) == 1
    assert made[8] is not None
    assert made[8].name == "tavolo-daily-20251017T085320000Z.sqlite3"


async def test_a_damaged_copy_is_no_copy(
    store: SqlStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
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
    assert list(folder_of(tmp_path / "tavolo.sqlite3").iterdir()) == []


async def test_a_server_is_backed_up_by_its_own_means(server: Server) -> None:
    async with make_empty_server_store(server.url) as store:
        assert await store.back_up(NOON) is None
