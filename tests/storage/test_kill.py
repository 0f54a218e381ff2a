"""A process dies while moves are made; whatever it said was accepted is there, exactly once."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from storage.store import SqlStore
from tables.model import MoveRecord, Table, TableCode, Timer
from tables.ports import Reader
from tests.storage.killed import CODES, DIED, state_after
from tests.storage.making import ROOT, SECONDS, make_store, sqlite_url
from tests.storage.sample_rows import NOON, timer


def start(folder: Path, point: str, count: int, *mutant: str) -> subprocess.Popen[str]:
    """The process that will die."""
    command = [sys.executable, "-m", "tests.storage.killed", sqlite_url(folder), point, str(count)]
    return subprocess.Popen([*command, *mutant], cwd=ROOT, stdout=subprocess.PIPE, text=True)


def accepted_until_failpoint(folder: Path, point: str, count: int, *mutant: str) -> list[str]:
    """What the process said before it died by itself."""
    with start(folder, point, count, *mutant) as process:
        heard, _ = process.communicate(timeout=SECONDS)
    assert process.returncode == DIED
    return heard.splitlines()


def accepted_until_killed(folder: Path, count: int) -> list[str]:
    """What the process said until it was killed, right after its ``count``-th word."""
    with start(folder, "never", 1) as process:
        assert process.stdout is not None
        heard = [process.stdout.readline() for _ in range(count)]
        process.kill()
        lines = [*heard, *process.stdout]
    return [line.strip() for line in lines if line.endswith("\n")]


async def requests_on_disk(store: SqlStore) -> list[str]:
    """The moves found afterwards, as the process would have announced them.

    Every table is checked on the way: its log without a gap, its state what the log says, one
    timer, one letter for each move.
    """

    def work(r: Reader) -> list[tuple[Table, list[MoveRecord], list[Timer]]]:
        tables = [t for code in CODES if (t := r.table(TableCode(code))) is not None]
        timers = r.due_timers(NOON, 100)
        return [(t, r.moves(t.id), [due for due in timers if due.table == t.id]) for t in tables]

    found = []
    letters = await letters_of(store)
    for table, moves, timers in await store.read(work):
        state = b""
        for seq, move in enumerate(moves, start=1):
            assert move.seq == seq
            assert move.request is not None
            state = state_after(state, move.request)
            found.append(f"{table.code} {move.request}")
        assert (table.moves, table.version) == (len(moves), len(moves) + 1)
        assert table.state == state
        assert timers == [timer(table.id, asked=table.version)]
    assert letters == Counter(line.split()[0] for line in found)
    return found


async def letters_of(store: SqlStore) -> Counter[str]:
    """How many letters wait for each table; all of them are taken out."""
    waiting: Counter[str] = Counter()
    while claimed := await store.outbox.claim(NOON, NOON + 1, 100):
        for letter in claimed:
            waiting[letter.letter.table.code] += 1
            await store.outbox.done(letter.id, None)
    return waiting


async def check(folder: Path, accepted: list[str]) -> None:
    """The oracle: who was told "accepted" finds his move, once; others may find theirs."""
    async with make_store(folder) as store:
        on_disk = Counter(await requests_on_disk(store))
    assert set(on_disk.values()) <= {1}
    assert set(accepted) <= set(on_disk)
    assert len(on_disk) - len(accepted) <= len(CODES)


@pytest.mark.parametrize("point", ["before_commit", "after_commit_before_answer"])
async def test_a_process_that_dies_at_a_failpoint_loses_and_doubles_nothing(
    tmp_path: Path, point: str
) -> None:
    accepted = accepted_until_failpoint(tmp_path, point, 20)
    assert len(accepted) >= 20 - len(CODES)
    await check(tmp_path, accepted)


@pytest.mark.parametrize("words", [1, 60])
async def test_a_killed_process_loses_and_doubles_nothing(tmp_path: Path, words: int) -> None:
    accepted = accepted_until_killed(tmp_path, words)
    assert len(accepted) >= words
    await check(tmp_path, accepted)


async def test_the_oracle_catches_an_answer_before_the_commit(tmp_path: Path) -> None:
    accepted = accepted_until_failpoint(tmp_path, "before_commit", 20, "early")
    with pytest.raises(AssertionError):
        await check(tmp_path, accepted)
