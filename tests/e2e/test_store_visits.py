"""A typed move with its letters asks the store seldom."""

from pathlib import Path

import pytest

from bot import Tavolo
from playroom.server import AnyBot, SimulatedServer
from sandbox import make_tavolo
from settings import Settings
from tests.e2e.begun_ruta import begin_ruta
from tests.e2e.round_trips import counted_round_trips
from tests.e2e.store_visits import counted_visits
from tests.storage.new_stores import postgresql_binaries, postgresql_server
from workers.post_model import HouseTime

MOST_VISITS = 12
"""Visits of a move: two before the rules run, and those of the answer and three letters."""

MOST_VISITS_LOOKING_BACK = 4
"""Transactions of a command that shows a moment of a table's past."""

MOST_ROUND_TRIPS = 60
"""Requests to a PostgreSQL server that a move with its letters waits for, BEGIN and COMMIT too."""

COLD_MOVES = 8
"""Moves in which each connection to the server is opened and learns the types it reads."""


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


@pytest.mark.long
async def test_a_typed_move_makes_at_most_sixty_round_trips_to_postgresql(tmp_path: Path) -> None:
    """Counted on the wire. Statements are prepared once for each connection: that is left out."""
    binaries = postgresql_binaries()
    if binaries is None:
        pytest.skip("PostgreSQL's initdb is not installed here")
    with postgresql_server(binaries) as running:
        async with counted_round_trips(running.url, tmp_path) as (url, trips):

            async def on_postgresql(time: HouseTime, _folder: Path) -> AnyBot:
                return Tavolo(Settings(database_url=url.render_as_string()), time)

            server = await SimulatedServer.open(on_postgresql, tmp_path, settle_timeout=60)
            try:
                host, guest, *_ = server.members.values()
                code, *players = await begin_ruta(server, host, guest)
                counted = []
                for number in range(2 * COLD_MOVES):
                    trips.clear()
                    mover, place = players[number % 2], server.channels["games"]
                    await mover.slash(place, "ruta play", move="draw pile", table=code)
                    counted.append(trips.answered)
            finally:
                await server.close()
    assert all(0 < count <= MOST_ROUND_TRIPS for count in counted[COLD_MOVES:]), counted
