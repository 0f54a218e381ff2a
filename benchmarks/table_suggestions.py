"""Measures the processor time of a key press while a table is being named.

``python -m benchmarks.table_suggestions``. A thousand tables are in one channel; the person who
types sits at none of them, at three, or at fifty.
"""

import asyncio
import time
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

from sqlalchemy import create_engine, select, update

from benchmarks.rig.figures import note
from benchmarks.rig.measures import share_below
from benchmarks.rig.multiplying import multiply, person_at, place_of
from bot import RealTime, SystemEntropy
from catalog import CATALOG
from cogs.interaction.replies import Replies
from cogs.interaction.table_finder import TableFinder
from i18n import Translator
from storage.rows.schema import game_table, seat
from storage.store import open_store
from tables.service import TableService
from workers.posts.guided_play_checks import Guide

_TABLES = 1_000
_KEYS = 60


def typing(tables: int) -> Any:
    """Return an interaction of a person in that channel who sits at ``tables`` tables."""
    person = person_at(_TABLES + tables, 0)
    return SimpleNamespace(
        user=SimpleNamespace(id=person.id, display_name=person.name),
        channel_id=place_of(0),
        guild_id=None,
        locale="en-GB",
        created_at=datetime.now(UTC),
        namespace=SimpleNamespace(),
    )


def gather(url: str, busy: int) -> None:
    """Move all tables to one channel, and seat one person at ``busy`` of them."""
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(update(game_table).values(place_id=place_of(0)))
        first = select(game_table.c.id).order_by(game_table.c.id).limit(busy)
        taken = update(seat).where(seat.c.table_id.in_(first), seat.c.seat == 0)
        connection.execute(taken.values(player_id=person_at(_TABLES + busy, 0).id))
    engine.dispose()


async def measure(url: str, busy: int) -> None:
    """Print the rows of a person who sits at ``busy`` of the tables."""
    store = await open_store(url)
    games = {key: entry.game for key, entry in CATALOG.items()}
    service = TableService(store, games, RealTime(), SystemEntropy(), lambda: None)
    finding = TableFinder(Replies(service, Guide(CATALOG), Translator()))
    asking = typing(busy)
    for typed in ("", "n000", "person 20000007"):
        took = []
        for _ in range(_KEYS):
            start = time.process_time()
            await finding.suggest_tables(asking, typed)
            took.append(1_000 * (time.process_time() - start))
        least, median = min(took), share_below(took, 50)
        print(f"| {busy} | {typed!r} | {least:.1f} | {median:.1f} |", flush=True)
        name = f"a key among 1,000 tables, {busy} of one's own, after {typed!r}"
        note(f"{name}: least", least, "ms")
    await store.close()


def main() -> None:
    """Measure in temporary folders."""
    print("| of one's own | typed so far | least ms | p50 ms |")
    print("| ---: | --- | ---: | ---: |")
    for busy in (0, 3, 50):
        with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
            url = multiply(Path(folder), _TABLES)
            gather(url, busy)
            asyncio.run(measure(url, busy))


if __name__ == "__main__":
    main()
