"""A test leaves nothing of its bot and its simulated Discord in memory."""

import gc

import pytest

import bot
from playroom.server import SimulatedServer
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import begin


@pytest.mark.parametrize("run", range(3))
async def test_after_three_runs_only_the_present_bot_lives(run: int, house: House) -> None:
    await begin(house, "ada", "bruno")
    living = [each for each in gc.get_objects() if isinstance(each, bot.Tavolo | SimulatedServer)]
    assert len(living) == 2, f"after run {run} one bot and one server live"
