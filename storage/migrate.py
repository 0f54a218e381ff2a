"""Brings a database to the shape this version needs, whole or not at all."""

import asyncio
import time
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection

from storage.backup import back_up, folder_of
from storage.engine import file_of, migrating_engine, take_turns

SCRIPTS = Path(__file__).parent / "migrations"


class DatabaseTooNew(Exception):
    """The database was written by a newer version of Tavolo."""


class BrokenReferences(Exception):
    """A migration would leave rows that refer to nothing; it was undone."""


async def migrate(url: URL, scripts: Path = SCRIPTS) -> None:
    """Run the missing migrations, all in one transaction; a SQLite file is backed up before."""
    file = file_of(url)
    if file is not None:
        await asyncio.to_thread(file.parent.mkdir, parents=True, exist_ok=True)
    config = _config(scripts)
    newest = ScriptDirectory.from_config(config).get_current_head()
    engine = migrating_engine(url)
    try:
        async with engine.begin() as connection:
            current = await connection.run_sync(_revision)
        if current == newest:
            return
        if file is not None and current is not None:
            now = time.time_ns() // 1_000_000
            await asyncio.to_thread(back_up, file, folder_of(file), "before-migration", now)
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade, config)
    finally:
        await engine.dispose()


def _config(scripts: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    return config


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection, config: Config) -> None:
    take_turns(connection, "migration")
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = _revision(connection)
    if current is not None and current not in known:
        raise DatabaseTooNew(f"the database has revision {current}, unknown to this version")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if connection.dialect.name == "sqlite":
        _check_references(connection)


def _check_references(connection: Connection) -> None:
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    if broken:
        raise BrokenReferences(sorted({row[0] for row in broken}))
