"""Counts for the health page and alerts, read from the database."""

import asyncio
import shutil
from pathlib import Path

import msgspec
from sqlalchemy import Connection, bindparam, case, func, select

from model.health_figures import LATE, Figures
from storage.backup import copies
from storage.database.database import Database
from storage.database.engine import file_of
from storage.rows import statements as sql
from storage.rows.schema import game_table, outbox, timer

_TABLES = select(game_table.c.status, func.count().label("tables")).group_by(game_table.c.status)
_SINCE = case((outbox.c.attempts > 0, outbox.c.queued_at), else_=outbox.c.due_at)
_LETTERS = select(func.count(), func.min(_SINCE)).where(sql.WAITS)
_LATE_TIMERS = (
    select(func.count())
    .select_from(timer)
    .where(timer.c.due_at < bindparam("late_since"), timer.c.kind != "planned", sql.NOT_HELD_UP)
)


async def figures_of(database: Database, now: int) -> Figures:
    """Count tables, waiting letters and late timers; ``now`` in Unix milliseconds."""

    def work(connection: Connection) -> Figures:
        tables = {str(row.status): int(row.tables) for row in connection.execute(_TABLES)}
        letters, oldest = connection.execute(_LETTERS, {"now": now}).one()
        late = connection.execute(_LATE_TIMERS, {"now": now, "late_since": now - LATE}).scalar_one()
        return Figures(tables, letters, oldest, late)

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
