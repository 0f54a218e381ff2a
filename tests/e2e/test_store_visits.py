"""A typed move with its letters asks the store seldom."""

from pathlib import Path

from playroom.server import SimulatedServer
from sandbox import make_tavolo
from tests.e2e.begun_ruta import begin_ruta
from tests.e2e.store_visits import counted_visits

MOST_VISITS = 12
"""Visits of a move: two before the rules run, and those of the answer and three letters."""

MOST_VISITS_LOOKING_BACK = 4
"""Transactions of a command that shows a moment of a table's past."""


async def test_a_typed_move_visits_the_store_at_most_twelve_times(tmp_path: Path) -> None:
    server = await SimulatedServer.open(make_tavolo, tmp_path, settle_timeout=60)
    try:
        host, guest, *_ = server.members.values()
        code, *players = await begin_ruta(server, host, guest)
        for mover in (*players, *players):
            with counted_visits() as visits:
                await mover.slash(
                    server.channels["games"], "ruta play", move="draw pile", table=code
                )
            assert 0 < visits.visits <= MOST_VISITS, visits.transactions
    finally:
        await server.close()


async def test_the_history_of_a_table_named_in_full_looks_for_no_other(tmp_path: Path) -> None:
    server = await SimulatedServer.open(make_tavolo, tmp_path, settle_timeout=60)
    try:
        host, guest, *_ = server.members.values()
        code, player, *_ = await begin_ruta(server, host, guest)
        with counted_visits() as visits:
            await player.slash(server.channels["games"], "table history", table=code)
        assert 0 < visits.visits <= MOST_VISITS_LOOKING_BACK, visits.transactions
    finally:
        await server.close()
