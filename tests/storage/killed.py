"""A process that plays moves, says which are accepted, and dies when it is told to.

Run as ``python -m tests.storage.killed URL POINT COUNT``: it exits without any tidying at the
``COUNT``-th time that it reaches ``POINT``; at POINT "never" it plays until somebody kills it.
``early`` as fourth word makes the mutant that answers before the commit.
"""

import asyncio
import os
import sys
from collections.abc import Callable
from hashlib import sha256

from storage.database import AtPoint, Failpoint
from storage.store import SqlStore, open_store
from tables.model import RequestId, Table, TableCode
from tables.ports import Transaction
from tests.storage.sample_rows import NOON, changed, event, lobby, move, post, timer

CODES = ("AAAA", "BBBB", "CCCC")
MOST_MOVES = 5_000
DIED = 41


def state_after(state: bytes, request: int) -> bytes:
    """The rules of the smallest game: a chain in which nothing can be left out or swapped."""
    return sha256(state + request.to_bytes(8, "big")).hexdigest().encode()


def playing(code: TableCode, request: RequestId) -> Callable[[Transaction], Table]:
    """Work that makes one move with all that belongs to it."""

    def work(tx: Transaction) -> Table:
        before = tx.table(code)
        if before is None:
            before = tx.add_table(lobby(code, state=b""))
        assert before is not None
        assert before.state is not None
        after = changed(
            before,
            version=before.version + 1,
            moves=before.moves + 1,
            state=state_after(before.state, request),
        )
        tx.save_table(after, before.version)
        tx.append_move(after.id, move(after.moves, request))
        tx.append_events(after.id, [event(after.moves, 0)])
        tx.set_timers(after.id, [timer(after.id, asked=after.version)])
        tx.put_letters([post(after, str(after.moves))], NOON)
        return after

    return work


def announce(code: TableCode, request: RequestId) -> None:
    """Tell whoever listens that a move is accepted."""
    sys.stdout.write(f"{code} {request}\n")
    sys.stdout.flush()


async def play(store: SqlStore, table: int, answer_early: bool) -> None:
    """Move after move at one table, each announced once it is accepted."""
    code = TableCode(CODES[table])
    for n in range(MOST_MOVES):
        request = RequestId(n * len(CODES) + table + 1)
        if answer_early:
            announce(code, request)
        await store.transact(playing(code, request))
        if not answer_early:
            announce(code, request)


def dying_at(point: str, count: int) -> AtPoint:
    """Lets the process die at the ``count``-th time at this point."""
    reached = 0

    def at_point(here: Failpoint) -> None:
        nonlocal reached
        reached += here == point
        if reached == count:
            os._exit(DIED)

    return at_point


async def main(url: str, point: str, count: str, *mutant: str) -> None:
    """Play at all tables at once."""
    store = await open_store(url, dying_at(point, int(count)))
    async with asyncio.TaskGroup() as players:
        for table in range(len(CODES)):
            players.create_task(play(store, table, "early" in mutant))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
