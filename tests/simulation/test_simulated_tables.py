"""Eighty tables with random people and many failures: every law holds.

``make simulate`` plays a thousand, and the games of the product.
"""

import logging

import pytest

from model.table import Status
from tests.simulation.world import World

pytestmark = pytest.mark.long

WORLDS = 9
"""Of about nine tables each."""

KNAVES = (1, 2, 4, 6)
"""Worlds in which colluders, farmers, loopers and freezers try all that is bounded."""


@pytest.mark.parametrize("seed", KNAVES)
async def test_every_law_holds_among_colluders_farmers_loopers_and_freezers(
    seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    world = World(seed, with_knaves=True)
    await world.live()
    assert caplog.records == [], "the house never stumbles"
    assert not any(table.status is Status.PLAYING for table in world.known.tables.values())


@pytest.mark.parametrize("seed", range(WORLDS))
async def test_every_law_holds_at_every_table(seed: int, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    world = World(seed)
    await world.live()
    assert caplog.records == [], "the house never stumbles"
    assert any(table.moves for table in world.known.tables.values())
