"""The first migration creates the schema of version 0.1.0, so its databases can be upgraded."""

import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from storage.database.engine import database_url, migration_engine_for
from storage.migrate import SCRIPTS, migrate
from tests.storage.new_stores import ROOT, Server, sqlite_url

LEFT_BY_0_1_0 = ROOT / "tests" / "house" / "old" / "0.1.0.sql"
ON_A_SERVER = Path(__file__).parent / "shape_of_0_1_0_on_postgresql.txt"
"""As the nine migrations of version 0.1.0 made it, written down by `shape_on_a_server`."""

COLUMNS = """
    SELECT concat_ws(' ', table_name, ordinal_position, column_name, data_type,
                     CASE is_nullable WHEN 'NO' THEN 'NOT NULL' END, 'DEFAULT ' || column_default)
    FROM information_schema.columns WHERE table_schema = 'public'
"""
CONSTRAINTS = """
    SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
"""
INDEXES = "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'"


@pytest.fixture
def first_alone(tmp_path: Path) -> Path:
    """A migrations folder with the first one only."""
    scripts = tmp_path / "scripts"
    (scripts / "versions").mkdir(parents=True)
    shutil.copy(SCRIPTS / "env.py", scripts)
    (first,) = (SCRIPTS / "versions").glob("0009_*.py")
    shutil.copy(first, scripts / "versions")
    return scripts


def statements(connection: sqlite3.Connection) -> list[str]:
    """What made each table and index, without line breaks: SQLite keeps what was typed."""
    made = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
    return sorted(re.sub(r"\s*([,()])\s*", r"\1", " ".join(sql.split())) for (sql,) in made)


def shape_on_a_server(connection: Connection) -> list[str]:
    """Columns, constraints and indexes, a line each."""
    lines = [connection.execute(text(of)).scalars() for of in (COLUMNS, CONSTRAINTS, INDEXES)]
    return sorted(line for some in lines for line in some)


async def test_a_file_has_the_shape_that_0_1_0_left(tmp_path: Path, first_alone: Path) -> None:
    await migrate(database_url(sqlite_url(tmp_path)), first_alone)
    with (
        closing(sqlite3.connect(":memory:")) as left,
        closing(sqlite3.connect(tmp_path / "tavolo.sqlite3")) as made,
    ):
        left.executescript(LEFT_BY_0_1_0.read_text(encoding="utf-8"))
        assert statements(made) == statements(left)
        version = "SELECT version_num FROM alembic_version"
        assert made.execute(version).fetchall() == left.execute(version).fetchall()


async def test_a_server_has_the_shape_that_0_1_0_made(server: Server, first_alone: Path) -> None:
    url = database_url(server.new_database("shape_of_0_1_0"))
    await migrate(url, first_alone)
    engine = migration_engine_for(url)
    try:
        shape = await engine.read(shape_on_a_server)
    finally:
        await engine.close()
    assert shape == ON_A_SERVER.read_text(encoding="utf-8").splitlines()
