"""Process lock: a second bot on one file, or for one shard on one server, is refused."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from storage.database.engine import database_url
from storage.database.error_messages import CannotOpen
from storage.database.process_lock import AlreadyInUse, _Shards, alone_on, lock_of
from storage.store import Store
from tests.storage.new_stores import ROOT, SECONDS, Server, make_empty_server_store, sqlite_url

HOLDER = """
import asyncio, sys
from storage.database.process_lock import alone_on

async def hold(url, *shards):
    async with alone_on(url, [int(shard) for shard in shards] or None):
        print("held", flush=True)
        await asyncio.to_thread(sys.stdin.read)

asyncio.run(hold(*sys.argv[1:]))
"""

_LONGEST_START = 5 * SECONDS
"""Seconds for the bot to load all its parts, on the most crowded machine."""

END_THE_HOLDERS = text(
    f"SELECT pg_terminate_backend(pid, {SECONDS * 1000}) FROM pg_stat_activity"
    " WHERE application_name = 'tavolo-alone'"
)
"""It waits until they are gone: a session that is told to end holds its locks for a while."""


@contextmanager
def another_process_on(url: str, *shards: int) -> Iterator[subprocess.Popen[str]]:
    """A process that holds a database until it is killed or told to end."""
    command = [sys.executable, "-c", HOLDER, url, *map(str, shards)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, text=True, stdin=pipe, stdout=pipe) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "held\n"
            yield process
        finally:
            process.kill()


def start_bot(url: str) -> subprocess.CompletedProcess[str]:
    """The real bot as a host starts it, with a token that opens nothing."""
    surroundings = {**os.environ, "DATABASE_URL": url, "DISCORD_TOKEN": "of.no.bot"}
    return subprocess.run(
        [sys.executable, "bot.py"],
        cwd=ROOT,
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=_LONGEST_START,
    )


async def is_refused(url: str, *shards: int) -> bool:
    """Whether this process may not have these shards (none: all) on this database."""
    try:
        async with alone_on(url, shards or None):
            return False
    except AlreadyInUse:
        return True


async def test_a_file_is_held_by_one_process_at_a_time(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with another_process_on(url):
        assert await is_refused(url)
        assert not await is_refused(sqlite_url(tmp_path / "elsewhere"))


async def test_a_file_with_a_second_name_is_refused_under_both(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "tavolo.sqlite3", tmp_path / "elsewhere.sqlite3"
    file.touch()
    elsewhere.hardlink_to(file)
    for name in (file, elsewhere):
        with pytest.raises(CannotOpen, match="hard link"):
            lock_of(name)
    elsewhere.unlink()
    with lock_of(file):
        pass


async def test_a_process_that_is_killed_leaves_the_file_free(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with another_process_on(url) as process:
        process.kill()
        process.wait(SECONDS)
        assert not await is_refused(url)


async def test_a_process_that_ends_in_good_order_leaves_the_file_free(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with another_process_on(url) as process:
        process.communicate(timeout=SECONDS)
        assert not await is_refused(url)
    assert not await is_refused(url)


async def test_a_file_is_the_same_by_whatever_name(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "data")
    with another_process_on(f"sqlite:///{tmp_path}/data/tavolo.sqlite3"):
        for other in ("link/tavolo.sqlite3", "data/../data/tavolo.sqlite3"):
            assert await is_refused(f"sqlite:///{tmp_path}/{other}")


@pytest.mark.long
def test_a_second_bot_says_why_it_does_not_start(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with another_process_on(url):
        second = start_bot(url)
    assert second.returncode == 2
    assert second.stderr == (
        f"Another Tavolo is running on {tmp_path / 'tavolo.sqlite3'}: stop it first, or give this "
        "one a DATABASE_URL of its own.\n"
    )
    assert not (tmp_path / "tavolo.sqlite3").exists(), "it has not touched the database"


@pytest.mark.long
def test_a_twin_on_a_server_is_refused_in_the_same_words(server: Server) -> None:
    with another_process_on(server.url):
        second = start_bot(server.url)
    assert second.returncode == 75, "it may be its own former self, of a host that vanished"
    assert second.stderr == (
        "Another Tavolo is running on this machine/postgres: stop it first, or give this one a "
        "DATABASE_URL of its own.\n"
    )


@pytest.mark.long
async def test_a_server_is_shared_by_processes_with_different_shards(server: Server) -> None:
    with another_process_on(server.url, 0, 1):
        assert not await is_refused(server.url, 2, 3)
        assert await is_refused(server.url, 1, 2)
        assert await is_refused(server.url), "all shards are these too"
    with another_process_on(server.url):
        assert await is_refused(server.url, 3)
        assert not await is_refused(server.new_database("other_bots_games"))


async def test_a_process_that_is_killed_leaves_its_shards_free(server: Server) -> None:
    with another_process_on(server.url, 0) as process:
        process.kill()
        process.wait(SECONDS)
        while await is_refused(server.url, 0):
            pass  # the server notices by itself


class Looks:
    """The times at which a holder checks its connection."""

    def __init__(self) -> None:
        self.begun, self.may = asyncio.Event(), asyncio.Event()

    async def wait(self) -> None:
        self.begun.set()
        await self.may.wait()
        self.may.clear()

    async def one(self) -> None:
        """Let it look, until it is done looking."""
        self.begun.clear()
        self.may.set()
        await self.begun.wait()


async def end_the_holders(store: Store) -> None:
    def work(connection: Connection) -> None:
        connection.execute(END_THE_HOLDERS).close()

    await store.database.write(work)


async def test_locks_that_were_lost_are_taken_again(server: Server) -> None:
    looks = Looks()
    async with (
        make_empty_server_store(server.url) as store,
        alone_on(server.url, between_looks=looks.wait),
    ):
        await looks.begun.wait()
        await end_the_holders(store)
        await looks.one()
        assert not await is_refused(server.url), "for a moment nobody holds it"
        await looks.one()
        assert await is_refused(server.url)


class CutOff:
    """A connection lost on the way, unnoticed by the server."""

    async def execute(self, *_: object) -> None:
        raise ConnectionResetError

    async def close(self) -> None:
        """There is nobody who would hear of it."""


async def test_a_lost_connection_that_the_server_takes_for_alive_is_no_other_bot(
    server: Server,
) -> None:
    looks, held = Looks(), _Shards(database_url(server.url), None)
    async with make_empty_server_store(server.url) as store, held.held(looks.wait):
        await looks.begun.wait()
        whole, held._connection = held._connection, cast(Any, CutOff())
        await looks.one()
        await looks.one()
        assert held._connection is None, "it has had the session ended that held its locks"
        await end_the_holders(store)
        await looks.one()
        assert await is_refused(server.url), "it is held again, by a connection that stands"
        assert whole is not None
        with pytest.raises(DBAPIError):
            await whole.execute(text("SELECT 1"))
        await whole.close()


async def test_whoever_has_lost_its_locks_to_another_ends(server: Server) -> None:
    looks = Looks()

    async def first() -> None:
        async with alone_on(server.url, between_looks=looks.wait):
            await asyncio.Event().wait()

    async with make_empty_server_store(server.url) as store:
        holding = asyncio.create_task(first())
        await looks.begun.wait()
        await end_the_holders(store)
        async with alone_on(server.url):
            await looks.one()
            looks.may.set()
            with pytest.raises(AlreadyInUse):
                await holding


async def test_locks_that_two_connections_would_share_are_refused(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pooler in transaction mode gives a free session of the server to whoever asks next."""

    async def same(_: object) -> int:
        return 1

    monkeypatch.setattr("storage.database.process_lock._session_of", same)
    with pytest.raises(CannotOpen, match="a pooler in transaction mode"):
        async with alone_on(server.url):
            pass
    monkeypatch.undo()
    assert not await is_refused(server.url), "no lock was taken"


async def test_whoever_is_given_another_session_by_a_pooler_ends(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = Looks()

    async def another(_: object) -> int:
        return 1

    async def hold() -> None:
        async with alone_on(server.url, between_looks=looks.wait):
            await asyncio.Event().wait()

    holding = asyncio.create_task(hold())
    await looks.begun.wait()
    await looks.one()
    assert not holding.done(), "its session is the one that holds the locks"
    monkeypatch.setattr("storage.database.process_lock._session_of", another)
    looks.may.set()
    with pytest.raises(CannotOpen, match="a pooler in transaction mode"):
        await holding
