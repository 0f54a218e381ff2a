"""Measures a move's cost on disk: SQLite in a file, through the real service and store.

``python -m benchmarks.storage``. Every write is flushed to disk (``synchronous=FULL``).
"""

import asyncio
import time
from collections.abc import Awaitable
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.rig.figures import note, note_spread
from benchmarks.rig.filling import Filler, Seated, filler
from core.game import Seat
from games.ruta.moves import DrawPile
from games.ruta.notation import notate
from model.commands import Play
from storage.transaction.transaction import Transaction

_TABLES = 50
_MOVES_A_TABLE = 10


async def took(work: Awaitable[object]) -> float:
    """Return the seconds this takes."""
    start = time.perf_counter()
    await work
    return time.perf_counter() - start


async def draw(filling: Filler, table: Seated, number: int) -> object:
    """Make the move of this number at a table where everybody draws from the pile."""
    person = table.people[Seat((table.begins + number) % 2)]
    return await filling.service.carry_out(
        filling.request(), table.code, Play(person, notate(DrawPile()), None)
    )


def _smallest(transaction: Transaction) -> None:
    transaction.timers.mark_alive(1)


async def measure(folder: Path) -> None:
    """Print the figures."""
    async with filler(folder) as filling:
        tables = [await filling.begin(number) for number in range(_TABLES)]
        await filling.forget_letters()
        moves = [
            await took(draw(filling, table, number))
            for number in range(_MOVES_A_TABLE)
            for table in tables
        ]
        looks = [
            await took(filling.service.queries.look(t.code, t.people[0].id)) for t in tables * 4
        ]
        commits = [await took(filling.store.transact(_smallest)) for _ in range(200)]
        megabytes = sum(file.stat().st_size for file in folder.iterdir()) / 1e6  # noqa: ASYNC240
    note_spread("a move on disk", moves)
    note_spread("the smallest commit", commits)
    note_spread("a look on disk", looks)
    note("the file after 500 moves, all letters unsent", megabytes, "MB")


def main() -> None:
    """Measure in a temporary folder."""
    with TemporaryDirectory(prefix="tavolo-benchmark-") as folder:
        asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    main()
