"""Brings a database to the shape this version needs, whole or not at all."""

import asyncio
import time
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection

from storage.backup import back_up
from storage.engine import file_of, migration_engine_for, take_turns
from storage.files import backups_of, make_home

SCRIPTS = Path(__file__).parent / "migrations"


class DatabaseTooNew(Exception):
    """The database was written by a newer version of Tavolo."""


class BrokenReferences(Exception):
    """A migration would leave rows that refer to nothing; it was undone."""


async def migrate(url: URL, scripts: Path = SCRIPTS) -> None:
    """Run the missing migrations, all in one transaction; a SQLite file is backed up before.

    Makes the file's folder. Raises DatabaseTooNew, BrokenReferences, BackupDamaged; the database
    is then as it was.
    """
    file = file_of(url)
    if file is not None:
        await asyncio.to_thread(make_home, file)
    config = _config(scripts)
    scripts_known = ScriptDirectory.from_config(config)
    engine = migration_engine_for(url)
    try:
        current = await engine.read(_revision)
        if current == scripts_known.get_current_head():
            return
        _refuse_unknown(current, scripts_known)
        if file is not None and current is not None:
            now = time.time_ns() // 1_000_000
            await asyncio.to_thread(back_up, file, backups_of(file), "before-migration", now)
        await engine.write(lambda connection: _upgrade(connection, config))
    finally:
        await engine.close()


def _config(scripts: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    return config


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _refuse_unknown(current: str | None, scripts: ScriptDirectory) -> None:
    known = {script.revision for script in scripts.walk_revisions()}
    if current is not None and current not in known:
        raise DatabaseTooNew(f"the database has revision {current}, unknown to this version")


def _upgrade(connection: Connection, config: Config) -> None:
    take_turns(connection, "migration")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if connection.dialect.name == "sqlite":
        _check_references(connection)


def _check_references(connection: Connection) -> None:
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    if broken:
        raise BrokenReferences(sorted({row[0] for row in broken}))
