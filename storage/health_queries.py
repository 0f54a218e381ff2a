"""Counts for the health page and alerts, read from the database."""

import asyncio
import shutil
from pathlib import Path

import msgspec
from sqlalchemy import Connection

from model.health_figures import LATE, Figures
from storage.backup import copies
from storage.database.database import Database
from storage.database.engine import file_of
from storage.database.statements import first_cell, rows_of
from storage.transaction.timers import NOT_HELD_UP

_TABLES = "SELECT status, count(*) AS tables FROM game_table GROUP BY status"
_MESSAGES = """
SELECT count(*) AS messages, min(waits_since) AS oldest FROM message WHERE waits_since IS NOT NULL
"""
_LATE = f"""
SELECT count(*) FROM timer WHERE timer.due_at < :since AND kind <> 'planned' AND {NOT_HELD_UP}
"""


async def figures_of(database: Database, now: int) -> Figures:
    """Count tables, awaited messages and late timers; ``now`` in Unix milliseconds."""

    def work(connection: Connection) -> Figures:
        tables = {row.status: row.tables for row in rows_of(connection, _TABLES)}
        (waiting,) = rows_of(connection, _MESSAGES)
        late = first_cell(connection, _LATE, {"since": now - LATE})
        return Figures(tables, waiting.messages, waiting.oldest, late or 0)

    found = await database.read(work)
    file = file_of(database.url)
    return found if file is None else await asyncio.to_thread(_with_disk, found, file)


def _with_disk(figures: Figures, file: Path) -> Figures:
    newest = next(iter(copies(file)), None)
    return msgspec.structs.replace(
        figures,
        copied_at=None if newest is None else newest.stat().st_mtime_ns // 1_000_000,
        free_bytes=shutil.disk_usage(file.parent).free,
    )
