"""A typed move with its letters asks the store seldom."""

from pathlib import Path

from benchmarks.rig.store_visits import counted_visits
from benchmarks.rig.tables import begin_ruta
from playroom.server import SimulatedServer
from sandbox import make_tavolo

MOST_VISITS = 12
"""Transactions of a move: two before the rules run, and those of the answer and three letters."""


async def test_a_typed_move_visits_the_store_at_most_twelve_times(tmp_path: Path) -> None:
    server = await SimulatedServer.open(make_tavolo, tmp_path, settle_timeout=60)
    try:
        host, guest, *_ = server.members.values()
        code, *players = await begin_ruta(server, host, guest)
        for mover in (*players, *players):
            with counted_visits() as visits:
                await mover.slash(server.channels["games"], "ruta draw", card="pile", table=code)
            assert 0 < visits.visits <= MOST_VISITS, visits.transactions
    finally:
        await server.close()
