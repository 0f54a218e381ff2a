"""Makes stores for tests: a new SQLite file each, or one private PostgreSQL server for all."""

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import text, update
from sqlalchemy.util import await_only

from model.table import TableCode
from storage.rows.schema import game_table, metadata
from storage.store import Store, open_store
from storage.transaction.tables import table_values

T = TypeVar("T")

ROOT = Path(__file__).parents[2]
"""Where processes of the tests are started."""

SECONDS = 60
"""How long any of them may take before it counts as stuck."""


def sqlite_url(folder: Path) -> str:
    """The URL of the file ``make_store`` uses in this folder."""
    return f"sqlite:///{folder / 'tavolo.sqlite3'}"


@asynccontextmanager
async def make_store(folder: Path) -> AsyncIterator[Store]:
    """An open store in a SQLite file of this folder; the same folder gives the same file."""
    store = await open_store(sqlite_url(folder))
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def make_empty_server_store(url: str) -> AsyncIterator[Store]:
    """An open store on a server whose rows of earlier tests are gone."""
    store = await open_store(url)
    try:
        names = ", ".join(metadata.tables)
        await store.database.write(
            lambda c: c.execute(text(f"TRUNCATE {names} RESTART IDENTITY")).close()
        )
        yield store
    finally:
        await store.close()


async def rewrite(store: Store, code: str, **fields: Any) -> None:
    """Change fields of a stored table behind the back of everything that guards it."""
    table = await store.read(lambda r: r.tables.by_code(TableCode(code)))
    assert table is not None
    values = table_values(msgspec.structs.replace(table, **fields))
    written = update(game_table).where(game_table.c.code == code).values(values)
    await store.database.write(lambda c: c.execute(written).close())


class Halt:
    """A point inside a transaction where it waits until released."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._reached, self._may_go_on = asyncio.Event(), asyncio.Event()

    def stop_here(self) -> None:
        """Wait; called inside the transaction."""
        wait_inside(self._loop, self._wait())

    async def reached(self) -> None:
        """Until the transaction waits there."""
        await self._reached.wait()

    def go_on(self) -> None:
        """Let the transaction go on."""
        self._may_go_on.set()

    async def _wait(self) -> None:
        self._reached.set()
        await self._may_go_on.wait()


def wait_inside(loop: asyncio.AbstractEventLoop, job: Coroutine[Any, Any, T]) -> T:
    """Do something else inside a transaction, which has a thread of its own or a greenlet."""
    if asyncio._get_running_loop() is None:
        return asyncio.run_coroutine_threadsafe(job, loop).result(SECONDS)
    done: T = await_only(job)
    return done


def postgresql_binaries() -> Path | None:
    """The folder with ``initdb`` and ``pg_ctl``, None where PostgreSQL is not installed."""
    if (found := shutil.which("initdb")) is not None:
        return Path(found).resolve().parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return installed[-1].parent if installed else None


class Server:
    """A private PostgreSQL in a folder of its own, without network. ``url``: its database."""

    def __init__(self, binaries: Path, folder: Path) -> None:
        self.url = f"postgresql://tavolo@/postgres?host={folder}"
        self._binaries = binaries
        self._folder = folder
        self._run_as = _unprivileged(folder)
        self._run("initdb", "-A", "trust", "-U", "tavolo", "-E", "UTF8", "--no-sync")

    def start(self, *, durable: bool = False) -> None:
        """Start it and wait until it answers; ``durable``: it flushes to the disk as in earnest."""
        options = f"-k {self._folder} -c listen_addresses='' -c deadlock_timeout=50ms"
        options += "" if durable else " -c fsync=off"
        self._run("pg_ctl", "-w", "-l", str(self._folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        """Stop it at once, like a crash."""
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    @property
    def process(self) -> int:
        """The id of the process that has started all others of the server."""
        return int((self._folder / "data" / "postmaster.pid").read_text().split()[0])

    def new_database(self, name: str, like: str = "template1") -> str:
        """Make an empty database, or one ``like`` another; returns its URL."""
        wish = ["-h", str(self._folder), "-U", "tavolo", "-T", like, name]
        subprocess.run([self._binaries / "createdb", *wish], check=True, timeout=SECONDS)
        return f"postgresql://tavolo@/{name}?host={self._folder}"

    def run_sql(self, *statements: str, database: str = "postgres") -> None:
        """Run statements as the administrator."""
        commands = [word for statement in statements for word in ("-c", statement)]
        wish = ["-h", str(self._folder), "-U", "tavolo", "-d", database, "-q", "-v"]
        command = [str(self._binaries / "psql"), *wish, "ON_ERROR_STOP=1", *commands]
        subprocess.run(command, check=True, timeout=SECONDS)

    def _run(self, program: str, *words: str) -> None:
        subprocess.run(
            [*self._run_as, str(self._binaries / program), "-D", f"{self._folder}/data", *words],
            cwd=self._folder,
            check=True,
            stdout=subprocess.DEVNULL,
            timeout=SECONDS,
        )


@contextmanager
def postgresql_server(binaries: Path, *, durable: bool = False) -> Iterator[Server]:
    """A running private server, gone afterwards. ``durable``: as in ``Server.start``."""
    folder = Path(tempfile.mkdtemp(prefix="tavolo-pg-"))  # sockets need a short path
    try:
        server = Server(binaries, folder)
        server.start(durable=durable)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _unprivileged(folder: Path) -> list[str]:
    """PostgreSQL refuses to run as root; its package brings a user of its own."""
    if os.geteuid() != 0:
        return []
    owner = pwd.getpwnam("postgres")
    os.chown(folder, owner.pw_uid, owner.pw_gid)
    return ["setpriv", f"--reuid={owner.pw_uid}", f"--regid={owner.pw_gid}", "--clear-groups"]
