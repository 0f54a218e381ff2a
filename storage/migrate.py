"""Migrates a database to this version's schema, in one transaction.

Alembic is imported only for a database that needs it: it takes a fifth of a second and nine
megabytes, and at nearly every start the database is up to date.
"""

import asyncio
import logging
import re
import sqlite3
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import URL, Connection, inspect, text

from storage.backup import back_up, complaint_about
from storage.database.engine import Engine, file_of, migration_engine_for, take_turns
from storage.database.error_messages import (
    CannotOpen,
    command_to_restore,
    damaged,
    is_of_the_host,
    place_of,
)
from storage.database.private_files import draft_beside, make_home
from storage.rows.schema import metadata

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

_log = logging.getLogger(__name__)

SCRIPTS = Path(__file__).parent / "migrations"

_LINKS: Final = re.compile(r'^(down_)?revision = "([^"]+)"$', re.MULTILINE)
"""A migration's own revision, or the one it follows; all are written in this way."""

_LEAST_SQLITE: Final = (3, 35)
"""The first that knows RETURNING, of March 2021."""

_NOTED: Final = "alembic_version"
"""The table in which Alembic notes a database's revision, in the column ``version_num``."""

_MIGRATED: Final = ("0030", "0045")
"""The revisions that the first migration takes: that of version 0.2.0, and the last before tables
were documents."""


class DatabaseTooNew(CannotOpen):
    """The database was written by a newer version of Tavolo."""


class DatabaseTooOld(CannotOpen):
    """The database was written before version 0.2.0, or by a version that was not released."""


class MigrationRefused(CannotOpen):
    """The migration failed through a fault of its own, and the database is unchanged."""


class BrokenReferences(Exception):
    """The migration would leave rows with broken foreign keys; it was undone."""


async def migrate(url: URL, scripts: Path = SCRIPTS) -> None:
    """Run the missing migrations in one transaction; back up a SQLite file before.

    Makes the file's folder; checks a file that was not closed cleanly. Raises CannotOpen or
    CopyFailed; the database is unchanged then.
    """
    file = file_of(url)
    if file is not None:
        await asyncio.to_thread(_prepare, file)
    engine = migration_engine_for(url)
    try:
        if file is None:
            from storage.database.postgresql import refuse_unfit

            await engine.write(lambda connection: refuse_unfit(connection, url))
        current = await engine.read(_revision)
        if current == await asyncio.to_thread(newest_revision, scripts):
            return
        config = _config(scripts)
        _refuse_unknown(current, _known(config), url)
        if file is not None and current is not None:
            now = time.time_ns() // 1_000_000
            await asyncio.to_thread(back_up, file, "before-migration", now)
        await _shape(engine, url, config, current)
    finally:
        await engine.close()


async def is_up_to_date(url: URL) -> bool:
    """Whether a database has exactly this version's schema; changes nothing.

    Raises CannotOpen if the file does not exist, or the engine's own error if a server fails.
    """
    file = file_of(url)
    if file is not None and not await asyncio.to_thread(file.is_file):
        raise CannotOpen(f"There is no database {file}: name the one that the bot has.")
    engine = migration_engine_for(url)
    try:
        current = await engine.read(_revision)
    finally:
        await engine.close()
    return current == newest_revision(SCRIPTS)


def newest_revision(scripts: Path) -> str:
    """Return the revision that no other follows, as Alembic would. Raises ValueError if not one."""
    own, followed = set[str](), set[str]()
    for script in (scripts / "versions").glob("*.py"):
        for down, revision in _LINKS.findall(script.read_text(encoding="utf-8")):
            (followed if down else own).add(revision)
    (newest,) = own - followed
    return newest


def _prepare(file: Path) -> None:
    """Make the file. Raises CannotOpen after a cut-off restore, if the file is damaged, or if
    Python's SQLite is too old.
    """
    if sqlite3.sqlite_version_info < _LEAST_SQLITE:
        raise CannotOpen(
            f"Python has SQLite {sqlite3.sqlite_version} here, and the bot needs at least SQLite "
            "3.35: use a newer Python, or the container."
        )
    if draft_beside(file).exists():
        raise CannotOpen(
            f"A copy was to take the place of {file}, and that was cut off: type "
            f"{command_to_restore(file)} once more, then start."
        )
    unclean = file.with_name(f"{file.name}-wal").exists()
    make_home(file)
    if unclean and (said := complaint_about(file)) is not None:
        raise damaged(str(file), said)


async def _shape(engine: Engine, url: URL, config: "Config", current: str | None) -> None:
    """Run the migrations, from the ``current`` revision; None: make an empty database at once."""
    bring_up = _create if current is None else _upgrade
    try:
        await engine.write(lambda connection: bring_up(connection, config))
    except Exception as fault:
        if is_of_the_host(fault):
            raise
        _log.exception("the migration was undone")
        way_back = "" if current is None else "go back to the version before, and "
        raise MigrationRefused(
            f"{place_of(url)} cannot be given the shape this version needs, and is as it was: "
            f"{way_back}report the lines above."
        ) from fault
    if current is None:
        file = file_of(url)
        _log.info("new database made: %s", place_of(url) if file is None else file.resolve())


def _config(scripts: Path) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    return config


def _known(config: "Config") -> "ScriptDirectory":
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(config)


def _revision(connection: Connection) -> str | None:
    """Return a database's revision, as Alembic noted it; None for an empty database."""
    if not inspect(connection).has_table(_NOTED):
        return None
    noted: str | None = connection.scalar(text(f"SELECT version_num FROM {_NOTED}"))
    return noted


def _refuse_unknown(current: str | None, scripts: "ScriptDirectory", url: URL) -> None:
    known = {script.revision for script in scripts.walk_revisions()}
    if current is None or current in known or current in _MIGRATED:
        return
    if current < min(_MIGRATED):
        raise DatabaseTooOld(
            f"{place_of(url)} was written by a version before 0.2.0 (shape {current}): start "
            "version 0.2.0 with it once, then this one."
        )
    file = file_of(url)
    way_back = (
        "put back a copy from before, pg_restore"
        if file is None
        else f"type {command_to_restore(file)} COPY to put back a copy from before the migration"
    )
    if current < (scripts.get_base() or ""):
        raise DatabaseTooOld(
            f"{place_of(url)} was written between two releases (shape {current}), and only the "
            f"shapes of releases are migrated: {way_back}, then start."
        )
    raise DatabaseTooNew(
        f"{place_of(url)} was written by a newer version of Tavolo (shape {current}): update "
        f"the bot, or {way_back}."
    )


def _create(connection: Connection, config: "Config") -> None:
    """Make all tables in the newest shape, unless another process has just done so."""
    from alembic import command

    _begin(connection, config)
    if _revision(connection) is None:
        metadata.create_all(connection)
        command.stamp(config, "head")


def _upgrade(connection: Connection, config: "Config") -> None:
    from alembic import command

    _begin(connection, config)
    if _revision(connection) in _MIGRATED:
        command.stamp(config, "base", purge=True)  # from there the first migration begins
    command.upgrade(config, "head")
    if connection.dialect.name == "sqlite":
        _check_references(connection)


def _begin(connection: Connection, config: "Config") -> None:
    take_turns(connection, "migration")
    if not connection.in_transaction():
        connection.begin()  # so that Alembic joins this transaction instead of its own
    config.attributes["connection"] = connection


def _check_references(connection: Connection) -> None:
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    if broken:
        raise BrokenReferences(sorted({row[0] for row in broken}))
